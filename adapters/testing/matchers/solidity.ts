import { isJsonObject, type StackFrame, stackLines } from '../../../src/internal.js'
import { currentTestChain } from '../context.js'
import { framesOf } from '../solidity-frames.js'
import type { TestChain } from '../test-chain.js'
import type { Outcome } from './outcome.js'

/** Returns the frames of Solidity of a run that failed, for the message of a wrong assertion about it. */
export async function solidityFrames(outcome: Outcome | undefined): Promise<readonly string[]> {
  try {
    const chain = testChain()
    const node = chain && (await chain.open()).node
    if (chain && node) await chain.contracts.register(node)
    if (outcome?.kind === 'failure') return await framesOf(outcome.error, chain, node)
    if (outcome?.kind !== 'transaction' || !(await outcome.receipt()).isFailed) return []
    const explanation = await outcome.chain.request('evmbed_explainTransaction', [outcome.hash])
    const failure = isJsonObject(explanation) ? explanation.failure : undefined
    const stack = isJsonObject(failure) ? failure.stack : undefined
    return stackLines(Array.isArray(stack) ? stack.flatMap(frameIn) : [])
  } catch {
    // A chain of another node has none.
    return []
  }
}

/** Tests that run at the same time have no current one. */
function testChain(): TestChain | undefined {
  try {
    return currentTestChain('explain')
  } catch {
    return undefined
  }
}

function frameIn(frame: unknown): StackFrame[] {
  if (!isJsonObject(frame)) return []
  const { name, address, file, line, column, problem } = frame
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
  return [
    {
      name: text(name) ?? '',
      address: `0x${(text(address) ?? '').slice(2)}`,
      file: text(file),
      line: number(line),
      column: number(column),
      problem: text(problem),
    },
  ]
}
