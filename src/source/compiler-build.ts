import { isJsonObject, type Json, type JsonObject, member, memberAt } from '../primitives/json.js'

/** A run of a compiler: what it was given and what it has written. */
export interface CompilerBuild {
  /** Standard JSON input. It has the text of the sources. */
  readonly input: JsonObject | undefined
  /** Standard JSON output. */
  readonly output: JsonObject
  /** Names of files in the project by the names that the compiler was given. Hardhat 3 gives others. */
  readonly projectNames: JsonObject | undefined
}

/** Part of a build that a toolchain has written: Hardhat 3 has one file for the input and one for the output, with the same id. */
export interface BuildPart {
  readonly id: string | undefined
  readonly input: JsonObject | undefined
  readonly output: JsonObject | undefined
  readonly projectNames: JsonObject | undefined
}

/**
 * Reads build info of Hardhat or Foundry, or the standard JSON output of solc. Returns undefined for anything else.
 *
 * @param value parsed JSON
 */
export function buildPartIn(value: JsonObject): BuildPart | undefined {
  const [input, output] = [objectAt(value, 'input'), objectAt(value, 'output')]
  if (Array.isArray(member(value, 'abi'))) return undefined
  const isOutput = objectAt(value, 'contracts') !== undefined
  if (!isOutput && !(output && objectAt(output, 'contracts')) && !(input && objectAt(input, 'sources'))) return undefined
  const id = member(value, 'id')
  return {
    id: typeof id === 'string' ? id : undefined,
    input,
    output: isOutput ? value : output,
    projectNames: objectAt(value, 'userSourceNameMap'),
  }
}

/** Whether an output has source maps of any contract. */
export function hasSourceMaps(output: JsonObject): boolean {
  return Object.values(objectAt(output, 'contracts') ?? {}).some(
    (file) =>
      isJsonObject(file) &&
      Object.values(file).some((contract) => {
        const evm = isJsonObject(contract) ? objectAt(contract, 'evm') : undefined
        const codes = evm ? [objectAt(evm, 'deployedBytecode'), objectAt(evm, 'bytecode')] : []
        return codes.some((code) => code !== undefined && typeof member(code, 'sourceMap') === 'string')
      }),
  )
}

/** Whether two builds have the same sources and the same code of each contract: the same file, read twice. */
export function isSameBuild(one: CompilerBuild, other: CompilerBuild): boolean {
  if (one.output === other.output) return true
  const [texts, others] = [identifyingTexts(one), identifyingTexts(other)]
  return texts.length === others.length && texts.every((text, index) => text === others[index])
}

function identifyingTexts({ input, output, projectNames }: CompilerBuild): readonly unknown[] {
  const sources = Object.entries(input?.sources ?? {}).flatMap(([path, source]) => [path, memberAt(source, 'content')])
  const codes = Object.entries(output.contracts ?? {}).flatMap(([path, file]) =>
    Object.entries(file ?? {}).flatMap(([name, contract]) => [path, name, digitsOf(memberAt(contract, 'evm', 'bytecode'))]),
  )
  return [...sources, ...codes, ...Object.entries(projectNames ?? {}).flat()]
}

/** Returns the hex digits of a code: Hardhat has a string, Foundry and solc an object around it. */
export function digitsOf(code: Json | undefined): string | undefined {
  const object = isJsonObject(code) ? member(code, 'object') : code
  return typeof object === 'string' ? object : undefined
}

/** Returns the metadata of a contract: parsed, or the text that was hashed. */
export function metadataIn(contract: JsonObject): Json | undefined {
  const metadata = member(contract, 'metadata') ?? member(contract, 'rawMetadata')
  if (typeof metadata !== 'string') return metadata
  try {
    return JSON.parse(metadata)
  } catch {
    return undefined
  }
}

export function objectAt(value: JsonObject, name: string): JsonObject | undefined {
  const found = member(value, name)
  return isJsonObject(found) ? found : undefined
}
