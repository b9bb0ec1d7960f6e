import { NodeError } from '../../primitives/errors.js'
import type { Hash } from '../../primitives/hex.js'
import { param, raises } from '../../rpc/record.js'
import { address, boolean, hash, nothing, nullable } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'
import { defineTestMethod } from './define-test-method.js'
import { type Answer, done } from './dialect.js'

/** Taking transactions out of the pool. */

/** A transaction was to be dropped that is in a block. */
export class AlreadyMined extends NodeError {
  readonly code = -32602
  constructor(transaction: Hash) {
    super(`Transaction ${transaction} cannot be dropped because it's already mined`)
  }
}

const hashOrNull = nullable(hash)
const wasThere: Answer<Hash | null, boolean> = { json: boolean.json, encode: (dropped) => dropped !== null }

export const dropTransaction = defineTestMethod({
  method: 'dropTransaction',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: "Drops a transaction from the pool. Returns its hash or null; with Hardhat's name, whether the pool contained it.",
  params: [param('transactionHash', hash)],
  answers: { anvil: hashOrNull, hardhat: wasThere, ganache: wasThere },
  errors: [raises('it is in a block, in the dialect of Hardhat', new AlreadyMined('0x…'))],
  handler({ pool, chain }: Needs<'chain' | 'pool'>, [transaction], { dialect }) {
    if (dialect === 'hardhat' && chain.receipt(transaction)) throw new AlreadyMined(transaction)
    return pool.drop(transaction) ? transaction : null
  },
})

export const dropAllTransactions = defineTestMethod({
  method: 'dropAllTransactions',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Drops all transactions from the pool.',
  params: [],
  answers: done,
  handler: ({ pool }: Needs<'pool'>) => pool.clear(),
})

export const clearTxpool = defineMethod({
  name: 'debug_clearTxpool',
  summary: 'Drops all transactions from the pool.',
  requiresAuth: true,
  params: [],
  result: nothing,
  handler({ pool }: Needs<'pool'>) {
    pool.clear()
    return null
  },
})

export const removePoolTransactions = defineTestMethod({
  method: 'removePoolTransactions',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Drops the transactions of a sender from the pool.',
  params: [param('sender', address)],
  answers: done,
  handler: ({ pool }: Needs<'pool'>, [sender]) => pool.dropFrom(sender),
})
