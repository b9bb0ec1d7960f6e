/** A gas profile as JSON: results of evmbed_gasProfileTransaction and evmbed_gasProfileCall. `GasProfile` is the same as a value in the process. */
import type { Quantity } from '../primitives/hex.js'

/** Gas of a run and its purposes. */
export type WireGasProfile = {
  /** Number of runs. */
  transactions: number
  /** As in the receipt. */
  gasUsed: Quantity
  /** Paid before any code ran. */
  intrinsic: Quantity
  /** Paid on top, because the data of the transaction has a least price (EIP-7623). */
  floor: Quantity
  refund: Quantity
  /** Tree of calls: each node is behind its caller. */
  nodes: readonly WireGasNode[]
  /** By file and line. */
  lines: readonly WireGasLine[]
  /** Why places in the sources are missing. */
  problems: readonly { contract: string; problem: string }[]
}

/** Function, contract or fixed cost in the tree of calls. */
export type WireGasNode = {
  /** `Coin._transfer` */
  name: string
  kind: 'transaction' | 'call' | 'creation' | 'function'
  /** Contract whose code ran. Absent for what the transaction pays. */
  contract?: string | undefined
  /** Absent without build info. */
  file?: string | undefined
  line?: number | undefined
  /** Place of the caller in `nodes`. Absent for an outermost node. */
  caller?: number | undefined
  calls: number
  /** Gas of its own instructions. */
  self: Quantity
  /** With everything that it called. */
  total: Quantity
  /** `self` by its purpose. */
  by: WireGasByPurpose
}

/** A line of a source with the gas of its instructions. */
export type WireGasLine = {
  contract: string
  file?: string | undefined
  line?: number | undefined
  self: Quantity
  /** Gas used by contracts that the line called or created. */
  called: Quantity
  by: WireGasByPurpose
}

/** Gas by its purpose. */
export type WireGasByPurpose = {
  storage: Quantity
  /** Instructions that call or create, without what the called code used. */
  calls: Quantity
  logs: Quantity
  /** The code of new contracts. */
  codeDeposit: Quantity
  /** Gas that was left to code which ended with an error other than a revert. */
  lost: Quantity
  other: Quantity
}
