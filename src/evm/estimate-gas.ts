import { ServerError } from '../primitives/errors.js'
import type { StateDraft } from '../state/state-draft.js'
import { CALL_STIPEND, KEPT_PART } from './engine-rules.js'
import {
  ExecutionHalted,
  ExecutionReverted,
  FloorDataGasTooLow,
  InsufficientFundsForTransfer,
  IntrinsicGasTooLow,
  MessageRefused,
} from './errors.js'
import type { Environment, ExecutionResult, Executor, MessageOptions } from './executor.js'
import { TRANSACTION_GAS } from './intrinsic-gas.js'
import type { Message } from './message.js'
import { GAS_PER_BLOB } from './rules.js'

/** The message fails even with the whole gas allowance. */
export class GasExceedsAllowance extends ServerError {
  constructor(allowance: bigint) {
    super(`gas required exceeds allowance (${allowance})`)
  }
}

/** A message was refused before its code ran, for a reason that no gas limit removes. */
export class EstimateRefused extends ServerError {
  constructor(gas: bigint, { message }: MessageRefused) {
    super(`failed with ${gas} gas: ${message}`)
  }
}

/** Distance of the bounds at which the search stops: 1.5 %, as in geth. */
const TOLERANCE = { numerator: 15n, denominator: 1000n }

/** Throws the error of a result whose code reverted or halted. */
export function throwIfFailed({ ending, output }: ExecutionResult): void {
  if (ending.kind === 'revert') throw new ExecutionReverted(output)
  if (ending.kind === 'halt') throw new ExecutionHalted(ending.reason)
}

/** Returns the maximum gas limit that the sender's balance pays for. */
function affordable(state: StateDraft, message: Message): bigint | undefined {
  if (message.maxFeePerGas === 0n) return undefined
  const balance = state.account(message.from)?.balance ?? 0n
  if (message.value > 0n && message.value >= balance) throw new InsufficientFundsForTransfer()
  const blobs = BigInt(message.blobVersionedHashes.length) * GAS_PER_BLOB * message.maxFeePerBlobGas
  const left = balance - message.value - blobs
  return (left < 0n ? 0n : left) / message.maxFeePerGas
}

/**
 * Returns the lowest gas limit with which a message succeeds, to within 1.5 %.
 *
 * Throws `ExecutionReverted`, `ExecutionHalted` or `EstimateRefused` when no limit makes it succeed. Throws `GasExceedsAllowance` when only the cap
 * prevents it.
 *
 * @param draftOf returns a fresh draft of the state for each run
 * @param cap maximum gas limit of a run
 * @param options of each run
 * @param onFinalRun called with the run that decides: the one with the answer, or the one that shows that there is none
 */
export async function estimateGas(
  executor: Executor,
  draftOf: () => StateDraft,
  environment: Environment,
  message: Message,
  cap: bigint,
  options: MessageOptions = {},
  onFinalRun: (result: ExecutionResult) => void = () => {},
): Promise<bigint> {
  const affordableGas = affordable(draftOf(), message)
  const allowance = affordableGas !== undefined && affordableGas < cap ? affordableGas : cap
  const trials = new Trials((gasLimit) => executor.runMessage(draftOf(), environment, { ...message, gasLimit }, options))
  const runAll = () => executor.runMessage(draftOf(), environment, { ...message, gasLimit: allowance }, { ...options, counts: 'estimate' })
  if (allowance >= TRANSACTION_GAS && isPlainTransfer(message, draftOf()) && (await passesAsTransfer(trials))) return TRANSACTION_GAS
  // The other runs are the same with less gas, so this one is counted.
  const most = await trials.run(allowance, runAll)
  if (!most) throw new GasExceedsAllowance(allowance)
  if (most.ending.kind !== 'return') onFinalRun(most)
  if (most.ending.kind === 'halt' && most.ending.reason.startsWith('out of gas')) throw new GasExceedsAllowance(allowance)
  throwIfFailed(most)
  const enough = await leastSufficient(trials, most, allowance)
  onFinalRun(trials.lastSuccess ?? most)
  return enough
}

/** Runs of one message with different gas limits. */
class Trials {
  /** Result of the last run that `passes` has seen succeed. */
  lastSuccess: ExecutionResult | undefined
  readonly #runWith: (gasLimit: bigint) => Promise<ExecutionResult>

  constructor(runWith: (gasLimit: bigint) => Promise<ExecutionResult>) {
    this.#runWith = runWith
  }

  /** Returns the result of a run. Returns undefined for a gas limit below the intrinsic gas, and throws `EstimateRefused` for other refusals. */
  async run(gasLimit: bigint, run = () => this.#runWith(gasLimit)): Promise<ExecutionResult | undefined> {
    try {
      return await run()
    } catch (error) {
      if (error instanceof IntrinsicGasTooLow || error instanceof FloorDataGasTooLow) return undefined
      throw error instanceof MessageRefused ? new EstimateRefused(gasLimit, error) : error
    }
  }

  async passes(gasLimit: bigint): Promise<boolean> {
    const result = await this.run(gasLimit)
    if (result?.ending.kind !== 'return') return false
    this.lastSuccess = result
    return true
  }
}

/** Returns whether a message only moves ether, so that no code runs. */
function isPlainTransfer({ to, data, accessList, authorizationList }: Message, state: StateDraft): boolean {
  const isBare = data.length === 0 && accessList.length === 0 && authorizationList.length === 0
  return isBare && to !== undefined && state.code(to).bytes.length === 0
}

/** Returns whether the gas of a transfer suffices. As in geth, a refusal here is reported for the run with the whole gas allowance. */
async function passesAsTransfer(trials: Trials): Promise<boolean> {
  try {
    return await trials.passes(TRANSACTION_GAS)
  } catch (error) {
    if (error instanceof EstimateRefused) return false
    throw error
  }
}

/**
 * Returns the lowest sufficient gas limit by bisection.
 *
 * @param most result of the run with the whole allowance
 */
async function leastSufficient(trials: Trials, most: ExecutionResult, allowance: bigint): Promise<bigint> {
  let tooLow = most.gasUsed - 1n
  let enough = allowance
  // A sixty-fourth of the gas stays behind at every call (EIP-150), so slightly more than the gas used usually suffices.
  const guess = ((most.maxGasUsed + CALL_STIPEND) * KEPT_PART) / (KEPT_PART - 1n)
  if (guess < enough) {
    if (await trials.passes(guess)) enough = guess
    else tooLow = guess
  }
  while (tooLow + 1n < enough) {
    if ((enough - tooLow) * TOLERANCE.denominator < enough * TOLERANCE.numerator) break
    const half = (enough + tooLow) / 2n
    // Most limits that suffice lie near the lower bound.
    const middle = half > tooLow * 2n ? tooLow * 2n : half
    if (await trials.passes(middle)) enough = middle
    else tooLow = middle
  }
  return enough
}
