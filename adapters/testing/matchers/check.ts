import type { MatcherContract } from './contract.js'
import { InvalidAssertion } from './invalid-assertion.js'
import type { Outcome, SentTransaction } from './outcome.js'
import { failureText } from './revert-data.js'

/** Result of a check. */
export interface Verdict {
  readonly isMet: boolean
  /** Returns the message of a wrong assertion: of one that is not met, or of a negated one that is. */
  message(): string | Promise<string>
}

/** A check of the outcome of a subject. Its arguments are valid. */
export interface Check {
  /** Arguments that may lead to the chain of a hash. */
  readonly sources: readonly unknown[]
  /** Rejects with `InvalidAssertion` if the outcome cannot be checked, and with the error of a subject for which no code ran. */
  run(outcome: Outcome): Promise<Verdict>
}

/**
 * Returns the transaction of an outcome that must have succeeded. A failed one has no effects, so an assertion about them is wrong in both forms.
 *
 * @param purpose - `to emit an event`
 */
export async function succeeded(outcome: Outcome, purpose: string, contract?: MatcherContract): Promise<SentTransaction> {
  if (outcome.kind === 'refused') throw outcome.error
  if (outcome.kind === 'returned') throw new InvalidAssertion(`Expected a transaction ${purpose}, but the call returned a value`)
  const failure = outcome.kind === 'failure' ? outcome.failure : await outcome.failure()
  if (failure) throw new InvalidAssertion(`Expected the transaction ${purpose}, but ${failureText(failure, contract)}`)
  if (outcome.kind === 'failure') throw outcome.error
  return outcome
}
