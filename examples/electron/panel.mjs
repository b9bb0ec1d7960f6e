/** Shows the chain. A page has no packages, so the files are named by their paths; a bundler takes `evmbed/page/browser` and `evmbed/page/style.css`. */
import { showChain } from './node_modules/evmbed/dist/page-browser.js'
import { chainProvider } from './renderer.mjs'

showChain(chainProvider(window.chain))
