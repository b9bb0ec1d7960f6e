import { DEV_MNEMONIC, type NodeOptions } from '../../src/internal.js'
import { isLoopback } from '../server/index.js'
import { fixtureFile, levelStore } from '../storage/index.js'
import { DEV_FLAGS } from './dev-flags.js'
import type { Wallet } from './facts.js'
import { readBytes, readGenesis } from './files.js'
import type { FlagValues } from './flag.js'
import { optionsOfFlags } from './option-flag.js'
import { plannerOptions } from './planner-options.js'
import { UsageError } from './usage-error.js'

export type DevValues = FlagValues<typeof DEV_FLAGS>

/** Throws `UsageError` for a host that other machines can reach: the server of `evmbed dev` serves every method and signs with its keys. */
export function refuseExposure({ host, insecure }: DevValues): void {
  if (insecure || isLoopback(host)) return
  throw new UsageError(
    `--host ${host} lets other machines connect, and evmbed dev requires no credential: every peer could sign with the accounts` +
      ' and use private methods. Leave out --host to stay on this machine, or add --insecure if everyone who can connect may do that',
  )
}

export async function walletOf({ accountKeys, mnemonic, mnemonicRandom, derivationPath }: DevValues): Promise<Wallet> {
  if (accountKeys) return { origin: 'keys' }
  if (mnemonicRandom) return { origin: 'fresh', mnemonic: await randomMnemonic(), derivationPath }
  const words = mnemonic.trim().split(/\s+/).join(' ')
  return { origin: words === DEV_MNEMONIC ? 'public' : 'own', mnemonic: words, derivationPath }
}

async function randomMnemonic(): Promise<string> {
  const [{ generateMnemonic }, { wordlist }] = await Promise.all([
    import('ethereum-cryptography/bip39/index.js'),
    import('ethereum-cryptography/bip39/wordlists/english.js'),
  ])
  return generateMnemonic(wordlist)
}

export async function devNodeOptions(values: DevValues, wallet: Wallet): Promise<NodeOptions> {
  const given = optionsOfFlags(DEV_FLAGS, values)
  return {
    ...given,
    mining: { ...given.mining, automine: !values.noMining && values.blockInterval === undefined },
    limits: { ...given.limits, ...(values.enableTxGasLimit ? {} : { transactionGasLimit: 0n }) },
    store: values.store === undefined ? undefined : levelStore(values.store),
    ...(values.genesis === undefined
      ? { ...accountOptions(values, wallet), fork: forkOption(values) }
      : { genesis: await readGenesis('--init', values.genesis), accounts: values.accountKeys }),
    ...(await plannerOptions(values, { snapshot: '--planner-snapshot', prices: '--planner-prices' })),
    importChain: values.importChain === undefined ? undefined : await importBytes(values.importChain, values.genesis),
  }
}

/** Returns the option `fork`. Throws `UsageError` for a flag that needs `--fork-url`. */
function forkOption(values: DevValues): NodeOptions['fork'] {
  const { forkUrl: url, forkBlock: block, forkHeaders: headers, forkFixture } = values
  const { forkRetries: retries, forkTimeout: timeoutMs, forkBackoff: backoffMs } = values
  const fixture = forkFixture === undefined ? undefined : fixtureFile(forkFixture)
  const server = { block, headers, retries, timeoutMs, backoffMs, fixture }
  if (url !== undefined) return { url, ...server }
  if (Object.values(server).every((value) => value === undefined)) return undefined
  throw new UsageError('--fork-url is missing: the other flags of a fork say how to read from its server')
}

function accountOptions({ accounts, accountKeys }: DevValues, { mnemonic, derivationPath }: Wallet): NodeOptions {
  return accountKeys ? { accounts: accountKeys } : { accounts, mnemonic, derivationPath }
}

async function importBytes(path: string, genesis: string | undefined): Promise<Uint8Array> {
  if (genesis === undefined) throw new UsageError('--import needs --init: blocks follow the genesis they were made for')
  return readBytes('--import', path)
}
