/** Values in call data whose types are those of a constructed syntax tree. */
import { expect, it } from 'vitest'
import type { JsonObject } from '../../src/primitives/json.js'
import { type FindDefinition, typeOfDeclaration } from '../../src/source/local-types.js'
import { LocalValues } from '../../src/source/local-values.js'
import type { SyntaxNode } from '../../src/source/syntax.js'

function nodeOf(type: string, json: JsonObject): SyntaxNode {
  return { type, id: undefined, name: undefined, start: 0, end: 0, parent: undefined, children: [], json: { nodeType: type, ...json } }
}

const NUMBER = { nodeType: 'ElementaryTypeName', typeDescriptions: { typeString: 'uint256' } }
const structNamed = (id: number) => ({
  nodeType: 'UserDefinedTypeName',
  referencedDeclaration: id,
  typeDescriptions: { typeString: `struct S${id}` },
})

function definitionsOf(structs: readonly Readonly<Record<string, JsonObject>>[]): FindDefinition {
  const nodes = structs.map((members) =>
    nodeOf('StructDefinition', {
      members: Object.entries(members).map(([name, typeName]) => ({ nodeType: 'VariableDeclaration', name, typeName })),
    }),
  )
  return (id) => {
    const node = nodes[id]
    return node && { node }
  }
}

const read = (bytes: Uint8Array, find: FindDefinition, id: number, path: readonly string[]) =>
  new LocalValues(bytes, 'calldata').read(
    'given',
    typeOfDeclaration(nodeOf('VariableDeclaration', { typeName: structNamed(id) }), find),
    [0n],
    path.map((name) => ({ kind: 'name', name })),
  )

it('reads structs in structs, each twice in the next one', () => {
  const depth = 34
  const inner = Array.from({ length: depth }, (_, id) => ({ a: structNamed(id), b: structNamed(id) }))
  const find = definitionsOf([{ x: NUMBER }, ...inner])
  const bytes = new Uint8Array(256)
  // The first is at the beginning, the second behind it, and `b` of the struct around both behind them.
  for (const [index, value] of [5, 6, 7].entries()) bytes[32 * index + 31] = value
  const first = Array.from({ length: depth - 2 }, () => 'a')
  expect(read(bytes, find, depth, [...first, 'a', 'a', 'x']).value).toBe(5n)
  expect(read(bytes, find, depth, [...first, 'a', 'b', 'x']).value).toBe(6n)
  expect(read(bytes, find, depth, [...first, 'b', 'a', 'x']).value).toBe(7n)
  expect(read(bytes, find, depth, ['b', ...first, 'a', 'x']).value).toBe(0n)
})

it('ends at a struct that a damaged syntax tree has put into itself', () => {
  const find = definitionsOf([{ x: NUMBER, again: structNamed(0), more: structNamed(0) }])
  const { members } = read(new Uint8Array(32), find, 0, [])
  expect(members!.map(({ name }) => name)).toEqual(['x', 'again', 'more'])
})
