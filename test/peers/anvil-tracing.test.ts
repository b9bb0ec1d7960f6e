import { readFileSync } from 'node:fs'
import type { Json } from 'evmbed'
import { describe, expect, test } from 'vitest'
import { anvilProgram } from './anvil.js'
import { differenceRows, KNOWN_DIFFERENCES, type KnownDifference } from './anvil-differences.js'
import { type Deviation, deviations, matches } from './comparison.js'
import { playFrames } from './frames.js'
import { answersOf } from './questions.js'

const program = anvilProgram()
if (!program) console.info(`peers: agreement with anvil is skipped, npm has no anvil for ${process.platform} on ${process.arch}`)

const differences = KNOWN_DIFFERENCES.map((difference) => ({ ...difference, pattern: difference.at.split('/') }))

function isKnown({ ours, theirs }: KnownDifference, found: Deviation): boolean {
  const says = (words: RegExp | undefined, value: Json | undefined) => words === undefined || words.test(`${JSON.stringify(value)}`)
  return says(ours, found.ours) && says(theirs, found.theirs)
}

test.runIf(process.platform === 'linux' && process.arch === 'x64')('finds anvil where the project is tested', () => {
  expect(program).toBeDefined()
})

describe.skipIf(!program)('traces of the same transactions', () => {
  test('match those of anvil except for the listed differences, all of which occur', { timeout: 300_000 }, async () => {
    const nodes = await playFrames(program ?? '')
    const unmet = new Set(differences)
    const unexpected: Record<string, { ours: Json | undefined; theirs: Json | undefined }> = {}
    try {
      for await (const { question, about, ours, theirs } of answersOf(nodes)) {
        const own = differences.filter(({ pattern }) => pattern[0] === question)
        let repaired = theirs
        for (const difference of own) {
          const before = repaired
          repaired = difference.repair?.(before) ?? before
          if (deviations(before, repaired).length > 0) unmet.delete(difference)
        }
        for (const found of deviations(ours, repaired)) {
          const place = [question, about, ...found.path]
          const known = own.filter((difference) => !difference.repair && matches(difference.pattern, place) && isKnown(difference, found))
          for (const difference of known) unmet.delete(difference)
          if (known.length === 0) unexpected[place.join('/')] = { ours: found.ours, theirs: found.theirs }
        }
      }
    } finally {
      await nodes.close()
    }
    expect(unexpected).toEqual({})
    expect([...unmet].map(({ at }) => at)).toEqual([])
  })
})

test('lists every difference in the documents', () => {
  const rows = readFileSync('docs/tracing.md', 'utf8').split('\n')
  expect(differenceRows().filter((row) => !rows.includes(row))).toEqual([])
})
