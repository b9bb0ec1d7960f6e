/**
 * Accounts, slots and logs that a run has touched, and the journal that reverts writes.
 *
 * Records never move during a run, because frames, tables and the journal contain their addresses. The host provides entries that are missing in a
 * table. Tables grow before they are half full. When memory is exhausted, the functions return 0 or false and leave the state unchanged.
 */

import { allocate, clear as clearBytes, copyDisjoint, release } from './heap'
import { Account, ConsoleCall, Flag, Log, Slot } from './layout'
import * as u256 from './u256'

/** Seed of the hashes of the tables: without it, an attacker could choose keys with equal hashes. */
let seed: u64 = 0x9e3779b97f4a7c15

export function setSeed(value: u64): void {
  seed = value | 1
}

@inline
function mix(hash: u64, limb: u64): u64 {
  const mixed = (hash ^ limb) * 0xff51afd7ed558ccd
  return mixed ^ (mixed >> 32)
}

// Records in chunks, so that they can be walked in the order in which they came

const CHUNK: u32 = 64
const CHUNK_LIST: usize = 4

/** Records of one size: addresses of chunks, and how many records are in use. */
@unmanaged
class Records {
  size: usize
  chunks: usize
  chunksCapacity: u32
  chunkCount: u32
  count: u32
}

function newRecords(at: usize, size: usize): Records {
  const records = changetype<Records>(at)
  records.size = size
  return records
}

@inline
function recordAt(records: Records, index: u32): usize {
  return <usize>load<u32>(records.chunks + (<usize>(index / CHUNK) << 2)) + <usize>(index % CHUNK) * records.size
}

/** Returns a record filled with zeros, or 0. */
function addRecord(records: Records): usize {
  const index = records.count
  const chunk = index / CHUNK
  if (chunk == records.chunkCount) {
    if (chunk == records.chunksCapacity) {
      const capacity = chunk == 0 ? 16 : chunk << 1
      const chunks = allocate(<usize>capacity * CHUNK_LIST)
      if (chunks == 0) return 0
      memory.copy(chunks, records.chunks, <usize>chunk * CHUNK_LIST)
      release(records.chunks, <usize>chunk * CHUNK_LIST)
      records.chunks = chunks
      records.chunksCapacity = capacity
    }
    const block = allocate(records.size * CHUNK)
    if (block == 0) return 0
    store<u32>(records.chunks + (<usize>chunk << 2), <u32>block)
    records.chunkCount = chunk + 1
  }
  records.count = index + 1
  const record = recordAt(records, index)
  clearBytes(record, records.size)
  return record
}

/** Maximum number of chunks that an empty table keeps. The others are released. */
const KEPT_CHUNKS: u32 = 4

function clearRecords(records: Records): void {
  records.count = 0
  while (records.chunkCount > KEPT_CHUNKS) {
    records.chunkCount--
    release(<usize>load<u32>(records.chunks + (<usize>records.chunkCount << 2)), records.size * CHUNK)
  }
}

// Index of records by their hash: open addressing, entries of an address (u32) and the high half of the hash (u32)

@unmanaged
class Index {
  entries: usize
  capacity: u32
  count: u32
}

const SMALLEST_INDEX: u32 = 64

/** Allocates space for one more entry. Returns false when memory is exhausted. */
function reserve(index: Index): bool {
  if ((index.count + 1) << 1 <= index.capacity) return true
  const capacity = index.capacity == 0 ? SMALLEST_INDEX : index.capacity << 1
  const entries = allocate(<usize>capacity << 3)
  if (entries == 0) return false
  memory.fill(entries, 0, <usize>capacity << 3)
  const mask = capacity - 1
  for (let i: u32 = 0; i < index.capacity; i++) {
    const entry = load<u64>(index.entries + (<usize>i << 3))
    if (entry == 0) continue
    let at = <u32>(entry >> 32) & mask
    while (load<u64>(entries + (<usize>at << 3)) != 0) at = (at + 1) & mask
    store<u64>(entries + (<usize>at << 3), entry)
  }
  release(index.entries, <usize>index.capacity << 3)
  index.entries = entries
  index.capacity = capacity
  return true
}

@inline
function insert(index: Index, hash: u32, record: usize): void {
  const mask = index.capacity - 1
  let at = hash & mask
  while (load<u64>(index.entries + (<usize>at << 3)) != 0) at = (at + 1) & mask
  store<u64>(index.entries + (<usize>at << 3), ((<u64>hash) << 32) | <u64>record)
  index.count++
}

function clearIndex(index: Index): void {
  if (index.count == 0) return
  index.count = 0
  if (index.capacity > 4096) {
    release(index.entries, <usize>index.capacity << 3)
    index.entries = 0
    index.capacity = 0
  } else clearBytes(index.entries, <usize>index.capacity << 3)
}

// Accounts

/** A precompile was moved to this address by an override. Its number is in the upper bits. */
export const PRECOMPILE_SHIFT: u32 = 16

const accounts = newRecords(memory.data(sizeof<u32>() * 8), Account.SIZE)
const accountIndex = changetype<Index>(memory.data(sizeof<u32>() * 4))

@inline
function hashAddress(address: usize): u32 {
  return <u32>(mix(mix(mix(seed, load<u64>(address)), load<u64>(address, 8)), <u64>load<u32>(address, 16)) >> 16)
}

/** Returns the record of an account, 0 for none. */
export function findAccount(address: usize): usize {
  return lookUpAccount(address, hashAddress(address))
}

@inline
function lookUpAccount(address: usize, hash: u32): usize {
  const a0 = load<u64>(address)
  const a1 = load<u64>(address, 8)
  const a2 = <u64>load<u32>(address, 16)
  if (accountIndex.capacity != 0) {
    const mask = accountIndex.capacity - 1
    let at = hash & mask
    while (true) {
      const entry = load<u64>(accountIndex.entries + (<usize>at << 3))
      if (entry == 0) break
      if (<u32>(entry >> 32) == hash) {
        const record = <usize>(entry & 0xffffffff)
        if (load<u64>(record) == a0 && load<u64>(record, 8) == a1 && load<u64>(record, 16) == a2) return record
      }
      at = (at + 1) & mask
    }
  }
  return 0
}

/**
 * Returns the record of an account, and creates it if necessary. Returns 0 when memory is exhausted. `address` is a word, of which 20 bytes count.
 */
export function accountOf(address: usize): usize {
  const hash = hashAddress(address)
  const known = lookUpAccount(address, hash)
  if (known != 0) return known
  if (!reserve(accountIndex)) return 0
  const record = addRecord(accounts)
  if (record == 0) return 0
  store<u64>(record, load<u64>(address))
  store<u64>(record, load<u64>(address, 8), 8)
  store<u64>(record, <u64>load<u32>(address, 16), 16)
  insert(accountIndex, hash, record)
  return record
}

@inline
export function flags(account: usize): u32 {
  return load<u32>(account, Account.FLAGS)
}

@inline
export function has(account: usize, flag: u32): bool {
  return (load<u32>(account, Account.FLAGS) & flag) != 0
}

@inline
export function raise(account: usize, flag: u32): void {
  store<u32>(account, load<u32>(account, Account.FLAGS) | flag, Account.FLAGS)
}

/** Returns whether an account is empty: no nonce, no balance and no code (EIP-161). */
@inline
export function isEmpty(account: usize): bool {
  return load<u64>(account, Account.NONCE) == 0 && load<u32>(account, Account.CODE_SIZE) == 0 && u256.isZero(account + Account.BALANCE)
}

export function accountCount(): u32 {
  return accounts.count
}

export function accountRecord(index: u32): usize {
  return recordAt(accounts, index)
}

// Slots of storage

const slots = newRecords(memory.data(sizeof<u32>() * 8), Slot.SIZE)
const slotIndex = changetype<Index>(memory.data(sizeof<u32>() * 4))

@inline
function hashSlot(account: usize, key: usize): u32 {
  let hash = mix(seed, <u64>account)
  hash = mix(hash, load<u64>(key))
  hash = mix(hash, load<u64>(key, 8))
  hash = mix(hash, load<u64>(key, 16))
  return <u32>(mix(hash, load<u64>(key, 24)) >> 16)
}

/** Returns the record of a slot, 0 for none. */
export function findSlot(account: usize, key: usize): usize {
  return lookUpSlot(account, key, hashSlot(account, key))
}

@inline
function lookUpSlot(account: usize, key: usize, hash: u32): usize {
  if (slotIndex.capacity != 0) {
    const mask = slotIndex.capacity - 1
    let at = hash & mask
    while (true) {
      const entry = load<u64>(slotIndex.entries + (<usize>at << 3))
      if (entry == 0) break
      if (<u32>(entry >> 32) == hash) {
        const record = <usize>(entry & 0xffffffff)
        if (<usize>load<u32>(record, Slot.ACCOUNT) == account && u256.equals(record, key)) return record
      }
      at = (at + 1) & mask
    }
  }
  return 0
}

/**
 * Returns the record of a slot, and creates it if necessary. Returns 0 when memory is exhausted. A new slot counts as loaded if the account's storage
 * is resident.
 */
export function slotOf(account: usize, key: usize): usize {
  const hash = hashSlot(account, key)
  const known = lookUpSlot(account, key, hash)
  if (known != 0) return known
  if (!reserve(slotIndex)) return 0
  const record = addRecord(slots)
  if (record == 0) return 0
  u256.copy(record, key)
  store<u32>(record, <u32>account, Slot.ACCOUNT)
  if (has(account, Flag.STORAGE_RESIDENT)) store<u32>(record, Flag.LOADED, Slot.FLAGS)
  insert(slotIndex, hash, record)
  return record
}

export function slotCount(): u32 {
  return slots.count
}

export function slotRecord(index: u32): usize {
  return recordAt(slots, index)
}

// Transient storage (EIP-1153)

const TRANSIENT_VALUE: usize = 32
const TRANSIENT_ACCOUNT: usize = 64
const TRANSIENT_SIZE: usize = 72

const transients = newRecords(memory.data(sizeof<u32>() * 8), TRANSIENT_SIZE)
const transientIndex = changetype<Index>(memory.data(sizeof<u32>() * 4))

/** Returns the record of a transient slot. Returns 0 if there is none and `create` is false, or when memory is exhausted. */
export function transientOf(account: usize, key: usize, create: bool): usize {
  const hash = hashSlot(account, key)
  if (transientIndex.capacity != 0) {
    const mask = transientIndex.capacity - 1
    let at = hash & mask
    while (true) {
      const entry = load<u64>(transientIndex.entries + (<usize>at << 3))
      if (entry == 0) break
      if (<u32>(entry >> 32) == hash) {
        const record = <usize>(entry & 0xffffffff)
        if (<usize>load<u32>(record, TRANSIENT_ACCOUNT) == account && u256.equals(record, key)) return record
      }
      at = (at + 1) & mask
    }
  }
  if (!create || !reserve(transientIndex)) return 0
  const record = addRecord(transients)
  if (record == 0) return 0
  u256.copy(record, key)
  store<u32>(record, <u32>account, TRANSIENT_ACCOUNT)
  insert(transientIndex, hash, record)
  return record
}

@inline
export function transientValue(record: usize): usize {
  return record + TRANSIENT_VALUE
}

// Journal

/**
 * Bytes of an entry: the kind (u32), the record (u32), a small old value (u64) and an old word. For flags, the value is the changed bits: a revert
 * keeps the bits that a load has set.
 */
const ENTRY: usize = 48
const OLD_SMALL: usize = 8
const OLD_WORD: usize = 16

const KIND_FLAGS: u32 = 0
const KIND_BALANCE: u32 = 1
const KIND_NONCE: u32 = 2
const KIND_CODE: u32 = 3
const KIND_WORD: u32 = 4
const KIND_SLOT_FLAGS: u32 = 5

let entries: usize = 0
let entriesCapacity: u32 = 0
let entryCount: u32 = 0

@inline
export function checkpoint(): u32 {
  return entryCount
}

/** Returns a new entry, for which `reserveJournal` has allocated space. */
@inline
function addEntry(kind: u32, record: usize): usize {
  const entry = entries + <usize>entryCount * ENTRY
  entryCount++
  store<u32>(entry, kind)
  store<u32>(entry, <u32>record, 4)
  return entry
}

/** Allocates space for the journal entries of the next `count` writes. Returns false when memory is exhausted. */
@inline
export function reserveJournal(count: u32): bool {
  return entryCount + count <= entriesCapacity || growJournal()
}

const FIRST_ENTRIES: u32 = 256

/** Doubles the space for entries, which is then enough for the writes of any instruction. */
function growJournal(): bool {
  const capacity = entriesCapacity == 0 ? FIRST_ENTRIES : entriesCapacity << 1
  const grown = allocate(<usize>capacity * ENTRY)
  if (grown == 0) return false
  memory.copy(grown, entries, <usize>entryCount * ENTRY)
  release(entries, <usize>entriesCapacity * ENTRY)
  entries = grown
  entriesCapacity = capacity
  return true
}

// Writes. Each needs an entry of the journal that `reserveJournal` has made sure of.

export function setFlags(account: usize, value: u32): void {
  const old = flags(account)
  if (old == value) return
  store<u64>(addEntry(KIND_FLAGS, account), <u64>(old ^ value), OLD_SMALL)
  store<u32>(account, value, Account.FLAGS)
}

@inline
export function addFlags(account: usize, added: u32): void {
  setFlags(account, flags(account) | added)
}

/** Writes the balance to the journal. The caller changes it afterwards. */
export function keepBalance(account: usize): void {
  u256.copy(addEntry(KIND_BALANCE, account) + OLD_WORD, account + Account.BALANCE)
}

export function setNonce(account: usize, nonce: u64): void {
  store<u64>(addEntry(KIND_NONCE, account), load<u64>(account, Account.NONCE), OLD_SMALL)
  store<u64>(account, nonce, Account.NONCE)
}

/** Sets the code of an account and its hash, a word. The record may be 0 for empty code. */
export function setCode(account: usize, code: usize, size: u32, hash: usize): void {
  const entry = addEntry(KIND_CODE, account)
  store<u32>(entry, load<u32>(account, Account.CODE), OLD_SMALL)
  store<u32>(entry, load<u32>(account, Account.CODE_SIZE), OLD_SMALL + 4)
  u256.copy(entry + OLD_WORD, account + Account.CODE_HASH)
  store<u32>(account, <u32>code, Account.CODE)
  store<u32>(account, size, Account.CODE_SIZE)
  u256.copy(account + Account.CODE_HASH, hash)
}

/** Sets a word of a record: the value of a slot or of a transient slot. */
@inline
export function setWord(at: usize, value: usize): void {
  u256.copy(addEntry(KIND_WORD, at) + OLD_WORD, at)
  u256.copy(at, value)
}

export function setSlotFlags(slot: usize, value: u32): void {
  const old = load<u32>(slot, Slot.FLAGS)
  if (old == value) return
  store<u64>(addEntry(KIND_SLOT_FLAGS, slot), <u64>(old ^ value), OLD_SMALL)
  store<u32>(slot, value, Slot.FLAGS)
}

/** Reverts all writes in the journal since a checkpoint. Records that the host has loaded stay loaded. */
export function revertTo(checkpoint: u32): void {
  while (entryCount > checkpoint) {
    entryCount--
    const entry = entries + <usize>entryCount * ENTRY
    const record = <usize>load<u32>(entry, 4)
    switch (load<u32>(entry)) {
      case KIND_FLAGS:
        store<u32>(record, flags(record) ^ <u32>load<u64>(entry, OLD_SMALL), Account.FLAGS)
        break
      case KIND_BALANCE:
        u256.copy(record + Account.BALANCE, entry + OLD_WORD)
        break
      case KIND_NONCE:
        store<u64>(record, load<u64>(entry, OLD_SMALL), Account.NONCE)
        break
      case KIND_CODE:
        store<u32>(record, load<u32>(entry, OLD_SMALL), Account.CODE)
        store<u32>(record, load<u32>(entry, OLD_SMALL + 4), Account.CODE_SIZE)
        u256.copy(record + Account.CODE_HASH, entry + OLD_WORD)
        break
      case KIND_WORD:
        u256.copy(record, entry + OLD_WORD)
        break
      case KIND_SLOT_FLAGS:
        store<u32>(record, load<u32>(record, Slot.FLAGS) ^ <u32>load<u64>(entry, OLD_SMALL), Slot.FLAGS)
        break
    }
  }
}

// Logs and calls of console.log, one after the other in a block of memory that grows

@unmanaged
class Arena {
  start: usize
  capacity: usize
  end: usize
}

/** Allocates `size` bytes at the end of an arena. Returns their address, 0 when memory is exhausted. */
function extend(arena: Arena, size: usize): usize {
  if (arena.end + size > arena.capacity) {
    let capacity: usize = arena.capacity == 0 ? 4096 : arena.capacity << 1
    while (capacity < arena.end + size) capacity <<= 1
    const grown = allocate(capacity)
    if (grown == 0) return 0
    memory.copy(grown, arena.start, arena.end)
    release(arena.start, arena.capacity)
    arena.start = grown
    arena.capacity = capacity
  }
  const room = arena.start + arena.end
  arena.end += size
  return room
}

/** Maximum bytes that an empty arena keeps. */
const KEPT_ARENA: usize = 1 << 20

function clearArena(arena: Arena): void {
  arena.end = 0
  if (arena.capacity <= KEPT_ARENA) return
  release(arena.start, arena.capacity)
  arena.start = 0
  arena.capacity = 0
}

@inline
function padded(length: u32): usize {
  return (<usize>length + 7) & ~7
}

/** Logs: `Log`. */
const logs = changetype<Arena>(memory.data(sizeof<u32>() * 3))

export function logsStart(): usize {
  return logs.start
}

/** Returns the number of bytes of all logs. */
export function logsEnd(): usize {
  return logs.end
}

export function truncateLogs(end: usize): void {
  logs.end = end
}

/** Allocates a log and writes its counts. Returns its address, 0 when memory is exhausted. */
export function addLog(topics: u32, dataLength: u32): usize {
  const log = extend(logs, <usize>Log.TOPICS + (<usize>topics << 5) + padded(dataLength))
  if (log == 0) return 0
  store<u64>(log, 0, 24)
  store<u32>(log, topics, Log.TOPIC_COUNT)
  store<u32>(log, dataLength, Log.DATA_LENGTH)
  return log
}

/** Calls of console.log, also those in reverted frames: `ConsoleCall`. */
const spoken = changetype<Arena>(memory.data(sizeof<u32>() * 3))
const SPOKEN_LIMIT: usize = 1 << 20
const SPOKEN_CALLS: u32 = 10_000
let spokenCalls: u32 = 0

export function consoleStart(): usize {
  return spoken.start
}

export function consoleEnd(): usize {
  return spoken.end
}

/**
 * Stores a call of console.log, up to a limit: code pays for memory once and may print it a hundred thousand times. Returns false when memory is
 * exhausted.
 */
export function addConsoleCall(caller: usize, input: usize, length: u32): bool {
  if (spokenCalls == SPOKEN_CALLS || spoken.end + <usize>length > SPOKEN_LIMIT) return true
  const call = extend(spoken, <usize>ConsoleCall.DATA + padded(length))
  if (call == 0) return false
  spokenCalls++
  copyDisjoint(call, caller, 24)
  store<u32>(call, length, ConsoleCall.LENGTH)
  copyDisjoint(call + ConsoleCall.DATA, input, <usize>length)
  return true
}

// Life of the state

/** Discards the whole state. The host provides the state of the next run. */
export function clear(): void {
  clearRecords(accounts)
  clearIndex(accountIndex)
  clearRecords(slots)
  clearIndex(slotIndex)
  clearRecords(transients)
  clearIndex(transientIndex)
  entryCount = 0
  clearArena(logs)
  clearArena(spoken)
  spokenCalls = 0
  if (entriesCapacity > 65536) {
    release(entries, <usize>entriesCapacity * ENTRY)
    entries = 0
    entriesCapacity = 0
  }
}
