/** Types of the planner, checked by the compiler. Nothing here runs: `npm run types` is the test. */
import type { JsonObject, Node } from 'evmbed'
import { describe, expectTypeOf, it } from 'vitest'
import type { Planner } from '../../src/planner/planner.js'

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
    const { bridges } = await node.planner.bridges()
    expectTypeOf<'IBC' | 'EUREKA'>().toExtend<NonNullable<(typeof bridges)[0]>['id']>()
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
