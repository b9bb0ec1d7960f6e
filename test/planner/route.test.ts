import { createNode, type Json } from 'evmbed'
import { describe, expect, it } from 'vitest'
import { Planner } from '../../src/planner/planner.js'
import { ManualClock } from '../support/manual-clock.js'
import { ends, fiveChains } from './network.js'

const planner = new Planner({ snapshot: fiveChains() })

const MULTI = { allow_multi_tx: true }
const EVM_SWAPS = { smart_swap_options: { evm_swaps: true } }

describe('an answer', () => {
  it('answers a route request with every member of the interface', async () => {
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
              "to_chain": "optimism",
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

  it('names bridges in the answer as the request does', async () => {
    const answer = await planner.route({ ...ends('osmo', 'opUsdc'), amount_in: '100000000', bridges: ['IBC', 'BRIDGE_A'] })
    expect(answer.operations).toMatchObject([{ swap: {} }, { bridge_a_transfer: { bridge_id: 'BRIDGE_A' } }])
    expect(answer.estimated_fees).toMatchObject([{ bridge_id: 'BRIDGE_A' }])
  })

  it('answers the same route request with the same bytes, under the same clock', async () => {
    const request = { ...ends('eth', 'osmo'), amount_in: '100000000000000000', ...EVM_SWAPS, ...MULTI }
    const sources = { clock: new ManualClock() }
    const timed = new Planner({ snapshot: fiveChains() }, sources)
    const answers = await Promise.all(Array.from({ length: 5 }, () => timed.route(request)))
    const again = await new Planner({ snapshot: fiveChains() }, sources).route(request)
    expect(new Set([...answers, again].map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})

describe('a route that is refused for its price', () => {
  /** A pool that pays twice the price, but is moved by 14 % of it: 10⁸·3·10⁷ / (6·10⁸ + 10⁸) of the 5·10⁶ that its price promises. */
  const generous = () => {
    const file = fiveChains()
    file.pools.push({ ...file.pools[0], pool: '21', reserves: ['600000000', '30000000'], fee_ppm: 0 })
    return new Planner({ snapshot: file })
  }
  const request = { ...ends('osmo', 'osmoAtom'), amount_in: '100000000' }

  it('prefers the best safe route to an unsafe one that brings more', async () => {
    const answer = await generous().route(request)
    expect([answer.amount_out, answer.swap_price_impact_percent, answer.warning]).toEqual(['2494688', '0.0125', undefined])
  })

  it('answers an unsafe route with a warning if unsafe routes are allowed', async () => {
    const answer = await generous().route({ ...request, allow_unsafe: true })
    expect(answer).toMatchObject({ amount_out: '4285714', warning: { type: 'BAD_PRICE_WARNING' } })
  })

  it('prefers a slower route if Go Fast was requested and costs too much', async () => {
    const file = fiveChains()
    Object.assign(file.bridges[4]!.fee as object, { source: '9000000' })
    const planner = new Planner({ snapshot: file })
    const usdc = { ...ends('opUsdc', 'osmoUsdc'), amount_in: '50000000', go_fast: true }
    await expect(planner.route(usdc)).resolves.toMatchObject({ amount_out: '49975000' })
    await expect(planner.route({ ...usdc, allow_unsafe: true })).resolves.toMatchObject({ amount_out: '40940000' })
    await expect(planner.route({ ...usdc, bridges: ['GO_FAST'] })).rejects.toMatchObject({ details: [{ reason: 'BAD_PRICE_ERROR' }] })
  })
})

describe('a loss between two forms of one token', () => {
  const unpriced = new Planner({ snapshot: { ...fiveChains(), prices: {} } })
  const usdcOut = (amount_in: string) => ({ ...ends('usdc', 'opUsdc'), amount_in })

  it('computes the loss between two forms of one token without a price', async () => {
    const answer = await unpriced.route(usdcOut('1000000'))
    expect([answer.amount_out, answer.usd_amount_in, answer.warning]).toEqual(['940000', undefined, undefined])
  })

  it('rejects a large loss between two forms of one token, or warns of it', async () => {
    const message = 'difference in value of route input and output is too large. loss: 12.0000%'
    await expect(unpriced.route(usdcOut('500000'))).rejects.toMatchObject({
      status: 400,
      message,
      details: [{ reason: 'BAD_PRICE_ERROR' }],
    })
    const { warning } = await unpriced.route({ ...usdcOut('500000'), allow_unsafe: true })
    expect(warning).toEqual({ type: 'BAD_PRICE_WARNING', message })
  })

  it('counts a loss between two forms of one token for the limit lossPercentLimit', async () => {
    const careful = new Planner({ snapshot: { ...fiveChains(), prices: {} }, lossPercentLimit: 5 })
    await expect(careful.route(usdcOut('1000000'))).rejects.toMatchObject({ details: [{ reason: 'HIGH_LOSS_ERROR' }] })
  })
})

describe('a limit of losses', () => {
  const usdcOut = { ...ends('osmo', 'osmoUsdc'), amount_in: '1000000000000' }

  it('rejects a route that loses more than lossPercentLimit, even if unsafe routes are allowed', async () => {
    // 125000.00 USD become 66205.65: 47 % are lost.
    const careful = new Planner({ snapshot: fiveChains(), lossPercentLimit: 40 })
    await expect(careful.route({ ...usdcOut, allow_unsafe: true })).rejects.toMatchObject({
      status: 400,
      code: 3,
      message: 'route would result in a USD loss exceeding the configured threshold and has been blocked',
      details: [{ reason: 'HIGH_LOSS_ERROR', domain: 'skip.build' }],
    })
    await expect(careful.route({ ...ends('atom', 'osmo'), amount_in: '1000000' })).resolves.toMatchObject({ amount_out: '39918008' })
  })

  it('leaves losses below lossPercentLimit to the safety rules', async () => {
    const lenient = new Planner({ snapshot: fiveChains(), lossPercentLimit: 50 })
    await expect(lenient.route(usdcOut)).rejects.toMatchObject({ details: [{ reason: 'BAD_PRICE_ERROR' }] })
    await expect(lenient.route({ ...usdcOut, allow_unsafe: true })).resolves.toMatchObject({ warning: { type: 'BAD_PRICE_WARNING' } })
  })

  it('rejects a lossPercentLimit that is no percentage', async () => {
    await expect(createNode({ planner: { snapshot: fiveChains(), lossPercentLimit: 101 } })).rejects.toThrow(/planner\.lossPercentLimit/)
  })
})

describe('a body', () => {
  it('rejects a body that is nested too deeply', async () => {
    let deep: Json = []
    for (let level = 0; level < 40; level++) deep = [deep]
    const [route] = await new Planner({ snapshot: fiveChains() }).endpoints()
    await expect(route!.post({ widget: deep })).rejects.toMatchObject({ code: 3, message: 'the body is nested deeper than 32 levels' })
  })
})
