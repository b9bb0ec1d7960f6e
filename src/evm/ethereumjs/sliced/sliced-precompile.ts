import type { Common } from '@ethereumjs/common'
import { EVMError, type ExecResult, type PrecompileFunc, type PrecompileInput } from '@ethereumjs/evm'
import { NodeError } from '../../../primitives/errors.js'
import { EMPTY_BYTES } from '../../../primitives/hex.js'
import type { Pace } from '../../pace.js'

/**
 * Makes a precompile that computes in slices from one that computes in one piece.
 *
 * @param library the library's precompile, which rejects invalid inputs and computes short ones
 */
export type Slicing = (library: PrecompileFunc, pace: Pace) => PrecompileFunc

/** Returns the result of a precompile whose gas does not suffice. */
export function outOfGas(gasLimit: bigint): ExecResult {
  const exceptionError = new EVMError(EVMError.errorMessages.OUT_OF_GAS)
  return { returnValue: EMPTY_BYTES, executionGasUsed: gasLimit, exceptionError }
}

/**
 * Makes a pairing check charge its gas before it looks at the length of its input, as geth does. The library looks at the length first.
 *
 * @param base parameter with the gas of a check
 * @param perPair parameter with the gas of a pair
 */
export function chargedFirst(slicing: Slicing, pairLength: number, base: string, perPair: string): Slicing {
  const gasOf = (common: Common, pairs: number) => common.param(base) + common.param(perPair) * BigInt(pairs)
  return (library, pace) => {
    const check = slicing(library, pace)
    return (input) => {
      const pairs = Math.floor(input.data.length / pairLength)
      return gasOf(input.common, pairs) > input.gasLimit ? outOfGas(input.gasLimit) : check(input)
    }
  }
}

/** Member of an EVM that holds the library's implementation of a curve. */
type Curve = '_bls' | '_bn254'

/** Result for the library, which checks the length of a curve's result, not its content. */
const PLACEHOLDER = new Uint8Array(32)

/**
 * Runs a precompile of a curve: the library checks the input and charges the gas, and `compute` replaces the curve.
 *
 * @param method method of the curve that the precompile calls with its input
 */
export async function withOwnCurve(
  library: PrecompileFunc,
  input: PrecompileInput,
  curve: Curve,
  method: string,
  compute: (data: Uint8Array) => Promise<Uint8Array>,
): Promise<ExecResult> {
  let asked: Uint8Array | undefined
  const ask = (data: Uint8Array) => {
    asked = data
    return PLACEHOLDER
  }
  const result = await library({ ...input, _EVM: Object.create(input._EVM, { [curve]: { value: { [method]: ask } } }) })
  if (asked === undefined) return result
  try {
    return { ...result, returnValue: await compute(asked) }
  } catch (error) {
    // The time of the run is over.
    if (error instanceof NodeError) throw error
    const exceptionError = error instanceof EVMError ? error : new EVMError(EVMError.errorMessages.REVERT)
    return { returnValue: EMPTY_BYTES, executionGasUsed: input.gasLimit, exceptionError }
  }
}
