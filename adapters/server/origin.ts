/**
 * Which web pages may use a node that listens on a socket.
 *
 * A browser lets any page send requests to 127.0.0.1 and to the local network. Three headers, which a page cannot forge, tell who is asking:
 * `Host` shows the name by which the page found the node, so a foreign name that was pointed at a local address (DNS rebinding) is seen
 * there; `Origin` shows the page itself; `Sec-Fetch-Site` says whether a page of another site asks, also for images, links and the like, which
 * come without `Origin`. Programs other than browsers send neither `Origin` nor `Sec-Fetch-Site` and may put anything into `Host`: these rules
 * protect the users of a browser, they do not replace a credential.
 */
import { isIP } from 'node:net'

/** Origins of browser extensions. A wallet asks from one; the user installed it, and no page can take such an origin. */
const EXTENSION = /^[a-z-]+-extension:$/

/**
 * geth's virtual host rule: an IP address passes, a name must be listed, `*` lists all. A request without `Host` passes too, because every
 * browser sends one.
 */
export function hostAllowed(host: string | undefined, vhosts: readonly string[]): boolean {
  if (host === undefined || host === '' || vhosts.includes('*')) return true
  const name = authority(host)?.hostname
  return name !== undefined && (isIP(bare(name)) !== 0 || vhosts.some((vhost) => vhost.toLowerCase() === name))
}

/**
 * Whether a request from a web page may be answered. These may: pages of the node's own host and port, pages served from this machine
 * (localhost, 127.0.0.0/8, [::1]), browser extensions, and the listed ones. A list holds origins (`https://dapp.example`), host names of
 * origins (`dapp.example`), `null` (pages without an origin: files, sandboxed frames) or `*` (any page).
 */
export function originAllowed(origin: string, host: string | undefined, allowed: readonly string[]): boolean {
  if (originListed(origin, allowed)) return true
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  if (!url) return false
  if (EXTENSION.test(url.protocol) || isThisMachine(url.hostname)) return true
  return host !== undefined && url.host !== '' && url.host === authority(host)?.host
}

/** The headers that tell which page asks. */
export interface PageHeaders {
  readonly origin?: string | undefined
  readonly host?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

/**
 * Whether the headers of a request let it in. Programs send no `Origin`, and pages of this machine need no place in the list unless `localPages` is false.
 * What another site has asked for without an `Origin` is let in only where any page is: there is nothing to look up in the list.
 */
export function pageAllowed(
  { origin, host, 'sec-fetch-site': site }: PageHeaders,
  { corsOrigins, localPages }: { readonly corsOrigins: readonly string[]; readonly localPages: boolean },
): boolean {
  if (origin === undefined) return site !== 'cross-site' || corsOrigins.includes('*')
  return localPages ? originAllowed(origin, host, corsOrigins) : originListed(origin, corsOrigins)
}

/** Whether such a list names an origin. */
export function originListed(origin: string, allowed: readonly string[]): boolean {
  return allowed.includes('*') || allowed.includes(origin) || (URL.canParse(origin) && allowed.includes(new URL(origin).hostname))
}

function authority(host: string): URL | undefined {
  const text = `http://${host}`
  return URL.canParse(text) ? new URL(text) : undefined
}

/** An IPv6 address without the brackets that it has in a URL. */
function bare(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
}
