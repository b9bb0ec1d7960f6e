import type { Block } from '../chain/block.js'
import { encodeBlock } from '../chain/block-encoding.js'
import { InvalidParams } from '../rpc/errors.js'
import { address, array, either, hash, type ObjectValue, objectOf, optional, quantity, uint64 } from '../rpc/schema.js'
import type * as wire from '../wire/block.js'
import { describeHeader, headerFields, UNDECIDED } from './header.js'
import { describeMined, describePending, type TransactionValue, transactionSchema } from './transaction.js'

export const withdrawalSchema = objectOf<wire.Withdrawal>()('types.Withdrawal', {
  index: uint64,
  validatorIndex: uint64,
  address,
  amount: uint64,
})

/** Withdrawals that a caller may put into blocks of a call, all together; a block of Ethereum has 16. */
const MAX_WITHDRAWALS = 1_000

export function checkWithdrawals(count: number): void {
  if (count > MAX_WITHDRAWALS) throw new InvalidParams(`too many withdrawals: ${count} > ${MAX_WITHDRAWALS}`)
}

const hashOrTransaction = either(hash, transactionSchema, {
  input: (input) => typeof input === 'string',
  value: (value: string | TransactionValue): value is `0x${string}` => typeof value === 'string',
})

export const blockFields = {
  ...headerFields,
  /** Bytes of the block's RLP. */
  size: uint64,
  totalDifficulty: optional(quantity),
  transactions: array(hashOrTransaction),
  uncles: array(hash),
  withdrawals: optional(array(withdrawalSchema)),
} as const
export const blockSchema = objectOf<wire.Block>()('Block', blockFields)
export type BlockValue = ObjectValue<typeof blockFields>

/** A block with its transactions: their hashes, or in full. */
export function describeBlock(block: Block, isFull: boolean): BlockValue {
  const { transactions, uncles, withdrawals } = block
  // The V8 of Node 20 puts copies by `...` of objects with so many members into the old generation, where garbage stays for long.
  return Object.assign(describeHeader(block), {
    size: BigInt(encodeBlock(block).length),
    // The interface document lists it for chains without difficulty. geth no longer returns it.
    totalDifficulty: block.totalDifficulty === 0n ? 0n : undefined,
    transactions: transactions.map((transaction, position) => (isFull ? describeMined(block, transaction, position) : transaction.hash)),
    uncles: uncles.map(({ hash: id }) => id),
    withdrawals,
  })
}

/** A block that has not been decided: its hash is not settled, nor are its transactions in a block. */
export function describePendingBlock(block: Block, isFull: boolean): BlockValue {
  const described = describeBlock(block, isFull)
  const transactions = isFull ? block.transactions.map(describePending) : described.transactions
  return Object.assign(described, UNDECIDED, { transactions })
}
