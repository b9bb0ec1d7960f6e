import { ServiceError } from 'evmbed/planner'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Planner } from '../../src/planner/planner.js'
import { between, drainingReef, REEF, reef, tokens } from './reef.js'
import type { Answer, Members, SnapshotDocument } from './simulator.js'
import { losingRoundTrip } from './stops.js'
import { wildEnds, wildNetwork } from './wild-network.js'

const FAST = { go_fast: true, allow_multi_tx: true }
const WASTEFUL = { allow_multi_tx: true, allow_unsafe: true }

/** The kinds of the operations of an answer, in order. */
function kinds({ operations }: { readonly operations: readonly object[] }): string[] {
  return operations.map((operation) => Object.keys(operation).find((name) => !/^(?:tx_index|amount_in|amount_out)$/.test(name)) ?? '')
}

/** The answer to a request; undefined for a refusal. */
async function answerOf(file: SnapshotDocument, request: Members): Promise<Answer | undefined> {
  return new Planner({ snapshot: file as never }).route(request as never).catch((error: unknown) => {
    if (error instanceof ServiceError) return undefined
    throw error
  }) as Promise<Answer | undefined>
}

const wildOptions = fc.record({
  fixed: fc.constantFrom('amount_in', 'amount_out'),
  amount: fc.integer({ min: 100, max: 30_000_000 }),
  go_fast: fc.boolean(),
  allow_multi_tx: fc.constantFrom(true, true, false),
  allow_unsafe: fc.constantFrom(true, true, true, false),
  evm_swaps: fc.boolean(),
  split_routes: fc.boolean(),
})

describe('a route', () => {
  it('answers with no route that has a losing round trip, over random networks', async () => {
    let routes = 0
    await fc.assert(
      fc.asyncProperty(wildNetwork({ isBounded: true }), wildEnds, wildOptions, async (file, ends, options) => {
        const { fixed, amount, evm_swaps, split_routes, ...flags } = options
        const request = { ...ends, ...flags, [fixed]: `${amount}`, smart_swap_options: { evm_swaps, split_routes } }
        const answer = await answerOf(file, request)
        if (!answer) return
        routes++
        expect(losingRoundTrip(file, answer, fixed === 'amount_in' ? 'in' : 'out')).toBeUndefined()
      }),
      { seed: 11, numRuns: 1200 },
    )
    expect(routes).toBeGreaterThan(200)
  })

  it('does not return to an asset between two pools with less', async () => {
    const answer = await new Planner({ snapshot: reef() }).route({
      ...between(REEF.shell, REEF.mintAtHome),
      amount_in: tokens(50),
      ...FAST,
    })
    expect(kinds(answer)).toEqual(['swap', 'transfer'])
    expect(answer).toMatchObject({ usd_amount_in: '100.00', usd_amount_out: '99.90' })
  })

  it('does not return to an asset between two pools and need more of it, for an exact output', async () => {
    const answer = await new Planner({ snapshot: reef() }).route({
      ...between(REEF.shell, REEF.mintAtHome),
      amount_out: tokens(99),
      ...FAST,
    })
    expect(kinds(answer)).toEqual(['swap', 'transfer'])
    expect(answer).toMatchObject({ usd_amount_in: '99.10', usd_amount_out: '99.00' })
  })

  it('does not waste an amount between pools to meet the maximum of a bridge', async () => {
    const planner = new Planner({ snapshot: drainingReef({ max_amount: tokens(500_000) }) })
    const request = { ...between(REEF.mintAtHome, REEF.mintOnEvm), ...WASTEFUL }
    await expect(planner.route({ ...request, amount_in: tokens(5_000_000) })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^amount \d+ of uwmint is above the maximum of 500000000000 for Axelar transfers$/),
    })
    await expect(planner.route({ ...request, amount_in: tokens(500_000) })).resolves.toMatchObject({ txs_required: 1 })
  })

  it('does not waste an amount between pools to meet the minimum of a bridge, for an exact output', async () => {
    const file = drainingReef({})
    const [axelar] = file.bridges
    const [[from_chain, from_denom], [to_chain, to_denom]] = [REEF.mintOnEvm, REEF.wrapped]
    const back = { ...axelar, from_chain, from_denom, to_chain, to_denom, min_amount: tokens(500_000) }
    const planner = new Planner({ snapshot: { ...file, bridges: [back] } })
    const request = { ...between(REEF.mintOnEvm, REEF.mintAtHome), ...WASTEFUL }
    await expect(planner.route({ ...request, amount_out: tokens(90_000) })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/is below the minimum of 500000000000 for Axelar transfers$/),
    })
    await expect(planner.route({ ...request, amount_out: tokens(500_000) })).resolves.toMatchObject({ txs_required: 1 })
  })
})
