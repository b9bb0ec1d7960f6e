/** `Tracer.skip`: the steps that are left are those of a run in which none is skipped, and all other events are the same. */
import { describe, expect, test } from 'vitest'
import { createExecutor, type EngineName } from '../../src/evm/engines.js'
import { type Executor, InvalidTransaction } from '../../src/evm/executor.js'
import type { Tracer } from '../../src/evm/tracer.js'
import { deadline } from '../../src/evm/tracers/deadline.js'
import { together } from '../../src/evm/tracers/together.js'
import { ServerError } from '../../src/primitives/errors.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { ground } from './ground.js'
import { Random } from './wasm/random-programs.js'
import { FORKS, randomScene, type Scene } from './wasm/random-scene.js'

interface Seen {
  readonly steps: string[]
  /** Everything but steps. */
  readonly others: string[]
}

/**
 * Runs a scene. Undefined for one that is refused.
 *
 * @param skip returns how many instructions are skipped next, before the first step and after each
 */
async function seen(executor: Executor, scene: Scene, skip?: () => number): Promise<Seen | undefined> {
  const result: Seen = { steps: [], others: [] }
  const counter = { left: 0 }
  const tracer: Tracer = {
    ...(skip ? { skip: counter } : {}),
    begin() {
      // A run may be repeated from its beginning.
      result.steps.length = 0
      result.others.length = 0
      counter.left = skip?.() ?? 0
    },
    enter: ({ type, depth, gas }) => void result.others.push(`enter ${type} ${depth} ${gas}`),
    step({ pc, opcode, gas, cost, depth, stack, memory, refund, error }) {
      result.steps.push([pc, opcode, gas, cost, depth, stack.join(), memory.length, refund, error].join(' '))
      counter.left = skip?.() ?? 0
    },
    write: ({ slot, after }) => void result.others.push(`write ${slot} ${after}`),
    log: ({ address }) => void result.others.push(`log ${address}`),
    exit: ({ depth, gasUsed, error }) => void result.others.push(`exit ${depth} ${gasUsed} ${error}`),
  }
  const { environment, message, transaction, state } = scene
  const draft = new StateDraft(state)
  const whole = together(
    deadline(() => {}),
    tracer,
  )
  try {
    if (transaction) await executor.runTransaction(draft, environment, transaction, whole)
    else await executor.runMessage(draft, environment, message, { tracer: whole })
  } catch (error) {
    if (error instanceof ServerError || error instanceof InvalidTransaction) return undefined
    throw error
  }
  return result
}

describe.each(['wasm', 'ethereumjs'] as const satisfies readonly EngineName[])('steps that are skipped by %s', (engine) => {
  test('are the only ones that are missing', async () => {
    let compared = 0
    for (let seed = 1; seed <= 60; seed++) {
      const random = new Random(Math.imul(seed, 0x9e3779b1))
      const [name, ordinal] = random.one(FORKS)
      const { rules, environment } = ground(name, {})
      const executor = createExecutor(engine, rules)
      const scene = randomScene(random, ordinal, environment)
      if (scene.isEndless) continue
      const all = await seen(executor, scene)
      // Long ones show no more.
      if (!all || all.steps.length < 3 || all.steps.length > 1000) continue
      for (const distance of [1, 2, random.below(all.steps.length), all.steps.length, 4_000_000_000]) {
        const first = await seen(executor, scene, firstOf([distance]))
        expect(first, `seed ${seed}, ${distance} skipped`).toEqual({ steps: all.steps.slice(distance), others: all.others })
        const some = await seen(executor, scene, () => distance)
        const left = all.steps.filter((_, place) => place % (distance + 1) === distance)
        expect(some, `seed ${seed}, ${distance} skipped each time`).toEqual({ steps: left, others: all.others })
        compared++
      }
    }
    expect(compared).toBeGreaterThan(50)
  })
})

/** Returns some numbers one after the other, and then zeros; from the beginning again for a run that is repeated. */
function firstOf(numbers: readonly number[]): () => number {
  const rest = [...numbers]
  return () => rest.shift() ?? 0
}
