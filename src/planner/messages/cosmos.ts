/** The messages of a transaction on a Cosmos chain, in the order in which they must stand in it. */
import type { JsonObject } from '../../primitives/json.js'
import { feeAmount, feeOf } from '../search/transfer-amounts.js'
import type { Asset } from '../snapshot/snapshot.js'
import { address32, base64, hex32 } from './accounts.js'
import { cctpDomain, mintRecipient } from './cctp.js'
import { coin, cw20Contract } from './coin.js'
import { holderAfter, holderBefore, type Journey, nextOf } from './journey.js'
import { accountFact, factOf, MissingFact, NEXT_STEP, numberOf, RELAYER_FEE, wayOf } from './missing-fact.js'
import { axelarPacket, entryPointOf, type Packet, packetOf, swapAndAction } from './onward.js'
import type { Step, TransferStep } from './steps.js'
import { deadlineNanoseconds, eurekaDeadlineSeconds } from './terms.js'

export interface CosmosMessage {
  readonly typeUrl: string
  readonly value: JsonObject
}

/** Throws `MissingFact`, or `BadRequest` for a memo that is too long. */
export function cosmosMessages(journey: Journey, step: Step): readonly CosmosMessage[] {
  const sender = holderBefore(journey, step).address
  switch (step.kind) {
    case 'send':
      return [send(sender, holderAfter(journey, step).address, step.asset, step.amountIn)]
    case 'swap':
      return [callWith(sender, entryPointOf(step), swapAndAction(journey, step), step.from, step.amountIn)]
    case 'transfer':
      return transferMessages(journey, step, sender)
    case 'evm-swap':
      throw new MissingFact('message for EVM swaps', sender)
  }
}

function transferMessages(journey: Journey, step: TransferStep, sender: string): readonly CosmosMessage[] {
  const { transfer } = step
  switch (transfer.bridge) {
    case 'IBC': {
      const packet = packetOf(journey, step)
      return [transfer.from.isCw20 ? converterTransfer(journey, step, packet, sender) : ibcTransfer(journey, step, packet)]
    }
    case 'AXELAR':
      return [ibcTransfer(journey, step, axelarPacket(journey, step))]
    case 'CCTP':
      return depositForBurn(journey, step, sender)
    case 'HYPERLANE':
      return [remoteTransfer(journey, step, sender)]
    case 'OPINIT':
      return [rollupTransfer(journey, step, sender)]
    case 'EUREKA':
      return [eurekaTransfer(journey, step, sender)]
    default:
      throw new MissingFact('message', wayOf(transfer))
  }
}

function send(from_address: string, to_address: string, asset: Asset, amount: bigint): CosmosMessage {
  if (asset.isCw20) return execute(from_address, cw20Contract(asset), { transfer: { recipient: to_address, amount: `${amount}` } })
  return { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: { from_address, to_address, amount: [coin(asset, amount)] } }
}

function execute(sender: string, contract: string, msg: JsonObject, funds: readonly JsonObject[] = []): CosmosMessage {
  return { typeUrl: '/cosmwasm.wasm.v1.MsgExecuteContract', value: { sender, contract, msg, funds } }
}

/** A call that hands a contract an amount. A CW20 hands itself over, and the message with it (the CW20 specification in CosmWasm/cw-plus). */
function callWith(sender: string, contract: string, msg: JsonObject, asset: Asset, amount: bigint): CosmosMessage {
  if (!asset.isCw20) return execute(sender, contract, msg, [coin(asset, amount)])
  const text = base64(new TextEncoder().encode(JSON.stringify(msg)))
  return execute(sender, cw20Contract(asset), { send: { contract, amount: `${amount}`, msg: text } })
}

/** A CW20 leaves its chain through the contract of its channel (cw20-ics20 in CosmWasm/cw-plus), of which not every version passes a memo on. */
function converterTransfer(journey: Journey, step: TransferStep, { port, channel, receiver, memo }: Packet, sender: string): CosmosMessage {
  const { transfer, amountIn } = step
  const converter = /^wasm\.(\w+)$/.exec(port)?.[1]
  if (converter === undefined) throw new MissingFact('channel of a contract', wayOf(transfer))
  if (memo !== undefined) throw new MissingFact('converter that passes a memo on', wayOf(transfer))
  const msg = { channel, remote_address: receiver, timeout: journey.terms.timeout }
  return callWith(sender, converter, msg, transfer.from, amountIn)
}

/** What OPinit has brought to a rollup has a name of OPinit's making. */
const ON_ROLLUP = /^l2\//

/** A deposit on a rollup, or a withdrawal from there, which is claimed on the other side when it is beyond dispute. */
function rollupTransfer(journey: Journey, step: TransferStep, sender: string): CosmosMessage {
  const { transfer, amountIn } = step
  const to = holderAfter(journey, step).address
  const amount = coin(transfer.from, amountIn)
  if (ON_ROLLUP.test(transfer.from.denom))
    return { typeUrl: '/opinit.opchild.v1.MsgInitiateTokenWithdrawal', value: { sender, to, amount } }
  const value = { sender, bridge_id: factOf(transfer, 'op_init_bridge_id'), to, amount, data: '' }
  return { typeUrl: '/opinit.ophost.v1.MsgInitiateTokenDeposit', value }
}

/**
 * A packet to an EVM chain through an entry point, which pays the relayer first (https://docs.skip.build/go/eureka/eureka-overview). Packets of
 * IBC v2 count their time in seconds, the fee's in nanoseconds.
 */
function eurekaTransfer(journey: Journey, step: TransferStep, sender: string): CosmosMessage {
  const { transfer, amountIn } = step
  if (transfer.to.chain.type !== 'evm') throw new MissingFact('encoding of packets', wayOf(transfer))
  const fee = feeOf(transfer, step.smartRelay)
  if (!fee) throw new MissingFact(RELAYER_FEE, wayOf(transfer))
  if (fee.behavior !== 'DEDUCTED') throw new MissingFact('way to pay a relayer on top', wayOf(transfer))
  const ibc_info = {
    source_channel: factOf(transfer, 'source_client'),
    receiver: holderAfter(journey, step).address,
    memo: '',
    recover_address: sender,
    encoding: 'application/x-solidity-abi',
    eureka_fee: {
      coin: coin(fee.asset, feeAmount(fee, amountIn)),
      receiver: accountFact(transfer, 'fee_payment_address', transfer.from.chain).address,
      timeout_timestamp: deadlineNanoseconds(journey.terms),
    },
  }
  const timeout_timestamp = eurekaDeadlineSeconds(journey.terms, transfer.from.chain.id)
  const msg = { action: { timeout_timestamp, action: { ibc_transfer: { ibc_info } }, exact_out: false } }
  return callWith(sender, factOf(transfer, 'entry_contract_address'), msg, transfer.from, amountIn)
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
  if (nextOf(journey, step)) throw new MissingFact(NEXT_STEP, wayOf(transfer))
  const fee = feeOf(transfer, step.smartRelay)
  const paid = fee ? feeAmount(fee, amountIn) : 0n
  const burn = {
    from,
    amount: `${fee?.behavior === 'ADDITIONAL' ? amountIn : amountIn - paid}`,
    destination_domain: cctpDomain(transfer),
    mint_recipient: base64(mintRecipient(transfer, holderAfter(journey, step))),
    burn_token: transfer.from.denom,
  }
  if (!fee && !transfer.hasPublicRelay) throw new MissingFact(RELAYER_FEE, wayOf(transfer))
  if (!fee) return [{ typeUrl: '/circle.cctp.v1.MsgDepositForBurn', value: burn }]
  const relayer = accountFact(transfer, 'relayer_address', transfer.to.chain)
  return [
    { typeUrl: '/circle.cctp.v1.MsgDepositForBurnWithCaller', value: { ...burn, destination_caller: base64(address32(relayer)) } },
    send(from, accountFact(transfer, 'fee_payment_address', transfer.from.chain).address, fee.asset, paid),
  ]
}

/** A transfer of the warp module, whose tokens have ids of 32 bytes. It is refused when the most that it may cost is less than what it costs. */
function remoteTransfer(journey: Journey, step: TransferStep, sender: string): CosmosMessage {
  const { transfer, amountIn } = step
  const tokenId = factOf(transfer, 'hyperlane_contract_address')
  if (!/^0x[0-9a-f]{64}$/i.test(tokenId))
    throw new MissingFact('hyperlane_contract_address that is the id of a warp token', wayOf(transfer))
  const destination_domain = numberOf(transfer, 'destination_domain')
  const fee = feeOf(transfer, step.smartRelay)
  if (!fee) throw new MissingFact(RELAYER_FEE, wayOf(transfer))
  return {
    typeUrl: '/hyperlane.warp.v1.MsgRemoteTransfer',
    value: {
      sender,
      token_id: tokenId,
      destination_domain,
      recipient: hex32(holderAfter(journey, step)),
      amount: `${fee.behavior === 'DEDUCTED' ? step.amountOut : amountIn}`,
      custom_hook_id: null,
      gas_limit: '0',
      max_fee: coin(fee.asset, feeAmount(fee, amountIn)),
      custom_hook_metadata: '',
    },
  }
}
