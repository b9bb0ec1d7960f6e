import { join, resolve } from 'node:path'
import {
  devAccounts as accountsOfMnemonic,
  DEV_DERIVATION_PATH,
  DEV_MNEMONIC,
  type Listeners,
  type NodeOptions,
} from '../../src/internal.js'
import { chainDirectory, directoryKeyStore, levelStore } from '../storage/index.js'
import { readGenesis } from './files.js'
import type { FlagValues } from './flag.js'
import { defaultOf, optionsOfFlags } from './option-flag.js'
import { plannerOptions } from './planner-options.js'
import { START_FLAGS } from './start-flags.js'

export type StartValues = FlagValues<typeof START_FLAGS>

export async function startNodeOptions(values: StartValues, listeners: Listeners, store: string | undefined): Promise<NodeOptions> {
  const { home, conditionalMethods, blockNulls } = values
  const { keystore = within(home, 'keystore'), chainFiles = within(home, 'chains') } = values
  const dataDirectory = home ?? chainFiles ?? keystore
  const given = optionsOfFlags(START_FLAGS, values)
  return {
    ...given,
    // A chain file would otherwise stop it.
    mining: { ...given.mining, automine: true },
    documented: values.interface === 'documented' ? { conditionalMethods, blockNulls } : undefined,
    listeners,
    store: store === undefined ? undefined : levelStore(store),
    ...(await plannerOptions(values, { snapshot: '--planner.snapshot', prices: '--planner.prices' })),
    dataDirectory: dataDirectory === undefined ? undefined : resolve(dataDirectory),
    keyStore: keystore === undefined ? undefined : directoryKeyStore(keystore),
    chainFiles: chainFiles === undefined ? undefined : chainDirectory(chainFiles),
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
  const accounts = (await accountsOfMnemonic(DEV_MNEMONIC, Number(defaultOf('accounts')), DEV_DERIVATION_PATH)) ?? []
  return accounts.map(({ privateKey }) => ({ privateKey }))
}

function within(home: string | undefined, folder: string): string | undefined {
  return home === undefined ? undefined : join(home, folder)
}
