/**
 * Random programs run by the engine and by the reference executor: nothing that a caller can see may differ.
 *
 * `PROGRAMS` says how many programs run, `SEED` where they begin: a failure names the seed of its program.
 */
import { expect, it } from 'vitest'
import { EthereumjsExecutor } from '../../../src/evm/ethereumjs/ethereumjs-executor.js'
import type { ExecutionResult, Executor } from '../../../src/evm/executor.js'
import type { AccessListEntry, Message } from '../../../src/evm/message.js'
import { WasmExecutor } from '../../../src/evm/wasm/wasm-executor.js'
import { type Address, bytesToHex } from '../../../src/primitives/hex.js'
import { StateDraft } from '../../../src/state/state-draft.js'
import { ground } from '../ground.js'
import { CONTRACTS, Random } from './random-programs.js'
import { FORKS, randomScene, type Scene } from './random-scene.js'

const PROGRAMS = Number(process.env.PROGRAMS ?? 400)
const SEED = Number(process.env.SEED ?? 20_260_801)
const TAKEN_FOR_LACK_OF_GAS: ReadonlySet<string> = new Set(['return data out of bounds', 'contract creation code storage out of gas'])

/** The reference has fewer words for halts: it does not count the items of a stack, and takes some reasons for a lack of gas. */
function coarse(reason: string): string {
  if (reason.startsWith('stack underflow')) return STACK_UNDERFLOW
  return TAKEN_FOR_LACK_OF_GAS.has(reason) ? 'out of gas' : reason
}

const STACK_UNDERFLOW = 'stack underflow'
const LACK_OF_GAS = /^(out of gas|gas uint64 overflow)/

type Outcome = Awaited<ReturnType<typeof outcomeOf>>

/**
 * Replaces a reason of the reference by ours where the reference looks at another fault first. geth counts operands, then charges the gas that does not
 * depend on them, then looks at memory.
 */
function inOrderOfGeth(expected: Outcome, own: Outcome): Outcome {
  if (!expected.ending || !own.ending || !('reason' in expected.ending) || !('reason' in own.ending)) return expected
  const isCharged = own.ending.reason === STACK_UNDERFLOW && LACK_OF_GAS.test(expected.ending.reason)
  const isLookedUp = own.ending.reason === 'out of gas' && expected.ending.reason.endsWith('gas uint64 overflow')
  return isCharged || isLookedUp ? { ...expected, ending: own.ending } : expected
}

/** The accesses of a run that has returned, in an order of their own. Of contracts that runs create, the executors list those without slots differently. */
function accessesOf({ accessList = [], ending }: ExecutionResult, { to }: Message): AccessListEntry[] {
  if (ending.kind !== 'return') return []
  const isKnown = (address: Address) => CONTRACTS.includes(address) && address !== to
  return accessList
    .filter(({ address, storageKeys }) => storageKeys.length > 0 || isKnown(address))
    .map(({ address, storageKeys }) => ({ address, storageKeys: [...storageKeys].sort() }))
    .sort((a, b) => (a.address < b.address ? -1 : 1))
}

async function outcomeOf(executor: Executor, { state, environment, message }: Scene) {
  const draft = new StateDraft(state)
  try {
    const result = await executor.runMessage(draft, environment, message, { accessList: true })
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
      accessList: accessesOf(result, message),
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
    const own = await outcomeOf(random.once(4) ? sliced : engine, scene)
    expect(own, `seed ${seed} on ${name}`).toEqual(inOrderOfGeth(expected, own))
  }
})
