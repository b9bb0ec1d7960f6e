import type { EventEmitter } from 'eventemitter3'
import type { Block, Log } from './chain/block.js'
import { logsOf } from './chain/log-query.js'
import type { Bus } from './events/bus.js'
import type { ConsoleKind, ConsoleOutput } from './evm/console-calls.js'
import { type ConsoleLine, consoleLine } from './explain/console.js'
import { describeHeader, headerSchema } from './objects/header.js'
import { describeLog, logSchema } from './objects/log.js'
import type { Address, Hash } from './primitives/hex.js'
import type { CallReport } from './rpc/dispatcher.js'
import type { WireOf } from './rpc/schema.js'

/** What a node tells those who listen in its own process. Values are those that subscriptions send. */
export interface NodeEvents {
  /** A block was decided and can be queried; or a test chain went back to it. */
  newHeads: (head: WireOf<typeof headerSchema>) => void
  /** A log of a new block, in order, after its head; or, `removed`, one of a block that a test chain has gone back beyond. */
  logs: (log: WireOf<typeof logSchema>) => void
  /** The hash of a transaction that waits for a block. */
  newPendingTransactions: (hash: Hash) => void
  /** Code has called console.log of Hardhat's console.sol. A transaction's lines come before its block's head, also when it has failed; imported blocks say nothing. */
  console: (line: ConsoleEvent) => void
  /** A block was decided: what it did, in numbers. */
  block: (report: BlockReport) => void
  /** A call was answered, with its error if it failed. */
  call: (report: CallReport) => void
  /** Something went wrong that should not; `onFault` was told, too. */
  fault: (fault: unknown) => void
}

/** A line that code has logged with console.log. */
export interface ConsoleEvent extends ConsoleLine {
  /** The contract that logged it, in lower case. */
  readonly address: Address
  /** What ran: a transaction of a new block, a call, an estimate (its last run), a simulation, or a trace. */
  readonly kind: ConsoleKind
  /** Of a transaction that ran, or ran again for a trace. */
  readonly transactionHash?: Hash
}

/** A block in numbers. */
export interface BlockReport {
  readonly number: bigint
  readonly gasUsed: bigint
  readonly gasLimit: bigint
  readonly transactions: number
  /** How many of the transactions failed. */
  readonly failed: number
}

/** Tells those who listen to a node what goes over its bus. What nobody listens to is not put into words. */
export function announce(bus: Bus, events: EventEmitter<NodeEvents>): void {
  bus.on('block', (block) => announceBlock(block, events))
  bus.on('removedLogs', (logs) => announceLogs(logs, events))
  bus.on('rewound', (head) => announceHead(head, events))
  bus.on('console', (output) => announceConsole(output, events))
  bus.on('pendingTransaction', ({ hash }) => events.emit('newPendingTransactions', hash))
}

function announceBlock(block: Block, events: EventEmitter<NodeEvents>): void {
  if (events.listenerCount('block') > 0) events.emit('block', reportOf(block))
  announceHead(block, events)
  if (events.listenerCount('logs') > 0) announceLogs(logsOf(block), events)
}

function announceHead(block: Block, events: EventEmitter<NodeEvents>): void {
  if (events.listenerCount('newHeads') > 0) events.emit('newHeads', headerSchema.encode(describeHeader(block)))
}

function announceLogs(logs: readonly Log[], events: EventEmitter<NodeEvents>): void {
  for (const log of logs) events.emit('logs', logSchema.encode(describeLog(log)))
}

function announceConsole({ kind, transactionHash, calls }: ConsoleOutput, events: EventEmitter<NodeEvents>): void {
  if (events.listenerCount('console') === 0) return
  for (const { from: address, data } of calls) {
    const line = consoleLine(data)
    if (line) events.emit('console', { ...line, address, kind, ...(transactionHash === undefined ? {} : { transactionHash }) })
  }
}

function reportOf({ number, header, receipts }: Block): BlockReport {
  const { gasUsed, gasLimit } = header
  return { number, gasUsed, gasLimit, transactions: receipts.length, failed: receipts.filter(({ status }) => status === 0).length }
}
