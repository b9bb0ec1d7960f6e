import { isBlob4844Tx, isEOACode7702Tx, isLegacyTx } from '@ethereumjs/tx'
import type { Block } from '../chain/block.js'
import type { AccessListEntry, Authorization } from '../evm/executor.js'
import { effectiveGasPrice, feesOf, signedChainId, type Transaction } from '../evm/transaction.js'
import { bytesToBigInt, bytesToHex, toQuantity } from '../primitives/hex.js'
import {
  address,
  array,
  data,
  hash,
  nullable,
  type ObjectValue,
  type ObjectWire,
  object,
  optional,
  quantity,
  type Schema,
  uint64,
} from '../rpc/schema.js'

/** A small number on the wire: a position, a type. */
export const index: Schema<number, `0x${string}`> = {
  json: uint64.json,
  decode: (input) => Number(uint64.decode(input)),
  encode: toQuantity,
}

export const accessListSchema: Schema<
  readonly AccessListEntry[],
  readonly { readonly address: `0x${string}`; readonly storageKeys: readonly `0x${string}`[] }[]
> = array(object('types.AccessTuple', { address, storageKeys: array(hash, '[]common.Hash') }), 'types.AccessList')

/** One byte, of which geth reads the lowest eight bits of a larger number. */
const parity: Schema<bigint, `0x${string}`> = {
  ...uint64,
  decode: (input) => BigInt.asUintN(8, uint64.decode(input)),
}

export const authorizationSchema = object('types.SetCodeAuthorization', {
  chainId: quantity,
  address,
  nonce: uint64,
  yParity: parity,
  r: quantity,
  s: quantity,
})

export const transactionFields = {
  blockHash: nullable(hash),
  blockNumber: nullable(quantity),
  blockTimestamp: nullable(uint64),
  from: address,
  gas: uint64,
  gasPrice: quantity,
  maxFeePerGas: optional(quantity),
  maxPriorityFeePerGas: optional(quantity),
  maxFeePerBlobGas: optional(quantity),
  hash,
  input: data,
  nonce: uint64,
  to: nullable(address),
  transactionIndex: nullable(index),
  value: quantity,
  type: index,
  accessList: optional(accessListSchema),
  chainId: optional(quantity),
  blobVersionedHashes: optional(array(hash)),
  authorizationList: optional(array(authorizationSchema)),
  v: quantity,
  r: quantity,
  s: quantity,
  yParity: optional(uint64),
}
export interface TransactionWire extends ObjectWire<typeof transactionFields> {}
export const transactionSchema: Schema<TransactionValue, TransactionWire> = object('RPCTransaction', transactionFields)
export type TransactionValue = ObjectValue<typeof transactionFields>

/** Where a transaction is; all null while it waits. */
type Place = Pick<TransactionValue, 'blockHash' | 'blockNumber' | 'blockTimestamp' | 'transactionIndex'>

const NOWHERE: Place = { blockHash: null, blockNumber: null, blockTimestamp: null, transactionIndex: null }

function describe({ body, from, hash: id }: Transaction, place: Place, gasPrice: bigint): TransactionValue {
  const { feeCap, tipCap } = feesOf(body)
  return {
    ...place,
    from,
    gas: body.gasLimit,
    gasPrice,
    ...('maxFeePerGas' in body ? { maxFeePerGas: feeCap, maxPriorityFeePerGas: tipCap } : {}),
    ...(isBlob4844Tx(body) ? { maxFeePerBlobGas: body.maxFeePerBlobGas, blobVersionedHashes: body.blobVersionedHashes } : {}),
    hash: id,
    input: body.data,
    nonce: body.nonce,
    to: body.to?.toString() ?? null,
    value: body.value,
    type: body.type,
    ...(isLegacyTx(body) ? {} : { accessList: describeAccessList(body.accessList), yParity: body.v ?? 0n }),
    chainId: signedChainId(body),
    ...(isEOACode7702Tx(body) ? { authorizationList: body.authorizationList.map(describeAuthorization) } : {}),
    v: body.v ?? 0n,
    r: body.r ?? 0n,
    s: body.s ?? 0n,
  }
}

function describeAccessList(entries: readonly (readonly [Uint8Array, readonly Uint8Array[]])[]): AccessListEntry[] {
  return entries.map(([account, keys]) => ({ address: bytesToHex(account), storageKeys: keys.map(bytesToHex) }))
}

type AuthorizationBytes = readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]

function describeAuthorization([chainId, account, nonce, yParity, r, s]: AuthorizationBytes): Authorization {
  return {
    chainId: bytesToBigInt(chainId),
    address: bytesToHex(account),
    nonce: bytesToBigInt(nonce),
    yParity: bytesToBigInt(yParity),
    r: bytesToBigInt(r),
    s: bytesToBigInt(s),
  }
}

/** A transaction that waits in the pool. Its price is the most it would pay. */
export function describePending(transaction: Transaction): TransactionValue {
  return describe(transaction, NOWHERE, feesOf(transaction.body).feeCap)
}

/** A transaction of a block, with the price it paid. */
export function describeMined(block: Block, transaction: Transaction, position: number): TransactionValue {
  const { hash: blockHash, number: blockNumber, header } = block
  const place = { blockHash, blockNumber, blockTimestamp: header.timestamp, transactionIndex: position }
  return describe(transaction, place, effectiveGasPrice(transaction.body, header.baseFeePerGas))
}
