import { feesOf, type Transaction } from '../evm/transaction.js'
import type { Address, Hex } from '../primitives/hex.js'
import { checksumAddress } from '../primitives/keccak.js'
import { address, mapOf, type Schema, string, type ValueOf } from '../rpc/schema.js'
import type * as wire from '../wire/pool.js'
import { type TransactionValue, transactionSchema } from './transaction.js'

/** Addresses as geth writes them where they name the members of an object. */
const checksummed: Schema<Address, string> = { json: address.json, decode: address.decode, encode: checksumAddress }

/** Transactions of one sender by nonce, in decimal. */
export const byNonce: Schema<ReadonlyMap<string, TransactionValue>, wire.TransactionsByNonce> = mapOf(string, transactionSchema)
export const bySender: Schema<ReadonlyMap<Address, ValueOf<typeof byNonce>>, wire.TransactionsBySender> = mapOf(checksummed, byNonce)
export const summariesBySender: Schema<ReadonlyMap<Address, ReadonlyMap<string, string>>, wire.SummariesBySender> = mapOf(
  checksummed,
  mapOf(string, string),
)

/** Transactions of one sender under their nonces, described. */
export function nonceMap<Description>(
  transactions: readonly Transaction[],
  describe: (transaction: Transaction) => Description,
): Map<string, Description> {
  return new Map(transactions.map((transaction) => [transaction.body.nonce.toString(), describe(transaction)]))
}

/** The same for many senders. */
export function senderMap<Description>(
  senders: ReadonlyMap<Address, readonly Transaction[]>,
  describe: (transaction: Transaction) => Description,
): Map<Address, Map<string, Description>> {
  return new Map([...senders].map(([sender, transactions]) => [sender, nonceMap(transactions, describe)]))
}

/** A transaction in a line, for people: amounts in wei and gas, in decimal. */
export function summarise({ body }: Transaction): string {
  const target = body.to === undefined ? 'contract creation' : checksumAddress(body.to.toString() as Hex)
  return `${target}: ${body.value} wei + ${body.gasLimit} gas × ${feesOf(body).feeCap} wei`
}
