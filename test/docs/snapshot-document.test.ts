/** The snapshot document of docs/routes.md: its example is one, and its tables name every member that is read. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BRIDGES } from '../../src/planner/bridges/bridges.js'
import { parseSnapshot } from '../../src/planner/document/parse-snapshot.js'
import { POOL_TYPES } from '../../src/planner/pools/types.js'

const guide = readFileSync('docs/routes.md', 'utf8')
const section = guide.slice(guide.indexOf('### A document\n'), guide.indexOf('### The bundled registry\n'))
const readers = ['document', 'pools'].flatMap((folder) =>
  readdirSync(`src/planner/${folder}`).map((name) => readFileSync(`src/planner/${folder}/${name}`, 'utf8')),
)

it('has an example that is read', () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(section) ?? []
  const { chains, pools, assets } = parseSnapshot(JSON.parse(example))
  expect([chains.length, assets.length, pools.length]).toEqual([2, 3, 1])
})

it('names every type of pool and every member that is read', () => {
  const members = readers.flatMap((text) =>
    [...text.matchAll(/(?:member|entries|completedEntries)\('([a-z_0-9]+)'/g)].map(([, name = '']) => name),
  )
  const wanted = new Set([...POOL_TYPES.map(({ name }) => name), ...members])
  expect(wanted.size).toBeGreaterThan(60)
  expect([...wanted].filter((name) => !section.includes(`\`${name}\``) && !section.includes(`"${name}"`))).toEqual([])
})

it('names in the table of facts what bridges read from a document', () => {
  const facts = new Set(BRIDGES.flatMap(({ details }): readonly string[] => details))
  expect([...facts].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})
