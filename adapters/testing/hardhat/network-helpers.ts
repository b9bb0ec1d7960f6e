import { runOn } from '../internal/index.js'
import * as helpers from '../network-helpers/index.js'
import type { ConnectionProvider } from './connection-provider.js'

/** Hardhat's network helpers for the chain of a connection. */
export type NetworkHelpers = Omit<typeof helpers, 'FixtureAnonymousFunction' | 'InvalidSnapshot'>

/** Creates the helpers of a connection. */
export function boundHelpers(provider: ConnectionProvider): NetworkHelpers {
  const on = <Result>(run: () => Result): Result => runOn(provider.chain('a network helper'), run)
  const { FixtureAnonymousFunction, InvalidSnapshot, time, ...functions } = helpers
  const { duration, ...clock } = time
  return {
    ...bound(functions, on),
    time: { ...bound(clock, on), duration },
    async takeSnapshot() {
      const snapshot = await on(helpers.takeSnapshot)
      return {
        get snapshotId() {
          return snapshot.snapshotId
        },
        restore: () => on(() => snapshot.restore()),
      }
    },
  }
}

type On = <Result>(run: () => Result) => Result

function bound<Functions extends object>(functions: Functions, on: On): Functions {
  const entries = Object.entries(functions).map(([name, run]) => [name, (...args: unknown[]) => on(() => run(...args))])
  // The same names with functions of the same types.
  return Object.fromEntries(entries) as Functions
}
