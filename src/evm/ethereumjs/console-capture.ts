import type { Message } from '@ethereumjs/evm'
import { EMPTY_BYTES, equalBytes, hexToBytes } from '../../primitives/hex.js'
import { CONSOLE_ADDRESS, type ConsoleCall } from '../console-calls.js'

const ADDRESS = hexToBytes(CONSOLE_ADDRESS)
const LAST_OCTET = ADDRESS[19]

/** Limits of the calls that are kept. Code pays once for memory and may print it a hundred thousand times. */
const CALL_LIMIT = 10_000
const BYTE_LIMIT = 1_048_576

/**
 * Records the calls of console.log, also those in frames that are reverted.
 *
 * It listens to messages, of which there is one per call, and changes nothing: for the EVM, the address has no code, and costs what such an address
 * costs.
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

  /** Returns the calls recorded since the last `take`, in order. */
  take(): readonly ConsoleCall[] {
    const calls = this.#calls
    if (calls.length > 0) this.#calls = []
    this.#bytes = 0
    return calls
  }
}
