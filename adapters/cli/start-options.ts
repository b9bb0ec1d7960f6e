import type { NodeOptions } from '../../src/index.js'
import { readGenesis } from './files.js'
import type { FlagValues } from './flag.js'
import type { START_FLAGS } from './start-flags.js'

export type StartValues = FlagValues<typeof START_FLAGS>

export async function startNodeOptions(values: StartValues): Promise<NodeOptions> {
  const { gasCap, logsCap, blockRangeCap, feeHistoryCap, filterCap, filterTimeout, subscriptionCap, allowUnprotectedTransactions } = values
  return {
    interface: values.interface,
    gasCap,
    logsCap,
    blockRangeCap,
    feeHistoryCap,
    filterCap,
    filterTimeout,
    subscriptionCap,
    allowUnprotectedTransactions,
    ...(values.genesis === undefined ? {} : { genesis: await readGenesis('--genesis', values.genesis) }),
  }
}
