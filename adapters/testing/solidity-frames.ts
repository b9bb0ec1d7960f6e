/** Frames of Solidity in the stacks of the errors of failing tests. Loaded by the first failure. */
import { addSolidityFrames, insertFrames, type Node, stackLines } from '../../src/internal.js'
import { causesOf } from './causes.js'
import type { TestChain } from './test-chain.js'

/** Puts the frames of Solidity before those of a failing test's error, if it or one of its causes is the failure of a call or a transaction. */
export async function addFrames(failure: { readonly message: string; stack?: string }, chain: TestChain): Promise<void> {
  const { node } = await chain.open()
  await chain.contracts.register(node)
  const lines = await framesOf(failure, chain, node)
  // The error of the call itself has them now.
  if (!lines.some((line) => failure.stack?.includes(line))) insertFrames(failure, lines)
}

/** Returns the frames of the first cause that has some. */
export async function framesOf(failure: unknown, chain: TestChain | undefined, node: Node | undefined): Promise<readonly string[]> {
  for (const cause of causesOf(failure)) {
    // Some runners have copies of errors.
    const original = chain?.failedCalls.findLast(
      ({ error }) => Object.is(error, cause) || ('message' in cause && cause.message === error.message),
    )
    const lines = await addSolidityFrames(original?.error ?? cause)
    if (lines && lines.length > 0) return lines
    const hash = hashIn(cause)
    const mined = hash === undefined ? undefined : await node?.explain(hash).catch(() => undefined)
    if (mined?.failure?.stack) return stackLines(mined.failure.stack)
  }
  return []
}

/** Errors of ethers have the receipt of a transaction that failed. */
function hashIn(cause: object): string | undefined {
  const receipt = 'receipt' in cause && typeof cause.receipt === 'object' && cause.receipt !== null ? cause.receipt : undefined
  const hash = receipt && ('hash' in receipt ? receipt.hash : 'transactionHash' in receipt ? receipt.transactionHash : undefined)
  return typeof hash === 'string' ? hash : undefined
}
