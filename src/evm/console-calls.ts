import type { Message } from '@ethereumjs/evm'
import { type Address, EMPTY_BYTES, equalBytes, type Hash, hexToBytes } from '../primitives/hex.js'

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

const ADDRESS = hexToBytes(CONSOLE_ADDRESS)
const LAST_OCTET = ADDRESS[19]

/** Code pays for a stretch of memory once and may print it a hundred thousand times; what is beyond these is not kept. */
const CALL_LIMIT = 10_000
const BYTE_LIMIT = 1_048_576

/**
 * Hears what code says to console.log, whatever becomes of the frame that said it.
 *
 * It listens to messages, of which there is one a call, and changes nothing: to the EVM, the address has no code, and costs what such an address costs.
 */
export class ConsoleCapture {
  #calls: ConsoleCall[] = []
  #bytes = 0

  readonly hear = (message: Message): void => {
    // Nearly every call is to another address, and nearly every address ends with another octet.
    const octets = message.to ? message.codeAddress.bytes : EMPTY_BYTES
    if (octets[19] !== LAST_OCTET || !equalBytes(octets, ADDRESS)) return
    this.#bytes += message.data.length
    if (this.#calls.length >= CALL_LIMIT || this.#bytes > BYTE_LIMIT) return
    // In a delegated call the library keeps the caller's caller.
    const caller = message.delegatecall && message.to ? message.to : message.caller
    // It lends a view of the caller's memory.
    this.#calls.push({ from: caller.toString(), data: message.data.slice() })
  }

  /** What was said since the last time it was taken, in order. */
  take(): readonly ConsoleCall[] {
    const calls = this.#calls
    if (calls.length > 0) this.#calls = []
    this.#bytes = 0
    return calls
  }
}
