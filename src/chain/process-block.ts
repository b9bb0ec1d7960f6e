import type { EmittedLog } from '../evm/emitted-log.js'
import type { BlockEnding, Environment, ExecutionRequest, Executor } from '../evm/executor.js'
import type { StateDraft } from '../state/state-draft.js'
import type { IncludedTransaction } from './sealing.js'

/** A transaction that was executed, and its result. */
export type ExecutedTransaction = Pick<IncludedTransaction, 'transaction' | 'result'>

/** Gas of the transactions that were executed so far. */
export interface BlockProgress {
  readonly gasUsed: bigint
  readonly blobGasUsed: bigint
}

export interface BlockExecution<Item> {
  readonly executor: Executor
  readonly environment: Environment
  /** The state of the parent block. The execution changes it. */
  readonly draft: StateDraft
  /** Transactions of the block, or what `execute` makes transactions of. */
  readonly items: Iterable<Item>
  /**
   * Executes one item over the draft. Returns undefined for an item that the block does not contain; throws to give up the block.
   *
   * Import checks the gas limit here, a proposal skips invalid transactions, a simulation executes calls, a replay yields to the event loop.
   */
  readonly execute: (item: Item, progress: BlockProgress) => Promise<ExecutedTransaction | undefined>
  /** Content of the block besides transactions. Undefined: the execution stops after the last item, so that callers can go on from there. */
  readonly epilogue?: Omit<BlockEnding, 'logs'> | undefined
}

export interface ProcessedBlock {
  readonly included: readonly IncludedTransaction[]
  /** Logs of all transactions. */
  readonly logs: readonly EmittedLog[]
  /** Requests to the consensus layer (EIP-7685). Undefined before Prague, and without an epilogue. */
  readonly requests: readonly ExecutionRequest[] | undefined
}

/**
 * Executes a block: the system calls at its start (EIP-4788, EIP-2935), its transactions in order, and its epilogue (withdrawals, rewards, requests).
 *
 * Every execution of a block goes through this function: proposals, imports, simulations, replays and traces.
 */
export async function processBlock<Item>(execution: BlockExecution<Item>): Promise<ProcessedBlock> {
  const { executor, environment, draft, items, execute, epilogue } = execution
  await executor.beginBlock(draft, environment)
  const included: IncludedTransaction[] = []
  const logs: EmittedLog[] = []
  let gasUsed = 0n
  let blobGasUsed = 0n
  for (const item of items) {
    const executed = await execute(item, { gasUsed, blobGasUsed })
    if (!executed) continue
    const { transaction, result } = executed
    gasUsed += result.gasUsed
    blobGasUsed += result.blobGasUsed ?? 0n
    included.push({ transaction, result, cumulativeGasUsed: gasUsed })
    for (const log of result.logs) logs.push(log)
  }
  const requests = epilogue && (await executor.endBlock(draft, environment, { ...epilogue, logs }))
  return { included, logs, requests }
}
