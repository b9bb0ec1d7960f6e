/** Entry of the page that a server serves. */
import { ServedRpc } from './served-rpc.js'
import { show } from './show.js'

show(new ServedRpc(document.querySelector('meta[name="evmbed-rpc"]')?.getAttribute('content') ?? '/'))
