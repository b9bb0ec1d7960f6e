import { ServerError } from '../primitives/errors.js'
import type { StateDraft } from '../state/state-draft.js'
import {
  ExecutionHalted,
  ExecutionReverted,
  FloorDataGasTooLow,
  InsufficientFundsForTransfer,
  IntrinsicGasTooLow,
  MessageRefused,
} from './errors.js'
import type { Environment, ExecutionResult, Executor, MessageOptions } from './executor.js'
import type { Message } from './message.js'

/** Even all the gas there is does not let the message through. */
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

const TRANSFER_GAS = 21_000n
/** What a call with value gets for free; a bound made without it would be too low. */
const CALL_STIPEND = 2_300n
/** The search stops when the bounds are within 1.5 %, as geth's does. */
const TOLERANCE = { numerator: 15n, denominator: 1000n }

/** Throws the error that a result stands for, if it stands for one. */
export function throwIfFailed({ ending, output }: ExecutionResult): void {
  if (ending.kind === 'revert') throw new ExecutionReverted(output)
  if (ending.kind === 'halt') throw new ExecutionHalted(ending.reason)
}

/** The gas limit that the sender's balance pays for at most. */
function affordable(state: StateDraft, message: Message): bigint | undefined {
  if (message.maxFeePerGas === 0n) return undefined
  const balance = state.account(message.from)?.balance ?? 0n
  if (message.value > 0n && message.value >= balance) throw new InsufficientFundsForTransfer()
  const blobs = BigInt(message.blobVersionedHashes.length) * 131_072n * message.maxFeePerBlobGas
  const left = balance - message.value - blobs
  return (left < 0n ? 0n : left) / message.maxFeePerGas
}

/**
 * The least gas limit with which a message gets through, to within 1.5 %.
 *
 * Throws `ExecutionReverted`, `ExecutionHalted` or `EstimateRefused` when it gets through with no limit, and `GasExceedsAllowance` when only the limit is in
 * the way.
 *
 * @param draftOf a fresh draft of the state for every try
 * @param cap the gas limit that may be tried at most
 * @param options of every try
 * @param onFinalRun is told of the run that decides: the one with the answer, or the one that shows that there is none
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

  const tryWith = async (gasLimit: bigint): Promise<ExecutionResult | undefined> => {
    try {
      return await executor.runMessage(draftOf(), environment, { ...message, gasLimit }, options)
    } catch (error) {
      if (error instanceof IntrinsicGasTooLow || error instanceof FloorDataGasTooLow) return undefined
      throw error instanceof MessageRefused ? new EstimateRefused(gasLimit, error) : error
    }
  }
  let last: ExecutionResult | undefined
  const passes = async (gasLimit: bigint): Promise<boolean> => {
    const result = await tryWith(gasLimit)
    if (result?.ending.kind !== 'return') return false
    last = result
    return true
  }

  /** As in geth, what refuses a transfer is told of the run with all the gas. */
  const passesAsTransfer = () =>
    passes(TRANSFER_GAS).catch((error: unknown) => {
      if (error instanceof EstimateRefused) return false
      throw error
    })
  const isPlainTransfer = message.data.length === 0 && message.to !== undefined && draftOf().code(message.to).bytes.length === 0
  const isBare = message.accessList.length === 0 && message.authorizationList.length === 0
  // No code runs then that could say anything.
  if (isPlainTransfer && isBare && allowance >= TRANSFER_GAS && (await passesAsTransfer())) return TRANSFER_GAS

  const most = await tryWith(allowance)
  if (!most) throw new GasExceedsAllowance(allowance)
  if (most.ending.kind !== 'return') onFinalRun(most)
  if (most.ending.kind === 'halt' && most.ending.reason.startsWith('out of gas')) throw new GasExceedsAllowance(allowance)
  throwIfFailed(most)

  let tooLow = most.gasUsed - 1n
  let enough = allowance
  // A sixty-fourth of the gas stays behind at every call (EIP-150), so a little more than what was used is usually what is needed.
  const guess = ((most.maxGasUsed + CALL_STIPEND) * 64n) / 63n
  if (guess < enough) {
    if (await passes(guess)) enough = guess
    else tooLow = guess
  }
  while (tooLow + 1n < enough) {
    if ((enough - tooLow) * TOLERANCE.denominator < enough * TOLERANCE.numerator) break
    const half = (enough + tooLow) / 2n
    // Most limits that suffice lie near the lower bound.
    const middle = half > tooLow * 2n ? tooLow * 2n : half
    if (await passes(middle)) enough = middle
    else tooLow = middle
  }
  onFinalRun(last ?? most)
  return enough
}
