import type { StoreEncodings, StoreOperation, StoreWriteOptions } from 'evmbed'
import { nextTask } from '../../src/primitives/event-loop.js'
import { newAsynchronousStore } from './asynchronous-store.js'
import { FaultyStore } from './faulty-store.js'

/** Tasks of the event loop that a request takes. Work that does not wait for it goes on before the answer. */
const TASKS = 3

/** An asynchronous store in memory whose every request takes several tasks of the event loop. It refuses reads on demand. */
export class SlowStore extends FaultyStore {
  isReadable = true

  constructor() {
    super(newAsynchronousStore())
  }

  override async get(key: Uint8Array, encodings: StoreEncodings): Promise<Uint8Array | undefined> {
    await this.#beforeRead()
    return super.get(key, encodings)
  }

  override async getMany(keys: Uint8Array[], encodings: StoreEncodings): Promise<(Uint8Array | undefined)[]> {
    await this.#beforeRead()
    return super.getMany(keys, encodings)
  }

  override async batch(operations: StoreOperation[], options: StoreWriteOptions): Promise<void> {
    await tasks()
    await super.batch(operations, options)
    await tasks()
  }

  async #beforeRead(): Promise<void> {
    await tasks()
    if (!this.isReadable) throw new Error('read failed')
  }
}

async function tasks(): Promise<void> {
  for (let left = TASKS; left > 0; left--) await nextTask()
}
