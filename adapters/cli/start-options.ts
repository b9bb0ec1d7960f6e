import { join, resolve } from 'node:path'
import {
  devAccounts as accountsOfMnemonic,
  DEV_DERIVATION_PATH,
  DEV_MNEMONIC,
  type Listeners,
  type NodeOptions,
} from '../../src/internal.js'
import { chainDirectory, directoryKeyStore } from '../storage/index.js'
import { readGenesis } from './files.js'
import type { FlagValues } from './flag.js'
import { plannerOptions } from './planner-options.js'
import type { START_FLAGS } from './start-flags.js'
import { storeOptions } from './store.js'

export type StartValues = FlagValues<typeof START_FLAGS>

export async function startNodeOptions(values: StartValues, listeners: Listeners, store: string | undefined): Promise<NodeOptions> {
  const { gasCap, callTimeout, logsCap, blockRangeCap, feeHistoryCap, filterCap, filterTimeout, filterCleanupInterval, subscriptionCap } =
    values
  const { transactionFeeCap, allowUnprotectedTransactions, allowInsecureUnlock, indexAccounts, conditionalMethods, blockNulls } = values
  const { home } = values
  const { keystore = within(home, 'keystore'), chainFiles = within(home, 'chains') } = values
  const dataDirectory = home ?? chainFiles ?? keystore
  return {
    interface: values.interface,
    conditionalMethods,
    blockNulls,
    gasCap,
    callTimeout,
    logsCap,
    blockRangeCap,
    logsPastHead: values.logsPastHead,
    feeHistoryCap,
    filterCap,
    filterTimeout,
    filterCleanupInterval,
    indexAccounts,
    chainId: values.chainId,
    transactionGasCap: values.transactionGasCap,
    allowUnlimitedContractSize: values.allowUnlimitedContractSize,
    minimumTip: values.minimumTip,
    mempoolOrder: values.mempoolOrder,
    snapshotInterval: values.snapshotInterval,
    pool: {
      priceLimit: values.poolPriceLimit,
      priceBump: values.poolPriceBump,
      accountSlots: values.poolAccountSlots,
      globalSlots: values.poolGlobalSlots,
      accountQueue: values.poolAccountQueue,
      globalQueue: values.poolGlobalQueue,
      lifetime: values.poolLifetime,
    },
    subscriptionCap,
    transactionFeeCap,
    allowUnprotectedTransactions,
    allowInsecureUnlock,
    // A chain file would otherwise stop it.
    automine: true,
    listeners,
    ...storeOptions(store, values),
    ...(values.history === undefined ? {} : { history: values.history }),
    ...(await plannerOptions(values, { snapshot: '--planner.snapshot', prices: '--planner.prices' })),
    ...(values.networkId === undefined ? {} : { networkId: values.networkId }),
    ...(dataDirectory === undefined ? {} : { dataDirectory: resolve(dataDirectory) }),
    ...(keystore === undefined ? {} : { keyStore: directoryKeyStore(keystore) }),
    ...(chainFiles === undefined ? {} : { chainFiles: chainDirectory(chainFiles) }),
    ...(await beginning(values)),
  }
}

/** Returns the options of the first block, and of the accounts that the node manages. */
async function beginning({ genesis, devAccounts, consensus }: StartValues): Promise<Pick<NodeOptions, 'genesis' | 'accounts'>> {
  if (genesis !== undefined) return { genesis: await readGenesis('--genesis', genesis) }
  // Without a genesis no account has a balance, unless the accounts with public keys are requested.
  if (!devAccounts) return { accounts: 0 }
  return consensus === 'solo' ? {} : { accounts: await publicKeys() }
}

/** Returns the keys of the accounts of `evmbed dev`. Under consensus with others, the common genesis has their balances. */
async function publicKeys(): Promise<NonNullable<NodeOptions['accounts']>> {
  const accounts = (await accountsOfMnemonic(DEV_MNEMONIC, 10, DEV_DERIVATION_PATH)) ?? []
  return accounts.map(({ privateKey }) => ({ privateKey }))
}

function within(home: string | undefined, folder: string): string | undefined {
  return home === undefined ? undefined : join(home, folder)
}
