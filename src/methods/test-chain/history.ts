import { looseInteger } from '../../objects/loose.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { boolean, quantity } from '../../rpc/schema.js'
import { defineVerb } from './define-verb.js'
import { done, everywhere } from './dialect.js'
import { checkDepth, DepthExceeded } from './reorg.js'
import { ForkingNotSupported, resetOptions } from './reset-options.js'

/** Going back. */

export const snapshot = defineVerb({
  verb: 'snapshot',
  spellings: ['evm', 'anvil'],
  summary: 'Marks this moment of a test chain, and returns an id with which to come back to it.',
  params: [],
  answers: everywhere(quantity),
  handler: ({ snapshots }) => snapshots.take(),
})

export const revert = defineVerb({
  verb: 'revert',
  spellings: ['evm', 'anvil'],
  summary: 'Goes back to a snapshot, which is used up by that, as all later ones are. False when there is no such snapshot.',
  params: [param('snapshot', looseInteger)],
  answers: everywhere(boolean),
  handler: ({ snapshots }, [id]) => snapshots.revert(id),
})

export const rollback = defineVerb({
  verb: 'rollback',
  spellings: ['anvil'],
  summary:
    'Takes the last blocks away, one unless given, with their transactions and the snapshots taken in them. Time goes on from the head that is left.',
  params: [optionalParam('depth', looseInteger)],
  answers: done,
  errors: [raises('there are not so many blocks', new DepthExceeded('Rollback', 13n, 1000n))],
  async handler({ snapshots, chain, consensus }, [depth = 1n]) {
    checkDepth('Rollback', chain.head.number, depth)
    if (depth === 0n) return
    await snapshots.rewindTo(chain.head.number - depth)
    consensus.time.set(chain.head.header.timestamp)
  },
})

export const reset = defineVerb({
  verb: 'reset',
  spellings: ['anvil', 'hardhat', 'ganache'],
  summary:
    'Takes the chain back to where the node began: blocks, accounts, pool, time and settings. Snapshots and impersonations are gone, and the instance has another id.',
  params: [optionalParam('options', resetOptions)],
  answers: done,
  errors: [raises('a chain to fork is named', new ForkingNotSupported())],
  async handler({ snapshots, impersonation, instance }, [options]) {
    if (options?.isFork) throw new ForkingNotSupported()
    await snapshots.reset()
    impersonation.clear()
    instance.renew()
  },
})
