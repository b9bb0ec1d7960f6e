import type { Chain } from './chain.js'
import type { Rpc } from './rpc.js'

/** A view that is open: its title, its contents, and its updates. */
export interface View {
  readonly title: string
  readonly element: Element
  /** Called when the head, a known block or the connection changes, and every few seconds while the page is visible. */
  update?(): void
  /** Called when the node has learned artifacts; `update` follows. */
  artifactsAdded?(): void
  /** Called when another view replaces it. */
  close?(): void
}

/** Sources of a view's data. */
export interface Sources {
  readonly rpc: Rpc
  readonly chain: Chain
}

/** A row of the list of views. */
export interface ViewKind {
  /** Address of the view, after the `#`. Its groups are the parameters of `open`. */
  readonly path: RegExp
  /** Name and address in the navigation, if it is there. */
  readonly link?: { readonly name: string; readonly path: string }
  open(sources: Sources, ...parameters: readonly string[]): View
}
