/** Precompiled contracts by fork: `npm run engine` writes this file from `assembly/accounts.ts`. */
import type { ForkName } from './hardforks.js'

/** Numbers of precompiled contracts, each with the fork that introduced it. */
export const PRECOMPILE_FORKS: readonly (readonly [number: number, fork: ForkName])[] = [
  [1, 'chainstart'],
  [2, 'chainstart'],
  [3, 'chainstart'],
  [4, 'chainstart'],
  [5, 'byzantium'],
  [6, 'byzantium'],
  [7, 'byzantium'],
  [8, 'byzantium'],
  [9, 'istanbul'],
  [10, 'cancun'],
  [11, 'prague'],
  [12, 'prague'],
  [13, 'prague'],
  [14, 'prague'],
  [15, 'prague'],
  [16, 'prague'],
  [17, 'prague'],
  [256, 'osaka'],
]
