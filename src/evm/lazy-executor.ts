import { loadOnce } from '../primitives/load-once.js'
import type { ExecutionRequest, ExecutionResult, Executor, TransactionResult } from './executor.js'
import type { Caller } from './run-queue.js'

/** Loads an executor with its first run, so that a node that never needs it does not load its code. */
export class LazyExecutor implements Executor {
  readonly #load: () => Promise<Executor>
  /** Set when it is loaded: then a run waits for nothing. */
  #loaded: Executor | undefined

  constructor(load: () => Promise<Executor>) {
    this.#load = loadOnce(async () => {
      this.#loaded = await load()
      return this.#loaded
    })
  }

  for(caller: Caller): Executor {
    return this.#loaded?.for(caller) ?? new LazyExecutor(async () => (await this.#load()).for(caller))
  }

  runMessage(...run: Parameters<Executor['runMessage']>): Promise<ExecutionResult> {
    return this.#loaded?.runMessage(...run) ?? this.#load().then((executor) => executor.runMessage(...run))
  }

  beginBlock(...block: Parameters<Executor['beginBlock']>): Promise<void> {
    return this.#loaded?.beginBlock(...block) ?? this.#load().then((executor) => executor.beginBlock(...block))
  }

  runTransaction(...run: Parameters<Executor['runTransaction']>): Promise<TransactionResult> {
    return this.#loaded?.runTransaction(...run) ?? this.#load().then((executor) => executor.runTransaction(...run))
  }

  endBlock(...block: Parameters<Executor['endBlock']>): Promise<readonly ExecutionRequest[] | undefined> {
    return this.#loaded?.endBlock(...block) ?? this.#load().then((executor) => executor.endBlock(...block))
  }
}
