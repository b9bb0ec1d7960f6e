import type { Address, Hash, Hex, Quantity } from '../primitives/hex.js'
import type { Block, Withdrawal } from './block.js'
import type { Log, TransactionRequest } from './transaction.js'

/** Overrides of the block that the code of a call sees. */
export type BlockOverrides = {
  number?: Quantity | undefined
  /** Without effect: there is none after the merge. */
  difficulty?: Quantity | undefined
  /** Seconds since 1970. */
  time?: Quantity | undefined
  gasLimit?: Quantity | undefined
  feeRecipient?: Address | undefined
  prevRandao?: Hash | undefined
  /** Wei per gas. */
  baseFeePerGas?: Quantity | undefined
  /** Wei per blob gas. */
  blobBaseFee?: Quantity | undefined
  /** For eth_simulateV1 only. */
  beaconRoot?: Hash | undefined
  /** For eth_simulateV1 only. */
  withdrawals?: readonly Withdrawal[] | undefined
}

/** Overrides of accounts for one call, by address. */
export type StateOverrides = {
  [address: string]: AccountOverride
}

/** Overrides of an account. */
export type AccountOverride = {
  nonce?: Quantity | undefined
  code?: Hex | undefined
  /** Wei. */
  balance?: Quantity | undefined
  /** The whole storage: values by slot. Not with `stateDiff`. */
  state?: { [slot: string]: Hash } | undefined
  /** Changed slots: values by slot. */
  stateDiff?: { [slot: string]: Hash } | undefined
  /** New address of the precompile at this address. */
  movePrecompileToAddress?: Address | undefined
}

/** Parameter of eth_simulateV1: blocks of calls on top of an existing block. */
export type Simulation = {
  blockStateCalls: readonly BlockStateCalls[]
  /** Whether transfers of ether are reported as logs. */
  traceTransfers?: boolean | undefined
  /** Whether nonces and fees are checked as for transactions. */
  validation?: boolean | undefined
  /** Whether blocks contain transactions instead of their hashes. */
  returnFullTransactions?: boolean | undefined
}

/** A block to simulate. */
export type BlockStateCalls = {
  blockOverrides?: BlockOverrides | undefined
  stateOverrides?: StateOverrides | undefined
  calls?: readonly TransactionRequest[] | undefined
}

/** A simulated block with the results of its calls. */
export type SimulatedBlock = Block & {
  calls: readonly SimulatedCall[]
}

/** Result of a simulated call. */
export type SimulatedCall = {
  returnData: Hex
  logs: readonly Log[]
  gasUsed: Quantity
  /** Gas used before refunds. */
  maxUsedGas: Quantity
  /** 1 for success, 0 for failure. */
  status: Quantity
  error?: SimulatedCallError | undefined
}

/** Failure of a simulated call. */
export type SimulatedCallError = {
  message: string
  code: number
  /** Revert data. */
  data?: Hex | undefined
}
