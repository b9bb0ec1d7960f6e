import { type Decimal, parseDecimal } from '../decimal.js'
import { readCurve } from '../pools/types.js'
import { Place } from './document.js'
import { ibcTransfers } from './ibc.js'
import { ROUTER_DESIGNS } from './router.js'
import {
  type Asset,
  BRIDGE_IDS,
  type BridgeFee,
  type Chain,
  type Channel,
  type Channels,
  type FeeAsset,
  type Pool,
  type Snapshot,
  type Transfer,
  type Venue,
} from './snapshot.js'
import { withDistinctSymbols } from './symbols.js'

/** The name of an asset in every index. EVM contracts are written in any case. */
export function assetKey(chain: Chain, denom: string): string {
  return `${chain.id}\n${chain.type === 'evm' && /^0x/i.test(denom) ? denom.toLowerCase() : denom}`
}

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
  for (const place of at('chains', named('chain_id'))) addUnique(chains, readChain(place), place.member('chain_id'))
  const chainAt = (place: Place) => {
    const chain = chains.get(place.text())
    if (!chain) throw place.refuse(`unknown chain ${JSON.stringify(place.value)}`)
    return chain
  }
  const prices = new Map([lower, upper].flatMap((root) => (root?.member('prices').isGiven ? [...readPrices(root.member('prices'))] : [])))

  const channels = readChannels(at('channels', endsOfChannel), chainAt)
  const assets = new Map<string, Asset>()
  const keyAt = (place: Place) => assetKey(chainAt(place.member('chain_id')), place.member('denom').text())
  for (const [index, place] of at('assets', (place) => [keyAt(place)]).entries()) {
    const asset = readAsset(place, index, chainAt(place.member('chain_id')), prices)
    const key = assetKey(asset.chain, asset.denom)
    if (assets.has(key)) throw place.member('denom').refuse(`duplicate asset ${JSON.stringify(asset.denom)} on ${asset.chain.id}`)
    assets.set(key, asset)
  }
  for (const asset of withDistinctSymbols([...assets.values()], channels)) assets.set(assetKey(asset.chain, asset.denom), asset)
  const assetAt = (chain: Chain, place: Place) => {
    const asset = assets.get(assetKey(chain, place.text()))
    if (!asset) throw place.refuse(`unknown denom ${JSON.stringify(place.value)} on ${chain.id}`)
    return asset
  }

  const { venues, pools } = readPools(
    at('venues', named('chain_id', 'name')),
    at('pools', named('chain_id', 'venue', 'pool')),
    chainAt,
    assetAt,
  )
  const ways = named('bridge', 'from_chain', 'from_denom', 'to_chain', 'to_denom')
  const bridges = completed(at('bridges', ways), lower?.member('bridges').listOrNone() ?? [], ways).map((place) =>
    readBridge(place, chainAt, assetAt),
  )
  const listed = [...assets.values()]
  return { chains: [...chains.values()], assets: listed, venues, pools, transfers: [...bridges, ...ibcTransfers(listed, channels)] }
}

function rootOf(document: unknown, name: string): Place {
  const root = new Place(document, name)
  if (typeof document === 'object' && document !== null && !Array.isArray(document)) return root
  throw new Place(document, name || 'snapshot').refuse('expected an object')
}

/** What two documents call the same thing by. */
type KeysOf = (place: Place) => readonly string[]

/** What is named by some of its members. */
function named(...members: readonly string[]): KeysOf {
  return (place) => [members.map((name) => place.member(name).text()).join('\n')]
}

/** A channel is the same if either of its ends is. */
function endsOfChannel(place: Place): readonly string[] {
  const [a, idOnA, b, idOnB] = place.list()
  return a && idOnA && b && idOnB ? [`${a.text()}\n${idOnA.text()}`, `${b.text()}\n${idOnB.text()}`] : []
}

/** The entries of two documents, without those of the lower one that the upper one has too. */
function overlaid(lower: readonly Place[], upper: readonly Place[], keysOf: KeysOf): readonly Place[] {
  if (upper.length === 0) return lower
  const taken = new Set(upper.flatMap(keysOf))
  return [...lower.filter((place) => !keysOf(place).some((key) => taken.has(key))), ...upper]
}

/** The entries of an upper document, with what a lower one says of the same and they do not: a fee needs no contracts beside it. */
function completed(entries: readonly Place[], lower: readonly Place[], keysOf: KeysOf): readonly Place[] {
  const below = new Map(lower.flatMap((place) => keysOf(place).map((key) => [key, place] as const)))
  return entries.map((place) => {
    const found = keysOf(place).flatMap((key) => below.get(key) ?? [])[0]
    return found && found.value !== place.value ? place.over(found) : place
  })
}

function addUnique(chains: Map<string, Chain>, chain: Chain, place: Place): void {
  if (chains.has(chain.id)) throw place.refuse(`duplicate chain ${JSON.stringify(chain.id)}`)
  chains.set(chain.id, chain)
}

/** Bytes of a memo that ibc-go takes. */
export const MAX_MEMO_BYTES = 32_768

function readChain(place: Place): Chain {
  const id = place.member('chain_id').id()
  const name = place.member('chain_name').textOr(id)
  const feeAssets = readFeeAssets(place)
  return {
    id,
    name,
    prettyName: place.member('pretty_name').textOr(name),
    type: place.member('chain_type').oneOf(['cosmos', 'evm', 'svm']),
    bech32Prefix: place.member('bech32_prefix').textOr(''),
    pfm: place.member('pfm').flagOr(false),
    ibcHooks: place.member('ibc_hooks').flagOr(false),
    isTestnet: place.member('is_testnet').flagOr(false),
    feeDenom: place.member('fee_denom').textOr(feeAssets[0]?.denom ?? ''),
    feeAssets,
    maxMemoBytes: place.member('max_memo_bytes').integerOr(MAX_MEMO_BYTES, 0, MAX_MEMO_BYTES),
    logoUri: place.member('logo_uri').optionalText(),
    explorer: place.member('explorer').optionalText(),
    multicall3: place.member('multicall3').optionalText(),
  }
}

/** `fee_assets`, or the one of `fee_denom`. */
function readFeeAssets(place: Place): readonly FeeAsset[] {
  const denom = place.member('fee_denom').textOr('')
  if (!place.member('fee_assets').isGiven) return denom === '' ? [] : [{ denom, gasPrice: undefined }]
  return place
    .member('fee_assets')
    .list()
    .map((fee) => ({ denom: fee.member('denom').id(), gasPrice: readGasPrice(fee.member('gas_price')) }))
}

function readGasPrice(place: Place): FeeAsset['gasPrice'] {
  if (!place.isGiven) return undefined
  return { low: place.member('low').text(), average: place.member('average').text(), high: place.member('high').text() }
}

function readPrices(place: Place): Map<string, Decimal> {
  return new Map(
    place.entries().map(([id, price]) => {
      const value = parseDecimal(price.text())
      if (!value) throw price.refuse(`expected a decimal price in USD, got ${JSON.stringify(price.value)}`)
      return [id, value]
    }),
  )
}

function readAsset(place: Place, index: number, chain: Chain, prices: ReadonlyMap<string, Decimal>): Asset {
  const denom = place.member('denom').id()
  const trace = place.member('trace').textOr('')
  const coingeckoId = place.member('coingecko_id').optionalText()
  return {
    index,
    chain,
    denom,
    originChainId: place.member('origin_chain_id').textOr(trace === '' ? chain.id : ''),
    originDenom: place.member('origin_denom').textOr(trace === '' ? denom : ''),
    trace,
    isCw20: place.member('is_cw20').flagOr(false),
    isEvm: place.member('evm').isGiven ? place.member('evm').flagOr(false) : place.member('is_evm').flagOr(chain.type === 'evm'),
    isSvm: place.member('is_svm').flagOr(chain.type === 'svm'),
    symbol: place.member('symbol').optionalText(),
    name: place.member('name').optionalText(),
    logoUri: place.member('logo_uri').optionalText(),
    decimals: place.member('decimals').isGiven ? place.member('decimals').integer(0, 77) : undefined,
    tokenContract: place.member('token_contract').optionalText(),
    description: place.member('description').optionalText(),
    coingeckoId,
    recommendedSymbol: place.member('recommended_symbol').optionalText(),
    price: coingeckoId === undefined ? undefined : prices.get(coingeckoId),
  }
}

/** `[chain a, channel on a, chain b, channel on b, status]`, and after it the ports if they are not `transfer`, indexed from both ends. */
function readChannels(places: readonly Place[], chainAt: (place: Place) => Chain): Channels {
  const channels = new Map<Chain, Map<string, Channel>>()
  const add = (chain: Chain, channel: Channel, place: Place) => {
    const own = channels.get(chain) ?? new Map<string, Channel>()
    if (own.has(channel.id)) throw place.refuse(`duplicate channel ${channel.id} on ${chain.id}`)
    channels.set(chain, own.set(channel.id, channel))
  }
  for (const place of places) {
    const [a, idOnA, b, idOnB, status, portOnA, portOnB] = place.list()
    if (!a || !idOnA || !b || !idOnB || !status) throw place.refuse('expected [chain a, channel on a, chain b, channel on b, status]')
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
  venuePlaces: readonly Place[],
  poolPlaces: readonly Place[],
  chainAt: (place: Place) => Chain,
  assetAt: (chain: Chain, place: Place) => Asset,
): { readonly venues: readonly Venue[]; readonly pools: readonly Pool[] } {
  const venues = new Map<string, Venue>()
  for (const place of venuePlaces) {
    const design = place.member('router_design')
    if (design.isGiven) design.oneOf(ROUTER_DESIGNS)
    const venue = {
      name: place.member('name').id(),
      chain: chainAt(place.member('chain_id')),
      logoUri: place.member('logo_uri').optionalText(),
      details: readDetails(place, VENUE_DETAILS),
    }
    const key = `${venue.chain.id}\n${venue.name}`
    if (venues.has(key)) throw place.member('name').refuse(`duplicate venue ${JSON.stringify(venue.name)} on ${venue.chain.id}`)
    venues.set(key, venue)
  }
  const ids = new Set<string>()
  const pools = poolPlaces.map((place) => {
    const id = place.member('pool').id()
    const chain = chainAt(place.member('chain_id'))
    const name = place.member('venue').id()
    const key = `${chain.id}\n${name}`
    const venue = venues.get(key) ?? { name, chain, logoUri: undefined }
    venues.set(key, venue)
    if (ids.has(`${key}\n${id}`)) throw place.member('pool').refuse(`duplicate pool ${JSON.stringify(id)} on ${name}`)
    ids.add(`${key}\n${id}`)
    const denoms = place.member('denoms')
    const assets = denoms.list().map((denom) => assetAt(chain, denom))
    if (assets.length < 2 || assets.length > 8) throw denoms.refuse(`expected 2 to 8 denoms, got ${assets.length}`)
    for (const [i, denom] of denoms.list().entries()) {
      if (assets.indexOf(assets[i] as Asset) !== i) throw denom.refuse(`duplicate denom ${JSON.stringify(denom.value)}`)
    }
    const isTiered = chain.type === 'evm' && place.member('type').value === 'concentrated'
    return {
      id,
      venue,
      assets,
      curve: readCurve(place, assets.length),
      hasSpot: place.member('spot').value !== 'unknown',
      feeTier: isTiered ? place.member('fee_ppm').integerOr(0, 0, 999_999) : undefined,
    }
  })
  return { venues: [...venues.values()], pools }
}

const DETAILS = [
  'hyperlane_contract_address',
  'op_init_bridge_id',
  'source_domain',
  'destination_domain',
  'pool_address',
  'destination_endpoint_id',
  'source_oft_contract_address',
  'oft_fee_amount',
  'messaging_fee_amount',
  'destination_port',
  'source_client',
  'entry_contract_address',
  'callback_adapter_contract_address',
  'token_messenger_address',
  'relayer_contract_address',
  'relayer_address',
  'fee_payment_address',
  'gateway_address',
  'axelar_symbol',
  'axelar_chain',
  'deposit_service_address',
  'destination_contract_address',
  'fee_recipient_address',
  'ics20_transfer_address',
  'swap_contract_address',
  'swap_router_address',
] as const

const VENUE_DETAILS = ['entry_contract_address', 'router_address', 'router_design', 'wrapped_native_address'] as const

function readDetails(place: Place, names: readonly string[]): Readonly<Record<string, string | number>> {
  const details: Record<string, string | number> = {}
  for (const name of names) {
    const { value } = place.member(name)
    if (typeof value === 'string' || typeof value === 'number') details[name] = value
  }
  return details
}

function readBridge(place: Place, chainAt: (place: Place) => Chain, assetAt: (chain: Chain, place: Place) => Asset): Transfer {
  const from = assetAt(chainAt(place.member('from_chain')), place.member('from_denom'))
  const to = assetAt(chainAt(place.member('to_chain')), place.member('to_denom'))
  const fee = place.member('fee')
  return {
    bridge: place.member('bridge').oneOf(BRIDGE_IDS),
    from,
    to,
    fee: fee.isGiven ? readFee(fee, from, assetAt) : undefined,
    // A fee that a document states over the registry is known.
    isFeeUnknown: place.member('fee_unknown').flagOr(false) && !fee.isGiven,
    durationSeconds: place.member('duration').integerOr(0, 0, Number.MAX_SAFE_INTEGER),
    min: place.member('min_amount').optionalAmount(),
    max: place.member('max_amount').optionalAmount(),
    hasPublicRelay: place.member('public_relay').flagOr(false),
    port: place.member('port').textOr('transfer'),
    channel: place.member('channel').textOr(''),
    axelarAsset: place.member('axelar_asset').textOr(''),
    viaIbc: place.member('via_ibc').isGiven ? readAxelarLeg(place.member('via_ibc'), chainAt) : undefined,
    details: readDetails(place, DETAILS),
  }
}

function readFee(place: Place, from: Asset, assetAt: (chain: Chain, place: Place) => Asset): BridgeFee {
  const behavior = place.member('behavior').oneOf(['DEDUCTED', 'ADDITIONAL'])
  const source = place.member('source').amountOr(0n)
  const destination = place.member('dest').amountOr(0n)
  return {
    kind: place.member('kind').oneOf(['SMART_RELAY', 'BRIDGE']),
    behavior,
    asset: behavior === 'ADDITIONAL' ? assetAt(from.chain, place.member('denom')) : from,
    fixed: place.member('amount').amountOr(0n) + source + destination,
    bps: BigInt(place.member('bps').integerOr(0, 0, 9_999)),
    source,
    destination,
  }
}

function readAxelarLeg(place: Place, chainAt: (place: Place) => Chain): Transfer['viaIbc'] {
  const [chain, denom, channel] = place.list()
  if (!chain || !denom || !channel) throw place.refuse('expected [chain, denom, channel]')
  return { chain: chainAt(chain), denom: denom.id(), channel: channel.id() }
}
