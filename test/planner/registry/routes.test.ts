import type { ServiceError } from 'evmbed/planner'
import { decodeFunctionData, encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { Planner } from '../../../src/planner/planner.js'
import { Transfers } from '../../../src/planner/transfers.js'
import { ADDRESSES } from '../messages/recorded.js'

const planner = new Planner()
const index = await planner.index()

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const WBTC = '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'
const BASE_USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const BASE_TIA = '0x5d27225a5D8A756e5655617b22cC03616C3B26c3'
const ECHELON_INIT = 'l2/23c8396041db74441f4268d0c7e0533177dc3e028a47a8e584318f2d0c46fbe9'
const ECHELON_USDC = 'ibc/AA4E7DF065DC4D4B29B8662A919295F525B19251FB2618C41C0DED3BD1128FEE'
const ARBITRUM_USDC = '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'

/** `chain denom` of an asset at home, or `chain denom@home` of its voucher that has come by one hop. */
function asset(name: string): { chain: string; denom: string } {
  const [chainId = '', rest = ''] = name.split(' ')
  const [denom = '', home] = rest.split('@')
  if (home === undefined) return { chain: chainId, denom }
  const vouchers = index
    .assetsOn(index.chain(chainId)!)
    .filter(({ originChainId, originDenom, trace }) => originChainId === home && originDenom === denom && trace.split('/').length === 2)
  expect(vouchers, name).toHaveLength(1)
  return { chain: chainId, denom: vouchers[0]!.denom }
}

interface Operation {
  readonly tx_index: number
  readonly [kind: string]: unknown
}

/** `transfer channel-0 cosmoshub-4`, with `|` between transactions. */
function written(operations: readonly Operation[]): string {
  return operations
    .map(({ tx_index, amount_in: _in, amount_out: _out, ...rest }, i) => {
      const [[kind, body]] = Object.entries(rest) as [[string, Record<string, unknown>]]
      const isNew = i > 0 && tx_index !== operations[i - 1]!.tx_index
      return `${i === 0 ? '' : isNew ? ' | ' : ', '}${[kind, body.channel, body.to_chain_id].filter(Boolean).join(' ')}`
    })
    .join('')
}

describe('a route over the bundled registry', () => {
  it.each([
    // One hop, out and back.
    ['cosmoshub-4 uatom', 'osmosis-1 uatom@cosmoshub-4', 'transfer channel-141 osmosis-1'],
    ['osmosis-1 uatom@cosmoshub-4', 'cosmoshub-4 uatom', 'transfer channel-0 cosmoshub-4'],
    ['osmosis-1 uosmo', 'cosmoshub-4 uosmo@osmosis-1', 'transfer channel-0 cosmoshub-4'],
    ['stride-1 stuatom', 'osmosis-1 stuatom@stride-1', 'transfer channel-5 osmosis-1'],
    ['phoenix-1 uluna', 'osmosis-1 uluna@phoenix-1', 'transfer channel-1 osmosis-1'],
    ['injective-1 inj', 'osmosis-1 inj@injective-1', 'transfer channel-8 osmosis-1'],
    ['akashnet-2 uakt', 'osmosis-1 uakt@akashnet-2', 'transfer channel-9 osmosis-1'],
    ['celestia utia', 'osmosis-1 utia@celestia', 'transfer channel-2 osmosis-1'],
    // From one voucher to another of the same asset: back to where it comes from, which forwards it.
    ['osmosis-1 uatom@cosmoshub-4', 'juno-1 uatom@cosmoshub-4', 'transfer channel-0 cosmoshub-4, transfer channel-207 juno-1'],
    ['osmosis-1 uusdc@noble-1', 'neutron-1 uusdc@noble-1', 'transfer channel-750 noble-1, transfer channel-18 neutron-1'],
    ['dydx-mainnet-1 uusdc@noble-1', 'osmosis-1 uusdc@noble-1', 'transfer channel-0 noble-1, transfer channel-1 osmosis-1'],
    ['neutron-1 utia@celestia', 'osmosis-1 utia@celestia', 'transfer channel-35 celestia, transfer channel-2 osmosis-1'],
    // Where it comes from a chain that is not known to forward, that takes a signature there.
    [
      'osmosis-1 uusdc@axelar-dojo-1',
      'cosmoshub-4 uusdc@axelar-dojo-1',
      'transfer channel-208 axelar-dojo-1 | transfer channel-2 cosmoshub-4',
    ],
    // Bridges, alone and before a hop.
    ['1 ethereum-native', 'osmosis-1 weth-wei@axelar-dojo-1', 'axelar_transfer osmosis-1'],
    ['osmosis-1 weth-wei@axelar-dojo-1', '1 ethereum-native', 'axelar_transfer 1'],
    [`1 ${USDC}`, 'noble-1 uusdc', 'cctp_transfer noble-1'],
    [`1 ${USDC}`, 'osmosis-1 uusdc@noble-1', 'cctp_transfer noble-1, transfer channel-1 osmosis-1'],
    ['osmosis-1 uusdc@noble-1', `8453 ${BASE_USDC}`, 'transfer channel-750 noble-1 | cctp_transfer 8453'],
    ['solana EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'noble-1 uusdc', 'cctp_transfer noble-1'],
    [`1 ${WETH}`, 'osmosis-1 weth-wei@axelar-dojo-1', 'axelar_transfer osmosis-1'],
    ['osmosis-1 weth-wei@axelar-dojo-1', `1 ${WETH}`, 'axelar_transfer 1'],
    [`cosmoshub-4 ${WBTC.toLowerCase()}@1`, `1 ${WBTC}`, 'eureka_transfer 1'],
    ['1 ethereum-native', '8453 base-native', 'stargate_transfer 8453'],
    ['interwoven-1 uinit', `echelon-1 ${ECHELON_INIT}`, 'op_init_transfer echelon-1'],
    ['noble-1 uusdc', `echelon-1 ${ECHELON_USDC}`, 'transfer channel-129 interwoven-1, transfer channel-35 echelon-1'],
    ['osmosis-1 utia@celestia', `8453 ${BASE_TIA}`, 'transfer channel-6994 celestia | hyperlane_transfer 8453'],
    // Testnets have their own channels.
    ['osmo-test-5 uosmo', 'grand-1 uosmo@osmo-test-5', 'transfer channel-4280 grand-1'],
  ])('plans a route over the bundled registry from %s to %s', async (from, to, expected) => {
    const [source, destination] = [asset(from), asset(to)]
    const { operations, amount_out } = await planner.route({
      source_asset_chain_id: source.chain,
      source_asset_denom: source.denom,
      dest_asset_chain_id: destination.chain,
      dest_asset_denom: destination.denom,
      amount_in: '1000000000',
      allow_multi_tx: true,
    })
    expect(written(operations as unknown as readonly Operation[])).toBe(expected)
    expect(amount_out).toBe('1000000000')
  })

  it('plans a route over the fast bridge, with its fees and bounds', async () => {
    const { denom } = asset('osmosis-1 uusdc@noble-1')
    const request = {
      source_asset_chain_id: '42161',
      source_asset_denom: ARBITRUM_USDC,
      dest_asset_chain_id: 'osmosis-1',
      dest_asset_denom: denom,
      go_fast: true,
      allow_unsafe: true,
    }
    const { amount_out, operations } = await planner.route({ ...request, amount_in: '100000000' })
    // 10 basis points, 0.05 USDC for the gas on Arbitrum, 0.01 for that on Osmosis.
    expect(amount_out).toBe(`${100_000_000 - 100_000 - 50_000 - 10_000}`)
    expect(operations).toMatchObject([{ go_fast_transfer: { to_chain_id: 'osmosis-1' } }])
    await expect(planner.route({ ...request, bridges: ['GO_FAST'], amount_in: '9999999' })).rejects.toThrow('below the minimum of 10000000')
  })

  it('answers the same route every time', async () => {
    const request = {
      source_asset_chain_id: 'cosmoshub-4',
      source_asset_denom: 'uatom',
      dest_asset_chain_id: 'osmosis-1',
      dest_asset_denom: 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2',
      amount_in: '1',
    }
    expect(await new Planner().route(request)).toEqual(await planner.route(request))
  })
})

describe('a transaction over the bundled registry', () => {
  const transfers = new Transfers({}, { index: () => planner.index() })
  const ME = ADDRESSES['1']
  const OSMO = ADDRESSES['osmosis-1']
  const AXELAR_USDC = asset('osmosis-1 uusdc@axelar-dojo-1')

  it('names the destination chain to the gateway contract by its Axelar name', async () => {
    const { txs } = await transfers.messagesDirect({
      source_asset_chain_id: '1',
      source_asset_denom: USDC,
      dest_asset_chain_id: AXELAR_USDC.chain,
      dest_asset_denom: AXELAR_USDC.denom,
      amount_in: '5000000',
      allow_unsafe: true,
      chain_ids_to_addresses: { 1: ME, 'osmosis-1': OSMO },
    })
    const gateway = '0x4F4495243837681061C4743b74B3eEdf548D56A5'
    const data = encodeFunctionData({
      abi: parseAbi(['function sendToken(string,string,string,uint256)']),
      args: ['osmosis', OSMO, 'USDC', 5_000_000n],
    })
    expect(txs).toMatchObject([
      {
        evm_tx: {
          chain_id: '1',
          to: gateway,
          value: '0',
          data: data.slice(2),
          required_erc20_approvals: [{ token_contract: USDC, spender: gateway, amount: '5000000' }],
        },
      },
    ])
  })

  it('builds a transaction that wraps ether by the deposit service of Axelar', async () => {
    const weth = asset('osmosis-1 weth-wei@axelar-dojo-1')
    const { txs, route } = await transfers.messagesDirect({
      source_asset_chain_id: '1',
      source_asset_denom: 'ethereum-native',
      dest_asset_chain_id: weth.chain,
      dest_asset_denom: weth.denom,
      amount_in: '7',
      chain_ids_to_addresses: { 1: ME, 'osmosis-1': OSMO },
    })
    expect(route.operations).toMatchObject([{ axelar_transfer: { asset: 'weth-wei', should_unwrap: false } }])
    const abi = parseAbi(['function sendNative(string destinationChain, string destinationAddress) payable'])
    const data = encodeFunctionData({ abi, args: ['osmosis', OSMO] }).slice(2)
    const to = '0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955'
    expect(txs).toMatchObject([{ evm_tx: { chain_id: '1', to, value: '7', data, required_erc20_approvals: [] } }])
  })

  it('names the destination chain in the memo to Axelar by its Axelar name', async () => {
    const arb = asset('osmosis-1 arb-wei@axelar-dojo-1')
    const { txs, route } = await transfers.messagesDirect({
      source_asset_chain_id: arb.chain,
      source_asset_denom: arb.denom,
      dest_asset_chain_id: '42161',
      dest_asset_denom: '0x912CE59144191C1204E64559FE8253a0e49E6548',
      amount_in: '7',
      allow_unsafe: true,
      chain_ids_to_addresses: { 'osmosis-1': OSMO, 42161: ME },
    })
    expect(route.operations).toMatchObject([{ axelar_transfer: { from_chain: 'osmosis', to_chain: 'arbitrum' } }])
    const { memo } = JSON.parse(txs[0]!.cosmos_tx!.msgs[0]!.msg)
    expect(JSON.parse(memo)).toEqual({ destination_chain: 'arbitrum', destination_address: ME, payload: null, type: 3 })
  })

  it('builds no transaction if the Axelar symbol of a token is unknown', async () => {
    const polygonUsdc = asset('osmosis-1 polygon-uusdc@axelar-dojo-1')
    const direct = transfers.messagesDirect({
      source_asset_chain_id: '137',
      source_asset_denom: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
      dest_asset_chain_id: polygonUsdc.chain,
      dest_asset_denom: polygonUsdc.denom,
      amount_in: '7',
      allow_unsafe: true,
      chain_ids_to_addresses: { 137: ME, 'osmosis-1': OSMO },
    })
    await expect(direct).rejects.toMatchObject({ code: 9, message: expect.stringContaining('no axelar_symbol for AXELAR from 137') })
  })

  it('builds a burn of USDC without a fee if the bridge has a public relay, with or without smart relay', async () => {
    const toNoble = { source_asset_chain_id: '1', source_asset_denom: USDC, dest_asset_chain_id: 'noble-1', dest_asset_denom: 'uusdc' }
    const request = { ...toNoble, amount_in: '5000000', chain_ids_to_addresses: { 1: ME, 'noble-1': ADDRESSES['noble-1'] } }
    for (const smart_relay of [true, false]) {
      const { txs, route } = await transfers.messagesDirect({ ...request, smart_relay })
      expect(route.operations).toMatchObject([{ cctp_transfer: { smart_relay } }])
      // `depositForBurn(uint256,uint32,bytes32,address)`
      expect(txs).toMatchObject([
        { evm_tx: { to: '0xBd3fa81B58Ba92a82136038B25aDec7066af3155', data: expect.stringMatching(/^6fd3504e/), value: '0' } },
      ])
    }
  })

  it('builds a deposit on a rollup of the bundled registry', async () => {
    const init = 'init1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg30th3ed'
    const { txs } = await transfers.messagesDirect({
      source_asset_chain_id: 'interwoven-1',
      source_asset_denom: 'uinit',
      dest_asset_chain_id: 'echelon-1',
      dest_asset_denom: ECHELON_INIT,
      amount_in: '7',
      chain_ids_to_addresses: { 'interwoven-1': init, 'echelon-1': init },
    })
    const { msg, msg_type_url } = txs[0]!.cosmos_tx!.msgs[0]!
    expect(msg_type_url).toBe('/opinit.ophost.v1.MsgInitiateTokenDeposit')
    expect(JSON.parse(msg)).toMatchObject({ bridge_id: '16', amount: { denom: 'uinit', amount: '7' } })
  })

  it('builds an order for the solvers of the fast bridge', async () => {
    const { txs } = await transfers.messagesDirect({
      source_asset_chain_id: '42161',
      source_asset_denom: ARBITRUM_USDC,
      dest_asset_chain_id: 'osmosis-1',
      dest_asset_denom: asset('osmosis-1 uusdc@noble-1').denom,
      amount_in: '100000000',
      go_fast: true,
      bridges: ['GO_FAST'],
      allow_unsafe: true,
      chain_ids_to_addresses: { 42161: ME, 'osmosis-1': OSMO },
    })
    const abi = parseAbi(['function submitOrder(bytes32 s,bytes32 r,uint256 i,uint256 o,uint32 d,uint64 t,bytes m)'])
    const { to, data } = txs[0]!.evm_tx!
    const { args } = decodeFunctionData({ abi, data: `0x${data}` })
    expect(to).toBe('0x23Cb6147E5600C23d1fb5543916D3D5457c9B54C')
    expect(args.slice(2, 5)).toEqual([100_000_000n, 99_840_000n, 875])
  })

  it('uses the relayer fee that a snapshot over the registry gives', async () => {
    const between = { from_chain: '1', from_denom: 'ethereum-native', to_chain: '8453', to_denom: 'base-native' }
    const fee = { kind: 'BRIDGE', behavior: 'ADDITIONAL', denom: 'ethereum-native', amount: '1000' }
    const priced = new Planner({ registry: 'bundled', snapshot: { bridges: [{ bridge: 'STARGATE', ...between, fee }] } })
    const request = {
      source_asset_chain_id: '1',
      source_asset_denom: 'ethereum-native',
      dest_asset_chain_id: '8453',
      dest_asset_denom: 'base-native',
      amount_in: '7',
      allow_unsafe: true,
      chain_ids_to_addresses: { 1: ME, 8453: ME },
    }
    const { txs } = await new Transfers({}, { index: () => priced.index() }).messagesDirect(request)
    expect(txs).toMatchObject([{ evm_tx: { to: '0x77b2043768d28E9C9aB44E1aBfC95944bcE57931', value: '1007' } }])
    await expect(transfers.messagesDirect(request)).rejects.toMatchObject({
      message: expect.stringMatching(
        /^no message can be built: the snapshot has no fee of a relayer for STARGATE from 1 to 8453\. It can be given as "fee" /,
      ),
    })
  })

  it('builds a transaction for every bridge between known chains, or names the missing fact', async () => {
    const { 'interwoven-1': _other, ...known } = ADDRESSES
    const ways = index.snapshot.transfers.filter(({ from, to }) =>
      [from, to].every(({ chain }) => chain.type === 'evm' || Object.hasOwn(known, chain.id)),
    )
    expect(ways.length).toBeGreaterThan(200)
    const outcomes = new Map<string, number>()
    for (const { bridge, from, to } of ways) {
      const ends = [from, to].flatMap(({ chain }) => (chain.type === 'evm' ? [[chain.id, ME]] : []))
      const outcome = await transfers
        .messagesDirect({
          source_asset_chain_id: from.chain.id,
          source_asset_denom: from.denom,
          dest_asset_chain_id: to.chain.id,
          dest_asset_denom: to.denom,
          amount_in: '100000000',
          allow_unsafe: true,
          go_fast: true,
          bridges: [bridge],
          chain_ids_to_addresses: { ...known, ...Object.fromEntries(ends) },
        })
        .then(({ txs }) => `${txs.length} transaction`)
        .catch(({ code, message }: ServiceError) => (code === 9 ? 'missing fact' : message))
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
    expect([...outcomes.keys()].sort()).toEqual(['1 transaction', 'missing fact'])
    expect(outcomes.get('1 transaction')).toBeGreaterThan(200)
  })
})
