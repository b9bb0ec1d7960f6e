import type { BlockPlan, ParentInfo, Proposal } from '../chain/application.js'
import type { Transaction } from '../evm/transaction.js'
import type { MinerSettings } from './miner-settings.js'

/**
 * Decides the next block.
 *
 * An implementation drives the application with the verbs of ABCI: `info`, `checkTx`, `prepareProposal`, `processProposal`, `finalizeBlock` and `commit`.
 * `solo` does so in this process. Control of a test chain (time, snapshots, mining on demand) is not part of this interface: see `TestChain`.
 */
export interface Consensus {
  /** Name for logs and documents. */
  readonly name: string
  /** Settings of the blocks that this node proposes. */
  readonly miner: MinerSettings
  /** Starts to decide blocks. */
  start(): Promise<void>
  /** Stops. Resolves when no block is in progress any more. */
  stop(): Promise<void>
  /** Throws the pool's error for a transaction that no block from the next one on could hold. */
  checkTx(transaction: Transaction): void
  /** Reports a transaction that entered the pool. Resolves when consensus has done what it does at once, such as mining a block with it. */
  transactionAdded(): Promise<void>
  /**
   * Returns the header parameters that this node would propose now.
   *
   * @param parent default: the head
   */
  plan(parent?: ParentInfo): BlockPlan
  /** Returns the proposal that this node would make now: the content of the `pending` block. */
  nextProposal(): Proposal
  /** Runs work that must not overlap with the production of a block. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
}
