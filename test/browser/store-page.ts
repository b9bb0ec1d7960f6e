/** Runs the suite of stores over IndexedDB in the page, for the test that drives the browser. */
import { BrowserLevel } from 'browser-level'
import { createNode } from 'evmbed'
import { indexedDbStore } from 'evmbed/indexeddb'
import { type CreateStore, runStoreTest, storeTests } from '../store/store-tests.js'

let count = 0
const nameOf = (isFresh: boolean) => `suite-${isFresh ? ++count : count}`

const STORES = {
  indexedDbStore: (isFresh) => indexedDbStore(nameOf(isFresh)),
  'browser-level': (isFresh) => new BrowserLevel(nameOf(isFresh)),
} satisfies Record<string, CreateStore>

export type StoreName = keyof typeof STORES

/** Runs a test of the suite. Resolves with the message of its failure. */
async function runTest(store: StoreName, name: string): Promise<string | undefined> {
  try {
    const test = storeTests.find((other) => other.name === name)
    if (!test) return 'no such test'
    await runStoreTest(test, STORES[store])
    return undefined
  } catch (error) {
    return error instanceof Error ? `${error}\n${error.stack}` : String(error)
  }
}

/** Returns what a node answers for a chain whose head record is damaged, and its height when the record is whole again. */
async function damaged(): Promise<string[]> {
  const store = () => indexedDbStore('damaged')
  const node = await createNode({ store: store() })
  await node.mine(2)
  await node.close()
  const database = store()
  await database.open()
  const records: [Uint8Array, Uint8Array][] = []
  for await (const record of database.iterator({ keyEncoding: 'view', valueEncoding: 'view' })) records.push(record)
  const encodings = { keyEncoding: 'view', valueEncoding: 'view' } as const
  const head = records.find(([key]) => new TextDecoder().decode(key) === 'mhead')
  if (!head) return ['no head']
  const value = head[1].slice()
  value[0] = (value[0] ?? 0) ^ 1
  await database.batch([{ type: 'put', key: head[0], value }], encodings)
  await database.close()
  const failed = await createNode({ store: store() }).then(
    () => 'opened',
    (error: unknown) => String(error),
  )
  await database.open()
  await database.batch([{ type: 'put', key: head[0], value: head[1] }], { ...encodings, sync: true })
  await database.close()
  const again = await createNode({ store: store() })
  const height = await again.request('eth_blockNumber')
  await again.close()
  return [failed, height]
}

declare global {
  var stores: { readonly runTest: typeof runTest; readonly damaged: typeof damaged }
}

globalThis.stores = { runTest, damaged }
