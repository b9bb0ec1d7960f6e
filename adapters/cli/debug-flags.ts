import { PORTS } from '../server/index.js'
import { TOKEN_VARIABLE } from './access.js'
import { SHARED_FLAGS } from './command.js'
import type { FlagTable } from './flag.js'
import { address, amount, block, bytes, list, port, text, toggle, webUrl } from './kinds.js'

/** Flags of `evmbed debug`. */
export const DEBUG_FLAGS = {
  url: {
    name: 'rpc-url',
    kind: webUrl,
    default: `http://127.0.0.1:${PORTS.http}`,
    help: `Address of a node that has debug_traceTransaction, or debug_traceCall for a call; its token is that of the environment variable ${TOKEN_VARIABLE}.`,
  },
  artifacts: {
    name: 'artifacts',
    kind: list('path'),
    help: 'Files or folders with build info. Default: the output of the project in this folder: out of Foundry, artifacts of Hardhat.',
  },
  to: { name: 'to', kind: address, help: 'Debug a call of this contract instead of a transaction.' },
  data: { name: 'data', kind: bytes, help: 'Data of the call: the selector of a function and its arguments.' },
  from: { name: 'from', kind: address, help: 'Sender of the call. Default: the zero address.' },
  value: { name: 'value', kind: amount('wei'), help: 'Value of the call in wei.' },
  block: { name: 'block', kind: block, help: 'Block after which the call runs. Default: latest.' },
  dap: {
    name: 'dap',
    kind: toggle,
    help: 'Speak the Debug Adapter Protocol with an editor over the standard input and output.',
    excludes: { dapPort: 'one is enough' },
  },
  dapPort: {
    name: 'dap-port',
    kind: port,
    help: 'Speak it with clients that connect to this port on the loopback address; 0 picks a free one.',
  },
  root: {
    name: 'root',
    kind: text('folder'),
    help: 'Folder of the project. Editors open its files, where they have the text that was compiled, instead of that in the build info.',
  },
  ...SHARED_FLAGS,
} as const satisfies FlagTable
