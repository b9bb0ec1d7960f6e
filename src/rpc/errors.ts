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

/** A subscription was asked for on a transport that cannot push. */
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

/** A fault of this node. viem retries it, so nothing deterministic may end here. */
export class InternalError extends NodeError {
  readonly code = -32603
  constructor() {
    super('internal error')
  }
}

export class RequestTimeout extends NodeError {
  readonly code = -32002
  constructor() {
    super('request timed out')
  }
}

/** The answers of a batch outgrew the limit; later calls of the batch are not run. */
export class ResponseTooLarge extends NodeError {
  readonly code = -32003
  constructor() {
    super('response too large')
  }
}

/** A private method was called without a credential (EIP-1193's code for it, which clients do not retry). */
export class Unauthorized extends NodeError {
  readonly code = 4100
  constructor(method: string) {
    super(`unauthorized: method ${method} requires authentication`)
  }
}

/** An error object as it stands in an answer. */
export interface ErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: Json
}

/** What the wire says about a thrown value. Anything that is not a `NodeError` is a fault of ours and is not described to strangers. */
export function errorObject(thrown: unknown): ErrorObject {
  const error = thrown instanceof NodeError ? thrown : new InternalError()
  const { code, message, wireData } = error
  return { code, message, ...(wireData === undefined ? {} : { data: wireData }) }
}
