import type { Chain } from './chain.js'
import type { Rpc } from './rpc.js'

/** Part of the page that shows something of the chain, and is told of changes. */
export interface View {
  readonly title: string
  readonly element: Element
  /** Called when the head, a known block or the connection changes, and every second. */
  update?(): void
  /** Called when another view replaces it. */
  close?(): void
}

/** Sources of the views. */
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
