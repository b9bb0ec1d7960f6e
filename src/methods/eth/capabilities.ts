import { boolean, hash, object, objectOf, quantity } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/query.js'
import { defineMethod } from '../define.js'

const resource = objectOf<wire.Capability>()('Resource', { disabled: boolean, oldestBlock: quantity })

export const capabilities = defineMethod({
  name: 'eth_capabilities',
  summary:
    'Returns the oldest block for which the node has state, transactions, logs and receipts: genesis, because it is an archive node.',
  requiresAuth: false,
  params: [],
  result: objectOf<wire.Capabilities>()('Capabilities', {
    head: object('Head', { number: quantity, hash }),
    state: resource,
    tx: resource,
    logs: resource,
    receipts: resource,
    blocks: resource,
    stateproofs: resource,
  }),
  handler({ chain }: Needs<'chain'>) {
    const { number, hash: id } = chain.head
    const whole = { disabled: false, oldestBlock: chain.genesis.number }
    return { head: { number, hash: id }, state: whole, tx: whole, logs: whole, receipts: whole, blocks: whole, stateproofs: whole }
  },
})
