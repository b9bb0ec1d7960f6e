/** Why a run has failed, in one sentence. */

import * as Op from '../evm/opcodes.js'
import { revertReason } from '../evm/revert-reason.js'
import { REVERTED } from '../evm/tracer.js'
import { isCreation } from '../evm/tracers/call-tracer.js'
import type { RecordedFrame } from '../evm/tracers/frame-recorder.js'
import { type Address, bytesToHex, EMPTY_BYTES, equalBytes } from '../primitives/hex.js'
import { checksumAddress } from '../primitives/keccak.js'
import { consoleLineOf } from './console.js'
import type { ExplainedFrame, Failure, FailureKind, Named } from './explanation.js'
import { bytesText, etherText, framePlace, grouped, namedText, quoted } from './words.js'

const NEVER_MADE: ReadonlySet<FailureKind> = new Set(['insufficient-balance', 'call-depth'])

/** A frame, recorded and explained. */
interface Pair {
  readonly recorded: RecordedFrame
  readonly explained: ExplainedFrame
}

/** Why a frame failed: `what` follows its name. */
interface Reason {
  readonly kind: FailureKind
  readonly what: string
}

/** Between asking for the size of code that is not there and reverting, Solidity has no more instructions than these. */
const CODE_CHECK_STEPS = 16
/** And between a call and reverting because too little came back. */
const RETURN_CHECK_STEPS = 80

/**
 * Why a run has failed whose outermost frame has.
 *
 * @param unpayable calls of functions that take no ether
 */
export function failureOf(recorded: RecordedFrame, explained: ExplainedFrame, unpayable: ReadonlySet<RecordedFrame>): Failure {
  const frames: Pair[] = [{ recorded, explained }]
  const path: number[] = []
  for (;;) {
    const last = frames.at(-1)
    const inner = last && passedOn(last)
    if (!inner) break
    frames.push(inner.pair)
    path.push(inner.position)
  }
  const origin = frames.pop() ?? { recorded, explained }
  const { kind, what } = reasonOf(origin, unpayable)
  // A call that was never made has no code. Its caller has.
  const subject = NEVER_MADE.has(kind) ? (frames.pop() ?? origin) : origin
  const through = frames.reverse().map(placeOf)
  const named = through.slice(0, 3).join(', ')
  const more = through.length > 3 ? ` and ${through.length - 3} more` : ''
  const passage = through.length === 0 ? '' : `; this was passed on by ${named}${more}`
  return { kind, sentence: capitalised(`${placeOf(subject)} ${what}${passage}.`), path }
}

/** The input of a precompiled contract is not a function call. */
function placeOf({ recorded, explained }: Pair): string {
  return recorded.isPrecompile ? checksumAddress(recorded.to) : framePlace(explained)
}

/** With a capital at the beginning, unless that is a name. */
function capitalised(sentence: string): string {
  return sentence.replace(/^(the constructor|function 0x)/, (words) => words.charAt(0).toUpperCase() + words.slice(1))
}

/** The calls of a frame, those of console.log excepted, with their explanations. */
function callsOf({ recorded, explained }: Pair): Pair[] {
  const frames = explained.actions.flatMap((action) => (action.kind === 'call' ? action.frame : []))
  const calls = recorded.actions.flatMap((action) => (action.kind === 'call' && !consoleLineOf(action.frame) ? action.frame : []))
  return calls.flatMap((frame, position) => {
    const twin = frames[position]
    return twin ? { recorded: frame, explained: twin } : []
  })
}

/**
 * Returns the call whose failure a frame has passed on. A frame that catches a failure and then reverts by itself has other revert data, or has not read
 * the returned data.
 */
function passedOn(pair: Pair): { readonly pair: Pair; readonly position: number } | undefined {
  const { result, hasLookedAtReturn } = pair.recorded
  if (result?.error !== REVERTED) return undefined
  const calls = callsOf(pair)
  const last = calls.at(-1)
  const end = last?.recorded.result
  if (!last || end?.error === undefined) return undefined
  const data = end.error === REVERTED ? end.output : EMPTY_BYTES
  if (!equalBytes(data, result.output) || (data.length === 0 && !hasLookedAtReturn)) return undefined
  return { pair: last, position: calls.length - 1 }
}

function reasonOf(pair: Pair, unpayable: ReadonlySet<RecordedFrame>): Reason {
  const { recorded, explained } = pair
  const error = recorded.result?.error ?? ''
  const output = recorded.result?.output ?? EMPTY_BYTES
  if (recorded.isPrecompile) return { kind: 'precompile', what: `(a precompiled contract) failed: ${error}` }
  if (error === REVERTED) return output.length === 0 ? silentRevert(pair, unpayable) : spokenRevert(explained, output)
  // A cost beyond uint64 is an overflow in geth's text.
  if (error.startsWith('out of gas') || error === 'gas uint64 overflow') return outOfGas(recorded, error)
  if (error === 'contract creation code storage out of gas') {
    return { kind: 'out-of-gas', what: `ran out of gas when its code was to be stored, of ${grouped(recorded.gas)} gas` }
  }
  if (error === 'insufficient balance for transfer') return unaffordable(recorded)
  if (error === 'write protection') {
    return { kind: 'static-write', what: `tried to change something (${recorded.lastStep?.op ?? 'a call'}) within a static call` }
  }
  if (error.startsWith('invalid opcode')) return invalidOpcode(recorded)
  if (error.startsWith('stack')) return { kind: 'stack', what: `halted at ${recorded.lastStep?.op}: ${error}` }
  if (error === 'invalid jump destination') return { kind: 'invalid-jump', what: 'jumped to a place that is no jump destination' }
  if (error === 'max call depth exceeded') return { kind: 'call-depth', what: 'could not make a call: calls may be nested 1,024 deep' }
  if (isCreation(recorded)) return { kind: 'creation', what: `did not make a contract: ${error}` }
  return { kind: 'halt', what: `halted: ${error}` }
}

/** Returns the words for revert data, with the name of the error if it is known. */
export function revertWords(revert: Named | undefined, output: Uint8Array): string {
  return spokenRevert({ revert }, output).what
}

function spokenRevert({ revert }: Pick<ExplainedFrame, 'revert'>, output: Uint8Array): Reason {
  const [first] = revert?.arguments ?? []
  if (revert?.signature === 'Error(string)') return { kind: 'revert', what: `reverted: ${quoted(String(first?.value))}` }
  if (revert?.signature === 'Panic(uint256)') {
    return { kind: 'panic', what: `panicked: ${revertReason(output)} (code 0x${(first?.value ?? 0).toString(16).padStart(2, '0')})` }
  }
  if (revert) return { kind: 'custom-error', what: `reverted with ${namedText(revert)}` }
  const isEncoded = output.length % 32 === 4
  if (isEncoded)
    return { kind: 'custom-error', what: `reverted with an error that no artifact knows: ${bytesToHex(output.subarray(0, 4))}` }
  return { kind: 'revert', what: `reverted with ${bytesText(output)}` }
}

/** A revert without data: of `revert()` and `require(…)` without a reason, or of what the compiler checks by itself. */
function silentRevert(pair: Pair, unpayable: ReadonlySet<RecordedFrame>): Reason {
  const { recorded, explained } = pair
  const { missingCode, stepsSinceOther, hasLookedAtReturn, value = 0n, input } = recorded
  if (missingCode !== undefined && stepsSinceOther <= CODE_CHECK_STEPS) return callOfNothing(missingCode)
  const calls = callsOf(pair)
  const last = calls.at(-1)
  // Code does not read the result of a function without return values, or of a plain payment.
  if (last && hasLookedAtReturn && stepsSinceOther <= RETURN_CHECK_STEPS) {
    const { result, code, isPrecompile, to } = last.recorded
    const isCall = !isPrecompile && !isCreation(last.recorded) && last.recorded.input.length >= 4
    const isShort = isCall && result?.error === undefined && (result?.output.length ?? 0) < 32
    if (isShort && code.bytes.length === 0) return callOfNothing(to)
    if (isShort && last.explained.call?.returned === undefined) {
      const returned = result?.output.length === 0 ? 'nothing' : `${result?.output.length} bytes`
      return {
        kind: 'unexpected-return',
        what: `reverted: ${framePlace(last.explained)} returned ${returned}, which is not what was asked for`,
      }
    }
  }
  const { contract, call, actions } = explained
  const isUntouched = actions.length === 0 && contract !== undefined && contract.matchedBy !== 'selector' && !isCreation(recorded)
  if (isUntouched && call === undefined) {
    if (input.length >= 4) return { kind: 'no-function', what: 'reverted: it has no such function, and no fallback function' }
    if (input.length === 0) return { kind: 'not-payable', what: `reverted: it has no receive function, and was sent ${etherText(value)}` }
  }
  if (isUntouched && value > 0n && recorded.type === 'CALL' && unpayable.has(recorded)) {
    return { kind: 'not-payable', what: `reverted: it is not payable, and was sent ${etherText(value)}` }
  }
  return { kind: 'revert', what: 'reverted without a reason' }
}

function callOfNothing(address: Address): Reason {
  return { kind: 'no-code', what: `reverted: it called ${checksumAddress(address)}, where there is no code` }
}

function outOfGas({ gas, lastStep }: RecordedFrame, error: string): Reason {
  if (!lastStep) return { kind: 'out-of-gas', what: `ran out of gas: it had ${grouped(gas)}` }
  const { op, gas: left, cost } = lastStep
  if (error.endsWith('gas uint64 overflow'))
    return { kind: 'out-of-gas', what: `ran out of gas: ${op} asked for more memory than any gas could pay` }
  const had = `ran out of gas: ${grouped(left)} of its ${grouped(gas)} gas were left`
  return { kind: 'out-of-gas', what: cost > left ? `${had}, and ${op} costs ${grouped(cost)}` : `${had}, too little for ${op}` }
}

function unaffordable({ to, value = 0n, payerBalance }: RecordedFrame): Reason {
  const what = `could not send ${etherText(value)} to ${checksumAddress(to)}: it has ${etherText(payerBalance)}`
  return { kind: 'insufficient-balance', what }
}

function invalidOpcode({ lastStep }: RecordedFrame): Reason {
  const opcode = lastStep?.opcode ?? Op.INVALID
  const what =
    opcode === Op.INVALID
      ? 'halted at INVALID (0xfe), the end of code that must not be reached'
      : `halted at 0x${opcode.toString(16).padStart(2, '0')}, which is no instruction`
  return { kind: 'invalid-opcode', what }
}
