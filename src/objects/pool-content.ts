import { feesOf, type Transaction } from '../evm/transaction.js'
import type { Address, Hex } from '../primitives/hex.js'
import { checksumAddress } from '../primitives/keccak.js'
import { address, mapOf, type Schema, string, type ValueOf } from '../rpc/schema.js'
import type { Dialect } from '../services/dialect.js'
import type * as wire from '../wire/pool.js'
import { type TransactionValue, transactionSchema } from './transaction.js'

/** Addresses as they are written where they name the members of an object. */
const spelled: Schema<string, string> = { json: address.json, decode: address.decode, encode: (text) => text }

/** Transactions of one sender by nonce, in decimal. */
export const byNonce: Schema<ReadonlyMap<string, TransactionValue>, wire.TransactionsByNonce> = mapOf(string, transactionSchema)
export const bySender: Schema<ReadonlyMap<string, ValueOf<typeof byNonce>>, wire.TransactionsBySender> = mapOf(spelled, byNonce)
export const summariesBySender: Schema<ReadonlyMap<string, ReadonlyMap<string, string>>, wire.SummariesBySender> = mapOf(
  spelled,
  mapOf(string, string),
)

/** Transactions of one sender under their nonces, described. */
export function nonceMap<Description>(
  transactions: readonly Transaction[],
  describe: (transaction: Transaction) => Description,
): Map<string, Description> {
  return new Map(transactions.map((transaction) => [transaction.body.nonce.toString(), describe(transaction)]))
}

/** Returns how addresses of the pool are written: in lower case with the dialect `anvil`; otherwise with a checksum, as geth writes them. */
export function spellingOf(dialect: Dialect): (address: Address) => string {
  return dialect === 'anvil' ? String : checksumAddress
}

/** The same for many senders. */
export function senderMap<Description>(
  senders: ReadonlyMap<Address, readonly Transaction[]>,
  describe: (transaction: Transaction) => Description,
  spell: (address: Address) => string,
): Map<string, Map<string, Description>> {
  return new Map([...senders].map(([sender, transactions]) => [spell(sender), nonceMap(transactions, describe)]))
}

/** Returns a transaction in a line, for people: amounts in wei and gas, in decimal. */
export function summarise({ body }: Transaction, spell: (address: Address) => string): string {
  const target = body.to === undefined ? 'contract creation' : spell(body.to.toString() as Hex)
  return `${target}: ${body.value} wei + ${body.gasLimit} gas × ${feesOf(body).feeCap} wei`
}
