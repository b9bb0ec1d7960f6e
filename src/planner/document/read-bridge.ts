import type { JsonCursor } from '../../primitives/json-cursor.js'
import { BRIDGE_IDS, BRIDGES } from '../bridges/bridges.js'
import type { Asset, BridgeFee, Transfer } from '../snapshot/snapshot.js'
import { type Lookup, readDetails } from './lookup.js'

/** Members of a bridge that are kept in `Transfer.details`. */
const DETAILS: readonly string[] = [...new Set(BRIDGES.flatMap(({ details }) => details))]

/** Reads a transfer over a bridge. */
export function readBridge(cursor: JsonCursor, lookup: Lookup): Transfer {
  const { chainAt, assetAt } = lookup
  const from = assetAt(chainAt(cursor.member('from_chain')), cursor.member('from_denom'))
  const to = assetAt(chainAt(cursor.member('to_chain')), cursor.member('to_denom'))
  const fee = cursor.member('fee')
  return {
    bridge: cursor.member('bridge').oneOf(BRIDGE_IDS),
    from,
    to,
    fee: fee.isGiven ? readFee(fee, from, lookup) : undefined,
    // A fee that a document states over the registry is known.
    isFeeUnknown: cursor.member('fee_unknown').flagOr(false) && !fee.isGiven,
    durationSeconds: cursor.member('duration').integerOr(0, 0, Number.MAX_SAFE_INTEGER),
    min: cursor.member('min_amount').optionalAmount(),
    max: cursor.member('max_amount').optionalAmount(),
    hasPublicRelay: cursor.member('public_relay').flagOr(false),
    port: cursor.member('port').textOr('transfer'),
    channel: cursor.member('channel').textOr(''),
    viaIbc: cursor.member('via_ibc').isGiven ? readIbcLeg(cursor.member('via_ibc'), lookup) : undefined,
    details: readDetails(cursor, DETAILS),
  }
}

function readFee(cursor: JsonCursor, from: Asset, { assetAt }: Lookup): BridgeFee {
  const behavior = cursor.member('behavior').oneOf(['DEDUCTED', 'ADDITIONAL'])
  const source = cursor.member('source').amountOr(0n)
  const destination = cursor.member('dest').amountOr(0n)
  return {
    kind: cursor.member('kind').oneOf(['SMART_RELAY', 'BRIDGE']),
    behavior,
    asset: behavior === 'ADDITIONAL' ? assetAt(from.chain, cursor.member('denom')) : from,
    fixed: cursor.member('amount').amountOr(0n) + source + destination,
    bps: BigInt(cursor.member('bps').integerOr(0, 0, 9_999)),
    source,
    destination,
  }
}

function readIbcLeg(cursor: JsonCursor, { chainAt }: Lookup): Transfer['viaIbc'] {
  const [chain, denom, channel] = cursor.list()
  if (!chain || !denom || !channel) throw cursor.refuse('expected [chain, denom, channel]')
  return { chain: chainAt(chain), denom: denom.id(), channel: channel.id() }
}
