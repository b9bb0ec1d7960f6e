import { Planner } from 'evmbed'
import { describe, expect, it } from 'vitest'
import { ASSETS, type AssetName, ends, fiveChains, type SnapshotFile } from './network.js'

const planner = new Planner({ snapshot: fiveChains() })

function shaken(shake: (file: SnapshotFile) => void): Planner {
  const file = fiveChains()
  shake(file)
  return new Planner({ snapshot: file })
}

const MULTI = { allow_multi_tx: true }
const EVM_SWAPS = { smart_swap_options: { evm_swaps: true } }

/** Each operation as `kind@transaction in>out`, and the numbers of the whole route. */
async function outline(from: AssetName, to: AssetName, request: Record<string, unknown>, on = planner): Promise<string> {
  const answer = await on.route({ ...ends(from, to), ...request } as never).catch((error: unknown) => error as Error)
  if (answer instanceof Error) {
    const { status, code, details } = answer as never as { status: number; code: number; details: { reason: string }[] }
    return `${status}/${code} ${answer.message}${details.map(({ reason }) => ` (${reason})`).join('')}`
  }
  const operations = (answer.operations as Record<string, unknown>[]).map((operation) => {
    const kind = Object.keys(operation)[0] as string
    return `${kind}@${operation.tx_index} ${operation.amount_in}>${operation.amount_out}`
  })
  return `${operations.join(', ')}; ${answer.txs_required} tx, ${answer.estimated_route_duration_seconds} s`
}

describe('the route of an amount in', () => {
  // Amounts by hand: the formulas of the pool types over the reserves of the example, fees as the example writes them.
  it.each<[string, AssetName, AssetName, Record<string, unknown>, string]>([
    ['one asset', 'osmo', 'osmo', { amount_in: '5' }, 'bank_send@0 5>5; 1 tx, 0 s'],
    ['IBC', 'atom', 'osmoAtom', { amount_in: '7' }, 'transfer@0 7>7; 1 tx, 30 s'],
    [
      'IBC and a swap by hooks',
      'atom',
      'osmo',
      { amount_in: '1000000' },
      // ⌊10^6·998000·8·10^11 / (2·10^10·10^6 + 10^6·998000)⌋
      'transfer@0 1000000>1000000, swap@0 1000000>39918008; 1 tx, 30 s',
    ],
    [
      'a bridge and the forwarding it pays for',
      'opUsdc',
      'osmoUsdc',
      { amount_in: '1000000' },
      'cctp_transfer@0 1000000>975000, transfer@0 975000>975000; 1 tx, 1170 s',
    ],
    [
      'a swap, then Axelar, in one transaction',
      'osmo',
      'opUsdc',
      { amount_in: '100000000' },
      'swap@0 100000000>12462561, axelar_transfer@0 12462561>11762561; 1 tx, 120 s',
    ],
    [
      'two transactions that pay more',
      'osmo',
      'opUsdc',
      { amount_in: '100000000', ...MULTI },
      'swap@0 100000000>12461529, transfer@0 12461529>12461529, cctp_transfer@1 12461529>12401529; 2 tx, 50 s',
    ],
    [
      'an EVM swap with what follows it',
      'eth',
      'osmo',
      { amount_in: '100000000000000000', ...EVM_SWAPS },
      'evm_swap@0 100000000000000000>249812578, axelar_transfer@0 249812578>249812578, swap@0 249812578>1987630873; 1 tx, 1020 s',
    ],
    [
      'the fast bridge when it is asked for',
      'opUsdc',
      'osmoUsdc',
      { amount_in: '50000000', go_fast: true },
      'go_fast_transfer@0 50000000>49930000; 1 tx, 30 s',
    ],
    [
      'the fast bridge not below its minimum',
      'opUsdc',
      'osmoUsdc',
      { amount_in: '9999999', go_fast: true, bridges: ['IBC', 'CCTP', 'GO_FAST'] },
      'cctp_transfer@0 9999999>9974999, transfer@0 9974999>9974999; 1 tx, 1170 s',
    ],
    ['no fast bridge unasked', 'opUsdc', 'osmoUsdc', { amount_in: '50000000', bridges: ['GO_FAST'] }, '404/5 no routes found'],
    ['no EVM swap unasked', 'eth', 'osmo', { amount_in: '100000000000000000' }, '404/5 no routes found'],
    ['no IBC unless listed', 'atom', 'osmoAtom', { amount_in: '7', bridges: ['CCTP'] }, '404/5 no routes found'],
    ['no swap when forbidden', 'atom', 'osmo', { amount_in: '7000', allow_swaps: false }, '404/5 no routes found'],
    [
      'no swap on other venues',
      'atom',
      'osmo',
      { amount_in: '7000', swap_venues: [{ name: 'x', chain_id: 'osmosis-1' }] },
      '404/5 no routes found',
    ],
    [
      'public relay costs nothing and forwards nothing',
      'opUsdc',
      'usdc',
      { amount_in: '1000000', smart_relay: false },
      'cctp_transfer@0 1000000>1000000; 1 tx, 1140 s',
    ],
    [
      'without a relay, no message',
      'usdc',
      'opUsdc',
      { amount_in: '1000000', smart_relay: false, bridges: ['CCTP'] },
      '404/5 no routes found',
    ],
    [
      'several transactions only when allowed',
      'opUsdc',
      'osmoUsdc',
      { amount_in: '1000000', smart_relay: false, bridges: ['CCTP', 'IBC'] },
      '404/5 no single-tx routes found, to enable multi-tx routes set allow_multi_tx to true',
    ],
    [
      'an amount that a relay fee eats',
      'usdc',
      'opUsdc',
      { amount_in: '60000' },
      '400/3 Input amount is too low to cover CCTP bridge relay fee',
    ],
    [
      'an amount above the only bridge',
      'usdc',
      'opUsdc',
      { amount_in: '1000000000001', bridges: ['CCTP'] },
      '400/3 amount 1000000000001 of uusdc is above the maximum of 1000000000000 for CCTP transfers',
    ],
  ])('%s', async (_what, from, to, request, expected) => {
    expect(await outline(from, to, request)).toBe(expected)
  })

  it('starts a transaction where a chain cannot go on by itself', async () => {
    const noHooks = shaken((file) => Object.assign(file.chains[0]!, { ibc_hooks: false }))
    expect(await outline('atom', 'osmo', { amount_in: '1000000' }, noHooks)).toMatch(/^404\/5 no single-tx routes found/)
    expect(await outline('atom', 'osmo', { amount_in: '1000000', ...MULTI }, noHooks)).toBe(
      'transfer@0 1000000>1000000, swap@1 1000000>39918008; 2 tx, 30 s',
    )
  })

  it('counts native fees at their price: more in hand is not more when it costs more', async () => {
    // 120 s over Axelar pays 1:1 but would cost 1 ETH; CCTP with forwarding takes 0.025 USDC.
    const dear = shaken((file) => Object.assign(file.bridges[3]!.fee as object, { amount: '1000000000000000000' }))
    expect(await outline('opUsdc', 'osmoUsdc', { amount_in: '1000000000' }, dear)).toMatch(/^cctp_transfer/)
    const free = shaken((file) => {
      Object.assign(file.bridges[3]!.fee as object, { amount: '1' })
      Object.assign(file.bridges[0]!.fee as object, { amount: '40000000' })
    })
    expect(await outline('opUsdc', 'osmoUsdc', { amount_in: '1000000000' }, free)).toMatch(/^axelar_transfer/)
  })
})

describe('the route of an amount out', () => {
  it.each<[string, AssetName, AssetName, Record<string, unknown>, string]>([
    ['a swap', 'atom', 'osmo', { amount_out: '38000000' }, 'transfer@0 951950>951950, swap@0 951950>38000000; 1 tx, 30 s'],
    [
      'a fee on the way',
      'opUsdc',
      'osmoUsdc',
      { amount_out: '975000' },
      'cctp_transfer@0 1000000>975000, transfer@0 975000>975000; 1 tx, 1170 s',
    ],
    ['basis points', 'opUsdc', 'osmoUsdc', { amount_out: '49930000', go_fast: true }, 'go_fast_transfer@0 49999999>49930000; 1 tx, 30 s'],
    ['more than there is', 'atom', 'osmo', { amount_out: '800000000000' }, '404/5 no routes found'],
  ])('%s', async (_what, from, to, request, expected) => {
    expect(await outline(from, to, request)).toBe(expected)
  })

  it('is answered with swap_out', async () => {
    const { operations, amount_in, amount_out } = await planner.route({ ...ends('osmoAtom', 'osmo'), amount_out: '38000000' })
    expect({ amount_in, amount_out }).toEqual({ amount_in: '951950', amount_out: '38000000' })
    expect(operations).toMatchObject([{ swap: { swap_out: { swap_operations: [{ pool: '11' }], swap_amount_out: '38000000' } } }])
  })
})

describe('safety', () => {
  const unpriced = shaken((file) => {
    file.prices = {}
    file.pools[0]!.spot = 'unknown'
  })

  it.each<[string, Planner, AssetName, AssetName, Record<string, unknown>, string]>([
    [
      'a large loss',
      planner,
      'osmo',
      'osmoUsdc',
      { amount_in: '1000000000000' },
      '400/3 difference in usd value of route input and output is too large. input usd value: 125000.00 output usd value: 66205.65 (BAD_PRICE_ERROR)',
    ],
    [
      'a price impact that no price shows',
      shaken((file) => Object.assign(file, { prices: {} })),
      'osmo',
      'osmoAtom',
      { amount_in: '800000000000' },
      '400/3 swap execution price in route deviates too far from market price. expected price impact: 49.9499% (BAD_PRICE_ERROR)',
    ],
    ['nothing known', unpriced, 'osmo', 'osmoAtom', { amount_in: '8000' }, '400/3 unable to determine route safety (LOW_INFO_ERROR)'],
    ['a transfer is safe without prices', unpriced, 'atom', 'osmoAtom', { amount_in: '8000' }, 'transfer@0 8000>8000; 1 tx, 30 s'],
  ])('refuses %s', async (_what, on, from, to, request, expected) => {
    expect(await outline(from, to, request, on)).toBe(expected)
  })

  it('warns instead, when unsafe routes are allowed', async () => {
    const loss = await planner.route({ ...ends('osmo', 'osmoUsdc'), amount_in: '1000000000000', allow_unsafe: true })
    expect(loss.warning).toEqual({
      type: 'BAD_PRICE_WARNING',
      message: 'Difference in USD value of route input and output is large. Input USD value: 125000.00 Output USD value: 66205.65',
    })
    const unknown = await unpriced.route({ ...ends('osmo', 'osmoAtom'), amount_in: '8000', allow_unsafe: true })
    expect(unknown.warning).toEqual({ type: 'LOW_INFO_WARNING', message: 'unable to determine route safety' })
    expect(unknown.swap_price_impact_percent).toBeNull()
    expect(unknown).not.toHaveProperty('usd_amount_in')
  })
})

describe('the affiliates', () => {
  it('get their share of the last swap, which the amounts no longer hold', async () => {
    const answer = await planner.route({ ...ends('atom', 'osmo'), amount_in: '1000000', cumulative_affiliate_fee_bps: '100' })
    // 1 % of 39918008, rounded down.
    expect(answer.operations).toMatchObject([{}, { swap: { estimated_affiliate_fee: '399180uosmo' }, amount_out: '39518828' }])
    expect(answer.amount_out).toBe('39518828')
  })

  it('get nothing of a transfer', async () => {
    const answer = await planner.route({ ...ends('atom', 'osmoAtom'), amount_in: '1000000', cumulative_affiliate_fee_bps: '100' })
    expect(answer.amount_out).toBe('1000000')
  })
})

describe('an answer', () => {
  it('has every member of the interface', async () => {
    expect(await planner.route({ ...ends('osmo', 'opUsdc'), amount_in: '100000000' })).toMatchInlineSnapshot(`
      {
        "amount_in": "100000000",
        "amount_out": "11762561",
        "chain_ids": [
          "osmosis-1",
          "10",
        ],
        "dest_asset_chain_id": "10",
        "dest_asset_denom": "0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85",
        "does_swap": true,
        "estimated_amount_out": "11762561",
        "estimated_fees": [
          {
            "amount": "700000",
            "bridge_id": "AXELAR",
            "chain_id": "osmosis-1",
            "denom": "ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858",
            "fee_behavior": "FEE_BEHAVIOR_DEDUCTED",
            "fee_type": "BRIDGE",
            "operation_index": 1,
            "origin_asset": {
              "chain_id": "osmosis-1",
              "coingecko_id": "axlusdc",
              "decimals": 6,
              "denom": "ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858",
              "is_cw20": false,
              "is_evm": false,
              "is_svm": false,
              "origin_chain_id": "axelar-dojo-1",
              "origin_denom": "uusdc",
              "recommended_symbol": "USDC.axl",
              "symbol": "axlUSDC",
              "trace": "transfer/channel-208",
            },
            "tx_index": 0,
            "usd_amount": "0.70",
          },
        ],
        "estimated_route_duration_seconds": 120,
        "operations": [
          {
            "amount_in": "100000000",
            "amount_out": "12462561",
            "swap": {
              "chain_id": "osmosis-1",
              "denom_in": "uosmo",
              "denom_out": "ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858",
              "estimated_affiliate_fee": "0ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858",
              "from_chain_id": "osmosis-1",
              "swap_in": {
                "estimated_amount_out": "12462561",
                "price_impact_percent": "0.0079",
                "swap_amount_in": "100000000",
                "swap_operations": [
                  {
                    "denom_in": "uosmo",
                    "denom_out": "ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4",
                    "pool": "12",
                  },
                  {
                    "denom_in": "ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4",
                    "denom_out": "ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858",
                    "pool": "13",
                  },
                ],
                "swap_venue": {
                  "chain_id": "osmosis-1",
                  "logo_uri": "",
                  "name": "osmosis-poolmanager",
                },
              },
              "swap_venues": [
                {
                  "chain_id": "osmosis-1",
                  "logo_uri": "",
                  "name": "osmosis-poolmanager",
                },
              ],
            },
            "tx_index": 0,
          },
          {
            "amount_in": "12462561",
            "amount_out": "11762561",
            "axelar_transfer": {
              "asset": "uusdc",
              "bridge_id": "AXELAR",
              "denom_in": "uusdc",
              "denom_out": "0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85",
              "fee_amount": "700000",
              "fee_asset": {
                "chain_id": "10",
                "coingecko_id": "usd-coin",
                "decimals": 6,
                "denom": "0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85",
                "is_cw20": false,
                "is_evm": true,
                "is_svm": false,
                "origin_chain_id": "",
                "origin_denom": "",
                "symbol": "USDC",
                "token_contract": "",
                "trace": "",
              },
              "from_chain": "osmosis",
              "from_chain_id": "osmosis-1",
              "ibc_transfer_to_axelar": {
                "bridge_id": "IBC",
                "chain_id": "osmosis-1",
                "channel": "channel-208",
                "denom_in": "ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858",
                "denom_out": "uusdc",
                "dest_denom": "uusdc",
                "from_chain_id": "osmosis-1",
                "pfm_enabled": true,
                "port": "transfer",
                "smart_relay": false,
                "supports_memo": true,
                "to_chain_id": "axelar-dojo-1",
              },
              "is_testnet": false,
              "should_unwrap": false,
              "smart_relay": false,
              "to_chain": "Optimism",
              "to_chain_id": "10",
              "usd_fee_amount": "0.70",
            },
            "tx_index": 0,
          },
        ],
        "required_chain_addresses": [
          "osmosis-1",
          "10",
        ],
        "source_asset_chain_id": "osmosis-1",
        "source_asset_denom": "uosmo",
        "swap_price_impact_percent": "0.0079",
        "swap_venue": {
          "chain_id": "osmosis-1",
          "logo_uri": "",
          "name": "osmosis-poolmanager",
        },
        "swap_venues": [
          {
            "chain_id": "osmosis-1",
            "logo_uri": "",
            "name": "osmosis-poolmanager",
          },
        ],
        "txs_required": 1,
        "usd_amount_in": "12.50",
        "usd_amount_out": "11.76",
      }
    `)
  })

  it('speaks the words of the request', async () => {
    const answer = await planner.route({ ...ends('osmo', 'opUsdc'), amount_in: '100000000', bridges: ['IBC', 'BRIDGE_A'] })
    expect(answer.operations).toMatchObject([{ swap: {} }, { bridge_a_transfer: { bridge_id: 'BRIDGE_A' } }])
    expect(answer.estimated_fees).toMatchObject([{ bridge_id: 'BRIDGE_A' }])
  })

  it('is the same bytes every time', async () => {
    const request = { ...ends('eth', 'osmo'), amount_in: '100000000000000000', ...EVM_SWAPS, ...MULTI }
    const answers = await Promise.all(Array.from({ length: 5 }, () => planner.route(request)))
    const again = await new Planner({ snapshot: fiveChains() }).route(request)
    expect(new Set([...answers, again].map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})

describe('a request', () => {
  const good = { ...ends('atom', 'osmoAtom'), amount_in: '7' }
  it.each<[Record<string, unknown>, string]>([
    [{ amount_in: undefined }, 'one of amount_in or amount_out must be provided'],
    [{ amount_out: '7' }, 'only one of amount_in and amount_out should be provided'],
    [{ amount_in: '0' }, 'invalid amount_in'],
    [{ amount_in: '07' }, 'invalid amount_in'],
    [{ amount_in: '-7' }, 'invalid amount_in'],
    [{ amount_in: '7.5' }, 'invalid amount_in'],
    [{ amount_in: 7 }, 'invalid amount_in'],
    [{ amount_in: `${2n ** 256n}` }, 'invalid amount_in'],
    [{ source_asset_denom: '' }, 'Invalid source_asset_denom'],
    [{ source_asset_chain_id: undefined }, 'Invalid source_asset_chain_id'],
    [{ source_asset_chain_id: 'nowhere-1' }, 'Invalid chain_id'],
    [{ dest_asset_chain_id: '__proto__' }, 'Invalid chain_id'],
    [{ source_asset_denom: 'unone' }, 'source token not found'],
    [{ dest_asset_denom: 'constructor' }, 'dest token not found'],
    [{ bridges: ['IBC', 'TELEPORT'] }, 'invalid bridge'],
    [{ cumulative_affiliate_fee_bps: '10001' }, 'invalid cumulative_affiliate_fee_bps'],
    [{ allow_unsafe: 'yes' }, 'Invalid allow_unsafe'],
  ])('%j is refused', async (change, message) => {
    await expect(planner.route({ ...good, ...change } as never)).rejects.toMatchObject({ code: 3, status: 400, message })
  })

  it('may hold what nobody knows, nulls, and chains as clients spell them', async () => {
    const file = fiveChains()
    file.chains.push({ chain_id: 'Oraichain', chain_type: 'cosmos' })
    file.assets.push({ chain_id: 'Oraichain', denom: 'orai', symbol: 'ORAI', decimals: 6 })
    const orai = { denom: 'orai', chain: '_oraichain' }
    const answer = await new Planner({ snapshot: file }).route({
      source_asset_denom: orai.denom,
      source_asset_chain_id: orai.chain,
      dest_asset_denom: orai.denom,
      dest_asset_chain_id: 'Oraichain',
      amount_in: '7',
      swap_venues: null,
      cumulative_affiliate_fee_bps: null,
      experimental_features: ['eureka', 'unheard-of'],
      bridges: ['CCTP_V2', 'IBC'],
      widget: { state: 1 },
    })
    expect(answer.chain_ids).toEqual(['Oraichain'])
    const shouting = await planner.route({
      ...good,
      ...ends('opUsdc', 'usdc'),
      amount_in: '100000000',
      source_asset_denom: ASSETS.opUsdc[1].toUpperCase().replace('0X', '0x'),
    })
    expect(shouting.source_asset_denom).toBe(ASSETS.opUsdc[1])
  })
})
