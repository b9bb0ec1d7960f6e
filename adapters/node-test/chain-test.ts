import { after, afterEach, before, beforeEach, type TestContext, type TestOptions, test } from 'node:test'
import { type ChainContext, type ChainSetup, type EndInRunner, registerSuite, setupOf } from '../testing/internal/index.js'

/** Function of a test: its parameters are what the set-up returns, with `node` and `provider`, and the context of `node:test`. */
type TestBody<Context> = (context: Context, test: TestContext) => unknown

/** Defines a test with a chain. */
export interface DefineTest<Context> {
  (title: string, body: TestBody<Context>): Promise<void>
  (title: string, options: TestOptions, body: TestBody<Context>): Promise<void>
}

/** `test` of `node:test` for tests with a chain. */
export interface ChainTest<Context> extends DefineTest<Context> {
  only: DefineTest<Context>
  skip: DefineTest<Context>
  todo: DefineTest<Context>
}

/**
 * Gives each test of this file or `describe` a fork of what the set-up has prepared, and returns the `test` of `node:test`, whose functions receive the
 * values of the set-up. Other tests of the suite have a chain, too, unless they run at the same time.
 *
 * @param source a set-up, or a function that defines one. Default: an empty chain
 *
 * @example
 * ```ts
 * describe('Coin', () => {
 *   const test = chainTest(market)
 *   test('mints the supply', async ({ coin }) => assert.equal(await coin.read.totalSupply(), 100n))
 * })
 * ```
 */
export function chainTest<Values extends object = object>(
  source?: ChainSetup<Values> | ((context: ChainContext) => Promise<Values> | Values),
): ChainTest<ChainContext & Values> {
  type Body = TestBody<ChainContext & Values>
  const setup = setupOf(source, chainTest)
  const suite = registerSuite(setup, {
    before: (run) => before(run),
    beforeEach: (run) => beforeEach((context) => run(context, nameOf(context))),
    afterEach: (run) => afterEach((context) => run(context, endOf(context))),
    after: (run) => after(run),
  })
  const define =
    (into: typeof test | typeof test.only): DefineTest<ChainContext & Values> =>
    (title: string, ...rest: readonly [Body] | readonly [TestOptions, Body]) => {
      const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest
      return into(title, options, (context) =>
        suite.run(nameOf(context) ?? title, context, (values) => body(values, context)).then(() => undefined),
      )
    }
  return Object.assign(define(test), { only: define(test.only), skip: define(test.skip), todo: define(test.todo) })
}

/** Returns the name of a test with those of its suites, which Node has since 20.16 and 22.3. */
function nameOf(context: object): string | undefined {
  const { fullName, name }: { readonly fullName?: unknown; readonly name?: unknown } = context
  return [fullName, name].find((each) => typeof each === 'string')
}

/** Returns how a test has ended. Hooks see the failure as the cause of an error of the runner. */
function endOf(context: object): EndInRunner {
  const { error, passed }: { readonly error?: unknown; readonly passed?: unknown } = context
  return { failure: error instanceof Error ? error.cause : undefined, hasPassed: passed === true }
}
