import type { Block } from '../chain/block.js'
import type { AccessListEntry } from '../evm/message.js'
import { effectiveGasPrice, feesOf, signedChainId, type Transaction } from '../evm/transaction.js'
import { toQuantity } from '../primitives/hex.js'
import { address, array, data, hash, nullable, type ObjectValue, objectOf, optional, quantity, type Schema, uint64 } from '../rpc/schema.js'
import type * as wire from '../wire/transaction.js'

/** A small number on the wire: a position, a type. */
export const index: Schema<number, `0x${string}`> = {
  json: uint64.json,
  decode: (input) => Number(uint64.decode(input)),
  encode: toQuantity,
}

export const accessListSchema: Schema<readonly AccessListEntry[], readonly wire.AccessListEntry[]> = array(
  objectOf<wire.AccessListEntry>()('types.AccessTuple', { address, storageKeys: array(hash, '[]common.Hash') }),
  'types.AccessList',
)

/** One byte, of which geth reads the lowest eight bits of a larger number. */
const parity: Schema<bigint, `0x${string}`> = {
  ...uint64,
  decode: (input) => BigInt.asUintN(8, uint64.decode(input)),
}

/** A half of a signature: a number, which some libraries send as 32 bytes. geth refuses it then when it begins with a zero: one in six of all pairs. */
const signatureHalf: Schema<bigint, `0x${string}`> = {
  ...quantity,
  json: {
    title: 'SignatureHalf',
    description: 'An unsigned integer of at most 256 bits, without leading zeros or with all 64 digits.',
    type: 'string',
    pattern: '^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,63}|[0-9a-fA-F]{64})$',
  },
  decode: (input) => quantity.decode(typeof input === 'string' && WORD.test(input) ? toQuantity(BigInt(input)) : input),
}
const WORD = /^0x[0-9a-fA-F]{64}$/

export const authorizationSchema = objectOf<wire.Authorization>()('types.SetCodeAuthorization', {
  chainId: quantity,
  address,
  nonce: uint64,
  yParity: parity,
  r: signatureHalf,
  s: signatureHalf,
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
export const transactionSchema = objectOf<wire.Transaction>()('RPCTransaction', transactionFields)
export type TransactionValue = ObjectValue<typeof transactionFields>

/** Position of a transaction. All members are null while it is pending. */
type Place = Pick<TransactionValue, 'blockHash' | 'blockNumber' | 'blockTimestamp' | 'transactionIndex'>

const NOWHERE: Place = { blockHash: null, blockNumber: null, blockTimestamp: null, transactionIndex: null }

function describe({ body, from, hash: id }: Transaction, place: Place, gasPrice: bigint): TransactionValue {
  const { feeCap, tipCap } = feesOf(body)
  const { v, r, s } = body.signature ?? { v: 0n, r: 0n, s: 0n }
  const hasTip = body.type > 1
  // Every member by name: see describeBlock.
  return {
    blockHash: place.blockHash,
    blockNumber: place.blockNumber,
    blockTimestamp: place.blockTimestamp,
    transactionIndex: place.transactionIndex,
    from,
    gas: body.gasLimit,
    gasPrice,
    maxFeePerGas: hasTip ? feeCap : undefined,
    maxPriorityFeePerGas: hasTip ? tipCap : undefined,
    maxFeePerBlobGas: body.type === 3 ? body.maxFeePerBlobGas : undefined,
    blobVersionedHashes: body.type === 3 ? body.blobVersionedHashes : undefined,
    hash: id,
    input: body.data,
    nonce: body.nonce,
    to: body.to ?? null,
    value: body.value,
    type: body.type,
    accessList: body.type === 0 ? undefined : body.accessList,
    yParity: body.type === 0 ? undefined : v,
    chainId: signedChainId(body),
    authorizationList: body.type === 4 ? body.authorizationList : undefined,
    v,
    r,
    s,
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
