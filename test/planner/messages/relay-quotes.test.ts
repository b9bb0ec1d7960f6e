import { createNode, type Node } from 'evmbed'
import { afterEach, describe, expect, it } from 'vitest'
import { Planner } from '../../../src/planner/planner.js'
import { Transfers } from '../../../src/planner/transfers.js'
import { ManualClock } from '../../support/manual-clock.js'

const USDC = `0x${'1'.repeat(40)}`
const SENDER = '0x0f7833777bfC9ef72D8B76AE954D3849DD71F829'
const NOBLE = 'noble1nhzuazjhyfu474er6v4ey8zn6wa5fy6gthndxf'
const RELAYER = 'noble1dyw0geqa2cy0ppdjcxfpzusjpwmq85r5a35hqe'
const QUOTED_AT = Date.parse('2024-05-01T12:00:05.678Z')

type Members = Record<string, unknown>

/** An EVM chain 900, Noble, and a bridge for USDC from the one to the other. */
function network(bridge: Members): Members {
  const usdc = { symbol: 'USDC', decimals: 6, coingecko_id: 'usd-coin' }
  return {
    chains: [
      { chain_id: '900', chain_name: 'reef', chain_type: 'evm' },
      { chain_id: 'noble-1', chain_name: 'noble', chain_type: 'cosmos', bech32_prefix: 'noble' },
    ],
    assets: [
      { chain_id: '900', denom: USDC, ...usdc },
      { chain_id: 'noble-1', denom: 'uusdc', ...usdc },
    ],
    prices: { 'usd-coin': '1' },
    bridges: [
      {
        bridge: 'CCTP',
        ...{ from_chain: '900', from_denom: USDC, to_chain: 'noble-1', to_denom: 'uusdc' },
        fee: { kind: 'SMART_RELAY', behavior: 'DEDUCTED', amount: '25000' },
        public_relay: true,
        ...bridge,
      },
    ],
  }
}

const ENDS = { source_asset_chain_id: '900', source_asset_denom: USDC, dest_asset_chain_id: 'noble-1', dest_asset_denom: 'uusdc' }

/** The one operation of the route over the bridge, without its amounts. */
async function operationOver(bridge: Members, request: Members = {}): Promise<Members> {
  const planner = new Planner({ snapshot: network(bridge) }, { clock: new ManualClock(QUOTED_AT) })
  const { operations } = await planner.route({ ...ENDS, amount_in: '1000000', ...request })
  const { tx_index: _transaction, amount_in: _in, amount_out: _out, ...kinds } = operations[0] as Members
  return Object.values(kinds)[0] as Members
}

describe('the quote of a relay fee', () => {
  const quote = { fee_amount: '25000', fee_denom: USDC, relayer_address: '', expiration: '2024-05-01T12:30:05Z' }

  it('quotes the relay fee of an operation for 30 minutes by the clock of the node', async () => {
    expect((await operationOver({})).smart_relay_fee_quote).toEqual(quote)
  })

  it('names the relayer and the recipient of the fee in a relay quote if the snapshot does', async () => {
    const facts = { relayer_address: RELAYER, fee_payment_address: SENDER }
    expect((await operationOver(facts)).smart_relay_fee_quote).toEqual({ ...quote, ...facts })
  })

  it('quotes a relay fee that is a share of the amount', async () => {
    const fee = { kind: 'SMART_RELAY', behavior: 'DEDUCTED', bps: 10, source: '7', dest: '8' }
    expect((await operationOver({ fee })).smart_relay_fee_quote).toMatchObject({ fee_amount: '1015' })
  })

  it('quotes the relay fee of a transfer over IBC Eureka', async () => {
    expect((await operationOver({ bridge: 'EUREKA', source_client: 'c-0' })).smart_relay_fee_quote).toEqual(quote)
  })

  it.each([
    ['without smart relay', {}, { smart_relay: false }],
    ['without a fee', { fee: undefined }, {}],
    ['where the fee is not a relayer’s', { bridge: 'EUREKA', fee: { kind: 'BRIDGE', behavior: 'DEDUCTED', amount: '25000' } }, {}],
    ['over another bridge', { bridge: 'HYPERLANE' }, {}],
  ])('omits the relay fee quote %s', async (_name, bridge, request) => {
    expect(await operationOver(bridge, request)).not.toHaveProperty('smart_relay_fee_quote')
  })
})

describe('messages for a quoted route', () => {
  const facts = { relayer_address: RELAYER, relayer_contract_address: SENDER, destination_domain: 4 }
  let node: Node | undefined
  afterEach(() => node?.close())

  it('builds messages until the relay quote expires by the clock of the node', async () => {
    const clock = new ManualClock(QUOTED_AT)
    node = await createNode({ clock, planner: { snapshot: network(facts) } })
    const route = await node.planner.route({ ...ENDS, amount_in: '1000000' })
    const { amount_in, amount_out, operations } = route
    const request = { ...ENDS, amount_in, amount_out, operations, address_list: [SENDER, NOBLE] } as never
    await clock.advance(Date.parse('2024-05-01T12:30:04Z') - QUOTED_AT)
    expect((await node.transfers.messages(request)).txs).toHaveLength(1)
    await clock.advance(2000)
    await expect(node.transfers.messages(request)).rejects.toMatchObject({ code: 3, message: 'relay fee quote has expired' })
  })

  it('rejects messages for a relay quote without an expiration', async () => {
    const clock = new ManualClock(QUOTED_AT)
    node = await createNode({ clock, planner: { snapshot: network(facts) } })
    const { amount_in, amount_out, operations } = await node.planner.route({ ...ENDS, amount_in: '1000000' })
    const [operation] = structuredClone(operations) as unknown as [{ cctp_transfer: { smart_relay_fee_quote: Members } }]
    for (const expiration of [undefined, 7, 'soon']) {
      operation.cctp_transfer.smart_relay_fee_quote.expiration = expiration
      const request = { ...ENDS, amount_in, amount_out, operations: [operation], address_list: [SENDER, NOBLE] } as never
      await expect(node.transfers.messages(request)).rejects.toMatchObject({
        code: 3,
        message: 'Invalid operations[0]: the expiration of its smart_relay_fee_quote is no time',
      })
    }
  })

  it('builds direct messages with a relay quote of the same time', async () => {
    const clock = new ManualClock(QUOTED_AT)
    const planner = new Planner({ snapshot: network(facts) })
    const transfers = new Transfers({}, { index: () => planner.index(), clock })
    const { route } = await transfers.messagesDirect({
      ...ENDS,
      amount_in: '1000000',
      chain_ids_to_addresses: { 900: SENDER, 'noble-1': NOBLE },
    })
    expect(route.operations).toMatchObject([{ cctp_transfer: { smart_relay_fee_quote: { expiration: '2024-05-01T12:30:05Z' } } }])
  })
})
