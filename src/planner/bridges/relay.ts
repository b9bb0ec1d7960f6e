/** Smart relay: a service that delivers the messages of a bridge for a fee. */
import type { JsonObject } from '../../primitives/json.js'
import type { TransferLeg } from '../legs/leg.js'
import { feeAmount, feeOf } from '../legs/transfer-amounts.js'
import type { Transfer } from '../snapshot/snapshot.js'
import { type Bridge, type OperationContext, textMember } from './bridge.js'

/** Returns whether a request may take a transfer: one that only smart relay delivers needs it. */
export function isServed({ needsRelay = false }: Bridge, { fee, hasPublicRelay }: Transfer, smartRelay: boolean): boolean {
  return smartRelay || hasPublicRelay || (!needsRelay && fee?.kind !== 'SMART_RELAY')
}

/**
 * Returns the members `bridge_id` and `smart_relay` of an operation.
 *
 * @param withoutFee true if the transfer is relayed although the snapshot has no relay fee
 */
export function relayMembers(bridge: string, { transfer }: TransferLeg, context: OperationContext, withoutFee = false): JsonObject {
  return { bridge_id: context.naming.bridge(bridge), smart_relay: isRelayed(transfer, context, withoutFee) }
}

/** Returns the same members, and `smart_relay_fee_quote` if the relay has a fee. */
export function quotedRelayMembers(bridge: string, leg: TransferLeg, context: OperationContext, withoutFee = false): JsonObject {
  const { transfer, amountIn } = leg
  const members = relayMembers(bridge, leg, context, withoutFee)
  const fee = feeOf(transfer, context.smartRelay)
  if (!fee || !isRelayed(transfer, context, withoutFee)) return members
  const { fee_payment_address, relayer_address } = transfer.details
  return {
    ...members,
    smart_relay_fee_quote: {
      fee_amount: `${feeAmount(fee, amountIn)}`,
      fee_denom: fee.asset.denom,
      ...(fee_payment_address === undefined ? {} : { fee_payment_address: textMember(fee_payment_address) }),
      relayer_address: textMember(relayer_address),
      expiration: expirationAt(context.now),
    },
  }
}

function isRelayed(transfer: Transfer, { smartRelay }: OperationContext, withoutFee: boolean): boolean {
  return smartRelay && (withoutFee || transfer.fee?.kind === 'SMART_RELAY')
}

/** Validity of a quoted relay fee in milliseconds. */
const QUOTE_VALIDITY = 30 * 60 * 1000

/** RFC 3339 in whole seconds, rounded down. */
function expirationAt(now: number): string {
  return new Date(now + QUOTE_VALIDITY).toISOString().replace(/\.\d+Z$/, 'Z')
}
