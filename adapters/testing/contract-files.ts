/** Compiled contracts of a project, found by their names. */
import { existsSync, type Stats } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { escaped, isJsonObject, type Json, type JsonObject, LocalError, member, memberAt, type Node } from '../../src/internal.js'

/** A contract cannot be found, or its artifact cannot be deployed. The message says why, and what to do. */
export class ContractUnavailable extends LocalError {}

/** Place of a library's address in bytecode. */
export interface LibraryPlace {
  /** Source file of the library. */
  readonly source: string
  readonly library: string
  /** Byte at which its address begins. */
  readonly start: number
}

/** A compiled contract. */
export interface ContractArtifact {
  readonly name: string
  /** Source file, as the compiler names it; empty if the artifact does not say it. */
  readonly source: string
  /** File that contains the artifact. */
  readonly file: string
  readonly abi: readonly Json[]
  /** Creation code in hex. Places of libraries contain placeholders. `0x` for interfaces and abstract contracts. */
  readonly bytecode: string
  readonly libraries: readonly LibraryPlace[]
  /** Content of the artifact, for `node.artifacts.add`. */
  readonly content: Json
}

/** Bytes of artifacts that are read for explanations: a test that fails does not wait for more. */
const LARGEST_TOTAL = 2 ** 25
/** Bytes of build info that are read for stack traces. */
const LARGEST_BUILDS = 2 ** 27
/** Number of names in a message. */
const NAMES = 8

/** The contracts that a folder's project has compiled. Files are read when a contract is needed. */
export class ContractFiles {
  readonly #folder: string
  readonly #given: readonly string[] | undefined
  #all: Promise<readonly unknown[]> | undefined
  #builds: Promise<readonly unknown[]> | undefined
  #listed: Promise<readonly string[]> | undefined
  /** Files that a warning has named. */
  readonly #named = new Set<string>()
  /** Contracts that were found. */
  readonly #found = new Map<string, ContractArtifact>()

  /**
   * @param folder folder from which the project is searched, upwards
   * @param given files or folders, from `folder`. Default: the output of Foundry and Hardhat
   */
  constructor(folder: string, given?: string | readonly string[]) {
    this.#folder = folder
    this.#given = given === undefined ? undefined : [given].flat()
  }

  /**
   * Finds a contract.
   *
   * @param name `Coin`, or `src/Coin.sol:Coin` where several contracts have the name
   * @throws `ContractUnavailable` if there is none, or more than one
   */
  async find(name: string): Promise<ContractArtifact> {
    const known = this.#found.get(name) ?? (await this.#search(name))
    this.#found.set(name, known)
    return known
  }

  async #search(name: string): Promise<ContractArtifact> {
    const separator = name.lastIndexOf(':')
    const [source, contract] = separator < 0 ? [undefined, name] : [name.slice(0, separator), name.slice(separator + 1)]
    const files = await this.#files()
    const named = files.filter((file) => contractNameOf(file) === contract)
    const inFiles = (await Promise.all(named.map((file) => readArtifacts(file)))).flat()
    const found = inFiles.some((artifact) => artifact.name === contract) ? inFiles : await this.#inOutputs(files)
    const matching = await newestOfEach(found.filter((one) => one.name === contract && isOf(one, source)))
    const [only, ...others] = matching
    if (!only) throw this.#unknown(name, files)
    if (others.length === 0) return only
    const choices = matching.map((one) => `${one.source}:${one.name} (${this.#shown(one.file)})`)
    throw new ContractUnavailable(
      `${matching.length} contracts are named ${name}: ${choices.join(', ')}. Name one with its source: '${only.source}:${only.name}'`,
    )
  }

  /**
   * Returns the artifacts, for explanations, without those of tests and scripts. They are read once, small ones first, up to a total size. Files that cannot
   * be read are left out.
   */
  all(): Promise<readonly unknown[]> {
    this.#all ??= this.#readWhole(
      // Build info repeats the artifacts.
      async (files) => withinSize((files.some(isInSourceFolder) ? files.filter(isInSourceFolder) : files).filter(isOfProject)),
      async (file) => (await readArtifacts(file)).map(({ content }) => content),
      () => {
        this.#all = undefined
      },
    )
    return this.#all
  }

  /** Names the contracts of a node in explanations, and leads its failures to lines of their sources. What is neither artifact nor build info is left out. */
  async register({ artifacts }: Pick<Node, 'artifacts'>): Promise<void> {
    for (const artifact of [...(await this.all()), ...(await this.builds())]) {
      try {
        artifacts.add(artifact)
      } catch {}
    }
  }

  /**
   * Returns the build info of the project, which has the sources. It is read once, the newest files first, up to a total size. Files that cannot be read are
   * left out.
   */
  builds(): Promise<readonly unknown[]> {
    this.#builds ??= this.#readWhole(
      async (files) => newestWithinSize(files.filter((file) => !isInSourceFolder(file))),
      async (file) => [await readJson(file)].filter((content) => isJsonObject(content) && ('input' in content || 'output' in content)),
      () => {
        this.#builds = undefined
      },
      // Of several with the same code, the last one that is added counts.
    ).then((contents) => contents.toReversed())
    return this.#builds
  }

  /**
   * Reads files for explanations, which have to do without those that cannot be read: a compiler may be writing them. They are named once.
   *
   * @param onLoss called if one could not be read, so that the next call reads the files again
   */
  async #readWhole(
    choose: (files: readonly string[]) => Promise<readonly string[]>,
    read: (file: string) => Promise<readonly unknown[]>,
    onLoss: () => void,
  ): Promise<readonly unknown[]> {
    let isWhole = true
    const unlessLost = (place: string, reading: Promise<readonly unknown[]>) =>
      reading.catch((error: unknown) => {
        isWhole = false
        this.#warn(place, error)
        return []
      })
    const readAll = async () => {
      const files = await choose(await this.#files())
      return (await Promise.all(files.map((file) => unlessLost(file, read(file))))).flat()
    }
    const contents = await unlessLost(this.#folder, readAll())
    if (!isWhole) {
      this.#listed = undefined
      onLoss()
    }
    return contents
  }

  #warn(place: string, error: unknown): void {
    if (this.#named.has(place)) return
    this.#named.add(place)
    const reason = error instanceof Error ? error.message : String(error)
    // The reason may quote the file.
    process.emitWarning(`Explanations of failing tests lack contracts: ${escaped(reason)}`, 'evmbed')
  }

  /** Reads files with several contracts: the standard output of solc, and build info. */
  async #inOutputs(files: readonly string[]): Promise<readonly ContractArtifact[]> {
    return (await Promise.all(files.filter((file) => !isInSourceFolder(file)).map(readArtifacts))).flat()
  }

  #files(): Promise<readonly string[]> {
    this.#listed ??= this.#list().catch((error: unknown) => {
      this.#listed = undefined
      throw error
    })
    return this.#listed
  }

  async #list(): Promise<readonly string[]> {
    const places = this.#given?.map((place) => resolve(this.#folder, place)) ?? (await outputFolders(this.#folder))
    const missing = places.find((place) => !existsSync(place))
    if (missing !== undefined) throw new ContractUnavailable(`there are no artifacts at ${this.#shown(missing)}`)
    return (await Promise.all(places.map(jsonFiles))).flat()
  }

  #unknown(name: string, files: readonly string[]): ContractUnavailable {
    // The project may be compiled again.
    this.#listed = undefined
    if (files.length === 0) {
      return new ContractUnavailable(
        `there is no contract ${name}: no folder from ${this.#folder} upwards has an output of Foundry (out/) or Hardhat (artifacts/). Compile the project, or name the output in the option artifacts`,
      )
    }
    const names = [...new Set(files.filter(isInSourceFolder).map(contractNameOf))].sort()
    const shown = names.slice(0, NAMES).join(', ')
    const among = names.length === 0 ? '' : ` among ${shown}${names.length > NAMES ? `, … ${names.length} in all` : ''}`
    return new ContractUnavailable(`there is no contract ${name}${among}`)
  }

  #shown(file: string): string {
    const path = relative(process.cwd(), file)
    return path.startsWith('..') ? file : path
  }
}

/** Returns undefined for a file that a compiler has just removed: reading it says so. */
function statOf(file: string): Promise<Stats | undefined> {
  return stat(file).catch(() => undefined)
}

async function withinSize(files: readonly string[]): Promise<readonly string[]> {
  const sized = await Promise.all(files.map(async (file) => ({ file, size: (await statOf(file))?.size ?? 0 })))
  let total = 0
  return sized
    .sort((one, other) => one.size - other.size)
    .filter(({ size }) => {
      total += size
      return total <= LARGEST_TOTAL
    })
    .map(({ file }) => file)
}

async function newestWithinSize(files: readonly string[]): Promise<readonly string[]> {
  const dated = await Promise.all(files.map(async (file) => ({ file, found: await statOf(file) })))
  let total = 0
  return dated
    .sort((one, other) => (other.found?.mtimeMs ?? 0) - (one.found?.mtimeMs ?? 0))
    .filter(({ found }) => {
      total += found?.size ?? 0
      return total <= LARGEST_BUILDS
    })
    .map(({ file }) => file)
}

/** Returns the output folders of the nearest project: of the first folder, upwards, that has some. */
async function outputFolders(folder: string): Promise<readonly string[]> {
  const foundry = await foundryOutput(folder)
  const found = [foundry ?? 'out', 'artifacts'].map((name) => join(folder, name)).filter(existsSync)
  const outputs: string[] = []
  // Other programs have folders of these names, too.
  for (const place of found) if ((await jsonFiles(place)).length > 0) outputs.push(place)
  const parent = dirname(folder)
  return outputs.length > 0 || parent === folder ? outputs : outputFolders(parent)
}

/** Returns the folder that `foundry.toml` names. */
async function foundryOutput(folder: string): Promise<string | undefined> {
  const file = join(folder, 'foundry.toml')
  if (!existsSync(file)) return undefined
  const { parse } = await import('smol-toml')
  const profile = memberAt(parse(await readFile(file, 'utf8')), 'profile', 'default', 'out')
  return typeof profile === 'string' ? profile : undefined
}

async function jsonFiles(place: string): Promise<readonly string[]> {
  if ((await stat(place)).isFile()) return [place]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.endsWith('.dbg.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isInSourceFolder(file) || basename(dirname(file)) === 'build-info' || dirname(file) === place)
}

/** Foundry and Hardhat have a folder for each source file, with a file for each of its contracts. */
function isInSourceFolder(file: string): boolean {
  return /\.(?:sol|vy)$/.test(basename(dirname(file)))
}

/** `Coin.json`, and `Coin.0.8.20.json` where several compilers have compiled it. */
function contractNameOf(file: string): string {
  return basename(file, '.json').replace(/(?:\.\d+){3}$/, '')
}

/** Tests and scripts of Foundry are no contracts of the project. */
function isOfProject(file: string): boolean {
  return !/\.[ts]\.sol$/.test(dirname(file))
}

async function readJson(file: string): Promise<Json> {
  const text = await readFile(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ContractUnavailable(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function readArtifacts(file: string): Promise<readonly ContractArtifact[]> {
  const content = await readJson(file)
  if (!isJsonObject(content)) return []
  if (Array.isArray(member(content, 'abi'))) return [artifactOf(content, sourceOf(content), nameOf(content, file), file)]
  // Build info has the output of the compiler in a member.
  const output = member(content, 'output')
  const contracts = member(isJsonObject(output) ? output : content, 'contracts')
  if (!isJsonObject(contracts)) return []
  return Object.entries(contracts).flatMap(([source, inFile]) =>
    Object.entries(isJsonObject(inFile) ? inFile : {}).flatMap(([name, contract]) =>
      isJsonObject(contract) && Array.isArray(member(contract, 'abi')) ? artifactOf(contract, source, name, file) : [],
    ),
  )
}

function artifactOf(content: JsonObject, source: string, name: string, file: string): ContractArtifact {
  const evm = member(content, 'evm')
  const code = member(isJsonObject(evm) ? evm : content, 'bytecode')
  const object = isJsonObject(code) ? member(code, 'object') : code
  const hex = typeof object === 'string' ? object : ''
  const abi = member(content, 'abi')
  // The output of solc does not have the name within the contract.
  const registered = member(content, 'contractName') === undefined ? { ...content, contractName: name } : content
  return {
    name,
    source,
    file,
    abi: Array.isArray(abi) ? abi : [],
    bytecode: hex.startsWith('0x') ? hex : `0x${hex}`,
    libraries: placesOf(member(isJsonObject(code) ? code : content, 'linkReferences')),
    content: isJsonObject(evm)
      ? { ...registered, bytecode: code ?? null, deployedBytecode: member(evm, 'deployedBytecode') ?? null }
      : registered,
  }
}

function placesOf(references: Json | undefined): LibraryPlace[] {
  return entriesOf(references).flatMap(([source, libraries]) =>
    entriesOf(libraries).flatMap(([library, places]) =>
      (Array.isArray(places) ? places : []).flatMap((place) => {
        const start = isJsonObject(place) ? member(place, 'start') : undefined
        return typeof start === 'number' ? { source, library, start } : []
      }),
    ),
  )
}

function entriesOf(value: Json | undefined): [string, Json][] {
  return isJsonObject(value) ? Object.entries(value).map(([name, item]) => [name, item ?? null]) : []
}

function nameOf(artifact: JsonObject, file: string): string {
  const name = member(artifact, 'contractName')
  return typeof name === 'string' ? name : contractNameOf(file)
}

/** Hardhat's artifacts name their source; Foundry's metadata do. */
function sourceOf(artifact: JsonObject): string {
  const source = member(artifact, 'sourceName')
  if (typeof source === 'string') return source
  const metadata = member(artifact, 'metadata')
  const settings = isJsonObject(metadata) ? member(metadata, 'settings') : undefined
  const target = isJsonObject(settings) ? member(settings, 'compilationTarget') : undefined
  return entriesOf(target)[0]?.[0] ?? ''
}

function isOf(artifact: ContractArtifact, source: string | undefined): boolean {
  return source === undefined || artifact.source === source || artifact.source.endsWith(`/${source}`)
}

/** Of the same contract, which several compilers or toolchains may have compiled, the one that was written last. */
async function newestOfEach(artifacts: readonly ContractArtifact[]): Promise<readonly ContractArtifact[]> {
  if (artifacts.length < 2) return artifacts
  const dated = await Promise.all(artifacts.map(async (artifact) => ({ artifact, time: (await stat(artifact.file)).mtimeMs })))
  const inOrder = dated.sort((one, other) => one.time - other.time).map(({ artifact }) => artifact)
  return [...new Map(inOrder.map((artifact) => [artifact.source === '' ? artifact.file : artifact.source, artifact])).values()]
}
