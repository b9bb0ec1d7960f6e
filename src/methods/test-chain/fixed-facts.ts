import { looseInteger } from '../../objects/loose.js'
import { ServerError } from '../../primitives/errors.js'
import { InvalidParams } from '../../rpc/errors.js'
import { param, raises } from '../../rpc/record.js'
import { string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineTestMethod } from './define-test-method.js'
import { done } from './dialect.js'

/** Properties that this chain keeps for its lifetime, although other tools let callers change them. */

/** The chain id stands in the signatures of all transactions. */
export class ChainIdIsFixed extends ServerError {
  constructor() {
    super('the chain id of a running chain does not change: give a new node the option chainId')
  }
}

/** There is no remote chain behind this one. */
export class NoRemoteChain extends ServerError {
  constructor() {
    super('this chain is no fork of a remote one: there is no URL to be changed')
  }
}

export const setChainId = defineTestMethod({
  method: 'setChainId',
  aliases: ['anvil'],
  summary: 'Accepts the chain id of this chain and rejects any other: the chain id cannot change, because transactions are signed for it.',
  params: [param('chainId', looseInteger)],
  answers: done,
  errors: [raises('the chain id is another one', new ChainIdIsFixed())],
  handler({ chain }: Needs<'chain'>, [chainId]) {
    if (chainId !== chain.rules.chainId) throw new ChainIdIsFixed()
  },
})

export const setRpcUrl = defineTestMethod({
  method: 'setRpcUrl',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Sets the URL of the server from which a fork reads its remote chain. The server must have the same fork block.',
  holdsSecrets: true,
  params: [param('url', string)],
  answers: done,
  errors: [raises('the chain is not a fork of a remote chain', new NoRemoteChain())],
  handler({ chain }: Needs<'chain'>, [url]) {
    if (!chain.remote) throw new NoRemoteChain()
    if (!chain.remote.requests.moveTo(url)) throw new InvalidParams('invalid argument 0: expected an http or https URL')
  },
})
