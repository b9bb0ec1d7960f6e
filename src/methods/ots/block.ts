import type { Block, Receipt } from '../../chain/block.js'
import { blockFields, describeBlock } from '../../objects/block.js'
import { describeReceipt, receiptFields } from '../../objects/receipt.js'
import { describeMined, transactionSchema } from '../../objects/transaction.js'
import { blockHash } from '../../rpc/block-reference.js'
import { param } from '../../rpc/record.js'
import { array, jsonInteger, nullable, number, objectOf, quantity, type ValueOf } from '../../rpc/schema.js'
import { findBlock } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/explorer.js'
import { defineMethod } from '../define.js'
import { explorerBlockNumber } from './block-number.js'

const { transactions, logsBloom, ...headerAndUncles } = blockFields
const slimFields = { ...headerAndUncles, logsBloom: nullable(logsBloom), transactionCount: number }
const slimBlock = objectOf<wire.BlockSummary>()('SlimBlock', slimFields)

/** Wei. */
const issuance = objectOf<wire.BlockIssuance>()('Issuance', { blockReward: quantity, uncleReward: quantity, issuance: quantity })

const blockDetails = objectOf<wire.BlockDetails>()('BlockDetails', {
  block: slimBlock,
  issuance,
  /** Fees that the senders paid, in wei. */
  totalFees: quantity,
})

/** A block without its transactions and its bloom, which explorers do not look at. */
function describeSlim(block: Block): ValueOf<typeof slimBlock> {
  const { transactions, ...described } = describeBlock(block, false)
  return { ...described, logsBloom: null, transactionCount: transactions.length }
}

/** Returns the ether that a block created: block and uncle rewards before the merge, nothing after it. */
function issuanceOf({ header, uncles }: Block): ValueOf<typeof issuance> {
  const reward = header.rules.isMerged ? 0n : header.rules.minerReward
  const blockReward = reward + (reward * BigInt(uncles.length)) / 32n
  const uncleReward = uncles.reduce((sum, uncle) => sum + ((8n + uncle.number - header.number) * reward) / 8n, 0n)
  return { blockReward, uncleReward, issuance: blockReward + uncleReward }
}

function describeDetails(block: Block): ValueOf<typeof blockDetails> {
  const totalFees = block.receipts.reduce((sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * effectiveGasPrice, 0n)
  return { block: describeSlim(block), issuance: issuanceOf(block), totalFees }
}

export const getBlockDetails = defineMethod({
  name: 'ots_getBlockDetails',
  summary: 'Returns a block by number or tag, with transaction count and total fees instead of transactions. Null for an unknown block.',
  requiresAuth: true,
  past: 'content',
  params: [param('block', explorerBlockNumber)],
  result: nullable(blockDetails),
  async handler(context: Needs<'chain' | 'pendingBlock'>, [reference]) {
    const block = await findBlock(context, reference)
    return block ? describeDetails(block) : null
  },
})

export const getBlockDetailsByHash = defineMethod({
  name: 'ots_getBlockDetailsByHash',
  summary: 'Returns a block by hash, with transaction count and total fees instead of transactions. Null for an unknown block.',
  requiresAuth: true,
  past: 'content',
  params: [param('blockHash', blockHash)],
  result: nullable(blockDetails),
  handler({ chain }: Needs<'chain'>, [blockHash]) {
    const block = chain.blockByHash(blockHash)
    return block ? describeDetails(block) : null
  },
})

const slimReceipt = objectOf<wire.ReceiptSummary>()('SlimReceipt', {
  ...receiptFields,
  logs: nullable(receiptFields.logs),
  logsBloom: nullable(receiptFields.logsBloom),
})
const fullBlock = objectOf<wire.BlockPage>()('FullBlock', { ...slimFields, transactions: array(transactionSchema) })
const blockPage = objectOf<wire.BlockTransactions>()('BlockTransactions', { fullblock: fullBlock, receipts: array(slimReceipt) })

/** As much of a transaction's input as names the function. */
const SELECTOR_LENGTH = 4

function describeSlimReceipt(receipt: Receipt): ValueOf<typeof slimReceipt> {
  return { ...describeReceipt(receipt), logs: null, logsBloom: null }
}

export const getBlockTransactions = defineMethod({
  name: 'ots_getBlockTransactions',
  summary:
    'Returns a page of the transactions of a block with their receipts, without logs; of the input only the selector. Page 0 contains the last transactions.',
  requiresAuth: true,
  past: 'content',
  params: [param('block', explorerBlockNumber), param('pageNumber', jsonInteger('uint8')), param('pageSize', jsonInteger('uint8'))],
  result: nullable(blockPage),
  async handler(context: Needs<'chain' | 'pendingBlock'>, [reference, pageNumber, pageSize]) {
    const block = await findBlock(context, reference)
    if (!block) return null
    const end = Math.max(0, block.transactions.length - pageNumber * pageSize)
    const start = Math.max(0, end - pageSize)
    return {
      fullblock: {
        ...describeSlim(block),
        transactions: block.transactions.slice(start, end).map((transaction, i) => {
          const described = describeMined(block, transaction, start + i)
          return { ...described, input: described.input.subarray(0, SELECTOR_LENGTH) }
        }),
      },
      receipts: block.receipts.slice(start, end).map(describeSlimReceipt),
    }
  },
})
