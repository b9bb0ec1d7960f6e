import type { Block } from '../chain/block.js'
import type { Chain } from '../chain/chain.js'
import { processBlock } from '../chain/process-block.js'
import type { EmittedLog } from '../evm/emitted-log.js'
import { type Environment, type Executor, InvalidTransaction } from '../evm/executor.js'
import type { Header } from '../evm/header.js'
import type { Transaction } from '../evm/transaction.js'
import { ServerError } from '../primitives/errors.js'
import { yieldToEventLoop } from '../primitives/event-loop.js'
import type { Hash } from '../primitives/hex.js'
import type { Reading } from '../primitives/missing-state.js'
import { StateDraft } from '../state/state-draft.js'

/** The genesis block was not run. */
export class GenesisNotTraceable extends ServerError {
  constructor() {
    super('genesis is not traceable')
  }
}

/** A block was to be run whose parent is not in this chain. */
export class ParentNotFound extends ServerError {
  constructor(parent: Hash) {
    super(`parent ${parent} not found`)
  }
}

/** A block has fewer transactions than the index of the request. */
export class TransactionOutOfRange extends ServerError {
  constructor(index: number, block: Hash) {
    super(`transaction index ${index} out of range for block ${block}`)
  }
}

/** A transaction or a call could not be executed at its position. */
export class TracingFailed extends ServerError {
  constructor(reason: string) {
    super(`tracing failed: ${reason}`)
  }
}

/** A block that can be run again: of this chain, the pending one, or one that follows a block of this chain. */
export interface Replayable {
  readonly header: Header
  readonly transactions: readonly Transaction[]
}

/** Parts of the node that a replay needs. */
export interface ReplayParts {
  readonly chain: Reading<Chain>
  readonly executor: Executor
}

/** The place in a block before one of its transactions: what the transaction sees, and a working copy of the state it finds. */
export interface ReplayPlace {
  readonly environment: Environment
  readonly draft: StateDraft
  /** The logs of the transactions before it. */
  readonly logs: readonly EmittedLog[]
}

/** The block before another. Throws `GenesisNotTraceable` or `ParentNotFound`. */
function parentOf({ chain }: ReplayParts, { header }: Replayable): Block {
  if (header.number === 0n) throw new GenesisNotTraceable()
  const parent = chain.blockByHash(header.parentHash)
  if (!parent) throw new ParentNotFound(header.parentHash)
  return parent
}

/**
 * Runs a block again up to a transaction: on the state of its parent, with what stands before the first transaction, and the transactions before.
 *
 * @param index the transaction that comes next; the number of transactions for the place after the last
 */
export async function replay(parts: ReplayParts, block: Replayable, index: number): Promise<ReplayPlace> {
  const { chain, executor } = parts
  const { header, transactions } = block
  const parent = parentOf(parts, block)
  if (index > transactions.length) throw new TransactionOutOfRange(index, header.hash)
  const environment: Environment = { header, blockHash: chain.ancestorHashes(parent) }
  const draft = new StateDraft(parent.state)
  const { logs } = await processBlock({
    executor,
    environment,
    draft,
    items: transactions.slice(0, index),
    async execute(transaction) {
      await yieldToEventLoop()
      try {
        return { transaction, result: await executor.runTransaction(draft, environment, transaction) }
      } catch (error) {
        throw error instanceof InvalidTransaction ? new TracingFailed(error.message) : error
      }
    },
  })
  return { environment, draft, logs }
}
