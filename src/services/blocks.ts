import type { Block } from '../chain/block.js'
import type { BlockReference } from '../chain/block-reference.js'
import type { Environment } from '../evm/executor.js'
import { ServerError } from '../primitives/errors.js'
import type { Needs } from './context.js'

/** Parts of the node that find blocks. */
export type BlockLookup = Needs<'chain' | 'pendingBlock'>

/** State or logs of a block were asked for that is not there. */
export class HeaderNotFound extends ServerError {
  /** @param first number of the first block. Those before it are of the chain that was forked */
  constructor(reference: BlockReference, first = 0n) {
    super(missingText(reference, first))
  }
}

function missingText(reference: BlockReference, first: bigint): string {
  if (typeof reference !== 'object') return 'header not found'
  if ('hash' in reference) return 'header for hash not found'
  const { number } = reference
  return number < first
    ? `header not found: block ${number} is before the fork at block ${first}, and this method needs its state`
    : 'header not found'
}

/** The state of a block was asked for that the chain has dropped. The text begins as geth's, whose clients look for it. */
export class StatePruned extends ServerError {
  constructor(number: bigint) {
    super(`missing trie node: state of block ${number} is not available, not found`)
  }
}

/** Throws `StatePruned` for the number of a block that was dropped. */
function checkState({ chain }: Needs<'chain'>, reference: BlockReference): void {
  if (typeof reference === 'object' && 'number' in reference && chain.isPruned(reference.number)) throw new StatePruned(reference.number)
}

/** The block a reference names, the pending one included; undefined when there is none. */
export async function findBlock(context: Needs<'chain' | 'pendingBlock'>, reference: BlockReference): Promise<Block | undefined> {
  if (reference === 'pending') return (await context.pendingBlock()).sealed()
  return context.chain.resolve(reference)
}

/** The block whose state is asked for: the head, unless a reference names another. Throws `HeaderNotFound` or `StatePruned`. */
export async function requireBlock(context: Needs<'chain' | 'pendingBlock'>, reference: BlockReference = 'latest'): Promise<Block> {
  checkState(context, reference)
  const block = await findBlock(context, reference)
  if (!block) throw new HeaderNotFound(reference, context.chain.genesis.number)
  return block
}

/** The state after a block, and the header of the block. */
export type BlockState = Pick<Block, 'header' | 'state'>

/** Returns the state after a block: the head, unless a reference names another. Does not seal the pending block. Throws `HeaderNotFound`. */
export function requireState(
  { chain, pendingBlock }: Needs<'chain' | 'pendingBlock'>,
  reference: BlockReference = 'latest',
): BlockState | Promise<BlockState> {
  if (reference === 'pending') return pendingBlock()
  checkState({ chain }, reference)
  const block = chain.resolve(reference)
  if (!block) throw new HeaderNotFound(reference, chain.genesis.number)
  return block
}

/** Returns the environment of a call at a block: the header of the block, whereas the state is that after the block. */
export function environmentOf({ chain }: Needs<'chain'>, { header }: Pick<Block, 'header'>): Environment {
  const parent = { number: header.number - 1n, hash: header.parentHash }
  return { header, blockHash: chain.ancestorHashes(parent) }
}
