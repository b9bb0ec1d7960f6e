import type { Application, BlockPlan, BuiltBlock } from '../chain/application.js'
import type { Block } from '../chain/block.js'
import type { Chain } from '../chain/chain.js'
import type { Consensus } from '../consensus/consensus.js'
import type { Pool } from '../pool/pool.js'
import { haveSameMembers } from '../primitives/members.js'
import type { Read } from '../primitives/missing-state.js'

export interface PendingBlockOptions {
  readonly chain: Chain
  readonly application: Application
  readonly pool: Pool
  readonly consensus: Pick<Consensus, 'plan' | 'nextProposal'>
}

interface Built {
  readonly head: Block
  /** Version of the pool. */
  readonly version: number
  readonly plan: BlockPlan
  readonly block: Promise<BuiltBlock>
}

/** The block that this node would produce now. It is executed once for each head, content of the pool and plan. */
export class PendingBlock {
  readonly #options: PendingBlockOptions
  #built: Built | undefined

  constructor(options: PendingBlockOptions) {
    this.#options = options
  }

  get(read: Read): Promise<BuiltBlock> {
    const { chain, application, pool, consensus } = this.#options
    const { head } = chain
    const { version } = pool
    const plan = consensus.plan()
    const built = this.#built
    if (built?.head === head && built.version === version && haveSameMembers(built.plan, plan)) return built.block
    const block = application.build(consensus.nextProposal(read), head)
    this.#built = { head, version, plan, block }
    return block
  }
}
