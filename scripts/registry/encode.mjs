// @ts-check
/** Writes the registry as the tables that `src/planner/registry/decode.ts` reads. */

/**
 * @typedef {import('./document.mjs').RegistryDocument} RegistryDocument
 * @typedef {import('./document.mjs').AssetEntry} AssetEntry
 */

const LOGOS = 'https://raw.githubusercontent.com/cosmos/chain-registry/master/'
/** URL of the logo of an EVM chain. The URLs differ in the folder only. */
const EVM_LOGO = /^https:\/\/raw\.githubusercontent\.com\/hyperlane-xyz\/hyperlane-registry\/main\/chains\/(\w+)\/logo\.svg$/
const MULTICALL3 = '0xca11bde05977b3631167028862be2a173976ca11'

/**
 * @param {RegistryDocument} document
 * @returns {Record<'chains' | 'assets' | 'channels' | 'venues' | 'bridges', string>}
 */
export function encodeRegistry({ chains, assets, channels, venues, bridges }) {
  return {
    chains: table(
      chains.map((chain) => {
        const { chain_id, chain_name: name, pretty_name: pretty, bech32_prefix, logo_uri, explorer, multicall3 } = chain
        const flags = [chain.chain_type.charAt(0), chain.is_testnet && 't', chain.pfm && 'p', chain.ibc_hooks && 'h']
          .filter(Boolean)
          .join('')
        const fees = chain.fee_assets.map(({ denom, gas_price: price }) =>
          price ? [denom, price.low, price.average, price.high].join(' ') : denom,
        )
        const calls = multicall3 === MULTICALL3 ? '*' : multicall3
        return row(chain_id, flags, name, pretty === name ? '' : pretty, bech32_prefix, logo(logo_uri), explorer, calls, fees.join('|'))
      }),
    ),
    assets: table(grouped(assetRows(assets))),
    channels: table(
      grouped(
        channels.map(([a, onA, b, onB, status, ...ports]) => ({
          heading: a,
          line: row(number(onA), b, number(onB), status === 'ACTIVE' ? '' : '-', ...ports),
        })),
      ),
    ),
    venues: table(
      venues.map(({ chain_id, name, entry_contract_address: entry, wrapped_native_address: wrapped, logo_uri }) =>
        row(chain_id, name, entry, wrapped, logo(logo_uri)),
      ),
    ),
    bridges: table(
      bridges.map(({ bridge, from_chain, from_denom, to_chain, to_denom, duration, ...details }) =>
        row(bridge, from_chain, from_denom, to_chain, to_denom, duration, JSON.stringify(details)),
      ),
    ),
  }
}

/** @param {readonly AssetEntry[]} assets */
function assetRows(assets) {
  const homes = new Map(assets.filter(({ trace }) => trace === '').map((asset) => [homeKey(asset.chain_id, asset.denom), asset]))
  return assets.map((asset) => {
    const origin = asset.trace === '' ? undefined : homes.get(homeKey(asset.origin_chain_id, asset.origin_denom))
    /** @param {string | undefined} own @param {string | undefined} inherited */
    const unless = (own, inherited) => (own === inherited ? '' : own)
    const isVoucher = asset.trace !== ''
    return {
      heading: asset.chain_id,
      line: row(
        asset.denom,
        asset.trace
          .match(/[^/]+\/[^/]+/g)
          ?.map((hop) => hop.replace(/^transfer\/channel-/, ''))
          .join(','),
        isVoucher ? asset.origin_chain_id : '',
        isVoucher ? asset.origin_denom : '',
        unless(asset.symbol, origin?.symbol),
        unless(String(asset.decimals), origin && String(origin.decimals)),
        unless(asset.name, origin?.name),
        unless(asset.coingecko_id, origin?.coingecko_id),
        unless(logo(asset.logo_uri), origin && logo(origin.logo_uri)),
        unless(asset.recommended_symbol, origin?.recommended_symbol ?? asset.symbol),
        unless(asset.description, origin?.description),
      ),
    }
  })
}

/** @param {string} chain @param {string} denom */
function homeKey(chain, denom) {
  return `${chain}\n${/^0x/i.test(denom) ? denom.toLowerCase() : denom}`
}

/** @param {string | undefined} uri */
function logo(uri) {
  return uri?.startsWith(LOGOS) ? `~${uri.slice(LOGOS.length)}` : uri?.replace(EVM_LOGO, '^$1')
}

/** @param {string} channel */
function number(channel) {
  if (!/^channel-\d+$/.test(channel)) throw new Error(`${channel} is no channel`)
  return channel.slice('channel-'.length)
}

/** @param {readonly (string | number | undefined)[]} members */
function row(...members) {
  // Names come from many hands, and some have ends of lines in them.
  return members
    .map((member) =>
      String(member ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('\t')
    .replace(/\t+$/, '')
}

/** Writes a heading before each run of lines with the same heading. @param {readonly { readonly heading: string, readonly line: string }[]} lines */
function grouped(lines) {
  let last = ''
  return lines.flatMap(({ heading, line }) => {
    if (heading === last) return [line]
    last = heading
    return [`>${heading}`, line]
  })
}

/** @param {readonly string[]} lines */
function table(lines) {
  return lines.join('\n')
}
