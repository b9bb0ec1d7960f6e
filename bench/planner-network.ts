/** A synthetic network of the size of the real one: one large venue, many chains, most assets known on several of them. */
export interface NetworkSize {
  readonly chains: number
  readonly tokens: number
  readonly vouchersPerToken: number
  readonly pools: number
}

/** Numbers that are the same in every run: mulberry32. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % sides
  }
}

/** A snapshot in its file form. Chain 0 has the venue; every token has a voucher there. */
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
  const assets: Record<string, unknown>[] = []
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
  const pairs = Array.from({ length: pools }, (_, i) => {
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
  })
  return {
    chains: chainIds.map((id) => ({ chain_id: id, chain_type: 'cosmos', pfm: true, ibc_hooks: true })),
    channels,
    assets,
    prices: Object.fromEntries(traded.map(({ denom, price }) => [denom, `${price}`])),
    pools: pairs,
    bridges: [],
    traded,
  }
}
