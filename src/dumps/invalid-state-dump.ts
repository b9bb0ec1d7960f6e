import { ServerError } from '../primitives/errors.js'

/** The bytes are no state dump, or not one that the chain can go on from. */
export class InvalidStateDump extends ServerError {
  constructor(reason: string) {
    super(`Failed to decode state dump: ${reason}`)
  }
}
