/** Messages of Cosmos chains that several operations use. */
import type { JsonObject } from '../../primitives/json.js'
import { BadRequest } from '../errors.js'
import { type Asset, type Chain, MAX_MEMO_BYTES } from '../snapshot/snapshot.js'
import { base64 } from './accounts.js'
import { coin, cw20Contract } from './coin.js'
import type { Operation, TransferOperation } from './operation.js'
import { holderBefore, type TransferPlan } from './transfer-plan.js'
import { deadlineNanoseconds } from './tx-parameters.js'

export interface CosmosMessage {
  readonly typeUrl: string
  readonly value: JsonObject
}

/** A plain transfer on one chain. */
export function send(from_address: string, to_address: string, asset: Asset, amount: bigint): CosmosMessage {
  if (asset.isCw20) return execute(from_address, cw20Contract(asset), { transfer: { recipient: to_address, amount: `${amount}` } })
  return { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: { from_address, to_address, amount: [coin(asset, amount)] } }
}

function execute(sender: string, contract: string, msg: JsonObject, funds: readonly JsonObject[] = []): CosmosMessage {
  return { typeUrl: '/cosmwasm.wasm.v1.MsgExecuteContract', value: { sender, contract, msg, funds } }
}

/** A contract call with an amount. A CW20 is sent together with the message (`send` of the CW20 specification in CosmWasm/cw-plus). */
export function callWith(sender: string, contract: string, msg: JsonObject, asset: Asset, amount: bigint): CosmosMessage {
  if (!asset.isCw20) return execute(sender, contract, msg, [coin(asset, amount)])
  const text = base64(new TextEncoder().encode(JSON.stringify(msg)))
  return execute(sender, cw20Contract(asset), { send: { contract, amount: `${amount}`, msg: text } })
}

/** The receiver of an IBC packet, and its memo. */
export interface PacketRecipient {
  readonly receiver: string
  readonly memo: JsonObject | undefined
}

/** An IBC packet with its memo as text. */
export interface Packet {
  readonly port: string
  readonly channel: string
  readonly receiver: string
  readonly memo: string | undefined
}

export function ibcTransferMessage(
  plan: TransferPlan,
  operation: TransferOperation,
  { port, channel, receiver, memo }: Packet,
): CosmosMessage {
  return {
    typeUrl: '/ibc.applications.transfer.v1.MsgTransfer',
    value: {
      source_port: port,
      source_channel: channel,
      token: coin(operation.transfer.from, operation.amountIn),
      sender: holderBefore(plan, operation).address,
      receiver,
      timeout_height: {},
      timeout_timestamp: deadlineNanoseconds(plan.parameters),
      ...(memo === undefined ? {} : { memo }),
    },
  }
}

/** Returns a memo as text. Throws `BadRequest` if it is longer than the chain accepts. */
export function memoText(memo: JsonObject, chain: Chain, operation: Operation): string {
  const text = JSON.stringify(memo)
  const size = new TextEncoder().encode(text).length
  const limit = chain.maxMemoBytes ?? MAX_MEMO_BYTES
  if (size > limit) throw new BadRequest(`operations[${operation.index}] needs a memo of ${size} bytes, and ${chain.id} takes ${limit}`)
  return text
}
