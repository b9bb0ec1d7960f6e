import type { BlockReference } from '../../chain/block-reference.js'
import { estimateGas as estimate, GasExceedsAllowance } from '../../evm/estimate-gas.js'
import { gasLimitCap } from '../../evm/transaction.js'
import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { uint64 } from '../../rpc/schema.js'
import { callSite, type Overrides } from '../call-site.js'
import { timeLimit } from '../call-timeout.js'
import { tellConsole } from '../console.js'
import type { Context } from '../context.js'
import { defineMethod } from '../define.js'
import { callErrors } from '../method-errors.js'
import { blockOverrides } from '../objects/block-overrides.js'
import { stateOverrides } from '../objects/state-overrides.js'
import { messageOf, type TransactionArgs, transactionArgs } from '../objects/transaction-args.js'

/**
 * The gas limit a message needs in a block, never more than its caller, a transaction, a block or this node allows.
 *
 * @param isPreparation whether the message is about to be sent: what its code has to say to console.log is not told twice
 */
export async function estimateGasOf(
  context: Context,
  args: TransactionArgs,
  reference: BlockReference | undefined,
  overrides: Overrides = {},
  isPreparation = false,
): Promise<bigint> {
  const { environment, draft } = await callSite(context, reference, overrides)
  const { header } = environment
  const message = messageOf(context, args, header)
  const caps = [args.gas ?? header.gasLimit, context.options.gasCap, gasLimitCap(header.common)].filter(
    (cap) => cap !== undefined && cap !== 0n,
  )
  const cap = caps.reduce<bigint>((least, next) => (next !== undefined && next < least ? next : least), header.gasLimit)
  return estimate(context.executor, draft, environment, message, cap, { checkTime: timeLimit(context) }, (result) => {
    if (!isPreparation || result.ending.kind !== 'return') tellConsole(context, 'estimate', result)
  })
}

export const estimateGas = defineMethod({
  name: 'eth_estimateGas',
  summary:
    'The least gas limit with which a message gets through, in the head unless a block is given; where Hardhat is followed, in the pending block.',
  requiresAuth: false,
  params: [
    param('transaction', transactionArgs),
    optionalParam('block', blockReference),
    optionalParam('stateOverrides', stateOverrides),
    optionalParam('blockOverrides', blockOverrides),
  ],
  result: uint64,
  errors: [...callErrors, raises('only the gas allowance is in the way', new GasExceedsAllowance(30_000_000n))],
  handler(context, [args, reference, state, block]) {
    const place = reference ?? (context.options.dialect === 'hardhat' ? 'pending' : 'latest')
    return estimateGasOf(context, args, place, { state, block })
  },
})
