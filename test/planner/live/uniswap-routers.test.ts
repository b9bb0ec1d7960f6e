import { createNode, type Hex, type Node } from 'evmbed'
import fc from 'fast-check'
import { getAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DeployedContract, Deployer, type Request } from '../../contracts/deployer.js'
import { ETHER, placesOf, UniswapWorld, venuesOf } from '../../contracts/uniswap-world.js'
import { CHAIN, freshAddress } from './quote.js'

const NATIVE = 'ethereum-native'
/** The first account of a new node. */
const OWNER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const PLACES = placesOf(OWNER)

/** Node on which all contracts are deployed. Each test trades in a fork of it, `node`. */
let ground: Node
let node: Node
let world: UniswapWorld
let user: Deployer

beforeAll(async () => {
  ground = await createNode({
    planner: { snapshot: { chains: [] }, live: [{ wrappedNative: PLACES.weth, venues: venuesOf(PLACES) }] },
  })
  node = ground
  const request: Request = (method, params) => node.call(method, params)
  world = await UniswapWorld.deploy(request, OWNER)
  user = new Deployer(request, node.accounts[1]!.address)
  for (const token of Object.values(world.tokens)) await world.owner.send(token, 'transfer', [user.address, 60n * ETHER])
  await ground.planner.refresh()
})
afterAll(() => ground.close())
beforeEach(async () => {
  node = await ground.fork()
})
afterEach(() => node.close())

interface Hop {
  readonly pool: string
}
interface EvmSwap {
  readonly swap_operations?: readonly Hop[]
  readonly swap_routes?: readonly { readonly swap_amount_in: string; readonly swap_operations: readonly Hop[] }[]
  readonly swap_calldata: string
}
type Members = Readonly<Record<string, unknown>>
type Name = keyof UniswapWorld['tokens'] | 'ether'

const denomOf = (name: Name) => (name === 'ether' ? NATIVE : world.tokens[name].address)
const ends = (from: Name, to: Name) => ({
  source_asset_chain_id: CHAIN,
  source_asset_denom: denomOf(from),
  dest_asset_chain_id: CHAIN,
  dest_asset_denom: denomOf(to),
})

/** A route over one venue, and its one operation. */
async function plan(venue: string, from: Name, to: Name, amountIn: bigint, more: Members = {}) {
  const route = await node.planner.route({
    ...ends(from, to),
    amount_in: `${amountIn}`,
    allow_unsafe: true,
    smart_swap_options: { evm_swaps: true, split_routes: true },
    swap_venues: [{ name: venue, chain_id: CHAIN }],
    ...more,
  })
  expect(route.operations).toHaveLength(1)
  // An operation's type says only what all kinds have.
  const swap = route.operations[0]!.evm_swap as unknown as EvmSwap
  return { route, swap, amountOut: BigInt(route.amount_out) }
}

type Planned = Awaited<ReturnType<typeof plan>>

/** The transaction that the node makes of a route, without any tolerance. */
async function transactionOf({ route }: Planned, more: Members = {}) {
  const { source_asset_chain_id, source_asset_denom, dest_asset_chain_id, dest_asset_denom, amount_in, amount_out, operations } = route
  const { txs } = await node.transfers.messages({
    ...{ source_asset_chain_id, source_asset_denom, dest_asset_chain_id, dest_asset_denom, amount_in, amount_out, operations },
    address_list: [user.address],
    slippage_tolerance_percent: '0',
    ...more,
  })
  return txs[0]!.evm_tx!
}

type EvmTransaction = Awaited<ReturnType<typeof transactionOf>>

/** Allows what the answer says, to the unit, and nothing else. */
async function approve({ required_erc20_approvals: approvals }: EvmTransaction): Promise<void> {
  for (const { token_contract, spender, amount } of approvals) {
    await user.send({ ...world.tokens.one, address: token_contract as Hex }, 'approve', [spender, BigInt(amount)])
  }
}

function sent({ to, data, value }: EvmTransaction) {
  return { to, data: `0x${data}`, value: `0x${BigInt(value).toString(16)}` }
}

const balanceOf = (token: DeployedContract, of: Hex = user.address) => world.owner.read<bigint>(token, 'balanceOf', [of])
const etherOf = async (of: Hex) => BigInt(await node.request('eth_getBalance', [of, 'latest']))
const held = (name: Name) => (name === 'ether' ? etherOf(user.address) : balanceOf(world.tokens[name]))

/** Sends a transaction, and says what it has brought the user, gas left aside. */
async function gained(to: Name, transaction: EvmTransaction): Promise<bigint> {
  const before = await held(to)
  const { gasUsed, effectiveGasPrice } = await user.transact(sent(transaction))
  const paid = to === 'ether' ? BigInt(gasUsed) * BigInt(effectiveGasPrice) : 0n
  return (await held(to)) - before + paid
}

async function execute(planned: Planned, to: Name): Promise<bigint> {
  const transaction = await transactionOf(planned)
  await approve(transaction)
  return gained(to, transaction)
}

const MULTI = { smart_swap_options: { evm_swaps: true, split_routes: true } }
const SINGLE = { smart_swap_options: { evm_swaps: true } }

describe.each(['v2', 'v3', 'both'])('the router of the venue %s', (venue) => {
  it.each([
    ['tokens for tokens', 'one', 'two'],
    ['ether for tokens', 'ether', 'two'],
    ['tokens for ether', 'two', 'ether'],
  ] as const)('delivers the quoted output of a swap of %s to the last unit', async (_what, from, to) => {
    const planned = await plan(venue, from, to, ETHER / 7n, SINGLE)
    expect(planned.swap.swap_operations!.length).toBeGreaterThan(0)
    const { required_erc20_approvals: approvals, value } = await transactionOf(planned)
    expect(approvals.map(({ amount }) => amount)).toEqual(from === 'ether' ? [] : [`${ETHER / 7n}`])
    expect(value).toBe(from === 'ether' ? `${ETHER / 7n}` : '0')
    expect(await execute(planned, to)).toBe(planned.amountOut)
  })

  it('reverts a swap by the router after another trade, and takes nothing', async () => {
    const transaction = await transactionOf(await plan(venue, 'one', 'two', ETHER, MULTI), { slippage_tolerance_percent: '1' })
    await approve(transaction)
    const { v2, v3, owner, tokens } = world
    await owner.send(v2.router, 'swapExactTokensForTokens', [
      100n * ETHER,
      0n,
      [tokens.one.address, tokens.two.address],
      owner.address,
      2n ** 255n,
    ])
    for (const fee of [3000, 10_000]) await v3.swapIn(tokens.one, tokens.two, fee, 100n * ETHER, owner.address)
    const before = [await held('one'), await held('two')]
    await expect(user.transact({ ...sent(transaction), gas: '0x7a1200' })).rejects.toThrow('the transaction failed')
    expect([await held('one'), await held('two')]).toEqual(before)
  })

  it('reverts a swap by the router after its deadline', async () => {
    const transaction = await transactionOf(await plan(venue, 'ether', 'two', ETHER))
    await node.call('evm_increaseTime', [1000])
    await node.mine()
    await expect(user.transact(sent(transaction))).rejects.toThrow(/EXPIRED|Transaction too old/)
  })
})

describe.each(['v3', 'both'])('a split by the router of the venue %s', (venue) => {
  it.each([
    ['tokens for tokens', 'one', 'two'],
    ['ether for tokens', 'ether', 'two'],
    ['tokens for ether', 'two', 'ether'],
  ] as const)('delivers the quoted output of a split of %s, more than one path pays', async (_what, from, to) => {
    const amount = from === 'ether' ? ETHER : 15n * ETHER
    const planned = await plan(venue, from, to, amount)
    expect(planned.swap.swap_operations).toBeUndefined()
    const parts = planned.swap.swap_routes!.map((route) => BigInt(route.swap_amount_in))
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.reduce((sum, part) => sum + part)).toBe(amount)
    expect(planned.amountOut).toBeGreaterThan((await plan(venue, from, to, amount, SINGLE)).amountOut)
    expect(await execute(planned, to)).toBe(planned.amountOut)
  })

  it('pays an affiliate of a split as quoted', async () => {
    const affiliate = freshAddress(1)
    for (const [to, bps] of [
      ['one', '1'],
      ['ether', '100'],
    ] as const) {
      const planned = await plan(venue, 'two', to, 15n * ETHER + 7n, { cumulative_affiliate_fee_bps: bps })
      const whole = (await plan(venue, 'two', to, 15n * ETHER + 7n)).amountOut
      const affiliates = [{ address: affiliate, basis_points_fee: bps }]
      const transaction = await transactionOf(planned, { chain_ids_to_affiliates: { [CHAIN]: { affiliates } } })
      await approve(transaction)
      expect(await gained(to, transaction)).toBe(planned.amountOut)
      expect(to === 'ether' ? await etherOf(affiliate) : await balanceOf(world.tokens[to], affiliate)).toBe(whole - planned.amountOut)
    }
  })
})

describe.each(['v3', 'both'])('the router of the venue %s, where liquidity ends', (venue) => {
  it('refunds the ether that no pool accepts', async () => {
    const { v3, owner, tokens } = world
    const { weth, three } = tokens
    // A hundred tokens for an ether, and about as many in all.
    const [sqrtPrice, tick] = weth.address < three.address ? [10n * 2n ** 96n, 46_000] : [2n ** 96n / 10n, -46_000]
    await v3.pool(weth, three, 10_000, sqrtPrice)
    await v3.mint(weth, three, 10_000, [tick - 600, tick + 600], 100n * ETHER)
    const planned = await plan(venue, 'ether', 'three', (ETHER * 6n) / 10n, SINGLE)
    const transaction = await transactionOf(planned, { slippage_tolerance_percent: '60' })
    await v3.swapIn(weth, three, 10_000, (ETHER * 6n) / 10n, owner.address)
    const before = await etherOf(user.address)
    const got = await gained('three', transaction)
    const spent = before - (await etherOf(user.address))
    expect(got).toBeLessThan(planned.amountOut)
    expect([spent < ETHER / 2n, spent > ETHER / 4n]).toEqual([true, true])
    expect([await etherOf(PLACES.swapRouter), await etherOf(PLACES.swapRouter02)]).toEqual([0n, 0n])
  })
})

/** The same trades in every run: each is a transaction, and too few fit into one run to look for others. */
const SEED = 2026

describe('random routes by a router', () => {
  const names = ['ether', 'weth', 'one', 'two', 'three', 'four'] as const
  const amounts = fc.integer({ min: 40, max: 61 }).chain((bits) => fc.bigInt({ min: 1n << BigInt(bits - 1), max: 1n << BigInt(bits) }))
  const cases = fc.record({ ends: fc.shuffledSubarray([...names], { minLength: 2, maxLength: 2 }), amount: amounts, trade: amounts })

  it('delivers the quoted output of any swap by a router, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ ends: [from, to], amount, trade }) => {
        // Trades of another account move the prices, so that paths through many pools pay.
        await world.v3.swapIn(world.tokens.one, world.tokens.two, 3000, trade, OWNER)
        const planned = await plan('both', from!, to!, amount).catch(() => undefined)
        fc.pre(planned !== undefined)
        expect(await execute(planned, to!)).toBe(planned.amountOut)
      }),
      { numRuns: 10, seed: SEED },
    )
  })
})

describe('SwapRouter02', () => {
  it('swaps by SwapRouter02 through pairs and pools along one path', async () => {
    const planned = await plan('both', 'two', 'four', ETHER)
    const used = planned.swap.swap_operations!.map(({ pool }) => pool.toLowerCase())
    const { v2, v3, owner, tokens } = world
    const pool = await owner.read<Hex>(v3.factory, 'getPool', [tokens.three.address, tokens.four.address, 3000])
    expect(used.slice(-2)).toEqual([(await v2.pair(tokens.two, tokens.three)).address, pool.toLowerCase()])
    expect(await execute(planned, 'four')).toBe(planned.amountOut)
    const back = await plan('both', 'four', 'ether', ETHER)
    expect(await execute(back, 'ether')).toBe(back.amountOut)
  })

  it('splits by SwapRouter02 over pairs and pools', async () => {
    const { swap } = await plan('both', 'one', 'two', 15n * ETHER)
    const pair = (await world.v2.pair(world.tokens.one, world.tokens.two)).address
    const used = swap.swap_routes!.flatMap((route) => route.swap_operations.map(({ pool }) => pool.toLowerCase()))
    expect(used).toContain(pair)
    expect(used.filter((pool) => pool !== pair).length).toBeGreaterThan(0)
  })

  it.each([
    ['ether', 'two'],
    ['two', 'ether'],
    ['one', 'two'],
  ] as const)('accepts the calldata of the operation for a swap by SwapRouter02 of %s for %s', async (from, to) => {
    for (const amount of [ETHER / 100n, 2n * ETHER]) {
      const { swap, amountOut } = await plan('both', from, to, amount)
      if (from !== 'ether') await user.send(world.tokens[from], 'approve', [PLACES.swapRouter02, amount])
      const call = { to: PLACES.swapRouter02, data: swap.swap_calldata, value: from === 'ether' ? `${amount}` : '0' }
      expect(await gained(to, { ...(call as EvmTransaction) })).toBe(amountOut)
    }
  })
})

describe('limits of a router', () => {
  const missing = 'no message can be built: the snapshot has no'

  it('plans no split for Router02, which takes one path', async () => {
    expect((await plan('v2', 'one', 'two', 15n * ETHER)).swap).toMatchObject({ swap_operations: [expect.anything()], swap_calldata: '0x' })
  })

  it('builds no swap by a router for affiliates that it cannot pay', async () => {
    const send = async (venue: string, shares: readonly string[]) => {
      const bps = shares.reduce((sum, share) => sum + Number(share), 0)
      const planned = await plan(venue, 'one', 'two', ETHER, { cumulative_affiliate_fee_bps: `${bps}` })
      const affiliates = shares.map((share, i) => ({ address: freshAddress(i), basis_points_fee: share }))
      return transactionOf(planned, { chain_ids_to_affiliates: { [CHAIN]: { affiliates } } })
    }
    await expect(send('v3', ['10', '10'])).rejects.toThrow(`${missing} contract that pays several affiliates for the venue v3 on ${CHAIN}`)
    await expect(send('v3', ['101'])).rejects.toThrow(
      `${missing} contract that pays an affiliate more than 1 % for the venue v3 on ${CHAIN}`,
    )
    await expect(send('v2', ['10'])).rejects.toThrow(`${missing} contract that pays affiliates for the venue v2 on ${CHAIN}`)
  })

  it('builds no split in which a path would take the input of another', async () => {
    const { v2, v3, owner, tokens } = world
    const { route } = await plan('both', 'ether', 'two', ETHER)
    const pair = (await v2.pair(tokens.one, tokens.weth)).address
    const poolOf = (one: DeployedContract, two: DeployedContract) =>
      owner.read<Hex>(v3.factory, 'getPool', [one.address, two.address, 3000])
    const hop = (pool: Hex, from: Name, to: Name) => ({ pool: getAddress(pool), denom_in: denomOf(from), denom_out: denomOf(to) })
    const wrap = hop(PLACES.weth, 'ether', 'weth')
    const there = hop(await poolOf(tokens.weth, tokens.two), 'weth', 'two')
    const [first, second] = [hop(pair, 'weth', 'one'), hop(await poolOf(tokens.one, tokens.weth), 'one', 'weth')]
    const half = (hops: unknown[]) => ({ swap_amount_in: `${ETHER / 2n}`, denom_in: NATIVE, swap_operations: hops })
    const { swap_operations: _, ...swap } = route.operations[0]!.evm_swap as unknown as EvmSwap
    const operation = {
      evm_swap: { ...swap, swap_routes: [half([wrap, first, second, there]), half([wrap, there])] },
      ...{ tx_index: 0, amount_in: route.amount_in, amount_out: '1' },
    }
    const send = transactionOf({ route: { ...route, amount_out: '1', operations: [operation] } } as unknown as Planned)
    await expect(send).rejects.toThrow(`${missing} router that keeps these paths apart for the venue both on ${CHAIN}`)
  })

  it('exchanges ether and its wrapped form by the wrapping contract, without a router', async () => {
    for (const [from, to] of [
      ['ether', 'weth'],
      ['weth', 'ether'],
    ] as const) {
      const planned = await plan('v2', from, to, ETHER)
      const transaction = await transactionOf(planned)
      expect(transaction).toMatchObject({ to: PLACES.weth, required_erc20_approvals: [] })
      expect(await gained(to, transaction)).toBe(ETHER)
    }
  })
})
