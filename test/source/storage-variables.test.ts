/** State variables by name, read from the storage of a real contract. */
import { readFileSync } from 'node:fs'
import { getAddress, type Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { createNode } from '../../src/index.js'
import type { JsonObject } from '../../src/primitives/json.js'
import { layoutOf, layoutSource } from '../../src/source/layout-source.js'
import { hashedSlot, StorageKeys } from '../../src/source/storage-keys.js'
import { readStorageLayout } from '../../src/source/storage-layout.js'
import { StorageVariables } from '../../src/source/storage-variables.js'
import type { Variable } from '../../src/source/variable.js'
import { UnknownVariable } from '../../src/source/variable-path.js'
import { availableCompilers } from '../contracts/solc.js'
import { type Build, buildOf, modesOf } from './positions.js'

const FILE = 'contracts/Variables.sol'
const ONE = getAddress('0x000000000000000000000000000000000000aaaa')
const OTHER = getAddress('0x000000000000000000000000000000000000bbbb')
const THIRD = getAddress('0x000000000000000000000000000000000000cccc')
const newest = availableCompilers().at(-1)!
const mode = modesOf(newest.version)[0]!

interface Compiled extends JsonObject {
  readonly evm: { readonly bytecode: { readonly object: string } }
}

let build: Build
let contract: Compiled
/** Storage of the contract, by slot. */
const storage = new Map<bigint, bigint>()
const read = (slot: bigint) => storage.get(slot) ?? 0n
let sender: Hex

beforeAll(async () => {
  const source = readFileSync(new URL('Variables.sol', import.meta.url), 'utf8')
  build = buildOf(newest, mode, { [FILE]: source }, ['storageLayout', 'transientStorageLayout'])
  contract = (build.output.contracts as unknown as Record<string, Record<string, Compiled>>)[FILE]!.Variables!
  const node = await createNode()
  sender = node.accounts[0]!.address
  const hash = await node.request('eth_sendTransaction', [{ from: sender, gas: '0x989680', data: `0x${contract.evm.bytecode.object}` }])
  const trace = (await node.call('debug_traceTransaction', [hash, { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }])) as {
    post: Record<string, { storage?: Record<Hex, Hex> }>
  }
  const { contractAddress } = (await node.request('eth_getTransactionReceipt', [hash]))!
  for (const [slot, value] of Object.entries(trace.post[contractAddress!]!.storage!)) storage.set(BigInt(slot), BigInt(value))
  await node.close()
})

const layout = () => layoutOf(layoutSource(contract, build.output.sources as JsonObject)!)
const variables = (keys?: StorageKeys) => new StorageVariables(layout(), keys)

/** Values without their places. */
function plain({ value, members, name }: Variable): unknown {
  if (!members) return value
  return name.startsWith('[') || members.length === 0 || !members[0]!.name.startsWith('[')
    ? Object.fromEntries(members.map((inner) => [inner.name, plain(inner)]))
    : members.map(plain)
}

describe('variables of a contract', () => {
  it('have the values that its constructor has written', () => {
    const all = variables().all(read)
    const byName = Object.fromEntries(all.map((variable) => [variable.name, variable]))
    expect(Object.keys(byName)).toEqual([
      'Root.hidden',
      'isOpen',
      'Variables.hidden',
      'state',
      'level',
      'price',
      'tag',
      'asset',
      'beneficiary',
      'negative',
      'word',
      'small',
      'list',
      'grid',
      'short',
      'long',
      'data',
      'blobs',
      'states',
      'account',
      'accounts',
      'balances',
      'nested',
      'names',
      'byTag',
      'signed',
      'flags',
      'byState',
      'byPrice',
      'deep',
      'callback',
    ])
    const value = (name: string) => byName[name]!.value
    expect([value('Root.hidden'), value('isOpen'), value('Variables.hidden')]).toEqual([7n, true, 8n])
    expect([value('state'), value('level'), value('price'), value('tag')]).toEqual(['Running', 'High', 12345n, '0x11223344'])
    expect([value('asset'), value('beneficiary')]).toEqual([`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`])
    expect([value('negative'), value('word')]).toEqual([-300n, '0x0102030405'])
    expect([value('short'), value('long'), value('data')]).toEqual([
      'short',
      'a text that is longer than one slot of storage, and then some',
      '0x00ff10',
    ])
    expect(plain(byName.small!)).toEqual(Array.from({ length: 32 }, (_, index) => BigInt(index + 1)))
    expect(byName.small!.count).toBe(40n)
    expect(plain(byName.list!)).toEqual(Array.from({ length: 32 }, (_, index) => BigInt(index) * 1000n))
    expect(byName.list!.count).toBe(50n)
    expect(plain(byName.grid!)).toEqual([
      { '[0]': 0n, '[1]': 0n },
      { '[0]': 0n, '[1]': 0n },
      { '[0]': 0n, '[1]': 21n },
    ])
    expect(plain(byName.states!)).toEqual(['Done', 'Idle'])
    expect(byName.blobs!.members!.map(({ value, count }) => [value, count])).toEqual([
      ['0xaa', 1n],
      [`0x${Buffer.from('a blob that is longer than one slot of storage, as this is').toString('hex')}`, 58n],
    ])
    expect(plain(byName.account!)).toEqual({
      kind: 3n,
      owner: sender,
      pair: [0n, 5n],
      allowed: {},
      points: [{ x: -1n, y: 2n }],
      children: [{ kind: 0n, owner: `0x${'00'.repeat(20)}`, pair: [0n, 0n], allowed: {}, points: [{ x: 8n, y: 9n }], children: {} }],
    })
  })

  it('have texts on one line', () => {
    const texts = ['state', 'negative', 'short', 'data', 'small', 'grid', 'asset', 'balances'].map(
      (name) => variables().at(name, read).text,
    )
    expect(texts).toMatchInlineSnapshot(`
      [
        "Running",
        "-300",
        ""short"",
        "0x00ff10",
        "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, … 40 in all]",
        "[[0, 0], [0, 0], [0, 21]]",
        "0x1111111111111111111111111111111111111111",
        "{…}",
      ]
    `)
  })

  it.each([
    ['Root.hidden', 7n],
    ['Variables.hidden', 8n],
    ['small[39]', 40n],
    ['list[49]', 49_000n],
    ['list.length', 50n],
    ['grid[2][1]', 21n],
    ['account.pair[1]', 5n],
    ['account.points[0].x', -1n],
    ['account.children[0].points[0].y', 9n],
    ['accounts[1].kind', 4n],
    ['balances[0x000000000000000000000000000000000000aaaa]', 1000n],
    ['nested[0x000000000000000000000000000000000000bbbb][7].x', -5n],
    ['names["a]\\"b"]', true],
    ['names[other]', false],
    ['byTag[0xdeadbeef]', -9n],
    ['signed[-3]', 33n],
    ['flags[true]', 44n],
    ['byState[Done]', 55n],
    ['byState[State.Done]', 55n],
    ['byState[2]', 55n],
    ['byPrice[6][1]', 67n],
    ['deep[0x6b6579].allowed[0x000000000000000000000000000000000000cccc]', 77n],
  ])('%s is %s', (path, value) => {
    const found = variables().at(path, read)
    expect(found.value).toBe(value)
    // Its own path leads there again.
    expect(variables().at(found.path, read)).toEqual(found)
  })

  it.each([
    'none',
    ' ',
    'list[50]',
    'list[-1]',
    'list.size',
    'list[',
    'state.x',
    'state[0]',
    'balances[0x12]',
    'signed[200]',
    'byState[Lost]',
    'flags[2]',
    'account..kind',
    'account kind',
    '[0]',
    'names["]',
  ])('refuses the path %s', (path) => {
    expect(() => variables().at(path, read)).toThrowError(UnknownVariable)
  })

  it('refuses paths without an end', () => {
    expect(() => variables().at(`grid${'[0]'.repeat(100)}`, read)).toThrowErrorMatchingInlineSnapshot(
      `[UnknownVariable: a path has at most 64 parts]`,
    )
    expect(() => variables().at('x'.repeat(5000), read)).toThrowErrorMatchingInlineSnapshot(
      `[UnknownVariable: a path has at most 4096 characters, got 5000]`,
    )
  })

  it('says which variables there are', () => {
    expect(() => variables().at('blances', read)).toThrowErrorMatchingInlineSnapshot(
      `[UnknownVariable: there is no variable "blances": there are Root.hidden, isOpen, Variables.hidden, state, level, price, tag, asset, beneficiary, negative, word, small, …]`,
    )
    expect(() => variables().at('signed[200]', read)).toThrowErrorMatchingInlineSnapshot(
      `[UnknownVariable: expected a int8 as a key of signed, got "200"]`,
    )
  })
})

describe('keys', () => {
  const word = (value: bigint) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex')

  it('that were hashed are shown with their mapping', () => {
    const keys = new StorageKeys()
    const slot = variables().place('balances', read).slot
    keys.add(Buffer.concat([word(0xaaaan), word(slot)]))
    // No address: something else was hashed with this number.
    keys.add(Buffer.concat([word(1n << 200n), word(slot)]))
    const { members, text } = variables(keys).at('balances', read)
    expect(members!.map(({ path, value }) => [path, value])).toEqual([[`balances[${ONE}]`, 1000n]])
    expect(text).toBe(`{${ONE}: 1000}`)
  })

  it('lead from slots to paths, and back', () => {
    const paths = [
      'small[3]',
      'grid[2][0]',
      'list[49]',
      'accounts[1].kind',
      'account.points[0].x',
      'account.children[0].points[0].y',
      `balances[${ONE}]`,
      `nested[${OTHER}][7].y`,
      'names["a]\\"b"]',
      'byPrice[6][1]',
      `deep[0x6b6579].allowed[${THIRD}]`,
    ]
    const keys = new StorageKeys()
    // As a run hashes them.
    const containers: [string, Uint8Array][] = [
      ['balances', word(0xaaaan)],
      ['nested', word(0xbbbbn)],
      ['nested[0x000000000000000000000000000000000000bbbb]', word(7n)],
      ['names', Buffer.from('a]"b')],
      ['byPrice', word(6n)],
      ['byPrice[6]', new Uint8Array()],
      ['deep', Buffer.from('key')],
      ['deep[0x6b6579].allowed', word(0xccccn)],
      ['account.children[0].points', new Uint8Array()],
    ]
    for (const [path, key] of containers) keys.add(Buffer.concat([key, word(variables().place(path, read).slot)]))
    for (const path of paths) {
      const { slot, offset } = variables().place(path, read)
      const found = variables(keys).placesIn(slot)
      expect(found.map((place) => place.path)).toContain(path)
      expect(found.find((place) => place.path === path)!.offset).toBe(offset)
    }
    expect(
      variables(keys)
        .placesIn(variables().place('long', read).slot)
        .map(({ path }) => path),
    ).toEqual(['long'])
    const text = hashedSlot(new Uint8Array(), variables().place('long', read).slot)
    expect(
      variables(keys)
        .placesIn(text + 1n)
        .map(({ path }) => path),
    ).toEqual(['long[32..64]'])
    expect(variables().placesIn(hashedSlot(word(0xaaaan), variables().place('balances', read).slot))).toEqual([])
    expect(variables(keys).placesIn((1n << 256n) - 1n)).toEqual([])
  })
})

it('has transient variables', () => {
  const transient = new StorageVariables(layout(), new StorageKeys(), 'transient')
  const values = new Map([[0n, 1n]])
  expect(transient.all((slot) => values.get(slot) ?? 0n).map(({ name, value }) => [name, value])).toEqual([
    ['lock', 1n],
    ['caller', `0x${'00'.repeat(20)}`],
  ])
})

it('reads enums as numbers, and types made of others as bytes, without a syntax tree', () => {
  const bare = new StorageVariables(readStorageLayout(contract))
  expect([bare.at('state', read).value, bare.at('price', read).value]).toEqual([1n, '0x00000000000000000000000000003039'])
  expect(() => bare.at('byPrice[6]', read)).toThrowErrorMatchingInlineSnapshot(
    `[UnknownVariable: expected 32 bytes of hex as a key of byPrice, got "6"]`,
  )
})

it('reads what is no length of a text as a problem', () => {
  const { slot } = variables().place('short', read)
  expect(variables().at('short', (at) => (at === slot ? 3n : read(at)))).toMatchObject({ value: undefined, text: '?' })
  // Lengths that no one has paid for are not read.
  const huge = (1n << 255n) - 1n
  const long = variables().at('long', () => huge)
  expect([long.count, (long.value as string).length <= 1024]).toEqual([huge >> 1n, true])
  expect(variables().at('list', () => huge).members).toHaveLength(32)
  expect(variables().all(() => huge).length).toBe(31)
})

describe('layouts', () => {
  it('that are missing say which setting makes them', () => {
    const { problem, transientProblem } = readStorageLayout({})
    expect([problem, transientProblem]).toMatchInlineSnapshot(`
      [
        "the artifact has no storageLayout: add 'storageLayout' to the outputSelection of the compiler, in Foundry to extra_output, and compile again",
        "the artifact has no transientStorageLayout: add 'transientStorageLayout' to the outputSelection of the compiler, in Foundry to extra_output, and compile again",
      ]
    `)
  })

  it('without variables have no problem', () => {
    const { problem, variables: none } = readStorageLayout({ storageLayout: { storage: [], types: null } })
    expect([problem, none]).toEqual([undefined, []])
  })

  it.each([
    ['a text', 'text'],
    ['no list', { storage: {}, types: {} }],
    ['no type', { storage: [{ label: 'a', type: 't_a', slot: '0', offset: 0 }], types: {} }],
    ['a slot of letters', { storage: [{ label: 'a', type: 't_a', slot: 'x', offset: 0 }], types: {} }],
    [
      'a struct in itself',
      {
        storage: [{ label: 'a', type: 't_a', slot: '0', offset: 0 }],
        types: {
          t_a: {
            encoding: 'inplace',
            label: 'struct A',
            numberOfBytes: '32',
            members: [{ label: 'a', type: 't_a', slot: '0', offset: 0 }],
          },
        },
      },
    ],
    [
      'items without bytes',
      {
        storage: [{ label: 'a', type: 't_a', slot: '0', offset: 0 }],
        types: {
          t_a: { encoding: 'dynamic_array', label: 'A[]', numberOfBytes: '32', base: 't_b' },
          t_b: { encoding: 'inplace', label: 'struct B', numberOfBytes: '0', members: [] },
        },
      },
    ],
  ])('that are damaged have one reason: %s', (_, storageLayout) => {
    const { problem, variables: none } = readStorageLayout({ storageLayout } as JsonObject)
    expect(none).toEqual([])
    expect(problem).toMatch(/^the storageLayout is damaged: [^\n]{1,200}$/)
  })

  it('that are changed at random never throw', () => {
    const text = JSON.stringify(contract.storageLayout)
    let seed = 1
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
      return (seed >> 8) % below
    }
    let readable = 0
    for (let round = 0; round < 300; round++) {
      const values = [null, -1, '', '99999999999999999999', 'inplace', 't_bool', 't_string_storage', [], {}, 1e300, '__proto__', '18']
      let left = random(400)
      const changed = JSON.parse(text, (_, value: unknown) => (left-- === 0 ? values[random(values.length)] : value)) as unknown
      const damaged = readStorageLayout({ storageLayout: changed } as JsonObject)
      if (damaged.problem === undefined) {
        readable++
        const some = new StorageVariables(damaged)
        expect(some.all(read).length).toBe(damaged.variables.length)
        for (const { slot } of damaged.variables) some.placesIn(slot)
      } else expect(damaged.variables).toEqual([])
    }
    expect(readable).toBeGreaterThan(15)
    expect(readable).toBeLessThan(285)
  })
})
