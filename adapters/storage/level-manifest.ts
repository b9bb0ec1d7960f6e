import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

// The formats: https://github.com/google/leveldb/blob/main/doc/log_format.md and version_edit.cc

const BLOCK = 32_768
/** Checksum, length and type of a record. */
const HEAD_LENGTH = 7
const [FULL, LAST] = [1, 4]

/** Tags of the fields of an edit. */
const [COMPARATOR, COMPACT_POINTER, DELETED_TABLE, NEW_TABLE] = [1, 5, 6, 7]

/**
 * Returns the numbers of the tables of a LevelDB database. A table that is not among them is left of a process that was killed while it wrote it, or was merged into
 * others: LevelDB deletes it.
 *
 * LevelDB verifies the checksums of the manifest when it is opened. For one that cannot be read, no table is known.
 */
export async function tablesOf(directory: string): Promise<ReadonlySet<number>> {
  try {
    const name = (await readFile(join(directory, 'CURRENT'), 'latin1')).trim()
    const tables = new Set<number>()
    for (const edit of editsIn(await readFile(join(directory, name)))) apply(edit, tables)
    return tables
  } catch {
    return new Set()
  }
}

/** Returns the edits in a manifest, which has the format of LevelDB's logs: each is in one record, or in several. */
function* editsIn(bytes: Buffer): Generator<Buffer> {
  let parts: Buffer[] = []
  for (let at = 0; at + HEAD_LENGTH <= bytes.length; ) {
    const left = BLOCK - (at % BLOCK)
    if (left < HEAD_LENGTH) {
      at += left
      continue
    }
    const [length, type] = [bytes.readUInt16LE(at + 4), bytes[at + 6]]
    at += HEAD_LENGTH
    parts.push(bytes.subarray(at, at + length))
    at += length
    if (type !== FULL && type !== LAST) continue
    yield Buffer.concat(parts)
    parts = []
  }
}

/** Applies an edit to the tables. Throws a `RangeError` for one that is cut. */
function apply(edit: Buffer, tables: Set<number>): void {
  let at = 0
  const number = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const octet = edit.readUInt8(at++)
      value += (octet & 127) * factor
      if (octet < 128) return value
    }
  }
  const skipBytes = () => {
    const length = number()
    at += length
  }
  while (at < edit.length) {
    const tag = number()
    if (tag === COMPARATOR) skipBytes()
    else if (tag === COMPACT_POINTER) {
      number()
      skipBytes()
    } else if (tag === DELETED_TABLE) {
      number()
      tables.delete(number())
    } else if (tag === NEW_TABLE) {
      number()
      tables.add(number())
      number()
      skipBytes()
      skipBytes()
    } else number()
  }
}
