/**
 * The bundled registry is text: a table for each kind of thing, a line for each thing, its members between tabs. Members that follow from others
 * are left out: what a voucher does not say of itself is as at its origin.
 * `scripts/write-registry.mjs` writes the tables, and reads them back with these functions to see that nothing got lost.
 */
import type { JsonObject } from '../../primitives/json.js'

/** The tables, as the generated file has them. */
export interface RegistryTables {
  readonly chains: string
  readonly assets: string
  readonly channels: string
  readonly venues: string
  readonly bridges: string
}

/** The registry in the file form of snapshots. */
export interface RegistryDocument {
  readonly chains: readonly JsonObject[]
  readonly assets: readonly JsonObject[]
  readonly channels: readonly (readonly string[])[]
  readonly venues: readonly JsonObject[]
  readonly bridges: readonly JsonObject[]
}

/** Folder of nearly all logos, abbreviated `~`. */
const LOGOS = 'https://raw.githubusercontent.com/cosmos/chain-registry/master/'
/** Folder of the logos of EVM chains. `^base` abbreviates `base/logo.svg` in it. */
const EVM_LOGOS = 'https://raw.githubusercontent.com/hyperlane-xyz/hyperlane-registry/main/chains/'
/** Address of Multicall3 on most chains, abbreviated `*`. */
const MULTICALL3 = '0xca11bde05977b3631167028862be2a173976ca11'

export function decodeRegistry(tables: RegistryTables): RegistryDocument {
  return {
    chains: rowsOf(tables.chains).map(chainOf),
    assets: assetsOf(tables.assets),
    channels: channelsOf(tables.channels),
    venues: rowsOf(tables.venues).map(venueOf),
    bridges: rowsOf(tables.bridges).map(bridgeOf),
  }
}

/** The cells of every line. */
function rowsOf(table: string): string[][] {
  return table === '' ? [] : table.split('\n').map((line) => line.split('\t'))
}

/** A row under the last line `>heading` above it. */
interface HeadedRow {
  readonly heading: string
  readonly row: readonly string[]
}

function headedRowsOf(table: string): HeadedRow[] {
  const rows: HeadedRow[] = []
  let heading = ''
  for (const row of rowsOf(table)) {
    const [first = ''] = row
    if (first.startsWith('>')) heading = first.slice(1)
    else rows.push({ heading, row })
  }
  return rows
}

/** A cell; undefined when nothing is in it. */
function cell(row: readonly string[], at: number): string | undefined {
  return row[at] || undefined
}

const TYPES: Readonly<Record<string, string>> = { c: 'cosmos', e: 'evm', s: 'svm' }

function chainOf(row: readonly string[]): JsonObject {
  const [chain_id = '', flags = '', name = '', prettyName, prefix = ''] = row
  const multicall3 = cell(row, 7)
  return {
    chain_id,
    chain_name: name,
    pretty_name: prettyName || name,
    chain_type: TYPES[flags.charAt(0)],
    is_testnet: flags.includes('t'),
    pfm: flags.includes('p'),
    ibc_hooks: flags.includes('h'),
    bech32_prefix: prefix,
    logo_uri: logoOf(cell(row, 5)),
    explorer: cell(row, 6),
    multicall3: multicall3 === '*' ? MULTICALL3 : multicall3,
    fee_assets: cell(row, 8)?.split('|').map(feeAssetOf) ?? [],
  }
}

function feeAssetOf(text: string): JsonObject {
  const [denom = '', low, average, high] = text.split(' ')
  return { denom, gas_price: low && average && high ? { low, average, high } : null }
}

function logoOf(logo: string | undefined): string | undefined {
  if (logo?.startsWith('^')) return `${EVM_LOGOS}${logo.slice(1)}/logo.svg`
  return logo?.startsWith('~') ? `${LOGOS}${logo.slice(1)}` : logo
}

/** The cells of an asset. Those that say where it comes from are empty at home. */
const ASSET = {
  denom: 0,
  trace: 1,
  originChain: 2,
  originDenom: 3,
  symbol: 4,
  decimals: 5,
  name: 6,
  coingecko: 7,
  logo: 8,
  recommended: 9,
  description: 10,
} as const

function assetsOf(table: string): JsonObject[] {
  const rows = headedRowsOf(table)
  const homes = new Map<string, readonly string[]>()
  for (const { heading, row } of rows) {
    if (cell(row, ASSET.trace) === undefined) homes.set(homeKey(heading, row[ASSET.denom] ?? ''), row)
  }
  return rows.map(({ heading, row }) => assetOf(heading, row, homes))
}

function homeKey(chain: string, denom: string): string {
  return `${chain}\n${denom.startsWith('0x') ? denom.toLowerCase() : denom}`
}

function assetOf(chain: string, row: readonly string[], homes: ReadonlyMap<string, readonly string[]>): JsonObject {
  const denom = row[ASSET.denom] ?? ''
  const trace = traceOf(row[ASSET.trace] ?? '')
  const [originChain, originDenom] = trace === '' ? [chain, denom] : [row[ASSET.originChain] ?? '', row[ASSET.originDenom] ?? '']
  const origin = trace === '' ? [] : (homes.get(homeKey(originChain, originDenom)) ?? [])
  const said = (at: number) => cell(row, at) ?? cell(origin, at)
  return {
    chain_id: chain,
    denom,
    origin_chain_id: originChain,
    origin_denom: originDenom,
    trace,
    is_cw20: denom.startsWith('cw20:'),
    symbol: said(ASSET.symbol),
    name: said(ASSET.name),
    decimals: Number(said(ASSET.decimals)),
    coingecko_id: said(ASSET.coingecko),
    logo_uri: logoOf(said(ASSET.logo)),
    recommended_symbol: said(ASSET.recommended) ?? said(ASSET.symbol),
    description: said(ASSET.description),
    token_contract: contractOf(denom),
  }
}

/** `0,141` is short for `transfer/channel-0/transfer/channel-141`. */
function traceOf(text: string): string {
  if (text === '') return ''
  const hops = text.split(',').map((hop) => (/^\d+$/.test(hop) ? `transfer/channel-${hop}` : hop))
  return hops.join('/')
}

/** The contract behind a denom that names one. */
function contractOf(denom: string): string | undefined {
  if (denom.startsWith('cw20:')) return denom.slice('cw20:'.length)
  return denom.startsWith('0x') ? denom : undefined
}

/** Below the one end: the number of the channel there, the other end, the number there, `-` when the channel is not active, and ports. */
function channelsOf(table: string): string[][] {
  return headedRowsOf(table).map(({ heading, row: [here, otherChain = '', there, state, ...ports] }) => [
    heading,
    `channel-${here}`,
    otherChain,
    `channel-${there}`,
    state === '-' ? 'INACTIVE' : 'ACTIVE',
    ...ports,
  ])
}

function venueOf(row: readonly string[]): JsonObject {
  const contracts = { entry_contract_address: cell(row, 2), wrapped_native_address: cell(row, 3) }
  return { chain_id: row[0], name: row[1], ...contracts, logo_uri: logoOf(cell(row, 4)) }
}

/** The members that every bridge has, and the others as JSON. */
function bridgeOf([bridge, from_chain, from_denom, to_chain, to_denom, duration, details]: readonly string[]): JsonObject {
  // The table was written with JSON.stringify, from an object.
  const own = details ? (JSON.parse(details) as JsonObject) : {}
  return { bridge, from_chain, from_denom, to_chain, to_denom, duration: Number(duration), ...own }
}
