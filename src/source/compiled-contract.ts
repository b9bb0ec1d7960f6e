import { type CodePattern, codePattern } from '../explain/code-pattern.js'
import { isJsonObject, type Json, type JsonObject, member, memberAt } from '../primitives/json.js'
import { type CompilerBuild, metadataIn, objectAt } from './compiler-build.js'
import { type LayoutSource, layoutSource } from './layout-source.js'
import { SourceFile } from './source-file.js'
import type { SyntaxNode } from './syntax.js'

/** Which of the two codes of a contract: the one that creates it, or the one that it then has. */
export type CodeKind = 'creation' | 'runtime'

/** A contract in the output of a compiler. */
export interface CompiledContract {
  readonly name: string
  /** File in which it is defined, with its name in the project. */
  readonly file: string
  readonly sources: BuildSources
  /** Hashes of the files that it was compiled from, by the names that the compiler was given. */
  readonly hashes: JsonObject | undefined
  readonly compiler: CompilerSettings
  /** Places of state variables; undefined if the compiler was not asked for them. */
  readonly layout: LayoutSource | undefined
}

/** Settings of the compiler that code depends on. */
export interface CompilerSettings {
  /** `0.8.30+commit.73712a01`; undefined without metadata. */
  readonly version: string | undefined
  readonly isViaIR: boolean
  readonly isOptimised: boolean
}

/** One of the codes of a contract. */
export interface CompiledCode {
  readonly contract: CompiledContract
  readonly kind: CodeKind
  readonly pattern: CodePattern
  /** Member of the output: source map, entry points of functions, generated sources. */
  readonly json: JsonObject
}

/** Files of a build. */
export class BuildSources {
  readonly #files: ReadonlyMap<number, SourceFile>
  #definitions: ReadonlyMap<number, { readonly node: SyntaxNode; readonly file: SourceFile }> | undefined

  constructor({ input, output, projectNames }: CompilerBuild) {
    const names = new Map(entriesOf(projectNames).map(([name, given]) => [given, name]))
    const contents = input && objectAt(input, 'sources')
    const files = new Map<number, SourceFile>()
    for (const [compilerName, source] of entriesOf(objectAt(output, 'sources'))) {
      const id = isJsonObject(source) ? member(source, 'id') : undefined
      if (!isJsonObject(source) || typeof id !== 'number') continue
      const content = contents && objectAt(contents, compilerName)
      const text = content && member(content, 'content')
      files.set(
        id,
        new SourceFile({
          id,
          compilerName,
          name: names.get(compilerName) ?? compilerName,
          content: typeof text === 'string' ? text : undefined,
          tree: member(source, 'ast') ?? member(source, 'legacyAST'),
          isGenerated: false,
        }),
      )
    }
    this.#files = files
  }

  get files(): ReadonlyMap<number, SourceFile> {
    return this.#files
  }

  /** Returns the definition with a number of the compiler. */
  definition(id: number): { readonly node: SyntaxNode; readonly file: SourceFile } | undefined {
    this.#definitions ??= this.#index()
    return this.#definitions.get(id)
  }

  #index(): ReadonlyMap<number, { readonly node: SyntaxNode; readonly file: SourceFile }> {
    const found = new Map<number, { readonly node: SyntaxNode; readonly file: SourceFile }>()
    for (const file of this.#files.values()) {
      // Members of contracts, and functions outside of them.
      for (const node of file.syntax?.children ?? []) {
        for (const definition of [node, ...node.children])
          if (definition.id !== undefined) found.set(definition.id, { node: definition, file })
      }
    }
    return found
  }
}

/** Returns the files that the compiler has made for a code. */
export function generatedFiles({ json }: Pick<CompiledCode, 'json'>): SourceFile[] {
  const sources = member(json, 'generatedSources')
  return (Array.isArray(sources) ? sources : []).flatMap((source) => {
    if (!isJsonObject(source)) return []
    const [id, name, content] = ['id', 'name', 'contents'].map((key) => member(source, key))
    if (typeof id !== 'number' || typeof name !== 'string' || typeof content !== 'string') return []
    return [new SourceFile({ id, compilerName: name, name, content, tree: member(source, 'ast'), isGenerated: true })]
  })
}

/** Returns the codes of all contracts of a build. Those without code, such as interfaces, are left out. */
export function compiledCodes(build: CompilerBuild): CompiledCode[] {
  const sources = new BuildSources(build)
  const names = new Map([...sources.files.values()].map(({ compilerName, name }) => [compilerName, name]))
  return entriesOf(objectAt(build.output, 'contracts')).flatMap(([source, inFile]) =>
    entriesOf(inFile).flatMap(([name, contract]) => {
      const evm = isJsonObject(contract) ? objectAt(contract, 'evm') : undefined
      if (!evm || !isJsonObject(contract)) return []
      const metadata = objectIn(metadataIn(contract))
      const compiled = {
        name,
        file: names.get(source) ?? source,
        sources,
        hashes: metadata && objectAt(metadata, 'sources'),
        compiler: settingsIn(metadata, build),
        layout: layoutSource(contract, objectAt(build.output, 'sources')),
      }
      return [
        codeOf(compiled, 'creation', objectAt(evm, 'bytecode')),
        codeOf(compiled, 'runtime', objectAt(evm, 'deployedBytecode')),
      ].flat()
    }),
  )
}

function codeOf(contract: CompiledContract, kind: CodeKind, json: JsonObject | undefined): CompiledCode[] {
  const object = json && member(json, 'object')
  const pattern = typeof object === 'string' ? codePattern(object) : undefined
  return json && pattern ? [{ contract, kind, pattern, json }] : []
}

function settingsIn(metadata: JsonObject | undefined, { input }: CompilerBuild): CompilerSettings {
  const version = metadata && memberAt(metadata, 'compiler', 'version')
  const settings = (metadata && objectAt(metadata, 'settings')) ?? (input && objectAt(input, 'settings'))
  const optimizer = settings && objectAt(settings, 'optimizer')
  return {
    version: typeof version === 'string' ? version : undefined,
    isViaIR: settings !== undefined && member(settings, 'viaIR') === true,
    isOptimised: optimizer !== undefined && (member(optimizer, 'enabled') === true || member(optimizer, 'details') !== undefined),
  }
}

function objectIn(value: Json | undefined): JsonObject | undefined {
  return isJsonObject(value) ? value : undefined
}

function entriesOf(value: Json | undefined): [string, Json | undefined][] {
  return isJsonObject(value) ? Object.entries(value) : []
}
