import { describe, expect, it } from 'vitest'
import type { LogCriteria, LogScope } from '../../src/chain/log-query.js'
import { Subscriptions, type SubscriptionsOptions } from '../../src/events/subscriptions.js'
import { plainEvent } from '../../src/rpc/notification.js'
import { Session } from '../../src/rpc/session.js'
import { addressOf, countingBytes, Ledger, makeTransaction } from './blocks.js'

const ALL: LogCriteria = { addresses: [], topics: [] }
const ANYWHERE: LogScope = { from: 'head', to: 'head' }

function setUp(options: Partial<SubscriptionsOptions> = {}) {
  const chain = new Ledger()
  const subscriptions = new Subscriptions({ bus: chain.bus, randomBytes: countingBytes(), limit: 1000, ...options })
  /** The notifications, in order. */
  const delivered: string[] = []
  const session = newSession()
  return { chain, subscriptions, session, delivered }
}

function newSession(): Session {
  return new Session({ namespaces: 'all', authenticated: true, notify: () => {} })
}

describe('Subscriptions', () => {
  it('emits heads first, then logs in order, then receipts', () => {
    const { chain, subscriptions, session, delivered } = setUp()
    const query = { criteria: ALL, scope: ANYWHERE }
    subscriptions.transactionReceipts(session, undefined, (_, receipts) => delivered.push(`${receipts.length} receipts`))
    subscriptions.logs(session, query, (_, log) => delivered.push(`log ${log.blockNumber}/${log.logIndex}`))
    subscriptions.newHeads(session, (_, block) => delivered.push(`head ${block.number}`))
    chain.mine([[1], [2]], [], [[3]])
    chain.mine()
    expect(delivered).toEqual(['head 1', 'log 1/0', 'log 1/1', 'log 1/2', '3 receipts', 'head 2'])
  })

  it('lets a listener query the block that is announced', () => {
    const { chain, subscriptions, session, delivered } = setUp()
    subscriptions.newHeads(session, (_, block) => delivered.push(`${chain.logs(ALL, block.number, block.number).length} logs`))
    chain.mine([[1], [2]])
    expect(delivered).toEqual(['2 logs'])
  })

  it('selects logs by criteria and range', () => {
    const { chain, subscriptions, session, delivered } = setUp()
    const criteria = { addresses: [addressOf(1)], topics: [] }
    subscriptions.logs(session, { criteria, scope: { from: 2n, to: 3n } }, (_, log) => delivered.push(`${log.blockNumber}/${log.logIndex}`))
    for (let i = 0; i < 4; i++) chain.mine([[2], [1]])
    expect(delivered).toEqual(['2/1', '3/1'])
  })

  it('selects receipts by transaction', () => {
    const { chain, subscriptions, session, delivered } = setUp()
    const { transactions } = chain.mine([], [])
    subscriptions.transactionReceipts(session, new Set([transactions[1]!.hash]), (_, [receipt]) =>
      delivered.push(receipt!.transaction.hash),
    )
    chain.bus.emit('block', chain.head)
    chain.mine([])
    expect(delivered).toEqual([transactions[1]!.hash])
  })

  it('emits pending transactions, and once that the node is in sync', () => {
    const { chain, subscriptions, session, delivered } = setUp()
    subscriptions.newPendingTransactions(session, (_, transaction) => delivered.push(transaction.hash))
    subscriptions.syncing(session, (_, state) => delivered.push(`syncing: ${state}`))
    const transaction = makeTransaction()
    chain.bus.emit('pendingTransaction', transaction)
    chain.mine([])
    expect(delivered).toEqual(['syncing: false', transaction.hash])
  })

  it('emits removed logs and the head again after a rewind', () => {
    const { chain, subscriptions, session, delivered } = setUp()
    chain.mine([[1]])
    chain.mine([[2]])
    subscriptions.newHeads(session, (_, block) => delivered.push(`head ${block.number}`))
    subscriptions.logs(session, { criteria: ALL, scope: ANYWHERE }, (_, log) => {
      delivered.push(`${log.removed ? 'no log' : 'log'} ${log.blockNumber}/${log.logIndex}`)
    })
    chain.rewind(1)
    chain.mine([[3]])
    expect(delivered).toEqual(['no log 2/0', 'head 1', 'head 2', 'log 2/0'])
  })

  it('ends subscriptions with their session', () => {
    const { chain, subscriptions, session, delivered } = setUp()
    const other = newSession()
    const id = subscriptions.newHeads(session, (id) => delivered.push(id))
    const otherId = subscriptions.newHeads(other, (id) => delivered.push(id))
    expect(subscriptions.unsubscribe(other, id)).toBe(false)
    expect(subscriptions.unsubscribe(session, id)).toBe(true)
    expect(subscriptions.unsubscribe(session, id)).toBe(false)
    chain.mine()
    other.close()
    chain.mine()
    expect(delivered).toEqual([otherId])
    expect(subscriptions.unsubscribe(other, otherId)).toBe(false)
  })

  it('starts no subscription on a closed session', () => {
    const { chain, subscriptions, session, delivered } = setUp()
    session.close()
    subscriptions.newHeads(session, (id) => delivered.push(id))
    chain.mine()
    expect(delivered).toEqual([])
  })

  it('limits the number of subscriptions of a session', () => {
    const { subscriptions, session } = setUp({ limit: 2 })
    const subscribe = () => subscriptions.newHeads(session, () => {})
    const id = subscribe()
    subscribe()
    expect(subscribe).toThrowErrorMatchingInlineSnapshot(
      `[TooManySubscriptions: too many subscriptions: a connection may have 2 at a time]`,
    )
    subscriptions.newHeads(newSession(), () => {})
    subscriptions.unsubscribe(session, id)
    subscribe()
  })

  it('holds notifications back until the answer with the id is sent', () => {
    const { chain, subscriptions, delivered } = setUp()
    const session = new Session({ namespaces: 'all', authenticated: true, notify: (_, result) => delivered.push(String(result)) })
    subscriptions.newHeads(session, (id, block) => session.notify(id, plainEvent(`head ${block.number}`)))
    chain.mine()
    expect(delivered).toEqual([])
    session.announce()
    chain.mine()
    expect(delivered).toEqual(['head 1', 'head 2'])
  })

  it('continues after a delivery that throws', () => {
    const faults: unknown[] = []
    const { chain, subscriptions, session, delivered } = setUp({ onFault: (fault) => faults.push(fault) })
    const fault = new Error('broken listener')
    subscriptions.newHeads(session, () => {
      throw fault
    })
    subscriptions.newHeads(session, (_, block) => delivered.push(`head ${block.number}`))
    chain.mine()
    expect(delivered).toEqual(['head 1'])
    expect(faults).toEqual([fault])
  })

  it('emits a block to all subscribers before a block that a delivery mines', () => {
    const { chain, subscriptions, session, delivered } = setUp()
    subscriptions.newHeads(session, (_, block) => {
      delivered.push(`first head ${block.number}`)
      if (block.number === 1n) chain.mine([[2]])
    })
    subscriptions.newHeads(session, (_, block) => delivered.push(`second head ${block.number}`))
    subscriptions.logs(session, { criteria: ALL, scope: ANYWHERE }, (_, log) => delivered.push(`log of ${log.blockNumber}`))
    chain.mine([[1]])
    expect(delivered).toEqual(['first head 1', 'second head 1', 'log of 1', 'first head 2', 'second head 2', 'log of 2'])
  })

  it('stops at once, also for the event that is being emitted', () => {
    const { chain, subscriptions, session, delivered } = setUp()
    const ids: string[] = []
    subscriptions.newHeads(session, () => {
      for (const id of ids) subscriptions.unsubscribe(session, id)
    })
    ids.push(subscriptions.newHeads(session, (id) => delivered.push(id)))
    chain.mine()
    expect(delivered).toEqual([])
  })

  it('emits nothing after close', () => {
    const { chain, subscriptions, session, delivered } = setUp()
    const id = subscriptions.newHeads(session, (id) => delivered.push(id))
    subscriptions.close()
    chain.mine()
    expect(delivered).toEqual([])
    expect(chain.bus.eventNames()).toEqual([])
    expect(subscriptions.unsubscribe(session, id)).toBe(false)
  })
})
