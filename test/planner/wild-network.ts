/** Networks in which anything may lead anywhere, at any price: most of their ways are bad, and many go round. */
import fc from 'fast-check'
import type { Members, SnapshotDocument } from './simulator.js'

const TOKENS = ['x', 'y', 'w'] as const
type Token = (typeof TOKENS)[number]
const PRICES: Readonly<Record<Token, number>> = { x: 1, y: 2, w: 1 }
/** The last one is an EVM chain. */
const CHAINS = ['a-1', 'b-1', '900'] as const
type ChainId = (typeof CHAINS)[number]
const BRIDGES = ['AXELAR', 'AXELAR', 'GO_FAST', 'GO_FAST', 'CCTP', 'HYPERLANE'] as const

const denomOf = (chain: ChainId, token: Token) => (chain === '900' ? `0x${`${TOKENS.indexOf(token) + 1}`.repeat(40)}` : `u${token}`)
const placeOf = fc.record({ chain: fc.constantFrom(...CHAINS), token: fc.constantFrom(...TOKENS) })

const pool = fc
  .record({
    chain: fc.constantFrom<ChainId>('a-1', 'a-1', 'a-1', '900'),
    tokens: fc.uniqueArray(fc.constantFrom(...TOKENS), { minLength: 2, maxLength: 3 }),
    type: fc.constantFrom('constant_product', 'constant_product', 'constant_product', 'transmuter', 'stableswap'),
    depth: fc.integer({ min: 5, max: 9 }),
    shallower: fc.integer({ min: 0, max: 400 }),
    fee: fc.constantFrom(0, 500, 3000),
  })
  .map(({ chain, tokens, type, depth, shallower, fee }) => {
    // The first token is up to two fifths scarcer than its price says.
    const reserve = (token: Token, i: number) => `${Math.round((10 ** depth / PRICES[token]) * (i === 0 ? 1 - shallower / 1000 : 1))}`
    const rates = tokens.map((token) => PRICES[token])
    // Pools of one kind of curve only hold two tokens.
    const held = type === 'stableswap' ? tokens : tokens.slice(0, 2)
    const base = { venue: 'dex', chain_id: chain, denoms: held.map((token) => denomOf(chain, token)), reserves: held.map(reserve) }
    if (type === 'transmuter') return { ...base, type }
    if (type === 'stableswap') return { ...base, type, rates, amp: 50, fee_1e10: 4_000_000 }
    return { ...base, type, fee_ppm: fee }
  })

const bridge = (isBounded: boolean) =>
  fc
    .record({
      bridge: fc.constantFrom(...BRIDGES),
      from: placeOf,
      to: placeOf,
      fee: fc.option(fc.record({ amount: fc.integer({ min: 0, max: 900 }), bps: fc.constantFrom(0, 0, 10, 100) })),
      // A decade each: of two bounds that leave room for an amount, twice a power of ten is one.
      min: fc.option(fc.integer({ min: 4, max: 7 })),
      max: fc.option(fc.integer({ min: 5, max: 8 })),
      duration: fc.integer({ min: 0, max: 90 }),
    })
    .map(({ bridge: name, from, to, fee, min, max, duration }) => ({
      bridge: name,
      from_chain: from.chain,
      from_denom: denomOf(from.chain, from.token),
      to_chain: to.chain,
      to_denom: denomOf(to.chain, to.token),
      duration,
      ...(fee ? { fee: { kind: 'BRIDGE', behavior: 'DEDUCTED', amount: `${fee.amount}`, bps: fee.bps } } : {}),
      ...(isBounded && min !== null ? { min_amount: `${10 ** min}` } : {}),
      ...(isBounded && max !== null ? { max_amount: `${5 * 10 ** max}` } : {}),
    }))

/** @param isBounded whether bridges may have a minimum or a maximum */
export function wildNetwork({ isBounded }: { readonly isBounded: boolean }): fc.Arbitrary<SnapshotDocument> {
  return fc
    .record({
      pfm: fc.boolean(),
      hooks: fc.boolean(),
      hasPrices: fc.boolean(),
      vouchers: fc.subarray([...TOKENS]),
      pools: fc.array(pool, { minLength: 2, maxLength: 8 }),
      bridges: fc.uniqueArray(bridge(isBounded), { minLength: 2, maxLength: 10, selector: wayOf }),
    })
    .map(({ pfm, hooks, hasPrices, vouchers, pools, bridges }) => ({
      chains: [
        { chain_id: 'a-1', chain_type: 'cosmos', pfm, ibc_hooks: hooks },
        { chain_id: 'b-1', chain_type: 'cosmos', pfm: !pfm, ibc_hooks: hooks },
        { chain_id: '900', chain_type: 'evm' },
      ],
      channels: [['a-1', 'channel-1', 'b-1', 'channel-2', 'ACTIVE']],
      assets: CHAINS.flatMap((chain) => TOKENS.map((token) => assetOf(chain, token, vouchers))),
      prices: hasPrices ? Object.fromEntries(TOKENS.map((token) => [token, `${PRICES[token]}`])) : {},
      pools: pools.map((each, i) => ({ ...each, pool: `${i}` })),
      // A bridge leads to another chain.
      bridges: bridges.filter(({ from_chain, to_chain }) => from_chain !== to_chain),
    }))
}

function assetOf(chain: ChainId, token: Token, vouchers: readonly Token[]): Members {
  const base = { chain_id: chain, denom: denomOf(chain, token), symbol: token.toUpperCase(), decimals: 6, coingecko_id: token }
  if (chain !== 'b-1' || !vouchers.includes(token)) return base
  return { ...base, trace: 'transfer/channel-2', origin_chain_id: 'a-1', origin_denom: denomOf('a-1', token) }
}

function wayOf(edge: Members): string {
  return [edge.bridge, edge.from_chain, edge.from_denom, edge.to_chain, edge.to_denom].join(' ')
}

/** Two assets of such a network, as a route request names them. */
export const wildEnds = fc.record({ from: placeOf, to: placeOf }).map(({ from, to }) => ({
  source_asset_chain_id: from.chain,
  source_asset_denom: denomOf(from.chain, from.token),
  dest_asset_chain_id: to.chain,
  dest_asset_denom: denomOf(to.chain, to.token),
}))
