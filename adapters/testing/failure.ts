import { oneInProcess } from './one-in-process.js'
import type { TestChain } from './test-chain.js'

/** Errors that have been explained: hooks of nested suites see the same error. */
const explained = oneInProcess('explained', () => new WeakSet())

/** Appends the transactions of a test to the message of its error, below the assertion. Adds nothing if the test has sent none. */
export async function explainFailure(failure: unknown, chain: TestChain): Promise<void> {
  if (!isError(failure) || explained.has(failure)) return
  explained.add(failure)
  const [{ failureReport }, { addFrames }] = await Promise.all([import('./failure-report.js'), import('./solidity-frames.js')])
  await addFrames(failure, chain).catch(() => {})
  // A report that cannot be made does not hide the failure.
  const report = await failureReport(chain).catch(() => '')
  if (report === '') return
  const { message, stack } = failure
  failure.message = `${message}\n\n${report}\n`
  // Jest prints the message of a Node assertion only if it is not the one that the assertion has made.
  if ('generatedMessage' in failure) failure.generatedMessage = false
  // Runners print one or the other.
  if (stack?.includes(message)) failure.stack = stack.replace(message, () => failure.message)
}

/** Runners have errors that are copies of those that were thrown. */
function isError(value: unknown): value is { message: string; stack?: string } {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
}
