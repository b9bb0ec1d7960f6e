import {
  FeeCapTooLow,
  FloorDataGasTooLow,
  InitCodeTooLarge,
  InsufficientFunds,
  IntrinsicGasTooLow,
  type MessageRefused,
} from '../../evm/errors.js'
import { NodeError } from '../../primitives/errors.js'
import type { Address } from '../../primitives/hex.js'
import { checksumAddress } from '../../primitives/keccak.js'

/** More blocks or calls than one simulation may have. */
export class ClientLimitExceeded extends NodeError {
  readonly code = -38026
}

/** The number of a simulated block is not above that of the block before it. */
export class BlockNumbersOutOfOrder extends NodeError {
  readonly code = -38020
  constructor(number: bigint, previous: bigint) {
    super(`block numbers must be in order: ${number} <= ${previous}`)
  }
}

/** The timestamp of a simulated block is not above that of the block before it. */
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

/** A call could not be in its block at all. In eth_simulateV1 the code says why, as its specification numbers the reasons. */
export class UnfitCall extends NodeError {
  readonly code: number
  constructor(code: number, reason: string, gas: bigint) {
    super(`err: ${reason} (supplied gas ${gas})`)
    this.code = code
  }
}

/** The nonce of a simulated call is below that of its sender. */
export class SimulatedNonceTooLow extends UnfitCall {
  constructor(address: Address, given: bigint, state: bigint, gas: bigint) {
    super(-38010, `nonce too low: address ${checksumAddress(address)}, tx: ${given} state: ${state}`, gas)
  }
}

/** The nonce of a simulated call is above that of its sender. */
export class SimulatedNonceTooHigh extends UnfitCall {
  constructor(address: Address, given: bigint, state: bigint, gas: bigint) {
    super(-38011, `nonce too high: address ${checksumAddress(address)}, tx: ${given} state: ${state}`, gas)
  }
}

/** No nonce follows that of the sender (EIP-2681). geth and the specification's tests have the code of internal errors for it. */
export class SimulatedNonceAtMaximum extends UnfitCall {
  constructor(address: Address, nonce: bigint, gas: bigint) {
    super(-32603, `nonce has max value: address ${checksumAddress(address)}, nonce: ${nonce}`, gas)
  }
}

const INVALID_PARAMS = -32602
const CODES = [
  [FeeCapTooLow, -38012],
  [IntrinsicGasTooLow, -38013],
  [FloorDataGasTooLow, -38013],
  [InsufficientFunds, -38014],
  [InitCodeTooLarge, -38025],
] as const

/** The error of a simulation for a call that is refused. */
export function unfitCall(refusal: MessageRefused, gas: bigint): UnfitCall {
  const [, code = INVALID_PARAMS] = CODES.find(([kind]) => refusal instanceof kind) ?? []
  return new UnfitCall(code, refusal.message, gas)
}
