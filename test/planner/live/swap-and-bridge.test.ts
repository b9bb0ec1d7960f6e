import { createNode, type Hex, type Node } from 'evmbed'
import { getAddress, getContractAddress, parseEventLogs } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artifact } from '../../contracts/compile.js'
import { Deployer } from '../../contracts/deployer.js'
import { ETHER, placesOf, UniswapWorld, venuesOf } from '../../contracts/uniswap-world.js'
import { ADDRESSES, ENTRY_POINT } from '../messages/recorded.js'
import { CHAIN } from './quote.js'

const NATIVE = 'ethereum-native'
/** The first accounts of a new node. The second deploys what swaps and bridges. */
const OWNER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const DEPLOYER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const PLACES = placesOf(OWNER)
const BRIDGE = getContractAddress({ from: DEPLOYER, nonce: 0n })
const USDC = getAddress(PLACES.two)
const ON_OSMOSIS = 'ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4'
/** The recipient on Noble and on Osmosis, and the relayer, as bridges write them. */
const RECIPIENT_32 = '0x0000000000000000000000009dc5ce8a5722795f5723d32b921c53d3bb449348'
const RELAYER_32 = '0x659bdb0008a5d60a622e22ad252320a4740d6a866e4c35cb8e062c1eb60ac2a7'

/** Two bridges for token `two`, called USDC here, over one contract. */
const snapshot = {
  chains: [
    { chain_id: CHAIN, chain_name: 'evmbed', chain_type: 'evm', fee_denom: NATIVE },
    { chain_id: 'noble-1', chain_name: 'noble', chain_type: 'cosmos', bech32_prefix: 'noble', fee_denom: 'uusdc' },
    { chain_id: 'osmosis-1', chain_name: 'osmosis', chain_type: 'cosmos', bech32_prefix: 'osmo', fee_denom: 'uosmo', ibc_hooks: true },
  ],
  assets: [
    { chain_id: CHAIN, denom: NATIVE, symbol: 'ETH', decimals: 18 },
    { chain_id: CHAIN, denom: USDC, symbol: 'USDC', decimals: 18, token_contract: USDC },
    { chain_id: 'noble-1', denom: 'uusdc', symbol: 'USDC', decimals: 18 },
    { chain_id: 'osmosis-1', denom: ON_OSMOSIS, symbol: 'USDC', decimals: 18 },
    { chain_id: 'osmosis-1', denom: 'uosmo', symbol: 'OSMO', decimals: 18 },
  ],
  venues: [{ name: 'osmosis-poolmanager', chain_id: 'osmosis-1', entry_contract_address: ENTRY_POINT }],
  pools: [
    {
      ...{ pool: '12', venue: 'osmosis-poolmanager', chain_id: 'osmosis-1', type: 'constant_product', fee_ppm: 3000 },
      ...{ denoms: [ON_OSMOSIS, 'uosmo'], reserves: [`${10n ** 24n}`, `${10n ** 24n}`] },
    },
  ],
  bridges: [
    {
      ...{ bridge: 'CCTP', from_chain: CHAIN, from_denom: USDC, to_chain: 'noble-1', to_denom: 'uusdc' },
      fee: { kind: 'SMART_RELAY', behavior: 'DEDUCTED', amount: '25000' },
      ...{ relayer_contract_address: BRIDGE, relayer_address: ENTRY_POINT, swap_router_address: PLACES.swapRouter02 },
    },
    {
      ...{ bridge: 'GO_FAST', from_chain: CHAIN, from_denom: USDC, to_chain: 'osmosis-1', to_denom: ON_OSMOSIS },
      fee: { kind: 'BRIDGE', behavior: 'DEDUCTED', bps: 10, source: '20000', dest: '10000' },
      ...{ swap_contract_address: BRIDGE, swap_router_address: PLACES.swapRouter02, destination_domain: '875' },
    },
  ],
}

let node: Node
let world: UniswapWorld
let user: Deployer

beforeAll(async () => {
  node = await createNode({
    planner: { snapshot, live: [{ wrappedNative: PLACES.weth, venues: venuesOf(PLACES) }] },
  })
  const request = node.call.bind(node)
  world = await UniswapWorld.deploy(request, OWNER)
  const deployer = new Deployer(request, DEPLOYER)
  expect((await deployer.deploy(artifact('SwapAndBridge'), [PLACES.swapRouter02, PLACES.two])).address).toBe(BRIDGE.toLowerCase())
  user = new Deployer(request, node.accounts[2]!.address)
  await world.owner.send(world.tokens.one, 'transfer', [user.address, 100n * ETHER])
})
afterAll(() => node.close())

type Members = Readonly<Record<string, unknown>>

/** The one transaction of a route that swaps and bridges. */
async function plan(from: string, amount: bigint, [chain, denom]: readonly [string, string], more: Members = {}) {
  const { txs, route, min_amount_out } = await node.transfers.messagesDirect({
    ...{ source_asset_chain_id: CHAIN, source_asset_denom: from, dest_asset_chain_id: chain, dest_asset_denom: denom },
    amount_in: `${amount}`,
    ...{ allow_unsafe: true, go_fast: true, smart_swap_options: { evm_swaps: true, split_routes: true } },
    swap_venues: ['both', 'osmosis-poolmanager'].map((name) => ({ name, chain_id: name === 'both' ? CHAIN : 'osmosis-1' })),
    chain_ids_to_addresses: { [CHAIN]: user.address, 'noble-1': ADDRESSES['noble-1'], 'osmosis-1': ADDRESSES['osmosis-1'] },
    slippage_tolerance_percent: '0',
    ...more,
  })
  expect(txs).toHaveLength(1)
  return { transaction: txs[0]!.evm_tx!, route, least: BigInt(min_amount_out) }
}

type Planned = Awaited<ReturnType<typeof plan>>

/** Grants the allowance of the answer, sends the transaction, and returns the call that the bridge received. */
async function execute({ transaction }: Planned) {
  const { to, data, value, required_erc20_approvals: approvals } = transaction
  for (const { token_contract, spender, amount } of approvals) {
    await user.send({ ...world.tokens.one, address: token_contract as Hex }, 'approve', [spender, BigInt(amount)])
  }
  const { logs } = (await user.transact({ to, data: `0x${data}`, value: `0x${BigInt(value).toString(16)}` })) as unknown as {
    logs: Parameters<typeof parseEventLogs>[0]['logs']
  }
  return parseEventLogs({ abi: artifact('SwapAndBridge').abi, logs })[0]!
}

describe('a swap and a bridge in one transaction', () => {
  it.each([
    ['ether', NATIVE, 2n * ETHER],
    ['tokens', getAddress(PLACES.one), 30n * ETHER],
  ])('burns the output of a split of %s, less the relayer’s fee', async (_what, from, amount) => {
    const planned = await plan(from, amount, ['noble-1', 'uusdc'])
    expect(planned.transaction.to).toBe(BRIDGE)
    expect(planned.route.operations).toMatchObject([{ evm_swap: { swap_routes: expect.anything() } }, { cctp_transfer: {} }])
    const { eventName, args } = await execute(planned)
    expect([eventName, args]).toEqual([
      'Burnt',
      { amount: BigInt(planned.route.amount_out), domain: 4, recipient: RECIPIENT_32, token: USDC, fee: 25_000n, caller: RELAYER_32 },
    ])
  })

  it('submits an order for the output of a swap, less the solver’s fee', async () => {
    const planned = await plan(NATIVE, ETHER / 10n, ['osmosis-1', ON_OSMOSIS])
    const { eventName, args } = await execute(planned)
    expect([eventName, args]).toEqual([
      'Ordered',
      {
        sender: `0x${user.address.slice(2).padStart(64, '0')}`,
        recipient: RECIPIENT_32,
        amountIn: BigInt(planned.route.operations[0]!.amount_out),
        amountOut: BigInt(planned.route.amount_out),
        domain: 875,
        timeout: expect.any(BigInt),
        data: '0x',
      },
    ])
  })

  it('submits an order with a swap on the destination', async () => {
    const { args } = await execute(await plan(getAddress(PLACES.one), ETHER, ['osmosis-1', 'uosmo']))
    const { data } = args as unknown as { data: Hex }
    expect(JSON.parse(Buffer.from(data.slice(2), 'hex').toString())).toMatchObject({
      swap_and_action: { post_swap_action: { transfer: { to_address: ADDRESSES['osmosis-1'] } } },
    })
  })

  it('keeps the least output of a swap and a bridge, after all fees', async () => {
    const planned = await plan(getAddress(PLACES.one), ETHER, ['noble-1', 'uusdc'], { slippage_tolerance_percent: '1' })
    const trade = (amount: bigint) => world.v3.swapIn(world.tokens.one, world.tokens.two, 3000, amount, world.owner.address)
    await trade(ETHER)
    const { args } = await execute(planned)
    const { amount } = args as unknown as { amount: bigint }
    expect(amount).toBeLessThanOrEqual(BigInt(planned.route.amount_out))
    expect(amount).toBeGreaterThanOrEqual(planned.least)
    await trade(500n * ETHER)
    const before = await user.read(world.tokens.one, 'balanceOf', [user.address])
    await expect(execute(planned)).rejects.toThrow('the swap failed')
    expect(await user.read(world.tokens.one, 'balanceOf', [user.address])).toBe(before)
  })

  it('rejects a swap and a bridge without a contract that calls the router of the venue', async () => {
    const over = { swap_venues: [{ name: 'v3', chain_id: CHAIN }] }
    await expect(plan(NATIVE, ETHER / 10n, ['noble-1', 'uusdc'], over)).rejects.toThrow(
      `no message can be built: the snapshot has no contract that swaps on v3 and then bridges for CCTP from ${CHAIN} to noble-1`,
    )
  })
})
