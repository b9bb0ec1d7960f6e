import { ServiceError } from 'evmbed/planner'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Planner } from '../../src/planner/planner.js'
import { ASSETS, fiveChains } from './network.js'
import { between, type End, REEF, reef } from './reef.js'
import type { SnapshotDocument } from './simulator.js'
import { wildNetwork } from './wild-network.js'

const EVERYTHING = { include_cw20_assets: true, include_evm_assets: true, include_no_metadata_assets: true }

/** Whether a request gets a route for some amount. */
async function hasRoute(planner: Planner, request: object): Promise<boolean> {
  for (let digits = 2; digits <= 12; digits++) {
    const asked = { ...request, allow_unsafe: true, amount_in: `2${'0'.repeat(digits)}` }
    const answer = await planner.route(asked as never).catch((error: unknown) => error)
    if (!(answer instanceof Error)) return true
    if (!(answer instanceof ServiceError)) throw answer
  }
  return false
}

describe('a listing', () => {
  it('lists no asset that only Go Fast reaches, which a plain request does not use', async () => {
    const planner = new Planner({ snapshot: reef() as never })
    const listed = await planner.assetsBetweenChains({ source_chain_id: '900', dest_chain_id: 'isle-1', ...EVERYTHING })
    expect(listed.assets_between_chains).toEqual([])
    const [source_asset_chain_id, source_asset_denom] = REEF.mintOnEvm
    const source = { source_asset_chain_id, source_asset_denom }
    expect(await planner.assetsFromSource({ ...source, allow_multi_tx: true, ...EVERYTHING })).toEqual({ dest_assets: {} })
    await expect(planner.recommendAssets({ requests: [{ ...source, dest_chain_id: 'isle-1', reason: 'DIRECT' }] })).rejects.toThrow(
      'no recommendation found',
    )
  })

  it('lists no asset behind limits of bridges that no amount satisfies', async () => {
    const file = fiveChains()
    const [chain_id, denom] = ASSETS.opUsdc
    const there = file.bridges.find(({ bridge, from_chain }) => bridge === 'CCTP' && from_chain === chain_id)
    const listed = async () => {
      const planner = new Planner({ snapshot: file as never })
      const request = { source_asset_chain_id: chain_id, source_asset_denom: denom, allow_multi_tx: true, ...EVERYTHING }
      const { dest_assets } = await planner.assetsFromSource(request)
      return Object.values(dest_assets).flatMap(({ assets }) => assets.map((asset) => `${asset.chain_id} ${asset.denom}`))
    }
    expect(await listed()).toContain('noble-1 uusdc')
    Object.assign(there!, { min_amount: '100', max_amount: '20000' })
    // The fee takes more than the maximum.
    expect(await listed()).not.toContain('noble-1 uusdc')
  })

  it('lists no target of a swap that no pools lead to', async () => {
    const file = reef()
    file.pools.splice(1)
    const planner = new Planner({
      snapshot: {
        ...file,
        pools: [...file.pools, { ...file.pools[0], pool: '9', denoms: ['uwmint', 'uother'] }],
        assets: [...file.assets, { chain_id: 'reef-1', denom: 'uother', symbol: 'OTHER', decimals: 6 }],
      } as never,
    })
    const [source_asset_chain_id, source_asset_denom] = REEF.shell
    const { dest_assets } = await planner.assetsFromSource({
      source_asset_chain_id,
      source_asset_denom,
      include_swaps: true,
      ...EVERYTHING,
    })
    expect(Object.values(dest_assets).flatMap(({ assets }) => assets.map(({ denom }) => denom))).toEqual(['umint', 'ibc/MINT'])
  })

  it('lists only pairs of assets with a route under the same options, over random networks', async () => {
    let pairs = 0
    await fc.assert(
      fc.asyncProperty(wildNetwork({ isBounded: true }), fc.boolean(), async (file: SnapshotDocument, allow_multi_tx) => {
        const planner = new Planner({ snapshot: file as never })
        for (const [source_chain_id, dest_chain_id] of [
          ['a-1', '900'],
          ['900', 'a-1'],
          ['b-1', '900'],
          ['900', 'b-1'],
          ['a-1', 'b-1'],
        ] as const) {
          const { assets_between_chains } = await planner.assetsBetweenChains({
            source_chain_id,
            dest_chain_id,
            allow_multi_tx,
            ...EVERYTHING,
          })
          for (const { asset_on_source: from, asset_on_dest: to } of assets_between_chains) {
            pairs++
            const ends = between([from.chain_id, from.denom] as End, [to.chain_id, to.denom] as End)
            expect([ends, await hasRoute(planner, { ...ends, allow_multi_tx })]).toEqual([ends, true])
          }
        }
      }),
      { seed: 5, numRuns: 120 },
    )
    expect(pairs).toBeGreaterThan(200)
  })
})

describe('the assets from a source', () => {
  it('lists from a source only assets with a route under the same options, over random networks', async () => {
    let pairs = 0
    await fc.assert(
      fc.asyncProperty(wildNetwork({ isBounded: true }), fc.boolean(), async (file: SnapshotDocument, allow_multi_tx) => {
        const planner = new Planner({ snapshot: file as never })
        for (const asset of file.assets.slice(0, 4)) {
          const [chain_id, denom] = [`${asset.chain_id}`, `${asset.denom}`]
          const source = { source_asset_chain_id: chain_id, source_asset_denom: denom, allow_multi_tx }
          const { dest_assets } = await planner.assetsFromSource({ ...source, ...EVERYTHING })
          for (const to of Object.values(dest_assets).flatMap(({ assets }) => assets)) {
            pairs++
            const ends = between([chain_id, denom] as End, [to.chain_id, to.denom] as End)
            expect([ends, await hasRoute(planner, { ...ends, allow_multi_tx })]).toEqual([ends, true])
          }
        }
      }),
      { seed: 5, numRuns: 40 },
    )
    expect(pairs).toBeGreaterThan(100)
  })
})

describe('a recommendation', () => {
  const [hub, denom] = ASSETS.atom
  const reasons = async (planner: Planner, source_asset_chain_id: string, source_asset_denom: string, dest_chain_id: string) => {
    const { recommendation_entries } = await planner.recommendAssets({
      requests: [{ source_asset_chain_id, source_asset_denom, dest_chain_id }],
    })
    return (recommendation_entries[0]?.recommendations ?? []).map(({ asset, reason }) => `${reason} ${asset?.denom}`)
  }

  it('recommends the only form of a token on another chain, with and without pools', async () => {
    const file = { ...fiveChains(), pools: [] }
    const form = ASSETS.osmoAtom[1]
    for (const snapshot of [file, fiveChains()]) {
      expect(await reasons(new Planner({ snapshot }), hub, denom, 'osmosis-1')).toEqual([`DIRECT ${form}`, `MOST_LIQUID ${form}`])
    }
  })

  it('recommends the form with the deepest pools, and the form after the fewest transfers', async () => {
    expect(await reasons(new Planner({ snapshot: fiveChains() }), ...ASSETS.opUsdc, 'osmosis-1')).toEqual([
      `DIRECT ${ASSETS.osmoAxlUsdc[1]}`,
      `MOST_LIQUID ${ASSETS.osmoUsdc[1]}`,
    ])
  })

  it('recommends the token itself on its chain of origin', async () => {
    expect(await reasons(new Planner({ snapshot: fiveChains() }), ...ASSETS.osmoAtom, hub)).toEqual([
      'DIRECT uatom',
      'MOST_LIQUID uatom',
      'BASE_TOKEN uatom',
    ])
  })
})
