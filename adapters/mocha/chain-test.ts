import { type ChainContext, type ChainSetup, globalOf, registerSuite, setupOf } from '../testing/internal/index.js'

/** Mocha's context of a hook or a test: its `this`. */
interface MochaContext {
  timeout(milliseconds: number): unknown
  readonly currentTest?: { fullTitle(): string; readonly err?: unknown }
}

type MochaFunction = (this: MochaContext) => unknown
type MochaTest = ((title: string, body?: MochaFunction) => unknown) & {
  only(title: string, body?: MochaFunction): unknown
  skip(title: string, body?: MochaFunction): unknown
}

/** Function of a test: its parameter is what the set-up returns, with `node` and `provider`; `this` is Mocha's context. */
type TestBody<Context> = (this: MochaContext, context: Context) => unknown

/** Mocha's `it` for tests with a chain. */
export interface ChainTest<Context> {
  (title: string, body?: TestBody<Context>): unknown
  only(title: string, body: TestBody<Context>): unknown
  skip(title: string, body?: TestBody<Context>): unknown
}

/**
 * Gives each test of this file or `describe` a fork of what the set-up has prepared, and returns Mocha's `it`, whose functions receive the values of the
 * set-up. Other tests of the suite have a chain, too.
 *
 * @param source a set-up, or a function that defines one. Default: an empty chain
 *
 * @example
 * ```ts
 * describe('Coin', () => {
 *   const it = chainTest(market)
 *   it('mints the supply', async ({ coin }) => assert.equal(await coin.totalSupply(), 100n))
 * })
 * ```
 */
export function chainTest<Values extends object = object>(
  source?: ChainSetup<Values> | ((context: ChainContext) => Promise<Values> | Values),
): ChainTest<ChainContext & Values> {
  type Hook = (hook: MochaFunction) => void
  const setup = setupOf(source, chainTest)
  const suite = registerSuite(setup, {
    before: (run) =>
      globalOf<Hook>(
        'mocha',
        'before',
        'suiteSetup',
      )(function () {
        this.timeout(0)
        return run()
      }),
    beforeEach: (run) =>
      globalOf<Hook>(
        'mocha',
        'beforeEach',
        'setup',
      )(function () {
        return run(undefined, this.currentTest?.fullTitle())
      }),
    afterEach: (run) =>
      globalOf<Hook>(
        'mocha',
        'afterEach',
        'teardown',
      )(function () {
        return run(undefined, { failure: this.currentTest?.err })
      }),
    after: (run) => globalOf<Hook>('mocha', 'after', 'suiteTeardown')(run),
  })
  const define = globalOf<MochaTest>('mocha', 'it', 'test')
  const wrap = (title: string, body?: TestBody<ChainContext & Values>): MochaFunction | undefined =>
    body &&
    function () {
      return suite.run(title, undefined, async (context) => {
        try {
          return await body.call(this, context)
        } catch (error) {
          // The explanation does not count against the time of the test.
          this.timeout(0)
          throw error
        }
      })
    }
  return Object.assign((title: string, body?: TestBody<ChainContext & Values>) => define(title, wrap(title, body)), {
    only: (title: string, body: TestBody<ChainContext & Values>) => define.only(title, wrap(title, body)),
    skip: (title: string, body?: TestBody<ChainContext & Values>) => define.skip(title, wrap(title, body)),
  })
}
