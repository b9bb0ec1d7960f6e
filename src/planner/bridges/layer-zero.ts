/** LayerZero: omnichain fungible tokens between EVM chains. */
import { feeAmount, feeOf } from '../legs/transfer-amounts.js'
import { contractOf } from '../messages/missing-fact.js'
import { ALONE, defineBridge, endsOf, LOGOS, numberMember, textMember } from './bridge.js'
import { messagingFee, oftTracking, sendOft } from './oft.js'

export const layerZeroTracking = oftTracking('LAYER_ZERO')

export const layerZero = defineBridge({
  id: 'LAYER_ZERO',
  name: 'LayerZero',
  logo: `${LOGOS.skip}layerzero/logo.svg`,
  operation: 'layer_zero_transfer',
  details: ['source_oft_contract_address', 'destination_endpoint_id', 'messaging_fee_amount'],

  stageAfter: () => ALONE,

  operationBody({ transfer, amountIn }, { naming, smartRelay }) {
    const { details } = transfer
    const fee = feeOf(transfer, smartRelay)
    return {
      ...endsOf(transfer),
      source_oft_contract_address: textMember(details.source_oft_contract_address),
      destination_endpoint_id: numberMember(details.destination_endpoint_id),
      ...messagingFee(transfer, fee && { asset: fee.asset, amount: feeAmount(fee, amountIn) }),
      bridge_id: naming.bridge('LAYER_ZERO'),
    }
  },

  evmCall: (context, operation) => sendOft(context, operation, contractOf(operation.transfer, 'source_oft_contract_address')),

  tracking: layerZeroTracking,
})
