/** Parts that the build of a contract has of it: sources, metadata, and all that a debugger needs. */
import { isJsonObject, type JsonObject, member, memberAt } from '../primitives/json.js'
import { type CompilerBuild, digitsOf, metadataIn, objectAt } from '../source/compiler-build.js'
import type { KnownContract } from './artifacts.js'

/** A source file of a contract. */
export interface SourceText {
  readonly path: string
  readonly content: string
}

interface BuiltContract {
  readonly name: string
  /** Name of its file for the compiler. */
  readonly file: string
  /** Member of the output. */
  readonly contract: JsonObject
  readonly build: CompilerBuild
}

/**
 * Returns a contract in the newest build that compiled it to the code that it has. Code of before a change of the sources has the sources of before, or
 * none.
 */
function builtContract({ name, source }: KnownContract, builds: readonly CompilerBuild[]): BuiltContract | undefined {
  const file = source?.file
  if (name === undefined || file === undefined) return undefined
  const wanted = source?.creationCode
  for (const build of builds.toReversed()) {
    const contract = memberAt(build.output, 'contracts', file, name)
    if (!isJsonObject(contract)) continue
    const code = digitsOf(memberAt(contract, 'evm', 'bytecode'))
    if (wanted === undefined || code === undefined || withoutPrefix(code) === withoutPrefix(wanted)) return { name, file, contract, build }
  }
  return undefined
}

/** Hardhat and Foundry have a prefix, solc has none. */
function withoutPrefix(digits: string): string {
  return digits.startsWith('0x') ? digits.slice(2) : digits
}

/** Names of the files that a contract depends on, its own first; undefined without metadata, which have them. */
function filesOf({ file, contract }: BuiltContract): readonly string[] | undefined {
  const used = memberAt(metadataIn(contract), 'sources')
  return isJsonObject(used) ? [file, ...Object.keys(used).filter((path) => path !== file)] : undefined
}

/** Returns the source files of a contract, its own first. Empty where no build has their text. */
export function sourcesOf(known: KnownContract, builds: readonly CompilerBuild[]): readonly SourceText[] {
  const built = builtContract(known, builds)
  if (!built) return []
  return (filesOf(built) ?? [built.file]).flatMap((path) => {
    const content = memberAt(built.build.input, 'sources', path, 'content')
    return typeof content === 'string' ? [{ path, content }] : []
  })
}

/** Returns the metadata of a contract, as the compiler has written them; undefined if it was not asked for them. */
export function metadataOf(known: KnownContract, builds: readonly CompilerBuild[]): string | undefined {
  const built = builtContract(known, builds)
  const metadata = built && member(built.contract, 'metadata')
  return typeof metadata === 'string' && metadata !== '' ? metadata : undefined
}

/** Members of a contract and of its codes in the output of a compiler that a debugger reads. */
const DEBUGGED = ['abi', 'metadata', 'storageLayout', 'transientStorageLayout'] as const
const DEBUGGED_CODE = ['object', 'sourceMap', 'linkReferences', 'immutableReferences', 'generatedSources', 'functionDebugData'] as const

/** Returns the parts of a build that a debugger of one of its contracts needs: the contract, and the sources that it depends on. */
export function buildInfoOf(known: KnownContract, builds: readonly CompilerBuild[]): JsonObject | undefined {
  const built = builtContract(known, builds)
  const input = built?.build.input
  if (!built || !input) return undefined
  const { name, file, contract, build } = built
  // Without metadata, it may depend on all of them.
  const files = filesOf(built)
  const codes = objectAt(contract, 'evm') ?? {}
  const evm = { bytecode: codeOf(codes, 'bytecode'), deployedBytecode: codeOf(codes, 'deployedBytecode') }
  return {
    input: { settings: objectAt(input, 'settings'), sources: picked(objectAt(input, 'sources'), files) },
    output: {
      contracts: { [file]: { [name]: { ...picked(contract, DEBUGGED), evm } } },
      sources: picked(objectAt(build.output, 'sources'), files),
    },
    userSourceNameMap: build.projectNames,
  }
}

function codeOf(codes: JsonObject, name: string): JsonObject | undefined {
  const code = objectAt(codes, name)
  return code && picked(code, DEBUGGED_CODE)
}

/** Returns an object with some of the members; with all, unless they are named. */
function picked(json: JsonObject | undefined, names: readonly string[] | undefined): JsonObject {
  if (!json || !names) return json ?? {}
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(json, name) ? [[name, member(json, name)] as const] : [])))
}
