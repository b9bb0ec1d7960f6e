import { afterEach, describe, expect, it } from 'vitest'
import { createNode, type Genesis, type Node } from '../../../src/index.js'

const SECOND = 1_700_000_000

function genesis(config: Record<string, unknown>): Genesis {
  return { config: { chainId: 7, ...config }, alloc: {}, gasLimit: '0x1c9c380', timestamp: `0x${SECOND.toString(16)}` } as Genesis
}

describe('eth_config', () => {
  let node: Node
  afterEach(() => node.close())

  it('returns the current, the next and the last fork', async () => {
    const blobSchedule = {
      cancun: { target: 3, max: 6, baseFeeUpdateFraction: 3_338_477 },
      prague: { target: 6, max: 9, baseFeeUpdateFraction: 5_007_716 },
      osaka: { target: 6, max: 9, baseFeeUpdateFraction: 5_007_716 },
      bpo1: { target: 10, max: 15, baseFeeUpdateFraction: 8_346_193 },
    }
    const forks = { shanghaiTime: 0, cancunTime: SECOND + 10, pragueTime: SECOND + 20, osakaTime: SECOND + 30, bpo1Time: SECOND + 40 }
    node = await createNode({ genesis: genesis({ ...forks, blobSchedule }) })
    const before = await node.request('eth_config')
    expect(before.current).toMatchObject({ activationTime: 0, blobSchedule: null, chainId: '0x7', systemContracts: {} })
    expect(before.next).toMatchObject({
      activationTime: SECOND + 10,
      blobSchedule: blobSchedule.cancun,
      systemContracts: { BEACON_ROOTS_ADDRESS: '0x000f3df6d732807ef1319fb7b8bb8522d0beac02' },
    })
    expect(before.last).toMatchObject({ activationTime: SECOND + 40, blobSchedule: blobSchedule.bpo1 })
    expect(before.last!.precompiles).toMatchObject({ P256VERIFY: '0x0000000000000000000000000000000000000100' })
    expect(before.next!.precompiles).not.toHaveProperty('BLS12_G1ADD')
    expect(new Set([before.current!.forkId, before.next!.forkId, before.last!.forkId]).size).toBe(3)
  })

  it('has no next and no last fork when none is planned', async () => {
    node = await createNode({ hardfork: 'prague' })
    const { current, next, last } = await node.request('eth_config')
    expect(current).toMatchObject({ activationTime: 0, blobSchedule: { target: 6, max: 9, baseFeeUpdateFraction: 5_007_716 } })
    expect(Object.keys(current!.precompiles)).toHaveLength(17)
    expect(Object.keys(current!.systemContracts)).toHaveLength(5)
    expect([next, last]).toEqual([null, null])
  })

  it('is empty for a chain whose forks do not begin at a time', async () => {
    node = await createNode({ hardfork: 'london' })
    expect(await node.request('eth_config')).toEqual({ current: null, next: null, last: null })
  })
})
