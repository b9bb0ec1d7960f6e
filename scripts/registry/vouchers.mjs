// @ts-check
/** Vouchers derived from channels: the denoms of a chain's own coins on its neighbour chains, where no list contains them. */
import { createHash } from 'node:crypto'

/**
 * @typedef {import('./document.mjs').ChainEntry} ChainEntry
 * @typedef {import('./document.mjs').AssetEntry} AssetEntry
 * @typedef {import('./document.mjs').ChannelEntry} ChannelEntry
 */

/** Coins with derived vouchers although no fees are paid in them: USDC of Noble and of Axelar. */
const TRAVELLERS = [
  { chain: 'noble-1', denom: 'uusdc' },
  { chain: 'axelar-dojo-1', denom: 'uusdc' },
  { chain: 'grand-1', denom: 'uusdc' },
]

/**
 * Returns the denom of a voucher: `ibc/` and the hash of its whole path in upper case.
 *
 * @param {string} trace
 * @param {string} originDenom
 */
export function voucherDenom(trace, originDenom) {
  return `ibc/${createHash('sha256').update(`${trace}/${originDenom}`).digest('hex').toUpperCase()}`
}

/**
 * @param {readonly AssetEntry[]} listed
 * @param {readonly ChainEntry[]} chains
 * @param {readonly ChannelEntry[]} channels
 * @returns {AssetEntry[]}
 */
export function derivedVouchers(listed, chains, channels) {
  const known = new Set(listed.map(({ chain_id, denom }) => `${chain_id} ${denom}`))
  const paysFees = new Set(chains.flatMap(({ chain_id, fee_assets }) => fee_assets.slice(0, 1).map(({ denom }) => `${chain_id} ${denom}`)))
  for (const { chain, denom } of TRAVELLERS) paysFees.add(`${chain} ${denom}`)
  const coins = listed.filter(({ chain_id, denom, trace }) => trace === '' && paysFees.has(`${chain_id} ${denom}`))
  return channels.flatMap(([a, onA, b, onB, status, ...ports]) => {
    if (status !== 'ACTIVE' || ports.length > 0) return []
    const ways = [
      { home: a, neighbour: b, channel: onB },
      { home: b, neighbour: a, channel: onA },
    ]
    return ways.flatMap(({ home, neighbour, channel }) =>
      coins
        .filter(({ chain_id }) => chain_id === home)
        .flatMap((coin) => {
          const trace = `transfer/${channel}`
          const denom = voucherDenom(trace, coin.denom)
          if (known.has(`${neighbour} ${denom}`)) return []
          known.add(`${neighbour} ${denom}`)
          return [{ ...coin, chain_id: neighbour, denom, trace, origin_chain_id: home, origin_denom: coin.denom }]
        }),
    )
  })
}
