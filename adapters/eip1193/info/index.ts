/** The description of a wallet for pages. It is not published. */

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

const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20"/><path d="M48 14 26 50l22 13 22-13zM26 55l22 27 22-27-22 13z" fill="#fff"/></svg>',
)}`

/** Completes the description of a wallet, with another UUID each time. */
export function providerInfo(info: Partial<ProviderInfo> = {}): ProviderInfo {
  return { uuid: crypto.randomUUID(), name: 'evmbed', icon: ICON, rdns: 'io.github.evmbed', ...info }
}
