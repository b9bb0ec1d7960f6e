// @ts-check
/** The Cosmos chains, their assets and the channels between them, from chain-registry (MIT licence, github.com/cosmos/chain-registry). */
import registry from 'chain-registry'
import { EUREKA, FOREIGN_CHAINS, FORWARDING, HOOKED } from './facts.mjs'

/**
 * @typedef {import('./document.mjs').ChainEntry} ChainEntry
 * @typedef {import('./document.mjs').AssetEntry} AssetEntry
 * @typedef {import('./document.mjs').ChannelEntry} ChannelEntry
 * @typedef {(typeof registry.assetLists)[number]['assets'][number]} ListedAsset
 */

const cosmosChains = registry.chains.filter(({ chainType, networkType }) => chainType === 'cosmos' && networkType !== 'devnet')
const byName = new Map(cosmosChains.map((chain) => [chain.chainName, chain]))

/** @returns {ChainEntry[]} */
export function chains() {
  return cosmosChains.map((chain) => ({
    chain_id: chain.chainId ?? '',
    chain_name: chain.chainName,
    pretty_name: chain.prettyName ?? chain.chainName,
    chain_type: 'cosmos',
    is_testnet: chain.networkType === 'testnet',
    bech32_prefix: chain.bech32Prefix ?? '',
    pfm: FORWARDING.includes(chain.chainId ?? ''),
    ibc_hooks: HOOKED.includes(chain.chainId ?? ''),
    fee_assets: payable(chain.fees?.feeTokens ?? []).map(({ denom, lowGasPrice, averageGasPrice, highGasPrice }) => {
      const prices = [lowGasPrice, averageGasPrice, highGasPrice]
      const [low = '', average = '', high = ''] = prices.map((price) => (price === undefined ? '' : decimal(price)))
      return { denom, gas_price: prices.includes(undefined) ? null : { low, average, high } }
    }),
    logo_uri: chain.logoURIs?.png ?? chain.logoURIs?.svg,
    explorer: explorerOf(chain.explorers ?? []),
  }))
}

/**
 * Returns the fee tokens of a chain: its own coin, and the tokens with a gas price. Some chains list all known tokens as fee tokens.
 *
 * @param {NonNullable<NonNullable<(typeof cosmosChains)[number]['fees']>['feeTokens']>} tokens
 */
function payable(tokens) {
  return tokens.filter(({ averageGasPrice }, i) => i === 0 || averageGasPrice !== undefined)
}

/**
 * Returns the transaction page of an explorer, preferably of Mintscan, which has most chains.
 *
 * @param {readonly { readonly txPage?: string }[]} explorers
 */
function explorerOf(explorers) {
  const pages = explorers.flatMap(({ txPage }) => (txPage?.includes(HASH) ? [txPage.replace(HASH, '{hash}')] : []))
  return pages.find((page) => page.includes('//www.mintscan.io/')) ?? pages[0]
}

/** Placeholder of the hash in the transaction pages of chain-registry. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is written so there
const HASH = '${txHash}'

/** @param {number} number in plain digits */
function decimal(number) {
  const text = String(number)
  return text.includes('e') ? number.toFixed(20).replace(/\.?0+$/, '') : text
}

/** Kinds of Cosmos assets that routes support. Tokens of Secret Network are not among them, because their balances are private. */
const KINDS = ['sdk.coin', 'ics20', 'cw20', 'erc20']

/** @returns {AssetEntry[]} */
export function assets() {
  return registry.assetLists.flatMap(({ chainName, assets: listed }) => {
    const chain = byName.get(chainName)
    if (!chain?.chainId) return []
    const { chainId } = chain
    return listed
      .filter(({ base, typeAsset }) => KINDS.includes(typeAsset) && !base.startsWith('0x'))
      .map((asset) => ({ chain_id: chainId, denom: asset.base, ...provenance(chainName, asset), ...metadata(asset) }))
  })
}

/**
 * Returns the assets of other chains in chain-registry, with the id of the chain. `native` is true for a native coin. `address` has the spelling of
 * chain-registry.
 *
 * @returns {{ readonly chainId: string, readonly native: boolean, readonly address: string, readonly entry: ReturnType<typeof metadata> }[]}
 */
export function foreignAssets() {
  return Object.entries(FOREIGN_CHAINS).flatMap(([name, chainId]) =>
    (registry.assetLists.find(({ chainName }) => chainName === name)?.assets ?? [])
      .filter(({ typeAsset }) => ['evm-base', 'svm-base', 'erc20'].includes(typeAsset))
      .map((asset) => ({ chainId, native: asset.typeAsset !== 'erc20', address: asset.address ?? asset.base, entry: metadata(asset) })),
  )
}

/**
 * Returns the tokens that Axelar mints on its own chain for tokens of other chains: the denom there, and the chain and address of the original token
 * in chain-registry.
 *
 * @returns {{ readonly denom: string, readonly chainId: string, readonly address: string }[]}
 */
export function axelarMints() {
  const minted = registry.assetLists.find(({ chainName }) => chainName === 'axelar')?.assets ?? []
  return minted.flatMap(({ base, traces = [] }) =>
    traces.flatMap((trace) => {
      if (trace.type !== 'bridge' || trace.provider !== 'Axelar') return []
      const { chainName, baseDenom } = trace.counterparty
      const chainId = Object.entries(FOREIGN_CHAINS).find(([name]) => name === chainName)?.[1]
      return chainId === undefined ? [] : [{ denom: base, chainId, address: baseDenom }]
    }),
  )
}

/**
 * Returns the logo of an asset in chain-registry.
 *
 * @param {{ readonly chain: string, readonly base: string }} asset as chain-registry writes it
 */
export function logoOf({ chain, base }) {
  const listed = registry.assetLists.filter(({ chainName }) => chainName === chain).flatMap(({ assets: all }) => all)
  const found = listed.find((asset) => asset.base === base)
  const logo = found && metadata(found).logo_uri
  if (!logo) throw new Error(`${base} of ${chain} has no logo`)
  return logo
}

/** @param {ListedAsset} asset */
function metadata({ symbol, name, description, display, denomUnits, logoURIs, coingeckoId }) {
  const unit = denomUnits.find(({ denom, aliases }) => denom === display || aliases?.includes(display))
  return {
    symbol,
    name,
    decimals: (unit ?? denomUnits.at(-1))?.exponent ?? 0,
    logo_uri: logoURIs?.png ?? logoURIs?.svg,
    coingecko_id: coingeckoId || undefined,
    description,
  }
}

/** Name of the chain at the other end of a channel, by the chain's name and the channel's id on it. */
const ends = new Map([
  /** @type {const} */ ([`cosmoshub ${EUREKA.fromHub.source_client}`, 'ethereum']),
  ...registry.ibcData.flatMap(({ chain1, chain2, channels: pairs }) =>
    pairs.flatMap((pair) => [
      /** @type {const} */ ([`${chain1.chainName} ${pair.chain1.channelId}`, chain2.chainName]),
      /** @type {const} */ ([`${chain2.chainName} ${pair.chain2.channelId}`, chain1.chainName]),
    ]),
  ),
])

/** @type {ReadonlyMap<string, string>} */
const idsByName = new Map([
  ...Object.entries(FOREIGN_CHAINS),
  ...[...byName].map(([name, { chainId = '' }]) => /** @type {const} */ ([name, chainId])),
])

/**
 * Returns the origin of a voucher. Its path has `port/channel` for every hop, followed by the denom on the origin chain, which may contain slashes.
 *
 * @param {string} chainName
 * @param {ListedAsset} asset
 */
function provenance(chainName, { base, traces = [] }) {
  const path = base.startsWith('ibc/')
    ? traces.map((trace) => ('chain' in trace && trace.chain && 'path' in trace.chain ? trace.chain.path : undefined)).findLast(Boolean)
    : undefined
  if (!path) return { trace: '', origin_chain_id: byName.get(chainName)?.chainId ?? '', origin_denom: base }
  const trace = /^(?:[^/]+\/(?:channel|08-wasm)-\d+\/)+/.exec(path)?.[0] ?? ''
  const channels = trace.match(/(?:channel|08-wasm)-\d+/g) ?? []
  /** @type {string | undefined} */
  let home = chainName
  for (const channel of channels) home = home && ends.get(`${home} ${channel}`)
  return { trace: trace.slice(0, -1), origin_chain_id: idsByName.get(home ?? '') ?? '', origin_denom: path.slice(trace.length) }
}

/**
 * Returns the channels of token transfers. A channel without a status is active if chain-registry marks it as preferred, or if a listed voucher was
 * transferred over it.
 *
 * @returns {ChannelEntry[]}
 */
export function channels() {
  const used = new Set(
    registry.assetLists.flatMap(({ chainName, assets: listed }) =>
      listed.flatMap((asset) => {
        const channel = /channel-\d+/.exec(provenance(chainName, asset).trace)?.[0]
        return channel ? [`${chainName} ${channel}`] : []
      }),
    ),
  )
  return registry.ibcData.flatMap(({ chain1, chain2, channels: pairs }) => {
    const [a, b] = [byName.get(chain1.chainName)?.chainId, byName.get(chain2.chainName)?.chainId]
    if (!a || !b) return []
    return pairs
      .filter(({ version }) => /^ics-?20/.test(version))
      .filter((pair) => [pair.chain1.portId, pair.chain2.portId].every((port) => port === 'transfer' || /^wasm\.\w+$/.test(port)))
      .flatMap((pair) => {
        const isUsed =
          pair.tags?.preferred ||
          used.has(`${chain1.chainName} ${pair.chain1.channelId}`) ||
          used.has(`${chain2.chainName} ${pair.chain2.channelId}`)
        const status = pair.tags?.status ?? (isUsed ? 'ACTIVE' : undefined)
        if (status === undefined) return []
        const entry = /** @type {const} */ ([
          a,
          pair.chain1.channelId,
          b,
          pair.chain2.channelId,
          status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE',
        ])
        const ports = /** @type {const} */ ([pair.chain1.portId, pair.chain2.portId])
        return [ports.every((port) => port === 'transfer') ? entry : /** @type {const} */ ([...entry, ...ports])]
      })
  })
}
