/** Calls of contracts on EVM chains, and the parts that several bridges share. */
import { feeAmount, feeOf } from '../legs/transfer-amounts.js'
import type { Asset, Transfer } from '../snapshot/snapshot.js'
import { MissingFact, RELAYER_FEE, tokenOf, wayOf } from './missing-fact.js'
import type { TransferOperation } from './operation.js'

/** A transaction on an EVM chain: one call of one contract. */
export interface EvmCall {
  readonly to: string
  /** Hex without `0x`; empty for a plain transfer of the native coin. */
  readonly data: string
  /** Wei. */
  readonly value: bigint
  /** Allowances that the sender must have given before. */
  readonly approvals: readonly Approval[]
}

export interface Approval {
  readonly token: string
  readonly spender: string
  readonly amount: bigint
}

/** Returns the allowance that lets a contract pull the transferred token. Throws `MissingFact` for the native coin. */
export function approvalFor(transfer: Transfer, spender: string, amount: bigint): readonly Approval[] {
  return [{ token: erc20Of(transfer.from, transfer), spender, amount }]
}

/** Returns the token contract of an asset, for a bridge that takes tokens only. Throws `MissingFact` for the native coin. */
export function erc20Of(asset: Asset, transfer: Transfer): string {
  const token = tokenOf(asset)
  if (token === undefined) throw new MissingFact('contract that takes the native coin', wayOf(transfer))
  return token
}

/** Returns the fee in wei of a bridge whose contracts reject unpaid messages. Throws `MissingFact` if the fee is unknown. */
export function messageFee(operation: TransferOperation): bigint {
  if (!feeOf(operation.transfer, operation.smartRelay)) throw new MissingFact(RELAYER_FEE, wayOf(operation.transfer))
  return nativeFee(operation)
}

/** Returns the fee in wei that is paid beside the transferred amount; 0 if there is none. */
export function nativeFee(operation: TransferOperation): bigint {
  const fee = feeOf(operation.transfer, operation.smartRelay)
  if (fee?.behavior !== 'ADDITIONAL') return 0n
  if (tokenOf(fee.asset) !== undefined) throw new MissingFact('way to pay a fee in tokens', wayOf(operation.transfer))
  return feeAmount(fee, operation.amountIn)
}
