import { GasExceedsAllowance } from '../../evm/estimate-gas.js'
import { blockOverrides } from '../../objects/block-overrides.js'
import { stateOverrides } from '../../objects/state-overrides.js'
import { transactionArgs } from '../../objects/transaction-args.js'
import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { uint64 } from '../../rpc/schema.js'
import type { CallServices } from '../../services/call-site.js'
import { estimateGasOf } from '../../services/estimate-gas.js'
import { defineMethod } from '../define.js'
import { callErrors } from '../method-errors.js'

export const estimateGas = defineMethod({
  name: 'eth_estimateGas',
  summary: 'Estimates the gas limit that a transaction needs. Default block: latest, with the dialect hardhat pending.',
  requiresAuth: false,
  past: 'state',
  params: [
    param('transaction', transactionArgs),
    optionalParam('block', blockReference),
    optionalParam('stateOverrides', stateOverrides),
    optionalParam('blockOverrides', blockOverrides),
  ],
  result: uint64,
  errors: [...callErrors, raises('only the gas allowance is too low', new GasExceedsAllowance(30_000_000n))],
  handler(context: CallServices, [args, reference, state, block]) {
    const place = reference ?? (context.options.dialect === 'hardhat' ? 'pending' : 'latest')
    return estimateGasOf(context, args, place, { state, block })
  },
})
