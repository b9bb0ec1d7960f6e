/** Compiler artifacts of contracts, which name calls, events and errors. */

import { type Abi, InvalidAbi, parseAbi } from '../abi/fragments.js'
import { LocalError } from '../primitives/errors.js'
import type { Address } from '../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member, memberAt } from '../primitives/json.js'
import {
  type BuildPart,
  buildPartIn,
  type CompilerBuild,
  digitsOf,
  hasSourceMaps,
  isSameBuild,
  metadataIn,
  objectAt,
} from '../source/compiler-build.js'
import { type LayoutSource, layoutSource } from '../source/layout-source.js'
import { type CodePattern, codePattern } from './code-pattern.js'

/** The added value is not an artifact. The message says what is missing. */
export class InvalidArtifact extends LocalError {}

/** Options for registering an artifact. */
export interface ArtifactPlace {
  /** The contract's name; the artifact's own unless given. Needed with a bare ABI that should have one. */
  readonly name?: string | undefined
  /** Address of the contract. Default: the contract is recognised by its code. */
  readonly address?: string | undefined
}

/** A contract that was registered. */
export interface KnownContract {
  /** Undefined for a bare ABI without a name. */
  readonly name: string | undefined
  readonly address: Address | undefined
  readonly abi: Abi
  readonly creation: CodePattern | undefined
  readonly runtime: CodePattern | undefined
  /** Output of the compiler. Undefined for an ABI that a program passes to a matcher. */
  readonly source?: ArtifactSource
}

/** Parts of an artifact as they were given. */
export interface ArtifactSource {
  readonly abi: readonly Json[]
  /** Hex digits and placeholders of libraries. */
  readonly creationCode: string | undefined
  /** Name of the file for the compiler. */
  readonly file: string | undefined
  /** Places of state variables; undefined if the compiler was not asked for them. */
  readonly layout?: LayoutSource | undefined
}

/**
 * The contracts of which a node knows more than their code.
 *
 * @example
 * ```ts
 * node.artifacts.add(JSON.parse(await readFile('artifacts/contracts/Coin.sol/Coin.json', 'utf8'))) // ['Coin']
 * node.artifacts.add(erc20Abi, { name: 'Dai', address: '0x6b175474e89094c44da98b954eedeac495271d0f' }) // ['Dai']
 * ```
 */
export class Artifacts {
  #contracts: readonly KnownContract[] = []
  #builds: readonly CompilerBuild[] = []
  /** Parts of builds that have an id. */
  #parts: readonly BuildPart[] = []

  /** Everything that was added, in order. Another list after every addition. */
  get contracts(): readonly KnownContract[] {
    return this.#contracts
  }

  /** Builds with sources and source maps, in order. Another list after every addition. */
  get builds(): readonly CompilerBuild[] {
    return this.#builds
  }

  /** The same contracts; what is added to one of the two from here on is not known to the other. */
  fork(): Artifacts {
    const child = new Artifacts()
    child.#contracts = this.#contracts
    child.#builds = this.#builds
    child.#parts = this.#parts
    return child
  }

  /**
   * Adds what a compiler has written: an artifact of Hardhat or of Foundry, their build info, the standard JSON output of solc with all its contracts or
   * one of them, or a bare ABI. Build info also has the sources, and Hardhat 3 has it in two files.
   * Adding the same again changes nothing.
   *
   * Throws `InvalidArtifact` or `InvalidAbi` when it is none of these; then nothing is added.
   *
   * @param artifact parsed JSON
   * @returns the names of the contracts, where they have one
   */
  add(artifact: unknown, place: ArtifactPlace = {}): readonly string[] {
    const address = addressOf(place.address)
    const part = isJsonObject(artifact) ? buildPartIn(artifact) : undefined
    const found = part ? contractsOfOutput(part.output ?? {}, place.name) : contractsIn(artifact, place.name)
    if (address !== undefined && found.length !== 1) throw new InvalidArtifact(`an address is that of one contract, not of ${found.length}`)
    const added = found.map((contract): KnownContract => this.#withLayout({ ...contract, address }))
    if (part) this.#addBuild(part)
    this.#contracts = [...this.#contracts.filter((known) => !added.some((contract) => isSame(known, contract))), ...added]
    return added.flatMap(({ name }) => name ?? [])
  }

  /** An artifact of a toolchain and its build info are the same contract, and one of them may be without the places of variables. */
  #withLayout(contract: KnownContract): KnownContract {
    if (!contract.source || contract.source.layout) return contract
    const layout = this.#contracts.find((known) => known.source?.layout && isSame(known, contract))?.source?.layout
    return layout ? { ...contract, source: { ...contract.source, layout } } : contract
  }

  #addBuild(part: BuildPart): void {
    const other = part.id === undefined ? undefined : this.#parts.find(({ id }) => id === part.id)
    const whole: BuildPart = {
      id: part.id,
      input: part.input ?? other?.input,
      output: part.output ?? other?.output,
      projectNames: part.projectNames ?? other?.projectNames,
    }
    if (part.id !== undefined) this.#parts = [...this.#parts.filter((known) => known !== other), whole]
    const build = buildOf(whole)
    if (!build || this.#builds.includes(build)) return
    // The same run of a compiler, read again: now it may have syntax trees.
    const isReplaced = (known: CompilerBuild) => known.output === other?.output || isSameBuild(known, build)
    this.#builds = [...this.#builds.filter((known) => !isReplaced(known)), build]
  }
}

/** Builds by their output. What is derived from a build is kept with it: many nodes may have the same one. */
const builds = new WeakMap<JsonObject, CompilerBuild>()

function buildOf({ input, output, projectNames }: BuildPart): CompilerBuild | undefined {
  // Without the text of the sources there are no lines.
  if (!input || !output || !hasSourceMaps(output)) return undefined
  const known = builds.get(output)
  if (known && known.input === input && known.projectNames === projectNames) return known
  const made = { input, output, projectNames }
  builds.set(output, made)
  return made
}

function addressOf(given: string | undefined): Address | undefined {
  if (given === undefined) return undefined
  if (!/^0x[0-9a-fA-F]{40}$/.test(given)) throw new InvalidArtifact(`expected an address of 20 bytes, got ${JSON.stringify(given)}`)
  return `0x${given.slice(2).toLowerCase()}`
}

type Compiled = Omit<KnownContract, 'address'>

function contractsIn(artifact: unknown, name: string | undefined): Compiled[] {
  if (Array.isArray(artifact)) return [compiled(artifact, name, {}, undefined)]
  if (!isJsonObject(artifact)) throw new InvalidArtifact(`expected an ABI, an artifact or the output of solc, got ${typeof artifact}`)
  const abi = member(artifact, 'abi')
  if (Array.isArray(abi)) return [compiled(abi, name ?? nameIn(artifact), artifact, fileIn(artifact))]
  throw new InvalidArtifact("expected a member 'abi' or 'contracts'")
}

function contractsOfOutput(output: JsonObject, name: string | undefined): Compiled[] {
  return Object.entries(objectAt(output, 'contracts') ?? {}).flatMap(([path, file]) =>
    isJsonObject(file) ? contractsOfFile(file, path, name, objectAt(output, 'sources')) : [],
  )
}

/** A file of solc's output. Its interfaces count, too: they have an ABI. */
function contractsOfFile(file: JsonObject, path: string, wanted: string | undefined, sources: JsonObject | undefined): Compiled[] {
  return Object.entries(file).flatMap(([name, contract]) => {
    if (!isJsonObject(contract) || (wanted !== undefined && wanted !== name)) return []
    const abi = member(contract, 'abi')
    if (!Array.isArray(abi)) throw new InvalidArtifact(`${name} has no 'abi': select it in the compiler's outputSelection`)
    return [compiled(abi, name, contract, path, sources)]
  })
}

/** solc has the codes of a contract one level further in than Hardhat and Foundry. */
function compiled(
  abi: readonly Json[],
  name: string | undefined,
  artifact: JsonObject,
  file: string | undefined,
  // Foundry has the syntax tree in the artifact.
  sources: JsonObject | undefined = { artifact },
): Compiled {
  const evm = member(artifact, 'evm')
  const codes = isJsonObject(evm) ? evm : artifact
  const creation = digitsOf(member(codes, 'bytecode'))
  const runtime = digitsOf(member(codes, 'deployedBytecode'))
  try {
    return {
      name,
      abi: parseAbi(abi),
      creation: creation === undefined ? undefined : codePattern(creation),
      runtime: runtime === undefined ? undefined : codePattern(runtime),
      source: { abi, creationCode: creation, file, layout: layoutSource(artifact, sources) },
    }
  } catch (error) {
    if (error instanceof InvalidAbi && name !== undefined) throw new InvalidAbi(`${name}: ${error.message}`)
    throw error
  }
}

/** Hardhat's artifacts say what they are; in Foundry's the metadata do. */
function nameIn(artifact: JsonObject): string | undefined {
  const name = member(artifact, 'contractName')
  if (typeof name === 'string') return name
  const target = memberAt(metadataIn(artifact), 'settings', 'compilationTarget')
  const [contract] = isJsonObject(target) ? Object.values(target) : []
  return typeof contract === 'string' ? contract : undefined
}

/** The file of the contract, as the compiler knows it. Hardhat 3 has two names for it. */
function fileIn(artifact: JsonObject): string | undefined {
  const name = member(artifact, 'inputSourceName') ?? member(artifact, 'sourceName')
  if (typeof name === 'string') return name
  const target = memberAt(metadataIn(artifact), 'settings', 'compilationTarget')
  return isJsonObject(target) ? Object.keys(target)[0] : undefined
}

function isSame(one: KnownContract, other: KnownContract): boolean {
  return one.name === other.name && one.address === other.address && digest(one) === digest(other)
}

function digest({ abi, runtime, creation }: KnownContract): string {
  const hashes = [...abi.functions, ...abi.errors, ...abi.events].map(({ hash }) => hash)
  return [...hashes, runtime?.bytes.join() ?? '', creation?.bytes.join() ?? ''].join()
}
