import { balances, setApiOptions } from '@skip-go/client'
import { createNode, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { coingeckoPrices } from 'evmbed/planner'
import { mountRoutes } from 'evmbed/routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { evmChain, OWNER, TOKENS } from '../../balances/evm-chain.js'
import { json, loopback } from '../../balances/loopback.js'
import { fiveChains } from '../../planner/network.js'
import { ManualClock } from '../../support/manual-clock.js'

const OSMO_OWNER = 'osmo1qurswpc8qurswpc8qurswpc8qurswpc8mg52kn'

let node: Node
let ethereum: Node

beforeAll(async () => {
  ethereum = await evmChain()
  const { url: rpc } = await serveHttp(ethereum, { port: 0 })
  const { url: rest } = await loopback((_, response) => json(response, { balance: { denom: 'uosmo', amount: '4000000' } }))
  const { url: prices } = await loopback((_, response) => json(response, '{"osmosis":{"usd":2.5e-1},"ethereum":{"usd":3000.5}}'))
  const snapshot = fiveChains()
  snapshot.chains.push({ chain_id: 'Oraichain', chain_type: 'cosmos' }, { chain_id: '1', chain_name: 'ethereum', chain_type: 'evm' })
  snapshot.assets.push(
    { chain_id: '1', denom: 'ethereum-native', symbol: 'ETH', decimals: 18, coingecko_id: 'ethereum' },
    { chain_id: '1', denom: TOKENS.gold, symbol: 'GOLD', decimals: 2 },
    { chain_id: 'Oraichain', denom: 'orai', symbol: 'ORAI', decimals: 6 },
  )
  node = await createNode({
    planner: { snapshot },
    // Its time does not run out on a machine that is busy.
    clock: new ManualClock(),
    prices: coingeckoPrices({ url: prices }),
    balances: {
      rpc: { 1: rpc },
      rest: { 'osmosis-1': rest, 'noble-1': `${rest}/secret` },
      static: { Oraichain: { orai1x: { orai: '7' } } },
    },
  })
  const { url } = await serveHttp(node, { port: 0, mounts: { '/v2/': mountRoutes(node) } })
  setApiOptions({ apiUrl: url, apiKey: 'a-key' })
})
afterAll(() => Promise.all([node.close(), ethereum.close()]))

it('reads balances of every kind of chain by the public client', async () => {
  const read = await balances({
    chains: {
      '1': { address: OWNER, denoms: ['ethereum-native', TOKENS.gold, TOKENS.reverting] },
      'osmosis-1': { address: OSMO_OWNER, denoms: ['uosmo'] },
      Oraichain: { address: 'orai1x', denoms: ['orai'] },
      'noble-1': { address: OSMO_OWNER, denoms: ['uusdc'] },
    },
  })
  expect(read?.chains).toMatchObject({
    '1': {
      address: OWNER,
      denoms: {
        'ethereum-native': { amount: '3000000000000000000', decimals: 18, price: '3000.5', valueUsd: '9001.500000' },
        [TOKENS.gold]: { amount: '1000', formattedAmount: '10.00', price: null, valueUsd: null },
        [TOKENS.reverting]: { amount: '0', error: { message: 'not a token: balanceOf fails' } },
      },
    },
    'osmosis-1': { denoms: { uosmo: { amount: '4000000', formattedAmount: '4.000000', price: '0.25', valueUsd: '1.000000' } } },
    Oraichain: { denoms: { orai: { amount: '7', formattedAmount: '0.000007' } } },
    'noble-1': { denoms: { uusdc: { amount: '0', error: { message: `invalid address ${OSMO_OWNER}: expected the prefix noble` } } } },
  })
})

it('reads all balances by the public client if no denom is named', async () => {
  const read = await balances({ chains: { '1': { address: OWNER } } })
  expect(Object.keys(read?.chains?.['1']?.denoms ?? {})).toEqual(['ethereum-native', TOKENS.gold])
})
