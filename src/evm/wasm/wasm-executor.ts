import type { Hash } from '../../primitives/hex.js'
import { loadOnce } from '../../primitives/load-once.js'
import { LoadedValues, loadingSteps, MissingState, readingState } from '../../primitives/missing-state.js'
import { awaited, promised, type Steps } from '../../primitives/steps.js'
import type { StateDraft } from '../../state/state-draft.js'
import { callBeforeTransactions, finishBlock, type SystemCall } from '../block-steps.js'
import type { RulesByBlock } from '../chain-rules.js'
import { runCounting } from '../code-counter.js'
import type {
  BlockEnding,
  Ending,
  Environment,
  ExecutionRequest,
  ExecutionResult,
  Executor,
  MessageOptions,
  TransactionResult,
} from '../executor.js'
import { LazyExecutor } from '../lazy-executor.js'
import { bloomOf, NO_BLOOM } from '../logs-bloom.js'
import { memoryLimitOf } from '../memory-limit.js'
import type { Message } from '../message.js'
import { accountsBeforeRun, type CheckedMessage, checkMessage, checkTransaction } from '../message-checks.js'
import { Pace } from '../pace.js'
import type { Rules } from '../rules.js'
import { type Caller, LARGE_MEMORY, pausing, type Run, RunQueue } from '../run-queue.js'
import { sceneOf } from '../traced-scene.js'
import type { Tracer } from '../tracer.js'
import { blobGasOf, messageOf, type Transaction } from '../transaction.js'
import { type CodeResult, Engine, EngineMemoryExhausted, type PrecompileAnswer } from './engine.js'
import { haltWords } from './halt-words.js'
import { FORKS } from './layout.js'
import { LiveState } from './live-state.js'
import { isEngineAvailable } from './module.js'
import { EngineTracing } from './tracing.js'
import { forkOrdinal, runSystemCall, type Transition, type TransitionOptions, transition } from './transition.js'

function endingOf({ ending, halt }: CodeResult): Ending {
  return ending === 'halt' ? { kind: 'halt', reason: haltWords(halt) } : { kind: ending }
}

/** Returns whether the engine supports the rules of a block, and may be compiled. */
function canRun({ header }: Environment): boolean | Promise<boolean> {
  return forkOrdinal(header.rules) >= 0 && isEngineAvailable()
}

const BYZANTIUM = FORKS.indexOf('byzantium')
/** Units of work of about 20 ns in a slice: a few milliseconds. */
const SLICE = 100_000n

type RunLibraryPrecompile = (rules: Rules, number: number, input: Uint8Array, gas: bigint) => Promise<PrecompileAnswer>

/** An engine with the objects that its runs need. */
interface Instance {
  readonly engine: Engine
  readonly pace: Pace
  /** Loads the precompiles that the module does not have. */
  readonly loadPrecompiles: () => Promise<{ run: RunLibraryPrecompile }>
}

async function newInstance(): Promise<Instance> {
  const pace = new Pace()
  const loadPrecompiles = loadOnce(async () => {
    const { LibraryPrecompiles } = await import('../ethereumjs/library-precompiles.js')
    return new LibraryPrecompiles(pace)
  })
  return { engine: await Engine.create(), pace, loadPrecompiles }
}

/** State that the executors of one chain share. */
interface SharedEngines {
  readonly queue: RunQueue
  /**
   * Idle instances. Their number is the maximum number of concurrent runs so far, which the queue keeps low, with those that wait with their engines.
   * Large ones are not kept, because an engine never releases memory.
   */
  readonly idle: Instance[]
  /** Reference executor, which uses the same queue. */
  readonly reference: Executor
}

function newEngines(rules: RulesByBlock): SharedEngines {
  const queue = new RunQueue()
  const reference = new LazyExecutor(async () => {
    const { EthereumjsExecutor } = await import('../ethereumjs/ethereumjs-executor.js')
    return new EthereumjsExecutor(rules, { queue, idle: new Map() })
  })
  return { queue, idle: [], reference }
}

type EngineWork<T> = (engine: Engine, options: TransitionOptions) => Steps<T>

interface RunOptions extends Pick<TransitionOptions, 'listsAccesses' | 'omitsLogs' | 'omitsChanges' | 'counting'> {
  /** Ends the run by throwing. */
  readonly checkTime?: () => void
  readonly isTraced?: boolean
}

export interface WasmExecutorOptions {
  /** Units of work of about 20 ns after which other runs continue. Default: 100,000. */
  readonly slice?: bigint
}

/**
 * Executes code with the engine of `assembly/`: an `Executor`.
 *
 * The reference executor runs what needs more memory than the engine may have, and everything under rules that omit a fork. It runs everything where
 * WebAssembly may not be compiled, as in a page whose policy forbids it. It is loaded when first needed.
 */
export class WasmExecutor implements Executor {
  readonly #rules: RulesByBlock
  readonly #options: WasmExecutorOptions
  readonly #shared: SharedEngines
  readonly #caller: Caller | undefined

  constructor(rules: RulesByBlock, options: WasmExecutorOptions = {}, shared: SharedEngines = newEngines(rules), caller?: Caller) {
    this.#rules = rules
    this.#options = options
    this.#shared = shared
    this.#caller = caller
  }

  for(caller: Caller): Executor {
    return new WasmExecutor(this.#rules, this.#options, this.#shared, caller)
  }

  get #reference(): Executor {
    const { reference } = this.#shared
    return this.#caller ? reference.for(this.#caller) : reference
  }

  runMessage(draft: StateDraft, environment: Environment, message: Message, options: MessageOptions = {}): Promise<ExecutionResult> {
    return promised(
      inEngineOrReference(environment, this.#runMessage(draft, environment, message, options), () =>
        this.#reference.runMessage(draft, environment, message, options),
      ),
    )
  }

  beginBlock(draft: StateDraft, environment: Environment): Promise<void> {
    return this.#runSystemSteps(
      draft,
      environment,
      (call) => callBeforeTransactions(draft, environment.header, call),
      () => this.#reference.beginBlock(draft, environment),
    )
  }

  endBlock(draft: StateDraft, environment: Environment, ending: BlockEnding): Promise<readonly ExecutionRequest[] | undefined> {
    return this.#runSystemSteps(
      draft,
      environment,
      (call) => finishBlock(draft, environment.header, ending, this.#rules.config, call),
      () => this.#reference.endBlock(draft, environment, ending),
    )
  }

  runTransaction(draft: StateDraft, environment: Environment, transaction: Transaction, tracer?: Tracer): Promise<TransactionResult> {
    return promised(
      inEngineOrReference(environment, this.#runTransaction(draft, environment, transaction, tracer), () =>
        this.#reference.runTransaction(draft, environment, transaction, tracer),
      ),
    )
  }

  *#runMessage(draft: StateDraft, environment: Environment, message: Message, options: MessageOptions): Steps<ExecutionResult> {
    const check = () => checkMessage(draft, environment.header, message, options.strictFees ?? false)
    return resultOf(yield* this.#run(draft, environment, message, check, options))
  }

  *#runTransaction(draft: StateDraft, environment: Environment, transaction: Transaction, tracer?: Tracer): Steps<TransactionResult> {
    const message = messageOf(transaction)
    const check = () => checkTransaction(draft, environment.header, transaction, message)
    // Transactions without a caller are those of blocks; others are replays.
    const counts = this.#caller ? undefined : 'transaction'
    const done = yield* this.#run(draft, environment, message, check, { tracer, counts })
    const { header } = environment
    const blobGas = blobGasOf(transaction.body)
    const result = resultOf(done)
    return {
      ...result,
      bloom: result.logs.length === 0 ? NO_BLOOM : yield* awaited(bloomOf(result.logs)),
      root: forkOrdinal(header.rules) < BYZANTIUM ? yield* rootOf(draft) : undefined,
      effectiveGasPrice: done.gasPrice,
      blobGasUsed: blobGas === 0n ? undefined : blobGas,
      blobGasPrice: blobGas === 0n ? undefined : header.blobBaseFee,
    }
  }

  /** Runs a message after a check. If the run fails, the draft is unchanged. */
  *#run(
    draft: StateDraft,
    environment: Environment,
    message: Message,
    check: () => CheckedMessage,
    { tracer, checkTime, accessList, logs = true, changes = true, counts }: Omit<MessageOptions, 'strictFees'>,
  ): Steps<Transition> {
    const preparing = draft.prepare(() => accountsBeforeRun(environment, message), this.#caller?.waiter)
    if (preparing !== undefined) yield pausing(this.#caller, preparing)
    const run = (engine: Engine, options: TransitionOptions) =>
      tracer
        ? runTraced(engine, draft, environment, message, check, tracer, options)
        : transition(engine, draft, environment, message, check(), options)
    const checkTimes = () => {
      checkTime?.()
      tracer?.checkTime?.()
    }
    return yield* this.#withEngine(draft, environment, run, {
      checkTime: checkTimes,
      isTraced: tracer !== undefined,
      listsAccesses: accessList,
      omitsLogs: !logs,
      omitsChanges: !changes,
      counting: runCounting(counts),
    })
  }

  /** Runs steps of a block outside its transactions. If they fail, the draft is unchanged. */
  #runSystemSteps<T>(
    draft: StateDraft,
    environment: Environment,
    steps: (call: SystemCall) => Promise<T>,
    inReference: () => Promise<T>,
  ): Promise<T> {
    const call = this.#systemCall(draft, environment)
    const inEngine = loadingSteps(() =>
      orNothing(
        draft,
        awaiting(() => steps(call)),
      ),
    )
    return promised(inEngineOrReference(environment, inEngine, inReference))
  }

  #systemCall(draft: StateDraft, environment: Environment): SystemCall {
    return async (to, data) => {
      const run = (engine: Engine, options: TransitionOptions) => runSystemCall(engine, draft, environment, to, data, options)
      const result = await promised(this.#withEngine(draft, environment, run))
      return { ending: endingOf(result), output: result.output }
    }
  }

  /** Waits for its turn, then runs `work` with an engine. If it fails, the draft is unchanged. A run for which state was missing is repeated. */
  *#withEngine<T>(draft: StateDraft, environment: Environment, work: EngineWork<T>, options: RunOptions = {}): Steps<T> {
    const begun = this.#shared.queue.begin(this.#caller)
    const run = begun instanceof Promise ? yield* awaited(begun) : begun
    const loaded = new LoadedValues()
    try {
      for (;;) {
        try {
          return yield* this.#attempt(run, draft, environment, work, options)
        } catch (error) {
          if (options.isTraced || !(error instanceof MissingState)) throw error
          yield loaded.load(error, (missing) => run.load(missing))
        }
      }
    } finally {
      loaded.release()
      run.end()
    }
  }

  /** Runs `work` with an engine, again with a new one if the memory of a used one does not suffice. */
  *#attempt<T>(run: Run, draft: StateDraft, environment: Environment, work: EngineWork<T>, options: RunOptions): Steps<T> {
    const used = this.#shared.idle.pop()
    if (used) {
      try {
        return yield* this.#runIn(used, run, draft, environment, work, options)
      } catch (error) {
        if (!(error instanceof EngineMemoryExhausted)) throw error
      }
    }
    return yield* this.#runIn(yield* awaited(newInstance()), run, draft, environment, work, options)
  }

  /** Throws `MissingState` for a value that the run may not load with the engine in its hands. */
  *#runIn<T>(
    instance: Instance,
    run: Run,
    draft: StateDraft,
    { header }: Environment,
    work: EngineWork<T>,
    { checkTime, listsAccesses, omitsLogs, omitsChanges, counting }: RunOptions,
  ): Steps<T> {
    const { engine, pace, loadPrecompiles } = instance
    pace.begin(
      () => {
        this.#caller?.checkTime()
        checkTime?.()
      },
      () => (engine.memorySize > LARGE_MEMORY ? run.becomeLarge() : undefined) ?? run.yield(),
      (missing) => run.loadAmidCode(missing),
    )
    draft.checkpoint()
    try {
      // Many short runs, none of which ends a slice, must leave timers and sockets their turn too.
      const task = pace.look()
      if (task !== undefined) yield task
      const done = yield* work(engine, {
        slice: this.#options.slice ?? SLICE,
        memoryLimit: memoryLimitOf(this.#caller),
        runPrecompile: async (number, input, gas) => (await loadPrecompiles()).run(header.rules, number, input, gas),
        pace,
        listsAccesses,
        omitsLogs,
        omitsChanges,
        counting,
      })
      draft.commit()
      return done
    } catch (error) {
      draft.revert()
      throw error
    } finally {
      pace.end()
      if (!engine.isBroken && engine.memorySize <= LARGE_MEMORY) this.#shared.idle.push(instance)
    }
  }
}

/** Returns the state root after a transaction, which receipts contain before Byzantium. */
function* rootOf(draft: StateDraft): Steps<Hash> {
  const state = readingState(() => draft.snapshot())
  return (state instanceof Promise ? yield* awaited(state) : state).root
}

/**
 * Runs in the engine where it can, otherwise in the reference executor, and also if the engine's memory does not suffice. That happens when a run calls
 * hundreds of long contracts, each of which takes about a megabyte when decoded, or when frames of a block take more than a gigabyte. A tracer that has
 * seen a part of the run in the engine begins anew in the reference.
 */
function* inEngineOrReference<T>(environment: Environment, inEngine: Steps<T>, inReference: () => Promise<T>): Steps<T> {
  const can = canRun(environment)
  if (!(can instanceof Promise ? yield* awaited(can) : can)) return yield* awaited(inReference())
  try {
    return yield* inEngine
  } catch (error) {
    if (error instanceof EngineMemoryExhausted) return yield* awaited(inReference())
    throw error
  }
}

/** Returns asynchronous work as steps. */
function* awaiting<T>(work: () => Promise<T>): Steps<T> {
  return yield* awaited(work())
}

/** Runs `work`, which changes a draft. If it fails, the draft is unchanged. */
function* orNothing<T>(draft: StateDraft, work: Steps<T>): Steps<T> {
  draft.checkpoint()
  try {
    const done = yield* work
    draft.commit()
    return done
  } catch (error) {
    draft.revert()
    throw error
  }
}

/** Runs geth's state transition with a tracer. */
function* runTraced(
  engine: Engine,
  draft: StateDraft,
  environment: Environment,
  message: Message,
  check: () => CheckedMessage,
  tracer: Tracer,
  options: TransitionOptions,
): Steps<Transition> {
  const observer = yield* awaited(beginTracing(draft, environment, message, tracer, options.pace))
  const done = yield* transition(engine, draft, environment, message, check(), { ...options, observer, tracer })
  tracer.end?.({ gasUsed: done.gasUsed })
  return done
}

/** Calls the tracer's `begin`. */
async function beginTracing(
  draft: StateDraft,
  environment: Environment,
  message: Message,
  tracer: Tracer,
  pace: Pace,
): Promise<EngineTracing> {
  const state = new LiveState(draft)
  tracer.begin?.(await sceneOf(state, environment, message, tracer, pace))
  return new EngineTracing(tracer, state)
}

function resultOf({ result, gasUsed, maxGasUsed, createdAddress, accessList }: Transition): ExecutionResult {
  const ending = endingOf(result)
  return {
    ending,
    output: result.output,
    gasUsed,
    maxGasUsed,
    logs: ending.kind === 'return' ? result.logs : [],
    createdAddress,
    accessList,
    consoleCalls: result.consoleCalls,
  }
}
