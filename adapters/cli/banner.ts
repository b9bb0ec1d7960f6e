import { isEverywhere } from './endpoint.js'
import type { Facts, Wallet } from './facts.js'
import type { Palette } from './terminal.js'

const WARNINGS: Readonly<Record<Wallet['origin'], readonly string[]>> = {
  public: [
    'WARNING: these accounts and their private keys are publicly known.',
    'Any funds sent to them on Mainnet or any other live network WILL BE LOST.',
  ],
  fresh: ['The mnemonic was made for this run and stands above for everyone to read: use it for tests only.'],
  own: ['The mnemonic is your own: it and its private keys are not shown.'],
  keys: ['The private keys are your own: they are not shown.'],
}

/** Returns the banner of a test chain, in the order of the banner of Anvil. */
export function banner(facts: Facts, origin: Wallet['origin'], { bold, dim, red, yellow }: Palette): string {
  const { accounts, wallet, genesis, baseFeePerGas, fork } = facts
  const section = (title: string, ...lines: readonly string[]) => [bold(title), dim('='.repeat(18)), ...lines, '']
  const numbered = (lines: readonly string[]) => lines.map((line, index) => `(${index}) ${line}`)
  const keys = accounts.flatMap(({ privateKey }) => privateKey ?? [])
  const paint = origin === 'public' ? red : yellow
  return [
    '',
    `${bold(facts.name)} ${facts.version}`,
    '',
    ...(accounts.length === 0
      ? []
      : section('Available Accounts', ...numbered(accounts.map(({ address, balance }) => `${address} (${inEther(balance)} ETH)`)))),
    ...(keys.length === 0 ? [] : section('Private Keys', ...numbered(keys))),
    ...(wallet === undefined
      ? []
      : section(
          'Wallet',
          ...(wallet.mnemonic === undefined ? [] : [`Mnemonic:          ${wallet.mnemonic}`]),
          `Derivation path:   ${wallet.derivationPath}`,
        )),
    ...section('Chain ID', String(facts.chainId)),
    ...(baseFeePerGas === undefined ? [] : section('Base Fee', baseFeePerGas)),
    ...section('Gas Limit', facts.gasLimit),
    ...section('Genesis Timestamp', String(genesis.timestamp)),
    ...section('Genesis Number', String(genesis.number)),
    ...(fork === undefined
      ? []
      : section(
          'Fork',
          `Endpoint:          ${fork.endpoint}`,
          `Block number:      ${genesis.number}`,
          `Block hash:        ${genesis.hash}`,
          `Chain ID:          ${facts.chainId}`,
        )),
    ...(accounts.length === 0 ? [] : [...WARNINGS[origin].map(paint), '']),
  ].join('\n')
}

/** Returns the lines with the addresses of the page and of the node. Scripts wait for the last line. */
export function listening(
  { http, ws }: Pick<Facts, 'http' | 'ws'>,
  { host, noUi, sourcify }: { readonly host: string; readonly noUi: boolean; readonly sourcify: boolean },
): string {
  const page = noUi ? '' : `Open ${http} in a browser to look at the chain\n`
  const repository = sourcify ? `Sourcify repository at ${http}/sourcify\n` : ''
  return `${page}${repository}Listening on ${http} and ${ws}${isEverywhere(host) ? ' (all interfaces)' : ''}`
}

/** Formats wei as ether, without trailing zeros. */
export function inEther(wei: string): string {
  const digits = wei.padStart(19, '0')
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`.replace(/\.?0+$/, '')
}
