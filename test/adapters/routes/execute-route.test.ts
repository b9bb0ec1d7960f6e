import { executeRoute, route, setApiOptions } from '@skip-go/client'
import { createNode, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { attachRoutes } from 'evmbed/routes'
import { createWalletClient, defineChain, encodeFunctionData, type Hex, http, type WalletClient } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeployedContract, Deployer } from '../../contracts/deployer.js'
import { UniswapV2 } from '../../contracts/uniswap-v2.js'

const ETHER = 10n ** 18n
const MAX = 2n ** 256n - 1n
const CHAIN = '31337'
const NATIVE = 'evmbed-native'

let node: Node
let url: string
let uniswap: UniswapV2
let tokens: Record<'one' | 'two', DeployedContract>
let user: ReturnType<typeof privateKeyToAccount>
let wallet: WalletClient

beforeAll(async () => {
  node = await createNode({ planner: { snapshot: () => snapshot() } })
  const request = node.call.bind(node)
  uniswap = await UniswapV2.deploy(request, node.accounts[0]!.address)
  tokens = { one: await uniswap.token('ONE'), two: await uniswap.token('TWO') }
  await uniswap.addLiquidity(tokens.one, 1_000_000n * ETHER, tokens.two, 4_000_000n * ETHER)
  await uniswap.addEther(tokens.one, 100_000n * ETHER, 1000n * ETHER)
  user = privateKeyToAccount(node.accounts[1]!.privateKey as Hex)
  await uniswap.owner.send(tokens.one, 'transfer', [user.address, 5000n * ETHER])

  const server = await serveHttp(node, { port: 0 })
  attachRoutes(node, server)
  url = server.url
  setApiOptions({ apiUrl: url })
  const chain = defineChain({
    id: 31337,
    name: 'evmbed',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  wallet = createWalletClient({ account: user, chain, transport: http(url), pollingInterval: 20 })
})
afterAll(() => node.close())

/** Returns the planner's snapshot of this chain: two pairs of the router's, over native coin and tokens. */
function snapshot() {
  const asset = (denom: string, symbol: string) => ({ chain_id: CHAIN, denom, symbol, decimals: 18, coingecko_id: symbol })
  const [one, two] = [tokens.one.address, tokens.two.address]
  const pool = (id: string, denoms: string[], reserves: bigint[]) => ({
    pool: id,
    venue: 'evmbed-uniswap',
    chain_id: CHAIN,
    type: 'constant_product',
    denoms,
    reserves: reserves.map(String),
    fee_ppm: 3000,
  })
  return {
    chains: [{ chain_id: CHAIN, chain_name: 'evmbed', chain_type: 'evm', fee_denom: NATIVE }],
    assets: [asset(NATIVE, 'ETH'), asset(one, 'ONE'), asset(two, 'TWO')],
    prices: { ETH: '400', ONE: '4', TWO: '1' },
    venues: [
      {
        name: 'evmbed-uniswap',
        chain_id: CHAIN,
        router_address: uniswap.router.address,
        wrapped_native_address: uniswap.weth.address,
      },
    ],
    pools: [
      pool('one-two', [one, two], [1_000_000n * ETHER, 4_000_000n * ETHER]),
      pool('eth-one', [NATIVE, one], [1000n * ETHER, 100_000n * ETHER]),
    ],
  }
}

type Planned = NonNullable<Awaited<ReturnType<typeof route>>>

interface Outcome {
  readonly approvals: number
  readonly status: {
    readonly state?: string
    readonly transfers?: readonly Record<string, unknown>[]
    readonly error?: { readonly type?: string } | null
  }
}

/**
 * Runs a route as an application does: it is signed, sent over HTTP and tracked to its end.
 *
 * A plain send takes two addresses on its one chain. The client hands on as many as `requiredChainAddresses` names.
 */
async function execute(planned: Planned, addresses: readonly string[], beforeBlock?: () => Promise<void>): Promise<Outcome> {
  let approvals = 0
  let status: Outcome['status'] = {}
  await executeRoute({
    route: { ...planned, requiredChainAddresses: addresses.map(() => CHAIN) },
    userAddresses: addresses.map((address) => ({ chainId: CHAIN, address })),
    getEvmSigner: async () => wallet as never,
    slippageTolerancePercent: '1',
    trackTxPollingOptions: { maxRetries: 1 },
    onApproveAllowance: ({ status: step }: { status: string }) => {
      if (step === 'pending') approvals++
    },
    onTransactionSigned: async () => beforeBlock?.(),
    onTransactionCompleted: (completed: { status?: unknown }) => {
      status = completed.status as Outcome['status']
    },
  } as never)
  return { approvals, status }
}

async function plan(source: string, destination: string, amountIn: bigint): Promise<Planned> {
  const planned = await route({
    sourceAssetChainId: CHAIN,
    sourceAssetDenom: source,
    destAssetChainId: CHAIN,
    destAssetDenom: destination,
    amountIn: `${amountIn}`,
    smartSwapOptions: { evmSwaps: true },
  })
  if (!planned) throw new Error('no route')
  return planned
}

const balanceOf = (token: DeployedContract, address: string) => uniswap.owner.read<bigint>(token, 'balanceOf', [address])
const friend = '0x00000000000000000000000000000000000f001d'

describe('executeRoute of the public client', () => {
  it('sends native coin by executeRoute', async () => {
    const planned = await plan(NATIVE, NATIVE, ETHER)
    const { approvals, status } = await execute(planned, [user.address, friend])
    expect(approvals).toBe(0)
    expect(status).toMatchObject({ state: 'STATE_COMPLETED_SUCCESS', status: 'STATE_COMPLETED', error: null })
    expect(status.transfers).toEqual([
      {
        state: 'STATE_COMPLETED_SUCCESS',
        transferSequence: [],
        nextBlockingTransfer: null,
        transferAssetRelease: { chainId: CHAIN, denom: NATIVE, amount: `${ETHER}`, released: true },
        error: null,
      },
    ])
    expect(await node.request('eth_getBalance', [friend, 'latest'])).toBe(`0x${ETHER.toString(16)}`)
  })

  it('sends tokens by executeRoute', async () => {
    const { status } = await execute(await plan(tokens.one.address, tokens.one.address, 7n), [user.address, friend])
    expect(status.transfers).toMatchObject([
      { state: 'STATE_COMPLETED_SUCCESS', transferAssetRelease: { denom: tokens.one.address, amount: '7', released: true } },
    ])
    expect(await balanceOf(tokens.one, friend)).toBe(7n)
  })

  it('swaps native coin through two pairs by executeRoute', async () => {
    const planned = await plan(NATIVE, tokens.two.address, ETHER)
    expect(planned.operations).toMatchObject([{ evmSwap: { denomIn: NATIVE } }])
    const { approvals, status } = await execute(planned, [user.address])
    expect(approvals).toBe(0)
    expect(status.transfers).toMatchObject([
      { state: 'STATE_COMPLETED_SUCCESS', transferAssetRelease: { denom: tokens.two.address, amount: planned.amountOut, released: true } },
    ])
    expect(await balanceOf(tokens.two, user.address)).toBe(BigInt(planned.amountOut))
  })

  it('approves the router, and swaps tokens for native coin by executeRoute', async () => {
    await node.planner.update(await fresh())
    const planned = await plan(tokens.one.address, NATIVE, 100n * ETHER)
    const { approvals, status } = await execute(planned, [user.address])
    expect(approvals).toBe(1)
    expect(status.transfers).toMatchObject([
      {
        state: 'STATE_COMPLETED_SUCCESS',
        transferAssetRelease: { chainId: CHAIN, denom: NATIVE, amount: planned.amountOut, released: true },
      },
    ])
  })

  it('swaps after the time of the chain was moved, with deadlines by the clock of the chain', async () => {
    await node.call('evm_increaseTime', [365 * 24 * 60 * 60])
    await node.mine()
    await node.planner.update(await fresh())
    const { status } = await execute(await plan(NATIVE, tokens.one.address, ETHER), [user.address])
    expect(status).toMatchObject({ state: 'STATE_COMPLETED_SUCCESS' })
  })

  it('reports a failed swap if the price moved before its block', async () => {
    await node.planner.update(await fresh())
    const planned = await plan(tokens.one.address, tokens.two.address, 10n * ETHER)
    // Nothing is left to be allowed, so that the swap is the one transaction that waits.
    await new Deployer(node.call.bind(node), user.address).send(tokens.one, 'approve', [uniswap.router.address, MAX])
    await node.request('evm_setAutomine', [false])
    const before = await balanceOf(tokens.one, user.address)
    const { status } = await execute(planned, [user.address], async () => {
      // Another transaction pays more to come first.
      await overtake([500_000n * ETHER, 0n, [tokens.one.address, tokens.two.address], uniswap.owner.address, MAX])
      await node.mine()
      await node.request('evm_setAutomine', [true])
    })
    expect(status).toMatchObject({
      state: 'STATE_COMPLETED_ERROR',
      status: 'STATE_COMPLETED',
      error: { type: 'STATUS_ERROR_TRANSACTION_EXECUTION', message: 'execution reverted', details: { code: 3 } },
      transferSequence: [],
    })
    expect(await balanceOf(tokens.one, user.address)).toBe(before)
  })
})

/** The same snapshot with the reserves of now. */
async function fresh() {
  const file = snapshot()
  const reserves = async (one: DeployedContract, two: DeployedContract) => {
    const pair = await uniswap.pair(one, two)
    return (await uniswap.reserves(pair, one, two)).map(String)
  }
  const [first, second] = [await reserves(tokens.one, tokens.two), await reserves(uniswap.weth, tokens.one)]
  return { ...file, pools: file.pools.map((pool, i) => ({ ...pool, reserves: i === 0 ? first : second })) }
}

async function overtake(args: readonly unknown[]): Promise<void> {
  const data = encodeFunctionData({ abi: uniswap.router.abi, functionName: 'swapExactTokensForTokens', args })
  const tip = `0x${(100n * 10n ** 9n).toString(16)}`
  const call = {
    from: uniswap.owner.address,
    to: uniswap.router.address,
    data,
    maxPriorityFeePerGas: tip,
    maxFeePerGas: tip,
    gas: '0x7a120',
  }
  await node.call('eth_sendTransaction', [call])
}
