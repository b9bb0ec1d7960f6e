/** SHA-256 and RIPEMD-160 of long inputs, computed in slices. */
import { ripemd160 as ripemd160Hash } from '@noble/hashes/legacy.js'
import { sha256 as sha256Hash } from '@noble/hashes/sha2.js'
import { padLeft } from '../../../primitives/hex.js'
import type { Slicing } from './sliced-precompile.js'

/** Bytes that are hashed in one slice: about a millisecond. The library hashes inputs up to this length. */
const BYTES_AT_ONCE = 65_536

const sliced =
  (hash: typeof sha256Hash | typeof ripemd160Hash, name: 'sha256' | 'ripemd160'): Slicing =>
  (library, pace) =>
  (input) => {
    const { data, gasLimit, common } = input
    const cost = common.param(`${name}Gas`) + common.param(`${name}WordGas`) * BigInt(Math.ceil(data.length / 32))
    if (data.length <= BYTES_AT_ONCE || cost > gasLimit) return library(input)
    const digest = async () => {
      const state = hash.create()
      for (let start = 0; start < data.length; start += BYTES_AT_ONCE) {
        await pace.look()
        state.update(data.subarray(start, start + BYTES_AT_ONCE))
      }
      return padLeft(state.digest(), 32)
    }
    return digest().then((returnValue) => ({ executionGasUsed: cost, returnValue }))
  }

export const sha256 = sliced(sha256Hash, 'sha256')
export const ripemd160 = sliced(ripemd160Hash, 'ripemd160')
