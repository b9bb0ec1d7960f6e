import type { Address, Hash } from '../primitives/hex.js'
import type { Waiter } from '../primitives/missing-state.js'
import type { AccountFields, Code } from '../state/account.js'

/**
 * State that an executor reads and changes. The executor closes every checkpoint that it opens.
 *
 * A read throws `MissingState` when its value must be loaded first, from a store or from the remote chain of a fork. The executor awaits `load` of the
 * error and reads again. It may run everything again from the last checkpoint, but not a run that a tracer has seen: then it passes the error on.
 */
export interface ExecutionState {
  /** Returns an account. Undefined if it does not exist; an empty account may exist. */
  account(address: Address): AccountFields | undefined
  code(address: Address): Code
  /** Returns the value of a slot without leading zeros; no bytes for zero. */
  storage(address: Address, slot: Hash): Uint8Array
  /** Returns the value that a slot had when the transaction began (EIP-2200). */
  originalStorage(address: Address, slot: Hash): Uint8Array
  /** Returns whether any slot of an account is not zero. */
  hasStorage(address: Address): boolean
  /** Changes fields of an account. Creates the account if it does not exist. */
  updateAccount(address: Address, changes: Partial<AccountFields>): void
  setNonce(address: Address, nonce: bigint): void
  /** @param balance in wei */
  setBalance(address: Address, balance: bigint): void
  /** Sets the code of an account. The bytes must not be changed afterwards. */
  setCode(address: Address, bytes: Uint8Array): void
  /** Removes an account and its storage. */
  deleteAccount(address: Address): void
  /** @param value at most 32 bytes */
  setStorage(address: Address, slot: Hash, value: Uint8Array): void
  /**
   * Loads accounts that will be read. Returns undefined when nothing has to be loaded.
   *
   * @param addresses returns the addresses; called only when values may have to be loaded
   * @param waiter for whom they are loaded
   */
  prepare(addresses: () => Iterable<Address>, waiter?: Waiter): Promise<void> | undefined
  /** Sets all slots of an account to zero. */
  clearStorage(address: Address): void
  /** Makes the current values of all slots the original ones. */
  beginTransaction(): void
  /** Number of open checkpoints. */
  readonly depth: number
  /** Opens a checkpoint within those that are open. */
  checkpoint(): void
  /** Closes the last checkpoint and keeps the changes since. */
  commit(): void
  /** Closes the last checkpoint and undoes the changes since. */
  revert(): void
  /** Returns the current state as an immutable value. The root is computed when it is read. */
  snapshot(): { readonly root: Hash }
  /** Returns an independent copy. */
  draft(): ExecutionState
}
