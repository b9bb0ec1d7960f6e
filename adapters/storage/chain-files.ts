import { mkdir, open, readFile, realpath, rm } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { ChainFileRefused, type ChainFiles } from '../../src/index.js'

/**
 * Lets a node export blocks to files of one directory, and import them from there. Names that lead out of it, also by symbolic links, are
 * refused, and no file is written over. The directory is made when the first file is written.
 *
 * @param directory - its path
 *
 * @example
 * const node = await createNode({ chainFiles: chainDirectory('./data/chains') })
 * await node.request('admin_exportChain', ['blocks.rlp'])
 */
export function chainDirectory(directory: string): ChainFiles {
  const root = resolve(directory)
  return {
    directory: root,
    async read(name) {
      try {
        return await readFile(await insideOf(root, name, 'file'))
      } catch (error) {
        throw refusalOf(name, error)
      }
    },
    async write(name, content) {
      try {
        await mkdir(root, { recursive: true })
        await writeNew(await insideOf(root, name, 'folder'), content)
      } catch (error) {
        throw refusalOf(name, error)
      }
    },
  }
}

/** The real path of a name that has passed. Links are followed up to the file, or up to the folder of a file that is yet to be made. */
async function insideOf(root: string, name: string, known: 'file' | 'folder'): Promise<string> {
  const isPlain =
    name !== '' && !isAbsolute(name) && !name.includes('\0') && !name.split(/[\\/]/).some((part) => part === '..' || part === '.')
  if (!isPlain) throw new ChainFileRefused(`${JSON.stringify(name)} is not a name inside of the directory for chain files`)
  const path = join(root, name)
  const real = known === 'file' ? await realpath(path) : join(await realpath(dirname(path)), basename(path))
  const way = relative(await realpath(root), real)
  if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) {
    throw new ChainFileRefused(`${JSON.stringify(name)} leads out of the directory for chain files`)
  }
  return real
}

/** Writes a file that was not there. What is half written when something fails is removed. */
async function writeNew(path: string, content: Iterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for (const piece of content) await file.write(piece)
    await file.close()
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be used',
  EISDIR: 'it is a folder',
  ENOTDIR: 'there is no such folder',
  ENOSPC: 'there is no room left',
}

function refusalOf(name: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  // geth's words.
  if (code === 'EEXIST') return new ChainFileRefused('location would overwrite an existing file')
  return typeof code === 'string' ? new ChainFileRefused(`${JSON.stringify(name)}: ${REASONS[code] ?? code}`) : error
}
