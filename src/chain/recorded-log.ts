import type { ByteReader } from '../primitives/byte-buffer.js'
import { type Address, type Hash, type Hex, hexOf } from '../primitives/hex.js'
import type { Log } from './block.js'

const HASH_LENGTH = 32
const ADDRESS_LENGTH = 20

/** Fields that all logs of a transaction have in common. */
export type LogPlace = Pick<Log, 'blockNumber' | 'blockHash' | 'blockTimestamp' | 'transactionHash' | 'transactionIndex'>

/** Bytes of a record, with the addresses and topics that were read last: logs of a block often repeat those of the log before them. */
export class LogBytes {
  readonly bytes: Uint8Array
  /** By field: the address, then the topics. */
  readonly #last: { readonly position: number; readonly hex: Hex }[] = []

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  /** Returns the hex of a field. Equal fields of successive logs are one string. */
  read(field: number, position: number, length: number): Hex {
    const last = this.#last[field]
    if (last !== undefined && this.#isSame(last.position, position, length)) return last.hex
    const hex = hexOf(this.bytes, position, position + length)
    this.#last[field] = { position, hex }
    return hex
  }

  #isSame(a: number, b: number, length: number): boolean {
    const { bytes } = this
    for (let i = 0; i < length; i++) if (bytes[a + i] !== bytes[b + i]) return false
    return true
  }
}

/** A log in the bytes of a record. Its fields are read when they are asked for, because answers of thousands of logs are written from the bytes. */
export class RecordedLog implements Log {
  readonly logIndex: number
  readonly #place: LogPlace
  readonly #source: LogBytes
  /** Position of the address. */
  readonly #start: number
  /** Position of the data. */
  readonly #data: number
  readonly #end: number

  /** Reads the lengths of the fields, and passes over these. Throws a `RangeError` for a log that ends beyond the bytes. */
  constructor(reader: ByteReader, source: LogBytes, place: LogPlace, logIndex: number) {
    this.logIndex = logIndex
    this.#place = place
    this.#source = source
    this.#start = reader.position
    reader.skip(ADDRESS_LENGTH)
    reader.skip(HASH_LENGTH * reader.byte())
    const length = reader.count()
    this.#data = reader.position
    reader.skip(length)
    this.#end = reader.position
  }

  get bytes(): Uint8Array {
    return this.#source.bytes
  }

  get addressStart(): number {
    return this.#start
  }

  get topicsStart(): number {
    return this.#start + ADDRESS_LENGTH + 1
  }

  get dataStart(): number {
    return this.#data
  }

  get end(): number {
    return this.#end
  }

  get topicCount(): number {
    return this.bytes[this.#start + ADDRESS_LENGTH] ?? 0
  }

  get address(): Address {
    return this.#source.read(0, this.#start, ADDRESS_LENGTH)
  }

  get topics(): readonly Hash[] {
    const topics: Hash[] = []
    for (let i = 0, count = this.topicCount; i < count; i++) {
      topics.push(this.#source.read(i + 1, this.topicsStart + HASH_LENGTH * i, HASH_LENGTH))
    }
    return topics
  }

  get data(): Uint8Array {
    return this.bytes.slice(this.#data, this.#end)
  }

  get blockNumber(): bigint {
    return this.#place.blockNumber
  }

  get blockHash(): Hash {
    return this.#place.blockHash
  }

  get blockTimestamp(): bigint {
    return this.#place.blockTimestamp
  }

  get transactionHash(): Hash {
    return this.#place.transactionHash
  }

  get transactionIndex(): number {
    return this.#place.transactionIndex
  }

  get removed(): boolean {
    return false
  }
}

/** Returns a log of a block that is no longer in the chain. */
export function removedLog(log: Log): Log {
  const { address, topics, data, blockNumber, blockHash, blockTimestamp, transactionHash, transactionIndex, logIndex } = log
  return {
    address,
    topics,
    data,
    blockNumber,
    blockHash,
    blockTimestamp,
    transactionHash,
    transactionIndex,
    logIndex,
    removed: true,
  }
}
