import { MessageRefused } from '../evm/errors.js'

/**
 * Runs a message and maps a refusal (`MessageRefused`) to the error of the method.
 */
export async function describeRefusal<Result>(run: () => Promise<Result>, describe: (refusal: MessageRefused) => Error): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof MessageRefused ? describe(error) : error
  }
}
