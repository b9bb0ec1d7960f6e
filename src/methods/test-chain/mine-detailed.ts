import { revertReason } from '../../evm/revert-reason.js'
import { blockFields, describeBlock } from '../../objects/block.js'
import { describeMined, transactionFields } from '../../objects/transaction.js'
import { loadingState } from '../../primitives/missing-state.js'
import { optionalParam, raises } from '../../rpc/record.js'
import { array, data, objectOf, optional, string, type ValueOf } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { replay } from '../../services/replay.js'
import type * as wire from '../../wire/block.js'
import { defineTestMethod, type TestChainNeeds } from './define-test-method.js'
import { everywhere } from './dialect.js'
import { mineAs, TooManyBlocks, timestampOrOptions } from './mining.js'

const detailedTransaction = objectOf<wire.DetailedTransaction>()('DetailedTransaction', {
  ...transactionFields,
  output: data,
  revertReason: optional(string),
})
const { transactions: _, ...withoutTransactions } = blockFields
const detailedBlock = objectOf<wire.DetailedBlock>()('DetailedBlock', {
  ...withoutTransactions,
  transactions: array(detailedTransaction),
})
type DetailedBlock = ValueOf<typeof detailedBlock>

/** Maximum number of blocks of one call, each of which is in the answer. */
const MAX_BLOCKS = 10_000n

const tooMany = raises('more than 10,000 blocks are requested', new TooManyBlocks(20_000n, MAX_BLOCKS))

export const mineDetailed = defineTestMethod({
  method: 'mine_detailed',
  aliases: ['anvil', 'evm'],
  summary: 'Mines one or more blocks, as evm_mine does, and returns them with full transactions, their output and revert reason.',
  params: [optionalParam('timestampOrOptions', timestampOrOptions)],
  answers: everywhere(array(detailedBlock)),
  errors: [tooMany],
  async handler(context: TestChainNeeds<'chain' | 'executor' | 'request' | 'testChain'>, [given]) {
    const blocks: DetailedBlock[] = []
    const { from, to } = await mineAs(context, given, MAX_BLOCKS)
    for (let number = from; number <= to; number++) {
      // The blocks are mined only once: what is missing is loaded here.
      const described = await loadingState(() => describeDetailed(context, number))
      if (described) blocks.push(described)
    }
    return blocks
  },
})

/** Receipts do not keep what a transaction has returned, so it is run once more. Returns undefined if another call has removed the block again. */
async function describeDetailed(context: Needs<'chain' | 'executor'>, number: bigint): Promise<DetailedBlock | undefined> {
  const block = context.chain.blockByNumber(number)
  if (!block) return undefined
  const { environment, draft } = await replay(context, block, 0)
  const transactions: DetailedBlock['transactions'][number][] = []
  for (const [position, transaction] of block.transactions.entries()) {
    const { ending, output } = await context.executor.runTransaction(draft, environment, transaction)
    const reason = ending.kind === 'revert' ? revertReason(output) : undefined
    transactions.push({ ...describeMined(block, transaction, position), output, revertReason: reason })
  }
  return { ...describeBlock(block, false), transactions }
}
