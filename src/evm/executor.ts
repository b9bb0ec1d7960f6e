import { ServerError } from '../primitives/errors.js'
import type { Address, Hash } from '../primitives/hex.js'
import type { StateDraft } from '../state/state-draft.js'
import type { ConsoleCall } from './console-calls.js'
import type { EmittedLog } from './emitted-log.js'
import type { Header } from './header.js'
import type { AccessListEntry, Message } from './message.js'
import type { Precompiles } from './precompiles.js'
import type { Caller } from './run-queue.js'
import type { Tracer } from './tracer.js'
import type { Transaction } from './transaction.js'

/** The block that code believes it runs in. */
export interface Environment {
  readonly header: Header
  /** The hash of an ancestor, for BLOCKHASH. */
  blockHash(number: bigint): Hash | undefined
  /** Where precompiles answer; where the rules put them, unless given. */
  readonly precompiles?: Precompiles
}

/** How code ended: it returned, it reverted, or the EVM halted it for a reason in geth's words. */
export type Ending = { readonly kind: 'return' } | { readonly kind: 'revert' } | { readonly kind: 'halt'; readonly reason: string }

export interface ExecutionResult {
  readonly ending: Ending
  /** What was returned or reverted with; the deployed code for a creation. */
  readonly output: Uint8Array
  /** After refunds. */
  readonly gasUsed: bigint
  /** Before refunds: the least gas limit under which the same run would not have run out. */
  readonly maxGasUsed: bigint
  /** None unless the code returned. */
  readonly logs: readonly EmittedLog[]
  /** The address of the created contract, also when its creation failed. */
  readonly createdAddress: Address | undefined
  /** Addresses and slots touched, when asked for. */
  readonly accessList: readonly AccessListEntry[] | undefined
  /** What code has said to console.log, frames included that were undone. */
  readonly consoleCalls: readonly ConsoleCall[]
}

export interface TransactionResult extends ExecutionResult {
  readonly bloom: Uint8Array
  /** The state root after the transaction, before Byzantium only. */
  readonly root: Hash | undefined
  readonly effectiveGasPrice: bigint
  readonly blobGasUsed: bigint | undefined
  readonly blobGasPrice: bigint | undefined
}

export interface MessageOptions {
  /** Also report which addresses and slots were touched. */
  readonly accessList?: boolean
  /** Hold zero prices against the base fee, as for a transaction, instead of setting the base fee aside. */
  readonly strictFees?: boolean
  /** Watches the run. */
  readonly tracer?: Tracer | undefined
  /** Called every so often during the run; ends it by throwing. Nothing else does: a run leaves no time to anybody. */
  readonly checkTime?: (() => void) | undefined
}

/** A request of the execution layer to the consensus layer (EIP-7685): a type byte and its data. */
export interface ExecutionRequest {
  readonly type: number
  readonly data: Uint8Array
}

/**
 * Runs code. The one port behind which an EVM lives.
 *
 * Every method works on the draft it is given and leaves there what it did. Nothing here knows of a chain: the environment says which block it
 * is. Executions over different drafts may overlap.
 */
export interface Executor {
  /**
   * Returns this executor for the calls of somebody: its runs take turns with those of other callers, and end when the caller says so. Without that, runs
   * are parts of blocks, which wait for no call.
   */
  for(caller: Caller): Executor
  /** Runs a message as eth_call does: no nonce check, senders with code allowed. Throws the `NodeError`s of geth's pre-checks. */
  runMessage(draft: StateDraft, environment: Environment, message: Message, options?: MessageOptions): Promise<ExecutionResult>
  /** What stands before the first transaction of a block: the system calls of EIP-4788 and EIP-2935. */
  beginBlock(draft: StateDraft, environment: Environment): Promise<void>
  /** Runs a transaction of a block, before the eyes of a tracer if there is one. Throws `InvalidTransaction` when a block must not hold it there. */
  runTransaction(draft: StateDraft, environment: Environment, transaction: Transaction, tracer?: Tracer): Promise<TransactionResult>
  /** What stands after the last transaction: withdrawals, rewards, and the requests of EIP-7685 (undefined before Prague). */
  endBlock(draft: StateDraft, environment: Environment, ending: BlockEnding): Promise<readonly ExecutionRequest[] | undefined>
}

export interface BlockEnding {
  readonly logs: readonly EmittedLog[]
  /** Amounts in gwei. */
  readonly withdrawals: readonly { readonly address: Address; readonly amount: bigint }[]
  readonly uncles: readonly Header[]
  /** Whether a chain of our own may do without the system contracts of Prague; a foreign block may not. */
  readonly mayLackContracts: boolean
}

/** A transaction that a block must not hold at this place. */
export class InvalidTransaction extends Error {}

/** A block's system contract is missing or fails, so the block is not valid: test chains let their callers change its code. */
export class SystemCallFailed extends ServerError {}
