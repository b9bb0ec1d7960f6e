import type { Interval } from '../../consensus/local-consensus.js'
import { looseInteger } from '../../objects/loose.js'
import { InvalidParams } from '../../rpc/errors.js'
import { array, either } from '../../rpc/schema.js'
import type { Dialect } from '../../services/dialect.js'

/** A time between blocks, or for Hardhat two of them, between which the next one is drawn. */
export const interval = either(array(looseInteger), looseInteger, {
  input: (input) => Array.isArray(input),
  value: (value): value is readonly bigint[] => Array.isArray(value),
})

/** The longest time that timers keep, in milliseconds. */
const MAX_INTERVAL = 2n ** 31n - 1n

/** Returns an interval in milliseconds. Hardhat gives milliseconds, other tools seconds. Throws `InvalidParams`. */
export function millisecondsOf(given: bigint | readonly bigint[], dialect: Dialect): Interval {
  const unit = dialect === 'hardhat' ? 1n : 1000n
  const bounds = (typeof given === 'bigint' ? [given] : given).map((bound) => bound * unit)
  const [least, most = least, ...others] = bounds
  if (least === undefined || most === undefined || others.length > 0) throw new InvalidParams('an interval is one number, or two')
  if (typeof given !== 'bigint' && dialect !== 'hardhat') throw new InvalidParams('only hardhat_setIntervalMining draws intervals')
  if (least > most) throw new InvalidParams('Minimum value in range is greater than maximum value')
  if (most > MAX_INTERVAL) throw new InvalidParams(`an interval of ${most} milliseconds is longer than timers keep: ${MAX_INTERVAL}`)
  return least === most ? Number(least) : [Number(least), Number(most)]
}
