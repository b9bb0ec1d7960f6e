import { ExtraDataTooLong, GasLimitOutOfRange } from '../../consensus/miner-settings.js'
import { param, raises } from '../../rpc/record.js'
import { address, boolean, quantity, string, uint64 } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { requireTestChain } from '../../services/test-chain-access.js'
import { defineMethod } from '../define.js'

/** Settings of the blocks that this node proposes, from the next block on. */

export const setEtherbase = defineMethod({
  name: 'miner_setEtherbase',
  summary: 'Sets the coinbase: the fee recipient of blocks that this node proposes.',
  requiresAuth: true,
  params: [param('address', address)],
  result: boolean,
  handler(context: Needs<'testChain'>, [feeRecipient]) {
    requireTestChain(context).production.miner.feeRecipient = feeRecipient
    return true
  },
})

export const setGasPrice = defineMethod({
  name: 'miner_setGasPrice',
  summary: 'Sets the minimum priority fee of transactions in wei per gas. Raising it drops transactions below it from the pool.',
  requiresAuth: true,
  params: [param('minimumTip', quantity)],
  result: boolean,
  handler({ consensus: { miner }, pool }: Needs<'consensus' | 'pool'>, [minimumTip]) {
    // First, because it reads accounts: the handler runs again if one has to be loaded, and compares with the minimum of before then.
    if (minimumTip > miner.minimumTip) pool.dropBelow(minimumTip)
    miner.minimumTip = minimumTip
    miner.lowerTipsWait = false
    return true
  },
})

export const setGasLimit = defineMethod({
  name: 'miner_setGasLimit',
  summary: 'Sets the gas limit of blocks. Drops transactions with a higher gas limit from the pool.',
  requiresAuth: true,
  params: [param('gasLimit', uint64)],
  result: boolean,
  errors: [raises('a header cannot have this gas limit', new GasLimitOutOfRange(0n))],
  handler(context: Needs<'pool' | 'testChain'>, [gasLimit]) {
    const { pool } = context
    const { miner } = requireTestChain(context).production
    pool.prepare()
    miner.gasLimit = gasLimit
    pool.update()
    return true
  },
})

export const setExtra = defineMethod({
  name: 'miner_setExtra',
  summary: 'Sets the extra data of blocks.',
  requiresAuth: true,
  params: [param('text', string)],
  result: boolean,
  errors: [raises('it takes more than 32 bytes of UTF-8', new ExtraDataTooLong(33))],
  handler(context: Needs<'testChain'>, [text]) {
    requireTestChain(context).production.miner.extraData = new TextEncoder().encode(text)
    return true
  },
})
