import { EMPTY_BYTES } from '../primitives/hex.js'
import { createdAddress } from './contract-address.js'
import type { Ending } from './executor.js'
import type { Message } from './message.js'
import type { Tracer } from './tracer.js'

/** Last nonce of an account. A transaction cannot use it (EIP-2681). A call can, because the nonce of a call is not checked. */
export const MAX_NONCE = 2n ** 64n - 1n

const REASON = 'nonce uint64 overflow'
export const NONCE_OVERFLOW: Ending = { kind: 'halt', reason: REASON }

/** The result of code that did not run. */
interface NothingRun {
  readonly returnValue: Uint8Array
  readonly executionGasUsed: bigint
}

/** Rejects a creation by an account at the last nonce: no code runs, and the gas is returned. A tracer gets a frame for it, as in geth. */
export function refuseCreation({ from, value, data }: Message, gas: bigint, tracer: Tracer | undefined): NothingRun {
  const to = createdAddress(from, MAX_NONCE)
  tracer?.enter?.({ type: 'CREATE', depth: 0, from, to, input: data, gas, value })
  tracer?.exit?.({ depth: 0, output: EMPTY_BYTES, gasUsed: 0n, error: REASON, reverted: true })
  return { returnValue: EMPTY_BYTES, executionGasUsed: 0n }
}
