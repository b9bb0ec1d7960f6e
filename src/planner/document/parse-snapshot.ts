import { BRIDGE_IDS, BRIDGES } from '../bridges/bridges.js'
import { type Decimal, parseDecimal } from '../decimal.js'
import { JsonCursor } from '../json-cursor.js'
import { readCurve } from '../pools/types.js'
import { ROUTER_DESIGNS } from '../snapshot/router.js'
import {
  type Asset,
  assetKey,
  type BridgeFee,
  type Chain,
  type Channel,
  type Channels,
  type FeeAsset,
  MAX_MEMO_BYTES,
  type Pool,
  type Snapshot,
  type Transfer,
  type Venue,
} from '../snapshot/snapshot.js'
import { withDistinctSymbols } from '../snapshot/symbols.js'

/**
 * Reads the file form of a snapshot and checks all of it. Unknown members are ignored.
 *
 * Throws `SnapshotRefused` with the path of the first member that is wrong.
 *
 * @param document the parsed JSON
 * @param below a document under it: what only that one names is in the snapshot too
 */
export function parseSnapshot(document: unknown, below?: unknown): Snapshot {
  const upper = rootOf(document, '')
  const lower = below === undefined ? undefined : rootOf(below, 'registry')
  const at = (name: string, keysOf: KeysOf) =>
    lower ? overlaid(lower.member(name).listOrNone(), upper.member(name).listOrNone(), keysOf) : upper.member(name).listOrNone()
  if (!lower) upper.member('chains').list()

  const chains = new Map<string, Chain>()
  for (const cursor of at('chains', named('chain_id'))) addUnique(chains, readChain(cursor), cursor.member('chain_id'))
  const chainAt = (cursor: JsonCursor) => {
    const chain = chains.get(cursor.text())
    if (!chain) throw cursor.refuse(`unknown chain ${JSON.stringify(cursor.value)}`)
    return chain
  }
  const prices = new Map([lower, upper].flatMap((root) => (root?.member('prices').isGiven ? [...readPrices(root.member('prices'))] : [])))

  const channels = readChannels(at('channels', endsOfChannel), chainAt)
  const assets = new Map<string, Asset>()
  const keyAt = (cursor: JsonCursor) => assetKey(chainAt(cursor.member('chain_id')), cursor.member('denom').text())
  for (const [index, cursor] of at('assets', (cursor) => [keyAt(cursor)]).entries()) {
    const asset = readAsset(cursor, index, chainAt(cursor.member('chain_id')), prices)
    const key = assetKey(asset.chain, asset.denom)
    if (assets.has(key)) throw cursor.member('denom').refuse(`duplicate asset ${JSON.stringify(asset.denom)} on ${asset.chain.id}`)
    assets.set(key, asset)
  }
  for (const asset of withDistinctSymbols([...assets.values()], channels)) assets.set(assetKey(asset.chain, asset.denom), asset)
  const assetAt = (chain: Chain, cursor: JsonCursor) => {
    const asset = assets.get(assetKey(chain, cursor.text()))
    if (!asset) throw cursor.refuse(`unknown denom ${JSON.stringify(cursor.value)} on ${chain.id}`)
    return asset
  }

  const { venues, pools } = readPools(
    at('venues', named('chain_id', 'name')),
    at('pools', named('chain_id', 'venue', 'pool')),
    chainAt,
    assetAt,
  )
  const ways = named('bridge', 'from_chain', 'from_denom', 'to_chain', 'to_denom')
  const bridges = completed(at('bridges', ways), lower?.member('bridges').listOrNone() ?? [], ways).map((cursor) =>
    readBridge(cursor, chainAt, assetAt),
  )
  const listed = [...assets.values()]
  return {
    chains: [...chains.values()],
    assets: listed,
    venues,
    pools,
    transfers: [...bridges, ...BRIDGES.flatMap((bridge) => bridge.derive?.(listed, channels) ?? [])],
  }
}

function rootOf(document: unknown, name: string): JsonCursor {
  const root = new JsonCursor(document, name)
  if (typeof document === 'object' && document !== null && !Array.isArray(document)) return root
  throw new JsonCursor(document, name || 'snapshot').refuse('expected an object')
}

/** What two documents call the same thing by. */
type KeysOf = (cursor: JsonCursor) => readonly string[]

/** What is named by some of its members. */
function named(...members: readonly string[]): KeysOf {
  return (cursor) => [members.map((name) => cursor.member(name).text()).join('\n')]
}

/** A channel is the same if either of its ends is. */
function endsOfChannel(cursor: JsonCursor): readonly string[] {
  const [a, idOnA, b, idOnB] = cursor.list()
  return a && idOnA && b && idOnB ? [`${a.text()}\n${idOnA.text()}`, `${b.text()}\n${idOnB.text()}`] : []
}

/** The entries of two documents, without those of the lower one that the upper one has too. */
function overlaid(lower: readonly JsonCursor[], upper: readonly JsonCursor[], keysOf: KeysOf): readonly JsonCursor[] {
  if (upper.length === 0) return lower
  const taken = new Set(upper.flatMap(keysOf))
  return [...lower.filter((cursor) => !keysOf(cursor).some((key) => taken.has(key))), ...upper]
}

/** The entries of an upper document, with what a lower one says of the same and they do not: a fee needs no contracts beside it. */
function completed(entries: readonly JsonCursor[], lower: readonly JsonCursor[], keysOf: KeysOf): readonly JsonCursor[] {
  const below = new Map(lower.flatMap((cursor) => keysOf(cursor).map((key) => [key, cursor] as const)))
  return entries.map((cursor) => {
    const found = keysOf(cursor).flatMap((key) => below.get(key) ?? [])[0]
    return found && found.value !== cursor.value ? cursor.over(found) : cursor
  })
}

function addUnique(chains: Map<string, Chain>, chain: Chain, cursor: JsonCursor): void {
  if (chains.has(chain.id)) throw cursor.refuse(`duplicate chain ${JSON.stringify(chain.id)}`)
  chains.set(chain.id, chain)
}

function readChain(cursor: JsonCursor): Chain {
  const id = cursor.member('chain_id').id()
  const name = cursor.member('chain_name').textOr(id)
  const feeAssets = readFeeAssets(cursor)
  return {
    id,
    name,
    prettyName: cursor.member('pretty_name').textOr(name),
    type: cursor.member('chain_type').oneOf(['cosmos', 'evm', 'svm']),
    bech32Prefix: cursor.member('bech32_prefix').textOr(''),
    pfm: cursor.member('pfm').flagOr(false),
    ibcHooks: cursor.member('ibc_hooks').flagOr(false),
    isTestnet: cursor.member('is_testnet').flagOr(false),
    feeDenom: cursor.member('fee_denom').textOr(feeAssets[0]?.denom ?? ''),
    feeAssets,
    maxMemoBytes: cursor.member('max_memo_bytes').integerOr(MAX_MEMO_BYTES, 0, MAX_MEMO_BYTES),
    logoUri: cursor.member('logo_uri').optionalText(),
    explorer: cursor.member('explorer').optionalText(),
    multicall3: cursor.member('multicall3').optionalText(),
  }
}

/** `fee_assets`, or the one of `fee_denom`. */
function readFeeAssets(cursor: JsonCursor): readonly FeeAsset[] {
  const denom = cursor.member('fee_denom').textOr('')
  if (!cursor.member('fee_assets').isGiven) return denom === '' ? [] : [{ denom, gasPrice: undefined }]
  return cursor
    .member('fee_assets')
    .list()
    .map((fee) => ({ denom: fee.member('denom').id(), gasPrice: readGasPrice(fee.member('gas_price')) }))
}

function readGasPrice(cursor: JsonCursor): FeeAsset['gasPrice'] {
  if (!cursor.isGiven) return undefined
  return { low: cursor.member('low').text(), average: cursor.member('average').text(), high: cursor.member('high').text() }
}

function readPrices(cursor: JsonCursor): Map<string, Decimal> {
  return new Map(
    cursor.entries().map(([id, price]) => {
      const value = parseDecimal(price.text())
      if (!value) throw price.refuse(`expected a decimal price in USD, got ${JSON.stringify(price.value)}`)
      return [id, value]
    }),
  )
}

function readAsset(cursor: JsonCursor, index: number, chain: Chain, prices: ReadonlyMap<string, Decimal>): Asset {
  const denom = cursor.member('denom').id()
  const trace = cursor.member('trace').textOr('')
  const coingeckoId = cursor.member('coingecko_id').optionalText()
  return {
    index,
    chain,
    denom,
    originChainId: cursor.member('origin_chain_id').textOr(trace === '' ? chain.id : ''),
    originDenom: cursor.member('origin_denom').textOr(trace === '' ? denom : ''),
    trace,
    isCw20: cursor.member('is_cw20').flagOr(false),
    isEvm: cursor.member('evm').isGiven ? cursor.member('evm').flagOr(false) : cursor.member('is_evm').flagOr(chain.type === 'evm'),
    isSvm: cursor.member('is_svm').flagOr(chain.type === 'svm'),
    symbol: cursor.member('symbol').optionalText(),
    name: cursor.member('name').optionalText(),
    logoUri: cursor.member('logo_uri').optionalText(),
    decimals: cursor.member('decimals').isGiven ? cursor.member('decimals').integer(0, 77) : undefined,
    tokenContract: cursor.member('token_contract').optionalText(),
    description: cursor.member('description').optionalText(),
    coingeckoId,
    recommendedSymbol: cursor.member('recommended_symbol').optionalText(),
    price: coingeckoId === undefined ? undefined : prices.get(coingeckoId),
  }
}

/** `[chain a, channel on a, chain b, channel on b, status]`, and after it the ports if they are not `transfer`, indexed from both ends. */
function readChannels(cursors: readonly JsonCursor[], chainAt: (cursor: JsonCursor) => Chain): Channels {
  const channels = new Map<Chain, Map<string, Channel>>()
  const add = (chain: Chain, channel: Channel, cursor: JsonCursor) => {
    const own = channels.get(chain) ?? new Map<string, Channel>()
    if (own.has(channel.id)) throw cursor.refuse(`duplicate channel ${channel.id} on ${chain.id}`)
    channels.set(chain, own.set(channel.id, channel))
  }
  for (const cursor of cursors) {
    const [a, idOnA, b, idOnB, status, portOnA, portOnB] = cursor.list()
    if (!a || !idOnA || !b || !idOnB || !status) throw cursor.refuse('expected [chain a, channel on a, chain b, channel on b, status]')
    const isActive = status.text() === 'ACTIVE'
    const [onA, onB] = [
      { id: idOnA.id(), port: portOnA?.id() ?? 'transfer' },
      { id: idOnB.id(), port: portOnB?.id() ?? 'transfer' },
    ]
    add(chainAt(a), { ...onA, otherChain: chainAt(b), otherId: onB.id, otherPort: onB.port, isActive }, idOnA)
    add(chainAt(b), { ...onB, otherChain: chainAt(a), otherId: onA.id, otherPort: onA.port, isActive }, idOnB)
  }
  return channels
}

function readPools(
  venuePlaces: readonly JsonCursor[],
  poolPlaces: readonly JsonCursor[],
  chainAt: (cursor: JsonCursor) => Chain,
  assetAt: (chain: Chain, cursor: JsonCursor) => Asset,
): { readonly venues: readonly Venue[]; readonly pools: readonly Pool[] } {
  const venues = new Map<string, Venue>()
  for (const cursor of venuePlaces) {
    const design = cursor.member('router_design')
    if (design.isGiven) design.oneOf(ROUTER_DESIGNS)
    const venue = {
      name: cursor.member('name').id(),
      chain: chainAt(cursor.member('chain_id')),
      logoUri: cursor.member('logo_uri').optionalText(),
      details: readDetails(cursor, VENUE_DETAILS),
    }
    const key = `${venue.chain.id}\n${venue.name}`
    if (venues.has(key)) throw cursor.member('name').refuse(`duplicate venue ${JSON.stringify(venue.name)} on ${venue.chain.id}`)
    venues.set(key, venue)
  }
  const ids = new Set<string>()
  const pools = poolPlaces.map((cursor) => {
    const id = cursor.member('pool').id()
    const chain = chainAt(cursor.member('chain_id'))
    const name = cursor.member('venue').id()
    const key = `${chain.id}\n${name}`
    const venue = venues.get(key) ?? { name, chain, logoUri: undefined }
    venues.set(key, venue)
    if (ids.has(`${key}\n${id}`)) throw cursor.member('pool').refuse(`duplicate pool ${JSON.stringify(id)} on ${name}`)
    ids.add(`${key}\n${id}`)
    const denoms = cursor.member('denoms')
    const assets = denoms.list().map((denom) => assetAt(chain, denom))
    if (assets.length < 2 || assets.length > 8) throw denoms.refuse(`expected 2 to 8 denoms, got ${assets.length}`)
    for (const [i, denom] of denoms.list().entries()) {
      if (assets.indexOf(assets[i] as Asset) !== i) throw denom.refuse(`duplicate denom ${JSON.stringify(denom.value)}`)
    }
    const isTiered = chain.type === 'evm' && cursor.member('type').value === 'concentrated'
    return {
      id,
      venue,
      assets,
      curve: readCurve(cursor, assets.length),
      hasSpot: cursor.member('spot').value !== 'unknown',
      feeTier: isTiered ? cursor.member('fee_ppm').integerOr(0, 0, 999_999) : undefined,
    }
  })
  return { venues: [...venues.values()], pools }
}

/** Members of a bridge that are kept in `Transfer.details`. */
const DETAILS: readonly string[] = [...new Set(BRIDGES.flatMap(({ details }) => details))]

const VENUE_DETAILS = ['entry_contract_address', 'router_address', 'router_design', 'wrapped_native_address'] as const

function readDetails(cursor: JsonCursor, names: readonly string[]): Readonly<Record<string, string | number>> {
  const details: Record<string, string | number> = {}
  for (const name of names) {
    const { value } = cursor.member(name)
    if (typeof value === 'string' || typeof value === 'number') details[name] = value
  }
  return details
}

function readBridge(
  cursor: JsonCursor,
  chainAt: (cursor: JsonCursor) => Chain,
  assetAt: (chain: Chain, cursor: JsonCursor) => Asset,
): Transfer {
  const from = assetAt(chainAt(cursor.member('from_chain')), cursor.member('from_denom'))
  const to = assetAt(chainAt(cursor.member('to_chain')), cursor.member('to_denom'))
  const fee = cursor.member('fee')
  return {
    bridge: cursor.member('bridge').oneOf(BRIDGE_IDS),
    from,
    to,
    fee: fee.isGiven ? readFee(fee, from, assetAt) : undefined,
    // A fee that a document states over the registry is known.
    isFeeUnknown: cursor.member('fee_unknown').flagOr(false) && !fee.isGiven,
    durationSeconds: cursor.member('duration').integerOr(0, 0, Number.MAX_SAFE_INTEGER),
    min: cursor.member('min_amount').optionalAmount(),
    max: cursor.member('max_amount').optionalAmount(),
    hasPublicRelay: cursor.member('public_relay').flagOr(false),
    port: cursor.member('port').textOr('transfer'),
    channel: cursor.member('channel').textOr(''),
    viaIbc: cursor.member('via_ibc').isGiven ? readIbcLeg(cursor.member('via_ibc'), chainAt) : undefined,
    details: readDetails(cursor, DETAILS),
  }
}

function readFee(cursor: JsonCursor, from: Asset, assetAt: (chain: Chain, cursor: JsonCursor) => Asset): BridgeFee {
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

function readIbcLeg(cursor: JsonCursor, chainAt: (cursor: JsonCursor) => Chain): Transfer['viaIbc'] {
  const [chain, denom, channel] = cursor.list()
  if (!chain || !denom || !channel) throw cursor.refuse('expected [chain, denom, channel]')
  return { chain: chainAt(chain), denom: denom.id(), channel: channel.id() }
}
