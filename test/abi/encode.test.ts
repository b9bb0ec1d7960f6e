import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { describe, expect, it } from 'vitest'
import { encodeParameters } from '../../src/abi/encode.js'
import { parseAbi } from '../../src/abi/fragments.js'
import type { Json } from '../../src/primitives/json.js'

const parametersOf = (text: string) =>
  // A constructor of a JSON ABI has these as its inputs.
  parseAbi([{ type: 'constructor', inputs: JSON.parse(JSON.stringify(parseAbiParameters(text))) }]).constructorInputs

describe('encodeParameters', () => {
  it.each([
    ['uint256 a, int8 b', ['0xff', -128], [255n, -128]],
    ['address a, bool b', ['0x5FbDB2315678afecb367f032d93F642f64180aa3', true]],
    ['string a, bytes b, bytes3 c', ['a text of more than thirty-two bytes, ü', '0x', '0x010203']],
    [
      'uint8[] a, uint8[2] b, uint8[][2] c',
      [
        ['1', 2],
        [3, '4'],
        [[], [5]],
      ],
      [
        [1, 2],
        [3, 4],
        [[], [5]],
      ],
    ],
    [
      '(string name, (uint8 x, bytes y) inner)[] list',
      [[{ name: 'n', inner: [7, '0x01'] }]],
      [[{ name: 'n', inner: { x: 7, y: '0x01' } }]],
    ],
    ['(uint8 x, bool y) flat, string s', [[1, false], ''], [{ x: 1, y: false }, '']],
  ] as [string, Json[], unknown[]?][])('encodes %s as viem does', (types, typed, meant = typed) => {
    // viem reads the types from the text, which has no static type here.
    expect(encodeParameters(parametersOf(types), typed)).toBe(encodeAbiParameters(parseAbiParameters(types) as never, meant as never))
  })

  it.each([
    ['uint8 a', [256], 'a: 256 is out of the range of uint8'],
    ['int8 a', ['-129'], 'a: "-129" is out of the range of int8'],
    ['uint256 a', ['1.5'], 'a: expected a whole number, got "1.5"'],
    ['uint256 a', [1e20], 'a: expected a whole number, got 100000000000000000000'],
    ['address to', ['0x12'], 'to: expected an address, 0x and 40 hexadecimal digits, got "0x12"'],
    ['bool a', ['yes'], 'a: expected true or false, got "yes"'],
    ['bytes a', ['0x123'], 'a: expected bytes of hex, such as 0x1234, got "0x123"'],
    ['bytes2 a', ['0x12'], 'a: expected 2 bytes of hex, got "0x12"'],
    ['string', [1], 'value 1: expected a text, got 1'],
    ['uint8[2] a', [[1]], 'a: expected 2 items, got [1]'],
    ['uint8[] a', [[1, 'x']], 'a[1]: expected a whole number, got "x"'],
    ['(uint8 x, bool y) a', [{ x: 1 }], 'a.y: expected true or false, got null'],
    ['uint8 a, uint8 b', [1], 'expected 2 values, got 1'],
  ] as [string, Json[], string][])('refuses a wrong value for %s: %j', (types, typed, message) => {
    expect(() => encodeParameters(parametersOf(types), typed)).toThrow(message)
  })
})
