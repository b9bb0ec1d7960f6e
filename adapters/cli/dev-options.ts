import { DEV_MNEMONIC, type NodeOptions } from '../../src/internal.js'
import { isLoopback } from '../server/index.js'
import { fixtureFile } from '../storage/index.js'
import type { DEV_FLAGS } from './dev-flags.js'
import type { Wallet } from './facts.js'
import { readBytes, readGenesis } from './files.js'
import type { FlagValues } from './flag.js'
import { plannerOptions } from './planner-options.js'
import { storeOptions } from './store.js'
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
  const { balance, chainId, networkId, hardfork, gasLimit, baseFeePerGas, timestamp } = values
  const { feeRecipient, blockInterval, noMining, dialect } = values
  return {
    automine: !noMining && blockInterval === undefined,
    dialect,
    logsPastHead: values.logsPastHead,
    mempoolOrder: values.mempoolOrder,
    ...(values.history === undefined ? {} : { history: values.history }),
    allowBlocksWithSameTimestamp: values.allowBlocksWithSameTimestamp,
    transactionGasCap: values.enableTxGasLimit ? values.transactionGasCap : 0n,
    allowUnlimitedContractSize: values.allowUnlimitedContractSize,
    ...(values.codeSizeLimit === undefined ? {} : { codeSizeLimit: values.codeSizeLimit }),
    ...(blockInterval === undefined ? {} : { blockInterval }),
    ...(feeRecipient === undefined ? {} : { feeRecipient }),
    ...(values.genesis === undefined
      ? { ...accountOptions(values, wallet), balance, gasLimit, baseFeePerGas, ...forkOptions(values) }
      : { genesis: await readGenesis('--init', values.genesis), ...(values.accountKeys ? { accounts: values.accountKeys } : {}) }),
    ...(chainId === undefined ? {} : { chainId }),
    ...(hardfork === undefined ? {} : { hardfork }),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(networkId === undefined ? {} : { networkId }),
    ...storeOptions(values.store, values),
    ...(await plannerOptions(values, { snapshot: '--planner-snapshot', prices: '--planner-prices' })),
    ...(values.importChain === undefined ? {} : { importChain: await importBytes(values.importChain, values.genesis) }),
  }
}

/** Returns the option `fork`. Throws `UsageError` for a flag that needs `--fork-url`. */
function forkOptions(values: DevValues): NodeOptions {
  const { forkUrl: url, forkBlock: block, forkHeaders: headers, forkFixture } = values
  const { forkRetries: retries, forkTimeout: timeout, forkBackoff: backoff } = values
  const fixture = forkFixture === undefined ? undefined : fixtureFile(forkFixture)
  const given = Object.entries({ block, headers, retries, timeout, backoff, fixture }).filter(([, value]) => value !== undefined)
  if (url !== undefined) return { fork: { url, ...Object.fromEntries(given) } }
  if (given.length > 0) throw new UsageError('--fork-url is missing: the other flags of a fork say how to read from its server')
  return {}
}

function accountOptions({ accounts, accountKeys }: DevValues, { mnemonic, derivationPath }: Wallet): NodeOptions {
  if (accountKeys) return { accounts: accountKeys }
  return { accounts, ...(mnemonic === undefined ? {} : { mnemonic }), ...(derivationPath === undefined ? {} : { derivationPath }) }
}

async function importBytes(path: string, genesis: string | undefined): Promise<Uint8Array> {
  if (genesis === undefined) throw new UsageError('--import needs --init: blocks follow the genesis they were made for')
  return readBytes('--import', path)
}
