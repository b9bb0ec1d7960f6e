import { createNode, type Hex, type Node } from 'evmbed'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contractAt, type DeployedContract } from '../../contracts/deployer.js'
import { UniswapV2, uniswapV2Core } from '../../contracts/uniswap-v2.js'
import { CHAIN, freshAddress, type Quote, quoteSwap } from './quote.js'

const NEVER = 2n ** 256n - 1n
const ETHER = 10n ** 18n
/** Thousandths that the pairs of the second venue keep. */
const OTHER_FEE = 11
const OTHER_CORE = uniswapV2Core(OTHER_FEE)
const MOST = 2n ** 112n - 1n

// The addresses follow from the first account and its nonces, so the planner can be configured before the contracts exist.
const FACTORY = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
const WETH = '0xe7f1725e7734ce288f8367e1bb143e90bb3f0512'
const ROUTER = '0x9fe46736679d2d9a65f0992f2272de9f3c7fa6e0'
const OTHER_FACTORY = '0xcf7ed3acca5a467e9e704c703e8d87f634fb0fc9'

let node: Node
let uniswap: UniswapV2
let otherFactory: DeployedContract
let one: DeployedContract
let two: DeployedContract
let three: DeployedContract
let recipient: Hex
let recipients = 0

beforeAll(async () => {
  node = await createNode({
    planner: {
      snapshot: { chains: [] },
      live: [
        {
          wrappedNative: WETH,
          venues: [
            { name: 'uniswap', design: 'uniswap-v2', factory: FACTORY, router: ROUTER },
            { name: 'other', design: 'uniswap-v2', factory: OTHER_FACTORY, feePpm: OTHER_FEE * 1000 },
          ],
        },
      ],
    },
  })
  uniswap = await UniswapV2.deploy((method, params) => node.call(method, params), node.accounts[0]!.address)
  otherFactory = await uniswap.owner.deploy(OTHER_CORE.factory, [uniswap.owner.address])
  expect([uniswap.factory, uniswap.weth, uniswap.router, otherFactory].map(({ address }) => address)).toEqual([
    FACTORY,
    WETH,
    ROUTER,
    OTHER_FACTORY,
  ])
  one = await uniswap.token('ONE')
  two = await uniswap.token('TWO')
  three = await uniswap.token('THREE')
  await uniswap.addLiquidity(one, 1000n * ETHER, two, 4000n * ETHER)
  await uniswap.addLiquidity(two, 10_000n * ETHER, three, 9000n * ETHER)
  await uniswap.addEther(one, 1000n * ETHER, 100n * ETHER)
  const { owner } = uniswap
  await owner.send(otherFactory, 'createPair', [one.address, two.address])
  await pour(await otherPair(), 1001n, 1001n)
  await owner.send(await otherPair(), 'mint', [owner.address])
})
afterAll(() => node.close())
beforeEach(() => {
  recipient = freshAddress(recipients++)
})

async function otherPair(): Promise<DeployedContract> {
  return contractAt(await uniswap.owner.read<Hex>(otherFactory, 'getPair', [one.address, two.address]), uniswapV2Core().pair.abi)
}

/** Sends tokens to a pair, of `one` and `two`. */
async function pour(pair: DeployedContract, amountOne: bigint, amountTwo: bigint): Promise<void> {
  await uniswap.owner.send(one, 'transfer', [pair.address, amountOne])
  await uniswap.owner.send(two, 'transfer', [pair.address, amountTwo])
}

const balance = (token: DeployedContract, of: Hex) => uniswap.owner.read<bigint>(token, 'balanceOf', [of])
const tokensAlong = ({ hops }: Quote) => [hops[0]!.denom_in, ...hops.map(({ denom_out }) => denom_out)]

/** Swaps in the pairs of a route themselves: each sends what it pays to the next. The last one is asked for `amounts.at(-1)`. */
async function swapInPairs({ hops, amountIn }: Quote, amounts: readonly bigint[]): Promise<void> {
  const { abi } = uniswapV2Core().pair
  const first = contractAt(hops[0]!.denom_in, one.abi)
  await uniswap.owner.send(first, 'transfer', [hops[0]!.pool, amountIn])
  for (const [i, { pool, denom_in, denom_out }] of hops.entries()) {
    const isFirstToken = BigInt(denom_in) < BigInt(denom_out)
    const out = isFirstToken ? [0n, amounts[i + 1]] : [amounts[i + 1], 0n]
    await uniswap.owner.send(contractAt(pool, abi), 'swap', [...out, hops[i + 1]?.pool ?? recipient, '0x'])
  }
}

describe('a route over the pairs of the own chain', () => {
  it('quotes a route over several pairs to the last unit', async () => {
    const quote = await quoteSwap(node, one.address, three.address, { in: 7n * ETHER + 12_345n })
    expect(quote.hops).toHaveLength(2)
    const amounts = await uniswap.owner.read<bigint[]>(uniswap.router, 'getAmountsOut', [quote.amountIn, tokensAlong(quote)])
    expect(amounts.at(-1)).toBe(quote.amountOut)
    await swapInPairs(quote, amounts)
    expect(await balance(three, recipient)).toBe(quote.amountOut)
  })

  it('quotes a swap by the router to the last unit', async () => {
    const quote = await quoteSwap(node, three.address, one.address, { in: 31n * ETHER + 1n })
    const terms = [quote.amountIn, quote.amountOut, tokensAlong(quote), recipient, NEVER]
    await uniswap.owner.send(three, 'approve', [uniswap.router.address, NEVER])
    await uniswap.owner.send(uniswap.router, 'swapExactTokensForTokens', terms)
    expect(await balance(one, recipient)).toBe(quote.amountOut)
  })

  it('builds a transaction that delivers the quote to the last unit', async () => {
    const ends = {
      source_asset_chain_id: CHAIN,
      source_asset_denom: one.address,
      dest_asset_chain_id: CHAIN,
      dest_asset_denom: three.address,
    }
    const { amount_in, amount_out, operations } = await node.planner.route({
      ...ends,
      amount_in: `${3n * ETHER}`,
      allow_unsafe: true,
      smart_swap_options: { evm_swaps: true },
    })
    const me = uniswap.owner.address
    const terms = { address_list: [me], slippage_tolerance_percent: '0' }
    const { txs } = await node.transfers.messages({ ...ends, amount_in, amount_out, operations, ...terms })
    const { to, data, value } = txs[0]!.evm_tx!
    const before = await balance(three, me)
    await uniswap.owner.transact({ to, data: `0x${data}`, value: `0x${BigInt(value).toString(16)}` })
    expect((await balance(three, me)) - before).toBe(BigInt(amount_out))
  })

  it('plans routes over pairs from ether and to ether', async () => {
    const { owner, router, weth } = uniswap
    const there = await quoteSwap(node, 'ethereum-native', two.address, { in: ETHER })
    // The router wraps by itself.
    const path = [weth.address, one.address, two.address]
    expect(there.hops.map(({ pool }) => pool.toLowerCase())[0]).toBe(weth.address)
    await owner.send(router, 'swapExactETHForTokens', [there.amountOut, path, recipient, NEVER], there.amountIn)
    expect(await balance(two, recipient)).toBe(there.amountOut)

    const back = await quoteSwap(node, two.address, 'ethereum-native', { in: 5n * ETHER })
    await owner.send(router, 'swapExactTokensForETH', [back.amountIn, back.amountOut, path.toReversed(), recipient, NEVER])
    expect(BigInt(await node.request('eth_getBalance', [recipient, 'latest']))).toBe(back.amountOut)
  })

  it('quotes an exact output with an input that delivers it, at most that of the router', async () => {
    const wanted = 17n * ETHER + 1n
    const quote = await quoteSwap(node, one.address, three.address, { out: wanted })
    const path = tokensAlong(quote)
    const [asked] = await uniswap.owner.read<bigint[]>(uniswap.router, 'getAmountsIn', [wanted, path])
    // The router adds a unit in each pair, also where the division leaves no rest.
    expect(asked! - quote.amountIn).toBeGreaterThanOrEqual(0n)
    expect(asked! - quote.amountIn).toBeLessThanOrEqual(2n)
    const amounts = await uniswap.owner.read<bigint[]>(uniswap.router, 'getAmountsOut', [quote.amountIn, path])
    const less = await uniswap.owner.read<bigint[]>(uniswap.router, 'getAmountsOut', [quote.amountIn - 1n, path])
    expect(less.at(-1)).toBeLessThan(wanted)
    await swapInPairs(quote, [...amounts.slice(0, -1), wanted])
    expect(await balance(three, recipient)).toBe(wanted)
  })

  it('quotes an exact output at the price of the router if the division has a remainder', async () => {
    const quote = await quoteSwap(node, one.address, two.address, { out: 1_000_003n })
    const [asked] = await uniswap.owner.read<bigint[]>(uniswap.router, 'getAmountsIn', [1_000_003n, tokensAlong(quote)])
    expect(asked).toBe(quote.amountIn)
  })

  it('reads new pairs, and the reserves after a swap in the last block', async () => {
    const four = await uniswap.token('FOUR')
    await uniswap.addLiquidity(three, ETHER, four, 2n * ETHER)
    const before = await quoteSwap(node, three.address, four.address, { in: 1000n })
    await uniswap.owner.send(uniswap.router, 'swapExactTokensForTokens', [
      ETHER,
      0n,
      [three.address, four.address],
      uniswap.owner.address,
      NEVER,
    ])
    const after = await quoteSwap(node, three.address, four.address, { in: 1000n })
    expect(after.amountOut).toBeLessThan(before.amountOut)
    expect(await uniswap.owner.read<bigint[]>(uniswap.router, 'getAmountsOut', [1000n, tokensAlong(after)])).toEqual([
      1000n,
      after.amountOut,
    ])
  })
})

describe('a quote of one pair', () => {
  /** Reserves of all sizes: what is poured in has a random number of bits. */
  const poured = fc.integer({ min: 1, max: 111 }).chain((bits) => fc.bigInt({ min: 0n, max: 1n << BigInt(bits) }))
  const cases = fc.record({ poured: fc.tuple(poured, poured), amount: poured, isTwo: fc.boolean(), isOther: fc.boolean() })

  it('quotes a pair exactly for any reserves, fee and amount: one unit more reverts', async () => {
    const { owner } = uniswap
    const pairs = { uniswap: await uniswap.pair(one, two), other: await otherPair() }
    await fc.assert(
      fc.asyncProperty(cases, async ({ poured: [intoOne, intoTwo], amount, isTwo, isOther }) => {
        const start = await node.request('evm_snapshot')
        const venue = isOther ? 'other' : 'uniswap'
        const pair = pairs[venue]
        const [tokenIn, tokenOut] = isTwo ? [two, one] : [one, two]
        const amountIn = amount + 1n
        await pour(pair, intoOne, intoTwo)
        await owner.send(pair, 'sync')
        const [reserveIn] = await uniswap.reserves(pair, tokenIn, tokenOut)
        const quote = await quoteSwap(node, tokenIn.address, tokenOut.address, { in: amountIn }, venue).catch(() => undefined)
        await owner.send(tokenIn, 'transfer', [pair.address, amountIn])
        const swap = (out: bigint) =>
          owner.send(pair, 'swap', [...(tokenIn.address < tokenOut.address ? [0n, out] : [out, 0n]), recipient, '0x'])
        if (quote) {
          const before = await balance(tokenOut, recipient)
          await expect(swap(quote.amountOut + 1n)).rejects.toThrow()
          await swap(quote.amountOut)
          expect((await balance(tokenOut, recipient)) - before).toBe(quote.amountOut)
        } else {
          // The pair would hold more than it can count, or pays nothing for so little.
          await expect(swap(1n)).rejects.toThrow(reserveIn + amountIn > MOST ? 'UniswapV2: OVERFLOW' : 'UniswapV2: K')
        }
        await node.request('evm_revert', [start])
      }),
      { numRuns: 25 },
    )
  })
})
