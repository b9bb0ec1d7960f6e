import { NodeError } from '../primitives/errors.js'
import type { Json } from '../primitives/json.js'

/** The text is not JSON. */
export class ParseError extends NodeError {
  readonly code = -32700
  constructor() {
    super('parse error')
  }
}

/** The envelope is not a JSON-RPC 2.0 call. */
export class InvalidRequest extends NodeError {
  readonly code = -32600
  constructor(message = 'invalid request') {
    super(message)
  }
}

/** No such method, or its namespace is not enabled for this session. */
export class MethodNotFound extends NodeError {
  readonly code = -32601
  constructor(method: string) {
    super(`the method ${method} does not exist/is not available`)
  }
}

/** The transport of the session cannot push notifications. */
export class NotificationsNotSupported extends NodeError {
  readonly code = -32601
  constructor() {
    super('notifications not supported')
  }
}

/** No such subscription in a namespace. */
export class SubscriptionNotFound extends NodeError {
  readonly code = -32601
  constructor(name: string, namespace: string) {
    super(`no "${name}" subscription in ${namespace} namespace`)
  }
}

/** The arguments do not fit the method's parameters. */
export class InvalidParams extends NodeError {
  readonly code = -32602
}

/** An internal fault. viem repeats calls that fail with it, so no deterministic failure may use this code. */
export class InternalError extends NodeError {
  readonly code = -32603
  constructor() {
    super('internal error')
  }
}

/** A message took longer than the listener allows, a batch as a whole. */
export class RequestTimeout extends NodeError {
  readonly code = -32002
  constructor() {
    super('request timed out')
  }
}

/** The answers of a batch exceed the limit. Later calls of the batch are not run. */
export class ResponseTooLarge extends NodeError {
  readonly code = -32003
  constructor() {
    super('response too large')
  }
}

/** A private method was called without a credential. Clients do not repeat calls with this code of EIP-1193. */
export class Unauthorized extends NodeError {
  readonly code = 4100
  constructor(method: string) {
    super(`unauthorized: method ${method} requires authentication`)
  }
}

/** Error object of a JSON-RPC answer. */
export interface ErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: Json
}

/** Returns the error object of a thrown value. Anything but a `NodeError` is an internal fault, whose details are not sent to callers. */
export function errorObject(thrown: unknown): ErrorObject {
  const error = thrown instanceof NodeError ? thrown : new InternalError()
  const { code, message, wireData } = error
  return { code, message, ...(wireData === undefined ? {} : { data: wireData }) }
}
