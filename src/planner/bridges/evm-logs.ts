/** Logs of EVM contracts as bridges read them. */
import { bytesToHex, hexToBytes } from '../../primitives/hex.js'
import { isJsonObject, type Json, member } from '../../primitives/json.js'
import { keccakHash } from '../../primitives/keccak.js'

export interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: Uint8Array
  readonly transactionHash: string
}

/** Topics of a query: null matches any topic, a list any of its topics. */
export type LogTopics = readonly (string | null | string[])[]

/** Returns the first topic of an event's logs. */
export function topicOf(event: string): string {
  return keccakHash(new TextEncoder().encode(event))
}

/** Reads the logs of a JSON-RPC answer. Entries that are no logs are left out. */
export function logsIn(given: Json | undefined): readonly Log[] {
  if (!Array.isArray(given)) return []
  return given.filter(isJsonObject).flatMap((log) => {
    const [address, data, transactionHash] = [member(log, 'address'), member(log, 'data'), member(log, 'transactionHash')]
    const topics = member(log, 'topics')
    if (typeof address !== 'string' || typeof transactionHash !== 'string' || !Array.isArray(topics)) return []
    return [{ address, transactionHash, topics: topics.filter((topic) => typeof topic === 'string'), data: bytesOf(data) }]
  })
}

function bytesOf(given: Json | undefined): Uint8Array {
  return typeof given === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(given) ? hexToBytes(given) : new Uint8Array()
}

/** Returns a word of ABI-encoded data as a number; 0 beyond the end. */
export function wordOf(data: Uint8Array, index: number): bigint {
  const bytes = data.subarray(32 * index, 32 * index + 32)
  return bytes.length === 32 ? BigInt(bytesToHex(bytes)) : 0n
}

/** Returns a string among the members of an ABI-encoded tuple. */
export function stringIn(tuple: Uint8Array, index: number): string {
  const tail = tuple.subarray(Number(wordOf(tuple, index)))
  return new TextDecoder().decode(tail.subarray(32, 32 + Number(wordOf(tail, 0))))
}

/** Returns a number in hex; 0 for anything else. */
export function quantity(given: Json | undefined): bigint {
  return typeof given === 'string' && /^0x[0-9a-f]{1,64}$/i.test(given) ? BigInt(given) : 0n
}
