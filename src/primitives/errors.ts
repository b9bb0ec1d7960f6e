import type { Json } from './json.js'

/**
 * An error that a caller may see: it has the numeric code of the wire, geth's text, and data that survives JSON.
 *
 * Every room derives its own kinds from this class. Nobody parses `message`; clients outside do, so the texts are geth's to the letter.
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
