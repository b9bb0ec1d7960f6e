/**
 * Random programs run by the engine and by the reference executor.
 *
 * `PROGRAMS` says how many programs run, `SEED` where they begin: a failure names the seed of its program. `npm run fuzz -- --programs N` runs more.
 */
import { expect, it } from 'vitest'
import { comparisons } from './differential.js'

const PROGRAMS = Number(process.env.PROGRAMS ?? 400)
const SEED = Number(process.env.SEED ?? 20_260_801)

it(`gives the results of the reference for ${PROGRAMS} random programs from seed ${SEED} on`, { timeout: 24 * 3_600_000 }, async () => {
  for await (const { seed, fork, own, expected } of comparisons(SEED, PROGRAMS)) {
    expect(own, `seed ${seed} on ${fork}`).toEqual(expected)
  }
})
