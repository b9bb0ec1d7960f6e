/** geth's checks of a message or a transaction before it runs, the same for every executor. */
import { NodeError } from '../primitives/errors.js'
import type { Address } from '../primitives/hex.js'
import { checksumAddress } from '../primitives/keccak.js'
import type { AccountFields } from '../state/account.js'
import { isDelegation } from './delegation.js'
import {
  BlobFeeCapTooLow,
  FeeCapTooLow,
  FloorDataGasTooLow,
  InsufficientFunds,
  IntrinsicGasTooLow,
  InvalidBlobHash,
  NeedsRecipient,
  TipAboveFeeCap,
} from './errors.js'
import type { ExecutionState } from './execution-state.js'
import { InvalidTransaction } from './executor.js'
import type { Header } from './header.js'
import { intrinsicGasOf } from './intrinsic-gas.js'
import type { Message } from './message.js'
import { MAX_NONCE } from './nonce-overflow.js'
import { GAS_PER_BLOB, MAX_GAS_LIMIT } from './rules.js'
import { checkInitCode, impersonatedSender, messageOf, type Transaction } from './transaction.js'
import { checkKinds } from './transaction-kinds.js'

const BLOB_HASH_VERSION = '0x01'

/** Results of the checks of a message that may run. */
export interface CheckedMessage {
  /** Gas limit of the message, at most `MAX_GAS_LIMIT`: a node without a gas cap lets calls name more. */
  readonly gasLimit: bigint
  /** Wei per gas; zero for a message that pays nothing, undefined before London. */
  readonly baseFee: bigint | undefined
  readonly gasPrice: bigint
  /** Wei for all blobs. */
  readonly blobCost: bigint
  readonly intrinsicGas: bigint
  readonly floorGas: bigint
}

/** Returns the accounts that a message reads before its code runs. Loaded together, they take the time of one. */
export function accountsBeforeRun(
  { header }: { readonly header: Header },
  { from, to, accessList }: Pick<Message, 'from' | 'to' | 'accessList'>,
): Address[] {
  return [from, ...(to === undefined ? [] : [to]), header.feeRecipient, ...accessList.map(({ address }) => address)]
}

/** Returns the gas limit of a message, of which what is above the maximum does not count. */
function gasLimitOf({ gasLimit }: Message): bigint {
  return gasLimit < MAX_GAS_LIMIT ? gasLimit : MAX_GAS_LIMIT
}

/** Returns the wei that the sender of a message must have: its value, and all of its gas at the highest prices. */
export function fundsNeeded(message: Message): bigint {
  const { value, maxFeePerGas, blobVersionedHashes, maxFeePerBlobGas } = message
  const blobGas = BigInt(blobVersionedHashes.length) * GAS_PER_BLOB
  return value + gasLimitOf(message) * maxFeePerGas + blobGas * maxFeePerBlobGas
}

/** Makes geth's checks of a message before it runs. Throws the `NodeError` of the first that fails. */
export function checkMessage(draft: ExecutionState, header: Header, message: Message, strictFees: boolean): CheckedMessage {
  const { from, to, data } = message
  const gasLimit = gasLimitOf(message)
  const isFree = !strictFees && message.maxFeePerGas === 0n && message.maxPriorityFeePerGas === 0n
  const baseFee = isFree && header.baseFeePerGas !== undefined ? 0n : header.baseFeePerGas
  const gasPrice = priceOf(message, baseFee)
  checkKinds(message.kinds ?? [], from, header.rules)
  const blobCost = checkExtras(message, header, strictFees)
  const balance = draft.account(from)?.balance ?? 0n
  const needed = fundsNeeded(message)
  if (balance < needed) throw new InsufficientFunds(from, balance, needed)
  const { intrinsic, floor } = intrinsicGasOf(message, header.rules)
  if (gasLimit < intrinsic) throw new IntrinsicGasTooLow(gasLimit, intrinsic, 'run')
  if (gasLimit < floor) throw new FloorDataGasTooLow(gasLimit, floor, 'run')
  checkInitCode(to, data, header.rules)
  return { gasLimit, baseFee, gasPrice, blobCost, intrinsicGas: intrinsic, floorGas: floor }
}

/** Makes geth's checks of a transaction at its position of a block. Throws `InvalidTransaction` with the text of the first that fails. */
export function checkTransaction(
  draft: ExecutionState,
  header: Header,
  transaction: Transaction,
  message: Message = messageOf(transaction),
): CheckedMessage {
  checkSender(transaction, draft.account(transaction.from))
  checkGasLimit(transaction)
  try {
    return checkMessage(draft, header, message, true)
  } catch (error) {
    if (error instanceof NodeError) throw new InvalidTransaction(error.message)
    throw error
  }
}

/** Throws `InvalidTransaction` for more gas than any block has. */
export function checkGasLimit({ body }: Transaction): void {
  if (body.gasLimit > MAX_GAS_LIMIT) throw new InvalidTransaction('gas limit reached')
}

/** Throws `InvalidTransaction` for a nonce that is not the next one, and for a sender with code. */
function checkSender({ body, from }: Transaction, account: AccountFields | undefined): void {
  const next = account?.nonce ?? 0n
  // The checksum costs a hash, which a transaction without fault does not need.
  const who = () => checksumAddress(from)
  if (body.nonce !== next) {
    throw new InvalidTransaction(`nonce too ${body.nonce < next ? 'low' : 'high'}: address ${who()}, tx: ${body.nonce} state: ${next}`)
  }
  if (next === MAX_NONCE) throw new InvalidTransaction(`nonce has max value: address ${who()}, nonce: ${next}`)
  const code = account?.code.bytes
  // EIP-3607; an impersonated contract has not signed.
  if (code && code.length > 0 && !isDelegation(code) && impersonatedSender(body) === undefined) {
    throw new InvalidTransaction(`sender not an eoa: address ${who()}, len(code): ${code.length}`)
  }
}

/** Returns the wei per gas that a message pays in a block. `baseFee` is undefined before London. Throws `TipAboveFeeCap` or `FeeCapTooLow`. */
function priceOf({ from, maxFeePerGas, maxPriorityFeePerGas }: Message, baseFee: bigint | undefined): bigint {
  if (baseFee === undefined) return maxFeePerGas
  if (maxFeePerGas < maxPriorityFeePerGas) throw new TipAboveFeeCap(maxPriorityFeePerGas, maxFeePerGas, from)
  if (maxFeePerGas < baseFee) throw new FeeCapTooLow(maxFeePerGas, baseFee, from)
  const price = baseFee + maxPriorityFeePerGas
  return price < maxFeePerGas ? price : maxFeePerGas
}

/** Checks the blobs and delegations of a message. Returns the wei for the blobs. Throws geth's errors. */
function checkExtras(message: Message, header: Header, isStrict: boolean): bigint {
  const { from, to, blobVersionedHashes, authorizationList, maxFeePerBlobGas } = message
  let cost = 0n
  if (blobVersionedHashes.length > 0) {
    if (to === undefined) throw new NeedsRecipient('blobs', from)
    const misfit = blobVersionedHashes.findIndex((hash) => !hash.startsWith(BLOB_HASH_VERSION))
    if (misfit !== -1) throw new InvalidBlobHash(misfit)
    if ((isStrict || maxFeePerBlobGas > 0n) && header.blobBaseFee !== undefined) {
      const fee = header.blobBaseFee
      if (maxFeePerBlobGas < fee) throw new BlobFeeCapTooLow(maxFeePerBlobGas, fee, from)
      cost = BigInt(blobVersionedHashes.length) * GAS_PER_BLOB * fee
    }
  }
  if (authorizationList.length > 0 && to === undefined) throw new NeedsRecipient('authorizations', from)
  return cost
}
