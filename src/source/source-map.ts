/** Source maps of solc: https://docs.soliditylang.org/en/latest/internals/source_mappings.html */

/** Whether a jump goes into a function, returns from one, or stays in it. */
export type JumpKind = 'in' | 'out' | 'regular'

/** Part of a source from which an instruction was made. */
export interface MapEntry {
  /** First byte. */
  readonly start: number
  /** Number of bytes. */
  readonly length: number
  /** Id of the file; -1 for code without a source. */
  readonly file: number
  readonly jump: JumpKind
}

/** A source map, an entry for each instruction. */
export interface SourceMap {
  readonly entries: readonly MapEntry[]
  /** Number of the first entry that is no entry of a source map; undefined for a valid map. Such entries have no file. */
  readonly damagedAt: number | undefined
}

/** Offsets are stored in 32 bits by compilers, too. */
const LARGEST = 2 ** 31 - 1
const JUMPS: Readonly<Record<string, JumpKind>> = { i: 'in', o: 'out', '-': 'regular' }

/**
 * Parses a source map. Never throws: entries that are none lose their file.
 *
 * @param most number of instructions of the code; entries beyond are ignored
 */
export function parseSourceMap(text: string, most: number): SourceMap {
  const entries: MapEntry[] = []
  let damagedAt: number | undefined
  let [start, length, file] = [0, 0, -1]
  let jump: JumpKind = 'regular'
  let last: MapEntry | undefined
  // A part is read where it is: a hostile map may have any number of them.
  for (let at = 0; entries.length < most && at <= text.length && text !== ''; ) {
    const next = text.indexOf(';', at)
    const end = next < 0 ? text.length : next
    if (end > at || !last) {
      const [starts, lengths, files, jumps] = text.slice(at, end).split(':', 5)
      start = offset(starts, start)
      length = offset(lengths, length)
      file = offset(files, file)
      jump = jumps === undefined || jumps === '' ? jump : (JUMPS[jumps] ?? 'regular')
      const isDamaged = [start, length, file].some(Number.isNaN)
      if (isDamaged) damagedAt ??= entries.length
      const isNowhere = isDamaged || start < 0 || length < 0
      last = { start: start || 0, length: length || 0, file: isNowhere ? -1 : file, jump }
    }
    entries.push(last)
    at = end + 1
  }
  return { entries, damagedAt }
}

/** Returns -1 for nowhere, and NaN for what is no offset. It stays so until an entry has its own value again. */
function offset(text: string | undefined, before: number): number {
  if (text === undefined || text === '') return before
  const value = /^(?:-1|\d{1,10})$/.test(text) ? Number(text) : Number.NaN
  return value <= LARGEST ? value : Number.NaN
}
