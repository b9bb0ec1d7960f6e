/** JSON from servers that may be slow, broken or hostile, at addresses that may hold a key. */
import { parseExactJson } from './exact-json.js'
import type { Json } from './json.js'
import type { Place } from './remote-place.js'

/** The used part of the global `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A server did not give what was asked for. The message has nothing in it of the server's address or of what the server wrote. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure'
  constructor(
    message: string,
    /** HTTP status, when there was an answer. */
    readonly status?: number,
    /** Milliseconds after which the server wants to be asked again, if it says so. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}

/** No server was reached, or what was reached does not speak HTTP. */
export class ServerUnreachable extends RemoteFailure {}

export interface Asking {
  readonly fetch: Fetch
  readonly signal: AbortSignal
  /** Sent with POST; without it the request is a GET. */
  readonly body?: Json
  /** Bytes of an answer at most. Default: 8 MiB. */
  readonly limit?: number
  /** Treatment of redirects. They are never followed: the address names the server to use, and could lead to another one. Default: `error`. */
  readonly redirect?: 'error' | 'manual'
}

/** Bytes of an answer at most. */
const LIMIT = 8 * 1024 * 1024

/** The JSON that a server answers, its numbers as text (see `parseExactJson`). Rejects with `RemoteFailure`. */
export async function readRemoteJson(place: Place, asking: Asking): Promise<Json> {
  const text = await readRemoteText(place, asking)
  try {
    return parseExactJson(text)
  } catch {
    throw new RemoteFailure('the server does not answer JSON')
  }
}

/** Returns the text that a server answers to a request for JSON. Rejects with `RemoteFailure`. */
export async function readRemoteText(place: Place, asking: Asking): Promise<string> {
  const response = await askRemote(place, asking)
  if (!response.ok) {
    void response.body?.cancel().catch(() => {})
    throw new RemoteFailure(`the server answers HTTP ${response.status}`, response.status, retryAfterOf(response))
  }
  return textOf(response, asking.limit)
}

/** Sends a request for JSON and returns the response, whatever its status. Rejects with `ServerUnreachable`. */
export async function askRemote({ url, headers }: Place, { fetch, signal, body, redirect = 'error' }: Asking): Promise<Response> {
  const request: RequestInit = {
    headers: { ...headers, accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    redirect,
    signal,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  }
  return fetch(url.href, request).catch((error: unknown) => {
    throw new ServerUnreachable(`the server cannot be reached${shortReason(error)}`)
  })
}

/** Returns the milliseconds of the header Retry-After. A date is not read: the clocks of two machines differ. */
function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(text) ? 1000 * Number(text) : undefined
}

/** Returns the text of a response. Rejects with `RemoteFailure`. */
export async function textOf(response: Response, limit = LIMIT): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new RemoteFailure('the server breaks off its answer', response.status)
    })
    if (done) return text + decoder.decode()
    size += value.length
    if (size > limit) {
      void reader.cancel().catch(() => {})
      throw new RemoteFailure(`the server answers more than ${limit} bytes`, response.status)
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** The platform's word for it, such as `ECONNREFUSED`. Its sentences repeat addresses. */
function shortReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? ` (${code})` : ''
}
