import { readFile } from 'node:fs/promises'
import { type Node, NodeError } from '../../src/internal.js'
import { readWith, warnOfReaders } from './files.js'
import { UsageError } from './usage-error.js'

/** Values of the flags for unlocked accounts, by the key of the flag. */
export interface UnlockValues {
  readonly unlock: readonly string[] | undefined
  readonly passwordFile: string | undefined
  readonly allowInsecureUnlock: boolean | undefined
  readonly enable: boolean
}

/** Account to unlock, and its passphrase. */
export interface Unlocking {
  readonly address: `0x${string}`
  readonly passphrase: string
}

/**
 * Returns the accounts of `--unlock` with their passphrases. As in geth, the first line of the file is for the first account, and so on. Accounts
 * without a line use the last line. A line break at the end of the file does not begin another line.
 *
 * Throws `UsageError`, whose message contains no line of the file.
 */
export async function readUnlockings(
  { unlock = [], passwordFile, allowInsecureUnlock, enable }: UnlockValues,
  warn: (line: string) => void,
): Promise<readonly Unlocking[]> {
  if (unlock.length === 0) {
    if (passwordFile === undefined) return []
    throw new UsageError('--password-file needs --unlock: the accounts that its passphrases open')
  }
  if (passwordFile === undefined) throw new UsageError('--unlock needs --password-file: a file with a passphrase in each line')
  if (enable && allowInsecureUnlock === false) {
    // geth's words.
    throw new UsageError('--unlock: account unlock with HTTP access is forbidden by --json-rpc.allow-insecure-unlock=false')
  }
  const addresses = unlock.map(readAddress)
  const lines = await readWith('--password-file', passwordFile, (path) => readLines(path, warn))
  return addresses.map((address, index) => ({ address, passphrase: lines[index] ?? lines.at(-1) ?? '' }))
}

/** Unlocks accounts until the node closes. Throws `UsageError` for an account that cannot be unlocked. */
export async function unlockAccounts(node: Node, unlockings: readonly Unlocking[]): Promise<void> {
  for (const { address, passphrase } of unlockings) {
    try {
      await node.unlock(address, passphrase)
    } catch (error) {
      throw error instanceof NodeError ? new UsageError(`--unlock: ${address}: ${error.message}`) : error
    }
  }
}

function readAddress(given: string): `0x${string}` {
  const digits = given.replace(/^0x/i, '')
  if (!/^[0-9a-f]{40}$/i.test(digits))
    throw new UsageError(`--unlock: expected addresses, 40 hex digits with or without 0x, got '${given}'`)
  return `0x${digits.toLowerCase()}`
}

async function readLines(path: string, warn: (line: string) => void): Promise<readonly string[]> {
  const text = await readFile(path, 'utf8')
  await warnOfReaders('--password-file', path, warn)
  return text.replace(/\r?\n$/, '').split(/\r?\n/)
}
