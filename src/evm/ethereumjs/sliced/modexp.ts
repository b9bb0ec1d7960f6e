/** MODEXP (EIP-198) with large numbers, computed in slices of some bits of the exponent. */
import type { Common } from '@ethereumjs/common'
import { bigIntToBytes, bytesToBigInt, EMPTY_BYTES, padLeft } from '../../../primitives/hex.js'
import type { Pace } from '../../pace.js'
import { outOfGas, type Slicing } from './sliced-precompile.js'

const WORD = 32
/** Offset of the numbers, after their lengths. */
const NUMBERS = 3 * WORD
/** Maximum length of numbers that the library computes, in bytes: a millisecond or two. */
const SHORT = 128n
/** Maximum bytes of a base or a modulus before EIP-7823 limits them. Numbers of this length cost billions of gas. */
const LONGEST = 2n ** 20n

interface Operands {
  readonly data: Uint8Array
  readonly baseLength: bigint
  readonly exponentLength: bigint
  readonly modulusLength: bigint
}

export const modexp: Slicing = (library, pace) => (input) => {
  const { data, gasLimit, common } = input
  const operands: Operands = {
    data,
    baseLength: numberAt(data, 0, WORD),
    exponentLength: numberAt(data, WORD, WORD),
    modulusLength: numberAt(data, 2 * WORD, WORD),
  }
  const { baseLength, exponentLength, modulusLength } = operands
  const longest = [baseLength, exponentLength, modulusLength].reduce((a, b) => (a > b ? a : b))
  const cost = gasOf(operands, common)
  if (cost > gasLimit) return outOfGas(gasLimit)
  // Since EIP-7823, the library refuses what is longer than 1,024 bytes.
  if (longest <= SHORT || (common.isActivatedEIP(7823) && longest > 1_024n)) return library(input)
  // The result has the length of the modulus. Without one, an exponent of any length costs as little as a short one.
  if (modulusLength === 0n) return { executionGasUsed: cost, returnValue: EMPTY_BYTES }
  if (baseLength > LONGEST || modulusLength > LONGEST || exponentLength > 2n ** 31n) return outOfGas(gasLimit)
  return power(operands, pace).then((returnValue) => ({ executionGasUsed: cost, returnValue }))
}

/** Returns the number in some bytes of the input. Bytes beyond its end are zero. */
function numberAt(data: Uint8Array, start: number, length: number): bigint {
  const bytes = data.subarray(start, start + length)
  return bytesToBigInt(bytes) << BigInt(8 * (length - bytes.length))
}

/** Returns the gas of EIP-198 and its successors EIP-2565 and EIP-7883. */
function gasOf({ data, baseLength, exponentLength, modulusLength }: Operands, common: Common): bigint {
  const isOsaka = common.isActivatedEIP(7883)
  const width = baseLength > modulusLength ? baseLength : modulusLength
  const words = (width + 7n) / 8n
  const headLength = exponentLength < 32n ? exponentLength : 32n
  const head = numberAt(data, NUMBERS + Number(baseLength), Number(headLength))
  const headBits = head === 0n ? 0n : BigInt(head.toString(2).length - 1)
  const tail = exponentLength > 32n ? (exponentLength - 32n) * (isOsaka ? 16n : 8n) : 0n
  const iterations = tail + headBits > 0n ? tail + headBits : 1n
  if (isOsaka) return atLeast(500n, iterations * (width > 32n ? 2n * words * words : 16n))
  const divisor = common.param('modexpGquaddivisorGas')
  if (common.isActivatedEIP(2565)) return atLeast(200n, (iterations * words * words) / divisor)
  return (iterations * complexityBefore2565(width)) / divisor
}

function complexityBefore2565(width: bigint): bigint {
  if (width <= 64n) return width * width
  if (width <= 1_024n) return (width * width) / 4n + 96n * width - 3_072n
  return (width * width) / 16n + 480n * width - 199_680n
}

function atLeast(least: bigint, gas: bigint): bigint {
  return gas > least ? gas : least
}

/** Computes the power by squaring and multiplying, from the first bit of the exponent to the last. */
async function power({ data, ...lengths }: Operands, pace: Pace): Promise<Uint8Array> {
  const [baseLength, exponentLength, modulusLength] = [lengths.baseLength, lengths.exponentLength, lengths.modulusLength].map(Number) as [
    number,
    number,
    number,
  ]
  const exponentAt = NUMBERS + baseLength
  const modulus = numberAt(data, exponentAt + exponentLength, modulusLength)
  if (modulus === 0n) return new Uint8Array(modulusLength)
  const base = numberAt(data, NUMBERS, baseLength) % modulus
  const words = bigIntToBytes(modulus).length / 8
  // In instructions of the EVM, as measured.
  const workPerProduct = 4 + (words * words) / 50
  let result = 1n % modulus
  let hasBegun = false
  for (let position = exponentAt; position < exponentAt + exponentLength; position++) {
    const octet = data[position] ?? 0
    if (!hasBegun && octet === 0) {
      await pace.spend(1)
      continue
    }
    for (let bit = 7; bit >= 0; bit--) {
      const task = pace.spend(workPerProduct)
      if (task !== undefined) await task
      if (hasBegun) result = (result * result) % modulus
      if (((octet >> bit) & 1) === 0) continue
      result = hasBegun ? (result * base) % modulus : base
      hasBegun = true
    }
  }
  return padLeft(bigIntToBytes(result), modulusLength)
}
