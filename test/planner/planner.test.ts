import { createNode, InvalidOption, type JsonObject } from 'evmbed'
import { type RoutePlanner, SnapshotRefused } from 'evmbed/planner'
import { describe, expect, it } from 'vitest'
import { Planner } from '../../src/planner/planner.js'
import { ends, fiveChains } from './network.js'

const atomToOsmo = { ...ends('atom', 'osmo'), amount_in: '1000000' }

/** The ids of the chains that a planner lists. */
async function chainIds(planner: RoutePlanner): Promise<readonly string[]> {
  const { chains } = await planner.chains({ include_evm: true })
  return chains.map(({ chain_id }) => chain_id)
}

describe('what a planner plans over', () => {
  it('plans over the bundled registry and the chain of the node by default', async () => {
    const node = await createNode()
    const own = { chain_id: '31337', denom: 'evmbed-native' }
    const { operations } = await node.planner.route({
      source_asset_chain_id: own.chain_id,
      source_asset_denom: own.denom,
      dest_asset_chain_id: own.chain_id,
      dest_asset_denom: own.denom,
      amount_in: '5',
    })
    expect(operations).toEqual([{ bank_send: own, tx_index: 0, amount_in: '5', amount_out: '5' }])
    expect(await chainIds(node.planner)).toEqual(expect.arrayContaining(['osmosis-1', '1', own.chain_id]))

    const { address } = node.accounts[0]!
    const { chains } = await node.balances.query({ chains: { [own.chain_id]: { address } } })
    expect(chains).toMatchObject({
      [own.chain_id]: { denoms: { 'evmbed-native': { decimals: 18, formatted_amount: `10000.${'0'.repeat(18)}` } } },
    })
    await node.close()
  })

  it('plans over nothing if the registry is "none"', async () => {
    expect(await chainIds(new Planner({ registry: 'none' }))).toEqual([])
  })

  it('plans over a given snapshot instead of the registry', async () => {
    expect(await chainIds(new Planner({ snapshot: fiveChains() }))).toEqual(['osmosis-1', 'cosmoshub-4', 'noble-1', 'axelar-dojo-1', '10'])
  })

  it('calls the function of a snapshot once, with the first question', async () => {
    let calls = 0
    const planner = new Planner({
      snapshot: async () => {
        calls++
        return fiveChains()
      },
    })
    expect(calls).toBe(0)
    const answers = await Promise.all([planner.route(atomToOsmo), planner.route(atomToOsmo)])
    expect(answers.map(({ amount_out }) => amount_out)).toEqual(['39918008', '39918008'])
    expect(calls).toBe(1)
  })

  it('calls the function of a snapshot again after it failed', async () => {
    let isThere = false
    const planner = new Planner({ snapshot: () => (isThere ? fiveChains() : Promise.reject(new Error('no such file'))) })
    await expect(planner.route(atomToOsmo)).rejects.toThrow('no such file')
    isThere = true
    await expect(planner.route(atomToOsmo)).resolves.toMatchObject({ amount_out: '39918008' })
  })

  it('rejects an invalid snapshot: a document at once, that of a function with the first question', async () => {
    expect(() => new Planner({ snapshot: { chains: [{}] } })).toThrow(SnapshotRefused)
    const late = new Planner({ snapshot: () => ({ chains: [{}] }) })
    await expect(late.chains()).rejects.toThrow('chains[0].chain_id: expected a text, got nothing')
    await expect(createNode({ planner: { registry: 'mine' as 'none' } })).rejects.toThrow(InvalidOption)
  })
})

describe('a snapshot over the bundled registry', () => {
  it('lays a snapshot over the bundled registry, and prefers its entries', async () => {
    const { pools, prices } = fiveChains()
    const planner = new Planner({
      registry: 'bundled',
      snapshot: {
        pools: pools.filter(({ chain_id }) => chain_id === 'osmosis-1'),
        prices,
        chains: [{ chain_id: 'osmosis-1', chain_name: 'ours', chain_type: 'cosmos', pfm: true, ibc_hooks: true }],
      },
    })
    const { amount_out, usd_amount_in } = await planner.route(atomToOsmo)
    expect([amount_out, usd_amount_in]).toEqual(['39918008', '5.00'])
    const { chains } = await planner.chains({ chain_ids: ['osmosis-1', 'juno-1'] })
    expect(chains.map(({ chain_name }) => chain_name)).toEqual(['juno', 'ours'])
  })

  it('rejects a snapshot over the registry with the path of its own member', async () => {
    const planner = new Planner({ registry: 'bundled', snapshot: { assets: [{ chain_id: 'nowhere-1', denom: 'x' }] } })
    await expect(planner.chains()).rejects.toThrow('assets[0].chain_id: unknown chain "nowhere-1"')
  })
})

describe('an update', () => {
  const document = (): JsonObject => JSON.parse(JSON.stringify(fiveChains()))
  const withoutPools = (): JsonObject => ({ ...document(), pools: [] })

  it('answers later questions from an updated snapshot', async () => {
    const planner = new Planner({ snapshot: fiveChains() })
    const before = planner.route(atomToOsmo)
    const updated = planner.update(withoutPools())
    expect((await before).amount_out).toBe('39918008')
    await updated
    await expect(planner.route(atomToOsmo)).rejects.toMatchObject({ code: 5, message: 'no routes found' })
    expect(planner.version).toBe(1)
  })

  it('applies concurrent updates in the order of the calls', async () => {
    const planner = new Planner({ snapshot: withoutPools })
    await Promise.all([planner.update(withoutPools()), planner.update(document())])
    expect((await planner.route(atomToOsmo)).amount_out).toBe('39918008')
    await Promise.all([planner.update(document()), planner.update(withoutPools())])
    await expect(planner.route(atomToOsmo)).rejects.toMatchObject({ message: 'no routes found' })
    expect(planner.version).toBe(4)
  })

  it('changes nothing by an update that is rejected', async () => {
    const planner = new Planner({ snapshot: fiveChains() })
    await expect(planner.update({ chains: 'none' })).rejects.toThrow(SnapshotRefused)
    expect((await planner.route(atomToOsmo)).amount_out).toBe('39918008')
    expect(planner.version).toBe(0)
  })

  it('keeps an update that comes while the first snapshot loads', async () => {
    let bring = (_: JsonObject) => {}
    const planner = new Planner({ snapshot: () => new Promise<JsonObject>((resolve) => (bring = resolve)) })
    const first = planner.chains()
    await planner.update(withoutPools())
    bring({ chains: [] })
    await first
    expect(await chainIds(planner)).toHaveLength(5)
  })
})
