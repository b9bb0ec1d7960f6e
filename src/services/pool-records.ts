import { readTransaction, writeTransaction } from '../chain/block-record.js'
import type { Rules } from '../evm/rules.js'
import type { Transaction } from '../evm/transaction.js'
import type { BlobSidecar } from '../evm/transaction-body.js'
import type { PoolContents, PoolJournal } from '../pool/pool.js'
import { ByteReader, ByteWriter } from '../primitives/byte-buffer.js'
import type { Hash } from '../primitives/hex.js'
import { decoded, numberIn, numberKey, type RecordBatch, type Records } from '../store/records.js'

/** Transactions that only a test chain may have were waiting when a chain went on under a consensus engine. */
export class ImpersonatedDropped extends Error {
  override readonly name = 'ImpersonatedDropped'

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

/** Returns what two transactions have in common if one of them replaces the other. */
function placeOf({ from, body }: Transaction): string {
  return `${from} ${body.nonce}`
}

/**
 * Transactions of the pool in a store, by order of arrival. It records changes of the pool, and writes them with the next batch.
 */
export class PoolRecords implements PoolJournal {
  /** Keys of the transactions that are in the store. */
  readonly #keys = new Map<Hash, number>()
  readonly #added = new Map<Hash, Transaction>()
  /** Transactions that are in the store and have left the pool, by their keys. */
  readonly #removed = new Map<number, Transaction>()
  /** Keys of transactions in the store that do not belong to the pool. They are removed with the next batch, which they do not cause: the store may be read-only. */
  readonly #refused = new Set<number>()
  #next = 0

  added(transaction: Transaction): void {
    if (!this.#keys.has(transaction.hash)) this.#added.set(transaction.hash, transaction)
  }

  removed(transaction: Transaction): void {
    const { hash } = transaction
    this.#added.delete(hash)
    const key = this.#keys.get(hash)
    if (key === undefined) return
    this.#keys.delete(hash)
    this.#removed.set(key, transaction)
  }

  refused({ hash }: Transaction): void {
    this.#added.delete(hash)
    const key = this.#keys.get(hash)
    if (key === undefined) return
    this.#keys.delete(hash)
    this.#refused.add(key)
  }

  /** Returns the contents of a pool with the transactions of the store that have left it, in place of those that have come for the same nonces. The same array if none has left. */
  withRemoved(contents: PoolContents): PoolContents {
    const hashes = new Set(contents.map(({ hash }) => hash))
    const removed = [...this.#removed]
      .sort(([one], [other]) => one - other)
      .map(([, transaction]) => transaction)
      .filter(({ hash }) => !hashes.has(hash))
    if (removed.length === 0) return contents
    const taken = new Set(removed.map(placeOf))
    return [...removed, ...contents.filter((transaction) => !taken.has(placeOf(transaction)))]
  }

  /** Returns whether changes beside some transactions are not in the store. */
  isChangedBeside(transactions: ReadonlySet<Hash>): boolean {
    if (this.#removed.size > 0 || this.#added.size > transactions.size) return true
    for (const hash of this.#added.keys()) if (!transactions.has(hash)) return true
    return false
  }

  /**
   * Adds all changes to a batch, and returns what is to be called when it is written.
   *
   * @param mined transactions of blocks of the same batch, which leave the pool when it is written
   */
  write(batch: RecordBatch, mined: ReadonlySet<Hash>): () => void {
    const removed = [...this.#removed.keys(), ...this.#refused]
    for (const key of removed) batch.delete('pool', numberKey(key))
    const added = new Map<Transaction, number>()
    for (const [hash, transaction] of this.#added) {
      if (mined.has(hash)) continue
      added.set(transaction, this.#next)
      batch.put('pool', numberKey(this.#next++), encodePoolTransaction(transaction))
    }
    for (const hash of mined) {
      const key = this.#keys.get(hash)
      if (key !== undefined) batch.delete('pool', numberKey(key))
    }
    return () => {
      for (const hash of mined) this.#keys.delete(hash)
      for (const key of removed) {
        this.#removed.delete(key)
        this.#refused.delete(key)
      }
      for (const [transaction, key] of added) {
        // It may have left the pool while it was written.
        if (this.#added.delete(transaction.hash)) this.#keys.set(transaction.hash, key)
        else this.#removed.set(key, transaction)
      }
    }
  }

  /** Returns the transactions of the store in their order, as the contents of the pool. */
  async load(records: Records, rules: Rules): Promise<Transaction[]> {
    const transactions: Transaction[] = []
    for await (const [id, content] of records.all('pool')) {
      const transaction = decoded('pool', id, () => decodePoolTransaction(content, rules))
      const key = numberIn(id)
      transactions.push(transaction)
      this.#keys.set(transaction.hash, key)
      this.#next = key + 1
    }
    return transactions
  }
}
