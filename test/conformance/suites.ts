import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { blockTests } from './block-tests.js'
import { executionApis } from './execution-apis.js'
import { stateTests } from './state-tests.js'
import type { Suite } from './suite.js'
import { addresses } from './vectors/addresses.js'
import { eip712 } from './vectors/eip712.js'
import { hashes } from './vectors/hashes.js'
import { hdWallet } from './vectors/hd-wallet.js'
import { keys } from './vectors/keys.js'
import { keystore } from './vectors/keystore.js'
import { precompiles } from './vectors/precompiles.js'
import { rlp } from './vectors/rlp.js'
import { tracers } from './vectors/tracers.js'
import { signedTransactions, transactionTests } from './vectors/transactions.js'
import { trie } from './vectors/trie.js'

export const SUITES: readonly Suite[] = [
  executionApis,
  stateTests,
  blockTests,
  tracers,
  precompiles,
  transactionTests,
  signedTransactions,
  eip712,
  keystore,
  hdWallet,
  addresses,
  keys,
  hashes,
  rlp,
  trie,
]

/** The folder of a suite in a folder with public data; undefined where it has none of this suite. */
export function suiteFolder(suite: Suite, root: string): string | undefined {
  return suite.places.map((place) => resolve(root, place)).find((folder) => existsSync(folder) && suite.parts(folder).length > 0)
}
