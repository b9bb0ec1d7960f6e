/** Random programs run by the engine and by the reference executor: nothing that a caller can see may differ. */
import { CodeCounter, setCodeCounter } from '../../../src/evm/code-counter.js'
import { EthereumjsExecutor } from '../../../src/evm/ethereumjs/ethereumjs-executor.js'
import {
  type Environment,
  type ExecutionResult,
  type Executor,
  InvalidTransaction,
  type MessageOptions,
  type TransactionResult,
} from '../../../src/evm/executor.js'
import type { AccessListEntry, Message } from '../../../src/evm/message.js'
import type { Step } from '../../../src/evm/tracer.js'
import { WasmExecutor } from '../../../src/evm/wasm/wasm-executor.js'
import { ServerError } from '../../../src/primitives/errors.js'
import { type Address, bigIntToHash, bytesToHex } from '../../../src/primitives/hex.js'
import { StateDraft } from '../../../src/state/state-draft.js'
import { ground } from '../ground.js'
import { CONTRACTS, Random } from './random-programs.js'
import { FORKS, randomScene, type Scene } from './random-scene.js'

const TAKEN_FOR_LACK_OF_GAS: ReadonlySet<string> = new Set(['return data out of bounds', 'contract creation code storage out of gas'])

/** The reference has fewer words for halts: it does not count the items of a stack, and takes some reasons for a lack of gas. */
function coarse(reason: string): string {
  if (reason.startsWith('stack underflow')) return STACK_UNDERFLOW
  return TAKEN_FOR_LACK_OF_GAS.has(reason) ? 'out of gas' : reason
}

const STACK_UNDERFLOW = 'stack underflow'
const STACK_FAULT = /^stack (underflow|limit reached)/
const LACK_OF_GAS = /^(out of gas|gas uint64 overflow)/

type Outcome = NonNullable<Awaited<ReturnType<typeof outcomeOf>>>

/**
 * Replaces a reason of the reference by ours where the reference looks at another fault first. geth counts operands, then charges the gas that does not
 * depend on them, then looks at memory.
 */
function inOrderOfGeth(expected: Outcome, own: Outcome): Outcome {
  if (!expected.ending || !own.ending || !('reason' in expected.ending) || !('reason' in own.ending)) return expected
  const isCharged = STACK_FAULT.test(own.ending.reason) && LACK_OF_GAS.test(expected.ending.reason)
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

/** Milliseconds for which a run may take what its gas pays for. */
const PATIENCE = 150

class TimeIsOver extends ServerError {
  constructor() {
    super('time is over')
  }
}

/** Returns a function that throws when the time of an endless scene is over, from now on. */
function timeOf({ isEndless }: Scene): (() => void) | undefined {
  if (!isEndless) return undefined
  const end = performance.now() + PATIENCE
  return () => {
    if (performance.now() > end) throw new TimeIsOver()
  }
}

function run(executor: Executor, draft: StateDraft, scene: Scene, options: MessageOptions): Promise<ExecutionResult | TransactionResult> {
  const { environment, message, transaction } = scene
  if (transaction) return executor.runTransaction(draft, environment, transaction)
  return executor.runMessage(draft, environment, message, { checkTime: timeOf(scene), ...options })
}

/** Runs a scene. Returns undefined where its gas pays for more than a test can wait for. */
async function outcomeOf(executor: Executor, scene: Scene, accessList: boolean) {
  const { state, message } = scene
  const draft = new StateDraft(state)
  try {
    const result = await run(executor, draft, scene, { accessList, counts: 'call' })
    const { ending, output, gasUsed, maxGasUsed, logs, createdAddress, consoleCalls } = result
    return {
      inBlock: 'bloom' in result ? [bytesToHex(result.bloom), result.root, result.effectiveGasPrice] : [],
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
    // The library has its own texts for transactions that are not valid.
    return error instanceof TimeIsOver ? undefined : { refused: error instanceof InvalidTransaction ? 'InvalidTransaction' : String(error) }
  }
}

/** Runs that leave something in an executor before the one that is compared: other scenes, some of which end early. */
async function runHistory(executors: readonly Executor[], random: Random, ordinal: number, ground: Environment): Promise<void> {
  const runs = random.below(3)
  for (let i = 0; i < runs; i++) {
    const scene = randomScene(random, ordinal, ground)
    const options = random.one([endingEarly, endingInTrace, () => ({})])(random.below(40))
    for (const executor of executors) {
      await run(executor, new StateDraft(scene.state), scene, options).catch((error: unknown) => {
        if (!(error instanceof ServerError || error instanceof InvalidTransaction)) throw error
      })
    }
  }
}

/** Ends a run at one of the checks of its time. */
function endingEarly(checks: number): MessageOptions {
  let left = checks
  return {
    checkTime() {
      if (left-- <= 0) throw new TimeIsOver()
    },
  }
}

/** Ends a run before one of its steps. */
function endingInTrace(steps: number): MessageOptions {
  let left = steps
  return {
    tracer: {
      step() {
        if (left-- <= 0) throw new TimeIsOver()
      },
    },
  }
}

const READS_ACCOUNT: ReadonlySet<string> = new Set(['BALANCE', 'EXTCODESIZE', 'EXTCODECOPY', 'EXTCODEHASH', 'SELFDESTRUCT'])
const CALLS: ReadonlySet<string> = new Set(['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL'])

/** Account or slot that an instruction accesses. */
function accessOf({ op, address, stack }: Step): string | undefined {
  const word = (position: number) => bigIntToHash(stack.at(-1 - position) ?? 0n)
  if (op === 'SLOAD' || op === 'SSTORE') return `${address} ${word(0)}`
  if (READS_ACCOUNT.has(op)) return `0x${word(0).slice(26)}`
  return CALLS.has(op) ? `0x${word(1).slice(26)}` : undefined
}

const entriesOf = (accesses: readonly AccessListEntry[]) =>
  accesses.flatMap(({ address, storageKeys }) => [address, ...storageKeys.map((slot) => `${address} ${slot}`)])

/**
 * Replaces the accesses of the reference by ours where only those of instructions without enough gas are missing in ours: the reference, as geth, lists what
 * such an instruction would have accessed. The engine does so only if the gas that does not depend on operands suffices.
 */
async function withoutUnpaidAccesses(expected: Outcome, own: Outcome, executor: Executor, scene: Scene): Promise<Outcome> {
  if (!expected.accessList || !own.accessList) return expected
  const listed = new Set(entriesOf(own.accessList))
  const missing = entriesOf(expected.accessList).filter((entry) => !listed.has(entry))
  if (missing.length === 0 || listed.size + missing.length !== entriesOf(expected.accessList).length) return expected
  const unpaid = new Set<string | undefined>()
  const fault = (step: Step, reason = '') => void (reason.startsWith('out of gas') && unpaid.add(accessOf(step)))
  // A call that lacks gas has no error in its step, because its cost contains the gas that it would pass on.
  const tracer = { step: (step: Step) => fault(step, step.error), fault }
  await executor.runMessage(new StateDraft(scene.state), scene.environment, scene.message, { tracer })
  // An account may be listed only for such a slot.
  const isUnpaid = (entry: string) => unpaid.has(entry) || missing.some((other) => other.startsWith(`${entry} `) && unpaid.has(other))
  return missing.every(isUnpaid) ? { ...expected, accessList: own.accessList } : expected
}

/** Result of a program by both executors. */
export interface Comparison {
  readonly seed: number
  readonly fork: string
  readonly own: Outcome
  readonly expected: Outcome
}

/** Runs `count` programs, one for each seed from `first` on, over all forks. */
export async function* comparisons(first: number, count: number): AsyncGenerator<Comparison> {
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
  for (let seed = first; seed < first + count; seed++) {
    const random = new Random(Math.imul(seed, 0x9e3779b1))
    const { name, ordinal, environment, engine, sliced, reference } = random.one(executors)
    const tested = random.once(4) ? sliced : engine
    await runHistory([tested, reference], random, ordinal, environment)
    const scene = randomScene(random, ordinal, environment)
    // The engine runs otherwise when it lists accesses.
    const listsAccesses = random.once(2)
    const expected = await outcomeOf(reference, scene, listsAccesses)
    // Some runs are stopped and resumed as often as they can be, and some are counted.
    setCodeCounter(random.once(3) ? new CodeCounter() : undefined)
    const own = await outcomeOf(tested, scene, listsAccesses).finally(() => setCodeCounter(undefined))
    if (!expected || !own) continue
    const known = inOrderOfGeth(await withoutUnpaidAccesses(expected, own, engine, scene), own)
    yield { seed, fork: name, own, expected: known }
  }
}
