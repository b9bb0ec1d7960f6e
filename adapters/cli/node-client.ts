import { isJsonObject, type Json, LocalError, member, RemoteFailure, readRemoteText, ServerUnreachable } from '../../src/internal.js'
import { TOKEN_VARIABLE } from './access.js'
import { printable } from './logger.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

/** The node at `--rpc-url` has answered an error. The message is that of the node. */
export class NodeRefused extends LocalError {
  constructor(
    message: string,
    /** Number of the error in JSON-RPC. */
    readonly number: number,
  ) {
    super(message)
  }
}

/** The node at `--rpc-url` cannot be reached, or does not answer JSON-RPC. The message says why. */
export class NodeUnreachable extends LocalError {}

export const METHOD_NOT_FOUND = -32601
/** Milliseconds that a node may take to answer. */
const PATIENCE = 60_000
/** Bytes of an answer at most. */
const LIMIT = 256 * 1024 * 1024

/** Asks the node at `--rpc-url`, with the token of the environment. */
export class NodeClient {
  readonly #url: URL
  readonly #headers: Readonly<Record<string, string>>
  readonly #limit: number

  /** @param limit bytes of an answer at most */
  constructor(url: string, environment: Terminal['environment'], limit = LIMIT) {
    const token = environment[TOKEN_VARIABLE]
    this.#url = new URL(url)
    this.#headers = token ? { authorization: `Bearer ${token}` } : {}
    this.#limit = limit
  }

  /** Throws `NodeRefused` and `NodeUnreachable`. */
  async request(method: string, params: readonly Json[]): Promise<Json> {
    const body = { jsonrpc: '2.0', id: 1, method, params }
    const signal = AbortSignal.timeout(PATIENCE)
    const place = { url: this.#url, headers: this.#headers }
    const answer = parsed(
      await readRemoteText(place, { fetch, signal, body, limit: this.#limit }).catch((error) => explain(error, this.#limit)),
    )
    const { error, result } = isJsonObject(answer) ? answer : {}
    if (isJsonObject(error)) throw new NodeRefused(printable(String(member(error, 'message'))), Number(member(error, 'code')))
    if (result === undefined) throw new NodeUnreachable('the server at --rpc-url does not answer JSON-RPC')
    return result
  }
}

/** Throws `UsageError`. */
export function checkHash(given: string): void {
  if (!/^0x[0-9a-f]{64}$/i.test(given)) throw new UsageError(`expected the hash of a transaction, got '${printable(given)}'`)
}

/** Names the flag: the library knows an address only, and does not repeat it. */
function explain(error: unknown, limit: number): never {
  if (error instanceof RemoteFailure && error.status === 401) {
    throw new NodeUnreachable(`the node at --rpc-url needs a token: set the environment variable ${TOKEN_VARIABLE}`)
  }
  const reason = error instanceof Error ? error.message : String(error)
  if (/^the server answers more than/.test(reason)) {
    throw new NodeUnreachable(`the node at --rpc-url answers more than ${limit >>> 20} MiB: the run is too long for this command`)
  }
  if (error instanceof ServerUnreachable) throw new NodeUnreachable(reason.replace(/^the server/, 'the node at --rpc-url'))
  throw error instanceof RemoteFailure ? new NodeUnreachable(`the node at --rpc-url: ${reason}`) : error
}

/** Returns the value of a JSON text; undefined for a text that is none. */
function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
