import type { Hash, Hex } from '../primitives/hex.js'

/** Result of debug_dumpBlock and debug_accountRange: accounts in the order of their hashes. */
export type StateDump = {
  /** State root without `0x`. */
  root: string
  /** By address, with its checksum. */
  accounts: { [address: string]: DumpedAccount }
  /** Start of the next page. Absent on the last one. */
  next?: Hash | undefined
}

/** An account of a state dump. */
export type DumpedAccount = {
  /** Wei, in decimal. */
  balance: string
  nonce: number
  /** Root of the storage. */
  root: Hash
  codeHash: Hash
  code?: Hex | undefined
  /** Values without `0x` and leading zeros, by slot. */
  storage?: { [slot: string]: string } | undefined
  /** With its checksum. */
  address: string
  /** Hash of the address. */
  key: Hash
}

/** Result of debug_storageRangeAt: slots in the order of their hashes. */
export type StorageRange = {
  /** By the hash of the slot. */
  storage: { [hash: string]: StorageRangeEntry }
  /** Start of the next page. Null on the last one. */
  nextKey: Hash | null
}

/** A slot of a storage range. */
export type StorageRangeEntry = {
  key: Hash
  value: Hash
}

/** Result of debug_memStats: Go's runtime.MemStats. Sizes are bytes, times nanoseconds. What JavaScript does not count is 0. */
export type MemoryStatistics = {
  Alloc: number
  TotalAlloc: number
  Sys: number
  Lookups: number
  Mallocs: number
  Frees: number
  HeapAlloc: number
  HeapSys: number
  HeapIdle: number
  HeapInuse: number
  HeapReleased: number
  HeapObjects: number
  StackInuse: number
  StackSys: number
  MSpanInuse: number
  MSpanSys: number
  MCacheInuse: number
  MCacheSys: number
  BuckHashSys: number
  GCSys: number
  OtherSys: number
  NextGC: number
  LastGC: number
  PauseTotalNs: number
  PauseNs: readonly number[]
  PauseEnd: readonly number[]
  NumGC: number
  NumForcedGC: number
  GCCPUFraction: number
  EnableGC: boolean
  DebugGC: boolean
  BySize: readonly { Size: number; Mallocs: number; Frees: number }[]
}

/** Result of debug_gcStats: pauses of the garbage collector in nanoseconds, newest first. */
export type GarbageStatistics = {
  /** ISO 8601. */
  LastGC: string
  NumGC: number
  PauseTotal: number
  Pause: readonly number[]
  /** ISO 8601. */
  PauseEnd: readonly string[]
  PauseQuantiles: readonly number[] | null
}
