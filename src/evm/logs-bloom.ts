import { yieldToEventLoop } from '../primitives/event-loop.js'
import { type Hex, hexToBytes } from '../primitives/hex.js'
import { keccak256 } from '../primitives/keccak.js'
import type { EmittedLog } from './emitted-log.js'

/** The bloom filter of no logs. Shared, not to be written to. */
export const NO_BLOOM = new Uint8Array(256)

/** Returns the bloom filter of logs (Yellow Paper, 4.3.1). Yields to the event loop when there are tens of thousands of logs. */
export async function bloomOf(logs: readonly EmittedLog[]): Promise<Uint8Array> {
  const bloom = new Uint8Array(256)
  // Nearly all logs of a run repeat a few addresses and topics, and hashing takes the time.
  const added = new Set<Hex>()
  const add = (entry: Hex) => {
    if (added.has(entry)) return
    added.add(entry)
    const hash = keccak256(hexToBytes(entry))
    for (const at of [0, 2, 4]) {
      const bit = (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 0x7ff
      const byte = 255 - (bit >> 3)
      bloom[byte] = (bloom[byte] ?? 0) | (1 << (bit & 7))
    }
  }
  for (const { address, topics } of logs) {
    const size = added.size
    add(address)
    for (const topic of topics) add(topic)
    if (added.size > size) await yieldToEventLoop()
  }
  return bloom
}
