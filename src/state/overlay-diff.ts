/**
 * The difference between two states over an origin as bytes, for a store. Neither writing nor reading it reads the origin: an account that the earlier state
 * has from the origin is written as a whole, with the slots that were written on top of it.
 */
import type { ByteReader, ByteWriter } from '../primitives/byte-buffer.js'
import { type Address, bytesToHex, EMPTY_BYTES, equalBytes, type Hash, hexToBytes, padLeft, trimLeft } from '../primitives/hex.js'
import { type Account, type Code, NO_CODE } from './account.js'
import { AccountStorage, type StorageOrigin } from './account-storage.js'
import { hashedAddress, hashedSlot } from './hashed-keys.js'
import type { StoredOrigin } from './stored-state.js'
import { WorldState } from './world-state.js'

const ADDRESS_LENGTH = 20
const WORD_LENGTH = 32

/** The account is removed. */
const REMOVED = 0
/** The account is that of the origin. */
const OF_ORIGIN = 1
/** The account is written, and its slots are those that differ from the earlier state. */
const CHANGED = 2
/** The account is written, with all slots that were written on top of nothing. */
const WHOLE = 3
/** The same, on top of the origin. */
const OVER_ORIGIN = 4
/** The same, on top of an origin without values. */
const OVER_EMPTY_ORIGIN = 5

type Slot = readonly [slot: Hash, value: Uint8Array]

/** Writes the difference of a state from an earlier one. */
export function writeOverlayDiff(writer: ByteWriter, state: WorldState, earlier: WorldState, codes: Code[]): void {
  const { removed } = state.layers
  const changes = state.changesSince(earlier).flatMap(({ address, now, before }) => {
    const slots = now && before && slotsSince(now.storage, before.storage)
    return slots?.length === 0 && hasSameFields(now, before) ? [] : [{ address, now, slots }]
  })
  writer.count(changes.length)
  for (const { address, now, slots } of changes) {
    writer.hex(address)
    if (now === undefined) writer.byte(removed.get(hashedAddress(address)) === undefined ? OF_ORIGIN : REMOVED)
    else writeAccount(writer, now, slots, codes)
  }
}

function hasSameFields(now: Account | undefined, before: Account | undefined): boolean {
  return now?.nonce === before?.nonce && now?.balance === before?.balance && now?.code.hash === before?.code.hash
}

function writeAccount(writer: ByteWriter, { nonce, balance, code, storage }: Account, slots: Slot[] | undefined, codes: Code[]): void {
  writer.byte(slots ? CHANGED : baseOf(storage.layers.origin))
  writer.integer(nonce)
  writer.integer(balance)
  writer.count(codes.push(code) - 1)
  const written = slots ?? slotsOf(storage)
  writer.count(written.length)
  for (const [slot, value] of written) {
    writer.string(trimLeft(hexToBytes(slot)))
    writer.string(value)
  }
}

function baseOf(origin: StorageOrigin | undefined): number {
  if (!origin) return WHOLE
  return origin.isEmpty ? OVER_EMPTY_ORIGIN : OVER_ORIGIN
}

/** Returns all slots that were written; those of no bytes were set to zero. */
function slotsOf(storage: AccountStorage): Slot[] {
  const slots: Slot[] = Array.from(storage.entries(), ({ slot, value }) => [slot, value])
  for (const [, slot] of storage.layers.zeros.entries()) slots.push([slot, EMPTY_BYTES])
  return slots
}

/**
 * Returns the slots that differ from those of an earlier storage. Undefined if the two do not lie over the same origin, or if a slot is as in the origin again:
 * then the storage has to be written as a whole.
 */
function slotsSince(storage: AccountStorage, earlier: AccountStorage): Slot[] | undefined {
  const [now, before] = [storage.layers, earlier.layers]
  if (baseOf(now.origin) !== baseOf(before.origin)) return undefined
  const written = new Map<Hash, Uint8Array | undefined>()
  const note = (slot: Hash | undefined) => {
    if (slot === undefined || written.has(slot)) return
    const key = hashedSlot(slot)
    const value = now.values.get(key)?.value ?? (now.origin && now.zeros.get(key) === undefined ? undefined : EMPTY_BYTES)
    const old = before.values.get(key)?.value ?? (before.origin && before.zeros.get(key) === undefined ? undefined : EMPTY_BYTES)
    if (value === undefined || old === undefined ? value !== old : !equalBytes(value, old)) written.set(slot, value)
  }
  now.values.eachChangeSince(before.values, (_, one, other) => note(one?.slot ?? other?.slot))
  now.zeros.eachChangeSince(before.zeros, (_, one, other) => note(one ?? other))
  const slots: Slot[] = []
  for (const [slot, value] of written) {
    if (value === undefined) return undefined
    slots.push([slot, value])
  }
  return slots
}

/** Applies differences, one after the other, to a state over an origin. */
export class OverlayPatch {
  readonly #base: WorldState
  readonly #origin: StoredOrigin
  /** Accounts that were written; undefined for removed ones, and `origin` for those of the origin. */
  readonly #accounts = new Map<Address, Account | undefined | 'origin'>()

  constructor(base: WorldState, origin: StoredOrigin) {
    this.#base = base
    this.#origin = origin
  }

  /** Reads a difference from the state as it is now. */
  read(reader: ByteReader, codes: readonly Code[]): void {
    for (let count = reader.count(); count > 0; count--) {
      const address = reader.hex(ADDRESS_LENGTH)
      const kind = reader.byte()
      if (kind <= OF_ORIGIN) this.#accounts.set(address, kind === REMOVED ? undefined : 'origin')
      else this.#accounts.set(address, this.#readAccount(reader, address, kind, codes))
    }
  }

  /** Returns the state with all differences. */
  state(): WorldState {
    let { accounts, origin, removed } = this.#base.layers
    for (const [address, account] of this.#accounts) {
      const key = hashedAddress(address)
      if (typeof account === 'object') {
        accounts = accounts.set(key, { address, account })
      } else {
        accounts = accounts.delete(key)
        removed = account === undefined ? removed.set(key, address) : removed.delete(key)
      }
    }
    return WorldState.of({ accounts, origin, removed })
  }

  #readAccount(reader: ByteReader, address: Address, kind: number, codes: readonly Code[]): Account {
    const nonce = reader.integer()
    const balance = reader.integer()
    const code = codes[reader.count()] ?? NO_CODE
    let storage = this.#storageOf(address, kind)
    for (let count = reader.count(); count > 0; count--) {
      const slot = bytesToHex(padLeft(reader.word(), WORD_LENGTH))
      storage = storage.set(slot, reader.word())
    }
    return { nonce, balance, code, storage }
  }

  /** Returns the storage on top of which slots are written. */
  #storageOf(address: Address, kind: number): AccountStorage {
    if (kind === WHOLE) return AccountStorage.empty
    if (kind !== CHANGED) return AccountStorage.over(this.#origin.storage(address, kind === OVER_EMPTY_ORIGIN))
    const known = this.#accounts.get(address)
    const account = typeof known === 'object' ? known : this.#base.layers.accounts.get(hashedAddress(address))?.account
    return account?.storage ?? AccountStorage.empty
  }
}
