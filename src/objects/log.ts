import { RecordedLog } from '../chain/recorded-log.js'
import type { EmittedLog } from '../evm/emitted-log.js'
import { type AsciiWriter, asciiOf } from '../primitives/ascii-writer.js'
import { bytesToHex, hexOf, toQuantity } from '../primitives/hex.js'
import { address, array, boolean, data, hash, type ObjectValue, objectOf, type Schema, uint64 } from '../rpc/schema.js'
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
export type LogValue = ObjectValue<typeof logFields>

/** Encodes logs field by field: the reference of `logSchema`, which is several times as fast. */
export const plainLogSchema = objectOf<wire.Log>()('types.Log', logFields)

export const logSchema: Schema<LogValue, wire.Log> = { ...plainLogSchema, encode: encodeLog, write: writeLog }

/** Place of the log before, and its JSON: most logs of an answer have the same. */
let last:
  | {
      readonly number: bigint
      readonly timestamp: bigint
      readonly index: number
      readonly place: Pick<wire.Log, 'blockNumber' | 'transactionHash' | 'transactionIndex' | 'blockHash' | 'blockTimestamp'>
      /** Text of a log between its data and its index. */
      readonly text: Uint8Array
    }
  | undefined

function placeOf(log: LogValue) {
  const { blockNumber: number, blockTimestamp: timestamp, transactionIndex: index, transactionHash, blockHash } = log
  if (
    last?.place.transactionHash !== transactionHash ||
    last.place.blockHash !== blockHash ||
    last.index !== index ||
    last.number !== number ||
    last.timestamp !== timestamp
  ) {
    const place = {
      blockNumber: toQuantity(number),
      transactionHash,
      transactionIndex: toQuantity(index),
      blockHash,
      blockTimestamp: toQuantity(timestamp),
    }
    last = { number, timestamp, index, place, text: asciiOf(`",${JSON.stringify(place).slice(1, -1)},"logIndex":"`) }
  }
  return last
}

function encodeLog(log: LogValue): wire.Log {
  const { blockNumber, transactionHash, transactionIndex, blockHash, blockTimestamp } = placeOf(log).place
  const isRecorded = log instanceof RecordedLog
  // Spelled out: a copy that gets members afterwards takes several times as long.
  return {
    address: log.address,
    topics: isRecorded ? log.topics : [...log.topics],
    data: isRecorded ? hexOf(log.bytes, log.dataStart, log.end) : bytesToHex(log.data),
    blockNumber,
    transactionHash,
    transactionIndex,
    blockHash,
    blockTimestamp,
    logIndex: toQuantity(log.logIndex),
    removed: log.removed,
  }
}

function writeLog(writer: AsciiWriter, log: LogValue): void {
  if (log instanceof RecordedLog) {
    const { bytes, addressStart, topicsStart, topicCount } = log
    writer.text('{"address":"0x')
    writer.digits(bytes, addressStart, addressStart + 20)
    writer.text('","topics":[')
    for (let i = 0; i < topicCount; i++) {
      writer.text(i === 0 ? '"0x' : ',"0x')
      writer.digits(bytes, topicsStart + 32 * i, topicsStart + 32 * (i + 1))
      writer.text('"')
    }
    writer.text('],"data":"0x')
    writer.digits(bytes, log.dataStart, log.end)
  } else {
    writer.text(`{"address":"${log.address}","topics":${JSON.stringify(log.topics)},"data":"0x`)
    writer.digits(log.data, 0, log.data.length)
  }
  writer.characters(placeOf(log).text)
  writer.text(toQuantity(log.logIndex))
  writer.text(log.removed ? '","removed":true}' : '","removed":false}')
}

const CHARACTERS_PER_LOG = 500
const CHARACTERS_PER_TOPIC = 69

/** Returns how many characters a log has as JSON at most, nearly. */
export function charactersOf(log: EmittedLog): number {
  const [dataLength, topicCount] =
    log instanceof RecordedLog ? [log.end - log.dataStart, log.topicCount] : [log.data.length, log.topics.length]
  return 2 * dataLength + CHARACTERS_PER_TOPIC * topicCount + CHARACTERS_PER_LOG
}
