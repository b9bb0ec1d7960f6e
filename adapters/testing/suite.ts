import { enter, type HookedSuite, leave, type NoChainOfTest, runOn } from './context.js'
import type { ChainContext, PreparedSetup } from './setup.js'
import { type TestChain, testName } from './test-chain.js'

/** Hooks of a runner that calls them around the tests of the suite that is being defined. */
export interface RunnerHooks {
  before(run: () => Promise<void>): void
  /** @param run its parameters are an object that the runner has for the test, if the runner passes it to hooks, and the name of the test with those of its suites */
  beforeEach(run: (test: object | undefined, name: string | undefined) => Promise<void>): void
  /** @param run its parameters are the object, and how the test has ended, if the runner tells it. What it throws fails a test that has passed */
  afterEach(run: (test: object | undefined, end: EndInRunner) => Promise<void>): void
  after(run: () => Promise<void>): void
}

/** End of a test, as far as hooks of a runner know it. */
export interface EndInRunner {
  readonly failure?: unknown
  /** True only if the test can still fail. */
  readonly hasPassed?: boolean
}

interface Begun<Values> {
  readonly chain: TestChain
  readonly context: ChainContext & Values
}

/** The tests of a suite that have a set-up, for runners without a hook around a test. */
export interface SuiteOfSetup<Values> {
  /**
   * Runs the function of a test on the chain that the hooks have begun for it, or on a new one.
   *
   * @param test the object that the runner has for the test
   */
  run(name: string | undefined, test: object | undefined, body: (context: ChainContext & Values) => unknown): Promise<unknown>
  /** Runs the function of a test for which the runner has called no hooks. */
  runApart(name: string | undefined, body: (context: ChainContext & Values) => unknown): Promise<unknown>
}

/**
 * Registers hooks that give each test of the suite a chain. Tests whose function is not wrapped, and hooks, use the chain that was begun last.
 */
export function registerSuite<Values extends object>(setup: PreparedSetup<Values>, hooks: RunnerHooks): SuiteOfSetup<Values> {
  const suite: HookedSuite = { begun: [] }
  const begun = new Map<object, Begun<Values> | NoChainOfTest>()
  const anonymous = {}
  setup.retain()
  // The tests report the failure of the set-up.
  hooks.before(() => setup.ready().then(nothing, nothing))
  hooks.beforeEach(async (test = anonymous, name) => {
    const started = await setup.begin(testName(name)).catch((reason: unknown): NoChainOfTest => ({ reason }))
    begun.set(test, started)
    enter(suite, 'chain' in started ? started.chain : started)
  })
  hooks.afterEach(async (test = anonymous, { failure, hasPassed = false }) => {
    const started = begun.get(test)
    if (!started) return
    begun.delete(test)
    if (!('chain' in started)) return leave(suite, started)
    const { chain } = started
    leave(suite, chain)
    if (failure !== undefined) await setup.explain(failure, chain)
    try {
      await chain.observed(hasPassed)
    } catch (error) {
      await setup.explain(error, chain)
      throw error
    } finally {
      await chain.end()
    }
  })
  hooks.after(() => setup.release())
  return {
    async run(name, test = anonymous, body) {
      const started = begun.get(test)
      if (!started) return setup.runTest(testName(name), body)
      if (!('chain' in started)) throw started.reason
      try {
        const result = await runOn(started.chain, () => body(started.context))
        await started.chain.observed(true)
        return result
      } catch (error) {
        await setup.explain(error, started.chain)
        throw error
      }
    },
    runApart: (name, body) => setup.runTest(testName(name), body),
  }
}

function nothing(): undefined {
  return undefined
}

/** Returns the hook or the test function of a runner, which is a global there. */
export function globalOf<Runner>(runner: string, ...names: readonly string[]): Runner {
  for (const name of names) {
    const value: unknown = Reflect.get(globalThis, name)
    if (typeof value === 'function') return value as Runner
  }
  throw new TypeError(`evmbed/${runner} needs the globals of the runner, and there is no ${names.join(' or ')}`)
}
