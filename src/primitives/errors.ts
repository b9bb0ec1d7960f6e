import type { Json } from './json.js'

/**
 * Error that callers receive: a numeric JSON-RPC code, geth's text, and data that JSON can represent.
 *
 * Every module derives its own kinds from this class. This code does not parse `message`, but clients do, so the texts are exactly geth's.
 */
export abstract class NodeError extends Error {
  abstract readonly code: number
  declare readonly data?: Json

  constructor(message: string, data?: Json) {
    super(message)
    this.name = new.target.name
    if (data !== undefined) this.data = data
  }

  /** Data of the error in a JSON-RPC message. */
  get wireData(): Json | undefined {
    return this.data
  }
}

/** The code of everything that is wrong with a request's content rather than with its form. */
export const SERVER_ERROR = -32000

/** The base of errors that carry geth's default application code, -32000. */
export abstract class ServerError extends NodeError {
  readonly code = SERVER_ERROR
}

/** The node has been closed, or is closing. */
export class NodeClosed extends ServerError {
  constructor() {
    super('the node is closed')
  }
}
