import fc from 'fast-check'
import { encodeAbiParameters, encodeErrorResult, encodeEventTopics, toHex, type AbiParameter as ViemParameter } from 'viem'
import { describe, expect, it } from 'vitest'
import { type AbiValue, decodeParameters, UndecodableData } from '../../src/abi/decode.js'
import { InvalidAbi, parseAbi } from '../../src/abi/fragments.js'
import type { AbiParameter } from '../../src/abi/types.js'
import { bytesToHex, hexToBytes } from '../../src/primitives/hex.js'
import type { Json } from '../../src/primitives/json.js'

/** A parameter, and a value for it in viem's form. */
interface Sample {
  readonly parameter: ViemParameter
  readonly value: unknown
}

const integers = fc.integer({ min: 1, max: 32 }).chain((size) => {
  const bits = BigInt(8 * size)
  return fc.oneof(
    fc.bigInt({ min: 0n, max: 2n ** bits - 1n }).map((value) => sample(`uint${bits}`, value)),
    fc.bigInt({ min: -(2n ** (bits - 1n)), max: 2n ** (bits - 1n) - 1n }).map((value) => sample(`int${bits}`, value)),
  )
})
const fixedBytes = fc
  .integer({ min: 1, max: 32 })
  .chain((size) => fc.uint8Array({ minLength: size, maxLength: size }).map((octets) => sample(`bytes${size}`, toHex(octets))))

const leaf: fc.Arbitrary<Sample> = fc.oneof(
  // viem wants small integers as numbers.
  integers.map(({ parameter, value }) => ({ parameter, value: Number(/\d+/.exec(parameter.type)) <= 48 ? Number(value) : value })),
  fixedBytes,
  fc.boolean().map((value) => sample('bool', value)),
  fc.uint8Array({ minLength: 20, maxLength: 20 }).map((octets) => sample('address', toHex(octets))),
  fc.uint8Array({ maxLength: 70 }).map((octets) => sample('bytes', toHex(octets))),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => sample('string', text)),
)

function sample(type: string, value: unknown): Sample {
  return { parameter: { type, name: 'x' }, value }
}

/** Arrays hold one value several times: their items have one type. */
const samples = fc.letrec<{ any: Sample }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.tuple(tie('any'), fc.nat({ max: 3 }), fc.boolean()).map(([{ parameter, value }, count, isFixed]) => ({
      parameter: { ...parameter, type: `${parameter.type}[${isFixed && count > 0 ? count : ''}]` },
      value: Array.from({ length: count }, () => value),
    })),
    fc.array(tie('any'), { minLength: 1, maxLength: 4 }).map((members) => ({
      // Empty and equal names are names, too.
      parameter: {
        type: 'tuple',
        name: 'x',
        components: members.map(({ parameter }, index) => ({ ...parameter, name: index === 0 ? '' : 'same' })),
      },
      value: members.map(({ value }) => value),
    })),
  ),
})).any

/** A value of ours in viem's form, with tuples as arrays. */
function asViem(value: AbiValue, type: string): unknown {
  if (value instanceof Uint8Array) return bytesToHex(value)
  if (typeof value === 'bigint') return /^u?int(8|16|24|32|40|48)$/.test(type) ? Number(value) : value
  if (typeof value !== 'object') return value
  if ('members' in value) return value.members.map((member) => asViem(member.value, member.type))
  if ('hash' in value) return value.hash
  return value.map((item) => asViem(item, type.slice(0, type.lastIndexOf('['))))
}

function inputsOf(parameters: readonly ViemParameter[]): readonly AbiParameter[] {
  const inputs = parameters as unknown as Json
  return parseAbi([{ type: 'function', name: 'f', inputs }]).functions[0]!.inputs
}

function encode(given: readonly Sample[]): Uint8Array {
  // viem looks tuples up by index when their components have no names.
  const withoutNames = (parameter: ViemParameter): ViemParameter =>
    'components' in parameter ? { ...parameter, name: '', components: parameter.components.map(withoutNames) } : { ...parameter, name: '' }
  return hexToBytes(
    encodeAbiParameters(
      given.map(({ parameter }) => withoutNames(parameter)),
      given.map(({ value }) => value) as never,
    ),
  )
}

describe('decoding of ABI values', () => {
  it('decodes what viem encodes to the same values, also with bytes after it', () => {
    fc.assert(
      fc.property(fc.array(samples, { minLength: 1, maxLength: 4 }), fc.uint8Array({ maxLength: 40 }), (given, behind) => {
        const data = encode(given)
        const values = decodeParameters(inputsOf(given.map(({ parameter }) => parameter)), new Uint8Array([...data, ...behind]))
        expect(values.map(({ value, type }) => asViem(value, type))).toEqual(given.map(({ value }) => value))
      }),
      { numRuns: 400 },
    )
  })

  it('refuses truncated data, and decodes or refuses data that is changed in any way', () => {
    fc.assert(
      fc.property(fc.array(samples, { minLength: 1, maxLength: 3 }), fc.nat(), fc.nat(255), (given, place, octet) => {
        const data = encode(given)
        const inputs = inputsOf(given.map(({ parameter }) => parameter))
        const attempt = (bytes: Uint8Array) => {
          try {
            decodeParameters(inputs, bytes)
          } catch (error) {
            expect(error).toBeInstanceOf(UndecodableData)
          }
        }
        attempt(data.slice(0, place % (data.length + 1)))
        const broken = data.slice()
        broken[place % data.length] = octet
        attempt(broken)
      }),
      { numRuns: 400 },
    )
  })
})

const word = (value: bigint) => value.toString(16).padStart(64, '0')
const words = (...values: readonly (bigint | number)[]) => hexToBytes(`0x${values.map((value) => word(BigInt(value))).join('')}`)
const decode = (types: readonly string[], data: Uint8Array, components: readonly ViemParameter[] = []) =>
  decodeParameters(inputsOf(types.map((type) => ({ type, name: '', components }) as ViemParameter)), data)

describe('hostile data', () => {
  it.each<[string, readonly string[], Uint8Array, string]>([
    ['a length of billions', ['uint256[]'], words(32, 2n ** 40n), 'an offset or a length beyond the end'],
    ['a length that just fits the data in bytes', ['uint256[]'], words(32, 90, 1), 'an array reaches beyond the end'],
    ['an offset beyond the end', ['bytes'], words(2n ** 255n), 'an offset or a length beyond the end'],
    ['a text longer than the data', ['string'], words(32, 64, 0), 'the data end too early'],
    ['nothing', ['uint256'], words(), 'the data end too early'],
    ['an array of more items than there are numbers', ['uint256[999999999999999]'], words(1), 'an array reaches beyond the end'],
    [
      'nested arrays of more items than there are numbers',
      ['uint8[99999999999999][99999999999999]'],
      words(1),
      'an array reaches beyond the end',
    ],
    ['dirt above a small integer', ['uint8'], words(256), 'an integer of more than 8 bits'],
    ['dirt above a negative integer', ['int8'], words(2n ** 255n + 0xffn), 'an integer of more than 8 bits'],
    ['a boolean that is neither', ['bool'], words(2), 'an integer of more than 1 bits'],
    ['dirt above an address', ['address'], words(2n ** 160n), 'an address of more than 20 bytes'],
    ['dirt behind short bytes', ['bytes4'], words(1), 'more than 4 bytes'],
  ])('%s', (_, types, data, message) => {
    expect(() => decode(types, data)).toThrow(new UndecodableData(message))
  })

  it('refuses nested arrays that share their items', () => {
    // Every word is an offset to the next and a length: 32 to the power of 12 texts.
    const self = words(32, 32, ...Array.from({ length: 32 }, () => 32))
    expect(() => decode([`string${'[]'.repeat(12)}`], self)).toThrow(UndecodableData)
  })

  it('refuses a thousand strings at one offset', () => {
    const text = 32 * 1_000
    const data = new Uint8Array([...words(32, 1_000, ...Array.from({ length: 1_000 }, () => text), 30_000), ...new Uint8Array(30_016)])
    expect(() => decode(['string[]'], data)).toThrow(new UndecodableData('the values take more than there are data'))
  })

  it('refuses billions of items of no size', () => {
    expect(() => decode(['tuple[4000000000]'], words(1))).toThrow(new UndecodableData('the values take more than there are data'))
  })

  it('decodes strings that are not UTF-8', () => {
    const data = new Uint8Array([...words(32, 2), 0xff, 0x41])
    expect(decode(['string'], data)).toEqual([{ name: '', type: 'string', value: '\ufffdA' }])
  })
})

describe('JSON ABIs', () => {
  it('computes the selectors and topics that viem computes', () => {
    const line = {
      name: 'line',
      type: 'tuple[2][]',
      indexed: false,
      components: [
        { name: 'a', type: 'uint256' },
        { name: 'b', type: 'bytes[]' },
      ],
    }
    const abi = [
      { type: 'event', name: 'Booked', inputs: [{ name: 'who', type: 'address', indexed: true }, line] },
      { type: 'error', name: 'Closed', inputs: [line, { name: 'n', type: 'uint' }] },
    ] as const
    const { events, errors } = parseAbi(abi)
    expect(events[0]!.signature).toBe('Booked(address,(uint256,bytes[])[2][])')
    expect([events[0]!.hash]).toEqual(encodeEventTopics({ abi, eventName: 'Booked' }))
    const closed = encodeErrorResult({
      abi: [{ ...abi[1], inputs: [line, { name: 'n', type: 'uint256' }] }],
      errorName: 'Closed',
      args: [[], 1n],
    } as never)
    expect(errors[0]!.hash.slice(0, 10)).toBe(closed.slice(0, 10))
  })

  it('skips unknown entries of an ABI, and names the place of an error', () => {
    const { functions, hasFallback, hasReceive } = parseAbi([
      { name: 'old', inputs: [], outputs: [] },
      { type: 'function', name: 'library', inputs: [{ name: 'self', type: 'Sums.Data storage' }] },
      { type: 'fallback' },
      { type: 'receive' },
      { type: 'something of tomorrow' },
    ])
    expect({ names: functions.map(({ name }) => name), hasFallback, hasReceive }).toEqual({
      names: ['old'],
      hasFallback: true,
      hasReceive: true,
    })
    for (const [abi, message] of [
      [[1], 'entry 0: expected an object'],
      [[{ type: 'error' }], 'entry 0: expected a name, got nothing'],
      [[{ type: 'error', name: 'E', inputs: 5 }], 'entry 0: expected a list of inputs, got 5'],
      [[{ type: 'error', name: 'E', inputs: [{}] }], 'entry 0: expected a type, got {}'],
    ] as const) {
      expect(() => parseAbi(abi)).toThrow(new InvalidAbi(message))
    }
  })

  it('refuses an ABI that is nested without end', () => {
    let inputs: Json = [{ type: 'uint256' }]
    for (let depth = 0; depth < 5_000; depth++) inputs = [{ type: 'tuple', components: inputs }]
    expect(() => parseAbi([{ type: 'error', name: 'E', inputs }])).toThrow('nested too deeply')
    expect(parseAbi([{ type: 'error', name: 'E', inputs: [{ type: `uint256${'[]'.repeat(5_000)}` }] }]).errors).toEqual([])
  })
})
