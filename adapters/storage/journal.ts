import { closeSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs'
import { readdir, readFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, type StoreOperation } from '../../src/internal.js'

/**
 * A file that contains batches of writes before a database does. A batch is appended in one write, which the operating system has when the call returns.
 *
 * It contains frames. Each has a head of 20 bytes (length of the body, number of the batch in two parts, CRC-32 of the body, CRC-32 of these 16 bytes) and a body:
 * for each operation its type, the length of the key, the key and, if it is no deletion, the length of the value and the value. Integers are big-endian.
 * Numbers of batches go up by one, and a file is named by the first of its batches.
 */
export class Journal {
  readonly #path: string
  readonly #file: number
  #length = 0

  /** Creates the file of a batch and those after it. Throws the error of the platform. */
  constructor(directory: string, first: number) {
    this.#path = join(directory, `${PREFIX}${first.toString().padStart(NUMBER_LENGTH, '0')}`)
    this.#file = openSync(this.#path, 'wx', 0o600)
  }

  /** Bytes of the batches. */
  get length(): number {
    return this.#length
  }

  /** Appends a batch, all of it or nothing. Throws the error of the platform. */
  append({ number, operations }: NumberedBatch): void {
    const frame = encodeFrame(number, operations)
    try {
      for (let done = 0; done < frame.length; ) done += writeSync(this.#file, frame, done, frame.length - done, this.#length + done)
    } catch (error) {
      ftruncateSync(this.#file, this.#length)
      throw error
    }
    this.#length += frame.length
  }

  close(): void {
    closeSync(this.#file)
  }

  /** Deletes the file. One that cannot be deleted is skipped by the next opening. */
  remove(): void {
    this.close()
    try {
      rmSync(this.#path, { force: true })
    } catch {}
  }
}

/** Writes that take effect together. */
export interface NumberedBatch {
  readonly number: number
  readonly operations: readonly StoreOperation[]
}

/** Content of a file. */
export interface JournalContent {
  readonly batches: readonly NumberedBatch[]
  /** Position of the first byte that is damaged. Undefined if the file is whole, or ends within a batch, as it does if the process ended while it wrote. */
  readonly damagedAt: number | undefined
}

const PREFIX = 'JOURNAL-'
const NUMBER_LENGTH = 16
const HEAD_LENGTH = 20
const DELETION = 0
const PUT = 1

export const isJournal = (name: string): boolean => name.startsWith(PREFIX)

/** Returns the names of the journals of a directory, the oldest first. */
export async function journalsOf(directory: string): Promise<readonly string[]> {
  return (await readdir(directory)).filter(isJournal).sort()
}

/** Cuts damaged journals of a directory where the damage begins. Returns whether there was one. */
export async function repairJournals(directory: string): Promise<boolean> {
  let isDamaged = false
  for (const name of await journalsOf(directory)) {
    const path = join(directory, name)
    const { damagedAt } = decodeJournal(await readFile(path))
    if (damagedAt === undefined) continue
    isDamaged = true
    await truncate(path, damagedAt)
  }
  return isDamaged
}

/** Returns the batches of a file up to its end, or to where it is damaged. */
export function decodeJournal(bytes: Buffer): JournalContent {
  const batches: NumberedBatch[] = []
  for (let at = 0; ; ) {
    const start = at + HEAD_LENGTH
    // A power cut may leave zeros at the end.
    if (start > bytes.length || bytes.subarray(at).every((octet) => octet === 0)) return { batches, damagedAt: undefined }
    const end = start + bytes.readUInt32BE(at)
    if (crc32(bytes.subarray(at, start - 4)) !== bytes.readUInt32BE(start - 4)) return { batches, damagedAt: at }
    if (end > bytes.length) return { batches, damagedAt: undefined }
    const body = bytes.subarray(start, end)
    if (crc32(body) !== bytes.readUInt32BE(at + 12)) return { batches, damagedAt: at }
    batches.push({ number: bytes.readUInt32BE(at + 4) * 2 ** 32 + bytes.readUInt32BE(at + 8), operations: decodeBody(body) })
    at = end
  }
}

/** Room for the frames of small batches. Each is written to its file before the next one. */
const SMALL_FRAME = Buffer.allocUnsafeSlow(16 * 1024)

/** Returns a frame. The next call may overwrite it. */
function encodeFrame(number: number, operations: readonly StoreOperation[]): Buffer {
  let length = HEAD_LENGTH
  for (const operation of operations) length += 5 + operation.key.length + (operation.type === 'put' ? 4 + operation.value.length : 0)
  const frame = length <= SMALL_FRAME.length ? SMALL_FRAME.subarray(0, length) : Buffer.allocUnsafe(length)
  let at = HEAD_LENGTH
  for (const operation of operations) {
    at = frame.writeUInt8(operation.type === 'put' ? PUT : DELETION, at)
    at = writeBytes(frame, operation.key, at)
    if (operation.type === 'put') at = writeBytes(frame, operation.value, at)
  }
  frame.writeUInt32BE(length - HEAD_LENGTH, 0)
  frame.writeUInt32BE(Math.floor(number / 2 ** 32), 4)
  frame.writeUInt32BE(number % 2 ** 32, 8)
  frame.writeUInt32BE(crc32(frame.subarray(HEAD_LENGTH)), 12)
  frame.writeUInt32BE(crc32(frame.subarray(0, 16)), 16)
  return frame
}

/** Writes bytes after their number, and returns the position after them. */
function writeBytes(frame: Buffer, bytes: Uint8Array, at: number): number {
  const start = frame.writeUInt32BE(bytes.length, at)
  frame.set(bytes, start)
  return start + bytes.length
}

function decodeBody(body: Buffer): StoreOperation[] {
  const operations: StoreOperation[] = []
  let at = 0
  const read = () => {
    const start = at + 4
    at = start + body.readUInt32BE(at)
    return body.subarray(start, at)
  }
  while (at < body.length) {
    const type = body.readUInt8(at++)
    const key = read()
    operations.push(type === PUT ? { type: 'put', key, value: read() } : { type: 'del', key })
  }
  return operations
}
