/** Changes of a file by several processes. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Milliseconds of the same owner after which a lock is that of a process that was killed. */
const STALE = 5_000
const INTERVAL = 10

/**
 * Replaces the text of a file at once, one process after the other. The text is empty if there is no file.
 *
 * The lock is a folder with one file, whose name only its owner has, and which becomes the new file: writing ends the lock. The lock of
 * another process is taken over by removing the file by this name: no lock is removed by mistake, and a process that was only slow cannot write any more and
 * begins again.
 */
export async function replaceFile(path: string, change: (text: string) => string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const lock = `${path}.lock`
  const owner = randomUUID()
  const draft = join(lock, owner)
  for (;;) {
    await acquire(lock, owner)
    try {
      await overwrite(draft, change(await textOf(path)))
      await rename(draft, path)
      return
    } catch (error) {
      // The lock was taken over.
      if (!hasCode(error, 'ENOENT')) throw error
    } finally {
      await release(lock, owner)
    }
  }
}

/** Returns the text of a file, an empty one if there is no file. */
export async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}

/** Waits until the lock is free or its owner does not end it. */
async function acquire(lock: string, owner: string): Promise<void> {
  const own = `${lock}.${owner}`
  await mkdir(own)
  try {
    await writeFile(join(own, owner), '')
    let [seen, since] = [await ownerOf(lock), performance.now()]
    // A folder takes the place of an empty one, and of no other.
    while (!(await isRenamed(own, lock))) {
      const found = await ownerOf(lock)
      if (found !== seen) [seen, since] = [found, performance.now()]
      if (performance.now() - since > STALE) await release(lock, seen)
      await new Promise((resolve) => setTimeout(resolve, INTERVAL))
    }
  } catch (error) {
    await rm(own, { recursive: true, force: true })
    throw error
  }
}

async function isRenamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    // Windows has another code, and replaces no folder.
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) return false
    throw error
  }
}

async function ownerOf(lock: string): Promise<string | undefined> {
  try {
    return (await readdir(lock))[0]
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Ends the lock of an owner. Does nothing to that of another one. */
async function release(lock: string, owner: string | undefined): Promise<void> {
  if (owner !== undefined) await rm(join(lock, owner), { force: true })
  await rmdir(lock).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST')) throw error
  })
}

/** Writes into a file that there is: a lock that was taken over gets no second file. */
async function overwrite(path: string, text: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.writeFile(text)
  } finally {
    await file.close()
  }
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}
