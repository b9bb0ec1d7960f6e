/** Revert data in words. */
import {
  type AbiArgument,
  type AbiFragment,
  attempt,
  bytesToHex,
  Dictionary,
  decodeParameters,
  escaped,
  type Named,
  namedText,
  selectorOf,
} from '../../../src/internal.js'
import type { MatcherContract } from './contract.js'
import type { Failure } from './failure.js'
import { panicText } from './panic-codes.js'

/** The meaning of revert data. */
export type RevertReason =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'panic'; readonly code: bigint }
  | { readonly kind: 'other'; readonly selector: string }

export function reasonOf({ data }: Failure): RevertReason {
  if (data.length === 0) return { kind: 'none' }
  const selector = bytesToHex(data.subarray(0, 4))
  if (selector === '0x08c379a0' || selector === '0x4e487b71') {
    const value = BUILT_IN.errorOf(data, undefined)?.arguments[0]?.value
    if (typeof value === 'string') return { kind: 'text', text: value }
    if (typeof value === 'bigint') return { kind: 'panic', code: value }
  }
  return { kind: 'other', selector }
}

/** Errors that need no ABI: those of Solidity and of the token standards. */
const BUILT_IN = new Dictionary([])

/** Returns the arguments of a custom error; undefined if the data are of another error. */
export function argumentsOfError(error: AbiFragment, { data }: Failure): readonly AbiArgument[] | undefined {
  if (bytesToHex(data.subarray(0, 4)) !== selectorOf(error)) return undefined
  return attempt(() => decodeParameters(error.inputs, data.subarray(4)))
}

/** Returns the custom error of revert data, by the ABI of a contract or by the standards. */
export function namedError({ data }: Failure, contract: MatcherContract | undefined): Named | undefined {
  const errors = contract ? dictionaryOf([contract]) : BUILT_IN
  return errors.errorOf(data, undefined)
}

/** Returns names for events and errors from the ABIs of contracts. */
export function dictionaryOf(contracts: readonly MatcherContract[]): Dictionary {
  return new Dictionary(contracts.map(({ abi, address }) => ({ name: undefined, address, abi, creation: undefined, runtime: undefined })))
}

/** Describes a failure: `it reverted with reason 'not yours'`. */
export function failureText(failure: Failure, contract?: MatcherContract): string {
  const reason = reasonOf(failure)
  switch (reason.kind) {
    case 'none':
      return /revert/i.test(failure.text) ? 'it reverted without a reason' : `it failed without a reason: ${escaped(failure.text)}`
    case 'text':
      return `it reverted with reason '${escaped(reason.text)}'`
    case 'panic':
      return `it reverted with panic code ${panicText(reason.code)}`
    case 'other': {
      const named = namedError(failure, contract)
      if (named) return `it reverted with custom error '${named.name}'${named.arguments.length > 0 ? `: ${namedText(named)}` : ''}`
      return `it reverted with a custom error that the contract does not have (${reason.selector})`
    }
  }
}
