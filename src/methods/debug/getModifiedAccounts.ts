import type { Block } from '../../chain/block.js'
import { ServerError } from '../../primitives/errors.js'
import type { Address, Hash } from '../../primitives/hex.js'
import { optionalParam, param, raises, unavailable } from '../../rpc/record.js'
import { address, array, hash, jsonInteger } from '../../rpc/schema.js'
import type { Context } from '../context.js'
import { defineMethod } from '../define.js'

/** Names of blocks stand in geth's texts as hex without a prefix. */
export class ModifiedBlockNotFound extends ServerError {
  constructor(which: 'start' | 'end', name: number | Hash) {
    super(`${which} block ${typeof name === 'number' ? name.toString(16) : name.slice(2)} not found`)
  }
}

export class BlocksOutOfOrder extends ServerError {
  constructor(start: bigint, end: bigint) {
    super(`start block height (${start}) must be less than end block height (${end})`)
  }
}

export class NoParent extends ServerError {
  constructor(name: Hash) {
    super(`block ${name.slice(2)} has no parent`)
  }
}

function between(start: Block, end: Block): Address[] {
  if (start.number >= end.number) throw new BlocksOutOfOrder(start.number, end.number)
  return [...end.state.changedSince(start.state)]
}

/** What changed from one block to another; in the one block, when no other is named. */
function modified({ chain }: Context, find: (which: 'start' | 'end') => Block | undefined): Address[] {
  const start = find('start')
  const end = find('end')
  if (start && end) return between(start, end)
  const [block] = [start].filter((found) => found !== undefined)
  const parent = block && chain.blockByNumber(block.number - 1n)
  if (!block || !parent) throw new NoParent(block?.hash ?? `0x${'00'.repeat(32)}`)
  return between(parent, block)
}

const errors = [
  raises('there is no such block', new ModifiedBlockNotFound('start', 1_000)),
  raises('the second block is not after the first', new BlocksOutOfOrder(3n, 2n)),
]

export const getModifiedAccountsByNumber = defineMethod({
  name: 'debug_getModifiedAccountsByNumber',
  summary: 'The accounts that differ after the second block from what they were after the first; with one block, those that it changed.',
  visibility: 'private',
  documented: unavailable,
  params: [param('start', jsonInteger('uint64')), optionalParam('end', jsonInteger('uint64'))],
  result: array(address),
  errors,
  handler: () => [],
})

export const getModifiedAccountsByHash = defineMethod({
  name: 'debug_getModifiedAccountsByHash',
  summary: 'The accounts that differ after the second block from what they were after the first; with one block, those that it changed.',
  visibility: 'private',
  documented: unavailable,
  params: [param('start', hash), optionalParam('end', hash)],
  result: array(address),
  errors,
  handler: () => [],
})
