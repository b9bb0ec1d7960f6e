/**
 * Decides which web pages may use a node that listens on a socket.
 *
 * A browser lets any page send requests to 127.0.0.1 and to the local network. Three headers, which a page cannot forge, identify it. `Host` has the name
 * by which the page reached the node, so it shows a foreign name that points to a local address (DNS rebinding). `Origin` is the page itself.
 * `Sec-Fetch-Site` marks requests of other sites, also for images and links, which have no `Origin`. Programs other than browsers send neither `Origin` nor
 * `Sec-Fetch-Site`, and any `Host`: these rules protect the users of a browser and do not replace a credential.
 */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Origins of browser extensions. A wallet asks from one; the user installed it, and no page can take such an origin. */
const EXTENSION = /^[a-z-]+-extension:$/

/** Text of the refusal, with status 400, of a request with several `Host` headers. */
export const SEVERAL_HOSTS = 'more than one Host header'

/**
 * Checks whether a request has several `Host` headers, which RFC 9112, section 3.2, requires a server to refuse: the platform shows the first one, and a
 * proxy before it may have believed another.
 */
export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/**
 * Applies geth's virtual host rule: an IP address passes, a name must be in the list, `*` in the list stands for all. A request without `Host` passes too:
 * every browser sends one.
 */
export function hostAllowed(host: string | undefined, vhosts: readonly string[]): boolean {
  if (host === undefined || host === '' || vhosts.includes('*')) return true
  const name = authority(host)?.hostname
  return name !== undefined && (isIP(bare(name)) !== 0 || vhosts.some((vhost) => vhost.toLowerCase() === name))
}

/**
 * Checks whether a web page may use the node. Allowed are pages of the node's own host and port, pages served from this machine
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

/** Headers that identify a page. */
export interface PageHeaders {
  readonly origin?: string | undefined
  readonly host?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

/**
 * Checks whether the headers of a request allow it. Programs send no `Origin`, and pages of this machine need not be in the list unless `localPages` is false. A
 * request of another site without an `Origin` is allowed only where any page is, because the list has nothing to compare with.
 */
export function pageAllowed(
  { origin, host, 'sec-fetch-site': site }: PageHeaders,
  { corsOrigins, localPages }: { readonly corsOrigins: readonly string[]; readonly localPages: boolean },
): boolean {
  if (origin === undefined) return site !== 'cross-site' || corsOrigins.includes('*')
  return localPages ? originAllowed(origin, host, corsOrigins) : originListed(origin, corsOrigins)
}

/** Checks whether a list contains an origin or its host name. */
export function originListed(origin: string, allowed: readonly string[]): boolean {
  return allowed.includes('*') || allowed.includes(origin) || (URL.canParse(origin) && allowed.includes(new URL(origin).hostname))
}

function authority(host: string): URL | undefined {
  const text = `http://${host}`
  return URL.canParse(text) ? new URL(text) : undefined
}

/** Removes the brackets that an IPv6 address has in a URL. */
function bare(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
}
