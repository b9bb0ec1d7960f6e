/** A check of calls: the transaction called a function of a contract, directly or from another contract. */
import { attempt, checksumAddress, Dictionary, decodeParameters, hexToBytes, namedText, selectorOf } from '../../../src/internal.js'
import { argumentsShown, checkArguments, type ExpectedArguments, mismatchOf } from './arguments.js'
import { type Check, succeeded } from './check.js'
import { deployedContractOf, functionsOf, type MatcherContract } from './contract.js'
import { InvalidAssertion } from './invalid-assertion.js'
import { isAddress, isList } from './objects.js'
import type { TracedCall } from './outcome.js'

/**
 * Checks that a transaction called a function of a contract.
 *
 * @param expected - its arguments: all in order, or some by name
 */
export function calledFunction(given: unknown, name: unknown, expected?: ExpectedArguments): Check {
  const contract = deployedContractOf(given)
  const functions = functionsOf(contract, name)
  // Overloads that the arguments fit are in question.
  const fitting = functions.filter(({ inputs }) => !expected || !isList(expected) || inputs.length === expected.length)
  const [first] = functions
  if (expected && first && fitting.length === 0) checkArguments(first.inputs, expected, `"${first.name}" function`)
  for (const fragment of fitting) if (expected) checkArguments(fragment.inputs, expected, `"${fragment.name}" function`)
  return {
    sources: [given],
    async run(outcome) {
      const transaction = await succeeded(outcome, 'to call a function', contract)
      const frames = [...framesOf(await transaction.trace())]
      const calls = frames.flatMap((frame) => {
        if (frame.to?.toLowerCase() !== contract.address || isCreation(frame)) return []
        const input = hexToBytes(frame.input)
        const fragment = fitting.find((candidate) => frame.input.startsWith(selectorOf(candidate)))
        const values = fragment && attempt(() => decodeParameters(fragment.inputs, input.subarray(4)))
        return fragment && values ? [{ fragment, values }] : []
      })
      const mismatches = await Promise.all(
        calls.map(({ fragment, values }): string | undefined | Promise<string | undefined> =>
          expected ? mismatchOf(values, fragment.inputs, expected) : undefined,
        ),
      )
      const isMet = mismatches.some((mismatch) => mismatch === undefined)
      const named = `"${String(name)}"`
      const list = () => callList(frames, contract)
      return {
        isMet,
        message() {
          const withArguments = expected ? ` with the arguments (${argumentsShown(expected)})` : ''
          if (isMet) return `Expected function ${named} NOT to be called${withArguments}, but it was\n${list()}`
          if (calls.length === 0 || !expected) return `Expected function ${named} to be called, but it wasn't\n${list()}`
          if (calls.length === 1) return `Error in ${named} function: ${mismatches[0]}\n${list()}`
          return `The specified arguments (${argumentsShown(expected)}) were not included in any of the ${calls.length} calls of ${named}\n${list()}`
        },
      }
    },
  }
}

function* framesOf(frame: TracedCall): Generator<TracedCall> {
  yield frame
  for (const call of frame.calls ?? []) yield* framesOf(call)
}

function isCreation({ type }: TracedCall): boolean {
  return type === 'CREATE' || type === 'CREATE2'
}

/** Calls that are shown at most. */
const SHOWN = 20

function callList(frames: readonly TracedCall[], { abi, address }: MatcherContract): string {
  const names = new Dictionary([{ name: undefined, address, abi, creation: undefined, runtime: undefined }])
  const lines = frames.slice(0, SHOWN).map((frame) => {
    const to = isAddress(frame.to) ? checksumAddress(`0x${frame.to.slice(2).toLowerCase()}`) : 'a new contract'
    const input = hexToBytes(frame.input)
    const named = isCreation(frame) ? undefined : names.functionOf(input, undefined)
    const what = named
      ? namedText(named)
      : isCreation(frame)
        ? 'creation'
        : frame.input === '0x'
          ? 'without data'
          : `function ${frame.input.slice(0, 10)}`
    return `    ${to} ${what}`
  })
  const rest = frames.length > SHOWN ? [`    … ${frames.length} in all`] : []
  return ['  The transaction made the calls:', ...lines, ...rest].join('\n')
}

/** Throws `InvalidAssertion` unless the value is a list or an object of expected arguments. */
export function expectedArguments(value: unknown): ExpectedArguments | undefined {
  if (value === undefined) return undefined
  if (isList(value)) return value
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value))
  throw new InvalidAssertion('Expected the arguments to be a list, or an object of some of them by name')
}
