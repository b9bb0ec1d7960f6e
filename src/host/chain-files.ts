import { ServerError } from '../primitives/errors.js'

/**
 * Files of blocks in one directory of the operator. Callers choose the names: an implementation refuses with `ChainFileRefused` names that lead out of
 * the directory, and never overwrites a file.
 */
export interface ChainFiles {
  /** Path of the directory, for people. */
  readonly directory: string
  read(name: string): Promise<Uint8Array>
  /** Creates a file. The file appears whole or not at all. */
  write(name: string, content: Iterable<Uint8Array>): Promise<void>
}

/** A file may not be used, or cannot be read or written. */
export class ChainFileRefused extends ServerError {}
