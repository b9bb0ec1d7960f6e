import { memberAt } from '../../src/internal.js'
import { EngineRefusal, EngineUnreachable } from './errors.js'
import type { EngineRpc } from './rpc.js'

/** Transactions of a request: `max_request_batch_size` of the engine's default configuration. */
const BATCH = 10
/** Bytes of the transactions of a request. In Base64 they stay below `max_body_bytes` of the engine's default configuration. */
const BATCH_BYTES = 600_000
/** Transactions of a lane, and their bytes, that may wait. */
const MAX_WAITING = 10_000
const MAX_WAITING_BYTES = 16 * 1024 * 1024
/** Requests that are under way at a time. The engine checks the transactions of one request one after the other. */
const LANES = 4

/** Answer of the engine's mempool. */
export interface BroadcastResult {
  /** 0 if the mempool has the transaction. */
  readonly code: number
  readonly log: string
}

interface Waiting {
  readonly transaction: Uint8Array
  readonly resolve: (result: BroadcastResult) => void
  readonly reject: (error: unknown) => void
}

/** Hands transactions to the engine's mempool, those of a sender in the order in which they were added. Senders are spread over lanes. */
export class BroadcastQueue {
  readonly #lanes: readonly Lane[]

  constructor(rpc: Pick<EngineRpc, 'batch'>) {
    this.#lanes = Array.from({ length: LANES }, () => new Lane(rpc))
  }

  /**
   * Adds a transaction. Rejects with `EngineUnreachable` if the engine does not answer in time, and if too many transactions wait.
   *
   * @param sender address of the sender in hex
   */
  async add(transaction: Uint8Array, sender: string): Promise<BroadcastResult> {
    const lane = this.#lanes[Number.parseInt(sender.slice(-2), 16) % LANES]
    if (!lane) throw new RangeError(`${sender} is no address`)
    return lane.add(transaction)
  }
}

/**
 * Hands transactions over in their order: one request at a time, with several transactions. Requests side by side could overtake each other, and then the
 * second transaction of a sender would come before the first.
 */
class Lane {
  readonly #rpc: Pick<EngineRpc, 'batch'>
  #waiting: Waiting[] = []
  #bytes = 0
  #isSending = false

  constructor(rpc: Pick<EngineRpc, 'batch'>) {
    this.#rpc = rpc
  }

  add(transaction: Uint8Array): Promise<BroadcastResult> {
    if (this.#waiting.length >= MAX_WAITING || this.#bytes + transaction.length > MAX_WAITING_BYTES) {
      return Promise.reject(new EngineUnreachable(`the engine does not keep up: ${this.#waiting.length} transactions wait`))
    }
    this.#bytes += transaction.length
    return new Promise((resolve, reject) => {
      this.#waiting.push({ transaction, resolve, reject })
      if (!this.#isSending) void this.#send()
    })
  }

  async #send(): Promise<void> {
    this.#isSending = true
    // Transactions that arrive together are sent together.
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const batch = this.#next()
      try {
        const results = await this.#rpc.batch(batch.map(({ transaction }) => callOf(transaction)))
        batch.forEach(({ resolve }, index) => {
          resolve(outcomeOf(results[index]))
        })
      } catch (error) {
        // Those behind it would wait as long, and in vain.
        const others = this.#waiting
        this.#waiting = []
        this.#bytes = 0
        for (const { reject } of [...batch, ...others]) reject(error)
      }
    }
    this.#isSending = false
  }

  #next(): readonly Waiting[] {
    let size = 0
    let count = 0
    for (const { transaction } of this.#waiting.slice(0, BATCH)) {
      size += transaction.length
      if (count > 0 && size > BATCH_BYTES) break
      count++
    }
    const batch = this.#waiting.splice(0, count)
    this.#bytes -= batch.reduce((sum, { transaction }) => sum + transaction.length, 0)
    return batch
  }
}

function callOf(transaction: Uint8Array) {
  return { method: 'broadcast_tx_sync', params: { tx: Buffer.from(transaction).toString('base64') } }
}

/** Error of the mempool for a transaction that it has, or that was in one of the last blocks. */
const KNOWN = 'tx already exists in cache'

function outcomeOf(result: unknown): BroadcastResult {
  if (result instanceof EngineRefusal) return { code: result.message === KNOWN ? 0 : 1, log: result.message }
  return { code: Number(memberAt(result, 'code')), log: String(memberAt(result, 'log') ?? '') }
}
