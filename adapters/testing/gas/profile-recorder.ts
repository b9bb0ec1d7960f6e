/** Adds up the gas profiles of the transactions of nodes. */
import { type ExecutedBlock, type Json, LocalError, type Node } from '../../../src/internal.js'
import { type GasProfile, GasProfileBuilder, gasProfileSchema } from '../../../src/internal-gas-profile.js'
import { BlockReader } from './block-reader.js'
import { readJsonFiles, saveJson } from './process-files.js'

/** A file in a folder of gas profiles is none. */
export class NoGasProfile extends LocalError {}

/**
 * Adds up what the gas of all transactions was used for, by contract, function and line: also of those that failed, because they used it. Names are those of
 * the artifacts and build info that the nodes know.
 *
 * Each transaction runs once more. To know only how much gas functions use, take `GasRecorder`.
 *
 * @example
 * ```ts
 * const recorder = new GasProfileRecorder()
 * recorder.watch(node)
 * // … the tests
 * await writeFile('gas.svg', flameGraphOf(await recorder.profile()))
 * ```
 */
export class GasProfileRecorder {
  readonly #sum = new GasProfileBuilder()
  readonly #blocks = new BlockReader<readonly GasProfile[]>((profiles) => {
    for (const profile of profiles) this.#sum.add(profile)
  })

  /**
   * Adds the transactions that a node mines from now on. Forks of the node are watched by themselves.
   *
   * @returns a function that ends it, and resolves when everything is added: await it before the node closes
   */
  watch(node: Node): () => Promise<void> {
    return this.#blocks.watch(node, profilesOf)
  }

  /** Returns the gas of everything recorded until now. Rejects if a transaction could not be run again, so that no profile lacks one. */
  async profile(): Promise<GasProfile> {
    await this.#blocks.finish()
    return this.#sum.build()
  }

  /** Writes the profile into a file of a folder, for `readGasProfiles`. Each process writes one of its own. */
  async save(folder: string): Promise<void> {
    await saveJson(folder, gasProfileSchema.encode(await this.profile()))
  }
}

async function profilesOf(node: Node, { receipts }: ExecutedBlock): Promise<readonly GasProfile[]> {
  const profiles: GasProfile[] = []
  for (const { transaction } of receipts) profiles.push(await node.gasProfile(transaction.hash))
  return profiles
}

/**
 * Reads the profiles that recorders of several processes have saved into a folder, and returns them as one. Also `evmbed gas --format json` writes such files.
 *
 * Throws `NoGasProfile` for a file of JSON that is none.
 */
export async function readGasProfiles(folder: string): Promise<GasProfile> {
  const sum = new GasProfileBuilder()
  for (const { file, json } of await readJsonFiles(folder)) sum.add(decoded(json, file))
  return sum.build()
}

function decoded(json: Json, file: string): GasProfile {
  try {
    return gasProfileSchema.decode(json)
  } catch (error) {
    throw new NoGasProfile(`${file} is no gas profile: ${error instanceof Error ? error.message : String(error)}`)
  }
}
