import type { KeyedAccount } from '../../src/internal.js'
import type { Given } from './arguments.js'
import { readBytes, warnOfReaders } from './files.js'
import type { Kind } from './flag.js'
import { UsageError } from './usage-error.js'

const KEY = /^0x[0-9a-fA-F]{64}$/
const AMOUNT = /^(\d+|0x[0-9a-fA-F]+)$/
const WANT = 'private keys, each 0x and 64 hex digits, with a comma and a balance in wei where it differs from --balance'

/** Accounts in the format of Ganache: a list of `0xkey` or `0xkey,wei`. */
export const keyedAccounts: Kind<readonly KeyedAccount[]> = { argument: 'key[,wei]', want: WANT, repeats: true, read: readAccounts }

function readAccounts(text: string): readonly KeyedAccount[] | undefined {
  const accounts: KeyedAccount[] = []
  for (const word of text.split(',').map((part) => part.trim())) {
    const last = accounts.at(-1)
    if (KEY.test(word)) accounts.push({ privateKey: `0x${word.slice(2)}` })
    else if (AMOUNT.test(word) && last && last.balance === undefined) accounts[accounts.length - 1] = { ...last, balance: BigInt(word) }
    else return undefined
  }
  return accounts
}

/**
 * Adds the accounts of `--accounts-file` as the value of `--wallet.accounts`. The file has one account per line; `#` begins a comment.
 *
 * Throws `UsageError` for a file that cannot be read. The message contains no line of the file.
 */
export async function withAccountsOfFile(given: Given, warn: (line: string) => void): Promise<Given> {
  const { text: path, origin } = given.get('accountsFile') ?? {}
  // Beside `--wallet.accounts` the table of flags refuses it.
  if (path === undefined || origin === undefined || given.has('accountKeys')) return given
  const lines = (await readBytes(origin, path)).toString().split('\n')
  await warnOfReaders(origin, path, warn)
  const accounts = lines.map((line) => line.replace(/#.*/, '').trim())
  const wrong = accounts.findIndex((account) => account !== '' && readAccounts(account)?.length !== 1)
  if (wrong !== -1)
    throw new UsageError(`${origin}: ${path}, line ${wrong + 1}: expected a private key, 0x and 64 hex digits, or one with a comma and wei`)
  const text = accounts.filter((account) => account !== '').join(',')
  if (text === '') throw new UsageError(`${origin}: ${path}: expected private keys, one a line; there is none`)
  const others = [...given].filter(([key]) => key !== 'accountsFile')
  return new Map([...others, ['accountKeys', { origin: `${origin} ${path}`, text }]])
}
