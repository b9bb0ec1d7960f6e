import type { Session } from '../rpc/session.js'
import type { NodeParts } from './parts.js'

/** What a method's handler works with: the parts of the node, and the session that asked. */
export interface Context extends NodeParts {
  readonly session: Session
}
