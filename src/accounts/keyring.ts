import type { RandomBytes } from '../events/ids.js'
import type { Transaction } from '../evm/transaction.js'
import type { TransactionBody } from '../evm/transaction-body.js'
import { type Clock, monotonicTime } from '../primitives/clock.js'
import type { Address } from '../primitives/hex.js'
import { Queue } from '../primitives/queue.js'
import {
  AccountLocked,
  InvalidKeyFile,
  NoKeyForAddress,
  TooManyPassphrases,
  TooManyWrongPassphrases,
  UnknownAccount,
  WrongPassphrase,
} from './errors.js'
import { decryptKey, encryptKey } from './key-encryption.js'
import type { KeyStore } from './key-store.js'
import { PrivateKey } from './private-key.js'

export interface KeyringOptions {
  readonly store: KeyStore
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  /** Called with the error of a key in the store that cannot be read. */
  readonly onFault: (fault: unknown) => void
}

/** An account as wallets list it. */
export interface Wallet {
  readonly address: Address
  readonly url: string
  readonly unlocked: boolean
}

/** An account of the store. Its key is in memory only while it is unlocked. */
interface StoredAccount {
  readonly url: string
  key: PrivateKey | undefined
  /** By the clock's monotonic time; Infinity for until the node closes. */
  expires: number
  cancelTimer: () => void
  /** When the account was last locked, in the order of calls. */
  lockedAt: number
}

/** Wrong passphrases of an account within a time, in milliseconds, after which others are not checked for the rest of it. */
const GUESSES = { count: 10, time: 60_000 }
/** Derivations of keys that wait for each other at most: each takes a second of the processor. */
const WAITING = 16

/** Platforms' timers do not wait for longer, and fire at once when asked to. */
const LONGEST_TIMER = 2 ** 31 - 1

/**
 * The keys that this node signs with: its development accounts, which are always unlocked, and those of a key store, which a passphrase unlocks.
 *
 * Signing with an unlocked key is synchronous, so a key cannot be locked between the check and the signature.
 */
export class Keyring {
  readonly #options: KeyringOptions
  readonly #own = new Map<Address, PrivateKey>()
  readonly #stored = new Map<Address, StoredAccount>()
  readonly #reported = new Set<string>()
  /** One derivation at a time: each may take 256 MiB, and callers may be many. */
  readonly #derivations = new Queue()
  #waiting = 0
  /** Wrong passphrases by account, since a time of the clock. */
  readonly #guesses = new Map<Address, { readonly since: number; count: number }>()
  /** Serialises reads and writes of the store: an old listing must not remove a new key. */
  readonly #accesses = new Queue()
  #calls = 0
  #closed = false

  constructor(options: KeyringOptions) {
    this.#options = options
  }

  /**
   * A keyring with copies of the keys that this one holds, which locks and erases its own alone. What is unlocked for a time stays so for the rest of it.
   */
  fork(options: KeyringOptions): Keyring {
    const child = new Keyring(options)
    for (const [address, key] of this.#own) child.#own.set(address, key.copy())
    for (const [address, { url, expires }] of this.#stored) {
      const left = expires - monotonicTime(this.#options.clock)
      const account = {
        url,
        key: this.#unlockedKey(address)?.copy(),
        expires: monotonicTime(options.clock) + left,
        cancelTimer: () => {},
        lockedAt: 0,
      }
      child.#stored.set(address, account)
      if (account.key) child.#watch(account)
    }
    for (const url of this.#reported) child.#reported.add(url)
    return child
  }

  /** Takes a private key of 32 bytes that needs no passphrase, with its address where that is known, and returns the address. */
  add(privateKey: Uint8Array, known?: Address): Address {
    const key = new PrivateKey(privateKey, known)
    this.#own.set(key.address, key)
    return key.address
  }

  /** Learns which keys the store holds. Keys that were put there by others since the last time are found, too. */
  load(): Promise<void> {
    return this.#accesses.run(() => this.#refresh())
  }

  /** Managed addresses: our own, then those of the store. */
  addresses(): Address[] {
    return [...new Set([...this.#own.keys(), ...this.#stored.keys()])]
  }

  /** Returns the first account of our own, which needs no passphrase. */
  firstOwn(): Address | undefined {
    return this.#own.keys().next().value
  }

  has(address: Address): boolean {
    return this.#own.has(address) || this.#stored.has(address)
  }

  wallets(): Wallet[] {
    return this.addresses().map((address) => {
      const url = this.#own.has(address) ? `dev:${address}` : (this.#stored.get(address)?.url ?? '')
      return { address, url, unlocked: this.#unlockedKey(address) !== undefined }
    })
  }

  /** A signature of 32 bytes by an unlocked account. Throws `UnknownAccount` or `AccountLocked`. */
  sign(address: Address, digest: Uint8Array): Uint8Array {
    return this.#requireUnlocked(address).sign(digest)
  }

  /** Throws `UnknownAccount` or `AccountLocked`. */
  signTransaction(from: Address, body: TransactionBody): Transaction {
    return this.#requireUnlocked(from).signTransaction(body)
  }

  /**
   * Decrypts the key of an account for one use. The account stays locked for everyone else.
   *
   * `use` has to sign before it waits for anything: the key is erased as soon as it returns. Accounts of our own have no passphrase, and
   * take any. Throws `UnknownAccount`, `WrongPassphrase` or `InvalidKeyFile`.
   */
  async withPassphrase<T>(address: Address, passphrase: string, use: (key: PrivateKey) => T | Promise<T>): Promise<T> {
    const key = this.#own.get(address)?.copy() ?? (await this.#decrypt(address, passphrase))
    if (!key) throw new UnknownAccount()
    try {
      return use(key)
    } finally {
      key.erase()
    }
  }

  /** Makes a key, encrypts it, and returns its address. The account is locked. (One key in 2^128 is not on the curve, and is refused.) */
  newAccount(passphrase: string): Promise<Address> {
    return this.importKey(this.#options.randomBytes(32).slice(), passphrase)
  }

  /**
   * Encrypts a private key of 32 bytes and keeps it, locked; the bytes given are erased. A key that is there already stays as it is, with
   * the passphrase it has. Throws `InvalidPrivateKey`.
   */
  async importKey(privateKey: Uint8Array, passphrase: string): Promise<Address> {
    const { store, randomBytes } = this.#options
    const key = new PrivateKey(privateKey)
    const { address } = key
    key.erase()
    return this.#deriving(async () => {
      if (!this.has(address)) await this.load()
      if (this.has(address)) return address
      const file = await encryptKey(privateKey, passphrase, store.protection, randomBytes)
      await this.#accesses.run(async () => {
        await store.write(address, file)
        await this.#refresh()
      })
      return address
    }).finally(() => privateKey.fill(0))
  }

  /**
   * Holds the key of an account in memory for some milliseconds, or until the node closes (Infinity).
   *
   * A new duration takes the place of the old one, except that of an account which is open until the end. An account that is locked while
   * its passphrase is being checked stays locked. Throws `NoKeyForAddress`, `WrongPassphrase` or `InvalidKeyFile`.
   */
  async unlock(address: Address, passphrase: string, duration: number): Promise<void> {
    if (this.#own.has(address)) return
    const call = ++this.#calls
    const key = await this.#decrypt(address, passphrase)
    const account = this.#stored.get(address)
    if (!key || !account) throw new NoKeyForAddress()
    const isOpenForever = account.key !== undefined && account.expires === Number.POSITIVE_INFINITY
    if (this.#closed || account.lockedAt > call || isOpenForever) return key.erase()
    this.#drop(account)
    account.key = key
    account.expires = monotonicTime(this.#options.clock) + duration
    this.#watch(account)
  }

  /** Takes a key out of memory. Returns whether there is an account here that can be locked. */
  lock(address: Address): boolean {
    const account = this.#stored.get(address)
    if (!account) return false
    account.lockedAt = ++this.#calls
    this.#drop(account)
    return true
  }

  /** Takes all keys out of memory. */
  close(): void {
    this.#closed = true
    for (const address of this.#stored.keys()) this.lock(address)
    for (const key of this.#own.values()) key.erase()
  }

  async #refresh(): Promise<void> {
    const { keys, unreadable } = await this.#options.store.list()
    const known = new Set(keys.map(({ address }) => address))
    for (const address of [...this.#stored.keys()].filter((stored) => !known.has(stored))) {
      this.lock(address)
      this.#stored.delete(address)
    }
    for (const { address, url } of keys) this.#enter(address, url)
    for (const { url, reason } of unreadable) {
      if (this.#reported.has(url)) continue
      this.#reported.add(url)
      this.#options.onFault(new Error(`the key at ${url} cannot be read: ${reason}`))
    }
  }

  #enter(address: Address, url: string): void {
    if (this.#stored.get(address)?.url === url) return
    this.lock(address)
    this.#stored.set(address, { url, key: undefined, expires: 0, cancelTimer: () => {}, lockedAt: this.#calls })
  }

  #requireUnlocked(address: Address): PrivateKey {
    if (!this.has(address)) throw new UnknownAccount()
    const key = this.#unlockedKey(address)
    if (!key) throw new AccountLocked()
    return key
  }

  #unlockedKey(address: Address): PrivateKey | undefined {
    const own = this.#own.get(address)
    if (own) return own
    const account = this.#stored.get(address)
    // A timer may be late; the time itself is not.
    if (account?.key && monotonicTime(this.#options.clock) >= account.expires) this.#drop(account)
    return account?.key
  }

  #drop(account: StoredAccount): void {
    account.cancelTimer()
    account.cancelTimer = () => {}
    account.key?.erase()
    account.key = undefined
  }

  /** Drops the key when its time is up. */
  #watch(account: StoredAccount): void {
    if (account.expires === Number.POSITIVE_INFINITY) return
    const { clock } = this.#options
    const left = account.expires - monotonicTime(clock)
    if (left <= 0) this.#drop(account)
    else account.cancelTimer = clock.after(Math.min(left, LONGEST_TIMER), () => this.#watch(account), true)
  }

  /** Undefined when the store has no key for the address. */
  #decrypt(address: Address, passphrase: string): Promise<PrivateKey | undefined> {
    return this.#deriving(async () => {
      if (!this.has(address)) await this.load()
      const file = this.#stored.has(address) ? await this.#options.store.read(address) : undefined
      if (file === undefined) return undefined
      this.#requireFewGuesses(address)
      const bytes = await decryptKey(file, passphrase).catch((error: unknown) => {
        if (error instanceof WrongPassphrase) this.#countGuess(address)
        throw error
      })
      this.#guesses.delete(address)
      const key = new PrivateKey(bytes)
      bytes.fill(0)
      if (key.address === address) return key
      key.erase()
      throw new InvalidKeyFile('the key file holds the key of another address')
    })
  }

  async #deriving<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting === WAITING) throw new TooManyPassphrases()
    this.#waiting++
    try {
      return await this.#derivations.run(work)
    } finally {
      this.#waiting--
    }
  }

  #requireFewGuesses(address: Address): void {
    const guesses = this.#guesses.get(address)
    if (!guesses) return
    const left = guesses.since + GUESSES.time - monotonicTime(this.#options.clock)
    if (left <= 0) this.#guesses.delete(address)
    else if (guesses.count >= GUESSES.count) throw new TooManyWrongPassphrases(Math.ceil(left / 1000))
  }

  #countGuess(address: Address): void {
    const guesses = this.#guesses.get(address)
    if (guesses) guesses.count++
    else this.#guesses.set(address, { since: monotonicTime(this.#options.clock), count: 1 })
  }
}
