import {
  type Check,
  calledFunction,
  changedEther,
  changedEtherOfAll,
  changedTokens,
  changedTokensOfAll,
  type EtherOptions,
  type ExpectedArguments,
  type ExpectedEvent,
  emitted,
  emittedInOrder,
  expectedArguments,
  isPromise,
  outcomeOf,
  reverted,
  revertedWith,
  revertedWithCustomError,
  revertedWithoutReason,
  revertedWithPanic,
  solidityFrames,
} from '../matchers/index.js'

/** Result of a matcher, as `expect.extend` takes it. */
export interface MatcherResult {
  readonly pass: boolean
  message(): string
}

/** A condition for an amount, or the amount. */
type Change = bigint | number | string | ((change: bigint) => boolean)
type Changes = readonly Change[] | ((changes: readonly bigint[]) => boolean)

/** The matchers as methods of `expect(…)`. Each returns a promise. */
export interface TransactionMatchers<Result = void> {
  /** The transaction or the call fails, for any reason. */
  toBeReverted(): Promise<Result>
  /** It reverts with a text, or with one that matches a pattern. */
  toBeRevertedWith(reason: string | RegExp): Promise<Result>
  /** It panics, with a code or with any. */
  toBeRevertedWithPanic(code?: number | bigint): Promise<Result>
  /** It reverts without data, or is halted. */
  toBeRevertedWithoutReason(): Promise<Result>
  /** It reverts with a custom error in the ABI of a contract, with all arguments in order or some by name. */
  toBeRevertedWithCustomError(contract: unknown, error: string, args?: ExpectedArguments): Promise<Result>
  /** The contract emits an event, with all arguments in order or some by name. */
  toEmit(contract: unknown, event: string, args?: ExpectedArguments): Promise<Result>
  /** The contract emits so many such events. */
  toEmitTimes(count: number, contract: unknown, event: string, args?: ExpectedArguments): Promise<Result>
  /** Contracts emit these events in this order. Others may be between them. */
  toEmitInOrder(...events: readonly ExpectedEvent[]): Promise<Result>
  /** The transaction calls a function of a contract, directly or from another contract. */
  toCallFunction(contract: unknown, name: string, args?: ExpectedArguments): Promise<Result>
  /** The ether of an account changes by an amount in wei. */
  toChangeEtherBalance(account: unknown, change: Change, options?: EtherOptions): Promise<Result>
  toChangeEtherBalances(accounts: readonly unknown[], changes: Changes, options?: EtherOptions): Promise<Result>
  /** The balance of an account in a token changes by an amount. */
  toChangeTokenBalance(token: unknown, account: unknown, change: Change): Promise<Result>
  toChangeTokenBalances(token: unknown, accounts: readonly unknown[], changes: Changes): Promise<Result>
}

/** A matcher as `expect.extend` takes it. */
export type ExpectMatcher<Arguments extends readonly unknown[]> = (
  this: { readonly isNot?: boolean },
  subject: unknown,
  ...args: Arguments
) => Promise<MatcherResult>

/**
 * Matchers for `expect.extend` of Vitest and Jest.
 *
 * @example
 * ```ts
 * expect.extend(transactionMatchers)
 * await expect(token.write.transfer([bob, 5n])).toEmit(token, 'Transfer', { to: bob, value: 5n })
 * ```
 */
export const transactionMatchers = {
  toBeReverted: matcher(reverted),
  toBeRevertedWith: matcher(revertedWith),
  toBeRevertedWithPanic: matcher(revertedWithPanic),
  toBeRevertedWithoutReason: matcher(revertedWithoutReason),
  toBeRevertedWithCustomError: matcher((contract: unknown, error: unknown, args?: unknown) =>
    revertedWithCustomError(contract, error, expectedArguments(args)),
  ),
  toEmit: matcher((contract: unknown, event: unknown, args?: unknown) => emitted(contract, event, expectedArguments(args))),
  toEmitTimes: matcher((count: number, contract: unknown, event: unknown, args?: unknown) =>
    emitted(contract, event, expectedArguments(args), count),
  ),
  toEmitInOrder: matcher((...events: readonly ExpectedEvent[]) => emittedInOrder(events)),
  toCallFunction: matcher((contract: unknown, name: unknown, args?: unknown) => calledFunction(contract, name, expectedArguments(args))),
  toChangeEtherBalance: matcher(changedEther),
  toChangeEtherBalances: matcher(changedEtherOfAll),
  toChangeTokenBalance: matcher(changedTokens),
  toChangeTokenBalances: matcher(changedTokensOfAll),
}

function matcher<Arguments extends readonly unknown[]>(checkOf: (...args: Arguments) => Check): ExpectMatcher<Arguments> {
  return async function (subject, ...args) {
    // The subject is awaited by the check, or not at all.
    if (isPromise(subject)) subject.then(undefined, () => {})
    // A rejection fails the assertion and its negation.
    const check = checkOf(...args)
    const outcome = await outcomeOf(subject, check.sources)
    const verdict = await check.run(outcome)
    const isWrong = verdict.isMet === (this?.isNot ?? false)
    // The stack of the error is the runner's.
    const text = isWrong ? [await verdict.message(), ...(await solidityFrames(outcome))].join('\n') : ''
    return { pass: verdict.isMet, message: () => text }
  }
}
