import { LocalError, ServerError } from '../primitives/errors.js'
import type { Address, Hash } from '../primitives/hex.js'
import type { RulesByBlock } from './chain-rules.js'
import type { RunKind } from './code-counter.js'
import type { ConsoleCall } from './console-calls.js'
import type { EmittedLog } from './emitted-log.js'
import type { ExecutionState } from './execution-state.js'
import type { Header } from './header.js'
import type { AccessListEntry, Message } from './message.js'
import type { Precompiles } from './precompiles.js'
import type { Caller } from './run-queue.js'
import type { Tracer } from './tracer.js'
import type { Transaction } from './transaction.js'

/** Block in which code runs, as the code sees it. */
export interface Environment {
  readonly header: Header
  /** Returns the hash of an ancestor, for BLOCKHASH. */
  blockHash(number: bigint): Hash | undefined
  /** Addresses of the precompiles. Default: those of the rules. */
  readonly precompiles?: Precompiles
}

/** Way in which code ended: it returned, it reverted, or the EVM halted it. `reason` is geth's text for the halt. */
export type Ending = { readonly kind: 'return' } | { readonly kind: 'revert' } | { readonly kind: 'halt'; readonly reason: string }

export interface ExecutionResult {
  readonly ending: Ending
  /** Data that the code returned or reverted with. For a creation, the deployed code. */
  readonly output: Uint8Array
  /** Gas used, after refunds. */
  readonly gasUsed: bigint
  /** Gas used, before refunds: the lowest gas limit under which the same run does not run out of gas. */
  readonly maxGasUsed: bigint
  /** Logs of the run. Empty unless the code returned, and when they were not requested. */
  readonly logs: readonly EmittedLog[]
  /** Address of the created contract, also when its creation failed. Undefined for a call. */
  readonly createdAddress: Address | undefined
  /** Addresses and slots that the run accessed. Undefined unless requested. */
  readonly accessList: readonly AccessListEntry[] | undefined
  /** Calls of console.log, also those in frames that were reverted. */
  readonly consoleCalls: readonly ConsoleCall[]
}

export interface TransactionResult extends ExecutionResult {
  readonly bloom: Uint8Array
  /** State root after the transaction. Undefined since Byzantium. */
  readonly root: Hash | undefined
  readonly effectiveGasPrice: bigint
  readonly blobGasUsed: bigint | undefined
  readonly blobGasPrice: bigint | undefined
}

export interface MessageOptions {
  /** Whether the result contains an access list. Default: false. */
  readonly accessList?: boolean
  /** Whether the result contains the logs. Default: true. To copy them takes longer than to emit them. */
  readonly logs?: boolean
  /**
   * Whether the state contains the changes of the run afterwards. Default: true. A caller that drops the state saves time with false, after which the
   * content of the state is undefined.
   */
  readonly changes?: boolean
  /** Purpose for which the counter of the process counts the run, if there is one. Default: the run is not counted. */
  readonly counts?: RunKind | undefined
  /** Whether zero gas prices are checked against the base fee, as those of a transaction are. Default: false, the base fee then counts as zero. */
  readonly strictFees?: boolean
  /** Tracer of the run. */
  readonly tracer?: Tracer | undefined
  /**
   * Function that the executor calls repeatedly during the run. It ends the run by throwing. A timer could not end it, because the run blocks the
   * event loop.
   */
  readonly checkTime?: (() => void) | undefined
}

/** Request of the execution layer to the consensus layer (EIP-7685): a type byte and its data. */
export interface ExecutionRequest {
  readonly type: number
  readonly data: Uint8Array
}

/**
 * Executes messages, transactions and the system steps of a block. Every implementation of the EVM implements this interface.
 *
 * Every method reads from the state that it gets, and writes its changes to it. The environment contains the header of the block; an executor does
 * not read the chain. Executions over different states may overlap.
 */
export interface Executor {
  /**
   * Returns this executor for the calls of one caller. Its runs share the processor with those of other callers, and the caller can end them. Without
   * a caller, runs belong to blocks, which do not wait for calls.
   */
  for(caller: Caller): Executor
  /**
   * Runs a message as `eth_call` does: it does not check the nonce, and allows a sender that has code. Throws the `NodeError`s of geth's pre-checks.
   */
  runMessage(state: ExecutionState, environment: Environment, message: Message, options?: MessageOptions): Promise<ExecutionResult>
  /** Runs the steps before the first transaction of a block: the system calls of EIP-4788 and EIP-2935. */
  beginBlock(state: ExecutionState, environment: Environment): Promise<void>
  /**
   * Runs a transaction of a block, optionally with a tracer. Throws `InvalidTransaction` when the transaction is not valid at this position of the
   * block.
   */
  runTransaction(state: ExecutionState, environment: Environment, transaction: Transaction, tracer?: Tracer): Promise<TransactionResult>
  /**
   * Runs the steps after the last transaction of a block: withdrawals, rewards, and the requests of EIP-7685. Returns the requests, undefined before
   * Prague.
   */
  endBlock(state: ExecutionState, environment: Environment, ending: BlockEnding): Promise<readonly ExecutionRequest[] | undefined>
}

/** Creates an executor for a chain. */
export type ExecutorFactory = (rules: RulesByBlock) => Executor

/** Contents of a block that its last steps need. */
export interface BlockEnding {
  readonly logs: readonly EmittedLog[]
  /** Withdrawals with their amounts in gwei. */
  readonly withdrawals: readonly { readonly address: Address; readonly amount: bigint }[]
  readonly uncles: readonly Header[]
  /** Whether the system contracts of Prague may be missing: true for a block of this node, false for an imported one. */
  readonly mayLackContracts: boolean
}

/** A transaction is not valid at this position of the block. */
export class InvalidTransaction extends LocalError {}

/** A system contract is missing or fails, so the block is not valid. A test chain can cause this, because its callers can change the code. */
export class SystemCallFailed extends ServerError {}
