import type { JsonCursor } from '../../primitives/json-cursor.js'
import { BRIDGES } from '../bridges/bridges.js'
import { type Decimal, parseDecimal } from '../decimal.js'
import {
  type Asset,
  assetKey,
  type Chain,
  type Channel,
  type Channels,
  type FeeAsset,
  MAX_MEMO_BYTES,
  type Snapshot,
} from '../snapshot/snapshot.js'
import { withDistinctSymbols } from '../snapshot/symbols.js'
import { LayeredDocument, named } from './layered-document.js'
import type { Lookup } from './lookup.js'
import { readBridge } from './read-bridge.js'
import { readPools } from './read-pools.js'

/**
 * Reads the file form of a snapshot and checks all of it. Unknown members are ignored.
 *
 * Throws `SnapshotRefused` with the path of the first member that is wrong.
 *
 * @param document the parsed JSON
 * @param below a document below it, whose entries are read where the upper one has none
 */
export function parseSnapshot(document: unknown, below?: unknown): Snapshot {
  const layers = new LayeredDocument(document, below)
  const chains = readChains(layers)
  const chainAt: Lookup['chainAt'] = (cursor) => {
    const chain = chains.get(cursor.text())
    if (!chain) throw cursor.refuse(`unknown chain ${JSON.stringify(cursor.value)}`)
    return chain
  }
  const prices = new Map(layers.layers.flatMap((root) => [...readPrices(root.member('prices'))]))
  const channels = readChannels(layers.entries('channels', endsOfChannel), { chainAt })
  const assets = readAssets(layers, chainAt, prices, channels)
  const assetAt: Lookup['assetAt'] = (chain, cursor) => {
    const asset = assets.get(assetKey(chain, cursor.text()))
    if (!asset) throw cursor.refuse(`unknown denom ${JSON.stringify(cursor.value)} on ${chain.id}`)
    return asset
  }
  const lookup = { chainAt, assetAt }
  const [venues, pools] = [layers.entries('venues', named('chain_id', 'name')), layers.entries('pools', named('chain_id', 'venue', 'pool'))]
  const markets = readPools(venues, pools, lookup)
  const bridges = layers.completedEntries('bridges', named('bridge', 'from_chain', 'from_denom', 'to_chain', 'to_denom'))
  const transfers = bridges.map((cursor) => readBridge(cursor, lookup))
  const listed = [...assets.values()]
  const derived = BRIDGES.flatMap((bridge) => bridge.derive?.(listed, channels) ?? [])
  return { chains: [...chains.values()], assets: listed, ...markets, transfers: [...transfers, ...derived] }
}

/** Identifies a channel by either of its ends. */
function endsOfChannel(cursor: JsonCursor): readonly string[] {
  const [a, idOnA, b, idOnB] = cursor.list()
  return a && idOnA && b && idOnB ? [`${a.text()}\n${idOnA.text()}`, `${b.text()}\n${idOnB.text()}`] : []
}

function readChains(layers: LayeredDocument): ReadonlyMap<string, Chain> {
  const chains = new Map<string, Chain>()
  for (const cursor of layers.entries('chains', named('chain_id'))) {
    const chain = readChain(cursor)
    if (chains.has(chain.id)) throw cursor.member('chain_id').refuse(`duplicate chain ${JSON.stringify(chain.id)}`)
    chains.set(chain.id, chain)
  }
  return chains
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
  if (!cursor.isGiven) return new Map()
  return new Map(
    cursor.entries().map(([id, price]) => {
      const value = parseDecimal(price.text())
      if (!value) throw price.refuse(`expected a decimal price in USD, got ${JSON.stringify(price.value)}`)
      return [id, value]
    }),
  )
}

/** Reads assets by their keys, with distinct recommended symbols on each chain. */
function readAssets(
  layers: LayeredDocument,
  chainAt: Lookup['chainAt'],
  prices: ReadonlyMap<string, Decimal>,
  channels: Channels,
): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>()
  const keyAt = (cursor: JsonCursor) => [assetKey(chainAt(cursor.member('chain_id')), cursor.member('denom').text())]
  for (const [index, cursor] of layers.entries('assets', keyAt).entries()) {
    const asset = readAsset(cursor, index, chainAt(cursor.member('chain_id')), prices)
    const key = assetKey(asset.chain, asset.denom)
    if (assets.has(key)) throw cursor.member('denom').refuse(`duplicate asset ${JSON.stringify(asset.denom)} on ${asset.chain.id}`)
    assets.set(key, asset)
  }
  for (const asset of withDistinctSymbols([...assets.values()], channels)) assets.set(assetKey(asset.chain, asset.denom), asset)
  return assets
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

/** Reads channels `[chain a, channel on a, chain b, channel on b, status]`, followed by the ports if they are not `transfer`. Each is indexed from both ends. */
function readChannels(cursors: readonly JsonCursor[], { chainAt }: Pick<Lookup, 'chainAt'>): Channels {
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
