import { ByteReader, ByteWriter } from '../primitives/byte-buffer.js'
import { bytesToHex, concatBytes, EMPTY_BYTES, type Hex, hexToBytes } from '../primitives/hex.js'
import { StoreDamaged } from '../store/errors.js'
import { numberKey, type RecordBatch, type RecordKind } from '../store/records.js'
import type { Log } from './block.js'
import type { LogCriteria } from './log-query.js'

/** The part of `Records` and of a batch that reads. */
interface Reading {
  read<T>(kind: RecordKind, id: Uint8Array, decode: (content: Uint8Array) => T): T | undefined
  prepare(kind: RecordKind, ids: () => Iterable<Uint8Array>): void
}

/** Subjects of lists: the first byte of their names. Topics add their position to the last one. */
const ANY = 0
const ADDRESS = 1
const TOPIC = 2

/** Heights in a full chunk. A block with a log rewrites the last chunk of each of its lists. */
const CHUNK_SIZE = 256

const NONE = Number.POSITIVE_INFINITY

/** The last chunk of a list, and the number of full ones before it, the first of which may have been removed. */
interface Tail {
  readonly removedChunks: number
  readonly fullChunks: number
  readonly heights: readonly number[]
}

/**
 * Finds the blocks whose logs have an emitter or topics.
 *
 * For every address, and for every topic at every position, a list holds the heights of the blocks with such a log. Lists are stored in chunks, so that
 * a query reads what its range covers, and a block writes one chunk of each of its lists.
 */
export class StoredLogs {
  readonly #records: Reading

  constructor(records: Reading) {
    this.#records = records
  }

  /** Loads together what `append` reads, and most of what `remove` reads. */
  prepare(logs: readonly Log[]): void {
    this.#records.prepare('log', () => listsOf(logs))
  }

  /** Adds the logs of the block after the last one. */
  append(batch: RecordBatch, height: number, logs: readonly Log[]): void {
    for (const name of listsOf(logs)) {
      const { removedChunks, fullChunks, heights } = readTail(batch, name)
      const extended = [...heights, height]
      if (extended.length < CHUNK_SIZE) {
        batch.put('log', name, encodeTail({ removedChunks, fullChunks, heights: extended }))
      } else {
        batch.put('log', chunkName(name, fullChunks), encodeHeights(extended))
        batch.put('log', name, encodeTail({ removedChunks, fullChunks: fullChunks + 1, heights: [] }))
      }
    }
  }

  /** Removes a block, the last one, with its logs. */
  remove(batch: RecordBatch, height: number, logs: readonly Log[]): void {
    for (const name of listsOf(logs)) {
      let { removedChunks, fullChunks, heights } = readTail(batch, name)
      if (heights.length === 0 && fullChunks > removedChunks) {
        fullChunks--
        const last = chunkName(name, fullChunks)
        heights = readChunk(batch, last)
        batch.delete('log', last)
      }
      const left = heights.filter((other) => other < height)
      putTail(batch, name, { removedChunks, fullChunks, heights: left })
    }
  }

  /** Removes a block, the first one, with its logs. Heights of removed blocks may be left in a chunk whose last block is not removed. */
  prune(batch: RecordBatch, height: number, logs: readonly Log[]): void {
    for (const name of listsOf(logs)) {
      let { removedChunks, fullChunks, heights } = readTail(batch, name)
      const first = chunkName(name, removedChunks)
      if (removedChunks === fullChunks) heights = heights.filter((other) => other > height)
      else if ((readChunk(batch, first).at(-1) ?? -1) > height) continue
      else {
        batch.delete('log', first)
        removedChunks++
      }
      putTail(batch, name, { removedChunks, fullChunks, heights })
    }
  }

  /** Returns the heights of the blocks that may have matching logs, ascending, from `from` to `to`. */
  *heights({ addresses, topics }: LogCriteria, from: number, to: number): Generator<number, void> {
    const cursorsOf = (subject: number, values: readonly Hex[]) => values.map((value) => new Cursor(this.#records, nameOf(subject, value)))
    const conditions = topics.flatMap((wanted, position) => (wanted.length === 0 ? [] : [cursorsOf(TOPIC + position, wanted)]))
    if (addresses.length > 0) conditions.push(cursorsOf(ADDRESS, addresses))
    if (conditions.length === 0) conditions.push([new Cursor(this.#records, nameOf(ANY))])
    conditions.sort((a, b) => sizeOf(a) - sizeOf(b))
    for (let target = from; ; ) {
      // Whichever condition is behind skips ahead to the others.
      const agreed = conditions.reduce((ahead, cursors) => Math.min(...cursors.map((cursor) => cursor.skipTo(ahead))), target)
      if (agreed > to) return
      if (agreed === target) yield target++
      else target = agreed
    }
  }
}

/** A place in a list. */
class Cursor {
  /** Number of heights in the list, at most. */
  readonly size: number
  readonly #records: Reading
  readonly #name: Uint8Array
  readonly #tail: Tail
  #chunk = -1
  #heights: readonly number[] = []

  constructor(records: Reading, name: Uint8Array) {
    this.#records = records
    this.#name = name
    this.#tail = readTail(records, name)
    this.size = this.#tail.fullChunks * CHUNK_SIZE + this.#tail.heights.length
  }

  /** Returns the first height that is not below a target. Targets ascend. */
  skipTo(target: number): number {
    if (target === NONE) return NONE
    if ((this.#heights.at(-1) ?? -1) < target) this.#load(this.#chunkOf(target))
    return this.#heights.find((height) => height >= target) ?? NONE
  }

  /** Returns the number of the first chunk that ends at or after a target. */
  #chunkOf(target: number): number {
    let low = Math.max(this.#chunk + 1, this.#tail.removedChunks)
    let high = this.#tail.fullChunks
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#read(middle).at(-1) ?? NONE) < target) low = middle + 1
      else high = middle
    }
    return low
  }

  #load(chunk: number): void {
    this.#chunk = Math.min(chunk, this.#tail.fullChunks)
    this.#heights = this.#chunk < this.#tail.fullChunks ? this.#read(this.#chunk) : this.#tail.heights
  }

  #read(chunk: number): readonly number[] {
    return readChunk(this.#records, chunkName(this.#name, chunk))
  }
}

function sizeOf(cursors: readonly Cursor[]): number {
  return cursors.reduce((sum, { size }) => sum + size, 0)
}

/** Returns the names of the lists on which a block with some logs is, each once. */
function listsOf(logs: readonly Log[]): Uint8Array[] {
  if (logs.length === 0) return []
  const names = new Map<string, Uint8Array>([['', nameOf(ANY)]])
  for (const { address, topics } of logs) {
    names.set(address, nameOf(ADDRESS, address))
    for (const [position, topic] of topics.entries()) names.set(`${position}${topic}`, nameOf(TOPIC + position, topic))
  }
  return [...names.values()]
}

function nameOf(subject: number, value?: Hex): Uint8Array {
  return concatBytes(Uint8Array.of(subject), value === undefined ? EMPTY_BYTES : hexToBytes(value))
}

function chunkName(list: Uint8Array, chunk: number): Uint8Array {
  return concatBytes(list, numberKey(chunk))
}

function readTail(records: Pick<Reading, 'read'>, list: Uint8Array): Tail {
  const tail = records.read('log', list, (content): Tail => {
    const reader = new ByteReader(content)
    return { removedChunks: reader.count(), fullChunks: reader.count(), heights: readHeights(reader) }
  })
  return tail ?? { removedChunks: 0, fullChunks: 0, heights: [] }
}

/** Returns the heights of a full chunk that was not removed. Throws `StoreDamaged` if it is missing. */
function readChunk(records: Pick<Reading, 'read'>, name: Uint8Array): readonly number[] {
  const heights = records.read('log', name, (content) => readHeights(new ByteReader(content)))
  if (heights === undefined) throw new StoreDamaged(`the log record ${bytesToHex(name)}`, 'is missing')
  return heights
}

function putTail(batch: RecordBatch, list: Uint8Array, tail: Tail): void {
  if (tail.heights.length === 0 && tail.fullChunks === tail.removedChunks) batch.delete('log', list)
  else batch.put('log', list, encodeTail(tail))
}

function encodeTail({ removedChunks, fullChunks, heights }: Tail): Uint8Array {
  const writer = new ByteWriter(heights.length + 16)
  writer.count(removedChunks)
  writer.count(fullChunks)
  writeHeights(writer, heights)
  return writer.finish()
}

function encodeHeights(heights: readonly number[]): Uint8Array {
  const writer = new ByteWriter(heights.length + 16)
  writeHeights(writer, heights)
  return writer.finish()
}

/** Writes ascending heights as their distances. */
function writeHeights(writer: ByteWriter, heights: readonly number[]): void {
  writer.count(heights.length)
  let last = 0
  for (const height of heights) {
    writer.count(height - last)
    last = height
  }
}

function readHeights(reader: ByteReader): number[] {
  let last = 0
  return Array.from({ length: reader.count() }, () => {
    last += reader.count()
    return last
  })
}
