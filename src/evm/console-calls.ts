import type { Address, Hash } from '../primitives/hex.js'

/** Where Hardhat's console.sol sends what is to be printed: "console.log" in ASCII. No code is there, so the calls do nothing. */
export const CONSOLE_ADDRESS: Address = '0x000000000000000000636f6e736f6c652e6c6f67'

/** A call of console.log by code, as it was encoded. */
export interface ConsoleCall {
  /** The contract that called. */
  readonly from: Address
  readonly data: Uint8Array
}

/** What ran when code spoke. */
export type ConsoleKind = 'transaction' | 'call' | 'estimate' | 'simulation' | 'trace'

/** What the code of one run has said. */
export interface ConsoleOutput {
  readonly kind: ConsoleKind
  /** The transaction that ran, or ran again; undefined for calls. */
  readonly transactionHash: Hash | undefined
  readonly calls: readonly ConsoleCall[]
}
