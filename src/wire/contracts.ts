/** Contracts, their artifacts and their variables as JSON: results of the methods of `evmbed` that name them. */
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
  /** Account whose code runs in the storage of this one: of a proxy (EIP-1967), a clone (EIP-1167) or a delegation (EIP-7702). */
  implementation?: Address | undefined
  abi?: readonly Json[] | undefined
  sources?: readonly ContractSource[] | undefined
  /** Metadata as the compiler has written them, as JSON text. */
  metadata?: string | undefined
}

/** State variables of a contract after a block. */
export type ContractVariables = {
  blockNumber: Quantity
  /** Name of the artifact that says where the variables are. */
  contract?: string | undefined
  /** Account whose code runs in the storage of this one: the variables are those of its contract. */
  implementation?: Address | undefined
  variables: readonly StateVariable[]
  /** Why there are no variables. */
  problem?: string | undefined
}

/** A state variable, or a part of one. */
export type StateVariable = {
  /** Name, or the place in its parent: `owner`, `[3]`, `[0x…]`. */
  name: string
  /** Path of the whole: `balances[0x…].amount`. */
  path: string
  /** In Solidity's words: `mapping(address => uint256)`. */
  type: string
  /** Slot where it begins. */
  slot: Quantity
  /** Bytes of the slot to the right of the value. */
  offset: number
  /**
   * Integers are quantities, with a minus sign before those below zero; an enum is the name of its member, or a quantity if that is not known; addresses
   * and bytes are hex. Absent for a variable that has members. Of bytes and texts, at most the first 1,024 bytes.
   */
  value?: Json | undefined
  /** Value in words, on one line. Long ones are shortened. */
  text: string
  /** Members of a struct, or the first 32 items of a list. Entries of a mapping have paths only. */
  members?: readonly StateVariable[] | undefined
  /** Number of all members or items, or of the bytes of `bytes` and `string`. */
  count?: Quantity | undefined
  /** Why there is no value. */
  problem?: string | undefined
}
