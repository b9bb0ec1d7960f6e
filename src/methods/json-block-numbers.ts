import { toQuantity } from '../primitives/hex.js'
import { blockNumber } from '../rpc/block-reference.js'
import type { MethodRecord } from '../rpc/record.js'
import type { Context } from '../services/context.js'

/** A height or a tag; the height may be a JSON number. */
const lenientBlockNumber: typeof blockNumber = {
  ...blockNumber,
  decode: (input) => blockNumber.decode(typeof input === 'number' && Number.isSafeInteger(input) && input >= 0 ? toQuantity(input) : input),
}

/** The methods, with heights as Hardhat's node takes them: also as JSON numbers, where a parameter is a height and not a reference to a state. */
export function withJsonBlockNumbers(records: readonly MethodRecord<Context>[]): MethodRecord<Context>[] {
  return records.map((record) => ({
    ...record,
    params: record.params.map((param) => (param.schema === blockNumber ? { ...param, schema: lenientBlockNumber } : param)),
  }))
}
