import type { Request } from '../rpc/request.js'
import type { Session } from '../rpc/session.js'
import type { NodeParts } from './parts.js'

/** What a method's handler works with: the parts of the node, the session that asked, and the message with which it did. */
export interface Context extends NodeParts {
  readonly session: Session
  readonly request: Request
}

/** The context of a call. Its executor runs code for this message: in turn with that of others, and as long as an answer is of use. */
export function contextOf(parts: NodeParts, request: Request): Context {
  return { ...parts, executor: parts.executor.for(request), session: request.session, request }
}
