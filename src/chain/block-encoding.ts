import type { ChainRules } from '../evm/chain-rules.js'
import { decodeHeader, type Header, headerItems, NUMBER, TIMESTAMP } from '../evm/header.js'
import { decodeBlockTransaction } from '../evm/transaction.js'
import { encodeBody, type TransactionBody, transactionItems } from '../evm/transaction-body.js'
import { bytesToBigInt, bytesToHex, EMPTY_BYTES, type Hash } from '../primitives/hex.js'
import { EMPTY_UNCLES_HASH, keccakHash } from '../primitives/keccak.js'
import { decodeRlp, InvalidRlp, type RlpLimits } from '../primitives/rlp.js'
import { encodeRlp, type RlpSource } from '../primitives/rlp-encoding.js'
import { orderedRoot } from '../state/trie.js'
import type { Withdrawal } from './block.js'

/** The parts of a block that its encoding holds. */
export interface BlockContent {
  readonly header: Header
  readonly transactions: readonly TransactionBody[]
  readonly uncles: readonly Header[]
  /** Undefined before Shanghai. */
  readonly withdrawals: readonly Withdrawal[] | undefined
}

/** Items of a block before their content is read. */
export type BlockItems = [
  header: Uint8Array[],
  transactions: (Uint8Array | Uint8Array[])[],
  uncles: Uint8Array[][],
  withdrawals?: Uint8Array[][],
]

function withdrawalItems({ index, validatorIndex, address, amount }: Withdrawal): RlpSource[] {
  return [index, validatorIndex, address, amount]
}

/** Returns a block's RLP. */
export function encodeContent({ header, transactions, uncles, withdrawals }: BlockContent): Uint8Array {
  return encodeRlp([
    headerItems(header),
    transactions.map((body) => (body.type === 0 ? transactionItems(body) : encodeBody(body))),
    uncles.map(headerItems),
    ...(withdrawals ? [withdrawals.map(withdrawalItems)] : []),
  ])
}

/** Returns the RLP of a block of the chain. */
export function encodeBlock({
  header,
  transactions,
  uncles,
  withdrawals,
}: Omit<BlockContent, 'transactions'> & { readonly transactions: readonly { readonly body: TransactionBody }[] }): Uint8Array {
  return encodeContent({ header, transactions: transactions.map(({ body }) => body), uncles, withdrawals })
}

/** Returns the root that a header has for some transactions. */
export function transactionsRootOf(transactions: readonly TransactionBody[]): Hash {
  return orderedRoot(transactions.map(encodeBody))
}

/** Returns the root that a header has for some withdrawals (EIP-4895). */
export function withdrawalsRootOf(withdrawals: readonly Withdrawal[]): Hash {
  return orderedRoot(withdrawals.map((withdrawal) => encodeRlp(withdrawalItems(withdrawal))))
}

/** Returns the hash that a header has for some uncles. */
export function unclesHashOf(uncles: readonly Header[]): Hash {
  return uncles.length === 0 ? EMPTY_UNCLES_HASH : keccakHash(encodeRlp(uncles.map(headerItems)))
}

/** A block is a list, its transactions another, and a legacy transaction another. Every element takes four bytes or more on average. */
function limitsOf(bytes: Uint8Array): RlpLimits {
  return { depth: 3, items: Math.max(1000, bytes.length / 4) }
}

/** Items of the longest header, and as many again for forks to come. */
const MAX_HEADER_ITEMS = 50

/** Returns the items of a block's RLP. Throws `InvalidRlp` for bytes that are not the RLP of a block. */
export function blockItems(bytes: Uint8Array): BlockItems {
  const items: unknown = decodeRlp(bytes, limitsOf(bytes))
  if (!isBlockItems(items)) throw new InvalidRlp('expected a block')
  return items
}

function isBlockItems(items: unknown): items is BlockItems {
  if (!Array.isArray(items) || items.length < 3) return false
  const [header, transactions, uncles, withdrawals = []] = items
  return (
    isBytesList(header) &&
    header.length <= MAX_HEADER_ITEMS &&
    Array.isArray(transactions) &&
    [uncles, withdrawals].every((list) => Array.isArray(list) && list.every(isBytesList))
  )
}

function isBytesList(value: unknown): value is Uint8Array[] {
  return Array.isArray(value) && value.every((item) => item instanceof Uint8Array)
}

/** A block whose parts cannot be in one block. */
export class InvalidBlockContent extends Error {}

const MOST_UNCLES = 2

/** Returns a block of its items, with nothing checked but its form. Throws an error that says what is wrong with it. */
export function decodeContent([fields, transactions, uncles, withdrawals]: BlockItems, rules: ChainRules): BlockContent {
  const header = headerOf(fields, rules)
  const content = {
    header,
    transactions: transactions.map((transaction) => decodeBlockTransaction(transaction, header.rules)),
    // An uncle may be of the fork before.
    uncles: uncles.map((uncle) => headerOf(uncle, rules)),
    withdrawals: withdrawals?.map(decodeWithdrawal) ?? (header.rules.isActive(4895) ? [] : undefined),
  }
  checkUncles(content)
  if (withdrawals !== undefined && !header.rules.isActive(4895)) {
    throw new InvalidBlockContent('Cannot have a withdrawals field if EIP 4895 is not active')
  }
  return content
}

function checkUncles({ header, uncles }: BlockContent): void {
  if (uncles.length === 0) return
  if (header.number !== 0n) {
    if (uncles.length > MOST_UNCLES) throw new InvalidBlockContent('too many uncle headers')
    if (new Set(uncles.map(({ hash }) => hash)).size < uncles.length) throw new InvalidBlockContent('duplicate uncles')
  }
  if (header.rules.isMerged) throw new InvalidBlockContent('Block initialization with uncleHeaders on a PoS network is not allowed')
}

/** Returns the number in a header's items. */
export function numberIn(items: readonly Uint8Array[]): bigint {
  return bytesToBigInt(items[NUMBER] ?? EMPTY_BYTES)
}

/** Returns the seconds since 1970 in a header's items. */
export function timestampIn(items: readonly Uint8Array[]): bigint {
  return bytesToBigInt(items[TIMESTAMP] ?? EMPTY_BYTES)
}

function headerOf(items: readonly Uint8Array[], rules: ChainRules): Header {
  return decodeHeader(items, rules.at(numberIn(items), timestampIn(items)))
}

function decodeWithdrawal(items: readonly Uint8Array[]): Withdrawal {
  const [index, validatorIndex, address, amount] = items
  if (items.length !== 4 || !index || !validatorIndex || !address || !amount) {
    throw new InvalidBlockContent(`Invalid withdrawalArray length expected=4 actual=${items.length}`)
  }
  if (address.length !== 20) throw new InvalidBlockContent('Invalid address length')
  return {
    index: bytesToBigInt(index),
    validatorIndex: bytesToBigInt(validatorIndex),
    address: bytesToHex(address),
    amount: bytesToBigInt(amount),
  }
}
