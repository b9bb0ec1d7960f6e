import { createNode } from 'evmbed'
import { SnapshotRefused } from 'evmbed/planner'
import { describe, expect, it } from 'vitest'
import { parseSnapshot } from '../../src/planner/document/parse-snapshot.js'
import { Planner } from '../../src/planner/planner.js'
import { ASSETS, fiveChains, type SnapshotFile } from './network.js'

function refusal(spoil: (file: SnapshotFile) => void): string {
  const file = fiveChains()
  spoil(file)
  try {
    parseSnapshot(file)
  } catch (error) {
    if (error instanceof SnapshotRefused) return error.message
    throw error
  }
  return 'accepted'
}

describe('a snapshot', () => {
  it('reads a snapshot with the IBC transfers that follow from vouchers and channels', () => {
    const { chains, assets, venues, pools, transfers } = parseSnapshot(fiveChains())
    expect([chains.length, assets.length, venues.length, pools.length]).toEqual([5, 9, 2, 4])
    const ibc = transfers.filter(({ bridge }) => bridge === 'IBC')
    expect(ibc.map(({ from, to, channel }) => `${from.chain.id} ${channel} ${to.chain.id}`)).toEqual([
      'osmosis-1 channel-0 cosmoshub-4',
      'cosmoshub-4 channel-141 osmosis-1',
      'osmosis-1 channel-750 noble-1',
      'noble-1 channel-1 osmosis-1',
      'osmosis-1 channel-208 axelar-dojo-1',
      'axelar-dojo-1 channel-3 osmosis-1',
    ])
  })

  it('derives transfers that return a voucher of a voucher one chain at a time', () => {
    const file = fiveChains()
    file.chains.push({ chain_id: 'far-1', chain_type: 'cosmos' })
    file.channels.push(['far-1', 'channel-7', 'osmosis-1', 'channel-99', 'ACTIVE'])
    const origin = { origin_chain_id: 'cosmoshub-4', origin_denom: 'uatom' }
    file.assets.push({ chain_id: 'far-1', denom: 'ibc/FAR', trace: 'transfer/channel-7/transfer/channel-0', ...origin })
    const { transfers } = parseSnapshot(file)
    const far = transfers.filter(({ from }) => from.chain.id === 'far-1')
    expect(far.map(({ to }) => [to.chain.id, to.denom])).toEqual([[...ASSETS.osmoAtom]])
  })

  it('derives no transfer over an inactive channel', () => {
    const file = fiveChains()
    file.channels[0]![4] = 'INACTIVE'
    expect(parseSnapshot(file).transfers.filter(({ bridge, from }) => bridge === 'IBC' && from.chain.id === 'cosmoshub-4')).toEqual([])
  })

  it('ignores unknown members of a snapshot', () => {
    const message = refusal((file) => {
      Object.assign(file, { extra: 1 })
      file.pools[0]!.extra = { deep: [] }
    })
    expect(message).toBe('accepted')
  })

  it('rejects a snapshot with the path of the wrong member', () => {
    const refusals = [
      refusal((file) => Object.assign(file, { chains: {} })),
      refusal((file) => Object.assign(file.chains[1]!, { chain_id: 'osmosis-1' })),
      refusal((file) => Object.assign(file.chains[0]!, { chain_type: 'solana' })),
      refusal((file) => Object.assign(file.chains[0]!, { pfm: 'yes' })),
      refusal((file) => Object.assign(file.channels[1]!, { 2: 'nowhere-1' })),
      refusal((file) => Object.assign(file.assets[2]!, { chain_id: 'nowhere-1' })),
      refusal((file) => Object.assign(file.assets[3]!, { decimals: '6' })),
      refusal((file) => file.assets.push({ ...file.assets[8]!, denom: ASSETS.opUsdc[1].toLowerCase() })),
      refusal((file) => Object.assign(file.prices, { cosmos: '5 USD' })),
      refusal((file) => Object.assign(file.pools[2]!, { reserves: ['1', '-2'] })),
      refusal((file) => Object.assign(file.pools[2]!, { reserves: ['1'] })),
      refusal((file) => Object.assign(file.pools[0]!, { denoms: ['uosmo', 'uatom'] })),
      refusal((file) => Object.assign(file.pools[1]!, { pool: '11' })),
      refusal((file) => Object.assign(file.pools[1]!, { weights: [80, 0] })),
      refusal((file) => Object.assign(file.pools[0]!, { type: 'order_book' })),
      refusal((file) => Object.assign(file.pools[0]!, { fee_ppm: 1_000_000 })),
      refusal((file) => Object.assign(file, { venues: [{ name: 'x', chain_id: '10', router_design: 'router02' }] })),
      refusal((file) => Object.assign(file.bridges[0]!, { bridge: 'TELEPORT' })),
      refusal((file) => Object.assign(file.bridges[3]!, { fee: { kind: 'BRIDGE', behavior: 'ADDITIONAL', denom: 'wei', amount: '1' } })),
    ]
    expect(refusals).toMatchInlineSnapshot(`
      [
        "chains: expected a list, got {}",
        "chains[1].chain_id: duplicate chain "osmosis-1"",
        "chains[0].chain_type: expected one of cosmos, evm, svm, got "solana"",
        "chains[0].pfm: expected true or false, got "yes"",
        "channels[1][2]: unknown chain "nowhere-1"",
        "assets[2].chain_id: unknown chain "nowhere-1"",
        "assets[3].decimals: expected an integer from 0 to 77, got "6"",
        "assets[9].denom: duplicate asset "0x0b2c639c533813f4aa9d7837caf62653d097ff85" on 10",
        "prices.cosmos: expected a decimal price in USD, got "5 USD"",
        "pools[2].reserves[1]: expected an amount, a decimal string that is not negative, got "-2"",
        "pools[2].reserves: expected 2 values, one per denom, got 1",
        "pools[0].denoms[1]: unknown denom "uatom" on osmosis-1",
        "pools[1].pool: duplicate pool "11" on osmosis-poolmanager",
        "pools[1].weights[1]: expected a positive integer, got 0",
        "pools[0].type: expected one of constant_product, weighted, stableswap, transmuter, concentrated, got "order_book"",
        "pools[0].fee_ppm: expected an integer from 0 to 999999, got 1000000",
        "venues[0].router_design: expected one of uniswap-v2, uniswap-v3, uniswap-02, got "router02"",
        "bridges[0].bridge: expected one of IBC, AXELAR, CCTP, HYPERLANE, OPINIT, GO_FAST, STARGATE, LAYER_ZERO, EUREKA, got "TELEPORT"",
        "bridges[3].fee.denom: unknown denom "wei" on 10",
      ]
    `)
  })

  it('rejects a wrong snapshot when the node is created', async () => {
    const file = fiveChains()
    file.pools[3]!.reserves = ['400000000000000000000', -5]
    await expect(createNode({ planner: { snapshot: file } })).rejects.toThrow(
      'pools[3].reserves[1]: expected an amount, a decimal string that is not negative, got -5',
    )
  })

  it('knows no chain without a snapshot', async () => {
    const planner = new Planner({ registry: 'none' })
    await expect(planner.chains()).resolves.toEqual({ chains: [] })
    const request = { source_asset_denom: 'a', source_asset_chain_id: 'b', dest_asset_denom: 'c', dest_asset_chain_id: 'd', amount_in: '1' }
    await expect(planner.route(request)).rejects.toMatchObject({ code: 3, message: 'Invalid chain_id' })
  })
})
