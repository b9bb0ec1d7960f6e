import { NodeError } from '../../primitives/errors.js'
import { checksumAddress } from '../../primitives/keccak.js'
import { loadOnce } from '../../primitives/load-once.js'
import { awaited, promised, type Steps } from '../../primitives/steps.js'
import type { AccountFields } from '../../state/account.js'
import { loadingSteps, MissingState, readingState } from '../../state/missing-state.js'
import type { StateDraft } from '../../state/state-draft.js'
import { callBeforeTransactions, finishBlock, type SystemCall } from '../block-steps.js'
import type { ChainRules } from '../chain-rules.js'
import {
  type BlockEnding,
  type Ending,
  type Environment,
  type ExecutionRequest,
  type ExecutionResult,
  type Executor,
  InvalidTransaction,
  type MessageOptions,
  type TransactionResult,
} from '../executor.js'
import type { Kzg } from '../kzg.js'
import { LazyExecutor } from '../lazy-executor.js'
import { bloomOf } from '../logs-bloom.js'
import type { Message } from '../message.js'
import { accountsBeforeRun, type CheckedMessage, checkMessage } from '../message-checks.js'
import { MAX_NONCE } from '../nonce-overflow.js'
import { Pace } from '../pace.js'
import type { Rules } from '../rules.js'
import { type Caller, RunQueue } from '../run-queue.js'
import { sceneOf } from '../traced-scene.js'
import type { Tracer } from '../tracer.js'
import { blobGasOf, feesOf, impersonatedSender, type Transaction } from '../transaction.js'
import { type CodeResult, Engine, EngineMemoryExhausted, type PrecompileAnswer } from './engine.js'
import { haltWords } from './halt-words.js'
import { FORKS } from './layout.js'
import { LiveState } from './live-state.js'
import { isEngineAvailable } from './module.js'
import { EngineTracing } from './tracing.js'
import { forkOrdinal, isDelegation, runSystemCall, type Transition, type TransitionOptions, transition } from './transition.js'

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
/** Bytes of memory above which a run counts as large. Its engine is then not kept, because an engine never releases memory. */
const LARGE_MEMORY = 64 << 20

type RunLibraryPrecompile = (rules: Rules, number: number, input: Uint8Array, gas: bigint) => Promise<PrecompileAnswer>

/** An engine with the objects that its runs need. */
interface Instance {
  readonly engine: Engine
  readonly pace: Pace
  /** Loads the precompiles that the module does not have. */
  readonly loadPrecompiles: () => Promise<{ run: RunLibraryPrecompile }>
}

async function newInstance(kzg: Kzg): Promise<Instance> {
  const pace = new Pace()
  const loadPrecompiles = loadOnce(async () => {
    const { LibraryPrecompiles } = await import('../ethereumjs/library-precompiles.js')
    return new LibraryPrecompiles(kzg, pace)
  })
  return { engine: await Engine.create(), pace, loadPrecompiles }
}

/** State that the executors of one chain share. */
interface SharedEngines {
  readonly queue: RunQueue
  /** Idle instances. Their number is the maximum number of concurrent runs so far, which the queue keeps low. */
  readonly idle: Instance[]
  /** Reference executor, which uses the same queue. */
  readonly reference: Executor
}

function newEngines(rules: ChainRules): SharedEngines {
  const queue = new RunQueue()
  const reference = new LazyExecutor(async () => {
    const { EthereumjsExecutor } = await import('../ethereumjs/ethereumjs-executor.js')
    return new EthereumjsExecutor(rules, { queue, idle: new Map() })
  })
  return { queue, idle: [], reference }
}

interface RunOptions extends Pick<TransitionOptions, 'listsAccesses' | 'omitsLogs'> {
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
 * The reference executor runs messages of an account at the last nonce, runs that need more memory than the engine may have, and everything under
 * rules that omit a fork. It runs everything where WebAssembly may not be compiled, as in a page whose policy forbids it. It is loaded when first
 * needed.
 */
export class WasmExecutor implements Executor {
  readonly #rules: ChainRules
  readonly #options: WasmExecutorOptions
  readonly #shared: SharedEngines
  readonly #caller: Caller | undefined

  constructor(rules: ChainRules, options: WasmExecutorOptions = {}, shared: SharedEngines = newEngines(rules), caller?: Caller) {
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
      inEngineOrReference(
        environment,
        this.#runMessage(draft, environment, message, options),
        () => this.#reference.runMessage(draft, environment, message, options),
        () => draft.account(message.from)?.nonce === MAX_NONCE,
      ),
    )
  }

  beginBlock(draft: StateDraft, environment: Environment): Promise<void> {
    const call = this.#systemCall(draft, environment)
    return promised(
      inEngineOrReference(
        environment,
        loadingSteps(() =>
          orNothing(
            draft,
            awaiting(() => callBeforeTransactions(draft, environment.header, call)),
          ),
        ),
        () => this.#reference.beginBlock(draft, environment),
      ),
    )
  }

  endBlock(draft: StateDraft, environment: Environment, ending: BlockEnding): Promise<readonly ExecutionRequest[] | undefined> {
    const call = this.#systemCall(draft, environment)
    return promised(
      inEngineOrReference(
        environment,
        loadingSteps(() =>
          orNothing(
            draft,
            awaiting(() => finishBlock(draft, environment.header, ending, this.#rules.config, call)),
          ),
        ),
        () => this.#reference.endBlock(draft, environment, ending),
      ),
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
    const check = () => {
      try {
        checkSender(transaction, draft.account(transaction.from))
        return checkMessage(draft, environment.header, message, true)
      } catch (error) {
        if (error instanceof NodeError) throw new InvalidTransaction(error.message)
        throw error
      }
    }
    const done = yield* this.#run(draft, environment, message, check, { tracer })
    const { header } = environment
    const blobGas = blobGasOf(transaction.body)
    const result = resultOf(done)
    return {
      ...result,
      bloom: yield* awaited(bloomOf(result.logs)),
      root: forkOrdinal(header.rules) < BYZANTIUM ? draft.snapshot().root : undefined,
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
    { tracer, checkTime, accessList, logs = true }: Pick<MessageOptions, 'tracer' | 'checkTime' | 'accessList' | 'logs'>,
  ): Steps<Transition> {
    const preparing = draft.prepare(() => accountsBeforeRun(environment, message))
    if (preparing !== undefined) yield preparing
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
    })
  }

  #systemCall(draft: StateDraft, environment: Environment): SystemCall {
    return async (to, data) => {
      const run = (engine: Engine, options: TransitionOptions) => runSystemCall(engine, draft, environment, to, data, options)
      const result = await promised(this.#withEngine(draft, environment, run))
      return { ending: endingOf(result), output: result.output }
    }
  }

  /**
   * Waits for its turn, then runs `work` with an engine. If it fails, the draft is unchanged.
   *
   * A run for which state was missing is repeated, unless a tracer has seen a part of it: then `MissingState` is thrown.
   */
  *#withEngine<T>(
    draft: StateDraft,
    { header }: Environment,
    work: (engine: Engine, options: TransitionOptions) => Steps<T>,
    { checkTime, isTraced = false, listsAccesses, omitsLogs }: RunOptions = {},
  ): Steps<T> {
    const { queue, idle } = this.#shared
    const begun = queue.begin(this.#caller)
    const run = begun instanceof Promise ? yield* awaited(begun) : begun
    try {
      const instance = idle.pop() ?? (yield* awaited(newInstance(this.#rules.kzg)))
      const { engine, pace, loadPrecompiles } = instance
      pace.begin(
        () => {
          this.#caller?.checkTime()
          checkTime?.()
        },
        () => (engine.memorySize > LARGE_MEMORY ? run.becomeLarge() : undefined) ?? run.yield(),
        (loading) => run.during(loading),
      )
      try {
        // Many short runs, none of which ends a slice, must leave timers and sockets their turn too.
        const task = pace.look()
        if (task !== undefined) yield task
        const options: TransitionOptions = {
          slice: this.#options.slice ?? SLICE,
          runPrecompile: async (number, input, gas) => (await loadPrecompiles()).run(header.rules, number, input, gas),
          pace,
          listsAccesses,
          omitsLogs,
        }
        for (;;) {
          draft.checkpoint()
          try {
            const done = yield* work(engine, options)
            draft.commit()
            return done
          } catch (error) {
            draft.revert()
            if (isTraced || !(error instanceof MissingState)) throw error
            yield pace.load(error)
          }
        }
      } finally {
        pace.end()
        if (engine.memorySize <= LARGE_MEMORY) idle.push(instance)
      }
    } finally {
      run.end()
    }
  }
}

/**
 * Runs in the engine where it can, otherwise in the reference executor, and also if the engine's memory does not suffice. That happens when a run calls
 * hundreds of long contracts, each of which takes about a megabyte when decoded.
 *
 * @param needsReference returns whether the engine does not support this run
 */
function* inEngineOrReference<T>(
  environment: Environment,
  inEngine: Steps<T>,
  inReference: () => Promise<T>,
  needsReference = () => false,
): Steps<T> {
  const needs = readingState(needsReference)
  if (needs instanceof Promise ? yield* awaited(needs) : needs) return yield* awaited(inReference())
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
  const done = yield* transition(engine, draft, environment, message, check(), { ...options, observer })
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

/** Rejects an invalid sender of a transaction as geth does. Throws `InvalidTransaction`. */
function checkSender({ body, from }: Transaction, account: AccountFields | undefined): void {
  const next = account?.nonce ?? 0n
  const who = checksumAddress(from)
  if (body.nonce !== next) {
    throw new InvalidTransaction(`nonce too ${body.nonce < next ? 'low' : 'high'}: address ${who}, tx: ${body.nonce} state: ${next}`)
  }
  if (next === MAX_NONCE) throw new InvalidTransaction(`nonce has max value: address ${who}, nonce: ${next}`)
  const code = account?.code.bytes
  // EIP-3607; an impersonated contract has not signed.
  if (code && code.length > 0 && !isDelegation(code) && impersonatedSender(body) === undefined) {
    throw new InvalidTransaction(`sender not an eoa: address ${who}, len(code): ${code.length}`)
  }
}

/** Returns the message of a transaction. */
function messageOf({ body, from }: Transaction): Message {
  const { feeCap: maxFeePerGas, tipCap: maxPriorityFeePerGas } = feesOf(body)
  return {
    from,
    to: body.to,
    gasLimit: body.gasLimit,
    maxFeePerGas,
    maxPriorityFeePerGas,
    value: body.value,
    data: body.data,
    accessList: 'accessList' in body ? body.accessList : [],
    authorizationList: 'authorizationList' in body ? body.authorizationList : [],
    blobVersionedHashes: 'blobVersionedHashes' in body ? body.blobVersionedHashes : [],
    maxFeePerBlobGas: 'maxFeePerBlobGas' in body ? body.maxFeePerBlobGas : 0n,
  }
}
