import { type Address, EMPTY_BYTES, equalBytes, type Hash } from '../primitives/hex.js'
import { type Account, encodeAccount } from './account.js'
import { hashedAddress } from './hashed-keys.js'
import { type NodeSource, Trie, type WriteNode } from './trie.js'

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

/**
 * All accounts at one moment. Immutable: changes are made in a `StateDraft`, whose snapshot is another world state that shares the unchanged parts
 * with this one.
 *
 * Drafts use only `account` and `apply` of a world state, and reach storage through the account. Nodes of the trie may be in a store (`stored-state.ts`).
 */
export class WorldState {
  static readonly empty = new WorldState(Trie.empty(encodeLeaf))

  readonly #accounts: Trie<AccountLeaf>

  private constructor(accounts: Trie<AccountLeaf>) {
    this.#accounts = accounts
  }

  /** Returns the state with a root whose nodes a source loads. */
  static stored(root: Hash, source: NodeSource<AccountLeaf>): WorldState {
    return new WorldState(Trie.stored(encodeLeaf, root, source))
  }

  /** Whether all accounts are outside of memory. */
  get isStored(): boolean {
    return this.#accounts.isStored
  }

  /**
   * Returns the state with its nodes outside of memory, after passing those in memory to `write`.
   *
   * @param settle returns an account without nodes in memory
   */
  detached(source: NodeSource<AccountLeaf>, write: WriteNode<AccountLeaf>, settle: (account: Account) => Account): WorldState {
    const accounts = this.#accounts.detached(source, write, (leaf) => ({ address: leaf.address, account: settle(leaf.account) }))
    return accounts === this.#accounts ? this : new WorldState(accounts)
  }

  /** The state root. Computed when it is first asked for. */
  get root(): Hash {
    return this.#accounts.root
  }

  account(address: Address): Account | undefined {
    return this.#accounts.get(hashedAddress(address))?.account
  }

  /** The value of a slot without leading zeros; no bytes when it is zero or there is no such account. */
  storage(address: Address, slot: Hash): Uint8Array {
    return this.account(address)?.storage.get(slot) ?? EMPTY_BYTES
  }

  /** The state with some accounts replaced, or removed where there is `undefined`. */
  apply(changes: Iterable<readonly [Address, Account | undefined]>): WorldState {
    let accounts = this.#accounts
    for (const [address, account] of changes) {
      const key = hashedAddress(address)
      if (account === undefined) accounts = accounts.delete(key)
      else if (accounts.get(key)?.account !== account) accounts = accounts.set(key, { address, account })
    }
    return accounts === this.#accounts ? this : new WorldState(accounts)
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

  /** The accounts in the order of their hashed addresses, beginning at the hash `from`. */
  *accounts(from?: Uint8Array): IterableIterator<AccountEntry> {
    for (const [key, { address, account }] of this.#accounts.entries(from)) yield { key, address, account }
  }

  /** The addresses whose accounts (storage and code included) differ from those in `older`. Costs what was written in between. */
  *changedSince(older: WorldState): IterableIterator<Address> {
    for (const [, now, before] of this.#accounts.changesSince(older.#accounts)) {
      const address = now?.address ?? before?.address
      if (address !== undefined && !isSameAccount(now?.account, before?.account)) yield address
    }
  }
}

function encodeLeaf({ account }: AccountLeaf): Uint8Array {
  return encodeAccount(account)
}

function isSameAccount(a: Account | undefined, b: Account | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return equalBytes(encodeAccount(a), encodeAccount(b))
}
