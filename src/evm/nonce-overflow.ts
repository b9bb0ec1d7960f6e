import { EMPTY_BYTES } from '../primitives/hex.js'
import { createdAddress } from './contract-address.js'
import type { Message } from './message.js'
import type { Tracer } from './tracer.js'

/** Last nonce of an account. A transaction cannot use it (EIP-2681). A call can, because the nonce of a call is not checked. */
export const MAX_NONCE = 2n ** 64n - 1n

export const NONCE_OVERFLOW = 'nonce uint64 overflow'

/** Returns the nonce after one. Calls do not check nonces: the last one wraps, as a uint64 does in geth. */
export function nextNonce(nonce: bigint): bigint {
  return BigInt.asUintN(64, nonce + 1n)
}

/** Reports a creation by an account at the last nonce to a tracer: a frame, as in geth. No code runs, and the gas is returned. */
export function reportRefusedCreation({ from, value, data }: Message, gas: bigint, tracer: Tracer): void {
  const to = createdAddress(from, MAX_NONCE)
  tracer.enter?.({ type: 'CREATE', depth: 0, from, to, input: data, gas, value })
  tracer.exit?.({ depth: 0, output: EMPTY_BYTES, gasUsed: 0n, error: NONCE_OVERFLOW, reverted: true })
}
