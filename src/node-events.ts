import type { EventEmitter } from 'eventemitter3'
import type { Block, Log } from './chain/block.js'
import { logsOf } from './chain/log-query.js'
import type { Bus } from './events/bus.js'
import type { ConsoleKind, ConsoleOutput } from './evm/console-calls.js'
import { type ConsoleLine, consoleLine } from './explain/console.js'
import { describeHeader, headerSchema } from './objects/header.js'
import { logSchema } from './objects/log.js'
import type { Address, Hash } from './primitives/hex.js'
import type { CallReport } from './rpc/dispatcher.js'
import type { Header } from './wire/block.js'
import type { Log as WireLog } from './wire/transaction.js'

/** Events of a node for listeners in its own process. Values have the form of subscription notifications. */
export interface NodeEvents {
  /** Header of a new head, which can be queried by now. Also emitted when a test chain reverts to an earlier block. */
  newHeads: (head: Header) => void
  /** Log of a new block, in order, after its head. With `removed: true`, a log of a block that a test chain has reverted. */
  logs: (log: WireLog) => void
  /** Hash of a transaction that became pending. */
  newPendingTransactions: (hash: Hash) => void
  /** Line that a contract logged with Hardhat's console.sol. Lines of a transaction, failed ones too, precede their block's head. Imported blocks log nothing. */
  console: (line: ConsoleEvent) => void
  /** Gas and transaction counts of a new block. */
  block: (report: BlockReport) => void
  /** Outcome of a call. Durations are measured only while this event has a listener. */
  call: (report: CallReport) => void
  /** Internal fault that no caller received. The option `onFault` receives it too. */
  fault: (fault: unknown) => void
}

/** A line of console.log. */
export interface ConsoleEvent extends ConsoleLine {
  /** The contract that logged it, in lower case. */
  readonly address: Address
  /** Kind of run: a transaction of a new block, a call, an estimate (its last run), a simulation, or a trace. */
  readonly kind: ConsoleKind
  /** Hash of the transaction that ran, or ran again for a trace. Absent in calls. */
  readonly transactionHash?: Hash
}

/** Gas and transaction counts of a block. */
export interface BlockReport {
  readonly number: bigint
  readonly gasUsed: bigint
  readonly gasLimit: bigint
  readonly transactions: number
  /** Number of failed transactions. */
  readonly failed: number
}

/** Events for other parts of this package, with values that are not described for users. */
interface OwnEvents {
  executedBlock: (block: Block) => void
}

/**
 * Calls a listener with each new block as it was executed, after the listeners of the event `block`.
 *
 * @returns a function that ends it
 */
export function onExecutedBlock(events: EventEmitter<NodeEvents>, listener: (block: Block) => void): () => void {
  const own = withOwnEvents(events)
  own.on('executedBlock', listener)
  return () => void own.off('executedBlock', listener)
}

/** One emitter has both kinds of events; users see one of them. */
function withOwnEvents(events: EventEmitter<NodeEvents>): EventEmitter<NodeEvents & OwnEvents> {
  const emitter: object = events
  return emitter as EventEmitter<NodeEvents & OwnEvents>
}

/** Emits the events of the bus on a node's emitter. Events without a listener are not encoded. */
export function announce(bus: Bus, events: EventEmitter<NodeEvents>): void {
  bus.on('block', (block) => announceBlock(block, events))
  bus.on('removedLogs', (logs) => announceLogs(logs, events))
  bus.on('rewound', (head) => announceHead(head, events))
  bus.on('console', (output) => announceConsole(output, events))
  bus.on('pendingTransaction', ({ hash }) => events.emit('newPendingTransactions', hash))
}

function announceBlock(block: Block, events: EventEmitter<NodeEvents>): void {
  if (events.listenerCount('block') > 0) events.emit('block', reportOf(block))
  withOwnEvents(events).emit('executedBlock', block)
  announceHead(block, events)
  if (events.listenerCount('logs') > 0) announceLogs(logsOf(block), events)
}

function announceHead(block: Block, events: EventEmitter<NodeEvents>): void {
  if (events.listenerCount('newHeads') > 0) events.emit('newHeads', headerSchema.encode(describeHeader(block)))
}

function announceLogs(logs: readonly Log[], events: EventEmitter<NodeEvents>): void {
  for (const log of logs) events.emit('logs', logSchema.encode(log))
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
