/** An explanation as JSON: results of evmbed_explainTransaction and evmbed_explainCall. `Explanation` is the same as a value in the process. */
import type { Address, Hash, Hex, Quantity } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import type { CallType } from './trace.js'

/** A transaction or a call, explained. */
export type WireExplanation = {
  /** Absent for a call. */
  transactionHash?: Hash | undefined
  blockNumber: Quantity
  from: Address
  /** Absent for a creation. */
  to?: Address | undefined
  /** Wei. */
  value: Quantity
  gasLimit: Quantity
  /** After refunds. */
  gasUsed: Quantity
  /** Gas that is paid before any code runs. */
  intrinsicGas: Quantity
  gasRefunded: Quantity
  /** Wei per gas that the sender paid. */
  gasPrice: Quantity
  /** The outermost frame. */
  frame: WireExplainedFrame
  /** Absent for success. */
  failure?: WireFailure | undefined
  /** In order, without what was undone. */
  valueFlows: readonly WireValueFlow[]
  storageChanges: readonly WireStorageChange[]
  createdContracts: readonly { address: Address; creator: Address; name?: string | undefined }[]
  destroyedContracts: readonly {
    address: Address
    beneficiary: Address
    /** Wei. */
    balance: Quantity
    /** Whether the account is removed. Since Cancun only in the transaction that created it (EIP-6780). */
    isGone: boolean
  }[]
  /** Names of contracts by address. */
  names: { [address: string]: string }
}

/** A call or a creation with everything that its code did. */
export type WireExplainedFrame = {
  type: CallType
  from: Address
  /** Address of the executed code, of the created contract, or of the beneficiary of a SELFDESTRUCT. */
  to: Address
  /** Wei. Absent for STATICCALL. */
  value?: Quantity | undefined
  contract?: WireExplainedContract | undefined
  call?: WireNamedCall | undefined
  input: Hex
  output: Hex
  /** Gas limit of the frame. */
  gas: Quantity
  /** Including inner frames. */
  gasUsed: Quantity
  /** Without inner frames. */
  ownGas: Quantity
  error?: string | undefined
  /** Decoded revert error. */
  revert?: WireNamed | undefined
  /** Whether the changes were undone: the frame failed, or a frame around it did. */
  isUndone: boolean
  /** Account whose code ran, if the called account delegates to it (EIP-7702). */
  delegate?: Address | undefined
  /** In order. */
  actions: readonly WireExplainedAction[]
}

/** A call, an event, a storage write, or a line of console.log. Each has its own members. */
export type WireExplainedAction = {
  kind: 'call' | 'event' | 'storage' | 'console'
  /** Of a call. */
  frame?: WireExplainedFrame | undefined
  /** Of an event or a storage write: the contract. */
  address?: Address | undefined
  topics?: readonly Hash[] | undefined
  data?: Hex | undefined
  /** The decoded event. */
  event?: WireNamed | undefined
  slot?: Hash | undefined
  before?: Hash | undefined
  after?: Hash | undefined
  /** Of a storage write: the variables that it changes, if their names are known. */
  variables?: readonly WireChangedVariable[] | undefined
  /** Of a console line: the line. */
  text?: string | undefined
  /** Of a console line: its values. */
  args?: readonly Json[] | undefined
}

/**
 * Source of a name: the artifact of the contract, found by its address, its code or the code that created it; another artifact with the same selector;
 * or a standard such as ERC-20.
 */
export type MatchedBy = 'address' | 'code' | 'creation' | 'selector' | 'standard'

/** Name of a contract. */
export type WireExplainedContract = {
  name: string
  matchedBy: MatchedBy
  /** Other contracts that it may be just as well. */
  alternatives: readonly string[]
}

/** A function, an event or an error by its name, with its values. */
export type WireNamed = {
  name: string
  /** `transfer(address,uint256)`. Empty for constructors, `fallback` and `receive`. */
  signature: string
  /** Objects with `name`, `type` and `value`. */
  arguments: readonly Json[]
  matchedBy: MatchedBy
  /** Other signatures of which the same bytes may be. */
  alternatives: readonly string[]
}

/** A function that was called. */
export type WireNamedCall = WireNamed & {
  /** Return values, if the call succeeded and their types are known. */
  returned?: readonly Json[] | undefined
}

/** Reason of a failure. */
export type WireFailure = {
  kind:
    | 'revert'
    | 'custom-error'
    | 'panic'
    | 'no-code'
    | 'no-function'
    | 'not-payable'
    | 'unexpected-return'
    | 'out-of-gas'
    | 'insufficient-balance'
    | 'static-write'
    | 'invalid-opcode'
    | 'stack'
    | 'invalid-jump'
    | 'call-depth'
    | 'creation'
    | 'precompile'
    | 'halt'
  sentence: string
  /** Frame in which it began: the position of each call in its frame, from the outermost inwards. */
  path: readonly number[]
  /** Functions that had not returned, the innermost first. Absent unless build info is registered. */
  stack?: readonly WireStackFrame[] | undefined
  /** The line that failed with those around it. */
  source?: string | undefined
}

/** A function that had not returned when a run failed, with the place in its source. */
export type WireStackFrame = {
  /** `Coin._transfer` */
  name: string
  address: Address
  file?: string | undefined
  line?: number | undefined
  column?: number | undefined
  /** Why positions are missing. */
  problem?: string | undefined
}

/** Ether or tokens that changed hands. */
export type WireValueFlow = {
  from: Address
  to: Address
  /** Absent for ether. */
  token?: Address | undefined
  /** Wei, or the smallest units of the token. */
  amount?: Quantity | undefined
  /** Of a token of ERC-721. */
  tokenId?: Quantity | undefined
}

/** A slot whose value changed. */
export type WireStorageChange = {
  address: Address
  slot: Hash
  before: Hash
  after: Hash
  /** Variables in the slot whose values changed. Absent unless the artifact of the contract has a storageLayout. */
  variables?: readonly WireChangedVariable[] | undefined
}

/** A state variable, or a part of one, whose value changed. */
export type WireChangedVariable = {
  /** `balances[0x…].amount` */
  path: string
  /** `uint256` */
  type: string
  /** Value in words. Of a text that has more than its slot, the number of its bytes. */
  before: string
  after: string
}
