import { NodeError, ServerError } from '../primitives/errors.js'
import type { Hash } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'

/** Block by which a remote chain is recognised: the fork block. */
export interface Identity {
  readonly chainId: number
  readonly number: bigint
  readonly hash: Hash
}

/** A call of the remote chain. */
export interface RemoteCall {
  readonly method: string
  readonly params: readonly Json[]
  /** The fork block on whose chain the answer must be. Undefined for what is asked before it is known, and for what does not depend on it. */
  readonly of?: Identity | undefined
  /** Whether the call reads the state after `of`, whose number is its last parameter. */
  readonly isState?: boolean | undefined
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

/** The fork block fits no hardfork of the public chain whose id the remote chain has. */
export class UnfitForkBlock extends RemoteChainFailure {
  constructor(chainId: number, reason: string) {
    super(
      `fork: the remote chain has the chain id ${chainId} of a public chain, but ${reason}. Name its hardfork with the option 'hardfork'`,
    )
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
