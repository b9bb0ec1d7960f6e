// @ts-check
/** Rollups of Initia, and their assets from Initia, from the tables of `facts.mjs`. */
import { createHash } from 'node:crypto'
import { INITIA, ROLLUPS } from './facts.mjs'
import { voucherDenom } from './vouchers.mjs'

/**
 * @typedef {import('./document.mjs').ChainEntry} ChainEntry
 * @typedef {import('./document.mjs').AssetEntry} AssetEntry
 * @typedef {import('./document.mjs').ChannelEntry} ChannelEntry
 */

/**
 * Returns the denom that OPinit gives a coin of Initia on a rollup: `l2/` and the SHA3 hash of the bridge id (eight bytes, big-endian) and the denom.
 *
 * @param {number} bridge
 * @param {string} denom
 */
export function rollupDenom(bridge, denom) {
  const id = Buffer.alloc(8)
  id.writeBigUInt64BE(BigInt(bridge))
  return `l2/${createHash('sha3-256').update(id).update(denom).digest('hex')}`
}

/** @returns {ChainEntry[]} */
export function chains() {
  return ROLLUPS.map(({ chain, name, pretty, bridge, fee }) => {
    if (fee?.startsWith('l2/') && fee !== rollupDenom(bridge, INITIA.denom))
      throw new Error(`${fee} on ${chain} is not of bridge ${bridge}`)
    return {
      chain_id: chain,
      chain_name: name,
      pretty_name: pretty,
      chain_type: 'cosmos',
      is_testnet: false,
      bech32_prefix: 'init',
      pfm: false,
      ibc_hooks: false,
      fee_assets: fee ? [{ denom: fee, gas_price: null }] : [],
      logo_uri: undefined,
      explorer: `${INITIA.explorer}/${chain}/txs/{hash}`,
    }
  })
}

/** @returns {ChannelEntry[]} */
export function channels() {
  return INITIA.channels.map(({ channel, chain, there }) => [INITIA.chain, `channel-${channel}`, chain, `channel-${there}`, 'ACTIVE'])
}

/** Returns the channels to rollups. Initia's own coin is transferred over OPinit instead. @returns {ChannelEntry[]} */
export function rollupChannels() {
  return ROLLUPS.flatMap(({ chain, channel }) =>
    channel === undefined ? [] : [/** @type {const} */ ([INITIA.chain, `channel-${channel}`, chain, ROLLUP_CHANNEL, 'ACTIVE'])],
  )
}

const ROLLUP_CHANNEL = 'channel-0'

/**
 * Returns the assets of rollups: INIT, and the coins that are transferred over Initia's channels.
 *
 * @param {readonly AssetEntry[]} listed the assets of other chains
 * @returns {AssetEntry[]}
 */
export function rollupAssets(listed) {
  /** @param {string} chain @param {string} denom */
  const at = (chain, denom) => {
    const found = listed.find((asset) => asset.chain_id === chain && asset.denom === denom)
    if (!found) throw new Error(`${denom} on ${chain} is not listed`)
    return found
  }
  return ROLLUPS.flatMap(({ chain, bridge, channel }) => {
    const denom = rollupDenom(bridge, INITIA.denom)
    const init = { ...at(INITIA.chain, INITIA.denom), chain_id: chain, denom, origin_chain_id: chain, origin_denom: denom }
    if (channel === undefined) return [init]
    const vouchers = INITIA.channels.map((on) => {
      const trace = `transfer/${ROLLUP_CHANNEL}/transfer/channel-${on.channel}`
      return {
        ...at(on.chain, on.denom),
        chain_id: chain,
        denom: voucherDenom(trace, on.denom),
        trace,
        origin_chain_id: on.chain,
        origin_denom: on.denom,
      }
    })
    return [init, ...vouchers]
  })
}
