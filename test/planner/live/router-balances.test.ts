import { createNode, type Hex, type Node } from 'evmbed'
import fc from 'fast-check'
import { getAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Deployer, type Request } from '../../contracts/deployer.js'
import { ETHER, placesOf, UniswapWorld, venuesOf } from '../../contracts/uniswap-world.js'
import { CHAIN, freshAddress } from './quote.js'

/** Swaps that no planner would choose, and what everybody has afterwards. */

const NATIVE = 'ethereum-native'
/** The first account of a new node. */
const OWNER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const PLACES = placesOf(OWNER)
const ROUTERS = { v3: PLACES.swapRouter, both: PLACES.swapRouter02 } as const
const AFFILIATE = freshAddress(7)
/** `multicall(bytes[])` of nothing, which keeps what is sent with it. */
const NO_CALLS = `0xac9650d8${'20'.padStart(64, '0')}${''.padStart(64, '0')}`
/** More than the pools pay for anything here. */
const TOO_MUCH = 10n ** 30n

let ground: Node
let node: Node
let world: UniswapWorld
let user: Deployer

type Name = keyof UniswapWorld['tokens'] | 'ether'
const NAMES: readonly Name[] = ['ether', 'weth', 'one', 'two', 'three', 'four']
const TOKENS = NAMES.filter((name) => name !== 'ether')

interface Edge {
  readonly pool: Hex
  readonly ends: readonly [Name, Name]
  readonly design: 'v2' | 'v3' | 'wrap'
}
let edges: readonly Edge[]

beforeAll(async () => {
  ground = await createNode({
    planner: { snapshot: { chains: [] }, live: [{ wrappedNative: PLACES.weth, venues: venuesOf(PLACES) }] },
  })
  node = ground
  const request: Request = (method, params) => node.call(method, params)
  world = await UniswapWorld.deploy(request, OWNER)
  const { v2, v3, owner, tokens } = world
  await v2.addLiquidity(tokens.three, 800n * ETHER, tokens.four, 900n * ETHER)
  user = new Deployer(request, node.accounts[1]!.address)
  for (const name of TOKENS) await owner.send(tokens[name], 'transfer', [user.address, 20n * ETHER])
  const pairs = (
    [
      ['one', 'two'],
      ['two', 'three'],
      ['one', 'weth'],
      ['three', 'four'],
    ] as const
  ).map(async (ends): Promise<Edge> => {
    const { address } = await v2.pair(tokens[ends[0]], tokens[ends[1]])
    return { pool: address, ends, design: 'v2' }
  })
  const pools = (
    [
      ['one', 'two', 10_000],
      ['one', 'two', 3000],
      ['three', 'four', 3000],
      ['one', 'weth', 3000],
      ['two', 'weth', 3000],
    ] as const
  ).map(async ([a, b, fee]): Promise<Edge> => {
    const pool = await owner.read<Hex>(v3.factory, 'getPool', [tokens[a].address, tokens[b].address, fee])
    return { pool, ends: [a, b], design: 'v3' }
  })
  edges = [...(await Promise.all([...pairs, ...pools])), { pool: PLACES.weth, ends: ['ether', 'weth'], design: 'wrap' }]
  await ground.planner.refresh()
})
afterAll(() => ground.close())
beforeEach(async () => {
  node = await ground.fork()
})
afterEach(() => node.close())

interface Step {
  readonly edge: Edge
  readonly from: Name
  readonly to: Name
}

/** Every way between two assets through four pools at most, assets more than once among them. */
function walks(venue: keyof typeof ROUTERS, from: Name, to: Name, used: readonly Edge[] = []): readonly (readonly Step[])[] {
  if (used.length === 4) return []
  return edges.flatMap((edge): readonly (readonly Step[])[] => {
    if (!edge.ends.includes(from) || used.includes(edge) || (venue === 'v3' && edge.design === 'v2')) return []
    const next = edge.ends[0] === from ? edge.ends[1] : edge.ends[0]
    const step = { edge, from, to: next }
    // Ether is what a way may begin or end with.
    const further = next === 'ether' ? [] : walks(venue, next, to, [...used, edge]).map((rest) => [step, ...rest])
    return next === to ? [[step], ...further] : further
  })
}

const denomOf = (name: Name) => (name === 'ether' ? NATIVE : getAddress(world.tokens[name].address))

interface Trade {
  readonly venue: keyof typeof ROUTERS
  readonly from: Name
  readonly to: Name
  readonly paths: readonly { readonly steps: readonly Step[]; readonly amountIn: bigint }[]
  readonly bps: number
}

/** The transaction of a trade that must bring an amount, after what the affiliate gets. */
async function transactionOf({ venue, from, to, paths, bps }: Trade, amountOut: bigint) {
  const amount_in = `${paths.reduce((sum, { amountIn }) => sum + amountIn, 0n)}`
  const swap_routes = paths.map(({ steps, amountIn }) => ({
    swap_amount_in: `${amountIn}`,
    swap_operations: steps.map(({ edge, from: one, to: two }) => ({
      pool: getAddress(edge.pool),
      denom_in: denomOf(one),
      denom_out: denomOf(two),
    })),
  }))
  const ends = { denom_in: denomOf(from), denom_out: denomOf(to), from_chain_id: CHAIN }
  const swap = { ...ends, input_token: '', swap_calldata: '', amount_in, amount_out: `${amountOut}`, swap_routes }
  const { txs } = await node.transfers.messages({
    ...{ source_asset_chain_id: CHAIN, source_asset_denom: ends.denom_in, dest_asset_chain_id: CHAIN, dest_asset_denom: ends.denom_out },
    ...{ amount_in, amount_out: `${amountOut}`, slippage_tolerance_percent: '0', address_list: [user.address] },
    operations: [
      { evm_swap: { ...swap, swap_venues: [{ name: venue, chain_id: CHAIN }] }, tx_index: 0, amount_in, amount_out: `${amountOut}` },
    ],
    ...(bps > 0 ? { chain_ids_to_affiliates: { [CHAIN]: { affiliates: [{ address: AFFILIATE, basis_points_fee: `${bps}` }] } } } : {}),
  })
  return txs[0]!.evm_tx!
}

/** Returns the output that the planner expects from the paths. Reads it from the text of a refusal. */
async function paidBy(trade: Trade): Promise<bigint> {
  const message = await transactionOf({ ...trade, bps: 0 }, TOO_MUCH).then(
    () => '',
    (error: Error) => error.message,
  )
  return BigInt(/the pools pay (\d+) now/.exec(message)?.[1] ?? '0')
}

async function balancesOf(holder: Hex): Promise<Record<Name, bigint>> {
  const read = TOKENS.map(async (name) => [name, await world.owner.read<bigint>(world.tokens[name], 'balanceOf', [holder])] as const)
  const ether = BigInt(await node.request('eth_getBalance', [holder, 'latest']))
  return { ...(Object.fromEntries(await Promise.all(read)) as Record<Name, bigint>), ether }
}

/** Addresses that are not pools. */
const traders = () => [user.address, AFFILIATE, ROUTERS.v3, ROUTERS.both]

/** The balances of each, by address. */
async function ledger(holders: readonly Hex[] = traders()): Promise<ReadonlyMap<Hex, Record<Name, bigint>>> {
  return new Map(await Promise.all(holders.map(async (holder) => [holder, await balancesOf(holder)] as const)))
}

type Ledger = Awaited<ReturnType<typeof ledger>>

/** Returns the balances of a holder that changed, each as the difference. */
function changes(before: Ledger, after: Ledger, holder: Hex): Partial<Record<Name, bigint>> {
  const change = (name: Name) => after.get(holder)![name] - before.get(holder)![name]
  return Object.fromEntries(NAMES.map((name) => [name, change(name)]).filter(([, amount]) => amount !== 0n))
}

/** Allows what the answer says, sends the transaction, and gives back the gas. Returns the balances around it. */
async function execute(transaction: Awaited<ReturnType<typeof transactionOf>>) {
  const { to, data, value, required_erc20_approvals: approvals } = transaction
  for (const { token_contract, spender, amount } of approvals) {
    await user.send({ ...world.tokens.one, address: token_contract as Hex }, 'approve', [spender, BigInt(amount)])
  }
  const before = await ledger()
  const { gasUsed, effectiveGasPrice } = await user.transact({ to, data: `0x${data}`, value: `0x${BigInt(value).toString(16)}` })
  const after = await ledger()
  after.get(user.address)!.ether += BigInt(gasUsed) * BigInt(effectiveGasPrice)
  return { before, after }
}

/** The same trades in every run: each is a transaction, and too few fit into one run to look for others. */
const SEED = 2026

const part = fc.record({ walk: fc.nat(), amountIn: fc.bigInt({ min: 1n << 20n, max: ETHER }) })
const trades = fc.record({
  venue: fc.constantFrom('v3' as const, 'both' as const),
  ends: fc.shuffledSubarray([...NAMES], { minLength: 2, maxLength: 2 }),
  parts: fc.array(part, { minLength: 1, maxLength: 4 }),
  bps: fc.constantFrom(0, 1, 100),
})

/** A trade of random parts; undefined where nothing leads from one end to the other. */
function tradeOf({ venue, ends: [from, to], parts, bps }: typeof trades extends fc.Arbitrary<infer T> ? T : never): Trade | undefined {
  const ways = walks(venue, from!, to!)
  if (ways.length === 0 || ways.every((steps) => steps.every(({ edge }) => edge.design === 'wrap'))) return undefined
  return { venue, from: from!, to: to!, bps, paths: parts.map(({ walk, amountIn }) => ({ steps: ways[walk % ways.length]!, amountIn })) }
}

describe('a swap of random paths', () => {
  it('spends the given input, delivers the quoted output, and leaves no balance on any router', async () => {
    let splits = 0
    const everybody = [...traders(), ...edges.map(({ pool }) => pool)]
    const atFirst = await ledger(everybody)
    await fc.assert(
      fc.asyncProperty(trades, async (random) => {
        const trade = tradeOf(random)
        const paid = trade ? await paidBy(trade) : 0n
        fc.pre(trade !== undefined && paid >= 10_000n)
        const share = (paid * BigInt(trade.bps)) / 10_000n
        const transaction = await transactionOf(trade, paid - share).catch((error: Error) => error)
        if (transaction instanceof Error) {
          expect(transaction.message).toMatch(/router that keeps these paths apart|pool of every path/)
          return fc.pre(false)
        }
        const { before, after } = await execute(transaction)
        const given = trade.paths.reduce((sum, { amountIn }) => sum + amountIn, 0n)
        expect(changes(before, after, user.address)).toEqual({ [trade.from]: -given, [trade.to]: paid - share })
        expect(changes(before, after, AFFILIATE)).toEqual(share > 0n ? { [trade.to]: share } : {})
        for (const router of Object.values(ROUTERS)) expect(Object.values(after.get(router)!)).toEqual(NAMES.map(() => 0n))
        if (trade.paths.length > 1) splits++
      }),
      { numRuns: 10, seed: SEED },
    )
    // Three trades of four are meant to be.
    expect(splits).toBeGreaterThan(0)
    // The sum of the balances is constant.
    const atLast = await ledger(everybody)
    for (const name of TOKENS) {
      const sum = everybody.reduce((total, holder) => total + (changes(atFirst, atLast, holder)[name] ?? 0n), 0n)
      expect(sum).toBe(name === 'weth' ? (changes(atFirst, atLast, PLACES.weth).ether ?? 0n) : 0n)
    }
  })

  it('spends no more and delivers no less if the routers hold balances of others', async () => {
    const { owner, tokens, v3, swapRouter02 } = world
    for (const router of [v3.router, swapRouter02]) {
      for (const name of TOKENS) await owner.send(tokens[name], 'transfer', [router.address, 12_345n])
      await owner.transact({ to: router.address, data: NO_CALLS, value: '0x3039' })
    }
    await fc.assert(
      fc.asyncProperty(trades, async (random) => {
        const trade = tradeOf(random)
        const paid = trade ? await paidBy(trade) : 0n
        fc.pre(trade !== undefined && paid >= 1n << 20n)
        const share = (paid * BigInt(trade.bps)) / 10_000n
        const transaction = await transactionOf(trade, paid - share).catch(() => undefined)
        fc.pre(transaction !== undefined)
        const { before, after } = await execute(transaction)
        const change = changes(before, after, user.address)
        const given = trade.paths.reduce((sum, { amountIn }) => sum + amountIn, 0n)
        expect(-(change[trade.from] ?? 0n)).toBeLessThanOrEqual(given)
        expect(change[trade.to] ?? 0n).toBeGreaterThanOrEqual(paid - share)
        for (const router of Object.values(ROUTERS)) {
          // Of little wrapped ether on its way, the router pays with ether that it has, and keeps as much of the other.
          const { ether = 0n, weth = 0n, ...others } = changes(before, after, router)
          for (const amount of [ether + weth, ...Object.values(others)]) expect(amount).toBeLessThanOrEqual(0n)
        }
      }),
      { numRuns: 5, seed: SEED },
    )
  })
})
