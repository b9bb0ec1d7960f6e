import { type Address, EMPTY_BYTES, equalBytes, type Hash, hexToBytes } from '../primitives/hex.js'
import type { Waiter } from '../primitives/missing-state.js'
import { type Account, encodeAccount } from './account.js'
import { hashedAddress } from './hashed-keys.js'
import { Trie } from './trie.js'

export interface AccountEntry {
  /** keccak256(address), the order of iteration */
  readonly key: Uint8Array
  readonly address: Address
  readonly account: Account
}

/** Content of an answer to `eth_getProof`. */
export interface AccountProof {
  /** `undefined` when the proof is one of absence */
  readonly account: Account | undefined
  readonly accountProof: Uint8Array[]
  readonly storageProofs: StorageProof[]
}

export interface StorageProof {
  readonly slot: Hash
  /** without leading zeros */
  readonly value: Uint8Array
  readonly proof: Uint8Array[]
}

/** The leaf remembers the address whose hash is its key; only the account goes into the trie's hash. */
export interface AccountLeaf {
  readonly address: Address
  readonly account: Account
}

/** Accounts that lie outside this process: those of a remote chain at one block. */
export interface StateOrigin {
  /** Returns an account, the same object until it has to be loaded again. Throws `MissingState` when it has to be loaded. */
  account(address: Address): Account | undefined
  /** Loads accounts together. Returns undefined when all of them are loaded. The wait ends when the waiter is gone. */
  prepare(addresses: Iterable<Address>, waiter?: Waiter): Promise<void> | undefined
  /** Throws the error of every read, if nothing can be read. */
  check?(): void
}

/** An account in two states: undefined where it was removed or, in the older state, is one of the origin. */
export interface AccountChange {
  readonly address: Address
  readonly now: Account | undefined
  readonly before: Account | undefined
}

/** The parts of a state, for code that keeps it outside of memory. */
export interface StateLayers {
  readonly accounts: Trie<AccountLeaf>
  readonly origin: StateOrigin | undefined
  /** Accounts of the origin that were removed. Empty without an origin. */
  readonly removed: Trie<Address>
}

const NO_ACCOUNTS = Trie.empty(encodeAccountLeaf)
const NONE_REMOVED = Trie.empty<Address>(hexToBytes)

/**
 * All accounts at one moment. Immutable: changes are made in a `StateDraft`, whose snapshot is another world state that shares the unchanged parts
 * with this one.
 *
 * A state may lie over an origin. Accounts that were written or removed hide those of the origin. Root, proofs and iteration contain the written accounts
 * only, because nobody knows all accounts of a remote chain. Nodes of the trie may be in a store (`stored-state.ts`).
 */
export class WorldState {
  static readonly empty = new WorldState(NO_ACCOUNTS, undefined, NONE_REMOVED)

  readonly #accounts: Trie<AccountLeaf>
  readonly #origin: StateOrigin | undefined
  readonly #removed: Trie<Address>

  private constructor(accounts: Trie<AccountLeaf>, origin: StateOrigin | undefined, removed: Trie<Address>) {
    this.#accounts = accounts
    this.#origin = origin
    this.#removed = removed
  }

  /** Returns a state with the accounts of an origin, in which nothing is written yet. */
  static over(origin: StateOrigin): WorldState {
    return new WorldState(NO_ACCOUNTS, origin, NONE_REMOVED)
  }

  static of({ accounts, origin, removed }: StateLayers): WorldState {
    return new WorldState(accounts, origin, removed)
  }

  get layers(): StateLayers {
    return { accounts: this.#accounts, origin: this.#origin, removed: this.#removed }
  }

  /** Whether accounts that nobody has written are those of an origin. */
  get hasOrigin(): boolean {
    return this.#origin !== undefined
  }

  /** Throws the error of every read, if the state is not available. */
  check(): void {
    this.#origin?.check?.()
  }

  /** The state root. Computed when it is first asked for. */
  get root(): Hash {
    return this.#accounts.root
  }

  /** Throws `MissingState` for an account of the origin that has to be loaded. */
  account(address: Address): Account | undefined {
    const key = hashedAddress(address)
    const leaf = this.#accounts.get(key)
    if (leaf !== undefined) return leaf.account
    return this.#origin === undefined || this.#removed.get(key) ? undefined : this.#origin.account(address)
  }

  /** The value of a slot without leading zeros; no bytes when it is zero or there is no such account. */
  storage(address: Address, slot: Hash): Uint8Array {
    return this.account(address)?.storage.get(slot) ?? EMPTY_BYTES
  }

  /**
   * Loads accounts that will be read. Returns undefined when nothing has to be loaded: then the addresses are not asked for.
   *
   * @param addresses returns their addresses
   * @param waiter for whom they are loaded
   */
  prepare(addresses: () => Iterable<Address>, waiter?: Waiter): Promise<void> | undefined {
    return this.#origin?.prepare(addresses(), waiter)
  }

  /** The state with some accounts replaced, or removed where there is `undefined`. */
  apply(changes: Iterable<readonly [Address, Account | undefined]>): WorldState {
    let accounts = this.#accounts
    let removed = this.#removed
    for (const [address, account] of changes) {
      const key = hashedAddress(address)
      if (account !== undefined) {
        // An account that is as it was stays an account of the origin.
        const current = accounts.get(key)?.account ?? (this.#origin && this.account(address))
        if (current !== account) accounts = accounts.set(key, { address, account })
      } else {
        accounts = accounts.delete(key)
        if (this.#origin !== undefined) removed = removed.set(key, address)
      }
    }
    return accounts === this.#accounts && removed === this.#removed ? this : new WorldState(accounts, this.#origin, removed)
  }

  /** The nodes that prove an account against the state root, and some of its slots against its storage root. */
  prove(address: Address, slots: readonly Hash[]): AccountProof {
    const account = this.account(address)
    return {
      account,
      accountProof: this.#accounts.prove(hashedAddress(address)),
      storageProofs: slots.map((slot) => ({
        slot,
        value: account?.storage.get(slot) ?? EMPTY_BYTES,
        proof: account?.storage.prove(slot) ?? [],
      })),
    }
  }

  /** The nodes that prove the account with a hashed address, or that there is none. */
  proveKey(key: Uint8Array): Uint8Array[] {
    return this.#accounts.prove(key)
  }

  /** The accounts in the order of their hashed addresses, beginning at the hash `from`. */
  *accounts(from?: Uint8Array): IterableIterator<AccountEntry> {
    this.check()
    for (const [key, { address, account }] of this.#accounts.entries(from)) yield { key, address, account }
  }

  /** Returns the addresses whose accounts (storage and code included) differ from those in `older`. Costs what was written in between. */
  changedSince(older: WorldState): Address[] {
    // An account of the origin that is removed is in neither trie of accounts.
    return this.changesSince(older)
      .filter(({ now, before }) => now === undefined || !isSameAccount(now, before))
      .map(({ address }) => address)
  }

  /** Returns the accounts that were written since `older`. Some may be equal. Costs what was written in between. */
  changesSince(older: WorldState): AccountChange[] {
    const changes: AccountChange[] = []
    const add = (_: Uint8Array, now: AccountLeaf | undefined, before: AccountLeaf | undefined) => {
      const address = now?.address ?? before?.address
      if (address !== undefined) changes.push({ address, now: now?.account, before: before?.account })
    }
    // Slots of an origin that were set to zero do not show in a hash.
    this.#accounts.eachChangeSince(older.#accounts, add, !this.#origin)
    this.#removed.eachChangeSince(older.#removed, (key, now, before) => {
      const address = now ?? before
      if (address === undefined || this.#accounts.get(key) || older.#accounts.get(key)) return
      changes.push({ address, now: undefined, before: undefined })
    })
    return changes
  }
}

/** Returns the value of a leaf in the trie of accounts. */
export function encodeAccountLeaf({ account }: AccountLeaf): Uint8Array {
  return encodeAccount(account)
}

function isSameAccount(a: Account | undefined, b: Account | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return equalBytes(encodeAccount(a), encodeAccount(b))
}
