import type { ViewKind } from './view.js'
import { blockView } from './views/block.js'
import { chainView } from './views/chain.js'
import { transactionView } from './views/transaction.js'

/** All views: a new one is a file and a row. */
export const VIEWS: readonly ViewKind[] = [
  { path: /^\/$/, link: { name: 'Chain', path: '/' }, open: chainView },
  { path: /^\/block\/(\d{1,15})$/, open: blockView },
  { path: /^\/tx\/(0x[\da-f]{64})$/i, open: transactionView },
]
