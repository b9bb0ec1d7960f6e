import type { Hex } from '../primitives/hex.js'
import { DecodeError, quantity, type Schema, uint64 } from '../rpc/schema.js'

/** An integer as the tools of test chains write it; `strict` says how large it may be, `digits` how many it has in decimal at most. */
function loose(title: string, strict: Schema<bigint, Hex>, digits: number): Schema<bigint, Hex | number> {
  return {
    json: {
      title,
      description: 'A quantity, a decimal string or a JSON number.',
      anyOf: [
        { type: 'string', pattern: `^(0x[0-9a-fA-F]+|[0-9]{1,${digits}})$` },
        { type: 'integer', minimum: 0 },
      ],
    },
    decode(input) {
      if (typeof input === 'number') {
        const value = input >= 0 ? writtenInteger(input) : undefined
        if (value === undefined) throw new DecodeError(`number ${input}`, 'uint64')
        return strict.decode(`0x${value.toString(16)}`)
      }
      if (typeof input === 'string' && /^\d+$/.test(input) && input.length <= digits)
        return strict.decode(`0x${BigInt(input).toString(16)}`)
      // Libraries pad what they send to test nodes; nothing else reads these numbers.
      if (typeof input === 'string' && /^0x0+[0-9a-fA-F]/.test(input)) return strict.decode(`0x${input.slice(2).replace(/^0+(?=.)/, '')}`)
      return strict.decode(input)
    },
    encode: (value) => (value <= MAX_SAFE ? Number(value) : strict.encode(value)),
  }
}

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER)
/** As many digits as every number of JSON keeps. */
const DIGITS_KEPT = 15

/**
 * The integer that was written for a number of JSON: 10^18, which is an ether, is past those that it holds one by one, but few digits come through
 * all the same. Undefined for fractions, and where more digits were written than are left.
 */
function writtenInteger(input: number): bigint | undefined {
  if (Number.isSafeInteger(input)) return BigInt(input)
  if (!Number.isInteger(input)) return undefined
  const [digits = '', exponent] = input.toExponential().replace('.', '').split('e')
  return digits.length <= DIGITS_KEPT ? BigInt(digits) * 10n ** BigInt(Number(exponent) + 1 - digits.length) : undefined
}

/** A count of seconds, milliseconds or blocks, a nonce, an amount of gas. */
export const looseInteger = loose('LooseInteger', uint64, 19)
/** An amount of wei or of a token. */
export const looseAmount = loose('LooseAmount', quantity, 78)
