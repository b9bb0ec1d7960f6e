import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { tablesOf } from './level-manifest.js'

// The format: https://github.com/google/leveldb/blob/main/doc/table_format.md

/** Bytes of the newest tables that an opening verifies: some 80 ms. */
const VERIFIED = 16 * 1024 * 1024
/** Blocks of some 4 KiB that are verified in one turn of the event loop. */
const BLOCKS_IN_A_TURN = 64

/** Places of two blocks, with zeros up to 40 bytes, and a number of 8 bytes. */
const FOOTER_LENGTH = 48
const MAGIC = 0xdb4775248b80fb57n
/** After a block: its compression, and the checksum of both. */
const TRAILER_LENGTH = 5
const COMPRESSIONS = 2

export const isTable = (name: string): boolean => /^\d+\.(ldb|sst)$/.test(name)

/**
 * Returns the name of a table that is damaged, among the newest ones. LevelDB verifies no checksum when it reads a table: a record whose key has changed is one that is
 * not there. It goes on with what it has read when it merges tables, so they are verified before it is opened.
 */
export async function findDamagedTable(directory: string, most = VERIFIED): Promise<string | undefined> {
  const tables = await tablesOf(directory)
  const names = (await readdir(directory))
    .filter((name) => isTable(name) && tables.has(Number.parseInt(name, 10)))
    .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
  let verified = 0
  for (const name of names) {
    const path = join(directory, name)
    verified += (await stat(path)).size
    if (verified > most) return undefined
    if (!(await isWholeTable(await readFile(path)))) return name
  }
  return undefined
}

/** Returns whether the checksums of all blocks of a table are right, and its footer names the last two of them. */
export async function isWholeTable(bytes: Buffer): Promise<boolean> {
  const { isWhole, last } = await scan(bytes)
  // One in some ten thousand tables has a checksum amid a block by chance. Then the rest of that block is no block.
  return isWhole || (await scan(bytes, last)).isWhole
}

/** Returns whether a table can be given to LevelDB, which otherwise takes a place in it as it is, and memory for it. */
export function isReadableTable(bytes: Buffer): boolean {
  return placesOf(bytes)?.every(({ at, length }) => isBlock(bytes, at, length)) ?? false
}

interface Place {
  readonly at: number
  readonly length: number
}

/**
 * Goes through the blocks of a table from its beginning. Each ends where its checksum follows it.
 *
 * @param skipped a position that is not the end of a block
 */
async function scan(bytes: Buffer, skipped?: number): Promise<{ readonly isWhole: boolean; readonly last: number }> {
  const end = bytes.length - FOOTER_LENGTH
  const blocks: Place[] = []
  let start = 0
  let last = 0
  while (start < end) {
    const compression = endOfBlock(bytes, start, end, skipped)
    if (compression === undefined) break
    blocks.push({ at: start, length: compression - start })
    last = compression
    start = compression + TRAILER_LENGTH
    if (blocks.length % BLOCKS_IN_A_TURN === 0) await setImmediate()
  }
  const [metaindex, index] = placesOf(bytes) ?? []
  const isNamed = (place: Place | undefined, block: Place | undefined) =>
    place !== undefined && place.at === block?.at && place.length === block.length
  return { isWhole: start === end && isNamed(metaindex, blocks.at(-2)) && isNamed(index, blocks.at(-1)), last }
}

/** Returns the position after a block, where its compression is. */
function endOfBlock(bytes: Buffer, start: number, end: number, skipped: number | undefined): number | undefined {
  let remainder = -1
  for (let at = start; at + TRAILER_LENGTH <= end; at++) {
    const octet = bytes[at] ?? 0
    remainder = (TABLE[(remainder ^ octet) & 255] ?? 0) ^ (remainder >>> 8)
    if (octet < COMPRESSIONS && at !== skipped && masked(remainder) === bytes.readUInt32LE(at + 1)) return at
  }
  return undefined
}

/** Returns the places that the footer of a table names: of the index of other blocks, and of the index of data. */
function placesOf(bytes: Buffer): readonly Place[] | undefined {
  const footer = bytes.length - FOOTER_LENGTH
  if (footer < 0 || bytes.readBigUInt64LE(bytes.length - 8) !== MAGIC) return undefined
  let at = footer
  const next = () => {
    let number = 0
    for (let factor = 1; at < bytes.length - 8; factor *= 128) {
      const octet = bytes[at++] ?? 0
      number += (octet & 127) * factor
      if (octet < 128) return number
    }
    return Number.NaN
  }
  return [
    { at: next(), length: next() },
    { at: next(), length: next() },
  ]
}

function isBlock(bytes: Buffer, at: number, length: number): boolean {
  const end = at + length + 1
  if (!(end + TRAILER_LENGTH - 1 <= bytes.length - FOOTER_LENGTH)) return false
  let remainder = -1
  for (let i = at; i < end; i++) remainder = (TABLE[(remainder ^ (bytes[i] ?? 0)) & 255] ?? 0) ^ (remainder >>> 8)
  return masked(remainder) === bytes.readUInt32LE(end)
}

/** CRC-32C (Castagnoli): remainders of octets. */
const TABLE = Int32Array.from({ length: 256 }, (_, octet) => {
  let remainder = octet
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ 0x82f63b78 : remainder >>> 1
  return remainder
})

/** Returns a checksum as LevelDB writes it. */
function masked(remainder: number): number {
  const checksum = ~remainder
  return (((checksum >>> 15) | (checksum << 17)) + 0xa282ead8) >>> 0
}
