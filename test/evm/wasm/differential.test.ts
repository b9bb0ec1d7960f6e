/**
 * Random programs run by the engine and by the reference executor: nothing that a caller can see may differ.
 *
 * `PROGRAMS` says how many programs run, `SEED` where they begin: a failure names the seed of its program.
 */
import { expect, it } from 'vitest'
import { EthereumjsExecutor } from '../../../src/evm/ethereumjs/ethereumjs-executor.js'
import type { Environment, Executor, Message } from '../../../src/evm/executor.js'
import type { HardforkName } from '../../../src/evm/hardforks.js'
import { WasmExecutor } from '../../../src/evm/wasm/wasm-executor.js'
import { bytesToHex, hexToBytes } from '../../../src/primitives/hex.js'
import { WorldState } from '../../../src/state/world-state.js'
import { ground, message } from '../ground.js'
import { CONTRACTS, Random, randomProgram, SENDER } from './random-programs.js'

const PROGRAMS = Number(process.env.PROGRAMS ?? 400)
const SEED = Number(process.env.SEED ?? 20_260_801)
const FORKS: readonly (readonly [name: HardforkName, ordinal: number])[] = [
  ['homestead', 1],
  ['tangerineWhistle', 2],
  ['spuriousDragon', 3],
  ['byzantium', 4],
  ['constantinople', 5],
  ['petersburg', 6],
  ['istanbul', 7],
  ['berlin', 8],
  ['london', 9],
  ['paris', 10],
  ['shanghai', 11],
  ['cancun', 12],
  ['prague', 13],
  ['osaka', 14],
]

interface Scene {
  readonly state: WorldState
  readonly environment: Environment
  readonly message: Message
}

const TAKEN_FOR_LACK_OF_GAS: ReadonlySet<string> = new Set(['return data out of bounds', 'contract creation code storage out of gas'])

/** The reference has fewer words for halts: it does not count the items of a stack, and takes some reasons for a lack of gas. */
function coarse(reason: string): string {
  if (reason.startsWith('stack underflow')) return 'stack underflow'
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

it(`answers as the reference does for ${PROGRAMS} random programs from seed ${SEED} on`, { timeout: 24 * 3_600_000 }, async () => {
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
    const draft = WorldState.empty.draft()
    draft.setBalance(SENDER, 10n ** 18n)
    for (const address of CONTRACTS) {
      draft.setBalance(address, BigInt(random.below(20)))
      draft.setCode(address, hexToBytes(randomProgram(random, ordinal)))
      draft.setNonce(address, 1n)
      if (random.once(2)) draft.setStorage(address, `0x${'00'.repeat(31)}01`, Uint8Array.of(5))
    }
    const isCreation = random.once(10)
    const scene = {
      state: draft.snapshot(),
      environment,
      message: message({
        from: SENDER,
        to: isCreation ? undefined : random.one(CONTRACTS),
        // A fee recipient that gets nothing is beside the point.
        maxFeePerGas: 10n,
        maxPriorityFeePerGas: 2n,
        gasLimit: BigInt(random.one([60_000, 120_000, 300_000, 1_000_000]) + random.below(5000)),
        value: BigInt(random.below(3)),
        data: isCreation ? hexToBytes(randomProgram(random, ordinal)) : new Uint8Array(random.below(70)).fill(random.below(256)),
      }),
    }
    const expected = await outcomeOf(reference, scene)
    // Some runs are stopped and resumed as often as they can be.
    expect(await outcomeOf(random.once(4) ? sliced : engine, scene), `seed ${seed} on ${name}`).toEqual(expected)
  }
})
