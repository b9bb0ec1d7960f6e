import { type Decimal, parseDecimal } from '../decimal.js'
import { readCurve } from '../pools/types.js'
import { Place } from './document.js'
import { ibcTransfers } from './ibc.js'
import {
  type Asset,
  BRIDGE_IDS,
  type BridgeFee,
  type Chain,
  type Channel,
  type Channels,
  type Pool,
  type Snapshot,
  type Transfer,
  type Venue,
} from './snapshot.js'

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
 */
export function parseSnapshot(document: unknown): Snapshot {
  const root = new Place(document, 'snapshot')
  if (!(typeof document === 'object' && document !== null && !Array.isArray(document))) throw root.refuse('expected an object')
  const at = (name: string) => new Place(root.member(name).value, name)

  const chains = new Map<string, Chain>()
  for (const place of at('chains').list()) addUnique(chains, readChain(place), place.member('chain_id'))
  const chainAt = (place: Place) => {
    const chain = chains.get(place.text())
    if (!chain) throw place.refuse(`unknown chain ${JSON.stringify(place.value)}`)
    return chain
  }
  const prices = at('prices').isGiven ? readPrices(at('prices')) : new Map<string, Decimal>()

  const assets = new Map<string, Asset>()
  for (const [index, place] of at('assets').listOrNone().entries()) {
    const asset = readAsset(place, index, chainAt(place.member('chain_id')), prices)
    const key = assetKey(asset.chain, asset.denom)
    if (assets.has(key)) throw place.member('denom').refuse(`duplicate asset ${JSON.stringify(asset.denom)} on ${asset.chain.id}`)
    assets.set(key, asset)
  }
  const assetAt = (chain: Chain, place: Place) => {
    const asset = assets.get(assetKey(chain, place.text()))
    if (!asset) throw place.refuse(`unknown denom ${JSON.stringify(place.value)} on ${chain.id}`)
    return asset
  }

  const channels = readChannels(at('channels').listOrNone(), chainAt)
  const { venues, pools } = readPools(at('venues').listOrNone(), at('pools').listOrNone(), chainAt, assetAt)
  const bridges = at('bridges')
    .listOrNone()
    .map((place) => readBridge(place, chainAt, assetAt))
  const listed = [...assets.values()]
  return { chains: [...chains.values()], assets: listed, venues, pools, transfers: [...bridges, ...ibcTransfers(listed, channels)] }
}

function addUnique(chains: Map<string, Chain>, chain: Chain, place: Place): void {
  if (chains.has(chain.id)) throw place.refuse(`duplicate chain ${JSON.stringify(chain.id)}`)
  chains.set(chain.id, chain)
}

function readChain(place: Place): Chain {
  const id = place.member('chain_id').id()
  const name = place.member('chain_name').textOr(id)
  return {
    id,
    name,
    prettyName: place.member('pretty_name').textOr(name),
    type: place.member('chain_type').oneOf(['cosmos', 'evm', 'svm']),
    bech32Prefix: place.member('bech32_prefix').textOr(''),
    pfm: place.member('pfm').flagOr(false),
    ibcHooks: place.member('ibc_hooks').flagOr(false),
    isTestnet: place.member('is_testnet').flagOr(false),
    feeDenom: place.member('fee_denom').textOr(''),
    logoUri: place.member('logo_uri').optionalText(),
  }
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

/** `[chain a, channel on a, chain b, channel on b, status]`, indexed from both ends. */
function readChannels(places: readonly Place[], chainAt: (place: Place) => Chain): Channels {
  const channels = new Map<Chain, Map<string, Channel>>()
  const add = (chain: Chain, channel: Channel, place: Place) => {
    const own = channels.get(chain) ?? new Map<string, Channel>()
    if (own.has(channel.id)) throw place.refuse(`duplicate channel ${channel.id} on ${chain.id}`)
    channels.set(chain, own.set(channel.id, channel))
  }
  for (const place of places) {
    const [a, idOnA, b, idOnB, status] = place.list()
    if (!a || !idOnA || !b || !idOnB || !status) throw place.refuse('expected [chain a, channel on a, chain b, channel on b, status]')
    const isActive = status.text() === 'ACTIVE'
    add(chainAt(a), { id: idOnA.id(), otherChain: chainAt(b), otherId: idOnB.id(), isActive }, idOnA)
    add(chainAt(b), { id: idOnB.id(), otherChain: chainAt(a), otherId: idOnA.id(), isActive }, idOnB)
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
    const venue = {
      name: place.member('name').id(),
      chain: chainAt(place.member('chain_id')),
      logoUri: place.member('logo_uri').optionalText(),
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
    return { id, venue, assets, curve: readCurve(place, assets.length), hasSpot: place.member('spot').value !== 'unknown' }
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
] as const

function readBridge(place: Place, chainAt: (place: Place) => Chain, assetAt: (chain: Chain, place: Place) => Asset): Transfer {
  const from = assetAt(chainAt(place.member('from_chain')), place.member('from_denom'))
  const to = assetAt(chainAt(place.member('to_chain')), place.member('to_denom'))
  const fee = place.member('fee')
  const details: Record<string, string | number> = {}
  for (const name of DETAILS) {
    const { value } = place.member(name)
    if (typeof value === 'string' || typeof value === 'number') details[name] = value
  }
  return {
    bridge: place.member('bridge').oneOf(BRIDGE_IDS),
    from,
    to,
    fee: fee.isGiven ? readFee(fee, from, assetAt) : undefined,
    durationSeconds: place.member('duration').integerOr(0, 0, Number.MAX_SAFE_INTEGER),
    min: place.member('min_amount').optionalAmount(),
    max: place.member('max_amount').optionalAmount(),
    hasPublicRelay: place.member('public_relay').flagOr(false),
    port: place.member('port').textOr('transfer'),
    channel: place.member('channel').textOr(''),
    axelarAsset: place.member('axelar_asset').textOr(''),
    viaIbc: place.member('via_ibc').isGiven ? readAxelarLeg(place.member('via_ibc'), chainAt) : undefined,
    details,
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
