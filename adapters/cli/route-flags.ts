import { TOKEN_VARIABLE } from './access.js'
import { SHARED_FLAGS } from './command.js'
import type { FlagTable } from './flag.js'
import { list, text, toggle } from './kinds.js'

/** Flags of `evmbed route`. */
export const ROUTE_FLAGS = {
  from: { name: 'from', kind: text('asset@chain'), help: 'Asset to send, if it is not an argument.' },
  to: { name: 'to', kind: text('asset@chain'), help: 'Asset to receive, if it is not an argument.' },
  amountIn: {
    name: 'amount-in',
    also: ['amount'],
    kind: text('amount'),
    excludes: { amountOut: 'one of them follows from the other' },
    help: 'Amount to send, if it is not written before the asset.',
  },
  amountOut: { name: 'amount-out', kind: text('amount'), help: 'Amount to receive; the route then has the smallest amount to send.' },
  bridges: { name: 'bridges', kind: list('bridges'), help: 'Use these bridges only, such as IBC,CCTP; all, if not given.' },
  split: { name: 'split', kind: toggle, help: 'Allow a swap over several paths.' },
  evmSwaps: { name: 'evm-swaps', kind: toggle, help: 'Allow swaps on EVM chains.' },
  multiTx: { name: 'multi-tx', kind: toggle, help: 'Allow routes with several transactions.' },
  goFast: { name: 'go-fast', kind: toggle, help: 'Prefer speed to lower fees.' },
  unsafe: { name: 'unsafe', kind: toggle, help: 'Also show a route that fails the checks of its price, with a warning.' },
  snapshot: {
    name: 'snapshot',
    also: ['planner-snapshot'],
    kind: text('file'),
    excludes: { url: 'the server plans over its own data' },
    help: 'Use the chains, pools and bridges of this file; the bundled registry, if not given.',
  },
  url: {
    name: 'url',
    kind: text('url'),
    help: `Request the route from the server with /v2/ at this address, with the token of the environment variable ${TOKEN_VARIABLE}, if it is set.`,
  },
  json: { name: 'json', kind: toggle, help: 'Print the answer as JSON.' },
  ...SHARED_FLAGS,
} as const satisfies FlagTable
