import { InvalidParams } from '../../rpc/errors.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { boolean, data } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { InvalidStateDump, mergeAccounts, packState, unpackState } from '../../services/state-dump.js'
import { defineTestMethod, type TestChainNeeds } from './define-test-method.js'
import { everywhere, fixed } from './dialect.js'

/** Accounts that outlive a node. */

export const dumpState = defineTestMethod({
  method: 'dumpState',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: "Dumps all accounts at the head with code and storage, in Anvil's file format. Without blocks, transactions and earlier states.",
  params: [optionalParam('preserveHistoricalStates', boolean)],
  answers: everywhere(data),
  handler({ chain }: Needs<'chain'>, [isHistoryWanted]) {
    if (isHistoryWanted) throw new InvalidParams('earlier states are not part of a dump')
    return packState(chain.head.state)
  },
})

export const loadState = defineTestMethod({
  method: 'loadState',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Loads the accounts of a state dump, of this node or of Anvil, into the state of the head. Ignores other parts of the dump.',
  params: [param('state', data)],
  answers: everywhere(fixed(true)),
  errors: [raises('the bytes are not a state dump', new InvalidStateDump('it is not JSON'))],
  async handler({ testChain }: TestChainNeeds<'testChain'>, [bytes]) {
    const accounts = await unpackState(bytes)
    await testChain.setHeadState((draft) => mergeAccounts(draft, accounts))
  },
})
