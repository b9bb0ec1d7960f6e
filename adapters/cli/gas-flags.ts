import { PORTS } from '../server/index.js'
import { TOKEN_VARIABLE } from './access.js'
import { SHARED_FLAGS } from './command.js'
import type { FlagTable } from './flag.js'
import { oneOf, text, webUrl } from './kinds.js'

const FORMATS = ['markdown', 'svg', 'speedscope', 'folded', 'json'] as const
export type GasFormat = (typeof FORMATS)[number]

/** Flags of `evmbed gas`. */
export const GAS_FLAGS = {
  url: {
    name: 'rpc-url',
    kind: webUrl,
    default: `http://127.0.0.1:${PORTS.http}`,
    help: `Address of the node, which is one of evmbed; its token is that of the environment variable ${TOKEN_VARIABLE}.`,
  },
  format: {
    name: 'format',
    kind: oneOf(...FORMATS),
    help: 'markdown: tables; svg: a flame graph; speedscope; folded: stacks as text; json: all numbers. If not given, it follows from the name of the file: .svg, .json, .folded, and markdown for others.',
  },
  output: { name: 'output', kind: text('file'), help: 'File to write; the terminal, if not given.' },
  before: { name: 'before', kind: text('file'), help: 'JSON of an earlier profile: the flame graph shows what has grown since.' },
  ...SHARED_FLAGS,
} as const satisfies FlagTable
