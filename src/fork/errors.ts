import { NodeError, ServerError } from '../primitives/errors.js'
import type { Json } from '../primitives/json.js'

/** A call of the remote chain. */
export interface RemoteCall {
  readonly method: string
  readonly params: readonly Json[]
}

/** Characters of a call in a message at most. */
const CALL_LENGTH = 200

function describe({ method, params }: RemoteCall): string {
  const text = params.map((param) => (typeof param === 'string' ? param : JSON.stringify(param))).join(', ')
  return `${method}(${text.length > CALL_LENGTH ? `${text.slice(0, CALL_LENGTH)}…` : text})`
}

/** A value of the remote chain cannot be had. */
export abstract class RemoteChainFailure extends ServerError {}

/** The remote chain of a fork does not answer a call, or not with what the method answers. */
export class ForkRequestFailed extends RemoteChainFailure {
  constructor(call: RemoteCall, reason: string, attempts = 1) {
    super(`fork: ${describe(call)} failed: ${reason}${attempts > 1 ? ` (${attempts} attempts)` : ''}`)
  }
}

/** The remote chain of a fork refuses a call that was forwarded to it. Code, message and data are those of the remote chain. */
export class RemoteRefusal extends NodeError {
  constructor(
    readonly code: number,
    message: string,
    data?: Json,
  ) {
    super(message, data)
  }
}

/** A fixture is frozen and does not contain the answer to a call. */
export class NotInFixture extends RemoteChainFailure {
  constructor(call: RemoteCall) {
    super(`fork: the fixture does not contain ${describe(call)}: record it again without 'frozen'`)
  }
}

/** An answer of the remote chain is not of the form that the method has. Internal: the call is repeated. */
export class InvalidAnswer extends Error {}
