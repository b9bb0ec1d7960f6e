import type { ForkServer } from '../../host/listeners.js'
import { ServerError } from '../../primitives/errors.js'
import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { array, boolean, objectOf, string, uint64 } from '../../rpc/schema.js'
import { type BlockLookup, requireBlock } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { assertTestChain } from '../../services/test-chain-access.js'
import type * as wire from '../../wire/node.js'
import { defineMethod } from '../define.js'
import { blockErrors } from '../method-errors.js'

/** A fork cannot be served. */
export class ForkRefused extends ServerError {}

const NO_FORK_SERVER = "this node serves no forks: `evmbed dev` does, or the member 'forks' of the option 'listeners'"

const served = objectOf<wire.ServedFork>()('ServedFork', { url: string, blockNumber: uint64 })

function requireForkServer({ host: { listeners } }: Needs<'host'>): ForkServer {
  if (!listeners?.forks) throw new ForkRefused(NO_FORK_SERVER)
  return listeners.forks
}

const errors = [raises('the node serves no forks', new ForkRefused(NO_FORK_SERVER))]

export const fork = defineMethod({
  name: 'evmbed_fork',
  summary:
    'Forks the chain at a block, by default the head, and serves the fork at an address of its own, with the page and all methods. Neither chain affects the other.',
  requiresAuth: true,
  past: 'own',
  params: [optionalParam('block', blockReference)],
  result: served,
  errors: [...errors, ...blockErrors],
  async handler(context: BlockLookup & Needs<'host' | 'testChain'>, [block]) {
    const server = requireForkServer(context)
    assertTestChain(context)
    const { number } = await requireBlock(context, block === 'pending' ? 'latest' : block)
    try {
      return await server.open(number)
    } catch (error) {
      // The limit of forks, or no free port.
      throw new ForkRefused(error instanceof Error ? error.message : String(error))
    }
  },
})

export const forks = defineMethod({
  name: 'evmbed_forks',
  summary: 'Lists the forks of this chain that evmbed_fork serves: their addresses, and the blocks at which they begin.',
  requiresAuth: true,
  params: [],
  result: array(served),
  errors,
  handler: (context: Needs<'host'>) => requireForkServer(context).all,
})

export const closeFork = defineMethod({
  name: 'evmbed_closeFork',
  summary: 'Closes a fork that evmbed_fork serves. False for an unknown address.',
  requiresAuth: true,
  params: [param('url', string)],
  result: boolean,
  errors,
  handler: (context: Needs<'host'>, [url]) => requireForkServer(context).close(url),
})
