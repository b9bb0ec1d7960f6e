import { nextTask } from '../primitives/event-loop.js'
import { bytesToHex, type Hex } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { keccak256 } from '../primitives/keccak.js'
import { loadingState } from '../primitives/missing-state.js'
import { StoreDamaged, StoreWriteFailed } from '../store/errors.js'
import type { Records } from '../store/records.js'
import type { RemoteCall } from './errors.js'
import type { Facts } from './facts.js'

/**
 * Answers of remote chains in a store. Each has the remote chain, the fork block and the call in its id, so that a store has those of several forks.
 *
 * They can be read again from the remote chain: a damaged one counts as absent, and one that the store does not take is lost.
 */
export class StoredFacts implements Facts {
  readonly #records: Records
  /** Answers that are not in the store yet. */
  readonly #pending = new Map<Hex, { readonly id: Uint8Array; readonly answer: Json }>()
  #isHeld: boolean
  #writing: Promise<void> | undefined
  #isClosed = false

  /** @param isHeld whether nothing is written before `release`: a store without a chain must not contain anything else */
  constructor(records: Records, isHeld: boolean) {
    this.#records = records
    this.#isHeld = isHeld
  }

  get(call: RemoteCall): Promise<Json | undefined> | undefined {
    const id = idOf(call)
    return id && this.#get(id)
  }

  set(call: RemoteCall, answer: Json): void {
    const id = idOf(call)
    // The remote chain may have an answer later.
    if (id && answer !== null) this.#set(id, answer)
  }

  /** Begins to write. */
  release(): void {
    this.#isHeld = false
    this.#write()
  }

  /** Writes what is left. The store can be closed afterwards. */
  async close(): Promise<void> {
    this.#write()
    await this.#writing
    this.#isClosed = true
  }

  async #get(id: Uint8Array): Promise<Json | undefined> {
    const pending = this.#pending.get(bytesToHex(id))
    if (pending) return pending.answer
    if (this.#isClosed) return undefined
    try {
      return await loadingState(() => this.#records.read('fact', id, (content) => JSON.parse(new TextDecoder().decode(content)) as Json))
    } catch (error) {
      if (error instanceof StoreDamaged) return undefined
      throw error
    }
  }

  #set(id: Uint8Array, answer: Json): void {
    if (this.#isClosed) return
    this.#pending.set(bytesToHex(id), { id, answer })
    this.#write()
  }

  #write(): void {
    if (this.#isHeld || this.#isClosed || this.#pending.size === 0) return
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined
    })
  }

  /** Writes the answers of a turn of the event loop together. */
  async #writeAll(): Promise<void> {
    while (this.#pending.size > 0) {
      await nextTask()
      const written = [...this.#pending]
      const batch = this.#records.batch()
      for (const [, { id, answer }] of written) batch.put('fact', id, new TextEncoder().encode(JSON.stringify(answer)))
      try {
        await this.#records.write(batch)
      } catch (error) {
        if (!(error instanceof StoreWriteFailed)) throw error
      }
      for (const [name] of written) this.#pending.delete(name)
    }
  }
}

/** Returns the id of the answer to a call. Undefined for an answer that does not belong to the chain of a fork block: it may change. */
function idOf({ method, params, of }: RemoteCall): Uint8Array | undefined {
  return of && keccak256(new TextEncoder().encode(`${of.chainId} ${of.hash} ${method} ${JSON.stringify(params)}`))
}
