import { LocalError, NodeError } from '../primitives/errors.js'
import type { Json } from '../primitives/json.js'

/** Reasons by which clients distinguish errors. */
export type Reason = 'BAD_PRICE_ERROR' | 'LOW_INFO_ERROR' | 'HIGH_LOSS_ERROR'

/** An error of the services: a gRPC code, its HTTP status, a message, and details that may name a reason. */
export abstract class ServiceError extends NodeError {
  abstract readonly status: number
  readonly details: readonly Json[]

  constructor(message: string, reason?: Reason) {
    super(message)
    this.details =
      reason === undefined ? [] : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'skip.build', metadata: {} }]
  }

  /** The body of the answer. */
  toJSON(): Json {
    return { code: this.code, message: this.message, details: this.details }
  }
}

/** An invalid request. */
export class BadRequest extends ServiceError {
  readonly code = 3
  readonly status = 400
}

/** Nothing of the kind exists. */
export class NotFound extends ServiceError {
  readonly code = 5
  readonly status = 404
}

/** A fault of this node. */
export class ServiceFault extends ServiceError {
  readonly code = 2
  readonly status = 500
  constructor() {
    super('internal server error')
  }
}

/** A snapshot that cannot be planned over. The message begins with the path of the member that is wrong. */
export class SnapshotRefused extends LocalError {
  constructor(
    readonly path: string,
    reason: string,
  ) {
    super(`${path}: ${reason}`)
  }
}
