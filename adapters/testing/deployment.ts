import type { Json } from '../../src/internal.js'
import { currentTestChain } from './context.js'
import { type ContractArtifact, ContractFiles } from './contract-files.js'
import { OutsideOfTest } from './errors.js'
import { type Libraries, linkedCode } from './linking.js'

/** A contract that the compiler has returned: an artifact as a value. */
export interface CompiledContract<Abi extends readonly unknown[] = readonly unknown[]> {
  readonly abi: Abi
  /** Creation code in hex, or an object with it, as Foundry has it. */
  readonly bytecode: string | { readonly object: string }
  readonly contractName?: string
}

/**
 * Types of contracts by their names, for `deploy` and `contractAt`. A project extends it, in a file that imports `evmbed/testing`.
 *
 * @example
 * ```ts
 * declare module 'evmbed/testing' {
 *   interface ContractAbis { Coin: typeof coinAbi }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: projects extend it
export interface ContractAbis {}

/**
 * The ABIs of a map of artifacts by their names, for `ContractAbis`: `ArtifactMap` of Hardhat 3, whose compiler writes its types. Names that several
 * contracts have are left out.
 *
 * @example
 * ```ts
 * declare module 'evmbed/testing' {
 *   interface ContractAbis extends AbisOf<ArtifactMap> {}
 * }
 * ```
 */
export type AbisOf<Artifacts> = {
  [Name in keyof Artifacts as [Artifacts[Name]] extends [never] ? never : Name]: Artifacts[Name] extends { readonly abi: infer Abi }
    ? Abi
    : never
}

/** A contract that is ready to be deployed. */
export interface DeployableContract {
  readonly name: string
  readonly abi: readonly Json[]
  readonly code: `0x${string}`
}

/** Finds a contract among those of the set-up, and registers it for explanations. */
export async function findContract(name: string): Promise<ContractArtifact> {
  const chain = currentTestChain('deploy')
  if (!chain) throw new OutsideOfTest('deploy')
  const artifact = await chain.contracts.find(name)
  const { node } = await chain.open()
  node.artifacts.add(artifact.content)
  return artifact
}

/**
 * Finds a contract and links its code.
 *
 * @param contract a name, or an artifact
 * @param deploy deploys the creation code of a library
 */
export async function deployable(
  contract: string | CompiledContract,
  libraries: Libraries,
  deploy: (code: `0x${string}`) => Promise<string>,
): Promise<DeployableContract> {
  const artifact = typeof contract === 'string' ? await findContract(contract) : artifactOf(contract)
  const files = currentTestChain('deploy')?.contracts ?? new ContractFiles(process.cwd())
  return { name: artifact.name, abi: artifact.abi, code: await linkedCode(artifact, libraries, files, deploy) }
}

function artifactOf({ abi, bytecode, contractName = 'the contract' }: CompiledContract): ContractArtifact {
  const hex = typeof bytecode === 'string' ? bytecode : bytecode.object
  // An ABI is JSON.
  const items = abi as readonly Json[]
  return {
    name: contractName,
    source: '',
    file: '',
    abi: items,
    bytecode: hex.startsWith('0x') ? hex : `0x${hex}`,
    libraries: [],
    content: null,
  }
}
