import { NodeError } from '../../primitives/errors.js'
import { isJsonObject, type Json, member } from '../../primitives/json.js'
import { type Fetch, type Place, RemoteFailure, readRemoteJson } from '../../primitives/remote-json.js'

/** A call of a node, Ethereum's or another with JSON-RPC. */
export type Request = (method: string, params: readonly Json[], signal: AbortSignal) => Promise<Json>

/** A call that failed, in words that hold nothing of a foreign node's address or text: either may hold a key. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  constructor(
    message: string,
    /** The code of the node's error, if it answered with one. */
    readonly code?: number,
  ) {
    super(message)
  }
}

/** Calls of a node that is somewhere else. Rejects with `CallFailed`, and with `RemoteFailure` when there is no answer. */
export function httpRequest(place: Place, fetch: Fetch): Request {
  return async (method, params, signal) => {
    const answer = await readRemoteJson(place, { fetch, signal, body: { jsonrpc: '2.0', id: 1, method, params } })
    const error = isJsonObject(answer) ? member(answer, 'error') : undefined
    if (isJsonObject(error)) throw failure(method, Number(member(error, 'code')))
    const result = isJsonObject(answer) ? member(answer, 'result') : undefined
    if (result === undefined) throw new RemoteFailure('the server does not answer JSON-RPC')
    return result
  }
}

/** Calls through a function that somebody brings. What it throws is told by its code alone, for libraries put URLs into their messages. */
export function guardedRequest(request: Request): Request {
  return async (method, params, signal) => {
    try {
      return await request(method, params, signal)
    } catch (error) {
      if (error instanceof NodeError || error instanceof CallFailed || error instanceof RemoteFailure) throw error
      throw failure(method, error instanceof Error && 'code' in error ? Number(error.code) : undefined)
    }
  }
}

function failure(method: string, code: number | undefined): CallFailed {
  if (code === undefined || !Number.isInteger(code)) return new CallFailed(`the node does not answer ${method}`)
  return new CallFailed(`the node answers error ${code} to ${method}`, code)
}
