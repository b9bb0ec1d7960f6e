import type { Block } from '../../chain/block.js'
import { ServerError } from '../../primitives/errors.js'
import type { Address, Hash } from '../../primitives/hex.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { address, array, hash, jsonInteger } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

/** geth writes the first height in hex, the second in decimal, and hashes without a prefix. */
export class ModifiedBlockNotFound extends ServerError {
  constructor(which: 'start' | 'end', name: number | Hash) {
    super(`${which} block ${typeof name === 'number' ? name.toString(which === 'start' ? 16 : 10) : name.slice(2)} not found`)
  }
}

/** The first block of a range is not before the last one. */
export class BlocksOutOfOrder extends ServerError {
  constructor(start: bigint, end: bigint) {
    super(`start block height (${start}) must be less than end block height (${end})`)
  }
}

/** The block of the request is the first one, which has no parent. */
export class NoParent extends ServerError {
  constructor() {
    super('block 0 has no parent')
  }
}

/** Returns the accounts in which two states differ, in the order of their hashed keys as geth; with one block, those that it changed. */
function modified({ chain }: Needs<'chain'>, named: Block, end: Block | undefined): Address[] {
  const start = end ? named : chain.blockByNumber(named.number - 1n)
  if (!start) throw new NoParent()
  const last = end ?? named
  if (start.number >= last.number) throw new BlocksOutOfOrder(start.number, last.number)
  return last.state.changedSince(start.state)
}

function requireBlock<Name extends number | Hash>(which: 'start' | 'end', name: Name, find: (name: Name) => Block | undefined): Block {
  const block = find(name)
  if (!block) throw new ModifiedBlockNotFound(which, name)
  return block
}

const errors = [
  raises('the block does not exist', new ModifiedBlockNotFound('start', 1_000)),
  raises('the second block is not after the first', new BlocksOutOfOrder(3n, 2n)),
]

export const getModifiedAccountsByNumber = defineMethod({
  name: 'debug_getModifiedAccountsByNumber',
  summary: 'Returns the accounts that changed between two blocks, or in one block.',
  requiresAuth: true,
  params: [param('start', jsonInteger('uint64')), optionalParam('end', jsonInteger('uint64'))],
  result: array(address),
  errors,
  handler(context: Needs<'chain'>, [start, end]) {
    const find = (number: number) => context.chain.blockByNumber(BigInt(number))
    return modified(context, requireBlock('start', start, find), end === undefined ? undefined : requireBlock('end', end, find))
  },
})

export const getModifiedAccountsByHash = defineMethod({
  name: 'debug_getModifiedAccountsByHash',
  summary: 'Returns the accounts that changed between two blocks, or in one block.',
  requiresAuth: true,
  params: [param('start', hash), optionalParam('end', hash)],
  result: array(address),
  errors,
  handler(context: Needs<'chain'>, [start, end]) {
    const find = (name: Hash) => context.chain.blockByHash(name)
    return modified(context, requireBlock('start', start, find), end === undefined ? undefined : requireBlock('end', end, find))
  },
})
