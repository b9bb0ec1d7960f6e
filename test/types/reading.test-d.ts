/** Reads that may have to wait, checked by the compiler: they need work that is repeated. Nothing here runs: `npm run types` is the test. */
import type { Chain } from '../../src/chain/chain.js'
import type { Consensus } from '../../src/consensus/consensus.js'
import type { Filters } from '../../src/events/filters.js'
import type { Pool } from '../../src/pool/pool.js'
import { loadingState, readingState } from '../../src/primitives/missing-state.js'
import type { Needs } from '../../src/services/context.js'

interface Parts {
  readonly chain: Chain
  readonly pool: Pool
  readonly filters: Filters
  readonly consensus: Consensus
}

export function outsideOfRepeatedWork({ chain, pool, filters, consensus }: Parts): void {
  // @ts-expect-error nothing loads the block and repeats the call
  chain.receipt('0x00')
  // @ts-expect-error the same after a look at the head, which is always in memory
  chain.blockByNumber(chain.head.number)
  // @ts-expect-error the pool reads the accounts of senders
  pool.drop('0x00')
  // @ts-expect-error the same
  pool.update()
  // @ts-expect-error a filter reads the blocks since its last poll
  filters.changes('0x00')
  // @ts-expect-error a function says so with a parameter
  consensus.nextProposal()
  // What is in memory can be asked for anywhere.
  pool.get('0x00')
  chain.isPruned(1n)
}

export function inRepeatedWork({ chain, pool, consensus }: Parts): unknown[] {
  return [
    loadingState((read) => read(chain).receipt('0x00')),
    readingState((read) => read(pool).drop('0x00')),
    loadingState((read) => consensus.nextProposal(read)),
  ]
}

/** The dispatcher repeats handlers. */
export const handler = ({ chain, pool, filters }: Needs<'chain' | 'pool' | 'filters'>): unknown[] => [
  chain.receipt('0x00'),
  pool.pending(),
  filters.changes('0x00'),
]
