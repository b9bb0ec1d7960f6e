import { fileURLToPath } from 'node:url'
import { type OptionTable, text } from '../../src/internal.js'
import { type AccessOptions, PAGE_OPTIONS } from '../server/index.js'

/** Options of the page that shows a chain. */
export interface PageOptions extends Pick<AccessOptions, 'corsOrigins' | 'localPages' | 'vhosts' | 'onRefusal'> {
  /** Path of the JSON-RPC endpoint on the same host and port, for HTTP and WebSocket. Default: `/`. */
  readonly rpcPath: string
  /** Folder with the built files of the page. Default: those of the package. */
  readonly folder: string
}

/** The page's document. The names of all other files contain a hash of their contents. */
export const DOCUMENT = 'index.html'

/** The package has the files beside its own; the sources find those of the last build. */
const BUILT = import.meta.url.endsWith('.ts') ? '../../dist/page' : './page'

export const OWN_PAGE_OPTIONS: OptionTable<PageOptions> = {
  ...PAGE_OPTIONS,
  // It becomes part of the HTML.
  rpcPath: text('/', "a path such as '/rpc'", (given) => /^\/[\w./~-]*$/.test(given)),
  folder: {
    default: () => fileURLToPath(new URL(BUILT, import.meta.url)),
    expected: 'a folder',
    holds: (given) => typeof given === 'string',
  },
}
