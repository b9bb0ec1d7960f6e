import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Names of the exported types of a source. */
const typesIn = (path: string) => [...read(path).matchAll(/^export type (\w+)\b/gm)].map(([, name = '']) => name)

/** Names that an entry exports from files whose path matches. */
const exportedFrom = (entry: string, path: RegExp) =>
  [...read(entry).matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)]
    .filter(([, , from = '']) => path.test(from))
    .flatMap(([, names = '']) => names.match(/\w+(?=,|\s|$)/g) ?? [])

describe('the types of JSON', () => {
  const names = readdirSync(join(ROOT, 'src/wire')).flatMap((file) => typesIn(`src/wire/${file}`))

  test('are exported', () => {
    expect(names.length).toBeGreaterThan(80)
    expect(exportedFrom('src/index.ts', /\/wire\//).toSorted()).toEqual(names.toSorted())
  })

  test('are listed in the documents', () => {
    const document = read('docs/node.md')
    expect(names.filter((name) => !document.includes(`\`${name}\``))).toEqual([])
  })

  test('of the planner are exported by its entry', () => {
    const exported = exportedFrom('adapters/planner/index.ts', /internal-planner/)
    expect(typesIn('src/planner/exchanges.ts').filter((name) => !exported.includes(name))).toEqual([])
  })
})
