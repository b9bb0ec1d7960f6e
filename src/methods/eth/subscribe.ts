import type { Block, Log, Receipt } from '../../chain/block.js'
import type { Transaction } from '../../evm/transaction.js'
import { filterCriteria, subscriptionId } from '../../objects/filter-criteria.js'
import { describeHeader, headerSchema } from '../../objects/header.js'
import { logSchema } from '../../objects/log.js'
import { describeReceipt, receiptSchema } from '../../objects/receipt.js'
import { describeMined, describePending, transactionSchema } from '../../objects/transaction.js'
import { NodeError } from '../../primitives/errors.js'
import type { Hex } from '../../primitives/hex.js'
import type { Json } from '../../primitives/json.js'
import { InvalidParams, NotificationsNotSupported, SubscriptionNotFound } from '../../rpc/errors.js'
import { plainEvent, writtenOnce } from '../../rpc/notification.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { array, boolean, DecodeError, either, hash, json, object, optional, type Schema, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

/** The interface document knows no `syncing` subscription. */
export class SyncingNotImplemented extends NodeError {
  readonly code = -32601
  constructor() {
    super('syncing subscription is not implemented')
  }
}

const MAX_TRANSACTION_HASHES = 200

const headOptions = object('HeadOptions', { includeTransactions: optional(boolean) })
const receiptOptions = object('filters.TransactionReceiptsQuery', { transactionHashes: optional(array(hash, '[]common.Hash')) })
/** geth has a bare boolean; other nodes, and an object that says what it means, are understood too. */
const fullTransactions = either(boolean, object('PendingOptions', { fullTransactions: optional(boolean) }), {
  input: (input) => typeof input === 'boolean',
  value: (value): value is boolean => typeof value === 'boolean',
})
const receipts = array(receiptSchema)
const transactions = array(transactionSchema)

const headOf = (block: Block) => headerSchema.encode(describeHeader(block))
const minedOf = (block: Block) =>
  transactions.encode(block.transactions.map((transaction, index) => describeMined(block, transaction, index)))
const headEvent = writtenOnce(headOf)
const fullHeadEvent = writtenOnce((block: Block) => ({ ...headOf(block), transactions: minedOf(block) }))
const logEvent = writtenOnce((log: Log) => logSchema.encode(log))
const pendingEvent = writtenOnce((transaction: Transaction) => transactionSchema.encode(describePending(transaction)))
const receiptsEvent = writtenOnce((mined: readonly Receipt[]) => receipts.encode(mined.map(describeReceipt)))

type Open = (context: Needs<'options' | 'session' | 'subscriptions'>, options: Json) => Hex

const openings = new Map<string, Open>([
  ['newHeads', newHeads],
  ['logs', logs],
  ['newPendingTransactions', newPendingTransactions],
  ['transactionReceipts', transactionReceipts],
  ['syncing', syncing],
])

/** `syncing` is among them because its refusal is documented too. */
const DOCUMENTED: readonly string[] = ['newHeads', 'logs', 'newPendingTransactions', 'syncing']

export const subscribe = defineMethod({
  name: 'eth_subscribe',
  summary:
    'Subscribes this connection to newHeads, logs, newPendingTransactions, transactionReceipts or syncing, and returns a subscription id.',
  requiresAuth: false,
  params: [param('subscription', { ...string, json: { type: 'string', enum: [...openings.keys()] } }), optionalParam('options', json)],
  result: subscriptionId,
  errors: [
    raises('the connection cannot push', new NotificationsNotSupported()),
    raises('the subscription does not exist', new SubscriptionNotFound('blocks', 'eth')),
  ],
  handler(context: Needs<'options' | 'session' | 'subscriptions'>, [name, options]) {
    if (!context.session.canNotify) throw new NotificationsNotSupported()
    const isKnown = context.options.documented === undefined || DOCUMENTED.includes(name)
    const open = isKnown ? openings.get(name) : undefined
    if (!open) throw new SubscriptionNotFound(name, 'eth')
    return open(context, options ?? null)
  },
})

function newHeads({ session, subscriptions }: Needs<'session' | 'subscriptions'>, options: Json): Hex {
  const { includeTransactions } = decodeOptions(headOptions, options ?? {})
  const eventOf = includeTransactions ? fullHeadEvent : headEvent
  return subscriptions.newHeads(session, (id, block) => session.notify(id, eventOf(block)))
}

function logs({ session, subscriptions }: Needs<'session' | 'subscriptions'>, options: Json): Hex {
  const query = decodeOptions(filterCriteria, options ?? {})
  return subscriptions.logs(session, query, (id, log) => session.notify(id, logEvent(log)))
}

function newPendingTransactions({ session, subscriptions }: Needs<'session' | 'subscriptions'>, options: Json): Hex {
  const wanted = decodeOptions(fullTransactions, options ?? false)
  const full = typeof wanted === 'boolean' ? wanted : wanted.fullTransactions
  return subscriptions.newPendingTransactions(session, (id, transaction) => {
    session.notify(id, full ? pendingEvent(transaction) : plainEvent(transaction.hash))
  })
}

function transactionReceipts({ session, subscriptions }: Needs<'session' | 'subscriptions'>, options: Json): Hex {
  const { transactionHashes = [] } = decodeOptions(receiptOptions, options ?? {})
  if (transactionHashes.length > MAX_TRANSACTION_HASHES) {
    throw new InvalidParams('exceed max number of transaction hashes allowed per transactionReceipts subscription')
  }
  const only = transactionHashes.length > 0 ? new Set(transactionHashes) : undefined
  return subscriptions.transactionReceipts(session, only, (id, mined) => session.notify(id, receiptsEvent(mined)))
}

function syncing({ session, subscriptions, options }: Needs<'options' | 'session' | 'subscriptions'>): Hex {
  if (options.documented) throw new SyncingNotImplemented()
  return subscriptions.syncing(session, (id, state) => session.notify(id, plainEvent(state)))
}

/** The options stand behind the name, so they are the argument with index 1. */
function decodeOptions<Value>(schema: Schema<Value, unknown>, given: Json): Value {
  try {
    return schema.decode(given)
  } catch (error) {
    throw error instanceof DecodeError ? new InvalidParams(`invalid argument 1: ${error.message}`) : error
  }
}
