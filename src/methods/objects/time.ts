import type { Hex } from '../../primitives/hex.js'
import { DecodeError, type Schema, uint64 } from '../../rpc/schema.js'

/** A count of seconds, milliseconds or blocks, which the tools of test chains write as a quantity, a decimal string or a JSON number. */
export const looseInteger: Schema<bigint, Hex | number> = {
  json: {
    title: 'LooseInteger',
    description: 'A quantity, a decimal string or a JSON number.',
    anyOf: [
      { type: 'string', pattern: '^(0x[0-9a-fA-F]+|[0-9]{1,19})$' },
      { type: 'integer', minimum: 0 },
    ],
  },
  decode(input) {
    if (typeof input === 'number') {
      if (!Number.isSafeInteger(input) || input < 0) throw new DecodeError(`number ${input}`, 'uint64')
      return BigInt(input)
    }
    if (typeof input === 'string' && /^\d{1,19}$/.test(input)) return BigInt(input)
    // Libraries pad what they send to test nodes; nothing else reads these numbers.
    if (typeof input === 'string' && /^0x0+[0-9a-fA-F]/.test(input)) return uint64.decode(`0x${input.slice(2).replace(/^0+(?=.)/, '')}`)
    return uint64.decode(input)
  },
  encode: (value) => Number(value),
}
