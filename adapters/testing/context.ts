import { AsyncLocalStorage } from 'node:async_hooks'
import { tellTests } from '../../src/internal.js'
import { SeveralTests } from './errors.js'
import { oneInProcess } from './one-in-process.js'
import type { CurrentChain, TestChain } from './test-chain.js'

/** Reason why a test has no chain, such as a set-up that has failed. */
export interface NoChainOfTest {
  readonly reason: unknown
}

/** A hook that runs before and after each test of a suite, and what it has begun and not ended. */
export interface HookedSuite {
  readonly begun: (TestChain | NoChainOfTest)[]
}

interface Contexts {
  /** The chain of the code that runs, through all that it awaits. */
  readonly running: AsyncLocalStorage<TestChain>
  /** Suites whose hooks have begun a chain, outermost first: runners call hooks outside of the context of the test. */
  readonly suites: HookedSuite[]
  /** The chain of a process that runs tests without set-ups. */
  process: TestChain | undefined
}

const contexts = oneInProcess('contexts', (): Contexts => ({ running: new AsyncLocalStorage(), suites: [], process: undefined }))

// Coverage tells which tests ran a line. Hooks of several tests at a time belong to none.
tellTests(() => {
  const hooked = contexts.suites.flatMap(({ begun }) => begun.filter(isChain))
  return (contexts.running.getStore() ?? (hooked.length === 1 ? hooked[0] : undefined))?.name
})

/** Runs a function, and all that it awaits, on a chain. */
export function runOn<Result>(chain: TestChain, run: () => Result): Result {
  return contexts.running.run(chain, run)
}

function isChain(begun: TestChain | NoChainOfTest): begun is TestChain {
  return !('reason' in begun)
}

/** Begins a chain for a test whose function is not called by this package. It ends with `leave`. */
export function enter(suite: HookedSuite, begun: TestChain | NoChainOfTest): void {
  suite.begun.push(begun)
  if (!contexts.suites.includes(suite)) contexts.suites.push(suite)
}

export function leave(suite: HookedSuite, begun: TestChain | NoChainOfTest): void {
  suite.begun.splice(suite.begun.indexOf(begun), 1)
  if (suite.begun.length === 0) contexts.suites.splice(contexts.suites.indexOf(suite), 1)
}

/** Sets the chain of code that runs in no test. */
export function setProcessChain(chain: TestChain | undefined): void {
  contexts.process = chain
}

/**
 * Returns the chain of the code that runs; undefined outside of tests.
 *
 * @param method the call that needs it, for the message of an error
 * @throws `SeveralTests` in a hook of tests that run at the same time, and `SetupFailed` in a test whose set-up has failed
 */
export function currentTestChain(method: string): TestChain | undefined {
  const running = contexts.running.getStore()
  if (running) return running
  const innermost = contexts.suites.at(-1)?.begun ?? []
  for (const begun of innermost) if (!isChain(begun)) throw begun.reason
  if (contexts.suites.some(({ begun }) => begun.length > 1)) throw new SeveralTests(method)
  return innermost.find(isChain) ?? contexts.process
}

/**
 * Returns the node of the running test and a provider of its own; undefined outside of tests.
 *
 * @example
 * ```ts
 * const chain = await currentChain()
 * await chain?.node.mine()
 * ```
 */
export async function currentChain(): Promise<CurrentChain | undefined> {
  return currentTestChain('currentChain')?.open()
}
