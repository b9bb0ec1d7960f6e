import type { IncomingMessage, ServerResponse } from 'node:http'
import { loadOnce, readOptions, type SomeOf } from '../../src/internal.js'
import type { HttpOptions } from '../http/index.js'
import { accessControl, codingFor, pathOf, type RequestListener, reportOf } from '../server/index.js'
import type { PageFile } from './files.js'
import { DOCUMENT, OWN_PAGE_OPTIONS, type PageOptions } from './options.js'

/**
 * The document may load its own files and call its own host, and nothing else. Trusted types without a policy make the browser refuse every function that
 * turns a text into markup or code, so a name or a string of a contract can only be shown.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * Creates a request handler of `node:http` that serves the page that shows a chain. Mount it at a path that ends with a slash.
 *
 * The page calls JSON-RPC at `rpcPath` of the host it comes from, and has the permissions of any page of this machine. The files of the page contain nothing
 * of the chain, so they need no credential; where calls need one, the page asks for it and keeps it in memory.
 *
 * @param options - see `PageOptions`. Throws `InvalidOption` for an invalid value
 *
 * @example
 * express().use('/chain/', page({ rpcPath: '/rpc' }))
 */
export function page(options: SomeOf<PageOptions> = {}): RequestListener {
  const settings = readOptions(OWN_PAGE_OPTIONS, options)
  const access = accessControl({ ...settings, namespaces: [], auth: {}, insecure: false })
  // Nothing is read before the first visit.
  const load = loadOnce(async () => (await import('./files.js')).readPageFiles(settings.folder, settings.rpcPath))
  return (request, response) => {
    const refusal = access.refusePage(request)
    if (refusal) {
      settings.onRefusal(reportOf(request, refusal))
      sendText(response, refusal.status, refusal.text)
      return
    }
    load().then(
      (files) => send(files, request, response),
      () => sendText(response, 500, `the files of the page are not in ${settings.folder}: npm run build writes them`),
    )
  }
}

/**
 * Returns the mounts with which `serveHttp` shows the page to browsers at `/`. JSON-RPC stays at `/`, too: only a GET that accepts HTML gets the page.
 *
 * @param options - see `PageOptions`; what is not given is as for the server
 *
 * @example
 * const { url } = await serveHttp(node, { namespaces: 'all', auth: { mode: 'off' }, mounts: pageMounts() })
 * // a browser shows the chain at url
 */
export function pageMounts(options: SomeOf<PageOptions> = {}): HttpOptions['mounts'] {
  const mount = ({ corsOrigins, localPages, vhosts, onRefusal }: HttpOptions) =>
    page({ corsOrigins, localPages, vhosts, onRefusal, ...options })
  return { '/': mount, '/page/': mount }
}

function send(files: ReadonlyMap<string, PageFile>, request: IncomingMessage, response: ServerResponse): void {
  const { method } = request
  if (method !== 'GET' && method !== 'HEAD') {
    sendText(response, 405, 'method not allowed', { allow: 'GET, HEAD' })
    return
  }
  const path = pathOf(request.url)
  const name = path.slice(path.lastIndexOf('/') + 1) || DOCUMENT
  const file = files.get(name)
  if (!file) {
    sendText(response, 404, 'not found')
    return
  }
  const isGzipped = codingFor(request.headers['accept-encoding'], ['gzip']) !== undefined
  const body = isGzipped ? file.gzipped : file.bytes
  response.writeHead(200, {
    ...HEADERS,
    'content-type': file.type,
    'content-length': body.length,
    ...(isGzipped ? { 'content-encoding': 'gzip' } : {}),
    vary: 'Accept, Accept-Encoding',
    // The names of the other files change with their contents.
    'cache-control': name === DOCUMENT ? 'no-cache' : 'public, max-age=31536000, immutable',
  })
  response.end(method === 'HEAD' ? undefined : body)
}

function sendText(response: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  response
    .writeHead(status, { ...HEADERS, ...headers, 'content-type': 'text/plain; charset=utf-8', 'content-length': Buffer.byteLength(text) })
    .end(text)
}
