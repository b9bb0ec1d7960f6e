import type { Block, Receipt } from '../../chain/block.js'
import { describeReceipt, receiptFields } from '../../objects/receipt.js'
import { describeMined, transactionSchema } from '../../objects/transaction.js'
import type { Address } from '../../primitives/hex.js'
import { param, raises } from '../../rpc/record.js'
import { address, array, boolean, jsonInteger, objectOf, uint64, type ValueOf } from '../../rpc/schema.js'
import { ExecutionAborted } from '../../services/call-timeout.js'
import type { Needs } from '../../services/context.js'
import { LongRun } from '../../services/long-run.js'
import type * as wire from '../../wire/explorer.js'
import { defineMethod } from '../define.js'
import { explorerBlockNumber } from './block-number.js'

const timedReceipt = objectOf<wire.TimedReceipt>()('TimedReceipt', { ...receiptFields, timestamp: uint64 })

const page = objectOf<wire.TransactionPage>()('TransactionsWithReceipts', {
  txs: array(transactionSchema),
  receipts: array(timedReceipt),
  /** Whether nothing newer follows. */
  firstPage: boolean,
  /** Whether nothing older follows. */
  lastPage: boolean,
})

/** The receipts of a block whose transactions had to do with an account, newest first. */
async function receiptsOf({ accountIndex }: Needs<'accountIndex'>, block: Block, account: Address): Promise<Receipt[]> {
  const touched = await accountIndex.touchedBy(block)
  return block.receipts.filter((_, index) => touched[index]?.has(account)).reverse()
}

interface Found {
  readonly block: Block
  readonly receipts: readonly Receipt[]
}

/** Goes from block to block until a page is full. Pages hold whole blocks, so that none of their transactions gets lost between two pages. */
async function search(
  context: Needs<'accountIndex' | 'chain' | 'options' | 'request'>,
  account: Address,
  first: bigint,
  step: 1n | -1n,
  pageSize: number,
) {
  const found: Found[] = []
  const longRun = new LongRun(context)
  let count = 0
  let number = first
  for (; count < pageSize; number += step) {
    const block = number < 0n ? undefined : context.chain.blockByNumber(number)
    if (!block) return { found, isEnd: true }
    await longRun.checkTimeAndYield()
    const receipts = await receiptsOf(context, block, account)
    count += receipts.length
    found.push({ block, receipts })
  }
  return { found, isEnd: number < 0n || context.chain.blockByNumber(number) === undefined }
}

function describePage(newestFirst: readonly Found[], ends: Pick<ValueOf<typeof page>, 'firstPage' | 'lastPage'>): ValueOf<typeof page> {
  const all = newestFirst.flatMap(({ block, receipts }) => receipts.map((receipt) => ({ block, receipt })))
  return {
    txs: all.map(({ block, receipt }) => describeMined(block, receipt.transaction, receipt.transactionIndex)),
    receipts: all.map(({ block, receipt }) => ({ ...describeReceipt(receipt), timestamp: block.header.timestamp })),
    ...ends,
  }
}

const errors = [raises('searching the blocks of a page takes longer than the time limit of calls', new ExecutionAborted(5000))]
const params = [param('address', address), param('block', explorerBlockNumber), param('pageSize', jsonInteger('uint16'))] as const

export const searchTransactionsBefore = defineMethod({
  name: 'ots_searchTransactionsBefore',
  summary:
    'Returns a page of the transactions that touched an account before a block, newest first. Block 0 starts at the head. A page contains whole blocks.',
  requiresAuth: true,
  past: 'own',
  params,
  result: page,
  errors,
  async handler(context: Needs<'accountIndex' | 'chain' | 'options' | 'request'>, [account, reference, pageSize]) {
    const { head } = context.chain
    const given = context.chain.resolve(reference)?.number ?? head.number + 1n
    const isFromHead = given === 0n || given > head.number
    const { found, isEnd } = await search(context, account, isFromHead ? head.number : given - 1n, -1n, pageSize)
    return describePage(found, { firstPage: isFromHead, lastPage: isEnd })
  },
})

export const searchTransactionsAfter = defineMethod({
  name: 'ots_searchTransactionsAfter',
  summary:
    'Returns a page of the transactions that touched an account after a block, newest first. Block 0 starts at the genesis block. A page contains whole blocks.',
  requiresAuth: true,
  past: 'own',
  params,
  result: page,
  errors,
  async handler(context: Needs<'accountIndex' | 'chain' | 'options' | 'request'>, [account, reference, pageSize]) {
    const given = context.chain.resolve(reference)?.number ?? context.chain.head.number
    const { found, isEnd } = await search(context, account, given === 0n ? 0n : given + 1n, 1n, pageSize)
    return describePage(found.reverse(), { firstPage: isEnd, lastPage: given === 0n })
  },
})
