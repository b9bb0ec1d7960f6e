/** The messages of a transaction on a Cosmos chain, in the order in which they must stand in it. */
import type { JsonObject } from '../../primitives/json.js'
import { feeAmount, feeOf } from '../search/transfer-amounts.js'
import type { Asset } from '../snapshot/snapshot.js'
import { address32, base64, hex32 } from './accounts.js'
import { cctpDomain } from './cctp.js'
import { coin } from './coin.js'
import { holderAfter, holderBefore, type Journey, nextOf } from './journey.js'
import { accountFact, factOf, MissingFact, numberOf, wayOf } from './missing-fact.js'
import { axelarPacket, entryPointOf, type Packet, packetOf, swapAndAction } from './onward.js'
import type { Step, TransferStep } from './steps.js'
import { deadlineNanoseconds } from './terms.js'

export interface CosmosMessage {
  readonly typeUrl: string
  readonly value: JsonObject
}

/** Throws `MissingFact`, or `BadRequest` for a memo that is too long. */
export function cosmosMessages(journey: Journey, step: Step): readonly CosmosMessage[] {
  const sender = holderBefore(journey, step).address
  switch (step.kind) {
    case 'send':
      return [bankSend(sender, holderAfter(journey, step).address, step.asset, step.amountIn)]
    case 'swap': {
      const value = { sender, contract: entryPointOf(step), msg: swapAndAction(journey, step), funds: [coin(step.from, step.amountIn)] }
      return [{ typeUrl: '/cosmwasm.wasm.v1.MsgExecuteContract', value }]
    }
    case 'transfer':
      return transferMessages(journey, step, sender)
    case 'evm-swap':
      throw new MissingFact('message for EVM swaps', sender)
  }
}

function transferMessages(journey: Journey, step: TransferStep, sender: string): readonly CosmosMessage[] {
  const { transfer } = step
  switch (transfer.bridge) {
    case 'IBC':
      return [ibcTransfer(journey, step, packetOf(journey, step))]
    case 'AXELAR':
      return [ibcTransfer(journey, step, axelarPacket(journey, step))]
    case 'CCTP':
      return depositForBurn(journey, step, sender)
    case 'HYPERLANE':
      return [remoteTransfer(journey, step, sender)]
    case 'OPINIT': {
      const to = holderAfter(journey, step).address
      const value = { sender, bridge_id: factOf(transfer, 'op_init_bridge_id'), to, amount: coin(transfer.from, step.amountIn), data: '' }
      return [{ typeUrl: '/opinit.ophost.v1.MsgInitiateTokenDeposit', value }]
    }
    default:
      throw new MissingFact('message', wayOf(transfer))
  }
}

function bankSend(from_address: string, to_address: string, asset: Asset, amount: bigint): CosmosMessage {
  return { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: { from_address, to_address, amount: [coin(asset, amount)] } }
}

function ibcTransfer(journey: Journey, step: TransferStep, { port, channel, receiver, memo }: Packet): CosmosMessage {
  return {
    typeUrl: '/ibc.applications.transfer.v1.MsgTransfer',
    value: {
      source_port: port,
      source_channel: channel,
      token: coin(step.transfer.from, step.amountIn),
      sender: holderBefore(journey, step).address,
      receiver,
      timeout_height: {},
      timeout_timestamp: deadlineNanoseconds(journey.terms),
      ...(memo === undefined ? {} : { memo }),
    },
  }
}

/** A burn that anybody may relay, or one that the relayer alone may and is paid for. */
function depositForBurn(journey: Journey, step: TransferStep, from: string): readonly CosmosMessage[] {
  const { transfer, amountIn } = step
  if (nextOf(journey, step)) throw new MissingFact('account that forwards', wayOf(transfer))
  const fee = feeOf(transfer, step.smartRelay)
  const paid = fee ? feeAmount(fee, amountIn) : 0n
  const burn = {
    from,
    amount: `${fee?.behavior === 'ADDITIONAL' ? amountIn : amountIn - paid}`,
    destination_domain: cctpDomain(transfer),
    mint_recipient: base64(address32(holderAfter(journey, step))),
    burn_token: transfer.from.denom,
  }
  if (!fee && !transfer.hasPublicRelay) throw new MissingFact('fee of a relayer', wayOf(transfer))
  if (!fee) return [{ typeUrl: '/circle.cctp.v1.MsgDepositForBurn', value: burn }]
  const relayer = accountFact(transfer, 'relayer_address', transfer.to.chain)
  return [
    { typeUrl: '/circle.cctp.v1.MsgDepositForBurnWithCaller', value: { ...burn, destination_caller: base64(address32(relayer)) } },
    bankSend(from, accountFact(transfer, 'fee_payment_address', transfer.from.chain).address, fee.asset, paid),
  ]
}

/** A transfer of the warp module, whose tokens have ids of 32 bytes. */
function remoteTransfer(journey: Journey, step: TransferStep, sender: string): CosmosMessage {
  const { transfer, amountIn } = step
  const tokenId = factOf(transfer, 'hyperlane_contract_address')
  if (!/^0x[0-9a-f]{64}$/i.test(tokenId))
    throw new MissingFact('hyperlane_contract_address that is the id of a warp token', wayOf(transfer))
  const fee = feeOf(transfer, step.smartRelay)
  return {
    typeUrl: '/hyperlane.warp.v1.MsgRemoteTransfer',
    value: {
      sender,
      token_id: tokenId,
      destination_domain: numberOf(transfer, 'destination_domain'),
      recipient: hex32(holderAfter(journey, step)),
      amount: `${fee?.behavior === 'DEDUCTED' ? step.amountOut : amountIn}`,
      custom_hook_id: null,
      gas_limit: '0',
      max_fee: coin(fee?.asset ?? transfer.from, fee ? feeAmount(fee, amountIn) : 0n),
      custom_hook_metadata: '',
    },
  }
}
