import { MemoryLevel } from 'memory-level'

/** A database in memory that reads asynchronously only, as that of IndexedDB does. */
export class AsynchronousLevel extends MemoryLevel<Uint8Array, Uint8Array> {
  constructor() {
    super({ keyEncoding: 'view', valueEncoding: 'view' })
    Object.assign(this.supports, { getSync: false })
  }

  override getSync(): never {
    throw new Error('Database does not support getSync()')
  }
}

/** Returns an empty database that reads asynchronously. */
export function newAsynchronousStore(): AsynchronousLevel {
  return new AsynchronousLevel()
}
