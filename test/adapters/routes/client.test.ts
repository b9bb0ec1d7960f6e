import {
  assets,
  assetsBetweenChains,
  assetsFromSource,
  balances,
  bridges,
  chains,
  ibcOriginAssets,
  recommendAssets,
  route,
  setApiOptions,
  venues,
} from '@skip-go/client'
import { createNode, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { attachRoutes } from 'evmbed/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ASSETS, fiveChains } from '../../planner/network.js'

let node: Node

beforeAll(async () => {
  node = await createNode({
    chainId: 10,
    planner: { snapshot: fiveChains() },
    balances: { static: { 'osmosis-1': { osmo1x: { uosmo: '5000000' } } } },
  })
  const http = await serveHttp(node, { port: 0 })
  attachRoutes(node, http)
  setApiOptions({ apiUrl: http.url })
})
afterAll(() => node.close())

describe('the public client', () => {
  it('lists chains, assets, bridges and venues', async () => {
    const cosmos = await chains()
    expect(cosmos?.map(({ chainId }) => chainId)).toEqual(['osmosis-1', 'cosmoshub-4', 'noble-1', 'axelar-dojo-1'])
    const some = await chains({ includeEvm: true, onlyTestnets: false, chainIds: ['10', 'noble-1'] })
    expect(some?.map(({ chainName, chainType, pfmEnabled }) => [chainName, chainType, pfmEnabled])).toEqual([
      ['noble', 'cosmos', true],
      ['optimism', 'evm', false],
    ])
    const all = await assets({ chainIds: ['osmosis-1', '10'], includeEvmAssets: true })
    expect(Object.entries(all ?? {}).map(([chain, list]) => [chain, (list as { symbol: string }[]).map(({ symbol }) => symbol)])).toEqual([
      ['10', ['ETH', 'USDC']],
      ['osmosis-1', ['OSMO', 'ATOM', 'USDC', 'axlUSDC']],
    ])
    expect((await bridges())?.map(({ id }) => id)).toEqual([
      'IBC',
      'AXELAR',
      'CCTP',
      'HYPERLANE',
      'OPINIT',
      'GO_FAST',
      'STARGATE',
      'LAYER_ZERO',
      'EUREKA',
    ])
    expect((await venues({ onlyTestnets: false }))?.map(({ name, chainId }) => [name, chainId])).toEqual([
      ['osmosis-poolmanager', 'osmosis-1'],
      ['optimism-uniswap', '10'],
    ])
  })

  it('plans a route', async () => {
    const planned = await route({
      sourceAssetChainId: '10',
      sourceAssetDenom: 'optimism-native',
      destAssetChainId: 'osmosis-1',
      destAssetDenom: 'uosmo',
      amountIn: '100000000000000000',
      allowUnsafe: false,
      smartSwapOptions: { splitRoutes: true, evmSwaps: true },
      allowMultiTx: true,
    })
    expect(planned).toMatchObject({ amountOut: '1989210500', txsRequired: 2, doesSwap: true, chainIds: ['10', 'noble-1', 'osmosis-1'] })
    expect(planned?.operations).toMatchObject([
      { evmSwap: { amountOut: '249812578' }, txIndex: 0 },
      { cctpTransfer: { burnToken: ASSETS.opUsdc[1], bridgeId: 'CCTP', smartRelay: true }, txIndex: 0 },
      { transfer: { channel: 'channel-1', destDenom: ASSETS.osmoUsdc[1] }, txIndex: 0 },
      { swap: { swapIn: { swapOperations: [{ pool: '12' }] } }, txIndex: 1 },
    ])
    expect(planned?.estimatedFees).toMatchObject([{ feeType: 'SMART_RELAY', amount: '25000', usdAmount: '0.03', operationIndex: 1 }])
  })

  it('gives the public client the reason if there is no route', async () => {
    const failure = await route({
      sourceAssetChainId: '10',
      sourceAssetDenom: 'optimism-native',
      destAssetChainId: 'osmosis-1',
      destAssetDenom: 'uosmo',
      amountIn: '1',
    }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ message: 'no routes found', code: 5, details: [] })
  })

  it('reads balances, of static chains and of this node', async () => {
    const [account] = node.accounts
    const read = await balances({
      chains: {
        'osmosis-1': { address: 'osmo1x', denoms: ['uosmo'] },
        '10': { address: account!.address },
      },
    })
    expect(read?.chains).toEqual({
      'osmosis-1': {
        address: 'osmo1x',
        denoms: { uosmo: { amount: '5000000', decimals: 6, formattedAmount: '5.000000', price: '0.125', valueUsd: '0.625000' } },
      },
      '10': {
        address: account!.address,
        denoms: {
          'optimism-native': {
            amount: `${10_000n * 10n ** 18n}`,
            decimals: 18,
            formattedAmount: '10000.000000000000000000',
            price: '2500',
            valueUsd: '25000000.000000',
          },
        },
      },
    })
  })

  it('finds the equivalents of an asset on other chains', async () => {
    const between = await assetsBetweenChains({ sourceChainId: 'cosmoshub-4', destChainId: 'osmosis-1' })
    const pairs = between?.assetsBetweenChains
    expect(pairs?.map(({ assetOnDest, bridges: over }) => [assetOnDest?.denom, over])).toEqual([[ASSETS.osmoAtom[1], ['IBC']]])
    const [recommended] =
      (await recommendAssets({ requests: [{ sourceAssetDenom: 'uatom', sourceAssetChainId: 'cosmoshub-4', destChainId: 'osmosis-1' }] })) ??
      []
    expect(recommended?.recommendations?.[0]).toMatchObject({ asset: { denom: ASSETS.osmoAtom[1] }, reason: 'DIRECT' })
    const origins = await ibcOriginAssets({
      assets: [
        { denom: ASSETS.osmoAtom[1], chainId: 'osmosis-1' },
        { denom: 'x', chainId: 'osmosis-1' },
      ],
    })
    expect(origins).toMatchObject([{ assetFound: true, asset: { denom: 'uatom', chainId: 'cosmoshub-4' } }, { assetFound: false }])
    const reached = await assetsFromSource({ sourceAssetDenom: 'uatom', sourceAssetChainId: 'cosmoshub-4', allowMultiTx: false })
    expect(Object.keys(reached ?? {})).toEqual(['osmosis-1'])
  })
})
