/**
 * Encoding of a block in memory and in a store. It leaves out all fields that can be computed from the others.
 *
 * | part | content |
 * | --- | --- |
 * | hashes | the hash of the block, the number of transactions, their hashes |
 * | header | number, timestamp, limits of the chain, and the fields that differ from those of an empty header; bloom filters as lists of bits |
 * | frame | total difficulty, uncles, withdrawals |
 * | transactions | sender, and the encoding of EIP-2718 |
 * | receipts | status or root, cumulative gas, bloom filter, logs |
 *
 * Prices, addresses of created contracts and positions of logs follow from the transactions and their order.
 */

import type { ChainRules } from '../evm/chain-rules.js'
import { createdAddress } from '../evm/contract-address.js'
import { type Header, type HeaderFields, newHeader } from '../evm/header.js'
import { NO_BLOOM } from '../evm/logs-bloom.js'
import { type ChainLimits, PROTOCOL_LIMITS, type Rules } from '../evm/rules.js'
import {
  blobGasOf,
  decodeAcceptedTransaction,
  effectiveGasPrice,
  encodeTransaction,
  impersonatedSender,
  type Transaction,
} from '../evm/transaction.js'
import { type TransactionBody, withSignature } from '../evm/transaction-body.js'
import { ByteReader, ByteWriter } from '../primitives/byte-buffer.js'
import { type Address, bytesToHex, equalBytes, type Hash } from '../primitives/hex.js'
import { haveSameMembers } from '../primitives/members.js'
import type { Block, Log, Receipt, Withdrawal } from './block.js'
import { LogBytes, type LogPlace, RecordedLog } from './recorded-log.js'

const HASH_LENGTH = 32
const ADDRESS_LENGTH = 20
const BLOOM_LENGTH = 256

/** Parts of a block that its record holds. The state is elsewhere. */
export type RecordedBlock = Omit<Block, 'state' | 'number'>

/** Returns the record of a block. */
export function encodeRecord(block: RecordedBlock): Uint8Array {
  const writer = new ByteWriter()
  writeRecord(writer, block)
  return writer.finish()
}

/** Writes the record of a block. */
export function writeRecord(writer: ByteWriter, block: RecordedBlock): void {
  const { hash, header, transactions, uncles, withdrawals, receipts, totalDifficulty } = block
  writer.hex(hash)
  writer.count(transactions.length)
  for (const transaction of transactions) writer.hex(transaction.hash)
  writeHeader(writer, header)
  writer.integer(totalDifficulty)
  writer.count(uncles.length)
  for (const uncle of uncles) writeHeader(writer, uncle)
  writer.count(withdrawals?.length ?? 0)
  for (const withdrawal of withdrawals ?? []) writeWithdrawal(writer, withdrawal)
  for (const transaction of transactions) writeTransaction(writer, transaction)
  for (const receipt of receipts) writeReceipt(writer, receipt)
}

/** Writes a transaction without its hash and its blobs. */
export function writeTransaction(writer: ByteWriter, transaction: Transaction): void {
  writer.hex(transaction.from)
  writer.byte(signingOf(transaction.body))
  writer.string(encodeTransaction(transaction))
}

/** Reads what `writeTransaction` wrote. */
export function readTransaction(reader: ByteReader, hash: Hash, rules: Rules): Transaction {
  return decodeTransaction(locateTransaction(reader), hash, rules)
}

function locateTransaction(reader: ByteReader): EncodedTransaction {
  const from = reader.hex(ADDRESS_LENGTH)
  const signing = reader.byte()
  return { from, signing, encoding: reader.string() }
}

/** Kinds of signatures. */
const SIGNED = 0
const IMPERSONATED = 1
const IMPERSONATED_WITHOUT_CHAIN = 2

function signingOf(body: TransactionBody): number {
  if (impersonatedSender(body) === undefined) return SIGNED
  return body.chainId === undefined ? IMPERSONATED_WITHOUT_CHAIN : IMPERSONATED
}

/** Fields of a header that a record may leave out, with the lengths of those that are hashes and addresses. */
const HEADER_FIELDS = [
  ['parentHash', HASH_LENGTH],
  ['unclesHash', HASH_LENGTH],
  ['feeRecipient', ADDRESS_LENGTH],
  ['stateRoot', HASH_LENGTH],
  ['transactionsRoot', HASH_LENGTH],
  ['receiptsRoot', HASH_LENGTH],
  ['logsBloom', 'bloom'],
  ['difficulty', 'integer'],
  ['gasLimit', 'integer'],
  ['gasUsed', 'integer'],
  ['extraData', 'bytes'],
  ['mixHash', HASH_LENGTH],
  ['nonce', 'bytes'],
  ['baseFeePerGas', 'integer'],
  ['withdrawalsRoot', HASH_LENGTH],
  ['blobGasUsed', 'integer'],
  ['excessBlobGas', 'integer'],
  ['parentBeaconBlockRoot', HASH_LENGTH],
  ['requestsHash', HASH_LENGTH],
] as const satisfies readonly (readonly [keyof HeaderFields, number | 'bloom' | 'integer' | 'bytes'])[]

/** Bits beside those of the fields. The block was made under the limits of the protocol, or under others, which follow. Records without both are of older versions. */
const PROTOCOLS_LIMITS = 1 << HEADER_FIELDS.length
const OWN_LIMITS = PROTOCOLS_LIMITS << 1

type HeaderValue = HeaderFields[keyof HeaderFields]

/** Headers without any field, by rules. */
const emptyHeaders = new WeakMap<Rules, Header>()

function emptyHeader(rules: Rules): Header {
  let header = emptyHeaders.get(rules)
  if (!header) {
    header = newHeader(rules, {})
    emptyHeaders.set(rules, header)
  }
  return header
}

function isSame(a: HeaderValue, b: HeaderValue): boolean {
  return a === b || (a instanceof Uint8Array && b instanceof Uint8Array && equalBytes(a, b))
}

function writeHeader(writer: ByteWriter, header: Header): void {
  const empty = emptyHeader(header.rules)
  writer.integer(header.number)
  writer.integer(header.timestamp)
  const { limits } = header.rules
  const isUsual = haveSameMembers(limits, PROTOCOL_LIMITS)
  let differing = isUsual ? PROTOCOLS_LIMITS : OWN_LIMITS
  HEADER_FIELDS.forEach(([name], i) => {
    if (!isSame(header[name], empty[name])) differing |= 1 << i
  })
  writer.count(differing)
  if (!isUsual) {
    writer.count(limits.codeSize)
    writer.integer(limits.transactionGas)
  }
  HEADER_FIELDS.forEach(([name, kind], i) => {
    if ((differing & (1 << i)) === 0) return
    const value = header[name]
    if (typeof value === 'bigint') writer.integer(value)
    else if (typeof value === 'string') writer.hex(value)
    else if (value) kind === 'bloom' ? writeBloom(writer, value) : writer.string(value)
  })
}

function readHeader(reader: ByteReader, rules: ChainRules, hash?: Hash): Header {
  const number = reader.integer()
  const timestamp = reader.integer()
  const differing = reader.count()
  const made = rules.under(readLimits(reader, differing) ?? rules.limits).at(number, timestamp)
  const fields: { -readonly [Name in keyof HeaderFields]?: HeaderValue } = { number, timestamp }
  for (const [i, [name, kind]] of HEADER_FIELDS.entries()) {
    if ((differing & (1 << i)) === 0) continue
    if (kind === 'integer') fields[name] = reader.integer()
    else if (kind === 'bloom') fields[name] = readBloom(reader)
    else fields[name] = kind === 'bytes' ? reader.string() : reader.hex(kind)
  }
  // The table pairs each name with the kind of its field.
  return newHeader(made, fields as Partial<HeaderFields>, hash)
}

function readLimits(reader: ByteReader, bits: number): ChainLimits | undefined {
  if ((bits & OWN_LIMITS) !== 0) return { codeSize: reader.count(), transactionGas: reader.integer() }
  return (bits & PROTOCOLS_LIMITS) === 0 ? undefined : PROTOCOL_LIMITS
}

/** Number that stands for a filter with more bits than a list of them would be worth. */
const WHOLE = 255
const MOST_BITS = 120

function writeBloom(writer: ByteWriter, bloom: Uint8Array): void {
  const bits: number[] = []
  for (let i = 0; i < BLOOM_LENGTH; i++) {
    for (let octet = bloom[i] ?? 0; octet !== 0 && bits.length <= MOST_BITS; octet &= octet - 1) {
      bits.push(8 * i + 31 - Math.clz32(octet & -octet))
    }
  }
  if (bits.length > MOST_BITS) {
    writer.byte(WHOLE)
    writer.bytes(bloom)
    return
  }
  writer.byte(bits.length)
  for (const bit of bits) writer.count(bit)
}

function readBloom(reader: ByteReader): Uint8Array {
  const count = reader.byte()
  if (count === WHOLE) return reader.bytes(BLOOM_LENGTH)
  if (count === 0) return NO_BLOOM
  const bloom = new Uint8Array(BLOOM_LENGTH)
  for (let i = 0; i < count; i++) {
    const bit = reader.count()
    bloom[bit >> 3] = (bloom[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
  return bloom
}

function writeWithdrawal(writer: ByteWriter, { index, validatorIndex, address, amount }: Withdrawal): void {
  writer.integer(index)
  writer.integer(validatorIndex)
  writer.hex(address)
  writer.integer(amount)
}

function readWithdrawal(reader: ByteReader): Withdrawal {
  const [index, validatorIndex] = [reader.integer(), reader.integer()]
  return { index, validatorIndex, address: reader.hex(ADDRESS_LENGTH), amount: reader.integer() }
}

/** Outcome of a transaction before Byzantium, which is followed by the state root. Other outcomes are the status. */
const ROOT = 2

function writeReceipt(writer: ByteWriter, { status, root, cumulativeGasUsed, logsBloom, logs }: Receipt): void {
  writer.byte(root === undefined ? (status ?? 0) : ROOT)
  if (root !== undefined) writer.hex(root)
  writer.integer(cumulativeGasUsed)
  writer.count(logs.length)
  if (logs.length === 0) return
  writeBloom(writer, logsBloom)
  for (const { address, topics, data } of logs) {
    writer.hex(address)
    writer.byte(topics.length)
    for (const topic of topics) writer.hex(topic)
    writer.string(data)
  }
}

/** Returns the hash of the block whose record begins at a position. */
export function recordedHash(bytes: Uint8Array, position: number): Hash {
  return bytesToHex(bytes.subarray(position, position + HASH_LENGTH))
}

/** Returns the number of transactions of the block whose record begins at a position. */
export function recordedTransactionCount(bytes: Uint8Array, position: number): number {
  return new ByteReader(bytes, position + HASH_LENGTH).count()
}

/** Returns the hash of a transaction of the block whose record begins at a position. */
export function recordedTransactionHash(bytes: Uint8Array, position: number, index: number): Hash {
  const reader = new ByteReader(bytes, position + HASH_LENGTH)
  reader.count()
  const start = reader.position + HASH_LENGTH * index
  return bytesToHex(bytes.subarray(start, start + HASH_LENGTH))
}

interface Frame {
  readonly header: Header
  readonly totalDifficulty: bigint
  readonly uncles: readonly Header[]
  readonly withdrawals: readonly Withdrawal[] | undefined
  /** Position of the transactions. */
  readonly end: number
}

/** Runs the decoding of a part of a record. It may replace the error of bytes that are no record. */
export type Guard = <T>(decode: () => T) => T

/** Reads a record. Each part is decoded when it is first asked for. */
export class BlockRecord implements RecordedBlock {
  readonly hash: Hash
  readonly #bytes: Uint8Array
  readonly #rules: ChainRules
  readonly #guard: Guard
  readonly #hashes: number
  readonly #count: number
  #frame: Frame | undefined
  #encoded: { readonly transactions: readonly EncodedTransaction[]; readonly end: number } | undefined
  #transactions: readonly Transaction[] | undefined
  #receipts: readonly Receipt[] | undefined

  /** @param position of the record in `bytes` */
  constructor(bytes: Uint8Array, position: number, rules: ChainRules, guard: Guard = (decode) => decode()) {
    const reader = new ByteReader(bytes, position)
    this.#bytes = bytes
    this.#rules = rules
    this.#guard = guard
    this.hash = reader.hex(HASH_LENGTH)
    this.#count = reader.count()
    this.#hashes = reader.position
  }

  get header(): Header {
    return this.#framed.header
  }

  get totalDifficulty(): bigint {
    return this.#framed.totalDifficulty
  }

  get uncles(): readonly Header[] {
    return this.#framed.uncles
  }

  get withdrawals(): readonly Withdrawal[] | undefined {
    return this.#framed.withdrawals
  }

  get transactions(): readonly Transaction[] {
    this.#transactions ??= this.#guard(() =>
      this.#located.transactions.map((encoded, index) => decodeTransaction(encoded, this.#hashOf(index), this.header.rules)),
    )
    return this.#transactions
  }

  get receipts(): readonly Receipt[] {
    this.#receipts ??= this.#guard(() => this.#decodeReceipts())
    return this.#receipts
  }

  get #framed(): Frame {
    this.#frame ??= this.#guard(() => this.#decodeFrame())
    return this.#frame
  }

  get #located() {
    this.#encoded ??= this.#guard(() => this.#locateTransactions())
    return this.#encoded
  }

  #hashOf(index: number): Hash {
    const start = this.#hashes + HASH_LENGTH * index
    return bytesToHex(this.#bytes.subarray(start, start + HASH_LENGTH))
  }

  #decodeFrame(): Frame {
    const reader = new ByteReader(this.#bytes, this.#hashes + HASH_LENGTH * this.#count)
    const header = readHeader(reader, this.#rules, this.hash)
    const totalDifficulty = reader.integer()
    const uncles = Array.from({ length: reader.count() }, () => readHeader(reader, this.#rules))
    const listed = Array.from({ length: reader.count() }, () => readWithdrawal(reader))
    return { header, totalDifficulty, uncles, withdrawals: header.rules.isActive(4895) ? listed : undefined, end: reader.position }
  }

  #locateTransactions() {
    const reader = new ByteReader(this.#bytes, this.#framed.end)
    const transactions = Array.from({ length: this.#count }, () => locateTransaction(reader))
    return { transactions, end: reader.position }
  }

  #decodeReceipts(): Receipt[] {
    const reader = new ByteReader(this.#bytes, this.#located.end)
    const { header, hash } = this
    const block = { blockNumber: header.number, blockHash: hash, blockTimestamp: header.timestamp }
    const source = new LogBytes(this.#bytes)
    let gasBefore = 0n
    let logIndex = 0
    return Array.from({ length: this.#count }, (_, transactionIndex): Receipt => {
      const outcome = reader.byte()
      const root = outcome === ROOT ? reader.hex(HASH_LENGTH) : undefined
      const cumulativeGasUsed = reader.integer()
      const gasUsed = cumulativeGasUsed - gasBefore
      gasBefore = cumulativeGasUsed
      const count = reader.count()
      const logsBloom = count === 0 ? NO_BLOOM : readBloom(reader)
      const transactionHash = this.#hashOf(transactionIndex)
      const place: LogPlace = { ...block, transactionHash, transactionIndex }
      const logs = Array.from({ length: count }, (): Log => new RecordedLog(reader, source, place, logIndex++))
      const outcomeFields = { status: outcome === ROOT ? undefined : outcome === 1 ? (1 as const) : (0 as const), root }
      const gasFields = { gasUsed, cumulativeGasUsed }
      return new RecordedReceipt(this, { transactionIndex, ...outcomeFields, ...gasFields, logsBloom, logs })
    })
  }
}

interface EncodedTransaction {
  readonly from: Address
  readonly signing: number
  /** EIP-2718. */
  readonly encoding: Uint8Array
}

function decodeTransaction({ from, signing, encoding }: EncodedTransaction, hash: Hash, rules: Rules): Transaction {
  const body = decodeAcceptedTransaction(encoding, rules)
  // A typed transaction of the impersonated account zero has a signature of zeros, as unsigned ones have.
  const isZero = signing === IMPERSONATED && body.signature === undefined
  return { hash, from, body: isZero ? withSignature(body, { r: 0n, s: 0n, yParity: 0 }) : body }
}

type RecordedOutcome = Pick<Receipt, 'transactionIndex' | 'status' | 'root' | 'gasUsed' | 'cumulativeGasUsed' | 'logsBloom' | 'logs'>

/** A receipt that decodes its transaction only for the fields that follow from it. */
class RecordedReceipt implements Receipt {
  readonly transactionIndex: number
  readonly status: 0 | 1 | undefined
  readonly root: Hash | undefined
  readonly gasUsed: bigint
  readonly cumulativeGasUsed: bigint
  readonly logsBloom: Uint8Array
  readonly logs: readonly Log[]
  readonly #block: BlockRecord

  constructor(block: BlockRecord, outcome: RecordedOutcome) {
    this.#block = block
    this.transactionIndex = outcome.transactionIndex
    this.status = outcome.status
    this.root = outcome.root
    this.gasUsed = outcome.gasUsed
    this.cumulativeGasUsed = outcome.cumulativeGasUsed
    this.logsBloom = outcome.logsBloom
    this.logs = outcome.logs
  }

  get transaction(): Transaction {
    const transaction = this.#block.transactions[this.transactionIndex]
    if (!transaction) throw new RangeError(`no transaction at ${this.transactionIndex}`)
    return transaction
  }

  get blockHash(): Hash {
    return this.#block.hash
  }

  get blockNumber(): bigint {
    return this.#block.header.number
  }

  get effectiveGasPrice(): bigint {
    return effectiveGasPrice(this.transaction.body, this.#block.header.baseFeePerGas)
  }

  get blobGasUsed(): bigint | undefined {
    const gas = blobGasOf(this.transaction.body)
    return gas === 0n ? undefined : gas
  }

  get blobGasPrice(): bigint | undefined {
    return this.blobGasUsed === undefined ? undefined : this.#block.header.blobBaseFee
  }

  get contractAddress(): Address | undefined {
    const { from, body } = this.transaction
    return body.to === undefined ? createdAddress(from, body.nonce) : undefined
  }
}
