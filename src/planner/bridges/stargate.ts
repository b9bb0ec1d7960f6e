/** Stargate: pools of omnichain fungible tokens between EVM chains (https://stargateprotocol.gitbook.io). */
import { feeAmount, feeOf } from '../legs/transfer-amounts.js'
import { usdMember } from '../legs/usd-value.js'
import { contractOf } from '../messages/missing-fact.js'
import { assetObject } from '../wire/objects.js'
import { ALONE, defineBridge, endsOf, numberMember, textMember } from './bridge.js'
import { layerZeroTracking } from './layer-zero.js'
import { messagingFee, sendOft } from './oft.js'

export const stargate = defineBridge({
  id: 'STARGATE',
  name: 'Stargate',
  logo: '',
  operation: 'stargate_transfer',
  details: ['pool_address', 'destination_endpoint_id'],

  stageAfter: () => ALONE,

  operationBody({ transfer, amountIn }, { naming, smartRelay }) {
    const { details, from } = transfer
    const fee = feeOf(transfer, smartRelay)
    const paid = fee ? feeAmount(fee, amountIn) : 0n
    const deducted = fee?.behavior === 'DEDUCTED' ? paid : 0n
    return {
      ...endsOf(transfer),
      pool_address: textMember(details.pool_address),
      destination_endpoint_id: numberMember(details.destination_endpoint_id),
      oft_fee_asset: assetObject(from),
      oft_fee_amount: `${deducted}`,
      oft_fee_amount_usd: usdMember(from, deducted),
      ...messagingFee(transfer, fee?.behavior === 'ADDITIONAL' ? { asset: fee.asset, amount: paid } : undefined),
      bridge_id: naming.bridge('STARGATE'),
    }
  },

  evmCall: (context, operation) => sendOft(context, operation, contractOf(operation.transfer, 'pool_address')),

  // Its messages travel over LayerZero, and are followed as that bridge's.
  tracking: layerZeroTracking,
})
