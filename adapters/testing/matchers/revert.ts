/** Checks of failures: the transaction or the call reverted, with a certain reason. */
import { escaped } from '../../../src/internal.js'
import { checkArguments, type ExpectedArguments, mismatchOf } from './arguments.js'
import type { Check, Verdict } from './check.js'
import { contractOf, errorOf, type MatcherContract } from './contract.js'
import type { Failure } from './failure.js'
import { InvalidAssertion } from './invalid-assertion.js'
import { integerOf } from './objects.js'
import type { Outcome } from './outcome.js'
import { panicText } from './panic-codes.js'
import { argumentsOfError, failureText, reasonOf } from './revert-data.js'

const FOR_ANY_REASON = 'to be reverted'

/** Checks that the code failed, for any reason. */
export function reverted(): Check {
  return checkOf(FOR_ANY_REASON, undefined, () => true)
}

/** Checks that it reverted with a text, as by `require(…, 'text')`. */
export function revertedWith(reason: unknown): Check {
  if (typeof reason !== 'string' && !(reason instanceof RegExp)) {
    throw new InvalidAssertion('Expected the revert reason to be a string or a regular expression')
  }
  const wanted = reason instanceof RegExp ? `matching ${reason}` : `'${escaped(reason)}'`
  return checkOf(`to be reverted with reason ${wanted}`, undefined, (failure) => {
    const found = reasonOf(failure)
    if (found.kind !== 'text') return false
    return reason instanceof RegExp ? new RegExp(reason.source, reason.flags.replace(/[gy]/g, '')).test(found.text) : reason === found.text
  })
}

/** Checks that it panicked: with a code, or with any. */
export function revertedWithPanic(code?: unknown): Check {
  const wanted = code === undefined ? undefined : integerOf(code)
  if (code !== undefined && wanted === undefined) {
    throw new InvalidAssertion(`Expected the given panic code to be a number-like value, but got "${String(code)}"`)
  }
  const text = wanted === undefined ? 'some panic code' : `panic code ${panicText(wanted)}`
  return checkOf(`to be reverted with ${text}`, undefined, (failure) => {
    const found = reasonOf(failure)
    return found.kind === 'panic' && (wanted === undefined || found.code === wanted)
  })
}

/** Checks that it reverted without data, or was halted, such as by a lack of gas. */
export function revertedWithoutReason(): Check {
  return checkOf('to be reverted without a reason', undefined, (failure) => failure.data.length === 0)
}

/**
 * Checks that it reverted with a custom error of a contract, which need not be the one that reverted.
 *
 * @param expected - its arguments: all in order, or some by name
 */
export function revertedWithCustomError(given: unknown, name: unknown, expected?: ExpectedArguments): Check {
  const contract = contractOf(given)
  const error = errorOf(contract, name)
  const of = `"${error.name}" custom error`
  if (expected) checkArguments(error.inputs, expected, of)
  const check = checkOf(`to be reverted with custom error '${error.name}'`, contract, (failure) => {
    const values = argumentsOfError(error, failure)
    if (!values) return false
    return expected
      ? mismatchOf(values, error.inputs, expected).then((found) => (found === undefined ? true : `Error in ${of}: ${found}`))
      : true
  })
  return { ...check, sources: [given] }
}

/**
 * @param isMet - whether a failure is the expected one; or a message that says how it differs
 */
function checkOf(
  purpose: string,
  contract: MatcherContract | undefined,
  isMet: (failure: Failure) => boolean | Promise<boolean | string>,
): Check {
  return {
    sources: [],
    async run(outcome) {
      const failure = await failureOf(outcome, purpose)
      if (!failure) return { isMet: false, message: () => `Expected transaction ${purpose}, but it didn't revert` }
      const found = await isMet(failure)
      return verdictOf(found, purpose, failure, contract, outcome)
    },
  }
}

function verdictOf(
  found: boolean | string,
  purpose: string,
  failure: Failure,
  contract: MatcherContract | undefined,
  outcome: Outcome,
): Verdict {
  return {
    isMet: found === true,
    async message() {
      const happened = failureText(failure, contract)
      const first =
        typeof found === 'string'
          ? `${found}\n  ${happened}`
          : found
            ? `Expected transaction NOT ${purpose}, but ${purpose === FOR_ANY_REASON ? happened : 'it was'}`
            : `Expected transaction ${purpose}, but ${happened}`
      const sentence = await explanationOf(outcome, failure)
      return sentence === undefined ? first : `${first}\n  ${sentence}`
    },
  }
}

async function failureOf(outcome: Outcome, purpose: string): Promise<Failure | undefined> {
  if (outcome.kind === 'refused') throw outcome.error
  if (outcome.kind === 'failure') return outcome.failure
  if (outcome.kind !== 'transaction') return undefined
  // The result of a call may look like a hash. It did not revert with a reason; but a lost transaction did not succeed.
  const isWord = purpose !== FOR_ANY_REASON && outcome.isResult && !(await outcome.exists())
  return isWord ? undefined : outcome.failure()
}

/** Asks the chain for the sentence on why a transaction failed. Only nodes of this library have one. */
async function explanationOf(outcome: Outcome, { hash }: Failure): Promise<string | undefined> {
  if (outcome.kind !== 'transaction' || hash === undefined) return undefined
  try {
    const explanation = await outcome.chain.request('evmbed_explainTransaction', [hash])
    return sentenceIn(explanation)
  } catch {
    return undefined
  }
}

function sentenceIn(explanation: unknown): string | undefined {
  const failure = typeof explanation === 'object' && explanation !== null && 'failure' in explanation ? explanation.failure : undefined
  const sentence = typeof failure === 'object' && failure !== null && 'sentence' in failure ? failure.sentence : undefined
  return typeof sentence === 'string' ? escaped(sentence) : undefined
}
