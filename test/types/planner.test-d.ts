/** Types of the planner, checked by the compiler. Nothing here runs: `npm run types` is the test. */
import type { Json, JsonObject, Node } from 'evmbed'
import { describe, expectTypeOf, it } from 'vitest'
import type {
  assets,
  assetsBetweenChains,
  assetsFromSource,
  ibcOriginAssets,
  recommendAssets,
} from '../../src/planner/endpoints/asset-lists.js'
import type { bridges, chains, venues } from '../../src/planner/endpoints/info.js'
import type { messages, messagesDirect } from '../../src/planner/endpoints/messages.js'
import type { route } from '../../src/planner/endpoints/route.js'
import type { status, submit, track } from '../../src/planner/endpoints/transactions.js'
import type { AnswerOf, BodyOf } from '../../src/planner/endpoints/typed.js'
import type { Planner } from '../../src/planner/planner.js'
import type { Fields } from '../../src/planner/wire/fields.js'

declare const node: Node
const ends = { source_asset_chain_id: 'a', source_asset_denom: 'b', dest_asset_chain_id: 'c', dest_asset_denom: 'd' }

describe('a question to the planner', () => {
  it('has the members of its endpoint', () => {
    void node.planner.route({ ...ends, amount_in: '1' })
    void node.planner.route({ ...ends, amount_out: '1', bridges: ['IBC'], smart_swap_options: { split_routes: true } })
    // @ts-expect-error a denom is missing
    void node.planner.route({ source_asset_chain_id: 'a', dest_asset_chain_id: 'c', dest_asset_denom: 'd', amount_in: '1' })
    // @ts-expect-error amounts are texts
    void node.planner.route({ ...ends, amount_in: 1n })
    // @ts-expect-error no such member
    void node.planner.route({ ...ends, amount_in: '1', allow_swap: true })
    // @ts-expect-error no such member of a member
    void node.planner.route({ ...ends, amount_in: '1', smart_swap_options: { split: true } })
  })

  it('may leave out what has a default, or say null', () => {
    void node.planner.route({ ...ends, amount_in: '1', cumulative_affiliate_fee_bps: null, swap_venues: null })
    void node.planner.chains()
    void node.planner.chains({})
    void node.planner.assets({ chain_ids: ['osmosis-1'], include_evm_assets: true })
    // @ts-expect-error whose counterparts?
    void node.planner.assetsBetweenChains()
    void node.planner.recommendAssets({ requests: [{ source_asset_denom: 'a', source_asset_chain_id: 'b', reason: 'DIRECT' }] })
    // @ts-expect-error no such reason
    void node.planner.recommendAssets({ requests: [{ source_asset_denom: 'a', source_asset_chain_id: 'b', reason: 'BEST' }] })
  })
})

describe('an answer of the planner', () => {
  it('has the members of its endpoint', async () => {
    const route = await node.planner.route({ ...ends, amount_in: '1' })
    expectTypeOf(route.amount_out).toEqualTypeOf<string>()
    expectTypeOf(route.txs_required).toEqualTypeOf<number>()
    expectTypeOf(route.swap_price_impact_percent).toEqualTypeOf<string | null | undefined>()
    expectTypeOf(route.operations[0]?.tx_index).toEqualTypeOf<number | undefined>()
    expectTypeOf(route.estimated_fees?.[0]?.fee_behavior).toEqualTypeOf<'FEE_BEHAVIOR_DEDUCTED' | 'FEE_BEHAVIOR_ADDITIONAL' | undefined>()
    expectTypeOf(route.warning?.type).toEqualTypeOf<'BAD_PRICE_WARNING' | 'LOW_INFO_WARNING' | undefined>()
    // @ts-expect-error no such member
    route.amount
  })

  it('is a list or a map where the endpoint has one', async () => {
    const { chains } = await node.planner.chains()
    expectTypeOf(chains[0]?.chain_type).toEqualTypeOf<'cosmos' | 'evm' | 'svm' | undefined>()
    expectTypeOf(chains[0]?.fee_assets?.[0]?.gas_price).toExtend<{ readonly low?: string } | null | undefined>()
    const [bridge] = (await node.planner.bridges()).bridges
    expectTypeOf<'IBC' | 'EUREKA'>().toExtend<NonNullable<typeof bridge>['id']>()
    const { chain_to_assets_map } = await node.planner.assets()
    expectTypeOf(chain_to_assets_map['osmosis-1']?.assets[0]?.symbol).toEqualTypeOf<string | undefined>()
    const [pair] = (await node.planner.assetsBetweenChains({ source_chain_id: 'a', dest_chain_id: 'b' })).assets_between_chains
    expectTypeOf(pair?.asset_on_dest.is_evm).toEqualTypeOf<boolean | undefined>()
  })

  it('is JSON', () => {
    expectTypeOf<Awaited<ReturnType<Planner['route']>>>().toExtend<JsonObject>()
  })
})

describe('an update of the planner', () => {
  it('takes a document', () => {
    void node.planner.update({ chains: [] })
    // @ts-expect-error a document is an object
    void node.planner.update('chains')
  })
})

/** The members of a type, without names and `readonly`. */
type Members<T> = Json extends T
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Members<Item>[]
    : T extends object
      ? { -readonly [Name in keyof T]: Members<T[Name]> }
      : T

type Asked<Call extends (request: never) => unknown> = Members<NonNullable<Parameters<Call>[0]>>
type Answered<Call> = Call extends (...request: never[]) => Promise<infer Answer> ? Members<Answer> : never
type Request<Endpoint extends { readonly request: Fields }> = Members<BodyOf<Endpoint['request']>>
type Response<Endpoint extends { readonly response: JsonObject }> = Members<AnswerOf<Endpoint['response']>>
type Planning = Node['planner']
type Transfers = Node['transfers']

describe('the types of questions and answers', () => {
  it('have the members of the endpoints that read and make them', () => {
    expectTypeOf<Asked<Planning['route']>>().toEqualTypeOf<Request<typeof route>>()
    expectTypeOf<Answered<Planning['route']>>().toEqualTypeOf<Response<typeof route>>()
    expectTypeOf<Asked<Planning['assetsBetweenChains']>>().toEqualTypeOf<Request<typeof assetsBetweenChains>>()
    expectTypeOf<Answered<Planning['assetsBetweenChains']>>().toEqualTypeOf<Response<typeof assetsBetweenChains>>()
    expectTypeOf<Asked<Planning['assetsFromSource']>>().toEqualTypeOf<Request<typeof assetsFromSource>>()
    expectTypeOf<Answered<Planning['assetsFromSource']>>().toEqualTypeOf<Response<typeof assetsFromSource>>()
    expectTypeOf<Asked<Planning['recommendAssets']>>().toEqualTypeOf<Request<typeof recommendAssets>>()
    expectTypeOf<Answered<Planning['recommendAssets']>>().toEqualTypeOf<Response<typeof recommendAssets>>()
    expectTypeOf<Asked<Planning['ibcOriginAssets']>>().toEqualTypeOf<Request<typeof ibcOriginAssets>>()
    expectTypeOf<Answered<Planning['ibcOriginAssets']>>().toEqualTypeOf<Response<typeof ibcOriginAssets>>()
    expectTypeOf<Asked<Planning['assets']>>().toEqualTypeOf<Request<typeof assets>>()
    expectTypeOf<Answered<Planning['assets']>>().toEqualTypeOf<Response<typeof assets>>()
    expectTypeOf<Asked<Planning['chains']>>().toEqualTypeOf<Request<typeof chains>>()
    expectTypeOf<Answered<Planning['chains']>>().toEqualTypeOf<Response<typeof chains>>()
    expectTypeOf<Asked<Planning['bridges']>>().toEqualTypeOf<Request<typeof bridges>>()
    expectTypeOf<Answered<Planning['bridges']>>().toEqualTypeOf<Response<typeof bridges>>()
    expectTypeOf<Asked<Planning['venues']>>().toEqualTypeOf<Request<typeof venues>>()
    expectTypeOf<Answered<Planning['venues']>>().toEqualTypeOf<Response<typeof venues>>()
    expectTypeOf<Asked<Transfers['messages']>>().toEqualTypeOf<Request<typeof messages>>()
    expectTypeOf<Answered<Transfers['messages']>>().toEqualTypeOf<Response<typeof messages>>()
    expectTypeOf<Asked<Transfers['messagesDirect']>>().toEqualTypeOf<Request<typeof messagesDirect>>()
    expectTypeOf<Answered<Transfers['messagesDirect']>>().toEqualTypeOf<Response<typeof messagesDirect>>()
    expectTypeOf<Asked<Transfers['submit']>>().toEqualTypeOf<Request<typeof submit>>()
    expectTypeOf<Answered<Transfers['submit']>>().toEqualTypeOf<Response<typeof submit>>()
    expectTypeOf<Asked<Transfers['track']>>().toEqualTypeOf<Request<typeof track>>()
    expectTypeOf<Answered<Transfers['track']>>().toEqualTypeOf<Response<typeof track>>()
    expectTypeOf<Asked<Transfers['status']>>().toEqualTypeOf<Request<typeof status>>()
    expectTypeOf<Answered<Transfers['status']>>().toEqualTypeOf<Response<typeof status>>()
  })
})
