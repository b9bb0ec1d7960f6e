import { looseInteger } from '../../objects/loose.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { boolean, quantity } from '../../rpc/schema.js'
import { defineTestMethod, type TestChainNeeds } from './define-test-method.js'
import { done, everywhere } from './dialect.js'
import { checkDepth, DepthExceeded } from './reorg.js'
import { resetOptions } from './reset-options.js'

/** Going back. */

export const snapshot = defineTestMethod({
  method: 'snapshot',
  aliases: ['evm', 'anvil'],
  summary: 'Takes a snapshot of the test chain and returns its id, for evm_revert.',
  params: [],
  answers: everywhere(quantity),
  handler: ({ testChain }: TestChainNeeds<'testChain'>) => testChain.snapshot(),
})

export const revert = defineTestMethod({
  method: 'revert',
  aliases: ['evm', 'anvil'],
  summary: 'Reverts the test chain to a snapshot. Consumes this snapshot and all later ones. False for an unknown snapshot.',
  params: [param('snapshot', looseInteger)],
  answers: everywhere(boolean),
  handler: ({ testChain }: TestChainNeeds<'testChain'>, [id]) => testChain.revert(id),
})

export const rollback = defineTestMethod({
  method: 'rollback',
  aliases: ['anvil'],
  summary: 'Removes the last blocks, one by default, with their transactions and snapshots. Time continues from the new head.',
  params: [optionalParam('depth', looseInteger)],
  answers: done,
  errors: [raises('the chain has fewer blocks', new DepthExceeded('Rollback', 13n, 1000n))],
  async handler({ testChain, chain }: TestChainNeeds<'chain' | 'testChain'>, [depth = 1n]) {
    const target = (head: bigint) => {
      checkDepth('Rollback', head - chain.genesis.number, depth)
      return head - depth
    }
    if (depth === 0n) return
    // Time continues from the block that is the head then.
    await testChain.rewindTo(target, () => testChain.time.set(chain.head.header.timestamp))
  },
})

export const reset = defineTestMethod({
  method: 'reset',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary:
    'Resets the chain to the start of the node, or to a fork of a remote chain: blocks, accounts, pool, time and settings. Discards snapshots and impersonations. The instance id changes.',
  holdsSecrets: true,
  params: [optionalParam('options', resetOptions)],
  answers: done,
  async handler({ testChain, impersonation, forkAnew }: TestChainNeeds<'forkAnew' | 'impersonation' | 'testChain'>, [options]) {
    const clear = () => impersonation.clear()
    return options?.fork ? forkAnew(options.fork, clear) : testChain.reset(clear)
  },
})
