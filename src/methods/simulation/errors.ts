import {
  FeeCapTooLow,
  FloorDataGasTooLow,
  InitCodeTooLarge,
  InsufficientFunds,
  InsufficientFundsForTransfer,
  IntrinsicGasTooLow,
  TipAboveFeeCap,
} from '../../evm/errors.js'
import { NodeError } from '../../primitives/errors.js'
import type { Address } from '../../primitives/hex.js'
import { checksumAddress } from '../../primitives/keccak.js'

/** More blocks or calls than one simulation may have. */
export class ClientLimitExceeded extends NodeError {
  readonly code = -38026
}

export class BlockNumbersOutOfOrder extends NodeError {
  readonly code = -38020
  constructor(number: bigint, previous: bigint) {
    super(`block numbers must be in order: ${number} <= ${previous}`)
  }
}

export class BlockTimesOutOfOrder extends NodeError {
  readonly code = -38021
  constructor(time: bigint, previous: bigint) {
    super(`block timestamps must be in order: ${time} <= ${previous}`)
  }
}

/** A call wants more gas than its block has left. */
export class BlockGasLimitReached extends NodeError {
  readonly code = -38015
  constructor(remaining: bigint, required: bigint) {
    super(`block gas limit reached: remaining: ${remaining}, required: ${required}`)
  }
}

export class SimulatedNonceTooLow extends NodeError {
  readonly code = -38010
  constructor(address: Address, given: bigint, state: bigint) {
    super(`err: nonce too low: address ${checksumAddress(address)}, tx: ${given} state: ${state}`)
  }
}

export class SimulatedNonceTooHigh extends NodeError {
  readonly code = -38011
  constructor(address: Address, given: bigint, state: bigint) {
    super(`err: nonce too high: address ${checksumAddress(address)}, tx: ${given} state: ${state}`)
  }
}

/** A call could not be in its block at all; the code says why, as the specification of eth_simulateV1 numbers the reasons. */
export class UnfitCall extends NodeError {
  readonly code: number
  constructor(code: number, reason: string, gas: bigint) {
    super(`err: ${reason} (supplied gas ${gas})`)
    this.code = code
  }
}

const INVALID_PARAMS = -32602
const CODES = [
  [FeeCapTooLow, -38012],
  [IntrinsicGasTooLow, -38013],
  [FloorDataGasTooLow, -38013],
  [InsufficientFunds, -38014],
  [InsufficientFundsForTransfer, -38014],
  [InitCodeTooLarge, -38025],
  [TipAboveFeeCap, INVALID_PARAMS],
] as const

/** The error of a simulation for what the executor threw at a call that cannot be. */
export function unfitCall(thrown: unknown, gas: bigint): unknown {
  const known = CODES.find(([kind]) => thrown instanceof kind)
  return known && thrown instanceof NodeError ? new UnfitCall(known[1], thrown.message, gas) : thrown
}
