import { executeRoute, route, setApiOptions } from '@skip-go/client'
import { createNode, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { attachRoutes } from 'evmbed/routes'
import { createWalletClient, defineChain, type Hex, http, type WalletClient } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ETHER, placesOf, UniswapWorld, venuesOf } from '../../contracts/uniswap-world.js'

const CHAIN = '31337'
const NATIVE = 'ethereum-native'
/** The first account of a new node. */
const PLACES = placesOf('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')

let node: Node
let world: UniswapWorld
let user: ReturnType<typeof privateKeyToAccount>
let wallet: WalletClient

beforeAll(async () => {
  node = await createNode({
    planner: { snapshot: { chains: [] }, live: [{ wrappedNative: PLACES.weth, venues: venuesOf(PLACES) }] },
  })
  world = await UniswapWorld.deploy(node.call.bind(node), node.accounts[0]!.address)
  user = privateKeyToAccount(node.accounts[1]!.privateKey as Hex)
  await world.owner.send(world.tokens.one, 'transfer', [user.address, 100n * ETHER])
  const server = await serveHttp(node, { port: 0 })
  attachRoutes(node, server)
  setApiOptions({ apiUrl: server.url })
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const chain = defineChain({ id: 31337, name: 'evmbed', nativeCurrency, rpcUrls: { default: { http: [server.url] } } })
  wallet = createWalletClient({ account: user, chain, transport: http(server.url), pollingInterval: 20 })
})
afterAll(() => node.close())

type Planned = NonNullable<Awaited<ReturnType<typeof route>>>

async function plan(venue: string, source: string, destination: string, amountIn: bigint): Promise<Planned> {
  const planned = await route({
    ...{ sourceAssetChainId: CHAIN, sourceAssetDenom: source, destAssetChainId: CHAIN, destAssetDenom: destination },
    amountIn: `${amountIn}`,
    allowUnsafe: true,
    smartSwapOptions: { evmSwaps: true, splitRoutes: true },
    swapVenues: [{ name: venue, chainId: CHAIN }],
  })
  if (!planned) throw new Error('no route')
  return planned
}

/** Runs a route as an application does, and says how it ended. */
async function execute(planned: Planned): Promise<unknown> {
  let end: unknown
  await executeRoute({
    route: planned,
    userAddresses: [{ chainId: CHAIN, address: user.address }],
    getEvmSigner: async () => wallet as never,
    slippageTolerancePercent: '1',
    trackTxPollingOptions: { maxRetries: 1 },
    onTransactionCompleted: (completed: { status?: unknown }) => {
      end = completed.status
    },
  } as never)
  return end
}

describe('executeRoute of the public client swaps', () => {
  it.each([
    ['both', 'tokens for tokens', PLACES.one, PLACES.two, 30n * ETHER],
    ['both', 'tokens for ether', PLACES.one, NATIVE, 30n * ETHER],
    ['v3', 'ether for tokens', NATIVE, PLACES.two, 2n * ETHER],
  ])('executes a split by the router of the venue %s: %s', async (venue, _what, source, destination, amount) => {
    const planned = await plan(venue, source, destination, amount)
    expect(planned.operations).toMatchObject([{ evmSwap: { swapRoutes: expect.arrayContaining([expect.anything(), expect.anything()]) } }])
    const before = await world.owner.read<bigint>(world.tokens.two, 'balanceOf', [user.address])
    expect(await execute(planned)).toMatchObject({
      state: 'STATE_COMPLETED_SUCCESS',
      transfers: [{ state: 'STATE_COMPLETED_SUCCESS', transferAssetRelease: { amount: planned.amountOut, released: true } }],
    })
    const gained = (await world.owner.read<bigint>(world.tokens.two, 'balanceOf', [user.address])) - before
    expect(gained).toBe(destination === PLACES.two ? BigInt(planned.amountOut) : 0n)
  })
})
