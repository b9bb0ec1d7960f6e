import type { TestChain } from '../consensus/test-chain.js'
import { ServerError } from '../primitives/errors.js'
import type { Needs } from './context.js'

/** Several validators decide the chain of this node, so no caller controls its time, its blocks or its state. */
export class NotATestChain extends ServerError {
  constructor() {
    super('this node does not run a test chain: its consensus decides time, blocks and state')
  }
}

/** Checks that a test chain is there. Throws `NotATestChain`. */
export function assertTestChain<Given extends Needs<'testChain'>>(context: Given): asserts context is Given & { testChain: TestChain } {
  requireTestChain(context)
}

/** Returns the control of the test chain. Throws `NotATestChain`. */
export function requireTestChain({ testChain }: Needs<'testChain'>): TestChain {
  if (!testChain) throw new NotATestChain()
  return testChain
}
