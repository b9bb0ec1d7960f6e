import { describe, expect, it } from 'vitest'
import { parseSnapshot } from '../../src/planner/document/parse-snapshot.js'
import { Planner } from '../../src/planner/planner.js'
import { SnapshotIndex } from '../../src/planner/snapshot/snapshot-index.js'
import { exhaustive, questionOf } from './exhaustive.js'
import { ends, fiveChains } from './network.js'
import { RULES, SCENARIOS, type Scenario, TEXTS } from './scenarios.js'
import { type Answer, type Members, type SnapshotDocument, simulate } from './simulator.js'

interface Refusal extends Error {
  readonly status: number
  readonly code: number
  readonly details: readonly { readonly reason: string }[]
}

/** An answer or a refusal in the words of the table. */
function outline(answer: Answer | Refusal): string {
  if (answer instanceof Error) {
    const reasons = answer.details.map(({ reason }) => ` (${reason})`).join('')
    return `${answer.status}/${answer.code} ${answer.message}${reasons}`
  }
  const operations = answer.operations.map((operation) => {
    const [kind] = Object.keys(operation).filter((name) => !['tx_index', 'amount_in', 'amount_out'].includes(name))
    return `${kind}@${operation.tx_index} ${operation.amount_in}>${operation.amount_out}`
  })
  const affiliates = answer.operations.flatMap(({ swap }) => (swap ? [`${(swap as Members).estimated_affiliate_fee}`] : []))
  const fees = (answer.estimated_fees as Members[]).map(
    (fee) =>
      `${fee.fee_type} ${fee.bridge_id} ${fee.amount} ${fee.denom} ${`${fee.fee_behavior}`.replace('FEE_BEHAVIOR_', '')}@${fee.tx_index}`,
  )
  const warning = answer.warning as Members | undefined
  return [
    operations.join(', '),
    `${answer.txs_required} tx, ${answer.estimated_route_duration_seconds} s`,
    ...(fees.length > 0 ? [`fees ${fees.join(', ')}`] : []),
    ...affiliates.filter((fee) => !/^0\D/.test(fee)).map((fee) => `affiliates ${fee}`),
    ...(warning ? [`${warning.type} ${warning.message}`] : []),
  ].join('; ')
}

async function run({ given, maxLossPercent, from, to, request }: Scenario) {
  const file = fiveChains()
  given?.(file)
  const asked = { ...ends(from, to), ...request }
  const planner = new Planner({ snapshot: file, ...(maxLossPercent === undefined ? {} : { lossPercentLimit: maxLossPercent }) })
  const answer = (await planner.route(asked as never).catch((error: unknown) => error)) as Answer | Refusal
  return { file, asked, answer }
}

describe('a scenario', () => {
  it.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))('%s', async (_name, scenario) => {
    const { file, asked, answer } = await run(scenario)
    expect(outline(answer)).toBe(scenario.answer)
    if (answer instanceof Error || 'bank_send' in answer.operations[0]!) return
    // The row is what a person wrote down; a simulation and a search of everything have to agree with it.
    simulate(file as SnapshotDocument, asked, answer)
    const { bridges, ...rest } = asked as Record<string, unknown>
    const isPlain = !JSON.stringify(bridges ?? []).includes('BRIDGE_') && !(rest.smart_swap_options as Members | undefined)?.split_routes
    if (!isPlain) return
    const index = new SnapshotIndex(parseSnapshot(file))
    const best = exhaustive(index, questionOf(index, asked))
    expect(best?.amount).toBe(BigInt(rest.amount_in === undefined ? answer.amount_in : answer.amount_out))
  })
})

describe('the table', () => {
  it('has a scenario for every rule', () => {
    const shown = new Set(SCENARIOS.flatMap(({ proves }) => proves))
    expect(RULES.filter((rule) => !shown.has(rule))).toEqual([])
    expect([...shown].filter((name) => !(RULES as readonly string[]).includes(name))).toEqual([])
  })

  it('has a scenario for every text of an error', () => {
    const isShown = (text: string) => {
      const pattern = new RegExp(
        `^${text
          .split('{}')
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.+')}$`,
      )
      return SCENARIOS.some(({ answer }) => pattern.test(answer))
    }
    expect(TEXTS.filter((text) => !isShown(text))).toEqual([])
  })
})
