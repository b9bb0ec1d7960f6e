import { type Address, type Hex, hexToBytes } from '../primitives/hex.js'
import { flaw, isRecord, type OptionFlaw } from '../primitives/option-flaw.js'
import { addressOfPrivateKey } from './address-of-private-key.js'
import type { DevAccount } from './dev-accounts.js'
import { isPrivateKey } from './private-key.js'

/** An account that a node manages from its start, given by its key. */
export interface KeyedAccount {
  /** 32 bytes of hex. */
  readonly privateKey: Hex
  /** Balance at the start in wei. Default: the option `balance`; with a genesis, what the genesis says. */
  readonly balance?: bigint
}

const MAX_ACCOUNTS = 1000
const EXPECTED = `an integer from 0 to ${MAX_ACCOUNTS}, or an array of at most as many objects with privateKey, and balance where it differs`

/** Returns the fault of the option `accounts`. It never contains a key. */
export function accountsFlaw(accounts: unknown): OptionFlaw | undefined {
  if (typeof accounts === 'number') {
    return Number.isSafeInteger(accounts) && accounts >= 0 && accounts <= MAX_ACCOUNTS
      ? undefined
      : { path: '', expected: EXPECTED, given: accounts }
  }
  if (!Array.isArray(accounts) || accounts.length > MAX_ACCOUNTS) return flaw('', EXPECTED, accounts)
  const known = new Set<string>()
  for (const [index, account] of accounts.entries()) {
    const found = accountFlaw(`${index}`, account)
    if (found) return found
    const key = String(account.privateKey).toLowerCase()
    if (known.has(key)) return flaw(`${index}.privateKey`, 'a key that is not given before', account.privateKey)
    known.add(key)
  }
  return undefined
}

function accountFlaw(path: string, account: unknown): OptionFlaw | undefined {
  if (!isRecord(account)) return flaw(path, 'an object with privateKey, and balance where it differs', account)
  const { privateKey, balance, ...others } = account
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) return flaw(`${path}.${unknown}`, 'one of the members privateKey, balance', others[unknown])
  const isKey = typeof privateKey === 'string' && /^0x[0-9a-fA-F]{64}$/.test(privateKey) && isPrivateKey(hexToBytes(privateKey as Hex))
  if (!isKey) return flaw(`${path}.privateKey`, 'a private key: 0x and 64 hex digits, from 1 to the order of secp256k1', privateKey)
  const isBalance = balance === undefined || (typeof balance === 'bigint' && balance >= 0n)
  return isBalance ? undefined : flaw(`${path}.balance`, 'a bigint of wei that is not negative', balance)
}

/** The accounts with their addresses. */
export function accountsOfKeys(accounts: readonly KeyedAccount[]): readonly DevAccount[] {
  return accounts.map(({ privateKey }) => ({ address: addressOfPrivateKey(hexToBytes(privateKey)), privateKey }))
}

/** Balances at the start of accounts that are given by their keys, in wei. */
export function balancesOfKeys(
  given: readonly KeyedAccount[],
  accounts: readonly DevAccount[],
  byDefault: bigint | undefined,
): ReadonlyMap<Address, bigint> {
  const balances = new Map<Address, bigint>()
  for (const [index, { address }] of accounts.entries()) {
    const balance = given[index]?.balance ?? byDefault
    if (balance !== undefined) balances.set(address, balance)
  }
  return balances
}
