import type { Block, Receipt } from '../../chain/block.js'
import { CallTracer } from '../../evm/tracers/call-tracer.js'
import type { Address } from '../../primitives/hex.js'
import { absent, param } from '../../rpc/record.js'
import { address, array, boolean, jsonInteger, object, uint64, type ValueOf } from '../../rpc/schema.js'
import type { Context } from '../context.js'
import { defineMethod } from '../define.js'
import { describeReceipt, receiptFields } from '../objects/receipt.js'
import { describeMined, transactionSchema } from '../objects/transaction.js'
import { replay } from '../replay.js'
import { explorerBlockNumber } from './block-number.js'
import { framesWithin, runTraced } from './run.js'

const page = object('TransactionsWithReceipts', {
  txs: array(transactionSchema),
  receipts: array(object('TimedReceipt', { ...receiptFields, timestamp: uint64 })),
  /** Whether nothing newer follows. */
  firstPage: boolean,
  /** Whether nothing older follows. */
  lastPage: boolean,
})

/** Blocks are values, so what their transactions have touched stays as it is. */
const touchedIn = new WeakMap<Block, readonly ReadonlySet<Address>[]>()

/** The accounts that each transaction of a block had to do with: sender, recipient, callers and callees, contracts that logged. */
async function touchedBy(context: Context, block: Block): Promise<readonly ReadonlySet<Address>[]> {
  const known = touchedIn.get(block)
  if (known) return known
  const touched: Set<Address>[] = []
  if (block.transactions.length > 0) {
    const place = await replay(context, block, 0)
    for (const receipt of block.receipts) {
      const calls = new CallTracer()
      await runTraced(context, place, receipt, calls)
      const frames = calls.top ? [...framesWithin(calls.top)].flatMap(({ frame }) => [frame.from, frame.to]) : []
      touched.push(new Set([receipt.transaction.from, ...frames, ...receipt.logs.map((log) => log.address)]))
    }
  }
  touchedIn.set(block, touched)
  return touched
}

/** The receipts of a block whose transactions had to do with an account, newest first. */
async function receiptsOf(context: Context, block: Block, account: Address): Promise<Receipt[]> {
  const touched = await touchedBy(context, block)
  return block.receipts.filter((_, index) => touched[index]?.has(account)).reverse()
}

interface Found {
  readonly block: Block
  readonly receipts: readonly Receipt[]
}

/** Goes from block to block until a page is full. Pages hold whole blocks, so that none of their transactions gets lost between two pages. */
async function search(context: Context, account: Address, first: bigint, step: 1n | -1n, pageSize: number) {
  const found: Found[] = []
  let count = 0
  let number = first
  for (; count < pageSize; number += step) {
    const block = number < 0n ? undefined : context.chain.blockByNumber(number)
    if (!block) return { found, isEnd: true }
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

const params = [param('address', address), param('block', explorerBlockNumber), param('pageSize', jsonInteger('uint16'))] as const

export const searchTransactionsBefore = defineMethod({
  name: 'ots_searchTransactionsBefore',
  summary:
    'The transactions before a block that had to do with an account, newest first, at least a page of them; block 0 begins at the head.',
  visibility: 'private',
  documented: absent,
  params,
  result: page,
  async handler(context, [account, reference, pageSize]) {
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
    'The transactions after a block that had to do with an account, newest first, at least a page of them; block 0 begins at the genesis block.',
  visibility: 'private',
  documented: absent,
  params,
  result: page,
  async handler(context, [account, reference, pageSize]) {
    const given = context.chain.resolve(reference)?.number ?? context.chain.head.number
    const { found, isEnd } = await search(context, account, given === 0n ? 0n : given + 1n, 1n, pageSize)
    return describePage(found.reverse(), { firstPage: isEnd, lastPage: given === 0n })
  },
})
