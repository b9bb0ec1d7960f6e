import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { MemoryLevel } from 'memory-level'
import { afterAll } from 'vitest'
import { levelStore } from '../../adapters/storage/index.js'
import { AsynchronousLevel } from '../persistence/asynchronous-store.js'
import { FaultyStore } from '../persistence/faulty-store.js'
import { describeSnapshots, describeStore } from './store-suite.js'
import type { CreateStore } from './store-tests.js'

const scratch = mkdtempSync(join(tmpdir(), 'evmbed-stores-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
let count = 0
const directory = (isFresh: boolean) => join(scratch, `${isFresh ? ++count : count}`)

/** Returns stores over the same database until a fresh one is asked for. */
function kept<Database>(create: () => Database, storeOver: (database: Database) => ReturnType<CreateStore>): CreateStore {
  let database = create()
  return (isFresh) => {
    if (isFresh) database = create()
    return storeOver(database)
  }
}

const STORES: Readonly<Record<string, CreateStore>> = {
  'memory-level': kept(
    () => new MemoryLevel<Uint8Array, Uint8Array>(),
    (database) => database,
  ),
  'that is asynchronous': kept(
    () => new AsynchronousLevel(),
    (database) => database,
  ),
  'classic-level': (isFresh) => new ClassicLevel(directory(isFresh)),
  levelStore: (isFresh) => levelStore(directory(isFresh)),
  'of the tests of failures': kept(
    () => new MemoryLevel<Uint8Array, Uint8Array>(),
    (database) => new FaultyStore(database),
  ),
}

for (const [name, create] of Object.entries(STORES)) {
  describeStore(name, create)
  describeSnapshots(name, create)
}
