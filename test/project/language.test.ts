import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['src', 'adapters', 'assembly', 'bench', 'examples', 'scripts', 'test']
const FIRST_WORD = /\/\*\*\s*(?:\*\s*)?(?:What|Who|Whoever|Where|How)\b.*/g
/** A few read well, such as a question that is the heading of a table. */
const LIMIT = 15

function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  )
}

test('doc comments begin with a verb or the noun of the field, not with a relative clause', () => {
  const found = sources().flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(FIRST_WORD)].map(([text]) => `${file}: ${text.replaceAll(/\s+/g, ' ')}`),
  )
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(LIMIT)
})

/** Words for persons and for what they hear: the pool rejects, the node emits, the data is untrusted. */
const PERSONS = /\b(?:told|nobody|somebody|whoever|strangers?)\b/i
const PUBLISHED = /^(?:src|adapters|assembly)\b(?!.*registry\/tables)/

test('sources say what a part does, not whom it tells', () => {
  const found = sources()
    .filter((file) => PUBLISHED.test(file))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (PERSONS.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    )
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(LIMIT)
})
