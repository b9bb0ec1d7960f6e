import { MessageRefused } from '../evm/errors.js'

/**
 * Resolves with what a run of a message comes to. When the message is refused before its code runs, rejects with the error by which the method describes
 * that.
 */
export async function describeRefusal<Result>(run: () => Promise<Result>, describe: (refusal: MessageRefused) => Error): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof MessageRefused ? describe(error) : error
  }
}
