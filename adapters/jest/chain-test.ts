import { type ChainContext, type ChainSetup, globalOf, registerSuite, setupOf } from '../testing/internal/index.js'

type JestFunction = () => unknown
type JestTest = ((title: string, body: JestFunction, timeout?: number) => void) & {
  only(title: string, body: JestFunction, timeout?: number): void
  skip(title: string, body: JestFunction, timeout?: number): void
  todo(title: string): void
}

/** Defines a test whose function receives what the set-up returns, with `node` and `provider`. */
export type DefineTest<Context> = (title: string, body: (context: Context) => unknown, timeout?: number) => void

/** Jest's `test.concurrent` for tests with a chain. */
export interface ConcurrentChainTest<Context> {
  (title: string, body: (context: Context) => unknown, timeout?: number): void
  only: DefineTest<Context>
  skip: DefineTest<Context>
}

/** Jest's `test` for tests with a chain. */
export interface ChainTest<Context> extends ConcurrentChainTest<Context> {
  concurrent: ConcurrentChainTest<Context>
  todo(title: string): void
}

/** Milliseconds: longer than any set-up. */
const NO_TIMEOUT = 2 ** 31 - 1

/**
 * Gives each test of this file or `describe` a fork of what the set-up has prepared, and returns Jest's `test`, whose functions receive the values of the
 * set-up. Other tests of the suite have a chain, too.
 *
 * Jest starts concurrent tests before any hook: they see nothing of what hooks do.
 *
 * @param source a set-up, or a function that defines one. Default: an empty chain
 *
 * @example
 * ```ts
 * describe('Coin', () => {
 *   const test = chainTest(market)
 *   test('mints the supply', async ({ coin }) => expect(await coin.read.totalSupply()).toBe(100n))
 * })
 * ```
 */
export function chainTest<Values extends object = object>(
  source?: ChainSetup<Values> | ((context: ChainContext) => Promise<Values> | Values),
): ChainTest<ChainContext & Values> {
  type Hook = (hook: JestFunction, timeout?: number) => void
  type Body = (context: ChainContext & Values) => unknown
  const setup = setupOf(source, chainTest)
  const suite = registerSuite(setup, {
    before: (run) => globalOf<Hook>('jest', 'beforeAll')(run, NO_TIMEOUT),
    beforeEach: (run) => globalOf<Hook>('jest', 'beforeEach')(() => run(undefined, currentTitle())),
    afterEach: (run) => globalOf<Hook>('jest', 'afterEach')(() => run(undefined, {})),
    after: (run) => globalOf<Hook>('jest', 'afterAll')(run),
  })
  const test = globalOf<JestTest & { readonly concurrent: JestTest }>('jest', 'test')
  const { concurrent } = test
  const define =
    (into: JestTest | JestTest['only'], isApart: boolean): DefineTest<ChainContext & Values> =>
    (title, body: Body, timeout) => {
      into(title, () => (isApart ? suite.runApart(title, body) : suite.run(title, undefined, body)), timeout)
    }
  const variants = (of: JestTest, isApart: boolean) =>
    Object.assign(define(of, isApart), { only: define(of.only, isApart), skip: define(of.skip, isApart) })
  return Object.assign(variants(test, false), { concurrent: variants(concurrent, true), todo: test.todo })
}

/** Returns the name of the running test with those of its suites; Jest tells it to matchers only. */
function currentTitle(): string | undefined {
  type Expect = { getState?(): { readonly currentTestName?: string } }
  return globalOf<Expect>('jest', 'expect').getState?.().currentTestName
}
