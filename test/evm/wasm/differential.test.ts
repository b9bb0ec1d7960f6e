/**
 * Random programs run by the engine and by the reference executor: nothing that a caller can see may differ.
 *
 * `PROGRAMS` says how many programs run, `SEED` where they begin: a failure names the seed of its program.
 */
import { expect, it } from 'vitest'
import { EthereumjsExecutor } from '../../../src/evm/ethereumjs/ethereumjs-executor.js'
import type { Executor } from '../../../src/evm/executor.js'
import { WasmExecutor } from '../../../src/evm/wasm/wasm-executor.js'
import { bytesToHex } from '../../../src/primitives/hex.js'
import { ground } from '../ground.js'
import { Random } from './random-programs.js'
import { FORKS, randomScene, type Scene } from './random-scene.js'

const PROGRAMS = Number(process.env.PROGRAMS ?? 400)
const SEED = Number(process.env.SEED ?? 20_260_801)
const TAKEN_FOR_LACK_OF_GAS: ReadonlySet<string> = new Set(['return data out of bounds', 'contract creation code storage out of gas'])

/**
 * The reference has fewer words for halts. It does not count the items of a stack, takes some reasons for a lack of gas, and where operands are missing it
 * finds memory that no gas can pay.
 */
function coarse(reason: string): string {
  if (reason.startsWith('stack underflow') || reason === 'gas uint64 overflow') return 'stack underflow or gas uint64 overflow'
  return TAKEN_FOR_LACK_OF_GAS.has(reason) ? 'out of gas' : reason
}

async function outcomeOf(executor: Executor, { state, environment, message }: Scene) {
  const draft = state.draft()
  try {
    const result = await executor.runMessage(draft, environment, message)
    const { ending, output, gasUsed, maxGasUsed, logs, createdAddress, consoleCalls } = result
    return {
      ending: ending.kind === 'halt' ? { ...ending, reason: coarse(ending.reason) } : ending,
      output: bytesToHex(output),
      gasUsed,
      maxGasUsed,
      logs: logs.map((log) => ({ ...log, data: bytesToHex(log.data) })),
      createdAddress,
      consoleCalls,
      root: draft.snapshot().root,
    }
  } catch (error) {
    return { refused: String(error) }
  }
}

it(`gives the results of the reference for ${PROGRAMS} random programs from seed ${SEED} on`, { timeout: 24 * 3_600_000 }, async () => {
  const executors = FORKS.map(([name, ordinal]) => {
    const { rules, environment } = ground(name, {})
    return {
      name,
      ordinal,
      environment,
      engine: new WasmExecutor(rules),
      sliced: new WasmExecutor(rules, { slice: 3n }),
      reference: new EthereumjsExecutor(rules),
    }
  })
  for (let seed = SEED; seed < SEED + PROGRAMS; seed++) {
    const random = new Random(Math.imul(seed, 0x9e3779b1))
    const { name, ordinal, environment, engine, sliced, reference } = random.one(executors)
    const scene = randomScene(random, ordinal, environment)
    const expected = await outcomeOf(reference, scene)
    // Some runs are stopped and resumed as often as they can be.
    expect(await outcomeOf(random.once(4) ? sliced : engine, scene), `seed ${seed} on ${name}`).toEqual(expected)
  }
})
