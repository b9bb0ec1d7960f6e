/** The parts of chai 4, 5 and 6 that a plugin uses. */

/** An assertion of chai. */
export interface ChaiAssertion {
  assert(isMet: unknown, message: string, negated: string, expected?: unknown, actual?: unknown): void
}

/** A method of an assertion. */
export type Method = (this: ChaiAssertion, ...args: unknown[]) => unknown

export interface ChaiModule {
  readonly Assertion: {
    addMethod(name: string, method: Method): void
    addProperty(name: string, getter: (this: ChaiAssertion) => unknown): void
    overwriteMethod(name: string, method: (original: Method) => Method): void
    overwriteChainableMethod(name: string, method: (original: Method) => Method, chaining: (...original: Method[]) => Method): void
  }
  readonly AssertionError: new (message: string, properties?: object) => Error
}

export interface ChaiTools {
  flag(assertion: object, name: string, value?: unknown): unknown
  eql(a: unknown, b: unknown, options?: object): boolean
  inspect(value: unknown): string
}

/** Makes an assertion a promise. */
export function thenable(assertion: ChaiAssertion, done: Promise<unknown>): ChaiAssertion {
  // biome-ignore lint/suspicious/noThenProperty: a test awaits the assertion.
  return Object.assign(assertion, { then: done.then.bind(done), catch: done.catch.bind(done) })
}
