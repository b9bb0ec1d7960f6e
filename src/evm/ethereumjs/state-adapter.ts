import type { AccountFields, StateManagerInterface } from '@ethereumjs/common'
import { Account, type Address } from '@ethereumjs/util'
import { bytesToBigInt, bytesToHex, EMPTY_BYTES, type Hash, type Hex, hexToBytes, trimLeft } from '../../primitives/hex.js'
import { EMPTY_CODE_HASH, EMPTY_TRIE_ROOT } from '../../primitives/keccak.js'
import { readingState } from '../../primitives/missing-state.js'
import type { ExecutionState } from '../execution-state.js'
import { Pace } from '../pace.js'

const EMPTY_ROOT = hexToBytes(EMPTY_TRIE_ROOT)
/** Root of any storage that is not empty: the EVM only checks whether it is empty (EIP-7610). */
const SOME_ROOT = new Uint8Array(32).fill(0xff)

/** Work of reading code, in instructions. */
const READ_WORK = 32

function slotOf(key: Uint8Array): Hash {
  return bytesToHex(key)
}

/**
 * Adapts a state draft to EthereumJS.
 *
 * The engine outlives an execution, so the draft is set before each execution and removed afterwards.
 */
export class StateAdapter implements StateManagerInterface {
  draft: ExecutionState
  /** Impersonated sender. Its next read returns an account without code, because EIP-3607 rejects a sender with code. */
  impersonated: Hex | undefined

  readonly originalStorageCache = {
    get: async (address: Address, key: Uint8Array) => this.#read(() => this.draft.originalStorage(address.toString(), slotOf(key))),
    clear: () => this.draft.beginTransaction(),
  }

  /** @param pace pace of the runs: every message begins with reads, and code may read for a long time */
  constructor(
    draft: ExecutionState,
    readonly pace = new Pace(),
  ) {
    this.draft = draft
  }

  async getAccount(address: Address): Promise<Account | undefined> {
    // Messages within messages can go on for seconds, a block's as well, which has no limit. Timers and sockets must not wait for their end.
    const others = this.pace.look()
    if (others !== undefined) await others
    const key = address.toString()
    const account = await this.#read(() => this.draft.account(key))
    if (!account) return undefined
    const isSender = key === this.impersonated
    if (isSender) this.impersonated = undefined
    // A fresh object each time: EthereumJS changes what it gets before it puts it back.
    return new Account(
      account.nonce,
      account.balance,
      this.draft.hasStorage(key) ? SOME_ROOT : EMPTY_ROOT,
      hexToBytes(isSender ? EMPTY_CODE_HASH : account.code.hash),
    )
  }

  /** Writes nonce and balance. Code and storage have methods of their own. */
  async putAccount(address: Address, account?: Account): Promise<void> {
    const key = address.toString()
    if (!account) return this.draft.deleteAccount(key)
    const current = await this.#read(() => this.draft.account(key))
    const { nonce, balance } = account
    // Messages without value put back what they have found, twice each; that is nothing to be undone.
    if (current?.nonce !== nonce || current.balance !== balance) this.draft.updateAccount(key, { nonce, balance })
  }

  async deleteAccount(address: Address): Promise<void> {
    this.draft.deleteAccount(address.toString())
  }

  async modifyAccountFields(address: Address, { nonce, balance }: AccountFields): Promise<void> {
    this.draft.updateAccount(address.toString(), {
      ...(nonce === undefined ? {} : { nonce }),
      ...(balance === undefined ? {} : { balance }),
    })
  }

  async putCode(address: Address, code: Uint8Array): Promise<void> {
    this.draft.setCode(address.toString(), code)
  }

  async getCode(address: Address): Promise<Uint8Array> {
    const task = this.pace.spend(READ_WORK)
    if (task !== undefined) await task
    return this.#read(() => this.draft.code(address.toString()).bytes)
  }

  async getCodeSize(address: Address): Promise<number> {
    const task = this.pace.spend(READ_WORK)
    if (task !== undefined) await task
    return this.#read(() => this.draft.code(address.toString()).bytes.length)
  }

  async getStorage(address: Address, key: Uint8Array): Promise<Uint8Array> {
    const task = this.pace.look()
    if (task !== undefined) await task
    return this.#read(() => this.draft.storage(address.toString(), slotOf(key)))
  }

  async putStorage(address: Address, key: Uint8Array, value: Uint8Array): Promise<void> {
    this.draft.setStorage(address.toString(), slotOf(key), bytesToBigInt(value) === 0n ? EMPTY_BYTES : trimLeft(value))
  }

  async clearStorage(address: Address): Promise<void> {
    this.draft.clearStorage(address.toString())
  }

  async checkpoint(): Promise<void> {
    this.draft.checkpoint()
  }

  async commit(): Promise<void> {
    this.draft.commit()
  }

  async revert(): Promise<void> {
    this.draft.revert()
  }

  async getStateRoot(): Promise<Uint8Array> {
    return hexToBytes((await this.#read(() => this.draft.snapshot())).root)
  }

  async setStateRoot(): Promise<void> {
    throw new Error('a state draft has one base; execution never moves it')
  }

  async hasStateRoot(): Promise<boolean> {
    return false
  }

  /** Reads from the draft. A value that is missing is loaded first. */
  #read<T>(read: () => T): T | Promise<T> {
    return readingState(read, this.pace.load)
  }

  clearCaches(): void {}

  shallowCopy(): StateManagerInterface {
    return new StateAdapter(this.draft.draft(), this.pace)
  }
}
