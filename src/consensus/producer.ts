import { ServerError } from '../primitives/errors.js'
import { type Address, EMPTY_BYTES, type Hash } from '../primitives/hex.js'

/** A block's extra data was to be longer than a header may hold. */
export class ExtraDataTooLong extends ServerError {
  constructor(length: number) {
    super(`extra exceeds max length. ${length} > ${MAX_EXTRA_DATA}`)
  }
}

/** A gas limit was given that no header may have. */
export class GasLimitOutOfRange extends ServerError {
  constructor(given: bigint) {
    super(`gas limit ${given} is not between ${MIN_GAS_LIMIT} and ${MAX_GAS_LIMIT}`)
  }
}

const MAX_EXTRA_DATA = 32
const MIN_GAS_LIMIT = 5000n
const MAX_GAS_LIMIT = 2n ** 63n - 1n

/** What is settled about the next block alone; as the protocol has it, where there is nothing. */
export interface NextBlock {
  /** Wei per gas. */
  readonly baseFeePerGas?: bigint | undefined
  readonly prevRandao?: Hash | undefined
}

/** The settings of a producer at some moment. */
export interface ProducerSettings {
  readonly feeRecipient: Address
  readonly minimumTip: bigint
  readonly lowerTipsWait: boolean
  readonly gasLimit: bigint | undefined
  readonly extraData: Uint8Array
  readonly next: NextBlock
}

/** What this node puts into the blocks that it proposes, and asks of their transactions. A change holds from the next block on. */
export class Producer {
  /** Who gets the tips. */
  feeRecipient: Address
  /** Wei per gas above the base fee that the transactions of a block must pay. */
  minimumTip: bigint
  /** Let transactions with a lower tip wait in the pool until the minimum falls, instead of refusing them. */
  lowerTipsWait = false
  /** Is used up by the next block. */
  next: NextBlock = {}
  #gasLimit: bigint | undefined
  #extraData: Uint8Array = EMPTY_BYTES

  constructor({ feeRecipient, minimumTip }: Pick<ProducerSettings, 'feeRecipient' | 'minimumTip'>) {
    this.feeRecipient = feeRecipient
    this.minimumTip = minimumTip
  }

  /** Gas of a block at most; undefined for as much as its parent's. */
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

  settings(): ProducerSettings {
    return {
      feeRecipient: this.feeRecipient,
      minimumTip: this.minimumTip,
      lowerTipsWait: this.lowerTipsWait,
      gasLimit: this.#gasLimit,
      extraData: this.#extraData,
      next: this.next,
    }
  }

  restore({ feeRecipient, minimumTip, lowerTipsWait, gasLimit, extraData, next }: ProducerSettings): void {
    this.feeRecipient = feeRecipient
    this.minimumTip = minimumTip
    this.lowerTipsWait = lowerTipsWait
    this.#gasLimit = gasLimit
    this.#extraData = extraData
    this.next = next
  }
}
