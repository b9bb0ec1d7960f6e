import { readFile, writeFile } from 'node:fs/promises'
import type { Genesis } from '../../src/index.js'
import { UsageError } from './usage-error.js'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EROFS: 'the disk takes no writes',
}

/** The bytes of the file that a flag names. Throws `UsageError`. */
export function readBytes(flag: string, path: string): Promise<Buffer> {
  return readWith(flag, path, () => readFile(path))
}

/** What a reader makes of the file that a flag names. Throws `UsageError`, which names another file when it was that one that failed. */
export async function readWith<Content>(flag: string, path: string, read: (path: string) => Promise<Content>): Promise<Content> {
  try {
    return await read(path)
  } catch (error) {
    if (!isErrno(error)) throw new UsageError(`${flag}: ${error instanceof Error ? error.message : error}`)
    throw new UsageError(`${flag}: cannot read ${error.path ?? path}: ${reasonOf(error)}`)
  }
}

/** A genesis file. Whether its members make sense is for the node to say. */
export async function readGenesis(flag: string, path: string): Promise<Genesis> {
  const text = (await readBytes(flag, path)).toString()
  try {
    return JSON.parse(text) as Genesis
  } catch (error) {
    throw new UsageError(`${flag}: ${path} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** Writes a file for this user alone: there may be keys in it. Throws `UsageError`. */
export async function writePrivate(flag: string, path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { mode: 0o600 })
  } catch (error) {
    throw new UsageError(`${flag}: cannot write ${path}: ${reasonOf(error)}`)
  }
}

function isErrno(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return REASONS[code] ?? code
}
