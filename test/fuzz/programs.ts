/** Random programs in slices: the results of the engine against those of the reference executor. */
import { inspect, isDeepStrictEqual } from 'node:util'
import { comparisons } from '../evm/wasm/differential.js'

const PROGRAMS_A_SLICE = 5_000

/**
 * Runs slices until `wanted` programs have run, and prints a line for each. Returns whether the results were equal.
 *
 * @param seed of the first program of slice 1
 * @param slice number of the first slice
 */
export async function fuzzPrograms(wanted: number, seed: number, slice: number): Promise<boolean> {
  let sum = 0
  for (let number = slice; sum < wanted; number++) {
    const first = seed + (number - 1) * PROGRAMS_A_SLICE
    const count = Math.min(PROGRAMS_A_SLICE, wanted - sum)
    for await (const { seed: failed, fork, own, expected } of comparisons(first, count)) {
      if (isDeepStrictEqual(own, expected)) continue
      const differing = Object.keys(expected).filter((field) => !isDeepStrictEqual(Reflect.get(own, field), Reflect.get(expected, field)))
      console.log(`seed ${failed} on ${fork} differs in ${differing.join(', ')}:\n${inspect({ own, expected }, { depth: null })}`)
      return false
    }
    sum += count
    console.log(`slice ${number}: ${count} programs from seed ${first}, no difference; sum ${sum}`)
  }
  return true
}
