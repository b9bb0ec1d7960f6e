import type { ConsoleKind } from '../evm/console-calls.js'
import type { ExecutionResult } from '../evm/executor.js'
import type { Hash } from '../primitives/hex.js'
import type { Needs } from './context.js'

/** Emits the console output of an execution, if there is any. */
export function emitConsoleOutput(
  { bus }: Needs<'bus'>,
  kind: ConsoleKind,
  { consoleCalls: calls }: Pick<ExecutionResult, 'consoleCalls'>,
  transactionHash?: Hash,
): void {
  if (calls.length > 0) bus.emit('console', { kind, transactionHash, calls })
}
