import { type Address, type Hash, toQuantity, trimLeft } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { type Loaded, MissingState, type Waiter } from '../primitives/missing-state.js'
import { type Account, codeOf } from '../state/account.js'
import { AccountStorage, type StorageOrigin } from '../state/account-storage.js'
import type { StoredOrigin } from '../state/stored-state.js'
import { readBytes, readQuantity, readWord } from './answers.js'
import { ForkRequestFailed, type Identity, RemoteRefusal } from './errors.js'
import type { RemoteQuestion, RemoteRequests } from './remote-requests.js'
import type { RemoteValues } from './remote-values.js'

const MAX_NONCE = 2n ** 64n - 1n

/** Bytes of an account in memory beside its code, and of a slot, estimated. */
const MEMORY_OF_ACCOUNT = 600
const MEMORY_OF_SLOT = 400

/** In the place of an account that the remote does not have. */
const ABSENT = Symbol('absent')

/** Accounts of a remote chain after its fork block. Each value is requested when it is not in memory. */
export class RemoteState implements StoredOrigin {
  readonly #requests: RemoteRequests
  readonly #of: Identity
  readonly #values: RemoteValues

  /** @param of the block after which the state is read */
  constructor(requests: RemoteRequests, of: Identity, values: RemoteValues) {
    this.#requests = requests
    this.#of = of
    this.#values = values
  }

  account(address: Address): Account | undefined {
    const account = this.#values.find(address) as Account | typeof ABSENT | undefined
    if (account === undefined) {
      throw new MissingState(`account ${address} of the remote chain`, (waiter) => this.#load(address, waiter), true)
    }
    return account === ABSENT ? undefined : account
  }

  storage(address: Address, isEmpty: boolean): StorageOrigin {
    return { isEmpty, slot: (slot) => this.#slot(address, slot) }
  }

  prepare(addresses: Iterable<Address>, waiter?: Waiter): Promise<void> | undefined {
    const missing = [...new Set(addresses)].filter((address) => this.#values.find(address) === undefined)
    if (missing.length === 0) return undefined
    return Promise.all(missing.map((address) => this.#load(address, waiter))).then((loaded) => {
      for (const { release } of loaded) release()
    })
  }

  #slot(address: Address, slot: Hash): Uint8Array {
    const name = `${address} ${slot}`
    const value = this.#values.find(name) as Uint8Array | undefined
    if (value !== undefined) return value
    const load = async (waiter?: Waiter) => {
      const word = await this.#read('eth_getStorageAt', [address, slot], readWord, waiter)
      return this.#values.hold(name, trimLeft(word), MEMORY_OF_SLOT)
    }
    throw new MissingState(`slot ${slot} of ${address} of the remote chain`, load, true)
  }

  async #load(address: Address, waiter: Waiter | undefined): Promise<Loaded> {
    const reads = [
      this.#read('eth_getBalance', [address], readQuantity, waiter),
      this.#read('eth_getTransactionCount', [address], (result) => readQuantity(result, MAX_NONCE), waiter),
      this.#read('eth_getCode', [address], (result) => readBytes(result), waiter),
    ] as const
    // A failure of one does not leave the others behind: the next read would share their answers.
    await Promise.allSettled(reads)
    const [balance, nonce, code] = await Promise.all(reads)
    // A chain has no empty accounts (EIP-161), and no method tells one from an absent account.
    const isAbsent = balance === 0n && nonce === 0n && code.length === 0
    // Only an account with code is taken to have storage: no method says it, and only a creation asks (EIP-7610).
    const storage = AccountStorage.over(this.storage(address, code.length === 0))
    const account: Account | typeof ABSENT = isAbsent ? ABSENT : { balance, nonce, code: codeOf(code), storage }
    return this.#values.hold(address, account, MEMORY_OF_ACCOUNT + code.length)
  }

  /** Returns the value of a state method after the block. A refusal of the remote is a failure of the fork. */
  async #read<T>(method: string, params: readonly Json[], read: RemoteQuestion<T>['read'], waiter: Waiter | undefined): Promise<T> {
    const call = { method, params: [...params, toQuantity(this.#of.number)], of: this.#of, isState: true }
    try {
      return await this.#requests.ask({ ...call, read }, waiter)
    } catch (error) {
      if (!(error instanceof RemoteRefusal)) throw error
      throw new ForkRequestFailed(call, `the remote answers error ${error.code}: ${error.message}. An old block needs an archive node`)
    }
  }
}
