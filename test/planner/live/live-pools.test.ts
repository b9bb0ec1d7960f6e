import { createNode, type Json, type Node } from 'evmbed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artifact } from '../../contracts/compile.js'
import type { DeployedContract } from '../../contracts/deployer.js'
import { UniswapV2 } from '../../contracts/uniswap-v2.js'
import { ManualClock } from '../../support/manual-clock.js'
import { quoteSwap } from './quote.js'

const ETHER = 10n ** 18n

/** Another chain, with two pairs. */
let remote: Node
let uniswap: UniswapV2
let one: DeployedContract
let two: DeployedContract
let pair: DeployedContract
let multicall: DeployedContract
let asked: string[] = []

const rpc = (method: string, params: readonly Json[]): Promise<Json> => {
  asked.push(method)
  return remote.call(method, params)
}

beforeAll(async () => {
  remote = await createNode({ planner: { snapshot: { chains: [] } } })
  uniswap = await UniswapV2.deploy((method, params) => remote.call(method, params), remote.accounts[0]!.address)
  one = await uniswap.token('ONE')
  two = await uniswap.token('TWO')
  pair = await uniswap.addLiquidity(one, 1000n * ETHER, two, 1000n * ETHER)
  await uniswap.addEther(one, 10n * ETHER, ETHER)
  multicall = await uniswap.owner.deploy(artifact('Multicall3'))
})
afterAll(() => remote.close())

/** A node whose planner reads the pools of the other chain, and lets go of it afterwards. */
async function withPlanner(live: Record<string, unknown>, work: (node: Node) => Promise<void>, clock?: ManualClock): Promise<void> {
  const node = await createNode({
    chainId: 777,
    ...(clock ? { clock } : {}),
    planner: {
      snapshot: { chains: [] },
      live: [{ chainId: '31337', rpc, venues: [{ name: 'uniswap', design: 'uniswap-v2', factory: uniswap.factory.address }], ...live }],
    },
  })
  asked = []
  try {
    await work(node)
  } finally {
    await node.close()
  }
}

const quote = (node: Node) => quoteSwap(node, one.address, two.address, { in: ETHER })
const times = (method: string) => asked.filter((each) => each === method).length
/** Asks the router for the current output of the pair. */
const paid = async () => (await uniswap.owner.read<bigint[]>(uniswap.router, 'getAmountsOut', [ETHER, [one.address, two.address]]))[1]

async function swapSomething(): Promise<void> {
  await uniswap.owner.send(uniswap.router, 'swapExactTokensForTokens', [
    ETHER,
    0n,
    [one.address, two.address],
    uniswap.owner.address,
    2n ** 255n,
  ])
}

describe('the pools of another chain', () => {
  it('reads the pools of another chain with the first question, and again on refresh', async () => {
    await withPlanner({}, async (node) => {
      expect(asked).toEqual([])
      const before = await quote(node)
      expect(before.amountOut).toBe(await paid())
      await swapSomething()
      asked = []
      expect(await quote(node)).toEqual(before)
      expect(asked).toEqual([])
      expect(await node.planner.refresh()).toMatchObject([{ chainId: '31337', pools: 2, leftOut: [], error: undefined }])
      expect((await quote(node)).amountOut).toBe(await paid())
    })
  })

  it('follows another chain from block to block on request, and reads only changed pools', async () => {
    await withPlanner({ follow: true }, async (node) => {
      await quote(node)
      asked = []
      await quote(node)
      expect(asked).toEqual(['eth_getBlockByNumber'])
      await swapSomething()
      asked = []
      expect((await quote(node)).amountOut).toBe(await paid())
      // The reserves of the one pair that has traded.
      expect(times('eth_call')).toBe(1)
    })
  })

  it('keeps live pools in a fork of the node, and follows them there', async () => {
    await withPlanner({ follow: true }, async (node) => {
      const before = await quote(node)
      const fork = await node.fork()
      const second = await fork.fork()
      asked = []
      expect(await quote(second)).toEqual(before)
      expect(asked).toEqual(['eth_getBlockByNumber'])
      await swapSomething()
      expect((await quote(second)).amountOut).toBe(await paid())
      expect([fork.planner.live, node.planner.live].map(([chain]) => chain?.block?.number)).toEqual(
        [second, second].map(({ planner }) => planner.live[0]!.block!.number - 1n),
      )
      await fork.close()
      await second.close()
    })
  })

  it('reads pools in batches where Multicall3 is deployed', async () => {
    await withPlanner({ multicall: multicall.address }, async (node) => {
      expect((await quote(node)).amountOut).toBe(await paid())
      // The length of the list stands alone; the list, the tokens, the reserves and the names travel together.
      expect(times('eth_call')).toBe(5)
    })
    await withPlanner({ multicall: false }, async (node) => {
      expect((await quote(node)).amountOut).toBe(await paid())
      expect(times('eth_call')).toBeGreaterThan(10)
    })
  })

  it('reads the pools of a list, or those between some tokens', async () => {
    const venue = { name: 'uniswap', design: 'uniswap-v2' }
    const tokens = [one.address, two.address]
    for (const where of [
      { pools: [pair.address] },
      { factory: uniswap.factory.address, tokens },
      { factory: uniswap.factory.address, limit: 1 },
    ]) {
      await withPlanner({ venues: [{ ...venue, ...where }] }, async (node) => {
        expect((await quote(node)).hops).toHaveLength(1)
        expect(node.planner.live[0]?.pools).toBe(1)
      })
    }
  })

  it('names tokens of live pools as their contracts do', async () => {
    await withPlanner({ wrappedNative: uniswap.weth.address }, async (node) => {
      const { chain_to_assets_map } = await node.planner.assets({ include_evm_assets: true })
      const named = chain_to_assets_map['31337']?.assets.map(({ symbol, name, decimals }) => [symbol, name, decimals])
      expect(named).toEqual(
        expect.arrayContaining([
          ['ETH', 'Ether', 18],
          ['ONE', 'ONE', 18],
          ['TWO', 'TWO', 18],
          ['WETH', 'Wrapped Ether', 18],
        ]),
      )
    })
  })
})

describe('pools that cannot be read', () => {
  it('leaves out and reports pools that cannot be read, and plans over the others', async () => {
    const codeless = '0x00000000000000000000000000000000000000aa'
    const pools = [codeless, one.address, pair.address]
    await withPlanner(
      {
        venues: [
          { name: 'uniswap', design: 'uniswap-v2', pools },
          { name: 'v3', design: 'uniswap-v3', pools: [pair.address] },
        ],
      },
      async (node) => {
        expect((await quote(node)).amountOut).toBe(await paid())
        expect(node.planner.live[0]?.leftOut).toEqual([
          { venue: 'uniswap', pool: codeless, reason: 'a contract returned 0 bytes, and 32 are needed' },
          { venue: 'uniswap', pool: one.address, reason: 'execution reverted' },
          { venue: 'v3', pool: pair.address, reason: 'execution reverted' },
        ])
      },
    )
  })

  it('leaves out the same unreadable pools with Multicall3', async () => {
    const venues = [{ name: 'uniswap', design: 'uniswap-v2', pools: [one.address, pair.address] }]
    await withPlanner({ venues, multicall: multicall.address }, async (node) => {
      expect((await quote(node)).amountOut).toBe(await paid())
      expect(node.planner.live[0]?.leftOut).toEqual([{ venue: 'uniswap', pool: one.address, reason: 'execution reverted' }])
    })
  })

  it('reports a list of pools that is longer than the limit', async () => {
    await withPlanner({ venues: [{ name: 'uniswap', design: 'uniswap-v2', factory: uniswap.factory.address, limit: 1 }] }, async (node) => {
      expect((await node.planner.refresh())[0]?.leftOut).toEqual([{ venue: 'uniswap', reason: 'it has 2 pools, and 1 are read' }])
    })
  })

  it('reports a node of another chain than the option chainId', async () => {
    await withPlanner({ chainId: '1' }, async (node) => {
      expect(await node.planner.refresh()).toEqual([
        { chainId: '1', block: undefined, pools: 0, leftOut: [], error: 'the node is of chain 31337' },
      ])
    })
  })

  it('keeps the last pools of a node that does not answer in time', async () => {
    const clock = new ManualClock()
    let fallSilent: (() => void) | undefined
    const silent = (method: string, params: readonly Json[]) => {
      if (!fallSilent) return rpc(method, params)
      fallSilent()
      return new Promise<Json>(() => {})
    }
    await withPlanner(
      { rpc: silent, timeoutMs: 500 },
      async (node) => {
        const before = await quote(node)
        const isAsked = new Promise<void>((resolve) => {
          fallSilent = resolve
        })
        const refreshed = node.planner.refresh()
        await isAsked
        await clock.advance(500)
        expect(await refreshed).toMatchObject([{ pools: 2, error: 'no answer within 500 ms' }])
        expect(await quote(node)).toEqual(before)
      },
      clock,
    )
  })
})

describe('a pool whose node was too slow for it', () => {
  it('leaves out a pool whose node is too slow, and reads it after the next block', async () => {
    const clock = new ManualClock()
    let stuck: (() => void) | undefined
    const slow = (method: string, params: readonly Json[]) => {
      // getReserves() of the one pair, by itself or through Multicall3
      if (!stuck || !JSON.stringify(params).includes('0902f1ac')) return rpc(method, params)
      stuck()
      return new Promise<Json>(() => {})
    }
    await withPlanner(
      { rpc: slow, follow: true, timeoutMs: 500, venues: [{ name: 'uniswap', design: 'uniswap-v2', pools: [pair.address] }] },
      async (node) => {
        const isAsked = new Promise<void>((resolve) => {
          stuck = resolve
        })
        const question = quote(node).catch((error: Error) => error.message)
        await isAsked
        await clock.advance(500)
        expect(await question).toBe('source token not found')
        expect(node.planner.live[0]?.leftOut).toEqual([{ venue: 'uniswap', pool: pair.address, reason: 'no answer within 500 ms' }])
        stuck = undefined
        await remote.mine()
        expect((await quote(node)).amountOut).toBe(await paid())
      },
      clock,
    )
  })
})

describe('the option planner.live', () => {
  const venue = { name: 'uniswap', design: 'uniswap-v2', factory: '0x5fbdb2315678afecb367f032d93f642f64180aa3' }
  it.each([
    [{}, `option 'planner.live': expected a list of chains, got {}`],
    [[{}], `option 'planner.live[0].venues': expected a list of venues, got undefined`],
    [
      [{ venues: [{ ...venue, design: 'uniswap-v4' }] }],
      `option 'planner.live[0].venues[0].design': expected uniswap-v2 or uniswap-v3, got "uniswap-v4"`,
    ],
    [
      [{ venues: [{ ...venue, factory: '0x12' }] }],
      `option 'planner.live[0].venues[0].factory': expected an address, 20 bytes of hex, got "0x12"`,
    ],
    [
      [{ venues: [{ name: 'x', design: 'uniswap-v2' }] }],
      `option 'planner.live[0].venues[0].factory': expected an address, or pools, got undefined`,
    ],
    [
      [{ venues: [{ ...venue, router: venue.factory, routerDesign: 'router02' }] }],
      `option 'planner.live[0].venues[0].routerDesign': expected uniswap-v2, uniswap-v3, uniswap-02, got "router02"`,
    ],
    [
      [{ venues: [{ ...venue, router: venue.factory, routerDesign: 'uniswap-v3' }] }],
      `option 'planner.live[0].venues[0].routerDesign': expected a router through pools of uniswap-v2, got "uniswap-v3"`,
    ],
    [
      [
        {
          venues: [
            { ...venue, router: venue.factory },
            { ...venue, design: 'uniswap-v3' },
          ],
        },
      ],
      `option 'planner.live[0].venues[1].routerDesign': expected a router through pools of uniswap-v3, got "uniswap-v2"`,
    ],
    [[{ chainId: '1', venues: [venue] }], `option 'planner.live[0].rpc': expected an http or https URL, or a function, got undefined`],
    [
      [{ rpc: 'ftp://key@host', venues: [venue] }],
      `option 'planner.live[0].rpc': expected an http or https URL, or a function, got "string"`,
    ],
    [
      [{ venues: [venue] }, { chainId: '31337', venues: [] }],
      `option 'planner.live[1].chainId': expected a chain that is not in the list before, got "31337"`,
    ],
    [[{ venues: [], followed: true }], `option 'planner.live[0].followed': expected a known option, such as 'follow', got true`],
  ])('rejects an invalid option planner.live with the expected value: %j', async (live, message) => {
    // @ts-expect-error none of these is what the types allow
    await expect(createNode({ planner: { live } })).rejects.toThrow(message)
  })
})
