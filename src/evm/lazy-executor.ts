import { loadOnce } from '../primitives/load-once.js'
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
import type { Message } from './message.js'
import type { Caller } from './run-queue.js'
import type { Tracer } from './tracer.js'
import type { Transaction } from './transaction.js'

/** Loads an executor when it first runs something, so that a node that never needs it does not load its libraries. */
export class LazyExecutor implements Executor {
  readonly #load: () => Promise<Executor>

  constructor(load: () => Promise<Executor>) {
    this.#load = loadOnce(load)
  }

  for(caller: Caller): Executor {
    return new LazyExecutor(async () => (await this.#load()).for(caller))
  }

  async runMessage(draft: ExecutionState, environment: Environment, message: Message, options?: MessageOptions): Promise<ExecutionResult> {
    return (await this.#load()).runMessage(draft, environment, message, options)
  }

  async beginBlock(draft: ExecutionState, environment: Environment): Promise<void> {
    return (await this.#load()).beginBlock(draft, environment)
  }

  async runTransaction(
    draft: ExecutionState,
    environment: Environment,
    transaction: Transaction,
    tracer?: Tracer,
  ): Promise<TransactionResult> {
    return (await this.#load()).runTransaction(draft, environment, transaction, tracer)
  }

  async endBlock(draft: ExecutionState, environment: Environment, ending: BlockEnding): Promise<readonly ExecutionRequest[] | undefined> {
    return (await this.#load()).endBlock(draft, environment, ending)
  }
}
