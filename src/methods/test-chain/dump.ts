import { InvalidStateDump } from '../../dumps/invalid-state-dump.js'
import type { DumpSource } from '../../dumps/state-dump.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { boolean, data } from '../../rpc/schema.js'
import { defineTestMethod, type TestChainNeeds } from './define-test-method.js'
import { everywhere, fixed } from './dialect.js'

/** Chains that outlive a node. */

export const dumpState = defineTestMethod({
  method: 'dumpState',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary:
    "Dumps the chain in Anvil's file format, packed with gzip: all accounts at the head with code and storage, blocks and transactions and, if asked for, the states after earlier blocks.",
  params: [optionalParam('preserveHistoricalStates', boolean)],
  answers: everywhere(data),
  async handler(context: DumpSource, [withStates = false]) {
    const { packChain } = await import('../../dumps/state-dump.js')
    return packChain(context, withStates)
  },
})

export const loadState = defineTestMethod({
  method: 'loadState',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary:
    'Loads a state dump, of this node or of Anvil: its accounts into the state of the head, and its blocks in place of those of the chain. A dump without blocks, and a chain in a store, keep the blocks that there are.',
  params: [param('state', data)],
  answers: everywhere(fixed(true)),
  errors: [raises('the bytes are not a state dump', new InvalidStateDump('it is not JSON'))],
  async handler(context: TestChainNeeds<'chain' | 'testChain' | 'persistence' | 'request'>, [bytes]) {
    const { loadDump, CALL_LIMITS } = await import('../../dumps/state-dump.js')
    await loadDump(context, bytes, CALL_LIMITS, () => context.request.checkTime())
  },
})
