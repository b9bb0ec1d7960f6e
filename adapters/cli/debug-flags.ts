import { TOKEN_VARIABLE } from './access.js'
import { SHARED_FLAGS } from './command.js'
import type { FlagTable } from './flag.js'
import { list, webUrl } from './kinds.js'

/** Flags of `evmbed debug`. */
export const DEBUG_FLAGS = {
  url: {
    name: 'rpc-url',
    kind: webUrl,
    default: 'http://127.0.0.1:8545',
    help: `Address of a node that has debug_traceTransaction; its token is that of the environment variable ${TOKEN_VARIABLE}.`,
  },
  artifacts: {
    name: 'artifacts',
    kind: list('path'),
    help: 'Files or folders with build info. Default: the output of the project in this folder: out of Foundry, artifacts of Hardhat.',
  },
  ...SHARED_FLAGS,
} as const satisfies FlagTable
