import { ExecutionHalted } from '../evm/errors.js'
import { GasExceedsAllowance, throwIfFailed as throwFailure } from '../evm/estimate-gas.js'
import type { ExecutionResult } from '../evm/executor.js'
import type { Tracer } from '../evm/tracer.js'
import { NodeError, SERVER_ERROR } from '../primitives/errors.js'
import type { Hash } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import type { Needs } from './context.js'
import { ofFailedRun } from './failed-runs.js'

const REVERTED = 3

/**
 * A halt of the EVM as Hardhat's node describes it. Its matchers read the data of every failed run, and take an error without data for a fault of the
 * node. The words are Hardhat's own.
 */
export class HardhatHalt extends NodeError {
  readonly code: number

  /**
   * @param reason geth's text for the halt
   * @param transactionHash of the transaction that was halted; undefined for a call
   */
  constructor(
    reason: string,
    readonly transactionHash?: Hash,
  ) {
    const [code, message] = describe(reason)
    super(message, '0x')
    this.code = code
  }

  override get wireData(): Json {
    const { code, message, transactionHash: txHash } = this
    if (code === REVERTED) return '0x'
    return { message, ...(txHash === undefined ? {} : { txHash }), data: '0x' }
  }
}

function describe(reason: string): [code: number, message: string] {
  if (/^(contract creation code storage )?out of gas/.test(reason)) return [SERVER_ERROR, 'Transaction ran out of gas']
  if (reason.startsWith('invalid opcode')) return [REVERTED, 'VM Exception while processing transaction: invalid opcode']
  if (reason === 'max code size exceeded') return [REVERTED, 'Transaction reverted: trying to deploy a contract whose code is too large']
  return [REVERTED, 'Transaction reverted without a reason string']
}

/**
 * Throws the error of a result whose code reverted or halted, in the dialect of the node.
 *
 * @param run runs the same again
 */
export function throwIfFailed(
  { options, artifacts }: Needs<'artifacts' | 'options'>,
  result: ExecutionResult,
  run: (tracer: Tracer) => Promise<unknown>,
): void {
  const { ending } = result
  try {
    if (ending.kind === 'halt' && options.dialect === 'hardhat') throw new HardhatHalt(ending.reason)
    throwFailure(result)
  } catch (error) {
    throw ofFailedRun(error, artifacts, run)
  }
}

/** Returns the error of an estimate in the dialect of the node. */
export function describeEstimateFailure({ options }: Needs<'options'>, error: unknown): unknown {
  if (options.dialect !== 'hardhat') return error
  if (error instanceof GasExceedsAllowance) return new HardhatHalt('out of gas')
  return error instanceof ExecutionHalted ? new HardhatHalt(error.message) : error
}
