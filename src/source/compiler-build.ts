import { isJsonObject, type JsonObject, member } from '../primitives/json.js'

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

export function objectAt(value: JsonObject, name: string): JsonObject | undefined {
  const found = member(value, name)
  return isJsonObject(found) ? found : undefined
}
