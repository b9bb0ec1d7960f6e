import { readTransaction, writeTransaction } from '../chain/block-record.js'
import type { Rules } from '../evm/rules.js'
import type { Transaction } from '../evm/transaction.js'
import type { BlobSidecar } from '../evm/transaction-body.js'
import type { PoolContents, PoolJournal } from '../pool/pool.js'
import { ByteReader, ByteWriter } from '../primitives/byte-buffer.js'
import { LocalError } from '../primitives/errors.js'
import type { Hash } from '../primitives/hex.js'
import { decoded, numberIn, numberKey, type RecordBatch, type Records } from '../store/records.js'

/** Transactions that only a test chain may have were waiting when a chain went on under a consensus engine. */
export class ImpersonatedDropped extends LocalError {
  constructor(count: number) {
    super(
      `${count} ${count === 1 ? 'transaction' : 'transactions'} of impersonated accounts dropped from the pool: the chain goes on under a consensus engine, and they have no signature`,
    )
  }
}

const HASH_LENGTH = 32

/** Returns a transaction with its blobs as bytes. */
export function encodePoolTransaction(transaction: Transaction): Uint8Array {
  const writer = new ByteWriter(256)
  writer.hex(transaction.hash)
  writeTransaction(writer, transaction)
  const { body } = transaction
  const sidecar = body.type === 3 ? body.sidecar : undefined
  writer.byte(sidecar ? 1 : 0)
  if (sidecar) writeSidecar(writer, sidecar)
  return writer.finish()
}

/** @param rules of the block that could contain it next */
export function decodePoolTransaction(bytes: Uint8Array, rules: Rules): Transaction {
  const reader = new ByteReader(bytes)
  const transaction = readTransaction(reader, reader.hex(HASH_LENGTH), rules)
  const { body } = transaction
  if (reader.byte() === 0 || body.type !== 3) return transaction
  return { ...transaction, body: { ...body, sidecar: readSidecar(reader) } }
}

function writeSidecar(writer: ByteWriter, { version, blobs, commitments, proofs }: BlobSidecar): void {
  writer.byte(version)
  for (const list of [blobs, commitments, proofs]) {
    writer.count(list.length)
    for (const item of list) writer.string(item)
  }
}

function readSidecar(reader: ByteReader): BlobSidecar {
  const version = reader.byte() === 0 ? 0 : 1
  const list = () => Array.from({ length: reader.count() }, () => reader.string())
  return { version, blobs: list(), commitments: list(), proofs: list() }
}

/** A transaction in the store, and the key of its record. */
interface StoredTransaction {
  readonly key: number
  readonly transaction: Transaction
}

/**
 * Transactions of the pool in a store, by order of arrival. It records in what the pool and the store differ, and writes that with the next batch.
 */
export class PoolRecords implements PoolJournal {
  /** The transactions that are in the store, in ascending order of their keys. */
  readonly #stored = new Map<Hash, StoredTransaction>()
  /** Those that have come to the pool since. One that had left it is behind the others now, so it is here and in `#removed`. */
  readonly #added = new Map<Hash, Transaction>()
  /** Those of the store that have left the pool. */
  readonly #removed = new Set<Hash>()
  /** Keys of transactions in the store that do not belong to the pool. They are removed with the next batch, which they do not cause: the store may be read-only. */
  readonly #refused = new Set<number>()
  #next = 0

  added(transaction: Transaction): void {
    const { hash } = transaction
    if (!this.#stored.has(hash) || this.#removed.has(hash)) this.#added.set(hash, transaction)
  }

  removed({ hash }: Transaction): void {
    this.#added.delete(hash)
    if (this.#stored.has(hash)) this.#removed.add(hash)
  }

  refused({ hash }: Transaction): void {
    this.#added.delete(hash)
    this.#removed.delete(hash)
    const stored = this.#stored.get(hash)
    if (!stored) return
    this.#stored.delete(hash)
    this.#refused.add(stored.key)
  }

  /** Whether the pool is not what it is in the store. */
  get isChanged(): boolean {
    return this.#added.size + this.#removed.size > 0
  }

  /** The contents of the pool in the store. */
  get contents(): PoolContents {
    return Array.from(this.#stored.values(), ({ transaction }) => transaction)
  }

  /** Notes that the pool contains `contents` again, in their order, except those that it has dropped since. */
  restored(): void {
    for (const hash of this.#stored.keys()) if (this.#added.delete(hash)) this.#removed.delete(hash)
  }

  /**
   * Adds all changes to a batch, and returns what is to be called when it is written.
   *
   * @param mined transactions of blocks of the same batch, which leave the pool when it is written
   */
  write(batch: RecordBatch, mined: ReadonlySet<Hash>): () => void {
    const refused = [...this.#refused]
    for (const key of refused) batch.delete('pool', numberKey(key))
    const gone = [...this.#removed, ...[...mined].filter((hash) => this.#stored.has(hash))]
    for (const hash of gone) {
      const stored = this.#stored.get(hash)
      if (stored) batch.delete('pool', numberKey(stored.key))
    }
    const come: StoredTransaction[] = []
    for (const [hash, transaction] of this.#added) {
      if (mined.has(hash)) continue
      const key = this.#next++
      come.push({ key, transaction })
      batch.put('pool', numberKey(key), encodePoolTransaction(transaction))
    }
    return () => {
      for (const key of refused) this.#refused.delete(key)
      for (const hash of gone) this.#forget(hash)
      for (const stored of come) this.#hold(stored)
    }
  }

  /** Returns the transactions of the store in their order, as the contents of the pool. */
  async load(records: Records, rules: Rules): Promise<Transaction[]> {
    const transactions: Transaction[] = []
    for await (const [id, content] of records.all('pool')) {
      const transaction = decoded('pool', id, () => decodePoolTransaction(content, rules))
      const key = numberIn(id)
      transactions.push(transaction)
      this.#stored.set(transaction.hash, { key, transaction })
      this.#next = key + 1
    }
    return transactions
  }

  /** Notes that the store contains a transaction. It may have left the pool while it was written. */
  #hold(stored: StoredTransaction): void {
    const { hash } = stored.transaction
    this.#stored.set(hash, stored)
    if (!this.#added.delete(hash)) this.#removed.add(hash)
  }

  /** Notes that the store does not contain a transaction any more. It may have come to the pool again meanwhile, or be there still. */
  #forget(hash: Hash): void {
    const stored = this.#stored.get(hash)
    this.#stored.delete(hash)
    if (stored && !this.#removed.delete(hash)) this.#added.set(hash, stored.transaction)
  }
}
