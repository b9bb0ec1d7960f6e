import { type ChainProvider, ProviderRpc, type RouteServices } from './provider-rpc.js'
import { show } from './show.js'

export type { ChainMessage, ChainProvider, RouteServices } from './provider-rpc.js'

/** Options of a page that shows the chain of a provider. */
export interface ShowChainOptions {
  /** Plans routes for the view of routes: a node in the same thread. Default: the view says that there is no planner. */
  readonly routes?: RouteServices
}

/**
 * Shows a chain in the document, as `evmbed dev` does, without a server: the page calls the provider. It has the document to itself: its body, its title,
 * and its address after the `#`. The style sheet is `evmbed/page/style.css`.
 *
 * @param provider a `NodeProvider`, or one that passes calls to a worker or to another process
 * @param options - see `ShowChainOptions`
 *
 * @example
 * const node = await createNode()
 * showChain(new NodeProvider(node), { routes: node })
 */
export function showChain(provider: ChainProvider, { routes }: ShowChainOptions = {}): void {
  show(new ProviderRpc(provider, routes))
}
