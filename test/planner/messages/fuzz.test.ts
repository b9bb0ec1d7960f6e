import type { Json } from 'evmbed'
import { ServiceError } from 'evmbed/planner'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Planner } from '../../../src/planner/planner.js'
import { Transfers } from '../../../src/planner/transfers.js'
import { ManualClock } from '../../support/manual-clock.js'
import { ASSETS, fiveChains } from '../network.js'
import { ADDRESSES, ENTRY_POINT, RECORDED, recordedSnapshot } from './recorded.js'

const strange: fc.Arbitrary<Json> = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', '', '0x', '-1', '1e5', '9'.repeat(200), '\u0000', 'noble1', 'pfm'),
  fc.jsonValue() as fc.Arbitrary<Json>,
)

/** Whatever a bridge or a venue may be said to have. */
const fact = fc.oneof(
  fc.constantFrom('0x1111111111111111111111111111111111111111', ADDRESSES['noble-1'], ENTRY_POINT, `0x${'ab'.repeat(32)}`, '7', '875'),
  fc.constantFrom('', '0x', '4294967296', '-1', 'x'.repeat(300), '0x0000000000000000000000000000000000000000'),
)
const FACTS = [
  'hyperlane_contract_address',
  'op_init_bridge_id',
  'destination_domain',
  'pool_address',
  'destination_endpoint_id',
  'source_oft_contract_address',
  'source_client',
  'token_messenger_address',
  'relayer_contract_address',
  'relayer_address',
  'fee_payment_address',
  'gateway_address',
  'axelar_symbol',
  'destination_contract_address',
  'fee_recipient_address',
  'ics20_transfer_address',
  'entry_contract_address',
  'router_address',
  'wrapped_native_address',
]
const facts = fc.dictionary(fc.constantFrom(...FACTS), fact, { minKeys: 8 })

function transfersOver(snapshot: unknown): { planner: Planner; transfers: Transfers } {
  const planner = new Planner({ snapshot })
  return { planner, transfers: new Transfers({}, { index: () => planner.index(), clock: new ManualClock() }) }
}

/** An answer, or a refusal with a code that is the caller's. */
async function answered(answer: Promise<Json>): Promise<Json | undefined> {
  const outcome = await answer.catch((error: unknown) => error)
  if (!(outcome instanceof Error)) return outcome as Json
  if (!(outcome instanceof ServiceError)) throw outcome
  expect([400, 404]).toContain(outcome.status)
  expect(outcome.toJSON()).toEqual({ code: expect.any(Number), message: expect.stringMatching(/./), details: expect.any(Array) })
  return undefined
}

const { transfers: recorded } = transfersOver(recordedSnapshot)

describe('random requests for transactions', () => {
  it('answers or refuses any request to any endpoint of transactions', async () => {
    const endpoints = await recorded.endpoints()
    const names = fc.constantFrom('operations', 'address_list', 'amount_in', 'amount_out', 'tx', 'tx_hash', 'chain_id', 'timeout_seconds')
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.dictionary(names, strange), fc.boolean(), async (at, body, hasEnds) => {
        const endpoint = endpoints[at % endpoints.length]!
        await answered(endpoint.post({ ...(hasEnds ? RECORDED.dydxToEther.ends : {}), ...body } as Json))
        await answered(
          endpoint.get(
            new URLSearchParams(
              Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
            ),
          ),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('answers or refuses a request with changed operations', async () => {
    const { ends, amounts, operations } = RECORDED.dydxToEther
    const address_list = [ADDRESSES['dydx-mainnet-1'], ADDRESSES['noble-1'], ADDRESSES['osmosis-1'], ADDRESSES['1']]
    const original: Json = { ...ends, ...amounts, operations, address_list, slippage_tolerance_percent: '1' }
    const places = pathsIn(original)
    let built = 0
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...places), strange), { maxLength: 3 }), async (changes) => {
        const request = changes.reduce<Json>((body, [path, value]) => withChange(body, path, value), original)
        if (await answered(recorded.messages(request as never))) built++
      }),
      { numRuns: 1500 },
    )
    expect(built).toBeGreaterThan(50)
  })

  it('builds a transaction over any facts of the snapshot, or names the missing fact', async () => {
    const pairs = fc.constantFrom(...Object.values(ASSETS))
    let built = 0
    await fc.assert(
      fc.asyncProperty(facts, pairs, pairs, fc.nat(77), fc.boolean(), async (given, from, to, digits, smart_relay) => {
        const file = fiveChains()
        const venues = [...new Set(file.pools.map(({ venue, chain_id }) => `${venue} ${chain_id}`))].map((each) => each.split(' '))
        const { transfers } = transfersOver({
          ...file,
          bridges: file.bridges.map((bridge) => ({ ...given, public_relay: true, ...bridge })),
          venues: venues.map(([name, chain_id]) => ({ name, chain_id, ...given })),
        })
        const answer = await answered(
          transfers.messagesDirect({
            source_asset_chain_id: from[0],
            source_asset_denom: from[1],
            dest_asset_chain_id: to[0],
            dest_asset_denom: to[1],
            amount_in: `${10n ** BigInt(digits)}`,
            chain_ids_to_addresses: ADDRESSES,
            slippage_tolerance_percent: '0.3',
            allow_multi_tx: true,
            allow_unsafe: true,
            go_fast: true,
            smart_relay,
            smart_swap_options: { evm_swaps: true },
          }),
        )
        if (!answer) return
        built++
        const { txs } = answer as { txs: { operations_indices: number[] }[] }
        // Every operation is in exactly one transaction, in order.
        expect(txs.flatMap(({ operations_indices }) => operations_indices)).toEqual(operationsOf(answer).map((_, i) => i))
        expect(JSON.stringify(txs)).not.toMatch(/NaN|undefined|Infinity|\[object/)
      }),
      { numRuns: 500 },
    )
    expect(built).toBeGreaterThan(20)
  })
})

function operationsOf(answer: Json): readonly Json[] {
  return (answer as { route: { operations: Json[] } }).route.operations
}

type Path = readonly (string | number)[]

/** Every place in a document. */
function pathsIn(value: Json | undefined, path: Path = []): Path[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...inner.flatMap(([name, each]) => pathsIn(each as Json, [...path, Array.isArray(value) ? Number(name) : name]))].filter(
    (each) => each.length > 0,
  )
}

function withChange(value: Json, [first, ...rest]: Path, change: Json): Json {
  if (first === undefined) return change
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each, i) => (i === first ? withChange(each, rest, change) : each))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === first ? withChange((each ?? null) as Json, rest, change) : each]),
  ) as Json
}
