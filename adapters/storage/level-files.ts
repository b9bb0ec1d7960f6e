import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isJournal, journalsOf } from './journal.js'

/** File in the directory of a database that says who has it open. The lock itself is LevelDB's. */
export const HOLDER = 'HOLDER.json'

/** Returns whether a file is one of those in the directory of a database. */
export function isOfDatabase(name: string): boolean {
  return isJournal(name) || /^(CURRENT|LOCK|LOG|LOG\.old|PROBE|lost|HOLDER\.json(\.new)?|MANIFEST-\d+|\d+\.(ldb|sst|log|dbtmp))$/.test(name)
}

const COPY_ATTEMPTS = 20

/**
 * Copies a database to which another process may write. Repeats that as long as the set of its files changes meanwhile. Journals come first: what is in none of them
 * is in the tables that are copied after them.
 */
export async function copyWhileWritten(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await copyFiles(from, to, await journalsOf(from))
      const before = await filesOf(from)
      await copyFiles(
        from,
        to,
        (await readdir(from)).filter((name) => !isJournal(name)),
      )
      if ((await filesOf(from)) === before) return
      if (attempt >= COPY_ATTEMPTS) throw new Error('its files change all the time')
    } catch (error) {
      // A compaction deletes tables.
      if (attempt >= COPY_ATTEMPTS || innermost(error).code !== 'ENOENT') throw error
    }
    await rm(to, { recursive: true, force: true })
  }
}

/** Returns the names of LevelDB's logs. */
export async function logsOf(directory: string): Promise<readonly string[]> {
  return (await readdir(directory)).filter((name) => /^\d+\.log$/.test(name))
}

/** Returns the names of the files of a database, and the size of its manifest, as text. The log grows with every write. */
async function filesOf(directory: string): Promise<string> {
  const names = (await readdir(directory)).filter((name) => /\.(ldb|log)$|^(CURRENT|MANIFEST)/.test(name)).sort()
  const manifests = names.filter((name) => name.startsWith('MANIFEST'))
  const sizes = await Promise.all(manifests.map(async (name) => (await stat(join(directory, name))).size))
  return [...names, ...sizes].join()
}

/** Copies a database that nobody writes to. Tables, which never change, are linked if the file system can. */
export async function copyLevel(from: string, to: string): Promise<void> {
  await copyFiles(from, to, await readdir(from))
}

async function copyFiles(from: string, to: string, names: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of names) {
    if (name === 'LOCK' || name === HOLDER) continue
    const [source, target] = [join(from, name), join(to, name)]
    if (name.endsWith('.ldb')) await link(source, target).catch(() => copyFile(source, target))
    else await copyFile(source, target)
  }
}

/** Returns the error of the platform, which the database wraps. */
export function innermost(error: unknown): { readonly code: unknown; readonly message: string } {
  if (error instanceof Error && error.cause instanceof Error) return innermost(error.cause)
  return {
    code: error instanceof Error && 'code' in error ? error.code : undefined,
    message: error instanceof Error ? error.message : String(error),
  }
}
