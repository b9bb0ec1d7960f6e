/** Multicall3: one call that makes many, at the same address on most chains. https://github.com/mds1/multicall3 has its source. */
import type { Address, Hex } from '../../primitives/hex.js'

export const MULTICALL3: Address = '0xca11bde05977b3631167028862be2a173976ca11'

/** `aggregate3((address target, bool allowFailure, bytes callData)[])` */
const AGGREGATE3 = '82ad56cb'
const WORD = 64

/** A call of a contract, with the data in hex without `0x`. */
export interface InnerCall {
  readonly to: Address
  readonly data: string
}

/** Result of an inner call: hex without `0x`, or undefined if the call failed. */
export type InnerResult = string | undefined

/** The data of a call of `aggregate3` that lets each inner call fail for itself. */
export function encodeAggregate(calls: readonly InnerCall[]): Hex {
  const tuples = calls.map(({ to, data }) => {
    const padded = data.padEnd(Math.ceil(data.length / WORD) * WORD, '0')
    return [to.slice(2).padStart(WORD, '0'), word(1), word(0x60), word(data.length / 2), padded].join('')
  })
  let offset = calls.length * 32
  const offsets = tuples.map((tuple) => {
    const own = word(offset)
    offset += tuple.length / 2
    return own
  })
  return `0x${AGGREGATE3}${word(0x20)}${word(calls.length)}${offsets.join('')}${tuples.join('')}`
}

/** The `(bool success, bytes returnData)[]` that `aggregate3` returns; undefined for anything else, or for another number of results. */
export function decodeAggregate(answer: string, count: number): readonly InnerResult[] | undefined {
  if (!/^0x([0-9a-fA-F]{2})*$/.test(answer)) return undefined
  const data = answer.slice(2)
  const list = numberAt(data, 0)
  if (list === undefined || numberAt(data, list) !== count) return undefined
  const results: InnerResult[] = []
  for (let index = 0; index < count; index++) {
    const offset = numberAt(data, list + 32 + index * 32)
    if (offset === undefined) return undefined
    const start = list + 32 + offset
    const isSuccess = numberAt(data, start)
    const place = numberAt(data, start + 32)
    const length = place === undefined ? undefined : numberAt(data, start + place)
    if (isSuccess === undefined || place === undefined || length === undefined) return undefined
    const from = 2 * (start + place + 32)
    if (from + 2 * length > data.length) return undefined
    results.push(isSuccess === 1 ? data.slice(from, from + 2 * length) : undefined)
  }
  return results
}

function word(value: number): string {
  return value.toString(16).padStart(WORD, '0')
}

/** The word at a byte, when it is there and small enough to point into the data. */
function numberAt(data: string, byte: number): number | undefined {
  const text = data.slice(2 * byte, 2 * byte + WORD)
  if (text.length !== WORD || !/^0{56}/.test(text)) return undefined
  return Number.parseInt(text, 16)
}
