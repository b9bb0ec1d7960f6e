/** BLAKE2F (EIP-152), computed in slices of some rounds. The library takes sixteen seconds for the rounds that 25 million gas buy. */
import { BLAKE_INPUT } from '../../engine-rules.js'
import type { Pace } from '../../pace.js'
import { outOfGas, type Slicing } from './sliced-precompile.js'

/** Maximum number of rounds that the library computes: a millisecond or two. */
const FEW_ROUNDS = 2_048
const ROUNDS_AT_ONCE = 4_096

/** Positions in the input. */
const STATE = 4
const MESSAGE = 68
const OFFSET = 196
const FINAL_FLAG = 212

/** The initial state of BLAKE2b (RFC 7693, 2.6), each word's low half first. */
const IV = Uint32Array.of(
  ...[0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a],
  ...[0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19],
)

/** Order in which ten rounds use the words of a message (RFC 7693, 2.7). The eleventh round uses the first order again. */
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
].flat()

/** The words that the eight mixings of a round work on: columns, then diagonals (RFC 7693, 3.2). */
const MIXINGS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

export const blake2f: Slicing = (library, pace) => (input) => {
  const { data, gasLimit, common } = input
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const rounds = data.length === BLAKE_INPUT ? view.getUint32(0) : 0
  const cost = common.param('blake2RoundGas') * BigInt(rounds)
  // The library looks at the flag first.
  if (cost > gasLimit) return outOfGas(gasLimit)
  const isLeft = rounds <= FEW_ROUNDS || view.getUint8(FINAL_FLAG) > 1
  return isLeft ? library(input) : compress(view, rounds, pace).then((returnValue) => ({ executionGasUsed: cost, returnValue }))
}

/** Computes the compression function F (RFC 7693, 3.2) with a given number of rounds. Words are held as two halves, the low one first. */
async function compress(view: DataView, rounds: number, pace: Pace): Promise<Uint8Array> {
  const halves = (start: number, count: number) => Int32Array.from({ length: count }, (_, i) => view.getInt32(start + 4 * i, true))
  const state = halves(STATE, 16)
  const message = halves(MESSAGE, 32)
  const work = Int32Array.of(...state, ...IV)
  for (const [i, half] of halves(OFFSET, 4).entries()) work[24 + i] = (work[24 + i] ?? 0) ^ half
  if (view.getUint8(FINAL_FLAG) === 1) for (const i of [28, 29]) work[i] = ~(work[i] ?? 0)
  for (let round = 0; round < rounds; round += ROUNDS_AT_ONCE) {
    await pace.look()
    mixRounds(work, message, round, Math.min(rounds, round + ROUNDS_AT_ONCE))
  }
  const output = new DataView(new ArrayBuffer(64))
  for (const [i, half] of state.entries()) output.setInt32(4 * i, half ^ (work[i] ?? 0) ^ (work[i + 16] ?? 0), true)
  return new Uint8Array(output.buffer)
}

function mixRounds(work: Int32Array, message: Int32Array, from: number, to: number): void {
  for (let round = from; round < to; round++) {
    const order = (round % 10) * 16
    for (let i = 0; i < 8; i++) {
      const [a, b, c, d] = MIXINGS[i] ?? MIXINGS[0]
      mix(work, message, 2 * a, 2 * b, 2 * c, 2 * d, 2 * (SIGMA[order + 2 * i] ?? 0), 2 * (SIGMA[order + 2 * i + 1] ?? 0))
    }
  }
}

/** The carry of a sum of low halves. */
const carry = (sum: number) => (sum / 2 ** 32) | 0

/** Computes the mixing function G (RFC 7693, 3.1) on the words that begin at these positions. */
function mix(work: Int32Array, message: Int32Array, a: number, b: number, c: number, d: number, x: number, y: number): void {
  let [aLow, aHigh, bLow, bHigh] = [work[a] ?? 0, work[a + 1] ?? 0, work[b] ?? 0, work[b + 1] ?? 0]
  let [cLow, cHigh, dLow, dHigh] = [work[c] ?? 0, work[c + 1] ?? 0, work[d] ?? 0, work[d + 1] ?? 0]

  let sum = (aLow >>> 0) + (bLow >>> 0) + ((message[x] ?? 0) >>> 0)
  aHigh = (aHigh + bHigh + (message[x + 1] ?? 0) + carry(sum)) | 0
  aLow = sum | 0
  // Rotated by 32 bits, the halves change places.
  const crossed = dLow ^ aLow
  dLow = dHigh ^ aHigh
  dHigh = crossed
  sum = (cLow >>> 0) + (dLow >>> 0)
  cHigh = (cHigh + dHigh + carry(sum)) | 0
  cLow = sum | 0
  let [low, high] = [bLow ^ cLow, bHigh ^ cHigh]
  bLow = (low >>> 24) | (high << 8)
  bHigh = (high >>> 24) | (low << 8)

  sum = (aLow >>> 0) + (bLow >>> 0) + ((message[y] ?? 0) >>> 0)
  aHigh = (aHigh + bHigh + (message[y + 1] ?? 0) + carry(sum)) | 0
  aLow = sum | 0
  low = dLow ^ aLow
  high = dHigh ^ aHigh
  dLow = (low >>> 16) | (high << 16)
  dHigh = (high >>> 16) | (low << 16)
  sum = (cLow >>> 0) + (dLow >>> 0)
  cHigh = (cHigh + dHigh + carry(sum)) | 0
  cLow = sum | 0
  low = bLow ^ cLow
  high = bHigh ^ cHigh
  bLow = (low << 1) | (high >>> 31)
  bHigh = (high << 1) | (low >>> 31)

  work[a] = aLow
  work[a + 1] = aHigh
  work[b] = bLow
  work[b + 1] = bHigh
  work[c] = cLow
  work[c + 1] = cHigh
  work[d] = dLow
  work[d + 1] = dHigh
}
