import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** File operations of an atomic replacement. */
export type ReplacingDisk = Pick<typeof fs, 'open' | 'rename' | 'unlink'>

/** Content of a file in pieces, in order. */
export type Pieces = Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>

/** Bytes per write operation. Small pieces are joined. */
const CHUNK = 1024 * 1024

/**
 * Writes a file atomically, and replaces an existing one. Whenever the process ends, the path has the complete old or the complete new content. The new
 * file is readable by its owner only (mode 0600). A symbolic link at the path is replaced, not followed.
 *
 * Rejects with the platform's error; the path is then unchanged.
 */
export async function replaceFile(path: string, content: Pieces, disk: ReplacingDisk = fs): Promise<void> {
  await writeBeside(disk, path, content, (temporary) => disk.rename(temporary, path))
}

/**
 * Writes a new file atomically. Whenever the process ends, the path has no file or the complete content. The file is readable by its owner only (mode
 * 0600).
 *
 * Rejects with the platform's error, `EEXIST` for an existing file, and leaves no file behind.
 */
export async function createFile(path: string, content: Pieces): Promise<void> {
  // Checked first: writing the content may take long.
  if (await exists(path)) throw Object.assign(new Error(`${path} exists`), { code: 'EEXIST' })
  await writeBeside(fs, path, content, (temporary) => moveToFreePath(temporary, path))
}

/** Writes to a temporary name in the same folder, syncs it to the disk, and moves it. A crash leaves a file whose name begins with a dot. */
async function writeBeside(disk: ReplacingDisk, path: string, content: Pieces, move: (temporary: string) => Promise<void>): Promise<void> {
  const folder = dirname(path)
  const temporary = join(folder, `.${process.getBuiltinModule('node:crypto').randomUUID()}.tmp`)
  try {
    const handle = await disk.open(temporary, 'wx', 0o600)
    try {
      for await (const chunk of chunksOf(content)) await handle.writeFile(chunk)
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

async function* chunksOf(content: Pieces): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = []
  let size = 0
  for await (const piece of content) {
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

/** Moves a file. Unlike `rename`, it does not replace a file that another process has created meanwhile. */
async function moveToFreePath(temporary: string, path: string): Promise<void> {
  try {
    await fs.link(temporary, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_LINKS.has(error.code))) throw error
    // An empty file reserves the name, and is replaced.
    await (await fs.open(path, 'wx', 0o600)).close()
    await fs.rename(temporary, path)
    return
  }
  await fs.unlink(temporary)
}

/** Syncs a rename to the disk. Platforms that cannot open a folder need no sync. */
async function syncFolder(disk: ReplacingDisk, folder: string): Promise<void> {
  const handle = await disk.open(folder, 'r').catch(() => undefined)
  if (!handle) return
  try {
    await handle.sync()
  } catch {
    // Some file systems cannot sync a folder; the file itself is on the disk.
  } finally {
    await handle.close()
  }
}

async function exists(path: string): Promise<boolean> {
  // True for a dangling link, too.
  return fs.lstat(path).then(
    () => true,
    () => false,
  )
}
