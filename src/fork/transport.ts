import { isJsonObject, type Json, member, memberAt } from '../primitives/json.js'
import { type Fetch, RemoteFailure, readRemoteText } from '../primitives/remote-json.js'
import { type Place, placeOf } from '../primitives/remote-place.js'
import { InvalidAnswer, type RemoteCall } from './errors.js'

/** Error that a remote chain answered. */
export interface RemoteError {
  readonly code: number
  readonly message: string
  readonly data?: Json | undefined
}

export type RemoteAnswer = { readonly result: Json } | { readonly error: RemoteError }

/** Brings calls to a remote chain. */
export interface Transport {
  /**
   * Returns the answers in the order of the calls.
   *
   * Rejects with `BatchRefused` when the remote answers only single calls, and with another error when there is no answer to the calls as a whole.
   */
  send(calls: readonly RemoteCall[], signal: AbortSignal): Promise<readonly RemoteAnswer[]>
}

/** A provider of EIP-1193. */
export interface RemoteProvider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
}

/** A server does not take batches. */
export class BatchRefused extends Error {}

/** Bytes of an answer at most: a batch of code, or the trace of a block. */
const LONGEST_ANSWER = 64 * 1024 * 1024
/** Characters of a message of the remote at most. */
const LONGEST_MESSAGE = 500
const SERVER_ERROR = -32000

/** Sends calls to a server over HTTP, several in one message. */
export class HttpTransport implements Transport {
  readonly #place: Place
  readonly #fetch: Fetch
  #lastId = 0

  /** @param headers further headers of each request */
  constructor(place: Place, headers: Readonly<Record<string, string>>, fetch: Fetch) {
    this.#place = { url: place.url, headers: { ...place.headers, ...headers } }
    this.#fetch = fetch
  }

  async send(calls: readonly RemoteCall[], signal: AbortSignal): Promise<readonly RemoteAnswer[]> {
    const messages = calls.map(({ method, params }) => ({ jsonrpc: '2.0', id: ++this.#lastId, method, params }))
    const [only] = messages
    const body: Json = messages.length === 1 && only ? only : messages
    const answer = parse(await readRemoteText(this.#place, { fetch: this.#fetch, signal, body, limit: LONGEST_ANSWER }))
    if (messages.length === 1) return [this.#read(answer, only?.id)]
    if (!Array.isArray(answer)) throw new BatchRefused()
    return this.#inOrder(
      answer,
      messages.map(({ id }) => id),
    )
  }

  #inOrder(answers: readonly Json[], ids: readonly number[]): RemoteAnswer[] {
    const byId = new Map(answers.map((answer) => [memberAt(answer, 'id'), answer]))
    if (byId.size !== ids.length) throw new InvalidAnswer(`the server answers ${byId.size} of ${ids.length} calls of a batch`)
    return ids.map((id) => this.#read(byId.get(id) ?? null, id))
  }

  #read(answer: Json, id: number | undefined): RemoteAnswer {
    if (!isJsonObject(answer)) throw new InvalidAnswer('the server does not answer JSON-RPC')
    const error = member(answer, 'error')
    const given = member(answer, 'id')
    // A server that could not read the id answers null.
    if (given !== id && !(given === null && error !== undefined)) throw new InvalidAnswer('the server answers another call')
    if (isJsonObject(error)) return { error: this.#errorOf(member(error, 'code'), member(error, 'message'), member(error, 'data')) }
    const result = member(answer, 'result')
    if (result === undefined) throw new InvalidAnswer('the server does not answer JSON-RPC')
    return { result }
  }

  #errorOf(code: Json | undefined, message: Json | undefined, data: Json | undefined): RemoteError {
    return { ...errorOf(code, message, data), message: this.#withoutAddress(String(message ?? 'error without a message')) }
  }

  /** Addresses of servers contain keys, and servers repeat them. */
  #withoutAddress(message: string): string {
    const { href, host, pathname, search } = this.#place.url
    const secrets = [href, host, search, ...pathname.split('/')].filter((part) => part.length > 5)
    return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), message).slice(0, LONGEST_MESSAGE)
  }
}

/** Sends calls to a provider of the host, each by itself. */
export class ProviderTransport implements Transport {
  readonly #provider: RemoteProvider

  constructor(provider: RemoteProvider) {
    this.#provider = provider
  }

  send(calls: readonly RemoteCall[]): Promise<readonly RemoteAnswer[]> {
    return Promise.all(calls.map((call) => this.#call(call)))
  }

  async #call({ method, params }: RemoteCall): Promise<RemoteAnswer> {
    try {
      const result = await this.#provider.request({ method, params })
      // A copy: what the provider does with its object afterwards has no effect here.
      return { result: result === undefined ? null : parse(JSON.stringify(result)) }
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'number') throw error
      return { error: errorOf(error.code, error.message, 'data' in error ? parse(JSON.stringify(error.data ?? null)) : undefined) }
    }
  }
}

/** Returns the transport to a URL; undefined for anything but an HTTP URL. */
export function httpTransport(url: string, headers: Readonly<Record<string, string>>, fetch: Fetch): Transport | undefined {
  const place = placeOf(url)
  return place && new HttpTransport(place, headers, fetch)
}

function errorOf(code: Json | undefined, message: Json | undefined, data: Json | undefined): RemoteError {
  return {
    code: typeof code === 'number' && Number.isSafeInteger(code) ? code : SERVER_ERROR,
    message: String(message ?? 'error without a message').slice(0, LONGEST_MESSAGE),
    ...(data === undefined || data === null ? {} : { data }),
  }
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new RemoteFailure('the server does not answer JSON')
  }
}
