import type { BlockHeader } from '@ethereumjs/block'
import type { Block } from '../chain/block.js'
import { bytesToHex } from '../primitives/hex.js'
import {
  address,
  blockNonce,
  bloom,
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
  word,
} from '../rpc/schema.js'

/** Members of a header, with those that later forks have added. */
export const headerFields = {
  number: quantity,
  /** Null in a pending block, as `nonce` and `miner` are. */
  hash: nullable(hash),
  parentHash: word,
  sha3Uncles: word,
  miner: nullable(address),
  stateRoot: word,
  transactionsRoot: word,
  receiptsRoot: word,
  logsBloom: bloom,
  difficulty: quantity,
  gasLimit: uint64,
  gasUsed: uint64,
  timestamp: uint64,
  extraData: data,
  mixHash: word,
  nonce: nullable(blockNonce),
  baseFeePerGas: optional(quantity),
  withdrawalsRoot: optional(word),
  blobGasUsed: optional(uint64),
  excessBlobGas: optional(uint64),
  parentBeaconBlockRoot: optional(word),
  requestsHash: optional(word),
} as const

export interface HeaderWire extends ObjectWire<typeof headerFields> {}
export const headerSchema: Schema<HeaderValue, HeaderWire> = object('Header', headerFields)
export type HeaderValue = ObjectValue<typeof headerFields>

export function describeHeaderFields(header: BlockHeader): HeaderValue {
  return {
    number: header.number,
    hash: bytesToHex(header.hash()),
    parentHash: header.parentHash,
    sha3Uncles: header.uncleHash,
    miner: header.coinbase.toString(),
    stateRoot: header.stateRoot,
    transactionsRoot: header.transactionsTrie,
    receiptsRoot: header.receiptTrie,
    logsBloom: header.logsBloom,
    difficulty: header.difficulty,
    gasLimit: header.gasLimit,
    gasUsed: header.gasUsed,
    timestamp: header.timestamp,
    extraData: header.extraData,
    mixHash: header.mixHash,
    nonce: header.nonce,
    baseFeePerGas: header.baseFeePerGas,
    withdrawalsRoot: header.withdrawalsRoot,
    blobGasUsed: header.blobGasUsed,
    excessBlobGas: header.excessBlobGas,
    parentBeaconBlockRoot: header.parentBeaconBlockRoot,
    requestsHash: header.requestsHash,
  }
}

/** The head that subscriptions announce and that eth_getHeaderByHash answers: one object, from one place. */
export function describeHeader(block: Block): HeaderValue {
  return describeHeaderFields(block.header)
}

/** What is not settled about a block that has not been decided. */
export function asPending(header: HeaderValue): HeaderValue {
  return { ...header, hash: null, nonce: null, miner: null }
}
