import type { Log } from '../chain/block.js'
import { address, array, boolean, data, hash, type ObjectValue, type ObjectWire, object, type Schema, uint64 } from '../rpc/schema.js'

/** A log, with geth's members in geth's order. */
const logFields = {
  address,
  topics: array(hash, '[]common.Hash'),
  data,
  blockNumber: uint64,
  transactionHash: hash,
  transactionIndex: uint64,
  blockHash: hash,
  blockTimestamp: uint64,
  logIndex: uint64,
  removed: boolean,
}
export interface LogWire extends ObjectWire<typeof logFields> {}
export const logSchema: Schema<LogValue, LogWire> = object('types.Log', logFields)
export type LogValue = ObjectValue<typeof logFields>

export function describeLog(log: Log): LogValue {
  return { ...log, transactionIndex: BigInt(log.transactionIndex), logIndex: BigInt(log.logIndex) }
}
