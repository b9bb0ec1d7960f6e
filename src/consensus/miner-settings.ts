import { MAX_GAS_LIMIT } from '../evm/rules.js'
import { ServerError } from '../primitives/errors.js'
import { type Address, EMPTY_BYTES, type Hash } from '../primitives/hex.js'

/** Extra data is longer than a header may hold. */
export class ExtraDataTooLong extends ServerError {
  constructor(length: number) {
    super(`extra exceeds max length. ${length} > ${MAX_EXTRA_DATA}`)
  }
}

/** No header may have this gas limit. */
export class GasLimitOutOfRange extends ServerError {
  constructor(given: bigint) {
    super(`gas limit ${given} is not between ${MIN_GAS_LIMIT} and ${MAX_GAS_LIMIT}`)
  }
}

const MAX_EXTRA_DATA = 32
const MIN_GAS_LIMIT = 5000n

/** Overrides for the next block only. Missing members follow the protocol. */
export interface NextBlock {
  /** Wei per gas. */
  readonly baseFeePerGas?: bigint | undefined
  readonly prevRandao?: Hash | undefined
}

/** Values of all miner settings, for snapshots and forks. */
export interface MinerSettingsSnapshot {
  readonly feeRecipient: Address
  readonly minimumTip: bigint
  readonly lowerTipsWait: boolean
  readonly gasLimit: bigint | undefined
  readonly extraData: Uint8Array
  readonly next: NextBlock
}

/** Settings of the blocks that this node proposes, and of the transactions that it puts into them. Changes apply from the next block on. */
export class MinerSettings {
  /** Account that receives the tips (the coinbase). */
  feeRecipient: Address
  /** Minimum tip of transactions in a block, in wei per gas. */
  minimumTip: bigint
  /** Keeps transactions with a lower tip in the pool until the minimum falls, instead of rejecting them. */
  lowerTipsWait = false
  /** Cleared by the next block. */
  next: NextBlock = {}
  #gasLimit: bigint | undefined
  #extraData: Uint8Array = EMPTY_BYTES

  constructor({ feeRecipient, minimumTip }: Pick<MinerSettingsSnapshot, 'feeRecipient' | 'minimumTip'>) {
    this.feeRecipient = feeRecipient
    this.minimumTip = minimumTip
  }

  /** Gas limit of blocks. Undefined: the gas limit of the parent. */
  get gasLimit(): bigint | undefined {
    return this.#gasLimit
  }

  /** Throws `GasLimitOutOfRange`. */
  set gasLimit(gasLimit: bigint | undefined) {
    if (gasLimit !== undefined && (gasLimit < MIN_GAS_LIMIT || gasLimit > MAX_GAS_LIMIT)) throw new GasLimitOutOfRange(gasLimit)
    this.#gasLimit = gasLimit
  }

  get extraData(): Uint8Array {
    return this.#extraData
  }

  /** Throws `ExtraDataTooLong` for more than 32 bytes. */
  set extraData(bytes: Uint8Array) {
    if (bytes.length > MAX_EXTRA_DATA) throw new ExtraDataTooLong(bytes.length)
    this.#extraData = bytes
  }

  settings(): MinerSettingsSnapshot {
    return {
      feeRecipient: this.feeRecipient,
      minimumTip: this.minimumTip,
      lowerTipsWait: this.lowerTipsWait,
      gasLimit: this.#gasLimit,
      extraData: this.#extraData,
      next: this.next,
    }
  }

  restore({ feeRecipient, minimumTip, lowerTipsWait, gasLimit, extraData, next }: MinerSettingsSnapshot): void {
    this.feeRecipient = feeRecipient
    this.minimumTip = minimumTip
    this.lowerTipsWait = lowerTipsWait
    this.#gasLimit = gasLimit
    this.#extraData = extraData
    this.next = next
  }
}
