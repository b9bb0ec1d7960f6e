/** Frames that the host observes: the run stops where they open and end. */

import { Action } from './layout'
import { PENDING_CLOSE, setPending, stop } from './machine'

// The frame that is about to be opened, or was refused
export let openedKind: i32 = 0
/** Account whose code opens the frame. */
export let openedFrom: usize = 0
/** Address, as a word of three limbs. */
export let openedTo: usize = 0
export let openedValue: usize = 0
export let openedInput: usize = 0
export let openedInputLength: u32 = 0
export let openedGas: i64 = 0
/** Reason why no frame is opened. */
export let openedRefusal: u32 = 0
/** Whether the host already knows the frame that the next instruction opens: the run stopped there, and the instruction is run again. */
export let isAnnounced = false

/** Notes that the host knows the frame. */
@inline
export function acknowledge(): void {
  isAnnounced = false
}

export function announce(kind: i32, from: usize, to: usize, value: usize, input: usize, inputLength: u32, gas: i64, refusal: u32): i32 {
  openedKind = kind
  openedFrom = from
  openedTo = to
  openedValue = value
  openedInput = input
  openedInputLength = inputLength
  openedGas = gas
  openedRefusal = refusal
  isAnnounced = true
  return stop(Action.FRAME_OPENED)
}

// The frame that has ended and is about to be closed
export let closedEnding: u32 = 0
export let closedGas: i64 = 0
export let closedOutput: usize = 0
export let closedOutputLength: u32 = 0
/** Reason why the frame was halted, or why a creation in Frontier has no code. 0 otherwise. */
export let closedReason: u32 = 0

export function announceEnd(result: u32, left: i64, out: usize, outLength: u32, reason: u32): i32 {
  closedEnding = result
  closedGas = left
  closedOutput = out
  closedOutputLength = outLength
  closedReason = reason
  setPending(PENDING_CLOSE)
  return stop(Action.FRAME_CLOSED)
}
