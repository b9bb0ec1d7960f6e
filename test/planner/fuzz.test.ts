import type { Json } from 'evmbed'
import { ServiceError } from 'evmbed/planner'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Planner } from '../../src/planner/planner.js'
import { ManualClock } from '../support/manual-clock.js'
import { ASSETS, fiveChains } from './network.js'

// The same bytes are expected under the same time: the quote of a relay fee says when it expires.
const planner = new Planner({ snapshot: fiveChains() }, { clock: new ManualClock() })

const known = fc.constantFrom(...Object.values(ASSETS).flat())
const strange = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', 'toString', '', ' ', '-1', '0x', '1e5', 'NaN', '9'.repeat(200), '\u0000', 'IBC', 'BRIDGE_I'),
  fc.jsonValue() as fc.Arbitrary<Json>,
)
const amount = fc.bigInt({ min: 1n, max: 2n ** 256n }).map(String)
const mostly = <T>(usual: fc.Arbitrary<T>) => fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: strange })
const flag = mostly(fc.boolean())

const request = fc.record(
  {
    source_asset_denom: mostly(known),
    source_asset_chain_id: mostly(known),
    dest_asset_denom: mostly(known),
    dest_asset_chain_id: mostly(known),
    amount_in: mostly(amount),
    amount_out: mostly(amount),
    cumulative_affiliate_fee_bps: mostly(fc.integer({ min: 0, max: 10_000 }).map(String)),
    swap_venues: mostly(fc.constant([{ name: 'osmosis-poolmanager', chain_id: 'osmosis-1' }])),
    allow_unsafe: flag,
    allow_multi_tx: flag,
    bridges: mostly(fc.subarray(['IBC', 'AXELAR', 'CCTP', 'GO_FAST', 'BRIDGE_E', 'BRIDGE_H'])),
    smart_relay: flag,
    smart_swap_options: mostly(fc.record({ split_routes: fc.boolean(), evm_swaps: fc.boolean() })),
    allow_swaps: flag,
    go_fast: flag,
    [`__proto__`]: strange,
  },
  { requiredKeys: [] },
)

/** Ends that exist, with any amount: these get past the door. */
const plausible = fc
  .record({
    from: fc.constantFrom(...Object.values(ASSETS)),
    to: fc.constantFrom(...Object.values(ASSETS)),
    digits: fc.integer({ min: 0, max: 77 }),
    isOut: fc.boolean(),
    flags: fc.record({ allow_unsafe: fc.boolean(), allow_multi_tx: fc.boolean(), go_fast: fc.boolean(), smart_relay: fc.boolean() }),
    options: fc.record({ split_routes: fc.boolean(), evm_swaps: fc.boolean() }),
    bps: fc.constantFrom('0', '1', '50', '9999', '10000'),
  })
  .map(({ from, to, digits, isOut, flags, options, bps }) => ({
    source_asset_chain_id: from[0],
    source_asset_denom: from[1],
    dest_asset_chain_id: to[0],
    dest_asset_denom: to[1],
    [isOut ? 'amount_out' : 'amount_in']: `${10n ** BigInt(digits)}`,
    ...flags,
    smart_swap_options: options,
    cumulative_affiliate_fee_bps: bps,
  }))

async function expectAnswer(given: Record<string, unknown>): Promise<boolean> {
  const answer = await planner.route(given as never).catch((error: unknown) => error)
  if (answer instanceof ServiceError) {
    expect(answer.toJSON()).toEqual({ code: answer.code, message: expect.stringMatching(/./), details: expect.any(Array) })
    expect([400, 404]).toContain(answer.status)
    return false
  }
  if (answer instanceof Error) throw answer
  const route = answer as { amount_in: string; amount_out: string; operations: { amount_in: string; amount_out: string }[] }
  const text = JSON.stringify(route)
  expect(text).not.toMatch(/NaN|undefined|Infinity|"-\d/)
  // Each operation begins with what the one before has left.
  const amounts = route.operations.flatMap(({ amount_in, amount_out }) => [amount_in, amount_out])
  expect([route.amount_in, ...amounts.slice(1, -1), route.amount_out]).toEqual(amounts)
  for (let i = 1; i + 1 < amounts.length; i += 2) expect(amounts[i]).toBe(amounts[i + 1])
  expect(JSON.stringify(await planner.route(given as never))).toBe(text)
  return true
}

describe('any request', () => {
  it('answers any route request with a route or an error that has a code', async () => {
    await fc.assert(
      fc.asyncProperty(request, async (given) => {
        await expectAnswer(given as Record<string, unknown>)
      }),
      { numRuns: 1500 },
    )
  })

  it('answers any route request with consistent amounts, and with the same bytes again', async () => {
    let routes = 0
    await fc.assert(
      fc.asyncProperty(plausible, async (given) => {
        if (await expectAnswer(given)) routes++
      }),
      { numRuns: 1500 },
    )
    expect(routes).toBeGreaterThan(50)
  })

  it('answers or rejects any request to any endpoint', async () => {
    const endpoints = await planner.endpoints()
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.dictionary(
          fc.oneof(known, fc.constantFrom('requests', 'assets', 'chain_ids', 'source_chain_id', 'dest_chain_id')),
          mostly(known),
        ),
        async (at, body) => {
          const endpoint = endpoints[at % endpoints.length]!
          const answer = await endpoint.post(body as never).catch((error: unknown) => error)
          if (answer instanceof Error) expect(answer).toBeInstanceOf(ServiceError)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
