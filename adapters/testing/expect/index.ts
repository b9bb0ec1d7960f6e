import type { TransactionMatchers } from './matchers.js'

export {
  anyUint,
  anyValue,
  type EtherOptions,
  type ExpectedArguments,
  type ExpectedEvent,
  InvalidAssertion,
  type MatcherChain,
  setMatcherChain,
} from '../matchers/index.js'
export { type ExpectMatcher, type MatcherResult, type TransactionMatchers, transactionMatchers } from './matchers.js'

declare global {
  // biome-ignore lint/style/noNamespace: the types of matchers are in a namespace.
  namespace jest {
    // `@types/jest` and Vitest declare the same parameters.
    // biome-ignore lint/complexity/noBannedTypes: the other declarations have the default.
    interface Matchers<R, T = {}> extends TransactionMatchers<R> {}
  }
}
