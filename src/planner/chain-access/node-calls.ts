import { NodeError } from '../../primitives/errors.js'
import { isJsonObject, type Json, memberAt } from '../../primitives/json.js'
import { type Fetch, RemoteFailure, readRemoteJson } from '../../primitives/remote-json.js'
import type { Place } from '../../primitives/remote-place.js'

/** A JSON-RPC call of a node. */
export type Request = (method: string, params: readonly Json[], signal: AbortSignal) => Promise<Json>

/** A failed call. The message contains neither the URL nor the text of a foreign node: either may contain a key. */
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

/** Creates calls of a remote node. They reject with `CallFailed`, or with `RemoteFailure` if there is no answer. */
export function httpRequest(place: Place, fetch: Fetch): Request {
  return async (method, params, signal) => {
    const answer = await readRemoteJson(place, { fetch, signal, body: { jsonrpc: '2.0', id: 1, method, params } })
    if (isJsonObject(memberAt(answer, 'error'))) throw failure(method, Number(memberAt(answer, 'error', 'code')))
    const result = memberAt(answer, 'result')
    if (result === undefined) throw new RemoteFailure('the server does not answer JSON-RPC')
    return result
  }
}

/** Wraps a function of the host. Of its errors only the code is reported, because libraries put URLs into messages. */
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
