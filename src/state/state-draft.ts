import { ByteSlab } from '../primitives/byte-slab.js'
import { type Address, EMPTY_BYTES, type Hash, trimLeft } from '../primitives/hex.js'
import type { Waiter } from '../primitives/missing-state.js'
import { type Account, type AccountFields, type Code, codeOf, EMPTY_ACCOUNT, MAX_BALANCE, NO_CODE } from './account.js'
import { AccountStorage } from './account-storage.js'
import type { WorldState } from './world-state.js'

const values = new ByteSlab()

/**
 * A mutable working copy of a world state: what a block, a call or a simulation writes to.
 *
 * Every account touched gets a record in which the first read of a field or slot is kept, so that all further reads are map look-ups. Writes are
 * journaled as undo steps while a checkpoint is open. All that was written since the last snapshot is marked, and `snapshot()` brings just that into
 * the persistent state; it may be called at any time, also with checkpoints open, and the journal keeps working across it.
 */
export class StateDraft {
  readonly #origin: WorldState
  /** The last snapshot. Differs from the draft only in what is marked as written. */
  #base: WorldState
  readonly #records = new Map<Address, AccountRecord>()
  readonly #written = new Set<AccountRecord>()

  readonly #undoSteps: (() => void)[] = []
  readonly #checkpoints: number[] = []

  /** Undefined until a slot is written. */
  #originals: Map<Address, OriginalStorage> | undefined
  /** The length of the journal when the transaction began. */
  #transactionStart = 0

  constructor(base: WorldState) {
    this.#origin = base
    this.#base = base
  }

  // Accounts

  /** The account without its storage, or `undefined` where there is none. An account that is merely empty does exist. */
  account(address: Address): AccountFields | undefined {
    return this.#record(address).fields
  }

  code(address: Address): Code {
    return this.#record(address).fields?.code ?? NO_CODE
  }

  /** Makes an empty account unless there is one. */
  ensureAccount(address: Address): void {
    if (this.account(address) === undefined) this.updateAccount(address, {})
  }

  /** Changes some fields of an account; an account that does not exist comes into being. A balance stays at the most that it can be. */
  updateAccount(address: Address, changes: Partial<AccountFields>): void {
    const record = this.#record(address)
    const { nonce, balance, code } = record.fields ?? EMPTY_ACCOUNT
    const fields = { nonce, balance, code, ...changes }
    this.#setFields(record, fields.balance > MAX_BALANCE ? { ...fields, balance: MAX_BALANCE } : fields)
  }

  setNonce(address: Address, nonce: bigint): void {
    this.updateAccount(address, { nonce })
  }

  /** @param balance wei */
  setBalance(address: Address, balance: bigint): void {
    this.updateAccount(address, { balance })
  }

  /** Keeps `bytes`, which must not be changed afterwards. */
  setCode(address: Address, bytes: Uint8Array): void {
    this.updateAccount(address, { code: codeOf(bytes) })
  }

  /** Removes an account with its storage. An account made at the same address later starts with nothing. */
  deleteAccount(address: Address): void {
    const record = this.#record(address)
    if (record.fields === undefined) return
    this.#setStorage(record, new WorkingStorage(AccountStorage.empty))
    this.#setFields(record, undefined)
  }

  // Storage

  /** The value of a slot without leading zeros; no bytes when it is zero. */
  storage(address: Address, slot: Hash): Uint8Array {
    return this.#record(address).storage.get(slot)
  }

  /** Whether any slot of the account is not zero. */
  hasStorage(address: Address): boolean {
    return !this.#record(address).storage.fold().isEmpty
  }

  /** Whether no slot of the account has a value, if that is known without a search. False if it is not. */
  lacksStorage(address: Address): boolean {
    return this.#record(address).storage.isKnownEmpty
  }

  /** @param value at most 32 bytes; leading zeros are dropped, and the bytes are copied */
  setStorage(address: Address, slot: Hash, value: Uint8Array): void {
    const trimmed = values.copy(trimLeft(value))
    if (trimmed.length > 32) throw new RangeError(`storage value of ${trimmed.length} bytes, at most 32 fit`)
    this.ensureAccount(address)
    const record = this.#record(address)
    const { storage } = record
    // The value before is not read: it may have to be loaded, and few writes are undone.
    const previous = storage.hold(slot)
    this.#originalsOf(record).keep(slot)
    storage.set(slot, trimmed)
    this.#written.add(record)
    this.#journal(() => {
      storage.restore(slot, previous)
      this.#written.add(record)
    })
  }

  /** Sets all slots of an account to zero. */
  clearStorage(address: Address): void {
    this.#setStorage(this.#record(address), new WorkingStorage(AccountStorage.empty))
  }

  /** Makes `entries` all that is in the storage of an account: the `state` of a state override. */
  replaceStorage(address: Address, entries: Iterable<readonly [slot: Hash, value: Uint8Array]>): void {
    this.clearStorage(address)
    for (const [slot, value] of entries) this.setStorage(address, slot, value)
  }

  /**
   * Loads accounts that will be read. Returns undefined when nothing has to be loaded: then the addresses are not asked for.
   *
   * @param addresses returns their addresses
   * @param waiter for whom they are loaded
   */
  prepare(addresses: () => Iterable<Address>, waiter?: Waiter): Promise<void> | undefined {
    return this.#base.prepare(addresses, waiter)
  }

  /** The value of a slot when the transaction began: the original value of EIP-2200. */
  originalStorage(address: Address, slot: Hash): Uint8Array {
    return this.#originals?.get(address)?.get(slot) ?? this.storage(address, slot)
  }

  /** Makes the values of now the original ones. */
  beginTransaction(): void {
    this.#originals = undefined
    this.#transactionStart = this.#undoSteps.length
  }

  // Journal

  /** Number of open checkpoints. */
  get depth(): number {
    return this.#checkpoints.length
  }

  /** Opens a checkpoint inside those that are open. Ends with `commit()` or `revert()`. */
  checkpoint(): void {
    this.#checkpoints.push(this.#undoSteps.length)
  }

  /** Keeps what was written since the last checkpoint; an outer checkpoint can still revert it. */
  commit(): void {
    this.#closeCheckpoint()
    if (this.#checkpoints.length === 0) {
      this.#undoSteps.length = 0
      this.#transactionStart = 0
    }
  }

  /** Undoes what was written since the last checkpoint. A transaction that began after it is undone as well. */
  revert(): void {
    const start = this.#closeCheckpoint()
    while (this.#undoSteps.length > start) this.#undoSteps.pop()?.()
    if (start < this.#transactionStart) this.beginTransaction()
  }

  // Results

  /** The draft as it is now, as an immutable state. Costs what was written since the last snapshot; computes no hashes of nodes. */
  snapshot(): WorldState {
    if (this.#written.size > 0) {
      const changes: [Address, Account | undefined][] = []
      for (const record of this.#written) changes.push([record.address, this.#fold(record)])
      this.#base = this.#base.apply(changes)
      this.#written.clear()
    }
    return this.#base
  }

  /** A draft over this one as it is now. Neither sees what the other writes from here on. */
  draft(): StateDraft {
    return new StateDraft(this.snapshot())
  }

  /** The addresses whose accounts (storage and code included) differ from the state that the draft was made of. */
  changedAddresses(): Address[] {
    return this.snapshot().changedSince(this.#origin)
  }

  // Internals

  #record(address: Address): AccountRecord {
    let record = this.#records.get(address)
    if (record === undefined) {
      const account = this.#base.account(address)
      record = { address, fields: account, storage: new WorkingStorage(account?.storage ?? AccountStorage.empty) }
      this.#records.set(address, record)
    }
    return record
  }

  #setFields(record: AccountRecord, fields: AccountFields | undefined): void {
    const previous = record.fields
    record.fields = fields
    this.#written.add(record)
    this.#journal(() => {
      record.fields = previous
      this.#written.add(record)
    })
  }

  #setStorage(record: AccountRecord, storage: WorkingStorage): void {
    const previous = record.storage
    this.#originalsOf(record)
    record.storage = storage
    this.#written.add(record)
    this.#journal(() => {
      record.storage = previous
      this.#written.add(record)
    })
  }

  #originalsOf(record: AccountRecord): OriginalStorage {
    this.#originals ??= new Map()
    let originals = this.#originals.get(record.address)
    if (originals === undefined) {
      originals = new OriginalStorage(record.storage)
      this.#originals.set(record.address, originals)
    }
    return originals
  }

  /** The account to be put into the base: the one it has already if nothing came of what was written. */
  #fold({ address, fields, storage }: AccountRecord): Account | undefined {
    if (fields === undefined) return undefined
    const { nonce, balance, code } = fields
    const folded = storage.fold()
    const current = this.#base.account(address)
    const isCurrent =
      current?.nonce === nonce && current.balance === balance && current.code.hash === code.hash && current.storage.isSame(folded)
    return isCurrent ? current : { nonce, balance, code, storage: folded }
  }

  #journal(undo: () => void): void {
    if (this.#checkpoints.length > 0) this.#undoSteps.push(undo)
  }

  #closeCheckpoint(): number {
    const start = this.#checkpoints.pop()
    if (start === undefined) throw new Error('no checkpoint is open')
    return start
  }
}

interface AccountRecord {
  readonly address: Address
  fields: AccountFields | undefined
  storage: WorkingStorage
}

/** Value of a slot before a write, or the storage that has it: the value may have to be loaded. */
type HeldValue = Uint8Array | AccountStorage

/** The storage of one account under work: a persistent base, and the slots that were read or written over it. */
class WorkingStorage {
  #base: AccountStorage
  // Most accounts under work are read without their storage.
  #values: Map<Hash, Uint8Array> | undefined
  /** The slots in which the base may be behind. */
  #written: Set<Hash> | undefined

  constructor(base: AccountStorage) {
    this.#base = base
  }

  get isKnownEmpty(): boolean {
    return this.#written === undefined && this.#base.isKnownEmpty
  }

  get(slot: Hash): Uint8Array {
    this.#values ??= new Map()
    let value = this.#values.get(slot)
    if (value === undefined) {
      value = this.#base.get(slot)
      this.#values.set(slot, value)
    }
    return value
  }

  set(slot: Hash, value: Uint8Array): void {
    this.#values ??= new Map()
    this.#values.set(slot, value)
    this.#written ??= new Set()
    this.#written.add(slot)
  }

  /** Returns the present value of a slot. A value that was not read yet is not read now: the storage that has it is returned instead. */
  hold(slot: Hash): HeldValue {
    return this.#values?.get(slot) ?? this.#base
  }

  /** Undoes a write. */
  restore(slot: Hash, held: HeldValue): void {
    if (held instanceof Uint8Array) {
      this.set(slot, held)
    } else {
      this.#values?.delete(slot)
      this.#written?.delete(slot)
      // A snapshot may have brought the write into the base.
      if (this.#base !== held) this.#base = this.#base.withSlotOf(held, slot)
    }
  }

  /** Brings the base up to date. */
  fold(): AccountStorage {
    if (this.#written === undefined) return this.#base
    for (const slot of this.#written) this.#base = this.#base.set(slot, this.#values?.get(slot) ?? EMPTY_BYTES)
    this.#written = undefined
    return this.#base
  }
}

/**
 * Values of the slots of one account at the start of the transaction. A slot is recorded before its first write; one that is not recorded still has its
 * value in the storage that the account had before its first write, even if that has since been replaced as a whole.
 */
class OriginalStorage {
  readonly #storage: WorkingStorage
  readonly #values = new Map<Hash, HeldValue>()

  constructor(storage: WorkingStorage) {
    this.#storage = storage
  }

  get(slot: Hash): Uint8Array {
    const held = this.#values.get(slot) ?? this.#storage.get(slot)
    return held instanceof Uint8Array ? held : held.get(slot)
  }

  /** Records the value of a slot unless it was recorded before. */
  keep(slot: Hash): void {
    if (!this.#values.has(slot)) this.#values.set(slot, this.#storage.hold(slot))
  }
}
