import { bytesToHex } from '../../primitives/hex.js'
import { address } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const coinbase = defineMethod({
  name: 'eth_coinbase',
  summary:
    'Returns the coinbase: the fee recipient of blocks that this node proposes. With a consensus engine, the address of the validator.',
  requiresAuth: false,
  params: [],
  result: address,
  async handler({ consensus: { network, miner } }: Needs<'consensus'>) {
    return network ? bytesToHex((await network.status()).validator) : miner.feeRecipient
  },
})
