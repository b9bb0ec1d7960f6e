/** Headers of answers to web pages of other origins (https://fetch.spec.whatwg.org/#http-cors-protocol). */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Returns the headers with which an allowed page may read the answer. */
export function originHeaders(request: IncomingMessage, response: ServerResponse, corsOrigins: readonly string[]): OutgoingHttpHeaders {
  const { origin } = request.headers
  const isOpen = corsOrigins.includes('*')
  const headers: OutgoingHttpHeaders = isOpen ? {} : { vary: withVary(response, 'Origin') }
  if (origin !== undefined) headers['access-control-allow-origin'] = isOpen ? '*' : origin
  return headers
}

/** Returns the headers of the answer to a page that asks whether it may send a request. */
export function preflightHeaders({ headers }: IncomingMessage, methods: string): Readonly<Record<string, string>> {
  return {
    'access-control-allow-methods': methods,
    // Spelled out, because browsers do not count Authorization among `*`.
    'access-control-allow-headers': headers['access-control-request-headers'] ?? 'Content-Type',
    'access-control-max-age': '600',
  }
}

/** Adds a name to the `Vary` that middleware has set. */
export function withVary(response: ServerResponse, name: string): string {
  const given = response.getHeader('vary')
  return given === undefined ? name : `${given}, ${name}`
}
