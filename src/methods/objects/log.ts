import type { Log } from '../../chain/block.js'
import { address, array, boolean, data, hash, object, uint64, type ValueOf } from '../../rpc/schema.js'

/** A log, with geth's members in geth's order. */
export const logSchema = object('types.Log', {
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
})

export function describeLog(log: Log): ValueOf<typeof logSchema> {
  return { ...log, transactionIndex: BigInt(log.transactionIndex), logIndex: BigInt(log.logIndex) }
}
