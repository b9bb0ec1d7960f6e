/** LayerZero: omnichain fungible tokens between EVM chains. */
import { feeAmount, feeOf } from '../legs/transfer-amounts.js'
import { contractOf } from '../messages/missing-fact.js'
import { ALONE, defineBridge, endsOf, LOGOS, numberMember, textMember } from './bridge.js'
import { topicOf, wordOf } from './evm-logs.js'
import { messagingFee, sendOft } from './oft.js'
import type { BridgeTracking } from './tracking.js'

const ID = 'LAYER_ZERO'

const OFT_SENT = topicOf('OFTSent(bytes32,uint32,address,uint256,uint256)')
const OFT_RECEIVED = topicOf('OFTReceived(bytes32,uint32,address,uint256)')

/** Tracking of the messages of all OFTs: logs do not say which bridge a contract belongs to. */
export const layerZeroTracking: BridgeTracking = {
  member: 'layer_zero_transfer',
  states: {
    sent: 'LAYER_ZERO_TRANSFER_SENT',
    received: 'LAYER_ZERO_TRANSFER_RECEIVED',
    settled: 'LAYER_ZERO_TRANSFER_RECEIVED',
    failed: 'LAYER_ZERO_TRANSFER_FAILED',
  },
  destinationOf({ details: { destination_endpoint_id } }) {
    return destination_endpoint_id === undefined ? undefined : String(destination_endpoint_id)
  },
  evm: {
    sentIn: (logs) =>
      logs.flatMap(({ topics: [kind, guid = ''], data }, at) =>
        kind === OFT_SENT ? [{ at, message: { bridge: ID, to: `${wordOf(data, 0)}`, from: '', id: guid } }] : [],
      ),
    received: ({ id }) => ({ topics: [OFT_RECEIVED, id] }),
  },
}

export const layerZero = defineBridge({
  id: ID,
  name: 'LayerZero',
  logo: `${LOGOS.skip}layerzero/logo.svg`,
  operation: 'layer_zero_transfer',
  details: ['source_oft_contract_address', 'destination_endpoint_id'],

  stageAfter: () => ALONE,

  operationBody({ transfer, amountIn }, { naming, smartRelay }) {
    const { details } = transfer
    const fee = feeOf(transfer, smartRelay)
    return {
      ...endsOf(transfer),
      source_oft_contract_address: textMember(details.source_oft_contract_address),
      destination_endpoint_id: numberMember(details.destination_endpoint_id),
      ...messagingFee(transfer, fee && { asset: fee.asset, amount: feeAmount(fee, amountIn) }),
      bridge_id: naming.bridge(ID),
    }
  },

  evmCall: (context, operation) => sendOft(context, operation, contractOf(operation.transfer, 'source_oft_contract_address')),

  tracking: layerZeroTracking,
})
