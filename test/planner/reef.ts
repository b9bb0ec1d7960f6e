/** A made-up network around one venue, small enough to see every route of it. */

/** An asset by its chain and its denom. */
export type End = readonly [chainId: string, denom: string]

/** MINT comes from `isle-1`; `reef-1` swaps it for SHELL and for a wrapped form, which Axelar carries to the EVM chain `900`. */
export const REEF = {
  shell: ['reef-1', 'ushell'],
  mint: ['reef-1', 'ibc/MINT'],
  wrapped: ['reef-1', 'uwmint'],
  mintAtHome: ['isle-1', 'umint'],
  mintOnEvm: ['900', `0x${'90'.repeat(20)}`],
} as const satisfies Record<string, End>

/** An amount of whole tokens in their smallest unit: all tokens here have 6 decimals. */
export const tokens = (whole: number): string => `${Math.round(whole * 1e6)}`

export interface ReefSnapshot {
  readonly chains: Record<string, unknown>[]
  readonly channels: string[][]
  readonly assets: Record<string, unknown>[]
  readonly prices: Record<string, string>
  readonly pools: Record<string, unknown>[]
  readonly bridges: Record<string, unknown>[]
}

function pool(id: string, [, first]: End, [, second]: End, reserves: readonly [number, number], fee_ppm: number) {
  const members = { denoms: [first, second], reserves: reserves.map(tokens), fee_ppm }
  return { pool: id, venue: 'reef-dex', chain_id: 'reef-1', type: 'constant_product', ...members }
}

function bridge(name: string, [from_chain, from_denom]: End, [to_chain, to_denom]: End, members: object) {
  return { bridge: name, from_chain, from_denom, to_chain, to_denom, ...members }
}

/** One SHELL is 2 USD, one MINT is 1 USD. */
export function reef(): ReefSnapshot {
  const mint = { symbol: 'MINT', decimals: 6, coingecko_id: 'mint', origin_chain_id: 'isle-1', origin_denom: 'umint' }
  return {
    chains: [
      { chain_id: 'reef-1', chain_type: 'cosmos', pfm: true, ibc_hooks: true },
      { chain_id: 'isle-1', chain_type: 'cosmos' },
      { chain_id: '900', chain_type: 'evm' },
    ],
    channels: [['isle-1', 'channel-7', 'reef-1', 'channel-1', 'ACTIVE']],
    assets: [
      { chain_id: 'isle-1', denom: 'umint', trace: '', ...mint },
      { chain_id: 'reef-1', denom: REEF.mint[1], trace: 'transfer/channel-1', ...mint },
      { chain_id: 'reef-1', denom: 'uwmint', symbol: 'wMINT', decimals: 6, coingecko_id: 'mint' },
      { chain_id: 'reef-1', denom: 'ushell', symbol: 'SHELL', decimals: 6, coingecko_id: 'shell' },
      { chain_id: '900', denom: REEF.mintOnEvm[1], symbol: 'MINT', decimals: 6, coingecko_id: 'mint' },
    ],
    prices: { shell: '2', mint: '1' },
    pools: [
      pool('1', REEF.shell, REEF.mint, [500_000_000, 1_000_000_000], 1000),
      pool('2', REEF.mint, REEF.wrapped, [1_000_000_000, 1_000_000_000], 500),
    ],
    bridges: [
      bridge('AXELAR', REEF.wrapped, REEF.mintOnEvm, {
        fee: { kind: 'BRIDGE', behavior: 'DEDUCTED', amount: tokens(9) },
        duration: 5,
      }),
      bridge('GO_FAST', REEF.mintOnEvm, REEF.mint, {
        fee: { kind: 'BRIDGE', behavior: 'DEDUCTED', bps: 10, source: tokens(1) },
        duration: 5,
      }),
    ],
  }
}

/** The same without Go Fast, with a second pool that a large trade drains, and with a bound of Axelar. */
export function drainingReef(bound: object): ReefSnapshot {
  const file = reef()
  const [axelar] = file.bridges
  const shallow = pool('3', REEF.shell, REEF.mint, [50_000, 100_000], 1000)
  return { ...file, pools: [...file.pools, shallow], bridges: [{ ...axelar, ...bound }] }
}

/** The four members of a route request that name its ends. */
export function between([source_asset_chain_id, source_asset_denom]: End, [dest_asset_chain_id, dest_asset_denom]: End) {
  return { source_asset_chain_id, source_asset_denom, dest_asset_chain_id, dest_asset_denom }
}
