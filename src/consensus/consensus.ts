import type { BlockPlan, Proposal } from '../chain/application.js'

/** Who decides what the next block is. */
export interface Consensus {
  /** A name for logs and documents. */
  readonly name: string
  start(): Promise<void>
  /** Resolves when nothing is being decided any more. */
  stop(): Promise<void>
  /** A transaction entered the pool. Resolves when consensus has done at once what it does about that. */
  transactionAdded(): Promise<void>
  /** What this node would settle now about the next block. */
  plan(): BlockPlan
  /** The proposal this node would make now: what `pending` means. */
  nextProposal(): Proposal
}
