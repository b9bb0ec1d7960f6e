import type { ServiceError } from 'evmbed/planner'
import { describe, expect, it } from 'vitest'
import { Planner } from '../../../src/planner/planner.js'
import type { Asset } from '../../../src/planner/snapshot/snapshot.js'
import { Transfers } from '../../../src/planner/transfers.js'
import { cosmosAddress } from '../messages/addresses.js'
import { ADDRESSES } from '../messages/recorded.js'
import { Dice } from '../network.js'

const planner = new Planner()
const index = await planner.index()
const transfers = new Transfers({}, { index: () => planner.index() })

const USDC = {
  ethereum: '1 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  base: '8453 0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  arbitrum: '42161 0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
  solana: 'solana EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  noble: 'noble-1 uusdc',
  osmosis: 'osmosis-1 ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4',
  dydx: 'dydx-mainnet-1 ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5',
}
const ATOM = 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2'
const WETH = 'ibc/EA1D43981D5C9A1C4AAEA9C23BB1D4FA126BA9BC7020A25E0AE4AA841EA25DC5'
const TIA = 'ibc/D79E7D83AB399BFFF93433E54FAA480C191248FC556924A2A8351AE2638B3877'
const HUB_WBTC = index
  .assetsOn(index.chain('cosmoshub-4')!)
  .find(({ trace, originDenom }) => trace === 'transfer/08-wasm-1369' && /^0x2260fac5/i.test(originDenom))!.denom
const NEUTRON_USDC = index
  .assetsOn(index.chain('neutron-1')!)
  .find(
    ({ originChainId, originDenom, trace }) => originChainId === 'noble-1' && originDenom === 'uusdc' && trace.split('/').length === 2,
  )!.denom

/** Chains that a request has addresses on. */
const CHAINS = [
  ...['1', '10', '137', '8453', '42161', '43114', 'solana', 'noble-1', 'osmosis-1', 'cosmoshub-4', 'axelar-dojo-1'],
  ...['dydx-mainnet-1', 'neutron-1', 'celestia', 'interwoven-1', 'stride-1'],
].map((id) => index.chain(id)!)
const ADDRESS_BY_CHAIN = Object.fromEntries(
  CHAINS.map(({ id, type, bech32Prefix }) => [
    id,
    type === 'cosmos' ? cosmosAddress(bech32Prefix) : ADDRESSES[type === 'evm' ? '1' : 'solana'],
  ]),
)

interface Outcome {
  readonly transactions: number
  readonly refusal: string
}

/** Asks for transactions from one asset, `chain denom`, to another. */
async function direct(from: string, to: string, more: Record<string, unknown> = {}): Promise<Outcome> {
  const [[source, sourceDenom], [destination, destinationDenom]] = [from.split(' '), to.split(' ')] as [string[], string[]]
  const request = {
    source_asset_chain_id: source!,
    source_asset_denom: sourceDenom!,
    dest_asset_chain_id: destination!,
    dest_asset_denom: destinationDenom!,
    amount_in: '1000000000',
    allow_unsafe: true,
    chain_ids_to_addresses: ADDRESS_BY_CHAIN,
    ...more,
  }
  return transfers
    .messagesDirect(request)
    .then(({ txs }) => ({ transactions: txs.length, refusal: '' }))
    .catch(({ code, message }: ServiceError) => ({ transactions: 0, refusal: `${code} ${message}` }))
}

/** Pattern of a refusal that names the missing fact, and either where to give it or what to request instead. */
const NAMED =
  /^9 no message can be built: the snapshot has no .+ for .+\. (It can be given as "\w+" .+|With smart_relay false .+|No document can give it: .+)\.$/

const MULTI = { allow_multi_tx: true }

describe('transactions for the most frequent pairs', () => {
  it.each<readonly [from: string, to: string, more: Record<string, unknown>, outcome: number | string]>([
    [USDC.ethereum, USDC.osmosis, {}, 'message that also takes the next step for CCTP from 1 to noble-1'],
    [USDC.ethereum, USDC.osmosis, MULTI, 2],
    [USDC.ethereum, USDC.osmosis, { ...MULTI, go_fast: true }, 1],
    [USDC.base, `neutron-1 ${NEUTRON_USDC}`, MULTI, 2],
    [USDC.ethereum, USDC.dydx, MULTI, 2],
    [USDC.ethereum, USDC.noble, {}, 1],
    [USDC.arbitrum, USDC.noble, {}, 1],
    [USDC.solana, USDC.osmosis, MULTI, 'recent blockhash for a transaction on solana'],
    [USDC.noble, USDC.ethereum, {}, 'fee of a relayer for CCTP from noble-1 to 1'],
    [USDC.noble, USDC.solana, {}, 'fee of a relayer for CCTP from noble-1 to solana'],
    [USDC.osmosis, USDC.ethereum, MULTI, 'fee of a relayer for CCTP from noble-1 to 1'],
    [USDC.dydx, USDC.ethereum, MULTI, 'fee of a relayer for CCTP from noble-1 to 1'],
    [USDC.arbitrum, USDC.base, {}, 'fee of a relayer'],
    [USDC.dydx, USDC.osmosis, {}, 1],
    ['42161 arbitrum-native', '8453 base-native', {}, 'fee of a relayer for STARGATE from 42161 to 8453'],
    ['1 ethereum-native', `osmosis-1 ${WETH}`, {}, 1],
    [`osmosis-1 ${WETH}`, '1 ethereum-native', {}, 'fee of a relayer for AXELAR from osmosis-1 to 1'],
    ['cosmoshub-4 uatom', `osmosis-1 ${ATOM}`, {}, 1],
    [`osmosis-1 ${ATOM}`, 'cosmoshub-4 uatom', {}, 1],
    ['celestia utia', `osmosis-1 ${TIA}`, {}, 1],
    [`cosmoshub-4 ${HUB_WBTC}`, '1 0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', {}, 'fee of a relayer for EUREKA from cosmoshub-4 to 1'],
    ['1 0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', `cosmoshub-4 ${HUB_WBTC}`, {}, 'fee of a relayer for EUREKA from 1 to cosmoshub-4'],
    ['1 0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', `cosmoshub-4 ${HUB_WBTC}`, { smart_relay: false }, 1],
  ])('builds transactions from %s to %s with %j, or names the missing fact: %s', async (from, to, more, outcome) => {
    const { transactions, refusal } = await direct(from, to, more)
    if (typeof outcome === 'number') return expect([transactions, refusal]).toEqual([outcome, ''])
    expect(refusal).toContain(outcome)
    expect(refusal).toMatch(NAMED)
  })
})

describe('an unknown fee', () => {
  it('reports an unknown fee in the route, and the member of the snapshot that can give it', async () => {
    const [source_asset_chain_id, source_asset_denom] = ['42161', 'arbitrum-native']
    const ends = { source_asset_chain_id, source_asset_denom, dest_asset_chain_id: '8453', dest_asset_denom: 'base-native' }
    const { unknown_fees } = await planner.route({ ...ends, amount_in: '7' })
    expect(unknown_fees).toMatchObject([{ bridge_id: 'STARGATE', chain_id: '42161', tx_index: 0, operation_index: 0 }])
    expect(unknown_fees![0]!.message).toMatch(/^The fee of STARGATE from 42161 to 8453 is unknown, .+ as "fee" of this bridge .+\.$/)
  })

  it('prefers a route with known fees to a route with unknown fees and a higher output', async () => {
    const [[source_asset_chain_id, source_asset_denom], [dest_asset_chain_id, dest_asset_denom]] = [
      USDC.ethereum.split(' '),
      USDC.osmosis.split(' '),
    ] as [[string, string], [string, string]]
    const ends = { source_asset_chain_id, source_asset_denom, dest_asset_chain_id, dest_asset_denom }
    const options = { go_fast: true, allow_multi_tx: true, allow_unsafe: true }
    const { operations, unknown_fees } = await planner.route({ ...ends, amount_in: '100000000', ...options })
    expect(operations).toMatchObject([{ go_fast_transfer: { from_chain_id: '1' } }])
    expect(unknown_fees).toBeUndefined()
  })
})

/** The transfers between the chains that have an address. */
function waysFrom(asset: Asset) {
  return index.transfersFrom(asset).filter(({ to }) => CHAINS.includes(to.chain))
}

describe('every quoted route', () => {
  it('builds transactions for every quoted route, or names the missing fact', async () => {
    const dice = new Dice(11)
    const outcomes = { built: 0, named: 0 }
    for (let i = 0; i < 200; i++) {
      const source = dice.pick(index.assetsOn(dice.pick(CHAINS)).filter((asset) => waysFrom(asset).length > 0))
      // Most pairs of assets have no route: the destination is found by some transfers.
      let destination = source
      for (let steps = 1 + dice.roll(3); steps > 0; steps--) destination = dice.pick(waysFrom(destination)).to
      const [from, to] = [source, destination].map(({ chain, denom }) => `${chain.id} ${denom}`) as [string, string]
      const { transactions, refusal } = await direct(from, to, { allow_multi_tx: dice.happens(50), go_fast: dice.happens(30) })
      if (transactions > 0) outcomes.built++
      else if (refusal.startsWith('9 ')) {
        outcomes.named++
        expect(refusal).toMatch(NAMED)
      } else expect(refusal).toMatch(/^(5 no |3 amount |3 Invalid chain_ids_to_addresses: there is no address)/)
    }
    expect(outcomes.built).toBeGreaterThan(50)
    expect(outcomes.named).toBeGreaterThan(5)
  })
})
