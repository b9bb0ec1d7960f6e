import { argumentsBehind, hasMetadataOf, isCodeOf, metadataSize } from '../explain/code-pattern.js'
import { type CompiledCode, compiledCodes } from './compiled-contract.js'
import type { CompilerBuild } from './compiler-build.js'
import { SourceCode } from './source-code.js'

/** Codes of one build. */
interface IndexedBuild {
  /** By their size without metadata. */
  readonly runtime: ReadonlyMap<number, readonly CompiledCode[]>
  readonly creation: readonly CompiledCode[]
}

/** Each build is indexed once: each test registers the build of its project again. */
const indexed = new WeakMap<CompilerBuild, IndexedBuild>()
const opened = new WeakMap<CompiledCode, SourceCode>()
const byBuilds = new WeakMap<readonly CompilerBuild[], SourceCodes>()

/**
 * Codes for which there are sources. Code is recognised by what it is, and not by its address: immutables, addresses of libraries and metadata may be
 * other than in the build.
 */
export class SourceCodes {
  readonly #builds: readonly CompilerBuild[]

  /** @param builds of several with the same code, the last one counts */
  constructor(builds: readonly CompilerBuild[]) {
    this.#builds = builds.toReversed()
  }

  get hasBuilds(): boolean {
    return this.#builds.length > 0
  }

  /** Returns the sources of the code of a contract; undefined if no build has it. */
  ofRuntime(code: Uint8Array): SourceCode | undefined {
    const size = code.length - metadataSize(code)
    const found = this.#builds.flatMap((build) => indexOf(build).runtime.get(size) ?? [])
    return open(
      code,
      found.filter(({ pattern }) => isCodeOf(code, pattern)),
    )
  }

  /** Returns all codes for which there are sources. */
  all(): SourceCode[] {
    return this.#builds.flatMap((build) => {
      const { runtime, creation } = indexOf(build)
      return [...[...runtime.values()].flat(), ...creation].map(opening)
    })
  }

  /**
   * Returns the sources of the code that creates a contract; undefined if no build has it.
   *
   * @param input the whole input of a creation, with the arguments of the constructor
   */
  ofCreation(input: Uint8Array): SourceCode | undefined {
    const found = this.#builds.flatMap((build) => indexOf(build).creation.filter(({ pattern }) => argumentsBehind(input, pattern)))
    // Code that begins with other code is the longer one.
    const longest = Math.max(...found.map(({ pattern }) => pattern.bytes.length))
    return open(
      input,
      found.filter(({ pattern }) => pattern.bytes.length === longest),
    )
  }
}

/** Contracts that differ in names only have the same code with other metadata. */
function open(code: Uint8Array, found: readonly CompiledCode[]): SourceCode | undefined {
  const compiled = found.find(({ pattern }) => hasMetadataOf(code, pattern)) ?? found[0]
  return compiled && opening(compiled)
}

function opening(compiled: CompiledCode): SourceCode {
  const known = opened.get(compiled) ?? new SourceCode(compiled)
  opened.set(compiled, known)
  return known
}

/** Returns the codes of a list of builds: the same ones for the same list. */
export function sourceCodesOf(builds: readonly CompilerBuild[]): SourceCodes {
  const known = byBuilds.get(builds) ?? new SourceCodes(builds)
  byBuilds.set(builds, known)
  return known
}

function indexOf(build: CompilerBuild): IndexedBuild {
  const known = indexed.get(build) ?? newIndex(build)
  indexed.set(build, known)
  return known
}

function newIndex(build: CompilerBuild): IndexedBuild {
  const runtime = new Map<number, CompiledCode[]>()
  const codes = compiledCodes(build)
  for (const code of codes) {
    if (code.kind === 'creation') continue
    const { bytes } = code.pattern
    const size = bytes.length - metadataSize(bytes)
    runtime.set(size, [...(runtime.get(size) ?? []), code])
  }
  return { runtime, creation: codes.filter(({ kind }) => kind === 'creation') }
}
