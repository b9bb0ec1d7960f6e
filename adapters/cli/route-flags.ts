import { TOKEN_VARIABLE } from './access.js'
import { SHARED_FLAGS } from './command.js'
import type { FlagTable } from './flag.js'
import { list, text, toggle } from './kinds.js'

/** Flags of `evmbed route`. */
export const ROUTE_FLAGS = {
  from: { name: 'from', kind: text('asset@chain'), help: 'What is sent, where it does not stand as an argument.' },
  to: { name: 'to', kind: text('asset@chain'), help: 'What is to arrive, where it does not stand as an argument.' },
  amountIn: {
    name: 'amount-in',
    also: ['amount'],
    kind: text('amount'),
    excludes: { amountOut: 'one of them follows from the other' },
    help: 'How much is sent, where it does not stand before the asset.',
  },
  amountOut: { name: 'amount-out', kind: text('amount'), help: 'How much is to arrive; what must be sent for it is found out.' },
  bridges: { name: 'bridges', kind: list('bridges'), help: 'Use these bridges only, such as IBC,CCTP; all, if not given.' },
  split: { name: 'split', kind: toggle, help: 'Let a swap take several paths at once.' },
  evmSwaps: { name: 'evm-swaps', kind: toggle, help: 'Let routes swap on EVM chains.' },
  multiTx: { name: 'multi-tx', kind: toggle, help: 'Let routes need several transactions.' },
  goFast: { name: 'go-fast', kind: toggle, help: 'Prefer speed to lower fees.' },
  unsafe: { name: 'unsafe', kind: toggle, help: 'Show a route that fails the checks of its price, too, with a warning.' },
  snapshot: {
    name: 'snapshot',
    also: ['planner-snapshot'],
    kind: text('file'),
    excludes: { url: 'the server plans over its own data' },
    help: 'Plan over the chains, pools and bridges of this file; over the bundled registry, if not given.',
  },
  url: {
    name: 'url',
    kind: text('url'),
    help: `Ask the server whose /v2/ is below this address; with the token in ${TOKEN_VARIABLE}, if there is one.`,
  },
  json: { name: 'json', kind: toggle, help: 'Print the answer as it is.' },
  ...SHARED_FLAGS,
} as const satisfies FlagTable
