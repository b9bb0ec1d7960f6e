import type { ChainRules } from '../evm/chain-rules.js'
import type { Header } from '../evm/header.js'
import type { Transaction } from '../evm/transaction.js'
import { bytesToHex, concatBytes, EMPTY_BYTES, type Hash, hexToBytes } from '../primitives/hex.js'
import { NodeCache } from '../state/node-cache.js'
import type { StoredStates } from '../state/stored-state.js'
import type { WorldState } from '../state/world-state.js'
import { numberIn, numberKey, type RecordBatch, type Records } from '../store/records.js'
import type { Block, Receipt, Withdrawal } from './block.js'
import { BlockRecord, encodeRecord } from './block-record.js'
import type { ChainBase } from './chain-base.js'
import { type LogCriteria, logsOf } from './log-query.js'
import type { TransactionPlace } from './packed-segment.js'
import { StoredLogs } from './stored-logs.js'

const PLACE_LENGTH = 12
/** Memory of a decoded block for each byte of its record, estimated. */
const MEMORY_PER_BYTE = 10

/**
 * Blocks of a store: with their receipts by number, and the ways to find blocks and transactions by hash and logs by content.
 *
 * A record of a block begins with its state root if a test method changed the state after the block, whose header has another one then.
 */
export class StoredBlocks implements ChainBase {
  readonly #records: Records
  readonly #rules: ChainRules
  readonly #states: StoredStates
  readonly #logs: StoredLogs
  readonly #decoded: NodeCache

  /** @param cacheSize bytes of memory for blocks that were read */
  constructor(records: Records, rules: ChainRules, states: StoredStates, cacheSize: number) {
    this.#records = records
    this.#rules = rules
    this.#states = states
    this.#logs = new StoredLogs(records)
    this.#decoded = new NodeCache(cacheSize)
  }

  at(height: number): Block | undefined {
    const name = `${height}`
    // The names are those of blocks only.
    const known = this.#decoded.find(name)?.value as Block | undefined
    if (known) return known
    const content = this.#records.get('block', numberKey(height))
    if (content === undefined) return undefined
    const block = this.#decode(height, content)
    this.#decoded.hold(name, block, MEMORY_PER_BYTE * content.length)
    return block
  }

  heightOf(hash: Hash, end: number): number | undefined {
    const content = this.#records.get('number', hexToBytes(hash))
    const height = content && numberIn(content)
    return height !== undefined && height < end ? height : undefined
  }

  placeOf(transaction: Hash, end: number): TransactionPlace | undefined {
    return placesIn(this.#records.get('transaction', hexToBytes(transaction))).findLast(({ height }) => height < end)
  }

  heightsWith(criteria: LogCriteria, from: number, to: number): Iterable<number> {
    return this.#logs.heights(criteria, from, to)
  }

  /** Adds the block after the last one. Its state must be in the same batch, or stored before. */
  append(batch: RecordBatch, block: Block): void {
    const height = Number(block.number)
    this.replace(batch, block)
    batch.put('number', hexToBytes(block.hash), numberKey(height))
    for (const [index, { hash }] of block.transactions.entries()) {
      const id = hexToBytes(hash)
      batch.put('transaction', id, encodePlaces([...placesIn(batch.get('transaction', id)), { height, index }]))
    }
    this.#logs.append(batch, height, logsOf(block))
  }

  /** Writes a block in place of the same block with another state. */
  replace(batch: RecordBatch, block: Block): void {
    const { root } = block.state
    const own = root === block.header.stateRoot ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), hexToBytes(root))
    batch.put('block', numberKey(block.number), concatBytes(own, encodeRecord(block)))
  }

  /** Forgets what it has in memory of a block whose record was changed. */
  forget(height: number): void {
    this.#decoded.drop(`${height}`)
  }

  /** Removes the last block. */
  remove(batch: RecordBatch, height: number): void {
    const block = this.#decode(height, this.#records.require('block', numberKey(height)))
    batch.delete('block', numberKey(height))
    batch.delete('number', hexToBytes(block.hash))
    for (const { hash } of block.transactions) {
      const id = hexToBytes(hash)
      const places = placesIn(batch.get('transaction', id)).filter((place) => place.height < height)
      if (places.length > 0) batch.put('transaction', id, encodePlaces(places))
      else batch.delete('transaction', id)
    }
    this.#logs.remove(batch, height, logsOf(block))
  }

  #decode(height: number, content: Uint8Array): Block {
    const hasRoot = content[0] === 1
    const root = hasRoot ? bytesToHex(content.subarray(1, 33)) : undefined
    const record = new BlockRecord(content, hasRoot ? 33 : 1, this.#rules)
    return new StoredBlock(BigInt(height), record, (header) => this.#states.at(root ?? header.stateRoot))
  }
}

function placesIn(content: Uint8Array = EMPTY_BYTES): TransactionPlace[] {
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

/** A block of a store. Its parts are decoded when they are first asked for. */
class StoredBlock implements Block {
  readonly number: bigint
  readonly #record: BlockRecord
  readonly #stateUnder: (header: Header) => WorldState

  constructor(number: bigint, record: BlockRecord, stateUnder: (header: Header) => WorldState) {
    this.number = number
    this.#record = record
    this.#stateUnder = stateUnder
  }

  get hash(): Hash {
    return this.#record.hash
  }

  get header(): Header {
    return this.#record.header
  }

  get transactions(): readonly Transaction[] {
    return this.#record.transactions
  }

  get uncles(): readonly Header[] {
    return this.#record.uncles
  }

  get withdrawals(): readonly Withdrawal[] | undefined {
    return this.#record.withdrawals
  }

  get receipts(): readonly Receipt[] {
    return this.#record.receipts
  }

  get totalDifficulty(): bigint {
    return this.#record.totalDifficulty
  }

  get state(): WorldState {
    return this.#stateUnder(this.header)
  }
}
