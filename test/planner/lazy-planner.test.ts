import { createNode } from 'evmbed'
import { SnapshotRefused } from 'evmbed/planner'
import { describe, expect, it } from 'vitest'
import { Planner } from '../../src/planner/planner.js'
import type { JsonObject } from '../../src/primitives/json.js'
import { ends, fiveChains } from './network.js'

const atomToOsmo = { ...ends('atom', 'osmo'), amount_in: '1000000' }
const document = (): JsonObject => JSON.parse(JSON.stringify(fiveChains()))
const withoutPools = (): JsonObject => ({ ...document(), pools: [] })

describe('the planner of a node', () => {
  it('lists its endpoints before the first request, the same as a planner that is loaded', async () => {
    const node = await createNode()
    const describe = async (planner: Pick<Planner, 'endpoints'>) => JSON.stringify(await planner.endpoints())
    expect(await describe(node.planner)).toBe(await describe(new Planner({ snapshot: fiveChains() })))
    expect((await node.planner.endpoints()).length).toBe(9)
    expect([node.planner.version, node.planner.live]).toEqual([0, []])
    await node.close()
  })

  it('rejects an invalid request as later ones', async () => {
    const node = await createNode()
    const refused = { code: 3, message: 'Invalid source_asset_denom' }
    await expect(node.planner.route({ ...atomToOsmo, source_asset_denom: '' })).rejects.toMatchObject(refused)
    await expect(node.planner.route({ ...atomToOsmo, source_asset_denom: '' })).rejects.toMatchObject(refused)
    await node.close()
  })

  it('lets createNode reject an invalid snapshot', async () => {
    await expect(createNode({ planner: { snapshot: { chains: [{}] } } })).rejects.toThrow(SnapshotRefused)
    const node = await createNode({ planner: { snapshot: () => ({ chains: [{}] }) } })
    await expect(node.planner.chains()).rejects.toThrow(SnapshotRefused)
    await node.close()
  })

  it('answers a route from the snapshot before an update that is called after it', async () => {
    const node = await createNode({ planner: { snapshot: fiveChains() } })
    const before = node.planner.route(atomToOsmo)
    const updated = node.planner.update(withoutPools())
    expect((await before).amount_out).toBe('39918008')
    await updated
    await expect(node.planner.route(atomToOsmo)).rejects.toMatchObject({ code: 5, message: 'no routes found' })
    expect(node.planner.version).toBe(1)
    await node.close()
  })

  it('applies concurrent updates in the order of the calls', async () => {
    const node = await createNode({ planner: { snapshot: withoutPools } })
    await Promise.all([node.planner.update(document()), node.planner.update(withoutPools())])
    await expect(node.planner.route(atomToOsmo)).rejects.toMatchObject({ message: 'no routes found' })
    await node.close()
  })
})

describe('the planner of a fork', () => {
  it('begins with the current snapshot of a node that was asked', async () => {
    const node = await createNode({ planner: { snapshot: fiveChains() } })
    await node.planner.update(withoutPools())
    const fork = await node.fork()
    await expect(fork.planner.route(atomToOsmo)).rejects.toMatchObject({ message: 'no routes found' })
    await node.planner.update(document())
    await expect(fork.planner.route(atomToOsmo)).rejects.toMatchObject({ message: 'no routes found' })
    await Promise.all([node.close(), fork.close()])
  })

  it('reads the snapshot itself after a fork of a node that was not asked', async () => {
    const node = await createNode({ planner: { snapshot: () => fiveChains() } })
    const fork = await node.fork()
    await node.close()
    expect((await fork.planner.route(atomToOsmo)).amount_out).toBe('39918008')
    await fork.close()
  })
})
