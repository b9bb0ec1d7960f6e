/** Contracts and their artifacts as JSON: results of the methods of `evmbed` that name them. */
import type { Address, Hex, Quantity } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'

/** An artifact that the node knows, in the list of all. */
export type KnownArtifact = {
  /** Absent for a bare ABI without a name. */
  name?: string | undefined
  /** Present where the artifact was registered for one address only. */
  address?: Address | undefined
  /** Whether it has the creation code of a contract. */
  hasCode: boolean
}

/** An artifact with its interface. */
export type Artifact = {
  name?: string | undefined
  address?: Address | undefined
  /** JSON ABI as it was registered. */
  abi: readonly Json[]
  /** Creation code as the compiler wrote it: placeholders of libraries that are not linked are still in it. */
  creationCode?: string | undefined
  /** Sources of the contract, where a registered build has them. */
  sources?: readonly ContractSource[] | undefined
}

/** A source file. */
export type ContractSource = {
  path: string
  content: string
}

/** An account with code. */
export type DeployedContract = {
  address: Address
  /** Bytes of code. */
  size: Quantity
  /** Name of the artifact. Absent for an unknown contract. */
  name?: string | undefined
  /** `code`: the code is that of the artifact. `address`: the artifact was registered for this address. */
  matchedBy?: string | undefined
}

/** A page of the contracts of a state. */
export type ContractPage = {
  contracts: readonly DeployedContract[]
  /** Start of the following page. Absent on the last one. */
  next?: Hex | undefined
}

/** A contract with the artifact that its code or address matches. */
export type DescribedContract = DeployedContract & {
  /** Names of other artifacts with the same code. */
  alternatives: readonly string[]
  abi?: readonly Json[] | undefined
  sources?: readonly ContractSource[] | undefined
}
