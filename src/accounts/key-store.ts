import type { Address } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import type { KeyFile, KeyProtection } from './key-file.js'

/** A key in a store: whose it is, and where, for people (`personal_listWallets` shows it). */
export interface StoredKey {
  readonly address: Address
  readonly url: string
}

/** Something that looks like a key, and cannot be read. The other keys of the store are not the worse for it. */
export interface UnreadableKey {
  readonly url: string
  readonly reason: string
}

export interface KeyListing {
  /** One for every address, the oldest first. */
  readonly keys: readonly StoredKey[]
  readonly unreadable: readonly UnreadableKey[]
}

/**
 * Storage of encrypted keys. A store never sees a passphrase or a private key. It rejects with `KeyStoreFailed` when its place cannot be used; any
 * other error counts as a fault of the store.
 */
export interface KeyStore {
  /** Protection of new keys: `standard` for a store whose files can be stolen. */
  readonly protection: KeyProtection
  list(): Promise<KeyListing>
  /** The key file of an address, parsed; undefined when there is none. */
  read(address: Address): Promise<Json | undefined>
  /** Keeps a key file, in place of one that may be there. Once this resolves it survives whatever happens to the process. */
  write(address: Address, file: KeyFile): Promise<void>
  /** A store for a fork of the node: it begins with the same keys, and later ones are in one of the two. Without this, forks share the store. */
  fork?(): KeyStore
}

/** Keys that go with the process. New ones are encrypted lightly: there is no file to steal, and tests are to be fast. */
export class MemoryKeyStore implements KeyStore {
  readonly protection = 'light'
  /** As text, so that what was written and what is read share nothing. */
  readonly #files = new Map<Address, string>()

  async list(): Promise<KeyListing> {
    return { keys: [...this.#files.keys()].map((address) => ({ address, url: `memory:${address}` })), unreadable: [] }
  }

  async read(address: Address): Promise<Json | undefined> {
    const text = this.#files.get(address)
    return text === undefined ? undefined : JSON.parse(text)
  }

  async write(address: Address, file: KeyFile): Promise<void> {
    this.#files.set(address, JSON.stringify(file))
  }

  fork(): MemoryKeyStore {
    const child = new MemoryKeyStore()
    for (const [address, text] of this.#files) child.#files.set(address, text)
    return child
  }
}
