import { createNode, type Hex, type Node } from 'evmbed'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { artifact } from '../../contracts/compile.js'
import type { DeployedContract } from '../../contracts/deployer.js'
import { UniswapV3 } from '../../contracts/uniswap-v3.js'
import { freshAddress, quoteSwap } from './quote.js'

// The first contract of the first account.
const FACTORY = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
const ETHER = 10n ** 18n
const Q96 = 2n ** 96n
const FEE = 3000

let node: Node
let uniswap: UniswapV3
/** In the order of their addresses. */
let token0: DeployedContract
let token1: DeployedContract
let pool: DeployedContract

beforeAll(async () => {
  node = await createNode({
    planner: { snapshot: { chains: [] }, live: [{ venues: [{ name: 'uniswap', design: 'uniswap-v3', factory: FACTORY }] }] },
  })
  uniswap = await UniswapV3.deploy((method, params) => node.call(method, params), node.accounts[0]!.address)
  expect(uniswap.factory.address).toBe(FACTORY)
  const { owner } = uniswap
  const tokens = [
    await owner.deploy(artifact('Token'), ['Zero', 'ZERO', 10n ** 40n]),
    await owner.deploy(artifact('Token'), ['One', 'ONE', 10n ** 40n]),
  ]
  for (const token of tokens) await uniswap.approve(token)
  const [first, second] = tokens.toSorted((a, b) => (a.address < b.address ? -1 : 1))
  token0 = first!
  token1 = second!
  // Half a token 1 for a token 0, and liquidity near the price, around it, below a gap, and everywhere.
  pool = await uniswap.pool(token0, token1, FEE, (Q96 * 70n) / 99n)
  for (const [ticks, amount] of [
    [[-7020, -6840], 300n * ETHER],
    [[-9000, -4980], 100n * ETHER],
    [[-12_000, -10_020], 50n * ETHER],
    [[-887_220, 887_220], ETHER],
  ] as const) {
    await uniswap.mint(token0, token1, FEE, ticks, amount)
  }
})
afterAll(() => node.close())

const balance = (token: DeployedContract, of: Hex) => uniswap.owner.read<bigint>(token, 'balanceOf', [of])
const tickNow = async () => (await uniswap.owner.read<[bigint, number]>(pool, 'slot0'))[1]
const inputs = [
  ['between two ticks', ETHER],
  ['of one unit', 1n],
  ['over the end of a position', 500n * ETHER],
  ['over a gap', 900n * ETHER],
  ['far into the thin liquidity at the end', 20_000n * ETHER],
] as const
/** Thousandths of what the pool has. */
const outputs = [
  ['between two ticks', 1n],
  ['over the end of a position', 700n],
  ['of nearly all', 990n],
] as const
const directions = [
  ['token 0 for token 1', () => [token0, token1] as const],
  ['token 1 for token 0', () => [token1, token0] as const],
] as const

describe.each(directions)('a swap of %s', (_direction, tokens) => {
  let start: Hex
  beforeEach(async () => {
    start = await node.request('evm_snapshot')
  })
  afterEach(async () => {
    await node.request('evm_revert', [start])
  })

  it.each(inputs)('delivers the quoted output of an exact input %s', async (_size, amountIn) => {
    const [from, to] = tokens()
    const recipient = freshAddress(1)
    const quote = await quoteSwap(node, from.address, to.address, { in: amountIn }).catch(() => undefined)
    const before = await balance(to, recipient)
    await uniswap.swapIn(from, to, FEE, amountIn, recipient)
    const paid = (await balance(to, recipient)) - before
    // A single unit is all fee: there is no route then.
    expect(quote?.amountOut ?? 0n).toBe(paid)
  })

  it.each(outputs)('spends the quoted input of an exact output %s', async (_size, share) => {
    const [from, to] = tokens()
    const wanted = ((await balance(to, pool.address)) * share) / 1000n
    const { owner, quoter } = uniswap
    const terms = { tokenIn: from.address, tokenOut: to.address, fee: FEE, sqrtPriceLimitX96: 0n }
    const paidFor = async (amountIn: bigint) => (await owner.read<[bigint]>(quoter, 'quoteExactInputSingle', [{ ...terms, amountIn }]))[0]
    const quote = await quoteSwap(node, from.address, to.address, { out: wanted })
    expect(await paidFor(quote.amountIn)).toBeGreaterThanOrEqual(wanted)
    expect(await paidFor(quote.amountIn - 1n)).toBeLessThan(wanted)

    const before = await balance(from, owner.address)
    await uniswap.swapOut(from, to, FEE, wanted, freshAddress(2))
    const cost = before - (await balance(from, owner.address))
    // The pool rounds an exact output once more in every stretch between ticks; asked for the same by its input it is content with less.
    expect(cost - quote.amountIn).toBeGreaterThanOrEqual(0n)
    expect(cost - quote.amountIn).toBeLessThanOrEqual(8n)
  })
})

describe('a pool with concentrated liquidity', () => {
  it('swaps across ticks in both directions', async () => {
    const start = await tickNow()
    await uniswap.swapIn(token0, token1, FEE, 3000n * ETHER, uniswap.owner.address)
    const low = await tickNow()
    await uniswap.swapIn(token1, token0, FEE, 3000n * ETHER, uniswap.owner.address)
    expect([low < start, (await tickNow()) > low]).toEqual([true, true])
  })

  it('reads a pool again after a position is opened and closed', async () => {
    const tick = 60 * Math.floor((await tickNow()) / 60)
    const quoted = async () => {
      const { amountOut } = await quoteSwap(node, token0.address, token1.address, { in: ETHER })
      const terms = { tokenIn: token0.address, tokenOut: token1.address, fee: FEE, amountIn: ETHER, sqrtPriceLimitX96: 0n }
      expect((await uniswap.owner.read<[bigint]>(uniswap.quoter, 'quoteExactInputSingle', [terms]))[0]).toBe(amountOut)
      return amountOut
    }
    const before = await quoted()
    await uniswap.mint(token0, token1, FEE, [tick - 120, tick + 120], 1000n * ETHER)
    expect(await quoted()).toBeGreaterThan(before)
    const { owner, positions } = uniswap
    const position = 5n
    const liquidity = (await owner.read<unknown[]>(positions, 'positions', [position]))[7]
    await owner.send(positions, 'decreaseLiquidity', [
      { tokenId: position, liquidity, amount0Min: 0n, amount1Min: 0n, deadline: 2n ** 256n - 1n },
    ])
    expect(await quoted()).toBe(before)
    await node.planner.refresh()
    expect(await quoted()).toBe(before)
  })

  it('leaves out a pool without a price until it has one', async () => {
    const { owner, factory } = uniswap
    await owner.send(factory, 'createPool', [token0.address, token1.address, 10_000])
    await expect(quoteSwap(node, token0.address, token1.address, { in: ETHER })).resolves.toBeDefined()
    const address = (await owner.read<Hex>(factory, 'getPool', [token0.address, token1.address, 10_000])).toLowerCase()
    expect(node.planner.live[0]).toMatchObject({ pools: 1, leftOut: [{ venue: 'uniswap', pool: address, reason: 'it has no price yet' }] })
    await uniswap.pool(token0, token1, 10_000, Q96)
    await quoteSwap(node, token0.address, token1.address, { in: ETHER })
    expect(node.planner.live[0]).toMatchObject({ pools: 2, leftOut: [] })
  })
})
