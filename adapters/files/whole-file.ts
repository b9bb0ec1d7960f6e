import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Operations on the disk that replacing a file takes. */
export type ReplacingDisk = Pick<typeof fs, 'open' | 'rename' | 'unlink'>

/** Content of a file in pieces, which are written one after another. */
export type Pieces = Iterable<Uint8Array | string>

/** Bytes that are gathered before they are written, so that many small pieces do not cost an operation each. */
const CHUNK = 1024 * 1024

/**
 * Writes a file, in place of one that may be there. Whenever the process ends, the path holds the old content or all of the new one. The new file is
 * readable by its owner only (mode 0600). A symbolic link at the path is replaced, not followed.
 *
 * Rejects with the platform's error, and then the path holds what it held before.
 */
export async function replaceFile(path: string, content: Pieces, disk: ReplacingDisk = fs): Promise<void> {
  await writeBeside(disk, path, content, (temporary) => disk.rename(temporary, path))
}

/**
 * Writes a file where there is none. Whenever the process ends, the path holds nothing or the whole content. The file is readable by its owner only
 * (mode 0600).
 *
 * Rejects with the platform's error, which is `EEXIST` when there is a file, and then nothing is left behind.
 */
export async function createFile(path: string, content: Pieces): Promise<void> {
  // A long content is not to be written in vain.
  if (await exists(path)) throw Object.assign(new Error(`${path} exists`), { code: 'EEXIST' })
  await writeBeside(fs, path, content, (temporary) => moveToFreePath(temporary, path))
}

/** Writes to a temporary name in the same folder, waits until the disk has it, and moves it. What a crash leaves over begins with a dot. */
async function writeBeside(disk: ReplacingDisk, path: string, content: Pieces, move: (temporary: string) => Promise<void>): Promise<void> {
  const folder = dirname(path)
  const temporary = join(folder, `.${randomUUID()}.tmp`)
  try {
    const handle = await disk.open(temporary, 'wx', 0o600)
    try {
      for (const chunk of chunksOf(content)) await handle.writeFile(chunk)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await move(temporary)
  } catch (error) {
    await disk.unlink(temporary).catch(() => {})
    throw error
  }
  await syncFolder(disk, folder)
}

function* chunksOf(content: Pieces): Generator<Buffer> {
  let gathered: Buffer[] = []
  let size = 0
  for (const piece of content) {
    const bytes = Buffer.from(piece)
    gathered.push(bytes)
    size += bytes.length
    if (size < CHUNK) continue
    yield Buffer.concat(gathered)
    gathered = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(gathered)
}

/** Error codes of file systems without hard links. */
const NO_LINKS: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

/** Unlike `rename`, never over a file that somebody else has made meanwhile. */
async function moveToFreePath(temporary: string, path: string): Promise<void> {
  try {
    await fs.link(temporary, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_LINKS.has(error.code))) throw error
    // An empty file takes the name first, and is replaced.
    await (await fs.open(path, 'wx', 0o600)).close()
    await fs.rename(temporary, path)
    return
  }
  await fs.unlink(temporary)
}

/** Makes a rename last. Not every platform lets a folder be opened, and those that do not need no help. */
async function syncFolder(disk: ReplacingDisk, folder: string): Promise<void> {
  const handle = await disk.open(folder, 'r').catch(() => undefined)
  if (!handle) return
  try {
    await handle.sync()
  } catch {
    // Some file systems cannot; the file itself is on the disk.
  } finally {
    await handle.close()
  }
}

async function exists(path: string): Promise<boolean> {
  // Also for a link that leads nowhere.
  return fs.lstat(path).then(
    () => true,
    () => false,
  )
}
