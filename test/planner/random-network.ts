import { Dice } from './network.js'
import type { Members, SnapshotDocument } from './simulator.js'

interface Writable {
  chains: Members[]
  channels: string[][]
  assets: Record<string, unknown>[]
  prices: Record<string, string>
  venues: Members[]
  pools: Members[]
  bridges: Members[]
}

const ROUTER = `0x${'a'.repeat(40)}`

const FAMILIES = [
  { name: 'gold', price: 4 },
  { name: 'silver', price: 2 },
  { name: 'usd', price: 1 },
]

/**
 * A small network of everything at once: Cosmos chains in a ring of channels, two EVM chains, three tokens known on most of them (some as CW20),
 * pools of every kind that may be too small, and bridges of every kind with fees and bounds near the amounts of the requests.
 */
export function randomNetwork(seed: number): SnapshotDocument {
  const dice = new Dice(seed)
  const file: Writable = { chains: [], channels: [], assets: [], prices: {}, venues: [], pools: [], bridges: [] }
  const cosmos = Array.from({ length: 2 + dice.roll(3) }, (_, i) => `cosmos-${i}`)
  const evm = ['1', '10'].slice(0, 1 + dice.roll(2))
  for (const [i, chain_id] of cosmos.entries()) {
    const flags = { pfm: dice.happens(60), ibc_hooks: i === 0 ? dice.happens(80) : dice.happens(50) }
    file.chains.push({ chain_id, chain_name: chain_id, chain_type: 'cosmos', ...flags })
    if (i > 0) file.channels.push([cosmos[i - 1]!, `channel-${i}`, chain_id, `channel-${i}0`, dice.happens(95) ? 'ACTIVE' : 'INACTIVE'])
  }
  for (const chain_id of evm) file.chains.push({ chain_id, chain_name: `evm${chain_id}`, chain_type: 'evm' })
  for (const [i, { name, price }] of FAMILIES.entries()) {
    if (dice.happens(85)) file.prices[name] = `${price}`
    addFamily(file, dice, cosmos, i % cosmos.length, name)
    for (const chain_id of evm) {
      const denom = `0x${`${i + 1}`.repeat(40)}`
      if (dice.happens(70)) file.assets.push({ chain_id, denom, decimals: 6, coingecko_id: name, evm: true })
    }
  }
  file.prices.fuel = '1000'
  for (const chain_id of evm) file.assets.push({ chain_id, denom: `evm${chain_id}-native`, decimals: 6, coingecko_id: 'fuel', evm: true })
  for (const chain of [cosmos[0]!, ...cosmos.slice(1, 2).filter(() => dice.happens(50)), ...evm]) addPools(file, dice, chain)
  // Where a router takes several paths in one call, swaps are split.
  if (evm.includes('10')) file.venues.push({ name: 'uni', chain_id: '10', router_address: ROUTER, router_design: 'uniswap-02' })
  addBridges(file, dice)
  return file
}

function addFamily(file: Writable, dice: Dice, cosmos: readonly string[], home: number, name: string): void {
  const isCw20 = dice.happens(15)
  const denom = isCw20 ? `cw20:${name}` : `u${name}`
  const base = { decimals: 6, coingecko_id: name, origin_chain_id: cosmos[home]!, origin_denom: denom }
  file.assets.push({ ...base, chain_id: cosmos[home]!, denom, trace: '', is_cw20: isCw20 })
  for (const step of [1, -1]) {
    let trace = ''
    for (let at = home + step; at >= 0 && at < cosmos.length && dice.happens(85); at += step) {
      // channel-N leads from chain N-1 up to chain N, channel-N0 back down.
      trace = `transfer/${step === 1 ? `channel-${at}0` : `channel-${at + 1}`}${trace === '' ? '' : `/${trace}`}`
      file.assets.push({ ...base, chain_id: cosmos[at]!, denom: `ibc/${name}${at}`, trace })
    }
  }
}

function addPools(file: Writable, dice: Dice, chain_id: string): void {
  const isEvm = !chain_id.startsWith('cosmos')
  const here = file.assets.filter((asset) => asset.chain_id === chain_id)
  if (here.length < 2) return
  const priceOf = (asset: Members) => FAMILIES.find(({ name }) => name === asset.coingecko_id)?.price ?? 1000
  const venues = isEvm ? ['uni'] : ['dex', ...(dice.happens(30) ? ['other'] : [])]
  for (let i = 1 + dice.roll(6); i > 0; i--) {
    const first = dice.roll(here.length)
    const members = [here[first]!, here[(first + 1 + dice.roll(here.length - 1)) % here.length]!]
    const depth = 10 ** (5 + dice.roll(6))
    const reserves = members.map((asset) => `${Math.ceil((depth / priceOf(asset)) * (1 + dice.roll(400) / 10_000))}`)
    const rates = members.map(priceOf)
    const base = { pool: `${i}`, venue: dice.pick(venues), chain_id, denoms: members.map(({ denom }) => denom), reserves }
    const kind = dice.roll(8)
    const spot = dice.happens(5) ? { spot: 'unknown' } : {}
    if (kind === 0) file.pools.push({ ...base, ...spot, type: 'weighted', weights: [1 + dice.roll(4), 1 + dice.roll(4)], fee_ppm: 3000 })
    else if (kind === 1 && rates[0] === rates[1]) file.pools.push({ ...base, type: 'transmuter' })
    else if (kind === 2) file.pools.push({ ...base, type: 'stableswap', rates, amp: 50, fee_1e10: 4_000_000 })
    else file.pools.push({ ...base, ...spot, type: 'constant_product', fee_ppm: dice.pick([0, 500, 3000, 10_000]) })
  }
}

function addBridges(file: Writable, dice: Dice): void {
  const isEvm = (asset: Members) => asset.evm === true
  for (let i = dice.roll(12); i > 0; i--) {
    const family = dice.pick(FAMILIES).name
    const ends = file.assets.filter(({ coingecko_id }) => coingecko_id === family)
    if (ends.length < 2) continue
    const from = dice.pick(ends)
    const to = dice.pick(ends)
    const bridge = dice.pick(['AXELAR', 'AXELAR', 'CCTP', 'CCTP', 'GO_FAST', 'HYPERLANE', 'EUREKA', 'STARGATE'])
    const key = (each: Members) => [each.bridge, each.from_chain, each.from_denom, each.to_chain, each.to_denom].join(' ')
    const edge = { bridge, from_chain: from.chain_id, from_denom: from.denom, to_chain: to.chain_id, to_denom: to.denom }
    if (from.chain_id === to.chain_id || file.bridges.some((each) => key(each) === key(edge))) continue
    if (!isEvm(from) && !isEvm(to) && bridge !== 'HYPERLANE') continue
    const native = { behavior: 'ADDITIONAL', denom: `evm${from.chain_id}-native`, amount: `${dice.roll(100)}` }
    const deducted =
      bridge === 'GO_FAST' || dice.happens(20)
        ? { behavior: 'DEDUCTED', bps: dice.roll(60), source: `${dice.roll(50)}`, dest: `${dice.roll(50)}` }
        : { behavior: 'DEDUCTED', amount: `${dice.roll(2000)}` }
    const kind = bridge === 'CCTP' || bridge === 'EUREKA' ? 'SMART_RELAY' : 'BRIDGE'
    const fee = dice.happens(80) ? { fee: { kind, ...(isEvm(from) && dice.happens(50) ? native : deducted) } } : {}
    const bounds = {
      ...(dice.happens(30) ? { min_amount: `${dice.amount(3, 5)}` } : {}),
      ...(dice.happens(40) ? { max_amount: `${dice.amount(5, 7)}` } : {}),
    }
    file.bridges.push({ ...edge, ...fee, ...bounds, public_relay: dice.happens(50), duration: dice.roll(5) * 60 })
  }
}

/** A request over such a network, with any of the options. */
export function randomRequest(file: SnapshotDocument, seed: number): Record<string, unknown> {
  const dice = new Dice(seed + 7_000_000)
  const [from, to] = [dice.pick(file.assets), dice.pick(file.assets)]
  return {
    source_asset_chain_id: from.chain_id,
    source_asset_denom: from.denom,
    dest_asset_chain_id: to.chain_id,
    dest_asset_denom: to.denom,
    [dice.happens(65) ? 'amount_in' : 'amount_out']: `${dice.amount(3, 7)}`,
    cumulative_affiliate_fee_bps: dice.happens(25) ? '75' : '0',
    allow_unsafe: true,
    allow_multi_tx: dice.happens(60),
    smart_relay: dice.happens(80),
    go_fast: dice.happens(30),
    allow_swaps: dice.happens(90),
    smart_swap_options: { evm_swaps: dice.happens(60), split_routes: dice.happens(30) },
    ...(dice.happens(15) ? { bridges: ['IBC', 'CCTP', 'AXELAR', 'GO_FAST'] } : {}),
  }
}
