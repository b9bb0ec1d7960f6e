import type { EtherOptions, ExpectedEvent } from '../matchers/index.js'

export { type EtherOptions, type ExpectedEvent, InvalidAssertion, type MatcherChain, setMatcherChain } from '../matchers/index.js'
export type { ChaiAssertion, ChaiModule, ChaiTools } from './chai-types.js'
export { anyUint, anyValue, transactionMatchers } from './plugin.js'

/** Condition for the balance changes of several accounts. */
export type ChangesPredicate = (changes: bigint[]) => boolean

declare global {
  // biome-ignore lint/style/noNamespace: the types of chai are a namespace.
  namespace Chai {
    // The names and types that Hardhat's matchers declare, so that both may be installed.
    interface AsyncAssertion extends Assertion, Promise<void> {}
    interface EmitAssertion extends AsyncAssertion {
      /** Checks all arguments in order. A function is a condition, `anyValue` matches anything. */
      withArgs(...args: unknown[]): EmitAssertion
      /** Checks the arguments that are named. */
      withNamedArgs(args: Readonly<Record<string, unknown>>): EmitAssertion
      /** Checks how many such events there are. */
      times(count: number): EmitAssertion
    }
    interface CustomErrorAssertion extends AsyncAssertion {
      withArgs(...args: unknown[]): CustomErrorAssertion
      withNamedArgs(args: Readonly<Record<string, unknown>>): CustomErrorAssertion
    }
    interface Assertion {
      /** The transaction or the call fails, for any reason. */
      reverted: AsyncAssertion
      /** The transaction or the call fails, for any reason. Hardhat 3 passes `ethers`. */
      revert(ethers?: unknown): AsyncAssertion
      /** It reverts with a text, or with one that matches a pattern. */
      revertedWith(reason: string | RegExp): AsyncAssertion
      /** It panics, with a code or with any. */
      revertedWithPanic(code?: unknown): AsyncAssertion
      /** It reverts without data, or is halted. */
      revertedWithoutReason(ethers?: unknown): AsyncAssertion
      /** It reverts with a custom error in the ABI of a contract. */
      revertedWithCustomError(contract: unknown, error: string): CustomErrorAssertion
      /** The contract emits an event. */
      emit(contract: unknown, event: string): EmitAssertion
      /** Contracts emit these events in this order. */
      emitInOrder(...events: readonly ExpectedEvent[]): AsyncAssertion
      /** The transaction calls a function of a contract, directly or from another contract. */
      callFunction(contract: unknown, name: string): CustomErrorAssertion
      /** The ether of an account changes by an amount in wei. Hardhat 3 passes `ethers` first. */
      changeEtherBalance(account: unknown, change: unknown, options?: EtherOptions): AsyncAssertion
      changeEtherBalance(ethers: unknown, account: unknown, change: unknown, options?: EtherOptions): AsyncAssertion
      changeEtherBalances(
        accounts: readonly unknown[],
        changes: readonly unknown[] | ChangesPredicate,
        options?: EtherOptions,
      ): AsyncAssertion
      changeEtherBalances(
        ethers: unknown,
        accounts: readonly unknown[],
        changes: readonly unknown[] | ChangesPredicate,
        options?: EtherOptions,
      ): AsyncAssertion
      /** The balance of an account in a token changes by an amount. */
      changeTokenBalance(token: unknown, account: unknown, change: unknown): AsyncAssertion
      changeTokenBalance(ethers: unknown, token: unknown, account: unknown, change: unknown): AsyncAssertion
      changeTokenBalances(token: unknown, accounts: readonly unknown[], changes: readonly unknown[] | ChangesPredicate): AsyncAssertion
      changeTokenBalances(
        ethers: unknown,
        token: unknown,
        accounts: readonly unknown[],
        changes: readonly unknown[] | ChangesPredicate,
      ): AsyncAssertion
      // biome-ignore lint/suspicious/noConfusingVoidType: the type that Hardhat's matchers declare.
      properAddress: void
      // biome-ignore lint/suspicious/noConfusingVoidType: the type that Hardhat's matchers declare.
      properPrivateKey: void
      properHex(length: number): void
      /** Both are the same number in hex. */
      hexEqual(other: string): void
    }
  }
}
