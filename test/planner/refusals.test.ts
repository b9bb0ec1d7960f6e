import { createNode, type Json, type JsonObject, type Node } from 'evmbed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESSES } from './messages/recorded.js'
import { ASSETS, type AssetName, ends, fiveChains } from './network.js'

/** The texts with which the other endpoints refuse, in the words of the interface; what stands for `{}` is ours. Routes have `scenarios.ts`. */
const TEXTS = [
  '400/3 Must supply source_asset',
  '400/3 Must supply denom and chain_id',
  '400/3 Invalid source_asset_denom',
  '400/3 Invalid chain_id',
  '400/3 Invalid chain_id: {}',
  '400/3 source token not found',
  '400/3 invalid amount_in',
  '400/3 cannot transfer across cctp after route demands swap',
  '400/3 cannot transfer across {}',
  '400/3 cannot swap on a chain {}',
  '400/3 relay fee quote has expired',
  '400/3 tx must be base64 encoded',
  '400/3 tx is invalid on chain',
  '404/5 source chain not found',
  '404/5 dest chain not found',
  '404/5 no recommendation found',
  '404/5 no routes found',
  '404/5 chain ID not supported',
  '404/5 tx not found',
] as const

/** A question that is refused: below `/v2/`, what it asks, and the refusal. */
type Row = readonly [path: string, body: JsonObject, answer: string]

const ATOM = { source_asset_denom: 'uatom', source_asset_chain_id: 'cosmoshub-4' }
const HASH = 'ab'.repeat(32)

const ROWS: readonly Row[] = [
  ['fungible/assets', { chain_ids: ['osmosis-1', 'nowhere-1'] }, '400/3 Invalid chain_id'],
  ['fungible/assets', { chain_id: 'nowhere-1' }, '400/3 Invalid chain_id'],
  ['fungible/assets_from_source', { source_asset_chain_id: 'osmosis-1' }, '400/3 Invalid source_asset_denom'],
  ['fungible/assets_from_source', { ...ATOM, source_asset_chain_id: 'nowhere-1' }, '400/3 Invalid chain_id'],
  ['fungible/assets_from_source', { ...ATOM, source_asset_denom: 'unone' }, '400/3 source token not found'],
  ['fungible/assets_between_chains', { source_chain_id: 'x', dest_chain_id: 'osmosis-1' }, '404/5 source chain not found'],
  ['fungible/assets_between_chains', { source_chain_id: 'osmosis-1', dest_chain_id: 'x' }, '404/5 dest chain not found'],
  ['fungible/recommend_assets', { requests: [{}] }, '400/3 Must supply source_asset'],
  ['fungible/recommend_assets', { requests: [ATOM, { source_asset_denom: 'uatom' }] }, '400/3 Must supply source_asset'],
  ['fungible/recommend_assets', { requests: [{ ...ATOM, source_asset_chain_id: '' }] }, '400/3 Must supply source_asset'],
  ['fungible/recommend_assets', { requests: [{ ...ATOM, source_asset_denom: 'unone' }] }, '404/5 no recommendation found'],
  ['fungible/recommend_assets', { requests: [{ ...ATOM, dest_chain_id: 'x' }] }, '404/5 no recommendation found'],
  ['fungible/recommend_assets', {}, '400/3 Must supply source_asset'],
  ['fungible/recommend_assets', { requests: null }, '400/3 Must supply source_asset'],
  ['fungible/ibc_origin_assets', {}, '400/3 Must supply denom and chain_id'],
  ['fungible/ibc_origin_assets', { assets: [{ denom: 'uatom' }] }, '400/3 Must supply denom and chain_id'],
  ['fungible/ibc_origin_assets', { assets: [{ denom: null, chain_id: 'osmosis-1' }] }, '400/3 Must supply denom and chain_id'],
  ['info/balances', { chains: { 'nowhere-1': { address: 'x' } } }, '400/3 Invalid chain_id: nowhere-1'],
  ['fungible/msgs', { ...ends('atom', 'osmo'), amount_in: '-1' }, '400/3 invalid amount_in'],
  [
    'fungible/msgs_direct',
    { ...ends('atom', 'osmoAtom'), amount_in: '7', bridges: ['CCTP'], chain_ids_to_addresses: {} },
    '404/5 no routes found',
  ],
  ['tx/submit', { chain_id: 'osmosis-1', tx: 'not base64' }, '400/3 tx must be base64 encoded'],
  ['tx/submit', { chain_id: 'osmosis-1', tx: 'AQID' }, '400/3 tx is invalid on chain'],
  ['tx/submit', { chain_id: 'noble-1', tx: 'AQID' }, '404/5 chain ID not supported'],
  ['tx/track', { chain_id: 'noble-1', tx_hash: HASH }, '404/5 tx not found'],
  ['tx/track', { chain_id: 'nowhere-1', tx_hash: HASH }, '400/3 Invalid chain_id'],
  ['tx/status', { chain_id: 'nowhere-1', tx_hash: HASH }, '400/3 Invalid chain_id'],
  ['tx/status', { chain_id: 'noble-1', tx_hash: HASH }, '404/5 tx not found'],
  ['tx/status', { chain_id: 'osmosis-1', tx_hash: HASH }, '404/5 tx not found'],
]

let node: Node

beforeAll(async () => {
  node = await createNode({
    planner: { snapshot: fiveChains() },
    transfers: {
      readers: {
        'osmosis-1': {
          isHash: () => true,
          submit: () => Promise.reject(new Error('signature verification failed')),
          outcome: async () => undefined,
          arrival: async () => undefined,
          settlement: async () => undefined,
        },
      },
    },
  })
})
afterAll(() => node.close())

async function refusalOf(path: string, body: JsonObject): Promise<string> {
  const endpoints = (await Promise.all([node.planner, node.transfers, node.balances].map((service) => service.endpoints()))).flat()
  const endpoint = endpoints.find((each) => each.path === `/v2/${path}`)!
  const answer = await endpoint.post(body).then(
    (answered: Json) => JSON.stringify(answered),
    (refused: { status: number; code: number; message: string }) => `${refused.status}/${refused.code} ${refused.message}`,
  )
  return answer
}

describe('a refusal', () => {
  it.each(ROWS.map(([path, body, answer]) => ({ path, body, answer })))('rejects $path with $answer', async ({ path, body, answer }) => {
    expect(await refusalOf(path, body)).toBe(answer)
  })

  /** A route over several transactions, asked for as messages after a change of its operations. */
  async function messagesOf(from: AssetName, to: AssetName, amount_in: string, change: (operations: Operation[]) => void): Promise<string> {
    const route = await node.planner.route({
      ...ends(from, to),
      amount_in,
      allow_multi_tx: true,
      allow_unsafe: true,
      bridges: ['IBC', 'CCTP'],
    })
    const operations = structuredClone(route.operations) as unknown as Operation[]
    change(operations)
    const address_list = route.required_chain_addresses.map((id) => ADDRESSES[id as keyof typeof ADDRESSES])
    return refusalOf('fungible/msgs', { ...ends(from, to), amount_in, amount_out: route.amount_out, address_list, operations })
  }
  type Operation = { tx_index: number } & Record<string, Record<string, Json>>
  const inOneTransaction = (operations: Operation[]) => {
    for (const operation of operations) operation.tx_index = 0
  }

  const CROWDED: readonly (readonly [AssetName, AssetName, string])[] = [
    ['osmo', 'opUsdc', '400/3 cannot transfer across cctp after route demands swap'],
    ['osmoUsdc', 'opUsdc', '400/3 cannot transfer across cctp within the transaction that leads to noble-1'],
    ['opUsdc', 'osmo', '400/3 cannot swap on a chain within the transaction that leads to osmosis-1'],
  ]
  it.each(CROWDED)('rejects messages for operations that do not fit in one transaction: %s to %s', async (from, to, answer) => {
    expect(await messagesOf(from, to, '100000000', inOneTransaction)).toBe(answer)
  })

  const EXPIRED = '400/3 relay fee quote has expired'
  it('rejects messages with an expired quote', async () => {
    const answer = await messagesOf('usdc', 'opUsdc', '100000000', ([operation]) => {
      operation!.cctp_transfer!.smart_relay_fee_quote = { expiration: '2020-01-01T00:00:00Z' }
    })
    expect(answer).toBe(EXPIRED)
  })

  it('tests every text of an error', () => {
    const shown = [...ROWS, ...CROWDED].map(([, , answer]) => answer).concat(EXPIRED)
    const isShown = (text: string) => {
      const [begin = '', end] = text.split('{}')
      return shown.some((answer) => (end === undefined ? answer === text : answer.startsWith(begin) && answer.length > begin.length))
    }
    expect(TEXTS.filter((text) => !isShown(text))).toEqual([])
  })
})

describe('what is missing beside others', () => {
  it('reports a missing recommendation in its entry', async () => {
    const answer = await node.planner.recommendAssets({
      requests: [
        { ...ATOM, dest_chain_id: 'osmosis-1', reason: 'DIRECT' },
        { ...ATOM, dest_chain_id: 'nowhere-1' },
      ],
    })
    expect(answer).toMatchObject({
      recommendation_entries: [
        { recommendations: [{ asset: { denom: ASSETS.osmoAtom[1] }, reason: 'DIRECT' }] },
        { recommendations: [], error: { message: 'no recommendation found' } },
      ],
    })
  })
})
