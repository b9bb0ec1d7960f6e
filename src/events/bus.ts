import { EventEmitter } from 'eventemitter3'
import type { Block, Log } from '../chain/block.js'
import type { ConsoleOutput } from '../evm/console-calls.js'
import type { Transaction } from '../evm/transaction.js'

/** Events between the modules of a node. Values are internal; `objects/` encodes them. */
export interface BusEvents {
  /** A block was decided and can be queried. Logs and receipts of the block are announced by those who listen here, in this order. */
  block: (block: Block) => void
  /** Code has called console.log. What transactions have said comes before their block, when the block can be queried already. */
  console: (output: ConsoleOutput) => void
  /** A transaction entered the pool, or was promoted to be executable. */
  pendingTransaction: (transaction: Transaction) => void
  /** A test chain goes back: these logs, newest block first and with `removed: true`, no longer stand. Comes before `rewound`, or not at all. */
  removedLogs: (logs: readonly Log[]) => void
  /** A test chain went back, and this block is the newest again. Only its head is announced once more, not its logs and receipts. */
  rewound: (head: Block) => void
}

export type Bus = EventEmitter<BusEvents>

export function createBus(): Bus {
  return new EventEmitter<BusEvents>()
}
