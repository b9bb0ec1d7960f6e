import type { Json } from 'evmbed'
import fc from 'fast-check'
import { hashTypedData } from 'viem'
import { describe, expect, test } from 'vitest'
import { signDigest } from '../../src/accounts/signature.js'
import { encodeMessage, encodeType, readTypedData, type TypedDataVersion, typedDataDigest } from '../../src/accounts/typed-data.js'
import { bytesToHex, hexToBytes } from '../../src/primitives/hex.js'

/** The example of EIP-712. */
const MAIL = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Ether Mail', version: '1', chainId: 1, verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC' },
  message: {
    from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
    to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
    contents: 'Hello, Bob!',
  },
} as const

/** keccak256('cow'), as the EIP has it. */
const COW = hexToBytes('0xc85ef7d79691fe79573b1a7064c19c1a9819ebdbd1faaab1a8ec92344438aaf4')

function digest(data: unknown, version: TypedDataVersion = 'v4'): string {
  return bytesToHex(typedDataDigest(readTypedData(data as Json), version))
}

/** Typed data with one member. */
function single(type: string, value: unknown, types: object = {}) {
  return { types: { One: [{ name: 'it', type }], ...types }, primaryType: 'One', domain: {}, message: { it: value } }
}

describe('the example of EIP-712', () => {
  test('computes the digest and the signature of the example of EIP-712, in every version and form', () => {
    const expected = '0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2'
    const { EIP712Domain: _, ...types } = MAIL.types
    expect(digest(MAIL)).toBe(expected)
    expect(digest(MAIL, 'v3')).toBe(expected)
    expect(digest(JSON.stringify(MAIL))).toBe(expected)
    expect(digest({ ...MAIL, types })).toBe(expected)
    expect(bytesToHex(signDigest(hexToBytes(expected), COW))).toBe(
      '0x4355c47d63924e8a72e509b65029052eb6c299d53a04e167c5775fd466751c9d' +
        '07299936d304c153f6443dfa05f40ff007d72911b6f72307f996231605b91562' +
        '1c',
    )
  })

  test('encodes the type of the example of EIP-712', () => {
    expect(encodeType(readTypedData(MAIL).types, 'Mail')).toBe(
      'Mail(Person from,Person to,string contents)Person(string name,address wallet)',
    )
  })
})

test('encodes types that refer to each other in a circle', () => {
  const types = {
    A: [
      { name: 'b', type: 'B' },
      { name: 'n', type: 'uint8' },
    ],
    B: [{ name: 'a', type: 'A[]' }],
  }
  const data = { types, primaryType: 'A', domain: {}, message: { n: 1, b: { a: [{ n: 2 }, { n: 3, b: null }] } } }
  expect(encodeType(readTypedData(data).types, 'A')).toBe('A(B b,uint8 n)B(A[] a)')
  expect(digest(data)).toMatch(/^0x[0-9a-f]{64}$/)
  expect(digest(data)).not.toBe(digest({ ...data, message: { n: 1, b: null } }))
})

test('ends a recursive struct where a member is null or missing', () => {
  const types = {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'mother', type: 'Person' },
    ],
  }
  const family = (end: object) => ({
    types,
    primaryType: 'Person',
    domain: {},
    message: { name: 'Jon', mother: { name: 'Lyanna', ...end } },
  })
  expect(digest(family({ mother: null }))).toBe(digest(family({})))
  expect(() => digest(family({}), 'v3')).toThrow('Person.mother.mother: missing value for Person')
})

test('refuses arrays in version 3', () => {
  const data = single('uint8[2]', [1, 2])
  expect(digest(data)).toMatch(/^0x/)
  expect(() => digest(data, 'v3')).toThrow('arrays are not supported in version 3 of typed data, use eth_signTypedData_v4')
})

test('signs a domain alone', () => {
  const { message: _, ...data } = { ...MAIL, primaryType: 'EIP712Domain' as const }
  expect(digest(data)).toBe(hashTypedData({ ...MAIL, primaryType: 'EIP712Domain', message: undefined } as never))
})

test('computes the digest of viem for random typed data', () => {
  const hex = (length: number) => fc.uint8Array({ minLength: length, maxLength: length }).map(bytesToHex)
  const bigint = (min: bigint, max: bigint) => fc.bigInt({ min, max })
  const message = fc.record({
    flag: fc.boolean(),
    text: fc.string({ unit: 'grapheme' }),
    count: bigint(0n, 2n ** 256n - 1n),
    delta: bigint(-(2n ** 63n), 2n ** 63n - 1n),
    who: hex(20),
    tag: hex(7),
    blob: fc.uint8Array().map(bytesToHex),
    grid: fc.array(fc.tuple(fc.nat(255), fc.nat(255))),
    items: fc.array(fc.record({ id: hex(32), note: fc.string() })),
  })
  const types = {
    Root: [
      { name: 'flag', type: 'bool' },
      { name: 'text', type: 'string' },
      { name: 'count', type: 'uint256' },
      { name: 'delta', type: 'int64' },
      { name: 'who', type: 'address' },
      { name: 'tag', type: 'bytes7' },
      { name: 'blob', type: 'bytes' },
      { name: 'grid', type: 'uint8[2][]' },
      { name: 'items', type: 'Item[]' },
    ],
    Item: [
      { name: 'id', type: 'bytes32' },
      { name: 'note', type: 'string' },
    ],
  } as const
  fc.assert(
    fc.property(message, fc.nat(), (value, chainId) => {
      const data = { types, primaryType: 'Root', domain: { name: 'x', chainId }, message: value } as const
      const wire = JSON.stringify(data, (_name, entry) => (typeof entry === 'bigint' ? entry.toString() : entry))
      expect(digest(wire)).toBe(hashTypedData(data as never))
    }),
    { numRuns: 50 },
  )
})

describe('values at the edges of their types', () => {
  test.each([
    ['uint8', 255],
    ['uint8', '0xff'],
    ['uint8', '255'],
    ['uint8', '0x00ff'],
    ['int8', -128],
    ['int8', '-128'],
    ['int256', (-(2n ** 255n)).toString()],
    ['uint256', (2n ** 256n - 1n).toString()],
    ['uint', 1],
    ['bytes1', '0xff'],
    ['bytes', '0x'],
    ['bytes', '0xABcd'],
    ['uint8[0]', []],
    ['uint8[]', []],
    ['uint8[][1]', [[]]],
  ])('%s takes %j', (type, value) => expect(digest(single(type, value))).toMatch(/^0x[0-9a-f]{64}$/))

  test.each([
    ['uint8', 256, 'One.it: 256 is out of range for uint8'],
    ['uint8', -1, 'One.it: -1 is out of range for uint8'],
    ['int8', 128, 'One.it: 128 is out of range for int8'],
    ['int8', -129, 'One.it: -129 is out of range for int8'],
    ['uint256', (2n ** 256n).toString(), `One.it: ${2n ** 256n} is out of range for uint256`],
    ['uint256', 2 ** 53, 'One.it: 9007199254740992 is no uint256'],
    ['uint256', 1.5, 'One.it: 1.5 is no uint256'],
    ['uint256', '', 'One.it: "" is no uint256'],
    ['uint256', '0x', 'One.it: "0x" is no uint256'],
    ['uint256', '1e3', 'One.it: "1e3" is no uint256'],
    ['uint256', true, 'One.it: true is no uint256'],
    ['uint256', null, 'One.it: null is no uint256'],
    ['uint256', undefined, 'One.it: missing value for uint256'],
    ['uint256', '9'.repeat(1_000_000), `One.it: "${'9'.repeat(79)}… is no uint256`],
    ['bool', 'true', 'One.it: "true" is no bool'],
    ['bool', 1, 'One.it: 1 is no bool'],
    ['address', '0x1234', 'One.it: "0x1234" is no address'],
    ['address', 5, 'One.it: 5 is no address'],
    ['bytes4', '0xffffff', 'One.it: "0xffffff" is no bytes4'],
    ['bytes4', '0xffffffffff', 'One.it: "0xffffffffff" is no bytes4'],
    ['bytes', '0xf', 'One.it: "0xf" is no bytes'],
    ['bytes', 'text', 'One.it: "text" is no bytes'],
    ['string', 5, 'One.it: 5 is no string'],
    ['uint8[2]', [1], 'One.it: expected 2 elements for uint8[2], got 1'],
    ['uint8[]', {}, 'One.it: an object is no uint8[]'],
    ['uint8[]', [1, [2]], 'One.it[1]: a list is no uint8'],
    ['uint8[]', [1, 'x'], 'One.it[1]: "x" is no uint8'],
    ['One', [], 'One.it: a list is no One'],
    ['uint7', 1, 'unknown type uint7'],
    ['uint264', 1, 'unknown type uint264'],
    ['uint08', 1, 'unknown type uint08'],
    ['bytes33', '0x', 'unknown type bytes33'],
    ['bytes0', '0x', 'unknown type bytes0'],
    ['function', '0x', 'unknown type function'],
    ['Missing', {}, 'unknown type Missing'],
    ['Missing[]', [{}], 'unknown type Missing'],
    ['toString', {}, 'unknown type toString'],
  ])('%s refuses %j', (type, value, message) => {
    expect(() => digest(single(type, value))).toThrow(expect.objectContaining({ name: 'InvalidTypedData', code: -32000, message }))
  })
})

describe('untrusted typed data', () => {
  test.each([
    ['domain is undefined', { ...MAIL, domain: undefined }],
    ['domain is undefined', { ...MAIL, domain: null }],
    ['domain is undefined', {}],
    ['domain must be an object', { ...MAIL, domain: [] }],
    ['typed data is not JSON', '{'],
    ['typed data must be an object or its JSON text', '[]'],
    ['typed data must be an object or its JSON text', 'null'],
    ['types must be an object', { ...MAIL, types: [] }],
    ['primaryType must be a string', { ...MAIL, primaryType: undefined }],
    ['primary type Letter is not among the types', { ...MAIL, primaryType: 'Letter' }],
    ['primary type __proto__ is not among the types', { ...MAIL, primaryType: '__proto__' }],
    ['primary type constructor is not among the types', { ...MAIL, primaryType: 'constructor' }],
    ['message must be an object', { ...MAIL, message: undefined }],
    ['type uint256 cannot be defined anew', { ...MAIL, types: { ...MAIL.types, uint256: [] } }],
    ['"A(" cannot be the name of a type', { ...MAIL, types: { ...MAIL.types, 'A(': [] } }],
    ['type A must be a list of members', { ...MAIL, types: { ...MAIL.types, A: { 0: {} } } }],
    ['members of A need a name and a type', { ...MAIL, types: { ...MAIL.types, A: [{ name: 'x' }] } }],
    ['members of A need a name and a type', { ...MAIL, types: { ...MAIL.types, A: [null] } }],
    ['"x,bool y" cannot be the name of a member of A', { ...MAIL, types: { ...MAIL.types, A: [{ name: 'x,bool y', type: 'bool' }] } }],
    ['"bool x,bool" cannot be the type of y', { ...MAIL, types: { ...MAIL.types, A: [{ name: 'y', type: 'bool x,bool' }] } }],
    ['"bool[-1]" cannot be the type of y', { ...MAIL, types: { ...MAIL.types, A: [{ name: 'y', type: 'bool[-1]' }] } }],
    ['"bool]" cannot be the type of y', { ...MAIL, types: { ...MAIL.types, A: [{ name: 'y', type: 'bool]' }] } }],
    [
      'A has two members x',
      {
        ...MAIL,
        types: {
          ...MAIL.types,
          A: [
            { name: 'x', type: 'bool' },
            { name: 'x', type: 'uint8' },
          ],
        },
      },
    ],
    ['domain has no member owner unless the type EIP712Domain names it', { ...single('bool', true), domain: { owner: 'me' } }],
    ['EIP712Domain.chainId: missing value for uint256', { ...MAIL, domain: { name: 'Ether Mail', version: '1' } }],
    ['type definitions are longer than 65536 characters', single('bool', true, { A: [{ name: 'x'.repeat(65_536), type: 'bool' }] })],
    [
      'typed data has more than 256 types',
      single('bool', true, Object.fromEntries(Array.from({ length: 256 }, (_, index) => [`T${index}`, []]))),
    ],
    ['typed data holds more than 100000 values', single('uint8[]', new Array(100_001).fill(1))],
    ['typed data holds more than 100000 values', single('uint8[][]', new Array(100_000).fill([1]))],
  ])('refuses typed data: %s', (message, data) => {
    expect(() => digest(data)).toThrow(expect.objectContaining({ name: 'InvalidTypedData', code: -32000, message }))
  })

  test('refuses typed data that is nested deeper than the stack', () => {
    const nest = (depth: number) => {
      let list: object | null = null
      for (let i = 0; i < depth; i++) list = { it: list }
      return { types: { One: [{ name: 'it', type: 'One' }] }, primaryType: 'One', domain: {}, message: list }
    }
    expect(digest(nest(100))).toMatch(/^0x/)
    expect(() => digest(nest(20_000))).toThrow('typed data is nested deeper than 100 levels')
    const deepList = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const text = (type: string) => JSON.stringify(single(type, 'LIST')).replace('"LIST"', deepList)
    expect(() => digest(text('bool'))).toThrow('One.it: a list is no bool')
    expect(() => digest(text(`bool${'[]'.repeat(5_000)}`))).toThrow('typed data is nested deeper than 100 levels')
  })

  test('takes members named like those of every object', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
    const types = `{"__proto__":[${names.map((name) => `{"name":"${name}","type":"uint8"}`).join()}]}`
    const text = (message: string) => `{"types":${types},"primaryType":"__proto__","domain":{},"message":${message}}`
    const values = '{"__proto__":1,"constructor":2,"toString":3,"hasOwnProperty":4}'
    const encoded = encodeMessage(readTypedData(text(values)), 'v4')
    expect([63, 95, 127, 159].map((position) => encoded[position])).toEqual([1, 2, 3, 4])
    expect(() => digest(text('{}'))).toThrow('__proto__.__proto__: missing value for uint8')
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })

  test('takes names with a colon, as exchanges use them', () => {
    const types = { 'Exchange:Send': [{ name: 'amount', type: 'string' }] }
    expect(digest({ types, primaryType: 'Exchange:Send', domain: {}, message: { amount: '1' } })).toMatch(/^0x/)
  })
})
