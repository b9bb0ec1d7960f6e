import { describe, expect, it } from 'vitest'
import { Planner } from '../../src/planner/planner.js'

/** Two chains and one way between them, by each kind of bridge. */
function between(bridge: string, members: Record<string, unknown>, chainType = 'evm', prices: Record<string, string> = PRICES) {
  const planner = new Planner({
    snapshot: {
      chains: [
        { chain_id: '1', chain_name: 'ethereum', chain_type: chainType, pfm: true },
        { chain_id: '2', chain_name: 'other', chain_type: 'evm' },
      ],
      assets: [
        { chain_id: '1', denom: 'coin', symbol: 'COIN', decimals: 6, coingecko_id: 'coin' },
        { chain_id: '1', denom: 'ethereum-native', symbol: 'ETH', decimals: 18, coingecko_id: 'ether' },
        { chain_id: '2', denom: 'coin2', symbol: 'COIN', decimals: 6, coingecko_id: 'coin' },
      ],
      prices,
      bridges: [{ bridge, from_chain: '1', from_denom: 'coin', to_chain: '2', to_denom: 'coin2', duration: 7, ...members }],
    },
  })
  const request = { source_asset_chain_id: '1', source_asset_denom: 'coin', dest_asset_chain_id: '2', dest_asset_denom: 'coin2' }
  return planner.route({ ...request, amount_in: '1000000', go_fast: true, allow_unsafe: true })
}

const PRICES = { coin: '2', ether: '3000' }

const deducted = { kind: 'BRIDGE', behavior: 'DEDUCTED', amount: '1000' }
const additional = { kind: 'BRIDGE', behavior: 'ADDITIONAL', denom: 'ethereum-native', amount: '1000000000000000' }
const ways = { from_chain_id: '1', to_chain_id: '2', denom_in: 'coin', denom_out: 'coin2' }
const amounts = (out: string) => ({ tx_index: 0, amount_in: '1000000', amount_out: out })

describe('the operation of each bridge', () => {
  it('writes the operation of a Hyperlane transfer', async () => {
    const { operations, estimated_fees } = await between('HYPERLANE', { fee: additional, hyperlane_contract_address: '0xabc' })
    expect(operations).toMatchObject([
      {
        hyperlane_transfer: {
          ...ways,
          hyperlane_contract_address: '0xabc',
          fee_amount: '1000000000000000',
          usd_fee_amount: '3.00',
          fee_asset: { denom: 'ethereum-native', origin_denom: '' },
          bridge_id: 'HYPERLANE',
          smart_relay: false,
        },
        ...amounts('1000000'),
      },
    ])
    expect(estimated_fees).toMatchObject([
      { fee_type: 'BRIDGE', bridge_id: 'HYPERLANE', usd_amount: '3.00', denom: 'ethereum-native', fee_behavior: 'FEE_BEHAVIOR_ADDITIONAL' },
    ])
  })

  it('writes the operation of an OPinit transfer', async () => {
    const { operations, estimated_fees } = await between('OPINIT', { op_init_bridge_id: '21' })
    expect(operations).toEqual([
      { op_init_transfer: { ...ways, op_init_bridge_id: '21', bridge_id: 'OPINIT', smart_relay: false }, ...amounts('1000000') },
    ])
    expect(estimated_fees).toEqual([])
  })

  it('writes the fees of Stargate and LayerZero transfers in their operations only', async () => {
    const stargate = await between('STARGATE', { fee: deducted, pool_address: '0xdef', destination_endpoint_id: 30_110 })
    expect(stargate.operations).toMatchObject([
      {
        stargate_transfer: {
          ...ways,
          pool_address: '0xdef',
          destination_endpoint_id: 30_110,
          oft_fee_amount: '1000',
          oft_fee_amount_usd: '0.00',
          messaging_fee_amount: '0',
          bridge_id: 'STARGATE',
        },
        ...amounts('999000'),
      },
    ])
    expect(stargate.estimated_fees).toEqual([])
    const layerZero = await between('LAYER_ZERO', {
      fee: additional,
      source_oft_contract_address: '0x123',
      destination_endpoint_id: 30_101,
    })
    expect(layerZero.operations).toMatchObject([
      {
        layer_zero_transfer: {
          ...ways,
          source_oft_contract_address: '0x123',
          destination_endpoint_id: 30_101,
          messaging_fee_asset: { denom: 'ethereum-native' },
          messaging_fee_amount: '1000000000000000',
          messaging_fee_amount_usd: '3.00',
          bridge_id: 'LAYER_ZERO',
        },
        ...amounts('1000000'),
      },
    ])
  })

  it('writes the operation of an IBC Eureka transfer', async () => {
    const fee = { kind: 'SMART_RELAY', behavior: 'DEDUCTED', amount: '1000' }
    const { operations, estimated_fees } = await between(
      'EUREKA',
      { fee, source_client: 'cosmoshub-0', entry_contract_address: '0x9' },
      'cosmos',
    )
    expect(operations).toMatchObject([
      {
        eureka_transfer: {
          ...ways,
          destination_port: 'transfer',
          source_client: 'cosmoshub-0',
          pfm_enabled: true,
          supports_memo: true,
          entry_contract_address: '0x9',
          bridge_id: 'EUREKA',
          smart_relay: true,
        },
        ...amounts('999000'),
      },
    ])
    expect(estimated_fees).toMatchObject([{ fee_type: 'SMART_RELAY', bridge_id: 'EUREKA', fee_behavior: 'FEE_BEHAVIOR_DEDUCTED' }])
  })

  it('writes the operation of a Go Fast transfer', async () => {
    const fee = { kind: 'BRIDGE', behavior: 'DEDUCTED', bps: 10, source: '300', dest: '20' }
    const { operations } = await between('GO_FAST', { fee, source_domain: '1', destination_domain: '875' })
    expect(operations).toMatchObject([
      {
        go_fast_transfer: {
          ...ways,
          fee: {
            fee_asset: { denom: 'coin' },
            bps_fee: '10',
            bps_fee_amount: '1000',
            source_chain_fee_amount: '300',
            destination_chain_fee_amount: '20',
          },
          source_domain: '1',
          destination_domain: '875',
          bridge_id: 'GO_FAST',
        },
        ...amounts('998680'),
      },
    ])
  })
})

describe('the members in USD of an operation', () => {
  const share = { kind: 'BRIDGE', behavior: 'DEDUCTED', bps: 10, source: '300', dest: '20' }
  it.each([
    ['AXELAR', additional, ['usd_fee_amount']],
    ['HYPERLANE', additional, ['usd_fee_amount']],
    ['STARGATE', deducted, ['oft_fee_amount_usd', 'messaging_fee_amount_usd']],
    ['LAYER_ZERO', additional, ['messaging_fee_amount_usd']],
    ['GO_FAST', share, ['bps_fee_usd', 'source_chain_fee_usd', 'destination_chain_fee_usd']],
  ])('of %s are 0.00 where nothing has a price: wallets take neither an empty text nor a missing one', async (bridge, fee, names) => {
    const { operations } = await between(bridge, { fee }, 'evm', {})
    const [operation] = operations as unknown as [Record<string, Record<string, unknown>>]
    const body = operation[`${bridge.toLowerCase()}_transfer`]!
    const members = { ...body, ...(body.fee as object | undefined) } as Record<string, unknown>
    expect(Object.fromEntries(Object.entries(members).filter(([name]) => /usd/.test(name)))).toEqual(
      Object.fromEntries(names.map((name) => [name, '0.00'])),
    )
  })
})

describe('a swap on concentrated liquidity', () => {
  it('swaps on a pool of concentrated liquidity from a document', async () => {
    const planner = new Planner({
      snapshot: {
        chains: [{ chain_id: 'c', chain_type: 'cosmos' }],
        assets: ['a', 'b'].map((denom) => ({ chain_id: 'c', denom, symbol: denom, decimals: 6 })),
        pools: [
          {
            pool: '1',
            venue: 'v',
            chain_id: 'c',
            type: 'concentrated',
            denoms: ['a', 'b'],
            fee_ppm: 3000,
            sqrt_price_x96: `${1n << 96n}`,
            tick: 0,
            liquidity: '1000000000000',
            tick_spacing: 60,
            ticks: [
              { tick: -6000, liquidity_net: '1000000000000' },
              { tick: 6000, liquidity_net: '-1000000000000' },
            ],
          },
        ],
      },
    })
    const request = { source_asset_chain_id: 'c', source_asset_denom: 'a', dest_asset_chain_id: 'c', dest_asset_denom: 'b' }
    // Between the ticks the pool is x·y = 10^24: out = L²/L − L²/(L + 997000), rounded down.
    const { amount_out, swap_price_impact_percent } = await planner.route({ ...request, amount_in: '1000000' })
    expect([amount_out, swap_price_impact_percent]).toEqual(['996999', '0.0001'])
    // All of the range holds about 2.6·10^11 of each.
    await expect(planner.route({ ...request, amount_in: '1000000000000', allow_unsafe: true })).rejects.toMatchObject({ code: 5 })
  })
})
