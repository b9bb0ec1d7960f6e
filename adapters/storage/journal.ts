import { closeSync, fdatasync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs'
import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { crc32, type StoreOperation } from '../../src/internal.js'

/**
 * A file that contains batches of writes before a database does. A batch is appended in one write, which the operating system has when the call returns.
 *
 * It contains frames. Each has a head of 20 bytes (length of the body, number of the batch in two parts, CRC-32 of the body, CRC-32 of these 16 bytes) and a body:
 * for each operation its type, the length of the key, the key and, if it is no deletion, the length of the value and the value. Integers are big-endian.
 * Numbers of batches go up by one. A file is named by the number of its first batch, and ends before the first batch of the next file: after a failed write, the next
 * batch has the number of the failed one, and begins another file.
 */
export class Journal {
  readonly #directory: string
  readonly #path: string
  readonly #file: number
  #last: number
  #length: number
  #lastStart = 0
  /** Bytes that the disk has. Undefined if it may not have the name of the file. */
  #synced: number | undefined

  private constructor(directory: string, name: string, flags: string, last: number, length: number) {
    this.#directory = directory
    this.#path = join(directory, name)
    this.#file = openSync(this.#path, flags, 0o600)
    this.#last = last
    this.#length = length
  }

  /** Creates the file of a batch and those after it, in place of one without a batch. Throws the error of the platform. */
  static create(directory: string, first: number): Journal {
    const name = `${PREFIX}${first.toString().padStart(NUMBER_LENGTH, '0')}`
    rmSync(join(directory, name), { force: true })
    return new Journal(directory, name, 'wx', first - 1, 0)
  }

  /** Opens a file after its last batch. Throws the error of the platform. */
  static reopen(directory: string, name: string, last: number, length: number): Journal {
    return new Journal(directory, name, 'r+', last, length)
  }

  /** Number of the last batch, or of the one before the file. */
  get last(): number {
    return this.#last
  }

  /** Bytes of the batches. */
  get length(): number {
    return this.#length
  }

  /** Appends the batch with the next number. Throws the error of the platform: then the file must not take another batch. */
  append(operations: readonly StoreOperation[]): void {
    const frame = encodeFrame(this.#last + 1, operations)
    for (let done = 0; done < frame.length; ) done += writeSync(this.#file, frame, done, frame.length - done, this.#length + done)
    this.#lastStart = this.#length
    this.#length += frame.length
    this.#last++
  }

  /** Removes the last batch, which the disk did not take. The file must not take another one. */
  retract(): void {
    this.#length = this.#lastStart
    this.#last--
    try {
      ftruncateSync(this.#file, this.#length)
    } catch {}
  }

  /** Resolves when the disk has all batches. Rejects with the error of the platform. */
  async sync(): Promise<void> {
    const length = this.#length
    if (this.#synced === length) return
    await promisify(fdatasync)(this.#file)
    if (this.#synced === undefined) await syncDirectory(this.#directory)
    this.#synced = length
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
  /** Name of the file. */
  readonly name: string
  /** Number of the first batch. */
  readonly first: number
  readonly batches: readonly NumberedBatch[]
  /** Length of the batches in the file. */
  readonly length: number
  /** Whether there are more batches behind bytes that are damaged. A file may end with anything: with a part of a batch, or zeros after a power cut. */
  readonly isDamaged: boolean
}

/** The number is that of the format. */
const PREFIX = 'JOURNAL-2-'
const ANY_PREFIX = 'JOURNAL-'
const NUMBER_LENGTH = 16
const HEAD_LENGTH = 20
const DELETION = 0
const PUT = 1

export const isJournal = (name: string): boolean => name.startsWith(ANY_PREFIX)

/** Returns the number of the first batch of a file by its name. Throws if it is of another format. */
export function firstBatchOf(name: string): number {
  if (!name.startsWith(PREFIX)) throw new Error(`${name} was written by another version of evmbed`)
  return Number(name.slice(PREFIX.length))
}

/** Returns the names of the journals of a directory, the oldest first. */
export async function journalsOf(directory: string): Promise<readonly string[]> {
  return (await readdir(directory)).filter(isJournal).sort()
}

/** Returns the batches of a file up to its end, or to where it is damaged. */
export async function readJournal(directory: string, name: string): Promise<JournalContent> {
  const first = firstBatchOf(name)
  const bytes = await readFile(join(directory, name))
  const batches: NumberedBatch[] = []
  let length = 0
  for (let frame = frameAt(bytes, 0); frame; frame = frameAt(bytes, length)) {
    batches.push({ number: frame.number, operations: decodeBody(frame.body) })
    length = frame.end
  }
  return { name, first, batches, length, isDamaged: hasFrameAfter(bytes, length) }
}

interface Frame {
  readonly number: number
  readonly body: Buffer
  /** Position of the next frame. */
  readonly end: number
}

/** Returns the frame at a position, if one is there, and whole. */
function frameAt(bytes: Buffer, at: number): Frame | undefined {
  const start = at + HEAD_LENGTH
  if (start > bytes.length || crc32(bytes.subarray(at, start - 4)) !== bytes.readUInt32BE(start - 4)) return undefined
  const body = bytes.subarray(start, start + bytes.readUInt32BE(at))
  const end = start + bytes.readUInt32BE(at)
  if (end > bytes.length || crc32(body) !== bytes.readUInt32BE(at + 12)) return undefined
  return { number: numberAt(bytes, at), body, end }
}

const numberAt = (bytes: Buffer, at: number): number => bytes.readUInt32BE(at + 4) * 2 ** 32 + bytes.readUInt32BE(at + 8)

/** Returns whether a frame begins anywhere after a position. */
function hasFrameAfter(bytes: Buffer, position: number): boolean {
  for (let at = position + 1; at + HEAD_LENGTH < bytes.length; at++) {
    // Few positions are left: most bytes make a much greater number, or zero.
    const number = numberAt(bytes, at)
    if (number > 0 && number < Number.MAX_SAFE_INTEGER && frameAt(bytes, at)) return true
  }
  return false
}

/** Resolves when the disk has the names of new files. Windows has no such call, and does not need it. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory)
  try {
    await handle.datasync()
  } finally {
    await handle.close()
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
