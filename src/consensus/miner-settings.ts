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

/** No override for the next block. */
const NO_OVERRIDE: NextBlock = {}

/** Settings of the blocks that this node proposes, and of the transactions that it puts into them. Changes apply from the next block on. */
export class MinerSettings {
  /** Another object after each change, also to the same values. */
  #settings: MinerSettingsSnapshot

  constructor({ feeRecipient, minimumTip }: Pick<MinerSettingsSnapshot, 'feeRecipient' | 'minimumTip'>) {
    const defaults = { lowerTipsWait: false, gasLimit: undefined, extraData: EMPTY_BYTES, next: NO_OVERRIDE }
    this.#settings = { feeRecipient, minimumTip, ...defaults }
  }

  /** Account that receives the tips (the coinbase). */
  get feeRecipient(): Address {
    return this.#settings.feeRecipient
  }

  set feeRecipient(feeRecipient: Address) {
    this.#change({ feeRecipient })
  }

  /** Minimum tip of transactions in a block, in wei per gas. */
  get minimumTip(): bigint {
    return this.#settings.minimumTip
  }

  set minimumTip(minimumTip: bigint) {
    this.#change({ minimumTip })
  }

  /** Keeps transactions with a lower tip in the pool until the minimum falls, instead of rejecting them. */
  get lowerTipsWait(): boolean {
    return this.#settings.lowerTipsWait
  }

  set lowerTipsWait(lowerTipsWait: boolean) {
    this.#change({ lowerTipsWait })
  }

  /** Overrides for the next block, which clears them. */
  get next(): NextBlock {
    return this.#settings.next
  }

  set next(next: NextBlock) {
    this.#change({ next })
  }

  /** Clears the overrides for the next block. */
  clearNext(): void {
    if (this.next !== NO_OVERRIDE) this.next = NO_OVERRIDE
  }

  /** Gas limit of blocks. Undefined: the gas limit of the parent. */
  get gasLimit(): bigint | undefined {
    return this.#settings.gasLimit
  }

  /** Throws `GasLimitOutOfRange`. */
  set gasLimit(gasLimit: bigint | undefined) {
    if (gasLimit !== undefined && (gasLimit < MIN_GAS_LIMIT || gasLimit > MAX_GAS_LIMIT)) throw new GasLimitOutOfRange(gasLimit)
    this.#change({ gasLimit })
  }

  get extraData(): Uint8Array {
    return this.#settings.extraData
  }

  /** Throws `ExtraDataTooLong` for more than 32 bytes. */
  set extraData(extraData: Uint8Array) {
    if (extraData.length > MAX_EXTRA_DATA) throw new ExtraDataTooLong(extraData.length)
    this.#change({ extraData })
  }

  /** The settings of now: the same object as long as nothing sets any of them. */
  settings(): MinerSettingsSnapshot {
    return this.#settings
  }

  restore(settings: MinerSettingsSnapshot): void {
    this.#settings = settings
  }

  #change(changed: Partial<MinerSettingsSnapshot>): void {
    this.#settings = { ...this.#settings, ...changed }
  }
}
