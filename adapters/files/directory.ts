import { type FileHandle, mkdir, open, readFile, realpath, rm } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { createFile, type Pieces } from './whole-file.js'

/** A new file. Its methods are called one after another. */
export interface NewFile {
  append(content: Uint8Array | string): Promise<void>
  close(): Promise<void>
  /** Closes and removes the file. */
  discard(): Promise<void>
}

/**
 * A directory in which callers name files. Names that lead out of it, also by symbolic links, are refused, and no file is overwritten. The first file
 * creates the directory. Files are readable by their owner only (mode 0600).
 *
 * @param purpose purpose of the directory, for error messages: `chain files`
 * @param refuse creates the error for callers
 */
export class Directory {
  readonly path: string

  constructor(
    path: string,
    private readonly purpose: string,
    private readonly refuse: (message: string) => Error,
  ) {
    this.path = resolve(path)
  }

  async read(name: string): Promise<Uint8Array> {
    try {
      return await readFile(await this.#insideOf(name, 'file'))
    } catch (error) {
      throw this.#refusalOf(name, error)
    }
  }

  /** Creates a file that is written in parts. It has its name from the beginning. */
  async create(name: string): Promise<NewFile> {
    try {
      const path = await this.#newPath(name)
      return this.#newFile(name, path, await open(path, 'wx', 0o600))
    } catch (error) {
      throw this.#refusalOf(name, error)
    }
  }

  /** Writes a file atomically: it gets its name when it is completely on the disk. */
  async write(name: string, content: Pieces): Promise<void> {
    try {
      await createFile(await this.#newPath(name), content)
    } catch (error) {
      throw this.#refusalOf(name, error)
    }
  }

  async #newPath(name: string): Promise<string> {
    await mkdir(this.path, { recursive: true })
    return this.#insideOf(name, 'folder')
  }

  #newFile(name: string, path: string, handle: FileHandle): NewFile {
    const refusing = async (write: Promise<unknown>): Promise<void> => {
      try {
        await write
      } catch (error) {
        throw this.#refusalOf(name, error)
      }
    }
    return {
      append: (content) => refusing(handle.appendFile(content)),
      close: () => refusing(handle.close()),
      async discard() {
        await handle.close().catch(() => {})
        await rm(path, { force: true })
      },
    }
  }

  /** Returns the real path of a valid name. It follows links up to the file, or up to the folder of a new file. */
  async #insideOf(name: string, known: 'file' | 'folder'): Promise<string> {
    const isPlain =
      name !== '' && !isAbsolute(name) && !name.includes('\0') && !name.split(/[\\/]/).some((part) => part === '..' || part === '.')
    if (!isPlain) throw this.refuse(`${JSON.stringify(name)} is not a name inside of the directory for ${this.purpose}`)
    const path = join(this.path, name)
    const real = known === 'file' ? await realpath(path) : join(await realpath(dirname(path)), basename(path))
    const way = relative(await realpath(this.path), real)
    if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) {
      throw this.refuse(`${JSON.stringify(name)} leads out of the directory for ${this.purpose}`)
    }
    return real
  }

  #refusalOf(name: string, error: unknown): unknown {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // geth's words.
    if (code === 'EEXIST') return this.refuse('location would overwrite an existing file')
    return typeof code === 'string' ? this.refuse(`${JSON.stringify(name)}: ${REASONS[code] ?? code}`) : error
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be used',
  EISDIR: 'it is a folder',
  ENOTDIR: 'there is no such folder',
  ENOSPC: 'there is no room left',
}
