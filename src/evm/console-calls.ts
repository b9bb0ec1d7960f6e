import type { Address, Hash } from '../primitives/hex.js'

/** Address that Hardhat's console.sol calls: "console.log" in ASCII. It has no code, so the calls have no effect. */
export const CONSOLE_ADDRESS: Address = '0x000000000000000000636f6e736f6c652e6c6f67'

/** A call of console.log by code, as it was encoded. */
export interface ConsoleCall {
  /** The contract that called. */
  readonly from: Address
  readonly data: Uint8Array
}

/** Kind of run in which code called console.log. */
export type ConsoleKind = 'transaction' | 'call' | 'estimate' | 'simulation' | 'trace'

/** Calls of console.log in one run. */
export interface ConsoleOutput {
  readonly kind: ConsoleKind
  /** Hash of the transaction that ran, also when it is run again for a trace. Undefined for calls. */
  readonly transactionHash: Hash | undefined
  readonly calls: readonly ConsoleCall[]
}
