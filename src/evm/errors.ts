import { NodeError, ServerError } from '../primitives/errors.js'
import { type Address, bytesToHex } from '../primitives/hex.js'
import { checksumAddress } from '../primitives/keccak.js'
import { revertReason } from './revert-reason.js'

/** A call was undone by REVERT. `data` is what the contract returned, raw. */
export class ExecutionReverted extends NodeError {
  readonly code = 3
  constructor(output: Uint8Array) {
    const reason = revertReason(output)
    super(reason === undefined ? 'execution reverted' : `execution reverted: ${reason}`, bytesToHex(output))
  }
}

/** A call was halted by the EVM: out of gas, an invalid opcode, a bad jump. The text is geth's. */
export class ExecutionHalted extends ServerError {}

/** A block is below the block of a fork of its chain, and its time is after that of a later fork. */
export class ContradictoryBlock extends ServerError {
  /** @param timestamp seconds since 1970 */
  constructor(number: bigint, timestamp: bigint, coming: string, begun: string) {
    super(
      `block ${number} with the time ${timestamp} fits no hardfork of the chain: by its number it is before ${coming}, and by its time after ${begun}`,
    )
  }
}

/** A message or a transaction was rejected before its code ran. The text is geth's. RPC methods add which transaction was rejected. */
export abstract class MessageRefused extends ServerError {}

/** Moment at which a gas limit is checked. geth has one text for the pool and another for the beginning of a run. */
type GasCheck = 'pool' | 'run'

function shortage(gas: bigint, needed: bigint, check: GasCheck): string {
  return check === 'pool' ? `gas ${gas}, minimum needed ${needed}` : `have ${gas}, want ${needed}`
}

/** The gas limit of a message is below the gas that it costs before any code runs. */
export class IntrinsicGasTooLow extends MessageRefused {
  constructor(gas: bigint, needed: bigint, check: GasCheck) {
    super(`intrinsic gas too low: ${shortage(gas, needed, check)}`)
  }
}

/** EIP-7623: calldata has a price floor. */
export class FloorDataGasTooLow extends MessageRefused {
  constructor(gas: bigint, needed: bigint, check: GasCheck) {
    super(`insufficient gas for floor data gas cost: ${shortage(gas, needed, check)}`)
  }
}

/** Amounts in wei. */
export class InsufficientFunds extends MessageRefused {
  constructor(address: Address, have: bigint, want: bigint) {
    super(`insufficient funds for gas * price + value: address ${checksumAddress(address)} have ${have} want ${want}`)
  }
}

/** The sender of a call has less than its value. */
export class InsufficientFundsForTransfer extends ServerError {
  constructor() {
    super('insufficient funds for transfer')
  }
}

/** The maximum fee of a message is below the base fee of its block. */
export class FeeCapTooLow extends MessageRefused {
  constructor(feeCap: bigint, baseFee: bigint, address: Address) {
    super(`max fee per gas less than block base fee: address ${checksumAddress(address)}, maxFeePerGas: ${feeCap}, baseFee: ${baseFee}`)
  }
}

/** The priority fee of a message is above its maximum fee. */
export class TipAboveFeeCap extends MessageRefused {
  constructor(tip: bigint, feeCap: bigint, address: Address) {
    super(
      `max priority fee per gas higher than max fee per gas: address ${checksumAddress(address)}, maxPriorityFeePerGas: ${tip}, maxFeePerGas: ${feeCap}`,
    )
  }
}

/** Blob transactions and delegations have a recipient (EIP-4844, EIP-7702). */
export class NeedsRecipient extends MessageRefused {
  constructor(what: 'blobs' | 'authorizations', sender: Address) {
    super(
      what === 'blobs'
        ? 'blob transaction of type create'
        : `EIP-7702 transaction cannot be used to create contract (sender ${checksumAddress(sender)})`,
    )
  }
}

/** A versioned hash that does not begin with the version of KZG commitments. */
export class InvalidBlobHash extends MessageRefused {
  constructor(position: number) {
    super(`blob ${position} has invalid hash version`)
  }
}

/** A call offers less for its blobs than they cost; amounts in wei per blob gas. */
export class BlobFeeCapTooLow extends MessageRefused {
  constructor(feeCap: bigint, fee: bigint, address: Address) {
    super(
      `max fee per blob gas less than block blob gas fee: address ${checksumAddress(address)} blobGasFeeCap: ${feeCap}, blobBaseFee: ${fee}`,
    )
  }
}

/** EIP-3860. */
export class InitCodeTooLarge extends MessageRefused {
  constructor(size: number, limit: number) {
    super(`max initcode size exceeded: code size ${size}, limit ${limit}`)
  }
}

/** A transaction is longer than a node takes. */
export class OversizedData extends ServerError {
  constructor(size: number, limit: number) {
    super(`oversized data: transaction size ${size}, limit ${limit}`)
  }
}

/** EIP-4844: a block has room for so many blobs. */
export class TooManyBlobs extends ServerError {
  constructor(count: number, limit: number) {
    super(`too many blobs in transaction: have ${count}, permitted ${limit}`)
  }
}

/** The bytes are not a transaction. */
export class UndecodableTransaction extends ServerError {}

/** The rules of a block do not know a kind of transaction. */
export class TransactionTypeNotSupported extends MessageRefused {
  constructor(what?: string) {
    super(what === undefined ? 'transaction type not supported' : `transaction type not supported: ${what}`)
  }
}

/** The signature is not one, or is for another chain. */
export class InvalidSender extends ServerError {
  constructor(reason?: string) {
    super(reason === undefined ? 'invalid sender' : `invalid sender: ${reason}`)
  }
}

/** EIP-7825. */
export class GasLimitTooHigh extends ServerError {
  constructor(cap: bigint, gas: bigint) {
    super(`transaction gas limit too high (cap: ${cap}, tx: ${gas})`)
  }
}
