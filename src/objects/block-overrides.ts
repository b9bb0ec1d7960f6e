import type { ChainRules } from '../evm/chain-rules.js'
import type { Header } from '../evm/header.js'
import { ServerError } from '../primitives/errors.js'
import { address, array, hash, type ObjectValue, objectOf, optional, quantity, uint64 } from '../rpc/schema.js'
import type * as wire from '../wire/simulation.js'
import { withdrawalSchema } from './block.js'

/** Overrides of the block that code sees. */
const blockOverrideFields = {
  number: optional(quantity),
  /** Without effect: there is none after the merge. */
  difficulty: optional(quantity),
  /** Seconds since 1970. */
  time: optional(uint64),
  gasLimit: optional(uint64),
  feeRecipient: optional(address),
  prevRandao: optional(hash),
  /** Wei per gas. */
  baseFeePerGas: optional(quantity),
  /** Wei per blob gas. */
  blobBaseFee: optional(quantity),
  beaconRoot: optional(hash),
  withdrawals: optional(array(withdrawalSchema, '[]*types.Withdrawal')),
}
export const blockOverrides = objectOf<wire.BlockOverrides>()('override.BlockOverrides', blockOverrideFields)
export type BlockOverrides = ObjectValue<typeof blockOverrideFields>

/** An override of something that a single call cannot see. */
export class BlockOverrideNotSupported extends ServerError {
  constructor(name: string) {
    super(`block override "${name}" is not supported for this RPC method`)
  }
}

/**
 * The header with the overrides in it, for code to look at. The rules are those of the number and the time that result.
 *
 * Throws `BlockOverrideNotSupported` for what only a block of its own has: withdrawals and a beacon root.
 */
export function overrideHeader(header: Header, overrides: BlockOverrides, rules: ChainRules): Header {
  if (overrides.beaconRoot !== undefined) throw new BlockOverrideNotSupported('beaconRoot')
  if (overrides.withdrawals !== undefined) throw new BlockOverrideNotSupported('withdrawals')
  const number = overrides.number ?? header.number
  const timestamp = overrides.time ?? header.timestamp
  const ownRules = rules.at(number, timestamp)
  const { gasLimit, feeRecipient, prevRandao, baseFeePerGas, blobBaseFee } = overrides
  return header.with({
    rules: ownRules,
    number,
    timestamp,
    ...(gasLimit === undefined ? {} : { gasLimit }),
    ...(feeRecipient === undefined ? {} : { feeRecipient }),
    ...(prevRandao === undefined ? {} : { mixHash: prevRandao }),
    baseFeePerGas: baseFeePerGas ?? header.baseFeePerGas ?? 0n,
    blobBaseFee,
  })
}
