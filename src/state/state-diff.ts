/**
 * The difference between two world states as bytes. A state that is needed rarely is kept as its difference from an earlier one: a transfer takes some
 * hundred bytes, where the nodes of its tries take ten thousand.
 */
import type { ByteReader, ByteWriter } from '../primitives/byte-buffer.js'
import { type Address, bytesToHex, type Hash, hexToBytes, padLeft, trimLeft } from '../primitives/hex.js'
import { type Account, type Code, EMPTY_ACCOUNT, NO_CODE } from './account.js'
import type { AccountStorage } from './account-storage.js'
import type { WorldState } from './world-state.js'

const ADDRESS_LENGTH = 20
const WORD_LENGTH = 32

const REMOVED = 1
const NONCE = 2
const BALANCE = 4
const CODE = 8
const STORAGE = 16
/** The account as an object. */
const WHOLE = 32

/** Values of a difference that have no bytes. Differences refer to them by position. */
export interface DiffObjects {
  readonly codes: Code[]
  /** Accounts of states over an origin. What they have there may not be in memory, so they cannot be compared with it. */
  readonly accounts: Account[]
}

/** Writes the difference of a state from an earlier one. */
export function writeStateDiff(writer: ByteWriter, state: WorldState, earlier: WorldState, objects: DiffObjects): void {
  const changes = state.changesSince(earlier).flatMap(({ address, now: account, before }) => {
    const changed = account && !state.hasOrigin ? changedFields(account, before ?? EMPTY_ACCOUNT) : undefined
    // Equal accounts may be different objects. A new account without fields is one all the same.
    return changed?.fields === 0 && before ? [] : [{ address, account, changed }]
  })
  writer.count(changes.length)
  for (const { address, account, changed } of changes) {
    writer.hex(address)
    if (account === undefined) {
      writer.byte(REMOVED)
    } else if (changed === undefined) {
      writer.byte(WHOLE)
      writer.count(objects.accounts.push(account) - 1)
    } else {
      writeAccount(writer, account, changed, objects.codes)
    }
  }
}

/** The fields of an account that are not as before. */
interface ChangedFields {
  readonly fields: number
  readonly slots: readonly (readonly [slot: Hash, value: Uint8Array])[]
}

function changedFields({ nonce, balance, code, storage }: Account, before: Account): ChangedFields {
  const slots = storage === before.storage ? [] : storage.changesSince(before.storage)
  const fields =
    (nonce === before.nonce ? 0 : NONCE) |
    (balance === before.balance ? 0 : BALANCE) |
    (code.hash === before.code.hash ? 0 : CODE) |
    (slots.length === 0 ? 0 : STORAGE)
  return { fields, slots }
}

function writeAccount(writer: ByteWriter, { nonce, balance, code }: Account, { fields, slots }: ChangedFields, codes: Code[]): void {
  writer.byte(fields)
  if ((fields & NONCE) !== 0) writer.integer(nonce)
  if ((fields & BALANCE) !== 0) writer.integer(balance)
  if ((fields & CODE) !== 0) writer.count(codes.push(code) - 1)
  if ((fields & STORAGE) === 0) return
  writer.count(slots.length)
  for (const [slot, value] of slots) {
    writer.string(trimLeft(hexToBytes(slot)))
    writer.string(value)
  }
}

/** An account that differences are applied to. */
interface OpenAccount {
  nonce: bigint
  balance: bigint
  code: Code
  /** Storage without the slots that were written. */
  storage: AccountStorage
  readonly slots: Map<Hash, Uint8Array>
}

/** Applies differences, one after the other, to a state. Tries are written once, however many differences write the same slot. */
export class StatePatch {
  readonly #base: WorldState
  /** Undefined for removed accounts. */
  readonly #accounts = new Map<Address, OpenAccount | undefined>()

  constructor(base: WorldState) {
    this.#base = base
  }

  /** Reads a difference from the state as it is now. */
  read(reader: ByteReader, { codes, accounts }: DiffObjects): void {
    const count = reader.count()
    for (let i = 0; i < count; i++) {
      const address = reader.hex(ADDRESS_LENGTH)
      const fields = reader.byte()
      if ((fields & REMOVED) !== 0) this.#accounts.set(address, undefined)
      else if ((fields & WHOLE) !== 0) this.#accounts.set(address, opened(accounts[reader.count()] ?? EMPTY_ACCOUNT))
      else readAccount(reader, this.#open(address), fields, codes)
    }
  }

  /** Returns the state with all differences. */
  state(): WorldState {
    const changes: [Address, Account | undefined][] = []
    for (const [address, open] of this.#accounts) changes.push([address, open && closed(open)])
    return this.#base.apply(changes)
  }

  #open(address: Address): OpenAccount {
    const known = this.#accounts.get(address)
    if (known) return known
    const account = this.#accounts.has(address) ? EMPTY_ACCOUNT : (this.#base.account(address) ?? EMPTY_ACCOUNT)
    const open = opened(account)
    this.#accounts.set(address, open)
    return open
  }
}

function opened({ nonce, balance, code, storage }: Account): OpenAccount {
  return { nonce, balance, code, storage, slots: new Map() }
}

function readAccount(reader: ByteReader, account: OpenAccount, fields: number, codes: readonly Code[]): void {
  if ((fields & NONCE) !== 0) account.nonce = reader.integer()
  if ((fields & BALANCE) !== 0) account.balance = reader.integer()
  if ((fields & CODE) !== 0) account.code = codes[reader.count()] ?? NO_CODE
  if ((fields & STORAGE) === 0) return
  const count = reader.count()
  for (let i = 0; i < count; i++) {
    const slot = bytesToHex(padLeft(reader.word(), WORD_LENGTH))
    account.slots.set(slot, reader.word())
  }
}

function closed({ nonce, balance, code, storage, slots }: OpenAccount): Account {
  let written = storage
  for (const [slot, value] of slots) written = written.set(slot, value)
  return { nonce, balance, code, storage: written }
}
