import { bytesToHex } from '../primitives/hex.js'
import { loadingState } from '../primitives/missing-state.js'
import type { ExecutionState } from './execution-state.js'
import type {
  BlockEnding,
  Environment,
  ExecutionRequest,
  ExecutionResult,
  Executor,
  MessageOptions,
  TransactionResult,
} from './executor.js'
import type { AccessListEntry, Message } from './message.js'
import type { Caller } from './run-queue.js'
import type { Tracer } from './tracer.js'
import type { Transaction } from './transaction.js'

/** Two executors have answered differently. */
export class ExecutorsDiffer extends Error {
  constructor(what: string, first: unknown, second: unknown) {
    super(`executors differ in ${what}: ${describe(first)} and ${describe(second)}`)
  }
}

/**
 * Runs everything with two executors and returns the first one's result. Throws `ExecutorsDiffer` when the results or the states differ.
 *
 * For tests: it takes the time of both, and hashes the state after each run. Traced runs are not compared, because a tracer watches one run.
 */
export class ComparingExecutor implements Executor {
  readonly #first: Executor
  readonly #second: Executor

  constructor(first: Executor, second: Executor) {
    this.#first = first
    this.#second = second
  }

  for(caller: Caller): Executor {
    return new ComparingExecutor(this.#first.for(caller), this.#second.for(caller))
  }

  async runMessage(
    draft: ExecutionState,
    environment: Environment,
    message: Message,
    options: MessageOptions = {},
  ): Promise<ExecutionResult> {
    const run = (executor: Executor, on: ExecutionState) => executor.runMessage(on, environment, message, { ...options, changes: true })
    return options.tracer ? run(this.#first, draft) : this.#both('a message', draft, run)
  }

  async beginBlock(draft: ExecutionState, environment: Environment): Promise<void> {
    await this.#both('the beginning of a block', draft, (executor, on) => executor.beginBlock(on, environment))
  }

  async runTransaction(
    draft: ExecutionState,
    environment: Environment,
    transaction: Transaction,
    tracer?: Tracer,
  ): Promise<TransactionResult> {
    const run = (executor: Executor, on: ExecutionState) => executor.runTransaction(on, environment, transaction, tracer)
    return tracer ? run(this.#first, draft) : this.#both('a transaction', draft, run)
  }

  async endBlock(draft: ExecutionState, environment: Environment, ending: BlockEnding): Promise<readonly ExecutionRequest[] | undefined> {
    return this.#both('the end of a block', draft, (executor, on) => executor.endBlock(on, environment, ending))
  }

  async #both<T>(what: string, draft: ExecutionState, run: (executor: Executor, on: ExecutionState) => Promise<T>): Promise<T> {
    const copy = await loadingState(() => draft.draft())
    const second = await settled(run(this.#second, copy))
    const first = await settled(run(this.#first, draft))
    const [one, other] = [describe(comparable(first)), describe(comparable(second))]
    if (one !== other) throw new ExecutorsDiffer(`the result of ${what}`, one, other)
    const [root, otherRoot] = await loadingState(() => [draft.snapshot().root, copy.snapshot().root] as const)
    if (root !== otherRoot) throw new ExecutorsDiffer(`the state after ${what}`, root, otherRoot)
    if ('error' in first) throw first.error
    return first.value
  }
}

type Settled<T> = { readonly value: T } | { readonly error: unknown }

async function settled<T>(work: Promise<T>): Promise<Settled<T>> {
  try {
    return { value: await work }
  } catch (error) {
    return { error }
  }
}

/** Returns the part of a result that must be equal. Texts of refusals and halts are left out: one executor may have fewer texts than the other. */
function comparable(result: Settled<unknown>): unknown {
  if ('error' in result) return { error: result.error instanceof Error ? result.error.name : result.error }
  return result.value
}

/**
 * Returns the slots of an access list in sorted order. Executors may list accounts without slots that are already warm, and each in its own order.
 */
function slotsOf(accessList: readonly AccessListEntry[]): string[] {
  return accessList.flatMap(({ address, storageKeys }) => storageKeys.map((slot) => `${address} ${slot}`)).sort()
}

function describe(value: unknown): string {
  return JSON.stringify(value, (key, part) => {
    if (key === 'accessList' && Array.isArray(part)) return slotsOf(part)
    if (typeof part === 'bigint') return part.toString()
    if (part instanceof Uint8Array) return bytesToHex(part)
    return key === 'reason' ? undefined : part
  })
}
