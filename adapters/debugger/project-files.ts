import { readFile } from 'node:fs/promises'
import { isAbsolute, normalize, resolve, sep } from 'node:path'
import type { TextOfSource } from '../../src/internal-debugger.js'

/** Files of a project that have the text that was compiled. Nothing outside of the project's folder is read. */
export class ProjectFiles {
  readonly #root: string | undefined
  readonly #paths = new Map<string, Promise<string | undefined>>()

  /** @param root folder of the project; undefined if no file may be read */
  constructor(root: string | undefined) {
    this.#root = root === undefined ? undefined : resolve(root)
  }

  /** Returns the path of the file with the text of a source; undefined if there is none. */
  path(source: TextOfSource): Promise<string | undefined> {
    const known = this.#paths.get(source.name) ?? this.#find(source)
    this.#paths.set(source.name, known)
    return known
  }

  async #find({ name, content }: TextOfSource): Promise<string | undefined> {
    if (this.#root === undefined || isAbsolute(name) || name.includes('\0')) return undefined
    const path = resolve(this.#root, normalize(name))
    if (!path.startsWith(this.#root.endsWith(sep) ? this.#root : this.#root + sep)) return undefined
    const text = await readFile(path, 'utf8').catch(() => undefined)
    return text === content ? path : undefined
  }
}
