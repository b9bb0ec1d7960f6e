// @ts-check
/** Combines the sources of the registry to a document in the file format of snapshots. */
import * as bridging from './bridges.mjs'
import * as cosmos from './cosmos.mjs'
import * as evm from './evm.mjs'
import { VENUE_LOGOS, VENUES } from './facts.mjs'
import * as initia from './initia.mjs'
import { derivedVouchers, voucherDenom } from './vouchers.mjs'

/**
 * @typedef {{ readonly low: string, readonly average: string, readonly high: string }} GasPrice
 * @typedef {{
 *   readonly chain_id: string, readonly chain_name: string, readonly pretty_name: string, readonly chain_type: 'cosmos' | 'evm' | 'svm',
 *   readonly is_testnet: boolean, readonly bech32_prefix: string, readonly pfm: boolean, readonly ibc_hooks: boolean,
 *   readonly fee_assets: readonly { readonly denom: string, readonly gas_price: GasPrice | null }[],
 *   readonly logo_uri: string | undefined, readonly explorer: string | undefined, readonly multicall3?: string | undefined,
 * }} ChainEntry
 * @typedef {{
 *   readonly chain_id: string, readonly denom: string, readonly trace: string, readonly origin_chain_id: string, readonly origin_denom: string,
 *   readonly symbol: string, readonly name: string, readonly decimals: number,
 *   readonly logo_uri?: string | undefined, readonly coingecko_id?: string | undefined, readonly recommended_symbol?: string, readonly description?: string | undefined,
 * }} AssetEntry
 * @typedef {readonly [a: string, onA: string, b: string, onB: string, status: string, portA?: string, portB?: string]} ChannelEntry
 * @typedef {{ readonly name: string, readonly chain_id: string, readonly logo_uri?: string, readonly entry_contract_address?: string, readonly wrapped_native_address?: string }} VenueEntry
 * @typedef {{ readonly bridge: string, readonly from_chain: string, readonly from_denom: string, readonly to_chain: string, readonly to_denom: string, readonly duration: number, readonly [detail: string]: unknown }} BridgeEntry
 * @typedef {{
 *   readonly chains: readonly ChainEntry[], readonly assets: readonly AssetEntry[], readonly channels: readonly ChannelEntry[],
 *   readonly venues: readonly VenueEntry[], readonly bridges: readonly BridgeEntry[],
 * }} RegistryDocument
 */

/** @returns {RegistryDocument} */
export function registryDocument() {
  const chains = [...cosmos.chains(), ...initia.chains(), ...evm.chains(), evm.solana].sort(
    (a, b) => Number(a.is_testnet) - Number(b.is_testnet),
  )
  const shared = onePerEnd([...cosmos.channels(), ...initia.channels()])
  const channels = [...shared, ...initia.rollupChannels()]
  const listed = [...cosmos.assets(), ...evm.assets()]
  const all = [...listed, ...initia.rollupAssets(listed), ...derivedVouchers(listed, chains, shared)]
  const place = new Map(chains.map(({ chain_id }, i) => [chain_id, i]))
  const assets = all
    .map((asset) => ({ ...asset, recommended_symbol: recommended(asset) }))
    .sort((a, b) => (place.get(a.chain_id) ?? 0) - (place.get(b.chain_id) ?? 0))
  for (const { chain_id, denom, trace, origin_denom } of assets) {
    if (trace !== '' && denom !== voucherDenom(trace, origin_denom)) {
      throw new Error(`${denom} on ${chain_id} is not the hash of its trace`)
    }
  }
  return {
    chains,
    assets,
    channels,
    venues: VENUES.map(({ name, chain, entry, wrapped, brand }) => ({
      name,
      chain_id: chain,
      ...(brand ? { logo_uri: cosmos.logoOf(VENUE_LOGOS[brand]) } : {}),
      ...(entry ? { entry_contract_address: entry } : {}),
      ...(wrapped ? { wrapped_native_address: wrapped } : {}),
    })),
    bridges: bridging.bridges(assets),
  }
}

/** Removes duplicates: chain-registry lists some channels twice. @param {readonly ChannelEntry[]} channels */
function onePerEnd(channels) {
  const taken = new Set()
  return channels.filter(([a, onA, b, onB]) => {
    const ends = [`${a} ${onA}`, `${b} ${onB}`]
    if (ends.some((end) => taken.has(end))) return false
    for (const end of ends) taken.add(end)
    return true
  })
}

/** Returns the recommended symbol. A token minted by Axelar has the symbol of the original; wallets add a suffix. @param {AssetEntry} asset */
function recommended({ symbol, origin_chain_id, origin_denom }) {
  const isMinted = origin_chain_id === 'axelar-dojo-1' && origin_denom !== 'uaxl'
  return isMinted && !/axl/i.test(symbol) ? `${symbol}.axl` : symbol
}
