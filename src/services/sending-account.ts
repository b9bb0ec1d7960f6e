import { UnknownAccount } from '../accounts/errors.js'
import { impersonatedTransaction, type Transaction } from '../evm/transaction.js'
import type { TransactionBody } from '../evm/transaction-body.js'
import type { Address } from '../primitives/hex.js'
import { openKeyring } from './account-access.js'
import type { Needs } from './context.js'

/** Parts of the node that know the accounts that it may send from. */
export type SendingAccounts = Needs<'impersonation' | 'keyring' | 'options'>

/** Sender of a transaction without a signature. */
export interface SendingAccount {
  readonly address: Address
  /** Throws `AccountLocked`. */
  transaction(body: TransactionBody): Transaction
}

/** An account that is impersonated, or whose key is managed here. Throws `AccountAccessForbidden` or `UnknownAccount`. */
export function sendingAccount(context: Needs<'impersonation' | 'keyring' | 'options'>, address: Address | undefined): SendingAccount {
  if (address !== undefined && context.impersonation.covers(address)) return impersonated(address)
  const keyring = openKeyring(context)
  if (address === undefined || !keyring.has(address)) throw new UnknownAccount()
  return { address, transaction: (body) => keyring.signTransaction(address, body) }
}

/** Returns an impersonated account, whose key is not needed. */
export function impersonated(address: Address): SendingAccount {
  return { address, transaction: (body) => impersonatedTransaction(address, body) }
}
