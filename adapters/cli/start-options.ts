import type { Listeners, NodeOptions } from '../../src/index.js'
import { chainDirectory, directoryKeyStore } from '../storage/index.js'
import { readGenesis } from './files.js'
import type { FlagValues } from './flag.js'
import type { START_FLAGS } from './start-flags.js'

export type StartValues = FlagValues<typeof START_FLAGS>

export async function startNodeOptions(values: StartValues, listeners: Listeners): Promise<NodeOptions> {
  const { gasCap, callTimeout, logsCap, blockRangeCap, feeHistoryCap, filterCap, filterTimeout, subscriptionCap, transactionFeeCap } =
    values
  const { allowUnprotectedTransactions, allowInsecureUnlock, keystore, chainFiles } = values
  return {
    interface: values.interface,
    gasCap,
    callTimeout,
    logsCap,
    blockRangeCap,
    feeHistoryCap,
    filterCap,
    filterTimeout,
    subscriptionCap,
    transactionFeeCap,
    allowUnprotectedTransactions,
    allowInsecureUnlock,
    listeners,
    ...(keystore === undefined ? {} : { keyStore: directoryKeyStore(keystore) }),
    ...(chainFiles === undefined ? {} : { chainFiles: chainDirectory(chainFiles) }),
    ...(values.genesis === undefined ? {} : { genesis: await readGenesis('--genesis', values.genesis) }),
  }
}
