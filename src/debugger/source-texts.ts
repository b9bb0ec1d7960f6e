/** Texts of sources and the lines where a session can stop. */
import { BuildSources } from '../source/compiled-contract.js'
import type { CompilerBuild } from '../source/compiler-build.js'
import type { SourceFile } from '../source/source-file.js'
import { isStatement, type SyntaxNode } from '../source/syntax.js'

/** A source with its text. */
export interface TextOfSource {
  /** Name in the project. */
  readonly name: string
  readonly content: string
  /** Lines without their ends. */
  readonly lines: readonly string[]
}

/** Sources of builds. Of several with one name, that of the last build counts. Nothing is read from files. */
export class SourceTexts {
  readonly #files = new Map<string, SourceFile>()
  readonly #texts = new Map<string, TextOfSource>()
  readonly #stops = new Map<string, readonly number[]>()

  constructor(builds: readonly CompilerBuild[]) {
    for (const build of builds) {
      for (const file of new BuildSources(build).files.values()) if (file.content !== undefined) this.#files.set(file.name, file)
    }
  }

  get names(): readonly string[] {
    return [...this.#files.keys()]
  }

  /** Returns a source by its name; undefined if no build has its text. */
  text(name: string): TextOfSource | undefined {
    const file = this.#files.get(name)
    if (file?.content === undefined) return undefined
    const known = this.#texts.get(name) ?? { name, content: file.content, lines: file.content.split(/\r\n|\r|\n/) }
    this.#texts.set(name, known)
    return known
  }

  /**
   * Returns the names of the sources that a text may mean: a name, the end of one, or a path of a file that ends with one.
   *
   * @param given `Coin.sol`, `src/Coin.sol`, `/home/me/project/src/Coin.sol`
   */
  find(given: string): readonly string[] {
    const path = given.replaceAll('\\', '/')
    if (this.#files.has(path)) return [path]
    const ends = this.names.filter((name) => name.endsWith(`/${path}`))
    // Of src/Coin.sol and lib/src/Coin.sol, the longer one is meant.
    const within = this.names.filter((name) => path.endsWith(`/${name}`)).sort((one, other) => other.length - one.length)
    return ends.length > 0 ? ends : within.slice(0, 1)
  }

  /** Returns the first line from a line on where a session can stop; undefined if there is none. */
  stopFrom(name: string, line: number): number | undefined {
    return this.stops(name).find((stop) => stop >= line)
  }

  /** Returns the lines where a session can stop: statements, and parts of them, begin there. */
  stops(name: string): readonly number[] {
    const known = this.#stops.get(name) ?? stopsOf(this.#files.get(name))
    this.#stops.set(name, known)
    return known
  }
}

function stopsOf(file: SourceFile | undefined): readonly number[] {
  if (!file?.syntax) return []
  const lines = new Set<number>()
  const open: { readonly node: SyntaxNode; readonly isWithin: boolean }[] = [{ node: file.syntax, isWithin: false }]
  for (let next = open.pop(); next; next = open.pop()) {
    const isWithin = next.isWithin || isStatement(next.node)
    if (isWithin) lines.add(file.placeOf(next.node.start).line)
    for (const node of next.node.children) open.push({ node, isWithin })
  }
  return [...lines].sort((one, other) => one - other)
}
