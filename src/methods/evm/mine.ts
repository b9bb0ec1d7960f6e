import { ServerError } from '../../primitives/errors.js'
import type { Json } from '../../primitives/json.js'
import { isJsonObject } from '../../primitives/json.js'
import { absent, optionalParam, raises } from '../../rpc/record.js'
import { either, object, optional, string } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'
import { looseInteger } from '../objects/time.js'

/** Blocks made in one call at most: some seconds of work, and some hundred megabytes. */
const MAX_BLOCKS = 10_000n

/** More blocks were asked for than one call makes. */
export class TooManyBlocks extends ServerError {
  constructor(given: bigint) {
    super(`too many blocks: ${given} > ${MAX_BLOCKS}`)
  }
}

const options = object('MineOptions', { timestamp: optional(looseInteger), blocks: optional(looseInteger) })
/** Ganache takes a timestamp or an object; everybody else's blocks come one at a time. */
const timestampOrOptions = either(options, looseInteger, {
  input: (input: Json) => isJsonObject(input),
  value: (value): value is { timestamp?: bigint; blocks?: bigint } => typeof value === 'object',
})

export const mine = defineMethod({
  name: 'evm_mine',
  summary: 'Makes a block with what waits in the pool, or several; the first one at a timestamp, if one is given.',
  visibility: 'private',
  documented: absent,
  params: [optionalParam('timestampOrOptions', timestampOrOptions)],
  result: string,
  errors: [raises('more than 10,000 blocks are asked for', new TooManyBlocks(20_000n))],
  async handler({ consensus, chain }, [given]) {
    const { timestamp, blocks = 1n } = typeof given === 'bigint' ? { timestamp: given } : (given ?? {})
    if (blocks > MAX_BLOCKS) throw new TooManyBlocks(blocks)
    if (timestamp !== undefined) consensus.time.setNext(timestamp, chain.head.header.timestamp)
    await consensus.mine(Number(blocks))
    return '0x0'
  },
})
