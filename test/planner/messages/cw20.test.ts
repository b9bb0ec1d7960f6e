import { describe, expect, it } from 'vitest'
import { Planner } from '../../../src/planner/planner.js'
import { Transfers } from '../../../src/planner/transfers.js'
import { ManualClock } from '../../support/manual-clock.js'
import { fiveChains } from '../network.js'
import { ADDRESSES, ENTRY_POINT } from './recorded.js'

const TOKEN = 'osmo1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygspphldl'
const CW20 = `cw20:${TOKEN}`
const CONVERTER = 'osmo1yg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3qj4f25n'
const VOUCHER = 'ibc/C5CEEBF6038EB56D2E9DED9D9FA323EF9DD0BF4F3E26F38D2CA7AEEC5507E9F6'
const ME = ADDRESSES['osmosis-1']
const DEADLINE = 1_700_000_300_000_000_000

/** The example network with a CW20 on Osmosis: pools for it, and a channel of a contract that takes it to the Hub. */
function withToken(): Transfers {
  const file = fiveChains()
  file.assets.push(
    { chain_id: 'osmosis-1', denom: CW20, is_cw20: true, token_contract: TOKEN, symbol: 'CWT', decimals: 6 },
    {
      chain_id: 'cosmoshub-4',
      denom: VOUCHER,
      symbol: 'CWT',
      decimals: 6,
      origin_chain_id: 'osmosis-1',
      origin_denom: CW20,
      trace: 'transfer/channel-77',
    },
  )
  file.channels.push(['cosmoshub-4', 'channel-77', 'osmosis-1', 'channel-88', 'ACTIVE', 'transfer', `wasm.${CONVERTER}`])
  for (const pool of ['21', '22']) {
    const reserves = ['1000000000000', '1000000000000']
    const members = { venue: 'osmosis-poolmanager', chain_id: 'osmosis-1', type: 'constant_product', fee_ppm: 0 }
    file.pools.push({ pool, denoms: [CW20, 'uosmo'], reserves, ...members })
  }
  const venues = [{ name: 'osmosis-poolmanager', chain_id: 'osmosis-1', entry_contract_address: ENTRY_POINT }]
  const planner = new Planner({ snapshot: { ...file, venues } })
  return new Transfers({}, { index: () => planner.index(), clock: new ManualClock() })
}

/** The only message of the best route between two denoms of Osmosis, or to another chain. */
async function message(from: string, to: string, amount_in: string, more: Record<string, unknown> = {}) {
  const { txs } = await withToken().messagesDirect({
    source_asset_chain_id: 'osmosis-1',
    source_asset_denom: from,
    dest_asset_chain_id: 'osmosis-1',
    dest_asset_denom: to,
    amount_in,
    allow_unsafe: true,
    chain_ids_to_addresses: { 'osmosis-1': ME, 'cosmoshub-4': ADDRESSES['cosmoshub-4'] },
    ...more,
  })
  expect(txs).toHaveLength(1)
  const { msgs } = txs[0]!.cosmos_tx!
  expect(msgs.map(({ msg_type_url }) => msg_type_url)).toEqual(['/cosmwasm.wasm.v1.MsgExecuteContract'])
  return JSON.parse(msgs[0]!.msg)
}

/** Decodes the message that a CW20 passes on to the contract that receives the tokens. */
const sentMessage = (value: { msg: { send: { msg: string } } }) => JSON.parse(Buffer.from(value.msg.send.msg, 'base64').toString())

describe('a CW20', () => {
  it('sends a CW20 by its contract', async () => {
    const send = { bank_send: { chain_id: 'osmosis-1', denom: CW20 }, tx_index: 0, amount_in: '5', amount_out: '5' }
    const ends = { source_asset_chain_id: 'osmosis-1', source_asset_denom: CW20, dest_asset_chain_id: 'osmosis-1', dest_asset_denom: CW20 }
    const request = { ...ends, amount_in: '5', amount_out: '5', operations: [send], address_list: [ME, ENTRY_POINT] }
    const { txs } = await withToken().messages(request)
    expect(JSON.parse(txs[0]!.cosmos_tx!.msgs[0]!.msg)).toEqual({
      sender: ME,
      contract: TOKEN,
      msg: { transfer: { recipient: ENTRY_POINT, amount: '5' } },
      funds: [],
    })
  })

  it('swaps a CW20 by sending it to the entry point with the message', async () => {
    const value = await message(CW20, 'uosmo', '1000000', { slippage_tolerance_percent: '1' })
    expect(value).toEqual({
      sender: ME,
      contract: TOKEN,
      msg: { send: { contract: ENTRY_POINT, amount: '1000000', msg: expect.any(String) } },
      funds: [],
    })
    const operations = [{ pool: '21', denom_in: TOKEN, denom_out: 'uosmo' }]
    expect(sentMessage(value)).toEqual({
      swap_and_action: {
        user_swap: { swap_exact_asset_in: { swap_venue_name: 'osmosis-poolmanager', operations } },
        min_asset: { native: { denom: 'uosmo', amount: '989999' } },
        timeout_timestamp: DEADLINE,
        post_swap_action: { transfer: { to_address: ME } },
        affiliates: [],
      },
    })
  })

  it('buys a CW20 with coins, named by its contract', async () => {
    const { contract, msg, funds } = await message('uosmo', CW20, '1000000')
    expect({ contract, funds }).toEqual({ contract: ENTRY_POINT, funds: [{ denom: 'uosmo', amount: '1000000' }] })
    expect(msg.swap_and_action).toMatchObject({
      user_swap: { swap_exact_asset_in: { operations: [{ denom_in: 'uosmo', denom_out: TOKEN }] } },
      min_asset: { cw20: { address: TOKEN, amount: '999999' } },
    })
  })

  it('splits a swap of a CW20', async () => {
    const value = await message(CW20, 'uosmo', '100000000000', { smart_swap_options: { split_routes: true } })
    const { routes } = sentMessage(value).swap_and_action.user_swap.smart_swap_exact_asset_in
    expect(routes).toMatchObject([
      { offer_asset: { cw20: { address: TOKEN, amount: '50000000000' } } },
      { offer_asset: { cw20: { address: TOKEN, amount: '50000000000' } } },
    ])
  })

  it('transfers a CW20 through the contract of its channel', async () => {
    const value = await message(CW20, VOUCHER, '7', { dest_asset_chain_id: 'cosmoshub-4', timeout_seconds: '60' })
    expect(value).toEqual({
      sender: ME,
      contract: TOKEN,
      msg: { send: { contract: CONVERTER, amount: '7', msg: expect.any(String) } },
      funds: [],
    })
    expect(sentMessage(value)).toEqual({ channel: 'channel-88', remote_address: ADDRESSES['cosmoshub-4'], timeout: 60 })
  })

  it('rejects a CW20 transfer that the contract of its channel cannot continue', async () => {
    const handler = { wasm_msg: { contract_address: ADDRESSES['cosmoshub-4'], msg: '{}' } }
    const file = message(CW20, VOUCHER, '7', { dest_asset_chain_id: 'cosmoshub-4', post_route_handler: handler })
    await expect(file).rejects.toThrow('packets that arrive on cosmoshub-4 call no contracts')
  })
})
