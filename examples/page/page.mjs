// @ts-check
/**
 * The page of `evmbed dev` with the node inside it: no server, and a chain that survives reloads. Bundle this file and the style
 * sheet beside `index.html`, for any server of static files:
 *
 *     npx esbuild page.mjs style=evmbed/page/style.css --bundle --splitting --format=esm --outdir=public
 */
import { createNode, NodeProvider } from 'evmbed'
import { indexedDbStore } from 'evmbed/indexeddb'
import { showChain } from 'evmbed/page/browser'

const node = await createNode({ store: indexedDbStore('my-chain') })
showChain(new NodeProvider(node), { routes: node })

// For the console of the browser, and for tests.
Object.assign(globalThis, { node })
