import type { BlockPlan, ParentInfo, Proposal } from '../chain/application.js'
import type { Transaction } from '../evm/transaction.js'
import type { Read } from '../primitives/missing-state.js'
import type { EnginePeer, EngineStatus } from './abci.js'
import type { Evidence } from './evidence.js'
import type { MinerSettings } from './miner-settings.js'

/** View that a BFT engine has of its network. */
export interface Network {
  /** Returns the status, at most a moment old. A dead engine has no peers and does not listen. Never waits for long, and never rejects. */
  status(): Promise<EngineStatus>
  /** Returns the peers. Empty if the engine does not answer. */
  peers(): Promise<readonly EnginePeer[]>
  readonly evidence: Evidence
}

/**
 * Decides the next block.
 *
 * `LocalConsensus` does so in this process: it drives the application with the verbs of ABCI. `Bft` answers these verbs to a BFT engine. Control of a test chain (time, snapshots, mining on demand) is not part of this interface: see `TestChain`.
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
  /**
   * Reports a transaction that entered the pool. Resolves when consensus has done what it does at once, such as mining a block with it. Rejects if it
   * refuses the transaction, which then is not in the pool any more.
   *
   * @param transaction default: any of them
   */
  transactionAdded(transaction?: Transaction): Promise<void>
  /**
   * Returns the header parameters that this node would propose now.
   *
   * @param parent default: the head
   */
  plan(parent?: ParentInfo): BlockPlan
  /** Returns the proposal that this node would make now: the content of the `pending` block. */
  nextProposal(read: Read): Proposal
  /** The network of a BFT engine. Undefined for a single node. */
  readonly network: Network | undefined
}
