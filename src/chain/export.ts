import { impersonatedSender } from '../evm/transaction.js'
import { ServerError } from '../primitives/errors.js'
import { yieldToEventLoop } from '../primitives/event-loop.js'
import { asReading, loadingState, type Reading } from '../primitives/missing-state.js'
import type { Block } from './block.js'
import { encodeBlock, encodeContent } from './block-encoding.js'
import type { BlockValidator } from './block-validation.js'
import type { Chain } from './chain.js'

/** Blocks were asked for that are not there. */
export class InvalidBlockRange extends ServerError {}

/** The blocks of a chain that another node can import, from block 0 on. */
export interface ChainExport {
  /** Block RLPs, as geth exports them. Each is encoded when its turn comes. */
  readonly blocks: Iterable<Uint8Array>
  /** The number of the last of them. */
  readonly last: number
  /** Why the export ends before the chain does, or leaves out changes of its last state; undefined when it is complete. */
  readonly omission: string | undefined
}

/**
 * The RLPs of the blocks from one height to another, both included. The blocks are those of the moment of the call, whatever becomes of the chain while
 * they are encoded. They are read when their turn comes, but for those of an asynchronous store.
 *
 * Throws `InvalidBlockRange` when one of them is not there.
 */
export function exportBlocks(chain: Reading<Chain>, from: number, to: number): Iterable<Uint8Array> {
  return encoded(blocksOf(chain, from, to))
}

/** The blocks of a chain, up to the last one that a node with the same genesis can import. */
export async function exportChain(chain: Chain): Promise<ChainExport> {
  const { head, genesis } = chain
  if (chain.remote)
    return { blocks: [], last: Number(genesis.number), omission: 'the chain is a fork, whose first blocks are with the remote chain' }
  const blocks = await loadingState((read) => blocksOf(read(chain), 0, Number(head.number)))
  const { BlockValidator } = await import('./block-validation.js')
  let parent: Block | undefined
  for (const block of blocks) {
    await yieldToEventLoop()
    const omission = await loadingState((read) => obstacle(block, parent, new BlockValidator(read(chain))))
    if (omission !== undefined) {
      const last = Number(parent?.number ?? 0n)
      return { blocks: encoded(blocks, last), last, omission }
    }
    parent = block
  }
  return { blocks: encoded(blocks), last: Number(head.number), omission: isAmended(head) ? amendmentAfter(head) : undefined }
}

/** Blocks that can be gone through again and again. */
function blocksOf(chain: Reading<Chain>, from: number, to: number): Iterable<Block> {
  chain.prepare(BigInt(from), BigInt(to))
  const missing = [from, from + 1, Number(chain.head.number) + 1].find(
    (number) => number >= from && number <= to && (chain.isPruned(BigInt(number)) || !chain.blockByNumber(BigInt(number))),
  )
  if (missing !== undefined) throw new InvalidBlockRange(`export failed on #${missing}: not found`)
  if (chain.mayMiss) return [...range(chain, from, to)]
  // The chain is in memory.
  const past = asReading(chain.fork())
  return { [Symbol.iterator]: () => range(past, from, to) }
}

function* range(chain: Reading<Chain>, from: number, to: number): Generator<Block> {
  for (let number = from; number <= to; number++) {
    const block = chain.blockByNumber(BigInt(number))
    if (!block) throw new InvalidBlockRange(`export failed on #${number}: not found`)
    yield block
  }
}

function* encoded(blocks: Iterable<Block>, last = Number.POSITIVE_INFINITY): Generator<Uint8Array> {
  for (const block of blocks) {
    if (block.number > last) return
    yield encodeBlock(block)
  }
}

/** Why a block of this chain cannot be imported after its parent, as far as can be said without running it. */
async function obstacle(block: Block, parent: Block | undefined, validator: BlockValidator): Promise<string | undefined> {
  if (!parent) return undefined
  if (isAmended(parent)) return amendmentAfter(parent)
  if (block.transactions.some(({ body }) => impersonatedSender(body) !== undefined)) {
    return `block ${block.number} has a transaction of an impersonated account, which has no signature`
  }
  const { header, transactions, uncles, withdrawals } = block
  const content = { header, transactions: transactions.map(({ body }) => body), uncles, withdrawals }
  const objection = validator.objection(content, parent, encodeContent(content).length)
  return objection === undefined ? undefined : `block ${block.number} was made under rules of a test method: ${objection}`
}

/** Whether a test method has changed the state behind a block: its header stays what it was. */
function isAmended({ header, state }: Block): boolean {
  return state.root !== header.stateRoot
}

function amendmentAfter({ number }: Block): string {
  return `a test method such as anvil_setBalance changed the state of block ${number}, which its transactions do not show`
}
