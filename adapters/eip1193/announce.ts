import type { NodeProvider } from '../../src/internal.js'

/** Description of a wallet for a page (EIP-6963). */
export interface ProviderInfo {
  /** UUID of the wallet, new for every page. */
  readonly uuid: string
  readonly name: string
  /** Data URI of a square image of at least 96 pixels. */
  readonly icon: string
  /** Reverse domain name of the wallet's maker. */
  readonly rdns: string
}

/** Members of a browser's `window` that discovery uses. */
export type ProviderPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20"/><path d="M48 14 26 50l22 13 22-13zM26 55l22 27 22-27-22 13z" fill="#fff"/></svg>',
)}`

/**
 * Announces a provider to the page's wallet pickers (EIP-6963), now and on request. Returns a function that stops announcing.
 *
 * @param info - description in the picker; missing members have defaults
 * @param page - target of the events; default: the global scope of the page
 *
 * @example
 * ```ts
 * const provider = new NodeProvider()
 * const stop = announceProvider(provider, { name: 'Test chain' })
 * ```
 */
export function announceProvider(provider: NodeProvider, info: Partial<ProviderInfo> = {}, page: ProviderPage = globalThis): () => void {
  const detail = Object.freeze({
    info: Object.freeze({ uuid: crypto.randomUUID(), name: 'evmbed', icon: ICON, rdns: 'io.github.evmbed', ...info }),
    provider,
  })
  const announce = () => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => page.removeEventListener('eip6963:requestProvider', announce)
}
