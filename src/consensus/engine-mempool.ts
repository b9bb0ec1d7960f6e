import { encodeTransaction, type Transaction } from '../evm/transaction.js'
import type { Pool } from '../pool/pool.js'
import type { Clock } from '../primitives/clock.js'
import { within } from '../primitives/deadline.js'
import { ServerError } from '../primitives/errors.js'
import type { Hash } from '../primitives/hex.js'
import { loadingState, type Reading } from '../primitives/missing-state.js'
import type { EngineConnection } from './abci.js'

/** The engine's mempool rejects a transaction that the pool accepted, such as one beyond its limits. */
export class EngineRefusedTransaction extends ServerError {
  constructor(reason: string) {
    super(`the consensus engine refused the transaction: ${reason}`)
  }
}

/** Milliseconds that a caller waits for the engine. */
const PATIENCE = 5000
/** Milliseconds until an engine that did not answer is asked again. */
const PAUSE = 1000
/** Transactions beyond those of the pool that are remembered as handed over. */
const REMEMBERED = 1000

export interface EngineMempoolOptions {
  readonly pool: Pool
  readonly clock: Clock
}

type Answer = { readonly kind: 'taken' } | { readonly kind: 'refused'; readonly reason: string } | { readonly kind: 'unreachable' }

/**
 * Hands executable transactions of the pool to the mempool of the engine, which sends them to the other validators.
 *
 * A transaction stays in the pool until a block contains it. So one that the engine loses, or that arrives while the engine is not reachable, is handed to
 * it again.
 */
export class EngineMempool {
  readonly #options: EngineMempoolOptions
  /** Transactions that the engine has, as far as is known. */
  readonly #handed = new Set<Hash>()
  readonly #sending = new Map<Hash, Promise<Answer>>()
  #connection: EngineConnection | undefined
  #isHandingOver = false
  #cancelRetry: (() => void) | undefined
  #isClosed = false

  constructor(options: EngineMempoolOptions) {
    this.#options = options
  }

  open(connection: EngineConnection): void {
    this.#connection = connection
    this.forget()
  }

  close(): void {
    this.#isClosed = true
    this.#cancelRetry?.()
  }

  /** Notes a transaction that came from the engine. */
  received(hash: Hash): void {
    this.#handed.add(hash)
    this.#forgetMined()
  }

  /** Returns whether a transaction is on its way to the engine and was not answered. */
  isSending(hash: Hash): boolean {
    return this.#sending.has(hash)
  }

  /** Notes that the engine has dropped a transaction, or never took it. */
  lost(hash: Hash): void {
    this.#handed.delete(hash)
  }

  /** Notes that the engine began anew, with an empty mempool, and hands over the pool's transactions. */
  forget(): void {
    this.#handed.clear()
    this.handOver()
  }

  /**
   * Hands over a transaction of a client. Resolves also if the engine cannot be reached: it will get the transaction later.
   *
   * Rejects with `EngineRefusedTransaction`.
   */
  async submit(transaction: Transaction): Promise<void> {
    const { hash } = transaction
    if (this.#handed.has(hash) && !this.#sending.has(hash)) return
    const answer = await this.#send(transaction)
    if (answer.kind === 'refused') throw new EngineRefusedTransaction(answer.reason)
  }

  /** Hands over a transaction that has become executable, if the engine does not have it. */
  offer(transaction: Transaction): void {
    if (this.#isClosed || !this.#connection || this.#handed.has(transaction.hash)) return
    void this.#send(transaction).then(({ kind }) => {
      if (kind === 'refused') this.#retryLater()
    })
  }

  /** Hands over all executable transactions that the engine does not have. */
  handOver(): void {
    if (this.#isHandingOver || this.#isClosed || !this.#connection) return
    this.#isHandingOver = true
    const end = () => {
      this.#isHandingOver = false
    }
    this.#handOverAll().then(end, end)
  }

  async #handOverAll(): Promise<void> {
    const refused = new Set<Hash>()
    const missing = () => loadingState((read) => this.#missing(read(this.#options.pool)).filter(({ hash }) => !refused.has(hash)))
    for (let left = await missing(); left.length > 0; left = await missing()) {
      for (const transaction of left) {
        if (this.#isClosed) return
        const { kind } = await this.#send(transaction)
        // A full mempool has room again after a block. The transaction may also be in a block that this node proposes.
        if (kind === 'refused') refused.add(transaction.hash)
        if (kind === 'unreachable') return this.#retryLater()
      }
    }
    if (refused.size > 0) this.#retryLater()
  }

  #missing(pool: Reading<Pool>): Transaction[] {
    return [...pool.pending().values()].flat().filter(({ hash }) => !this.#handed.has(hash))
  }

  #forgetMined(): void {
    const { pool } = this.#options
    if (this.#handed.size > 2 * pool.size + REMEMBERED) for (const hash of this.#handed) if (!pool.get(hash)) this.#handed.delete(hash)
  }

  /** Hands over a transaction, once if it is asked for twice at the same time. */
  #send(transaction: Transaction): Promise<Answer> {
    const { hash } = transaction
    const sending = this.#sending.get(hash)
    if (sending !== undefined) return sending
    this.#handed.add(hash)
    const answer = this.#broadcast(transaction).then((received) => {
      this.#sending.delete(hash)
      if (received.kind !== 'taken') this.#handed.delete(hash)
      if (received.kind === 'unreachable') this.#retryLater()
      return received
    })
    this.#sending.set(hash, answer)
    return answer
  }

  async #broadcast(transaction: Transaction): Promise<Answer> {
    const connection = this.#connection
    if (!connection) return { kind: 'unreachable' }
    try {
      const { clock } = this.#options
      const { code, log } = await within(clock, PATIENCE, () => connection.broadcastTx(encodeTransaction(transaction), transaction.from))
      return code === 0 ? { kind: 'taken' } : { kind: 'refused', reason: log }
    } catch {
      return { kind: 'unreachable' }
    }
  }

  #retryLater(): void {
    if (this.#isClosed || this.#cancelRetry) return
    this.#cancelRetry = this.#options.clock.after(
      PAUSE,
      () => {
        this.#cancelRetry = undefined
        this.handOver()
      },
      true,
    )
  }
}
