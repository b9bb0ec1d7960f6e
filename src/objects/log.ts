import type { EmittedLog } from '../evm/emitted-log.js'
import { address, array, boolean, data, hash, type ObjectValue, objectOf, uint64 } from '../rpc/schema.js'
import type * as wire from '../wire/transaction.js'
import { index } from './transaction.js'

/** A log, with geth's members in geth's order. */
const logFields = {
  address,
  topics: array(hash, '[]common.Hash'),
  data,
  blockNumber: uint64,
  transactionHash: hash,
  transactionIndex: index,
  blockHash: hash,
  blockTimestamp: uint64,
  logIndex: index,
  removed: boolean,
}
export const logSchema = objectOf<wire.Log>()('types.Log', logFields)
export type LogValue = ObjectValue<typeof logFields>

const CHARACTERS_PER_LOG = 500
const CHARACTERS_PER_TOPIC = 69

/** Returns how many characters a log has as JSON at most, nearly. */
export function charactersOf({ data, topics }: EmittedLog): number {
  return 2 * data.length + CHARACTERS_PER_TOPIC * topics.length + CHARACTERS_PER_LOG
}
