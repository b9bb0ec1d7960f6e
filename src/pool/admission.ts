import { isDelegation } from '../evm/delegation.js'
import {
  FloorDataGasTooLow,
  IntrinsicGasTooLow,
  OversizedData,
  TipAboveFeeCap,
  TooManyBlobs,
  TransactionTypeNotSupported,
} from '../evm/errors.js'
import type { Header } from '../evm/header.js'
import { intrinsicGasOf } from '../evm/intrinsic-gas.js'
import { MAX_NONCE } from '../evm/nonce-overflow.js'
import {
  blobLimit,
  checkInitCode,
  feesOf,
  impersonatedSender,
  signedChainId,
  type Transaction,
  transactionSizeLimit,
} from '../evm/transaction.js'
import { encodeBody, mostEncodedBytes, type TransactionBody } from '../evm/transaction-body.js'
import type { AccountFields } from '../state/account.js'
import {
  BlobFeeTooLow,
  ExceedsBlockGasLimit,
  NonceAtMaximum,
  NonceTooLow,
  NotReplayProtected,
  SenderNotAnAccount,
  TipBelowMinimum,
} from './errors.js'

/** Wei per blob gas: the blob base fee never falls below (EIP-4844). */
const MIN_BLOB_BASE_FEE = 1n

export interface AdmissionRules {
  /** The header under which the next block would run. */
  readonly next: Header
  /** Wei per gas that the tip must allow for, whatever is left of it above the base fee. */
  readonly minimumTip: bigint
  readonly allowUnprotected: boolean
}

const FEATURE_OF_TYPE: Readonly<Record<number, number>> = { 1: 2930, 2: 1559, 3: 4844, 4: 7702 }

/**
 * Refuses a transaction that could be in no block from the next one on, whatever else waits in the pool.
 *
 * Prices are held against the minimum of the pool only. A transaction below the base fee of the next block waits until the base fee has fallen, as in geth.
 *
 * Throws the error that names the first thing wrong.
 */
export function admit({ body, from }: Transaction, sender: AccountFields | undefined, rules: AdmissionRules): void {
  const { next } = rules
  const { rules: active } = next
  const isImpersonated = impersonatedSender(body) !== undefined
  const feature = FEATURE_OF_TYPE[body.type]
  if (feature !== undefined && !active.isActive(feature)) throw new TransactionTypeNotSupported()
  if (!rules.allowUnprotected && !isImpersonated && signedChainId(body) === undefined) throw new NotReplayProtected()

  checkSize(body, transactionSizeLimit(active))
  checkInitCode(body.to, body.data, active)
  if (body.gasLimit > next.gasLimit) throw new ExceedsBlockGasLimit()

  const { feeCap, tipCap } = feesOf(body)
  if (tipCap > feeCap) throw new TipAboveFeeCap(tipCap, feeCap, from)
  if (tipCap < rules.minimumTip) throw new TipBelowMinimum(tipCap, rules.minimumTip)
  if (body.type === 3) {
    if (body.maxFeePerBlobGas < MIN_BLOB_BASE_FEE) throw new BlobFeeTooLow(body.maxFeePerBlobGas, MIN_BLOB_BASE_FEE)
    const limit = blobLimit(active)
    if (body.blobVersionedHashes.length > limit) throw new TooManyBlobs(body.blobVersionedHashes.length, limit)
  }

  const { intrinsic, floor } = intrinsicGasOf(body, active)
  if (body.gasLimit < intrinsic) throw new IntrinsicGasTooLow(body.gasLimit, intrinsic, 'pool')
  if (body.gasLimit < floor) throw new FloorDataGasTooLow(body.gasLimit, floor, 'pool')

  const nonce = sender?.nonce ?? 0n
  if (body.nonce < nonce) throw new NonceTooLow(nonce, body.nonce)
  if (body.nonce >= MAX_NONCE) throw new NonceAtMaximum()
  // An impersonated sender may be a contract. A signed transaction of a contract would need a hash collision.
  const code = sender?.code.bytes ?? new Uint8Array(0)
  if (!isImpersonated && code.length > 0 && !isDelegation(code)) throw new SenderNotAnAccount(from)
}

/** Throws `OversizedData` for a transaction whose encoding is longer than a limit. Only a transaction that may be is encoded. */
function checkSize(body: TransactionBody, limit: number): void {
  if (mostEncodedBytes(body) <= limit) return
  const { length } = encodeBody(body)
  if (length > limit) throw new OversizedData(length, limit)
}
