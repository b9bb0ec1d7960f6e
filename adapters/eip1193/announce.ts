import type { NodeProvider } from '../../src/internal.js'
import { type ProviderInfo, providerInfo } from './info/index.js'

/** Members of a browser's `window` that discovery uses. */
export type ProviderPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

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
  const detail = Object.freeze({ info: Object.freeze(providerInfo(info)), provider })
  const announce = () => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => page.removeEventListener('eip6963:requestProvider', announce)
}
