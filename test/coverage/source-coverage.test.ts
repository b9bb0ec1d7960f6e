import { describe, expect, test } from 'vitest'
import { coverageOf } from '../../src/coverage/source-coverage.js'
import { availableCompilers } from '../contracts/solc.js'
import { modesOf } from '../source/positions.js'
import { countedLines, covered, everything, expectedLines, source } from './counted.js'

const newest = availableCompilers().at(-1)!
const [legacy, optimised, ...viaIR] = modesOf(newest.version)

/** Pairs of counts, by hand and measured, of all items that have code. */
async function pairs(mode: NonNullable<typeof legacy>): Promise<{ place: string; hand: string; counted: string }[]> {
  const counted = countedLines(await covered(newest, mode, everything))
  return [...expectedLines()].flatMap(([number, line]) =>
    (['statements', 'functions', 'branches'] as const).flatMap((kind) => {
      const hand = line[kind].flatMap((text) => text.split(' '))
      const measured = (counted.get(number)?.[kind] ?? []).flatMap((text) => text.split(' '))
      expect(measured.length, `line ${number}, ${kind}`).toBe(hand.length)
      return hand.map((text, i) => ({ place: `line ${number}, ${kind}`, hand: text, counted: measured[i] ?? '' }))
    }),
  )
}

const hasCode = ({ counted, hand }: { counted: string; hand: string }) => counted !== '-' && hand !== '-'
const isHit = (count: string) => Number(count) > 0

describe('coverage of sources', () => {
  test('agrees with a count by hand without the optimizer', async () => {
    const coverage = await covered(newest, legacy!, everything)
    expect(coverage.problems).toEqual([])
    expect(coverage.foreignCodes).toBe(0)
    expect(Object.fromEntries(countedLines(coverage))).toEqual(Object.fromEntries(expectedLines()))
  })

  test('has the same counts with the optimizer, where there is code', async () => {
    const all = await pairs(optimised!)
    const measured = all.filter(hasCode)
    expect(measured.map(({ place, counted }) => [place, counted])).toEqual(measured.map(({ place, hand }) => [place, hand]))
    expect(measured.length).toBeGreaterThan(all.length * 0.8)
  })

  test.each(viaIR)('tells hit from missed with $name, where there is code', async (mode) => {
    const all = await pairs(mode)
    const measured = all.filter(hasCode)
    expect(measured.map(({ place, counted }) => [place, isHit(counted)])).toEqual(measured.map(({ place, hand }) => [place, isHit(hand)]))
    expect(measured.length).toBeGreaterThan(all.length * 0.6)
  })

  test('has missed everything of contracts that no test deploys', async () => {
    const coverage = await covered(newest, legacy!, async () => {})
    const counts = coverage.files.flatMap(({ statements }) => statements.map(({ count }) => count))
    expect(new Set(counts)).toEqual(new Set([0, undefined]))
  })

  test('leaves out files that are not wanted', async () => {
    expect(coverageOf([], [], () => false)).toEqual({ files: [], problems: [], foreignCodes: 0 })
    expect(source).toContain('contract NeverDeployed')
  })
})
