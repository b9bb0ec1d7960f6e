import type { Message } from '@ethereumjs/evm'
import { EMPTY_BYTES, equalBytes, hexToBytes } from '../../primitives/hex.js'
import { CONSOLE_ADDRESS, type ConsoleCall } from '../console-calls.js'

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
