import { join, resolve } from 'node:path'
import type { Node } from '../../src/internal.js'
import { hasLevelStore } from '../storage/index.js'
import type { FlagTable, Kind } from './flag.js'
import { integer } from './kinds.js'
import type { Logger } from './logger.js'
import { optionFlag } from './option-flag.js'

const MEBIBYTE = 2 ** 20

/** Number of MiB, converted to bytes. */
const mebibytes: Kind<number> = {
  ...integer('MiB', 0, 1_000_000),
  read: (text) => {
    const count = integer('MiB', 0, 1_000_000).read(text)
    return count === undefined ? undefined : count * MEBIBYTE
  },
  write: (bytes) => `${bytes / MEBIBYTE}`,
}

/** Flags of a chain in a store. */
export const STORE_FLAGS = {
  durability: optionFlag('storage.durability', {
    name: 'durability',
    help: 'Durability of a written block: it survives the end of the process, or also a power failure (disk), which takes an fsync for each block.',
  }),
  cache: optionFlag('storage.cacheLimit', { name: 'cache', kind: mebibytes, help: 'Memory for records read from the store, in MiB.' }),
} as const satisfies FlagTable

/** Flag of the option `history`. */
export const HISTORY_FLAG = optionFlag('storage.history', {
  name: 'history',
  shown: '',
  kind: integer('blocks', 1),
  help: 'Newest blocks to keep, with their states, receipts and logs. Default: all.',
})

/**
 * Returns the directory of the chain of `evmbed start`: that of `--store`, or `chain` in the home folder. Without the package of the database, a home
 * folder keeps no chain, and a warning says so.
 */
export async function storeInHome(
  {
    store,
    home,
    chainFile,
  }: { readonly store: string | undefined; readonly home: string | undefined; readonly chainFile: string | undefined },
  logger: Logger,
): Promise<string | undefined> {
  if (store !== undefined || home === undefined || chainFile !== undefined) return store
  const directory = join(home, 'chain')
  if (await hasLevelStore()) return directory
  logger.warn(
    `The package classic-level is not installed beside evmbed: 'npm install evmbed classic-level' lets the node keep its chain in ${directory}`,
  )
  return undefined
}

/** Returns a log line: the chain found in a store. */
export function describeStore(directory: string, node: Node): string {
  const { height } = node.statistics()
  return `Store ${resolve(directory)}: ${height === 0 ? 'a new chain' : `the chain continues at block ${height}`}`
}
