import type { ViewKind } from './view.js'
import { accountView } from './views/account.js'
import { accountsView } from './views/accounts.js'
import { blockView } from './views/block.js'
import { callsView } from './views/calls.js'
import { chainView } from './views/chain.js'
import { contractView } from './views/contract.js'
import { contractsView } from './views/contracts.js'
import { debugView } from './views/debug.js'
import { poolView } from './views/pool.js'
import { routesView } from './views/routes.js'
import { timeView } from './views/time.js'
import { transactionView } from './views/transaction.js'
import { validatorsView } from './views/validators.js'

/** All views: a new one is a file and a row. */
export const VIEWS: readonly ViewKind[] = [
  { path: /^\/$/, link: { name: 'Chain', path: '/' }, open: chainView },
  { path: /^\/block\/(\d{1,15})$/, open: blockView },
  { path: /^\/tx\/(0x[\da-f]{64})$/i, open: transactionView },
  { path: /^\/debug\/(0x[\da-f]{64})(?:\/(\d{1,9}))?$/i, open: debugView },
  { path: /^\/accounts$/, link: { name: 'Accounts', path: '/accounts' }, open: accountsView },
  { path: /^\/account\/(0x[\da-f]{40})$/i, open: accountView },
  { path: /^\/contracts$/, link: { name: 'Contracts', path: '/contracts' }, open: contractsView },
  { path: /^\/contract\/(0x[\da-f]{40})$/i, open: contractView },
  { path: /^\/pool$/, link: { name: 'Pool', path: '/pool' }, open: poolView },
  { path: /^\/calls$/, link: { name: 'Calls', path: '/calls' }, open: callsView },
  { path: /^\/routes$/, link: { name: 'Routes', path: '/routes' }, open: routesView },
  { path: /^\/time$/, link: { name: 'Time', path: '/time' }, open: timeView },
  { path: /^\/validators$/, link: { name: 'Validators', path: '/validators' }, open: validatorsView },
]
