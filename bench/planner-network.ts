/** Synthetic snapshots in their file form: networks of the size of the real one, and single venues as hard as routing gets. */

/** Numbers that are the same in every run: mulberry32. */
export function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % sides
  }
}

type Members = Record<string, unknown>

export interface NetworkSize {
  readonly chains: number
  readonly tokens: number
  readonly vouchersPerToken: number
  readonly pools: number
}

/** One large venue, many chains, most tokens known on several of them. Chain 0 has the venue; every token has a voucher there. */
export function network({ chains, tokens, vouchersPerToken, pools }: NetworkSize) {
  const roll = dice(42)
  const chainIds = Array.from({ length: chains }, (_, i) => `chain-${i}`)
  const channels: string[][] = []
  for (let a = 0; a < chains; a++) {
    for (let b = a + 1; b < chains; b++) {
      if (a === 0 || roll(20) === 0) channels.push([`chain-${a}`, `channel-${b}`, `chain-${b}`, `channel-${a}`, 'ACTIVE'])
    }
  }
  const neighbours = new Map<string, string[]>(chainIds.map((id) => [id, []]))
  for (const [a = '', , b = ''] of channels) {
    neighbours.get(a)?.push(b)
    neighbours.get(b)?.push(a)
  }
  const assets: Members[] = []
  const traded: { denom: string; price: number }[] = []
  for (let token = 0; token < tokens; token++) {
    const home = token < chains ? token : roll(chains)
    const origin = {
      origin_chain_id: `chain-${home}`,
      origin_denom: `utoken${token}`,
      decimals: 6,
      symbol: `T${token}`,
      coingecko_id: `token-${token}`,
    }
    assets.push({ chain_id: `chain-${home}`, denom: `utoken${token}`, trace: '', ...origin })
    const price = 1 + roll(1000)
    if (home === 0) traded.push({ denom: `utoken${token}`, price })
    const elsewhere = [...(home === 0 ? [] : ['chain-0']), ...(neighbours.get(`chain-${home}`) ?? []).filter((id) => id !== 'chain-0')]
    for (const chain of elsewhere.slice(0, vouchersPerToken)) {
      const denom = `ibc/${token}/${home}`
      assets.push({ chain_id: chain, denom, trace: `transfer/channel-${home}`, ...origin })
      if (chain === 'chain-0') traded.push({ denom, price })
    }
  }
  return {
    chains: chainIds.map((id) => ({ chain_id: id, chain_type: 'cosmos', pfm: true, ibc_hooks: true })),
    channels,
    assets,
    prices: Object.fromEntries(traded.map(({ price }, token) => [`token-${token}`, `${price}`])),
    pools: Array.from({ length: pools }, (_, i) => {
      // Most pools are against one of a few large tokens, and liquidity has a heavy tail.
      const a = roll(3) > 0 ? roll(6) : roll(traded.length)
      const b = (a + 1 + roll(traded.length - 1)) % traded.length
      const depth = 10 ** (8 + roll(500) / 100)
      const members = [traded[a], traded[b]].flatMap((each) => each ?? [])
      const shake = () => 1 + (roll(24) - 12) / 10_000
      return {
        pool: `${i}`,
        venue: 'venue',
        chain_id: 'chain-0',
        type: 'constant_product',
        denoms: members.map(({ denom }) => denom),
        reserves: members.map(({ price }) => `${Math.ceil((depth * shake() * 1000) / price)}`),
        fee_ppm: 3000,
      }
    }),
    bridges: [] as Members[],
  }
}

/**
 * One venue of random pools with heavy-tailed liquidity, whose prices agree within 0.4 of their fee. Its tokens are `t0`, `t1` and so on, on
 * chain `c`.
 *
 * @param kinds what the pools are; constant products only, or also weighted, stable, concentrated ones and transmuters
 */
export function venue(seed: number, tokens: number, pools: number, kinds: 'constant products' | 'all') {
  const roll = dice(seed)
  const prices = Array.from({ length: tokens }, () => 1 + roll(500))
  return {
    chains: [{ chain_id: 'c', chain_type: 'cosmos' }],
    channels: [] as string[][],
    assets: prices.map((_, i) => ({ chain_id: 'c', denom: `t${i}`, decimals: 6, coingecko_id: `t${i}` })),
    prices: Object.fromEntries(prices.map((price, i) => [`t${i}`, `${price}`])),
    pools: Array.from({ length: pools }, (_, i) => {
      const a = roll(tokens)
      const b = (a + 1 + roll(tokens - 1)) % tokens
      const [priceOfA = 1, priceOfB = 1] = [prices[a], prices[b]]
      const depth = 10 ** (11 + roll(300) / 100)
      const shift = 1 + ((roll(241) - 120) / 120) * 0.4 * 0.003
      const reserves = [`${Math.ceil(depth / priceOfA)}`, `${Math.ceil((depth / priceOfB) * shift)}`]
      const base = { pool: `${i}`, venue: 'venue', chain_id: 'c', denoms: [`t${a}`, `t${b}`], reserves, fee_ppm: 3000 }
      const kind = kinds === 'all' ? roll(10) : 9
      if (kind === 0) return { ...base, type: 'weighted', weights: [1, 1 + roll(4)] }
      if (kind === 1) return { ...base, type: 'stableswap', rates: [priceOfA, priceOfB], amp: 80, fee_1e10: 4_000_000 }
      if (kind === 2) return { ...base, type: 'transmuter', fee_ppm: 0 }
      if (kind === 3) return { ...base, ...concentratedAt(priceOfA / priceOfB, depth / Math.sqrt(priceOfA * priceOfB)) }
      return { ...base, type: 'constant_product' }
    }),
    bridges: [] as Members[],
  }
}

/** Two ranges around a price, the inner one with most of the liquidity. */
function concentratedAt(price: number, liquidity: number) {
  const tick = Math.floor(Math.log(price) / Math.log(1.0001))
  const middle = Math.round(tick / 60) * 60
  const [outer, inner] = [`${Math.ceil(liquidity)}`, `${Math.ceil(9 * liquidity)}`]
  return {
    type: 'concentrated',
    sqrt_price_x96: `${BigInt(Math.floor(Math.sqrt(1.0001 ** tick) * 2 ** 52 * (1 + 1e-12))) << 44n}`,
    tick,
    liquidity: `${BigInt(outer) + BigInt(inner)}`,
    tick_spacing: 60,
    ticks: [
      { tick: middle - 6000, liquidity_net: outer },
      { tick: middle - 600, liquidity_net: inner },
      { tick: middle + 600, liquidity_net: `-${inner}` },
      { tick: middle + 6000, liquidity_net: `-${outer}` },
    ],
  }
}
