import type { Log } from '../chain/block.js'
import { address, array, boolean, data, hash, type ObjectValue, object, type Schema, type ShapeOf, shapeOf, uint64 } from '../rpc/schema.js'

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
const logShape = shapeOf(logFields)
export interface LogWire extends ShapeOf<typeof logShape> {}
export const logSchema: Schema<LogValue, LogWire> = object('types.Log', logFields)
export type LogValue = ObjectValue<typeof logFields>

export function describeLog(log: Log): LogValue {
  return { ...log, transactionIndex: BigInt(log.transactionIndex), logIndex: BigInt(log.logIndex) }
}
