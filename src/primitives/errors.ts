import type { Json } from './json.js'

/**
 * Base of all errors that evmbed throws or rejects with. The name of a kind says what is wrong and has no suffix; bases end in `Error`.
 *
 * @example
 * ```ts
 * if (error instanceof EvmbedError) console.error(error.code, error.docs)
 * ```
 */
export abstract class EvmbedError extends Error {
  /** The number of JSON-RPC for an error that a caller receives, a word such as `INVALID_OPTION` for others. */
  abstract readonly code: number | string

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }

  /** Place of the kind in the documents of the package: what causes it, and what to do. */
  get docs(): string {
    return `docs/errors.md#${this.name.toLowerCase()}`
  }
}

/** Error of the program itself, such as an option or a file. No caller of JSON-RPC receives it. */
export abstract class LocalError extends EvmbedError {
  /** The name of the kind, as `INVALID_OPTION`. */
  get code(): string {
    return this.name.replaceAll(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase()
  }
}

/**
 * Error that callers receive: a numeric JSON-RPC code, geth's text, and data that JSON can represent.
 *
 * Every module derives its own kinds from this class. This code does not parse `message`, but clients do, so the texts are exactly geth's.
 */
export abstract class NodeError extends EvmbedError {
  abstract override readonly code: number
  declare readonly data?: Json

  constructor(message: string, data?: Json) {
    super(message)
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
