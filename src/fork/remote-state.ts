import { type Address, type Hash, toQuantity, trimLeft } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { MissingState } from '../primitives/missing-state.js'
import { type Account, codeOf } from '../state/account.js'
import { AccountStorage, type StorageOrigin } from '../state/account-storage.js'
import type { StoredOrigin } from '../state/stored-state.js'
import { readBytes, readQuantity, readWord } from './answers.js'
import { ForkRequestFailed, RemoteRefusal } from './errors.js'
import type { RemoteQuestion, RemoteRequests } from './remote-requests.js'

const MAX_NONCE = 2n ** 64n - 1n

/** Accounts of a remote chain at one block. Each value is requested once, and kept. */
export class RemoteState implements StoredOrigin {
  readonly #requests: RemoteRequests
  readonly #block: Json
  /** Accounts that were loaded. Undefined for one that the remote does not have. */
  readonly #accounts = new Map<Address, Account | undefined>()

  readonly #storages = new Map<Address, StorageOrigin>()

  /** @param block number of the block after which the state is read */
  constructor(requests: RemoteRequests, block: bigint) {
    this.#requests = requests
    this.#block = toQuantity(block)
  }

  account(address: Address): Account | undefined {
    const account = this.#accounts.get(address)
    if (account !== undefined || this.#accounts.has(address)) return account
    throw new MissingState(`account ${address} of the remote chain`, () => this.#load(address))
  }

  storage(address: Address, isEmpty: boolean): StorageOrigin {
    let storage = this.#storages.get(address)
    if (!storage) {
      storage = new RemoteStorage(this, address, isEmpty)
      this.#storages.set(address, storage)
    }
    return storage
  }

  prepare(addresses: Iterable<Address>): Promise<void> | undefined {
    const missing = [...new Set(addresses)].filter((address) => !this.#accounts.has(address))
    return missing.length === 0 ? undefined : Promise.all(missing.map((address) => this.#load(address))).then(() => undefined)
  }

  /** Returns the value of a state method at the block. A refusal of the remote is a failure of the fork. */
  async read<T>(method: string, params: readonly Json[], read: RemoteQuestion<T>['read']): Promise<T> {
    const call = { method, params: [...params, this.#block] }
    try {
      return await this.#requests.ask({ ...call, read })
    } catch (error) {
      if (!(error instanceof RemoteRefusal)) throw error
      throw new ForkRequestFailed(call, `the remote answers error ${error.code}: ${error.message}. An old block needs an archive node`)
    }
  }

  async #load(address: Address): Promise<void> {
    const [balance, nonce, code] = await Promise.all([
      this.read('eth_getBalance', [address], readQuantity),
      this.read('eth_getTransactionCount', [address], (result) => readQuantity(result, MAX_NONCE)),
      this.read('eth_getCode', [address], (result) => readBytes(result)),
    ])
    // Two loads of one account share their requests, and the first makes the object.
    if (this.#accounts.has(address)) return
    // A chain has no empty accounts (EIP-161), and no method tells one from an absent account.
    const isAbsent = balance === 0n && nonce === 0n && code.length === 0
    const storage = AccountStorage.over(this.storage(address, code.length === 0))
    this.#accounts.set(address, isAbsent ? undefined : { balance, nonce, code: codeOf(code), storage })
  }
}

class RemoteStorage implements StorageOrigin {
  readonly #state: RemoteState
  readonly #address: Address
  readonly #slots = new Map<Hash, Uint8Array>()

  /** @param isEmpty only an account with code is taken to have storage: no method says it, and only a creation asks (EIP-7610) */
  constructor(
    state: RemoteState,
    address: Address,
    readonly isEmpty: boolean,
  ) {
    this.#state = state
    this.#address = address
  }

  slot(slot: Hash): Uint8Array {
    const value = this.#slots.get(slot)
    if (value !== undefined) return value
    throw new MissingState(`slot ${slot} of ${this.#address} of the remote chain`, async () => {
      this.#slots.set(slot, trimLeft(await this.#state.read('eth_getStorageAt', [this.#address, slot], readWord)))
    })
  }
}
