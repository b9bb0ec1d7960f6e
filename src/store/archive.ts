import { crc32 } from '../primitives/crc32.js'
import { LocalError } from '../primitives/errors.js'
import { concatBytes, EMPTY_BYTES } from '../primitives/hex.js'
import { StoreRefused } from './errors.js'
import { KINDS, type RecordKind, Records } from './records.js'
import type { Store } from './store.js'

/**
 * A store as a stream of bytes, the same on every platform. Integers are big-endian.
 *
 * | part | bytes | content |
 * | --- | --- | --- |
 * | magic | 8 | `evmbed`, 0, the version of the archive |
 * | chunk | 4 | length of its records, above 0 |
 * | | | records: kind (1), length of the id (4), length of the content (4), id, content |
 * | | 4 | CRC-32 of all bytes of the chunk before it, continued from the checksum of the chunk before |
 * | end | 4 | 0 |
 * | | 8 | number of records |
 * | | 4 | CRC-32 of these 12 bytes, continued from the last chunk |
 *
 * Checksums that continue detect chunks that are missing, repeated or in another order.
 */
const MAGIC = Uint8Array.of(0x65, 0x76, 0x6d, 0x62, 0x65, 0x64, 0, 1)
const VERSION_AT = 7

/** Bytes of records after which a chunk ends. Its last record may be longer. */
const CHUNK = 256 * 1024
/** Bytes of a chunk at most. */
const MAX_CHUNK = 256 * 1024 * 1024
const RECORD_HEADER = 9
const LENGTH = 4

/** An archive cannot be read. The message names the place. */
export class ArchiveRefused extends LocalError {}

/** Numbers of what was written or read so far. */
export interface ArchiveProgress {
  readonly records: number
  /** Bytes of the archive. */
  readonly bytes: number
}

/** Returns whether bytes are the beginning of an archive. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes.length >= MAGIC.length && MAGIC.subarray(0, VERSION_AT).every((octet, at) => bytes[at] === octet)
}

/**
 * Returns the archive of a store in chunks. It holds one chunk in memory. The store is opened for it, and closed at the end.
 *
 * Rejects with `StoreRefused` for a store that is in use or contains no chain, and with `StoreDamaged` for a damaged record.
 *
 * @param onProgress is called after each chunk
 */
export async function* storeArchive(store: Store, onProgress: (progress: ArchiveProgress) => void = () => {}): AsyncGenerator<Uint8Array> {
  const records = await Records.open(store, 'process')
  try {
    yield MAGIC
    let [count, written, checksum] = [0, MAGIC.length, crc32(MAGIC)]
    let [parts, size]: [Uint8Array[], number] = [[], 0]
    const chunk = (): Uint8Array => {
      const content = concatBytes(integer(size), ...parts)
      checksum = crc32(content, checksum)
      written += content.length + LENGTH
      ;[parts, size] = [[], 0]
      onProgress({ records: count, bytes: written })
      return concatBytes(content, integer(checksum))
    }
    for (const kind of kinds()) {
      for await (const [id, content] of records.all(kind)) {
        count++
        parts.push(Uint8Array.of(KINDS[kind]), integer(id.length), integer(content.length), id, content)
        size += RECORD_HEADER + id.length + content.length
        if (size >= CHUNK) yield chunk()
      }
      if (kind === 'meta' && count === 0) throw new StoreRefused('the store contains no chain')
    }
    if (size > 0) yield chunk()
    const end = concatBytes(integer(0), long(count))
    yield concatBytes(end, integer(crc32(end, checksum)))
  } finally {
    await records.close()
  }
}

/**
 * Writes an archive into an empty store. It holds one chunk in memory. What says that the store contains a chain is written last, when the whole archive has been
 * verified; if anything fails, the records that were written are removed.
 *
 * Rejects with `ArchiveRefused`, which names the place in the archive, with `StoreRefused` for a store that is not empty, and with `StoreWriteFailed`.
 *
 * @param onProgress is called after each chunk
 */
export async function restoreArchive(
  store: Store,
  archive: AsyncIterable<Uint8Array>,
  onProgress: (progress: ArchiveProgress) => void = () => {},
): Promise<ArchiveProgress> {
  const records = await Records.open(store, 'process')
  try {
    for (const kind of kinds()) {
      for await (const _ of records.all(kind)) throw new StoreRefused('the store is not empty: an archive needs one of its own')
    }
    try {
      return await restore(records, new Source(archive), onProgress)
    } catch (error) {
      await clear(records)
      throw error
    }
  } finally {
    await records.close()
  }
}

async function restore(records: Records, source: Source, onProgress: (progress: ArchiveProgress) => void): Promise<ArchiveProgress> {
  const magic = await source.take(MAGIC.length, 'the beginning')
  if (!isArchive(magic)) throw new ArchiveRefused('it is not an archive of evmbed')
  const version = magic[VERSION_AT] ?? 0
  if (version !== MAGIC[VERSION_AT]) {
    throw new ArchiveRefused(`it has version ${version}, and this version of evmbed reads ${MAGIC[VERSION_AT]}: update evmbed`)
  }
  const last = records.batch()
  let [count, checksum] = [0, crc32(magic)]
  for (let number = 1; ; number++) {
    const start = source.position
    const place = `chunk ${number}, which begins at byte ${start},`
    const length = await source.take(LENGTH, place)
    const size = integerAt(length, 0)
    if (size > MAX_CHUNK) throw new ArchiveRefused(`${place} is damaged: its length is ${size}`)
    const content = await source.take(size === 0 ? 2 * LENGTH : size, place)
    checksum = crc32(content, crc32(length, checksum))
    if (integerAt(await source.take(LENGTH, place), 0) !== checksum) throw new ArchiveRefused(`${place} has a wrong checksum`)
    if (size === 0) {
      if (longAt(content) !== BigInt(count)) throw new ArchiveRefused(`it has ${count} of ${longAt(content)} records`)
      break
    }
    const batch = records.batch()
    for (const { kind, id, content: value } of recordsIn(content, place)) {
      count++
      ;(kind === 'meta' ? last : batch).put(kind, id, value)
    }
    await records.write(batch)
    onProgress({ records: count, bytes: source.position })
  }
  if (await source.hasMore()) throw new ArchiveRefused(`it goes on behind its end at byte ${source.position}`)
  await records.write(last)
  return { records: count, bytes: source.position }
}

interface ArchivedRecord {
  readonly kind: RecordKind
  readonly id: Uint8Array
  readonly content: Uint8Array
}

function* recordsIn(chunk: Uint8Array, place: string): Generator<ArchivedRecord> {
  for (let at = 0; at < chunk.length; ) {
    const kind = kinds().find((name) => KINDS[name] === chunk[at])
    if (kind === undefined) throw new ArchiveRefused(`${place} has a record of an unknown kind: update evmbed`)
    const [idLength, length] = [integerAt(chunk, at + 1), integerAt(chunk, at + 1 + LENGTH)]
    const start = at + RECORD_HEADER
    at = start + idLength + length
    if (at > chunk.length) throw new ArchiveRefused(`${place} ends in a record`)
    yield { kind, id: chunk.slice(start, start + idLength), content: chunk.slice(start + idLength, at) }
  }
}

/** Removes all records, a chunk at a time. */
async function clear(records: Records): Promise<void> {
  for (const kind of kinds()) {
    let batch = records.batch()
    for await (const [id] of records.all(kind)) {
      batch.delete(kind, id)
      if (batch.size < 1000) continue
      await records.write(batch)
      batch = records.batch()
    }
    await records.write(batch)
  }
}

/** `meta` comes first: an importer can refuse a store of a newer version before it reads the rest. */
function kinds(): RecordKind[] {
  return (Object.keys(KINDS) as RecordKind[]).sort((one, other) => Number(other === 'meta') - Number(one === 'meta'))
}

/** Bytes of a stream in order. */
class Source {
  readonly #pieces: AsyncIterator<Uint8Array>
  #held: Uint8Array = EMPTY_BYTES
  /** Number of bytes that were taken. */
  position = 0

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#pieces = stream[Symbol.asyncIterator]()
  }

  /** @param place name of the bytes, for the message if they are not there */
  async take(count: number, place: string): Promise<Uint8Array> {
    const parts = [this.#held]
    let size = this.#held.length
    while (size < count) {
      const next = await this.#pieces.next()
      if (next.done) throw new ArchiveRefused(`it is cut short: ${place} is not complete in its ${this.position + size} bytes`)
      parts.push(next.value)
      size += next.value.length
    }
    const all = parts.length === 1 ? this.#held : concatBytes(...parts)
    this.#held = all.subarray(count)
    this.position += count
    return all.subarray(0, count)
  }

  async hasMore(): Promise<boolean> {
    while (this.#held.length === 0) {
      const next = await this.#pieces.next()
      if (next.done) return false
      this.#held = next.value
    }
    return true
  }
}

function integer(value: number): Uint8Array {
  const bytes = new Uint8Array(LENGTH)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

function long(value: number): Uint8Array {
  const bytes = new Uint8Array(2 * LENGTH)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value))
  return bytes
}

function integerAt(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset + at, LENGTH).getUint32(0)
}

function longAt(bytes: Uint8Array): bigint {
  return new DataView(bytes.buffer, bytes.byteOffset, 2 * LENGTH).getBigUint64(0)
}
