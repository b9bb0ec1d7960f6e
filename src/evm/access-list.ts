import { hexToBytes } from '../primitives/hex.js'
import type { AccessListEntry } from './executor.js'

/** An access list as EIP-2930 encodes it. */
export type AccessListBytes = [address: Uint8Array, storageKeys: Uint8Array[]][]

export function accessListBytes(entries: readonly AccessListEntry[]): AccessListBytes {
  return entries.map(({ address, storageKeys }) => [hexToBytes(address), storageKeys.map(hexToBytes)])
}
