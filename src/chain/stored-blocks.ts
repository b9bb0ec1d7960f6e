import type { ChainRules } from '../evm/chain-rules.js'
import { type Hash, hexToBytes } from '../primitives/hex.js'
import { NodeCache } from '../state/node-cache.js'
import type { StateHistory } from '../state/state-history.js'
import { MissingNode } from '../store/errors.js'
import { decoded, numberIn, numberKey, type RecordBatch, type Records } from '../store/records.js'
import type { Block } from './block.js'
import { BlockRecord, encodeRecord, type Guard } from './block-record.js'
import type { ChainBase } from './chain-base.js'
import { LazyBlock } from './lazy-block.js'
import { type LogCriteria, logsOf } from './log-query.js'
import type { TransactionPlace } from './packed-segment.js'
import { StoredLogs } from './stored-logs.js'

const PLACE_LENGTH = 12
/** Memory of a decoded block for each byte of its record, estimated. */
const MEMORY_PER_BYTE = 10

/**
 * Blocks of a store: with their receipts by number, and the ways to find blocks and transactions by hash and logs by content. States are elsewhere.
 */
export class StoredBlocks implements ChainBase {
  readonly #records: Records
  readonly #rules: ChainRules
  readonly #states: StateHistory
  readonly #logs: StoredLogs
  readonly #decoded: NodeCache

  /** @param cacheSize bytes of memory for blocks that were read */
  constructor(records: Records, rules: ChainRules, states: StateHistory, cacheSize: number) {
    this.#records = records
    this.#rules = rules
    this.#states = states
    this.#logs = new StoredLogs(records)
    this.#decoded = new NodeCache(cacheSize)
  }

  get mayMiss(): boolean {
    return this.#records.isAsynchronous
  }

  prepare(heights: () => Iterable<number>): void {
    this.#records.prepare('block', () => [...heights()].filter((height) => !this.#decoded.find(height)?.value).map(numberKey))
  }

  at(height: number): Block | undefined {
    // The names are those of blocks only.
    const known = this.#decoded.find(height)?.value as Block | undefined
    if (known) return known
    const content = this.#records.get('block', numberKey(height))
    if (content === undefined) return undefined
    const block = this.#decode(height, content)
    this.#decoded.hold(height, block, MEMORY_PER_BYTE * content.length)
    return block
  }

  heightOf(hash: Hash, end: number): number | undefined {
    const height = this.#records.read('number', hexToBytes(hash), (content) => numberIn(content))
    return height !== undefined && height < end ? height : undefined
  }

  placeOf(transaction: Hash, end: number): TransactionPlace | undefined {
    return this.#records.read('transaction', hexToBytes(transaction), placesIn)?.findLast(({ height }) => height < end)
  }

  heightsWith(criteria: LogCriteria, from: number, to: number): Iterable<number> {
    return this.#logs.heights(criteria, from, to)
  }

  /** Adds the block after the last one, without its state. */
  append(batch: RecordBatch, block: Block): void {
    batch.put('block', numberKey(block.number), encodeRecord(block))
    this.index(batch, block)
  }

  /** Adds the ways to find a block, the one after the last that can be found. */
  index(batch: RecordBatch, block: Block): void {
    const height = Number(block.number)
    batch.put('number', hexToBytes(block.hash), numberKey(height))
    this.#prepareIndexes(block)
    for (const [index, { hash }] of block.transactions.entries()) {
      const id = hexToBytes(hash)
      batch.put('transaction', id, encodePlaces([...(batch.read('transaction', id, placesIn) ?? []), { height, index }]))
    }
    this.#logs.append(batch, height, logsOf(block))
  }

  /** Forgets a block that is in memory. */
  forget(height: number): void {
    this.#decoded.drop(height)
  }

  /** Adds the removal of the last block to a batch. */
  remove(batch: RecordBatch, height: number): void {
    const block = this.#removed(batch, height)
    this.#logs.remove(batch, height, logsOf(block))
  }

  /** Adds the removal of the first block to a batch. */
  prune(batch: RecordBatch, height: number): void {
    const block = this.#removed(batch, height)
    this.#logs.prune(batch, height, logsOf(block))
  }

  #removed(batch: RecordBatch, height: number): Block {
    const block = this.#records.readRequired('block', numberKey(height), (content) => this.#decode(height, content))
    this.#prepareIndexes(block)
    batch.delete('block', numberKey(height))
    batch.delete('number', hexToBytes(block.hash))
    for (const { hash } of block.transactions) {
      const id = hexToBytes(hash)
      const places = (batch.read('transaction', id, placesIn) ?? []).filter((place) => place.height !== height)
      if (places.length > 0) batch.put('transaction', id, encodePlaces(places))
      else batch.delete('transaction', id)
    }
    return block
  }

  /** Loads together what `append` and `remove` read of the indexes. */
  #prepareIndexes(block: Block): void {
    this.#records.prepare('transaction', () => block.transactions.map(({ hash }) => hexToBytes(hash)))
    this.#logs.prepare(logsOf(block))
  }

  #decode(height: number, content: Uint8Array): Block {
    const id = numberKey(height)
    const guard: Guard = (decode) => decoded('block', id, decode)
    const record = guard(() => new BlockRecord(content, 0, this.#rules, guard))
    const { changes } = this.#states
    return new LazyBlock(BigInt(height), record, () => {
      // The chain may have gone back since, to go on with other blocks.
      if (changes !== this.#states.changes && this.heightOf(record.hash, height + 1) !== height)
        throw new MissingNode(hexToBytes(record.header.stateRoot))
      return this.#states.at(height)
    })
  }
}

function placesIn(content: Uint8Array): TransactionPlace[] {
  const view = new DataView(content.buffer, content.byteOffset, content.length)
  return Array.from({ length: content.length / PLACE_LENGTH }, (_, i) => ({
    height: numberIn(content, i * PLACE_LENGTH),
    index: view.getUint32(i * PLACE_LENGTH + 8),
  }))
}

function encodePlaces(places: readonly TransactionPlace[]): Uint8Array {
  const bytes = new Uint8Array(PLACE_LENGTH * places.length)
  const view = new DataView(bytes.buffer)
  for (const [i, { height, index }] of places.entries()) {
    bytes.set(numberKey(height), i * PLACE_LENGTH)
    view.setUint32(i * PLACE_LENGTH + 8, index)
  }
  return bytes
}
