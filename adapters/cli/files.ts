import { readFile, stat } from 'node:fs/promises'
import type { Genesis } from '../../src/internal.js'
import { isErrno, reasonOf, replaceFile } from '../files/index.js'
import { UsageError } from './usage-error.js'

/** Mode bits of all users but the owner of a file. */
const OTHERS = 0o077

/** Returns the bytes of the file that a flag names. Throws `UsageError`. */
export function readBytes(flag: string, path: string): Promise<Buffer> {
  return readWith(flag, path, () => readFile(path))
}

/** Returns the result of a reader for the file that a flag names. Throws `UsageError` with the path of the file that could not be read. */
export async function readWith<Content>(flag: string, path: string, read: (path: string) => Promise<Content>): Promise<Content> {
  try {
    return await read(path)
  } catch (error) {
    if (!isErrno(error)) throw new UsageError(`${flag}: ${error instanceof Error ? error.message : error}`)
    throw new UsageError(`${flag}: cannot read ${error.path ?? path}: ${reasonOf(error)}`)
  }
}

/** Reads a genesis file. The node checks its members. */
export async function readGenesis(flag: string, path: string): Promise<Genesis> {
  const text = (await readBytes(flag, path)).toString()
  try {
    return JSON.parse(text) as Genesis
  } catch (error) {
    throw new UsageError(`${flag}: ${path} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** Warns if other users of the machine can read a file with secrets. */
export async function warnOfReaders(flag: string, path: string, warn: (line: string) => void): Promise<void> {
  const { mode } = await stat(path)
  // Windows does not say here who may read a file.
  if (process.platform === 'win32' || (mode & OTHERS) === 0) return
  warn(`${flag}: others on this machine may use ${path}: chmod 600 takes that from them`)
}

/** Writes a file that only its owner can read, because it may contain keys. Replaces an existing file. Throws `UsageError`. */
export async function writePrivate(flag: string, path: string, text: string): Promise<void> {
  try {
    await replaceFile(path, [text])
  } catch (error) {
    throw new UsageError(`${flag}: cannot write ${path}: ${reasonOf(error)}`)
  }
}
