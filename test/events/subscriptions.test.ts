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
  const subscriptions = new Subscriptions({ bus: chain.bus, randomBytes: countingBytes(), ...options })
  /** The notifications, in order. */
  const told: string[] = []
  const session = newSession()
  return { chain, subscriptions, session, told }
}

function newSession(): Session {
  return new Session({ namespaces: 'all', authenticated: true, notify: () => {} })
}

describe('Subscriptions', () => {
  it('emits heads first, then logs in order, then receipts', () => {
    const { chain, subscriptions, session, told } = setUp()
    const query = { criteria: ALL, scope: ANYWHERE }
    subscriptions.transactionReceipts(session, undefined, (_, receipts) => told.push(`${receipts.length} receipts`))
    subscriptions.logs(session, query, (_, log) => told.push(`log ${log.blockNumber}/${log.logIndex}`))
    subscriptions.newHeads(session, (_, block) => told.push(`head ${block.number}`))
    chain.mine([[1], [2]], [], [[3]])
    chain.mine()
    expect(told).toEqual(['head 1', 'log 1/0', 'log 1/1', 'log 1/2', '3 receipts', 'head 2'])
  })

  it('lets a listener query the block that is announced', () => {
    const { chain, subscriptions, session, told } = setUp()
    subscriptions.newHeads(session, (_, block) => told.push(`${chain.logs(ALL, block.number, block.number).length} logs`))
    chain.mine([[1], [2]])
    expect(told).toEqual(['2 logs'])
  })

  it('selects logs by criteria and range', () => {
    const { chain, subscriptions, session, told } = setUp()
    const criteria = { addresses: [addressOf(1)], topics: [] }
    subscriptions.logs(session, { criteria, scope: { from: 2n, to: 3n } }, (_, log) => told.push(`${log.blockNumber}/${log.logIndex}`))
    for (let i = 0; i < 4; i++) chain.mine([[2], [1]])
    expect(told).toEqual(['2/1', '3/1'])
  })

  it('selects receipts by transaction', () => {
    const { chain, subscriptions, session, told } = setUp()
    const { transactions } = chain.mine([], [])
    subscriptions.transactionReceipts(session, new Set([transactions[1]!.hash]), (_, [receipt]) => told.push(receipt!.transaction.hash))
    chain.bus.emit('block', chain.head)
    chain.mine([])
    expect(told).toEqual([transactions[1]!.hash])
  })

  it('emits pending transactions, and once that the node is in sync', () => {
    const { chain, subscriptions, session, told } = setUp()
    subscriptions.newPendingTransactions(session, (_, transaction) => told.push(transaction.hash))
    subscriptions.syncing(session, (_, state) => told.push(`syncing: ${state}`))
    const transaction = makeTransaction()
    chain.bus.emit('pendingTransaction', transaction)
    chain.mine([])
    expect(told).toEqual(['syncing: false', transaction.hash])
  })

  it('emits removed logs and the head again after a rewind', () => {
    const { chain, subscriptions, session, told } = setUp()
    chain.mine([[1]])
    chain.mine([[2]])
    subscriptions.newHeads(session, (_, block) => told.push(`head ${block.number}`))
    subscriptions.logs(session, { criteria: ALL, scope: ANYWHERE }, (_, log) => {
      told.push(`${log.removed ? 'no log' : 'log'} ${log.blockNumber}/${log.logIndex}`)
    })
    chain.rewind(1)
    chain.mine([[3]])
    expect(told).toEqual(['no log 2/0', 'head 1', 'head 2', 'log 2/0'])
  })

  it('ends subscriptions with their session', () => {
    const { chain, subscriptions, session, told } = setUp()
    const other = newSession()
    const id = subscriptions.newHeads(session, (id) => told.push(id))
    const otherId = subscriptions.newHeads(other, (id) => told.push(id))
    expect(subscriptions.unsubscribe(other, id)).toBe(false)
    expect(subscriptions.unsubscribe(session, id)).toBe(true)
    expect(subscriptions.unsubscribe(session, id)).toBe(false)
    chain.mine()
    other.close()
    chain.mine()
    expect(told).toEqual([otherId])
    expect(subscriptions.unsubscribe(other, otherId)).toBe(false)
  })

  it('starts no subscription on a closed session', () => {
    const { chain, subscriptions, session, told } = setUp()
    session.close()
    subscriptions.newHeads(session, (id) => told.push(id))
    chain.mine()
    expect(told).toEqual([])
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
    const { chain, subscriptions, told } = setUp()
    const session = new Session({ namespaces: 'all', authenticated: true, notify: (_, result) => told.push(String(result)) })
    subscriptions.newHeads(session, (id, block) => session.notify(id, plainEvent(`head ${block.number}`)))
    chain.mine()
    expect(told).toEqual([])
    session.announce()
    chain.mine()
    expect(told).toEqual(['head 1', 'head 2'])
  })

  it('continues after a delivery that throws', () => {
    const faults: unknown[] = []
    const { chain, subscriptions, session, told } = setUp({ onFault: (fault) => faults.push(fault) })
    const fault = new Error('broken listener')
    subscriptions.newHeads(session, () => {
      throw fault
    })
    subscriptions.newHeads(session, (_, block) => told.push(`head ${block.number}`))
    chain.mine()
    expect(told).toEqual(['head 1'])
    expect(faults).toEqual([fault])
  })

  it('emits a block to all subscribers before a block that a delivery mines', () => {
    const { chain, subscriptions, session, told } = setUp()
    subscriptions.newHeads(session, (_, block) => {
      told.push(`first head ${block.number}`)
      if (block.number === 1n) chain.mine([[2]])
    })
    subscriptions.newHeads(session, (_, block) => told.push(`second head ${block.number}`))
    subscriptions.logs(session, { criteria: ALL, scope: ANYWHERE }, (_, log) => told.push(`log of ${log.blockNumber}`))
    chain.mine([[1]])
    expect(told).toEqual(['first head 1', 'second head 1', 'log of 1', 'first head 2', 'second head 2', 'log of 2'])
  })

  it('stops at once, also for the event that is being emitted', () => {
    const { chain, subscriptions, session, told } = setUp()
    const ids: string[] = []
    subscriptions.newHeads(session, () => {
      for (const id of ids) subscriptions.unsubscribe(session, id)
    })
    ids.push(subscriptions.newHeads(session, (id) => told.push(id)))
    chain.mine()
    expect(told).toEqual([])
  })

  it('emits nothing after close', () => {
    const { chain, subscriptions, session, told } = setUp()
    const id = subscriptions.newHeads(session, (id) => told.push(id))
    subscriptions.close()
    chain.mine()
    expect(told).toEqual([])
    expect(chain.bus.eventNames()).toEqual([])
    expect(subscriptions.unsubscribe(session, id)).toBe(false)
  })
})
