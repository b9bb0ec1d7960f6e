import type { Rules } from '../evm/rules.js'
import { checkInitCode, type Transaction } from '../evm/transaction.js'
import { checkBody, InvalidTransactionBody } from '../evm/transaction-body.js'
import { LocalError, ServerError } from '../primitives/errors.js'
import type { Misfit } from './pool.js'

/** Returns why no block with some rules can contain a transaction, whatever its state is. Undefined if one can. */
export function misfitOf({ body }: Transaction, rules: Rules): string | undefined {
  try {
    checkBody(body, rules)
    checkInitCode(body.to, body.data, rules)
    return undefined
  } catch (error) {
    if (error instanceof InvalidTransactionBody || error instanceof ServerError) return error.message
    throw error
  }
}

/** Transactions that a report lists. */
const LISTED = 3

/** Transactions of a store or of a snapshot have not returned to the pool. Reported, not thrown: the node goes on without them. */
export class TransactionsDropped extends LocalError {
  constructor(misfits: readonly Misfit[]) {
    const listed = misfits.slice(0, LISTED).map(({ transaction, reason }) => `${transaction.hash} (${reason})`)
    const more = misfits.length > LISTED ? ` and ${misfits.length - LISTED} more` : ''
    super(`waiting transactions were dropped, which no block can contain with the options of this node: ${listed.join(', ')}${more}`)
    // The place in the code says nothing to its readers.
    this.stack = `${this.name}: ${this.message}`
  }
}
