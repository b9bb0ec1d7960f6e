import { assets, assetsBetweenChains, bridges, chains, route, setApiOptions, venues } from '@skip-go/client'
import { createNode, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { attachRoutes } from 'evmbed/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let node: Node

beforeAll(async () => {
  node = await createNode()
  const http = await serveHttp(node, { port: 0 })
  attachRoutes(node, http)
  setApiOptions({ apiUrl: http.url })
})
afterAll(() => node.close())

describe('the public client and a node with no data of its own', () => {
  it('lists chains of every kind, with what pays for gas', async () => {
    const cosmos = (await chains()) ?? []
    expect(cosmos.length).toBeGreaterThan(200)
    expect(cosmos.every(({ chainType, isTestnet }) => chainType === 'cosmos' && isTestnet === false)).toBe(true)
    const osmosis = cosmos.find(({ chainId }) => chainId === 'osmosis-1')
    expect(osmosis).toMatchObject({
      chainName: 'osmosis',
      bech32Prefix: 'osmo',
      pfmEnabled: true,
      ibcCapabilities: { cosmosIbcHooks: true },
    })
    expect(osmosis?.feeAssets?.[0]).toMatchObject({ denom: 'uosmo', gasPrice: { average: '0.1' } })
    const others = await chains({ includeEvm: true, includeSvm: true, chainIds: ['1', '8453', 'solana', '31337'] })
    expect(others?.map(({ chainName, chainType }) => `${chainName} ${chainType}`).sort()).toEqual([
      'base evm',
      'ethereum evm',
      'evmbed evm',
      'solana svm',
    ])
    expect((await chains({ onlyTestnets: true }))?.map(({ chainId }) => chainId)).toContain('osmo-test-5')
  })

  it('lists assets with their data', async () => {
    const listed = await assets({ chainIds: ['osmosis-1', '1'], includeEvmAssets: true })
    // The client names the members of this map by chain id, but its types do not.
    const named = listed as Record<string, { denom: string; symbol: string; logoUri?: string; coingeckoId?: string; decimals?: number }[]>
    expect(named['osmosis-1']?.length).toBeGreaterThan(500)
    expect(named['1']?.find(({ denom }) => denom === 'ethereum-native')).toMatchObject({
      symbol: 'ETH',
      decimals: 18,
      coingeckoId: 'ethereum',
    })
    const atom = named['osmosis-1']?.find(({ denom }) => denom.startsWith('ibc/27394FB0'))
    expect(atom).toMatchObject({ symbol: 'ATOM', decimals: 6, coingeckoId: 'cosmos' })
    expect(atom?.logoUri).toMatch(/^https:\/\/.*\.(png|svg)$/)
  })

  it('lists bridges, venues and pairs of assets', async () => {
    expect((await bridges())?.map(({ id }) => id)).toContain('CCTP')
    expect((await venues())?.map(({ name }) => name)).toContain('osmosis-poolmanager')
    const between = await assetsBetweenChains({ sourceChainId: '1', destChainId: 'noble-1', includeEvmAssets: true })
    const usdc = between?.assetsBetweenChains?.find(({ assetOnDest }) => assetOnDest?.denom === 'uusdc')
    expect(usdc).toMatchObject({ assetOnSource: { symbol: 'USDC' }, txsRequired: 1 })
    expect(usdc?.bridges).toContain('CCTP')
  })

  it('plans a transfer', async () => {
    const planned = await route({
      sourceAssetChainId: 'cosmoshub-4',
      sourceAssetDenom: 'uatom',
      destAssetChainId: 'osmosis-1',
      destAssetDenom: 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2',
      amountIn: '1000000',
    })
    expect(planned).toMatchObject({ amountOut: '1000000', chainIds: ['cosmoshub-4', 'osmosis-1'], txsRequired: 1 })
  })
})
