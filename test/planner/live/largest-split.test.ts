import { createNode, type Hex, type Node } from 'evmbed'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artifact } from '../../contracts/compile.js'
import type { DeployedContract } from '../../contracts/deployer.js'
import { UniswapV3 } from '../../contracts/uniswap-v3.js'
import { CHAIN, freshAddress } from './quote.js'

const ETHER = 10n ** 18n
const Q96 = 2n ** 96n
const FEE = 3000
const ENDS = [-887_220, 887_220] as const
/** Gas that a transaction may have (EIP-7825). */
const MOST_GAS = 2n ** 24n
/** Paths of a split, and pools in each of them, at most. */
const PATHS = 16
const POOLS = 4

let node: Node
beforeAll(async () => {
  node = await createNode({ planner: { snapshot: { chains: [] } } })
})
afterAll(() => node.close())

type Couple = readonly [from: Hex, to: Hex]
interface Pool {
  readonly address: Hex
  readonly tokens: Couple
}

/** Pools of v3 at a price of one, with the same liquidity everywhere. */
function planOver(pools: readonly Pool[], router: Hex, liquidity: bigint): Promise<void> {
  const tokens = [...new Set(pools.flatMap((pool) => pool.tokens))]
  return node.planner.update({
    chains: [{ chain_id: CHAIN, chain_name: 'evmbed', chain_type: 'evm' }],
    assets: tokens.map((token) => ({ chain_id: CHAIN, denom: getAddress(token), token_contract: getAddress(token), decimals: 18 })),
    venues: [{ name: 'v3', chain_id: CHAIN, router_address: router, router_design: 'uniswap-v3' }],
    pools: pools.map((pool) => ({
      ...{ pool: getAddress(pool.address), venue: 'v3', chain_id: CHAIN, type: 'concentrated', fee_ppm: FEE },
      ...{ denoms: pool.tokens.toSorted().map((token) => getAddress(token)), sqrt_price_x96: `${Q96}`, tick: 0, tick_spacing: 60 },
      liquidity: `${liquidity}`,
      ticks: ENDS.map((tick) => ({ tick, liquidity_net: `${tick < 0 ? liquidity : -liquidity}` })),
    })),
  })
}

/** The transaction of a split into equal parts. */
async function transactionOf([from, to]: Couple, paths: readonly (readonly Pool[])[]) {
  const amount_in = `${ETHER * BigInt(paths.length)}`
  const [denom_in, denom_out] = [getAddress(from), getAddress(to)]
  const swap_routes = paths.map((pools) => ({
    swap_amount_in: `${ETHER}`,
    swap_operations: pools.map(({ address, tokens }) => ({
      pool: getAddress(address),
      denom_in: getAddress(tokens[0]),
      denom_out: getAddress(tokens[1]),
    })),
  }))
  const swap = { from_chain_id: CHAIN, denom_in, denom_out, swap_venues: [{ name: 'v3', chain_id: CHAIN }], swap_routes }
  const { txs } = await node.transfers.messages({
    ...{ source_asset_chain_id: CHAIN, source_asset_denom: denom_in, dest_asset_chain_id: CHAIN, dest_asset_denom: denom_out },
    ...{ amount_in, amount_out: '1', address_list: [node.accounts[0]!.address] },
    operations: [{ evm_swap: swap, tx_index: 0, amount_in, amount_out: '1' }],
  })
  return txs[0]!.evm_tx!
}

describe('a split by a router', () => {
  it(`quotes and builds a split of at most ${PATHS} paths`, async () => {
    const tokens: Couple = [freshAddress(1), freshAddress(2)]
    const pools = Array.from({ length: 40 }, (_, i): Pool => ({ address: freshAddress(100 + i), tokens }))
    await planOver(pools, freshAddress(3), 1000n * ETHER)
    const { operations } = await node.planner.route({
      ...{ source_asset_chain_id: CHAIN, source_asset_denom: tokens[0], dest_asset_chain_id: CHAIN, dest_asset_denom: tokens[1] },
      ...{ amount_in: `${1000n * ETHER}`, allow_unsafe: true, smart_swap_options: { evm_swaps: true, split_routes: true } },
    })
    expect(operations).toMatchObject([{ evm_swap: { swap_routes: Array.from({ length: PATHS }, () => expect.anything()) } }])
    const paths = pools.map((pool) => [pool])
    expect((await transactionOf(tokens, paths.slice(0, PATHS))).data).not.toBe('')
    await expect(transactionOf(tokens, paths.slice(0, PATHS + 1))).rejects.toThrow(
      `Invalid operations[0]: swap_routes is no list of at most ${PATHS} objects`,
    )
  })

  it('uses at most half of the gas limit of a transaction for the largest split, over pools that no other path uses', async () => {
    const uniswap = await UniswapV3.deploy(node.call.bind(node), node.accounts[0]!.address)
    const { owner, router } = uniswap
    const tokens: DeployedContract[] = []
    for (let i = 0; i < 5; i++) {
      tokens.push(await owner.deploy(artifact('Token'), ['Token', 'T', 10n ** 36n]))
      await uniswap.approve(tokens[i]!)
    }
    let liquidity = 0n
    const path = async (...along: readonly number[]): Promise<readonly Pool[]> => {
      const pools: Pool[] = []
      for (const [i, at] of along.slice(1).entries()) {
        const [from, to] = [tokens[along[i]!]!, tokens[at]!]
        const pool = await uniswap.pool(from, to, FEE, Q96)
        await uniswap.mint(from, to, FEE, ENDS, 1000n * ETHER)
        liquidity = await owner.read<bigint>(pool, 'liquidity')
        pools.push({ address: pool.address, tokens: [from.address, to.address] })
      }
      return pools
    }
    const paths = [await path(0, 1, 2, 3, 4), await path(0, 2, 4), await path(0, 3, 1, 4)]
    await planOver(paths.flat(), router.address, liquidity)
    const { to, data } = await transactionOf([tokens[0]!.address, tokens[4]!.address], paths)
    const { gasUsed } = await owner.transact({ to, data: `0x${data}` })
    const gasOfOne = BigInt(gasUsed) / BigInt(paths.flat().length)
    expect(gasOfOne * BigInt(PATHS * POOLS)).toBeLessThan(MOST_GAS / 2n)
  })
})
