import { traceCall, traceCallMany } from './call.js'
import { filter } from './filter.js'
import { traceBlock, traceGet, traceTransaction } from './frames.js'
import { traceRawTransaction } from './rawTransaction.js'
import { replayBlockTransactions, replayTransaction } from './replay.js'

/** Methods of the namespace `trace`. */
export const traceMethods = [
  traceCall,
  traceCallMany,
  traceRawTransaction,
  replayTransaction,
  replayBlockTransactions,
  traceBlock,
  filter,
  traceGet,
  traceTransaction,
] as const
