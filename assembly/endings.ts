/** Ends of frames, by an instruction or by a halt, and charges for instructions, which halt a frame without enough gas. */

import { announceEnd } from './announcements'
import * as codes from './code'
import * as frames from './frames'
import { copyDisjoint } from './heap'
import * as keccak from './keccak'
import { Action, Ending, Flag, Fork, Frame, FrameKind, Halt, UNADDRESSABLE, UNPAYABLE } from './layout'
import {
  code,
  frame,
  GO_ON,
  hashBytes,
  isObserved,
  loadFrame,
  memoryStart,
  scratch,
  self,
  setAddress,
  setGasAfter,
  setRefund,
  spend,
  stackBase,
  stop,
  SWITCHED,
} from './machine'
import * as rules from './rules'
import * as state from './state'
import * as u256 from './u256'

/** Ending of the outermost frame. */
export let ending: u32 = 0
export let gasLeft: i64 = 0
export let output: usize = 0
export let outputLength: u32 = 0

// The last halt
export let haltReason: u32 = 0
/** Opcode at which a frame was halted. */
export let haltOpcode: u32 = 0
/** Number of items on the stack of the halted frame (for a precompile, bytes of its input), and number that the instruction takes. */
export let haltHeight: u32 = 0
export let haltNeeds: u32 = 0

/** Resets the result of a run. */
export function resetEnding(): void {
  haltReason = 0
  haltOpcode = 0
  outputLength = 0
}

/** Refuses a creation at an occupied address. Ends the run if it is the outermost one. */
export function collide(): i32 {
  haltReason = Halt.ADDRESS_COLLISION
  if (frames.depth > 0) return GO_ON
  ending = Ending.HALTED
  gasLeft = 0
  outputLength = 0
  return stop(Action.DONE)
}

/** Ends the current frame. Returns SWITCHED, or the action that the run is done. */
export function endFrame(how: u32, gas: i64, out: usize, outLength: u32): i32 {
  let result = how
  let left = gas
  isCodeUnpaid = false
  if (result == Ending.RETURNED && load<i32>(frame, Frame.KIND) >= FrameKind.CREATE) {
    left = deposit(gas, out, outLength)
    if (left == OUT_OF_ROOM) return stop(Action.OUT_OF_MEMORY)
    if (left < 0) {
      result = Ending.HALTED
      left = 0
    }
  }
  if (result == Ending.HALTED) {
    left = 0
    outLength = 0
  }
  if (isObserved) {
    const reason: u32 = result == Ending.HALTED ? haltReason : isCodeUnpaid ? Halt.CODE_STORE_OUT_OF_GAS : 0
    return announceEnd(result, left, out, outLength, reason)
  }
  return leaveFrame(result, left, out, outLength)
}

/** Closes the frame that has ended and passes its result to its caller. */
export function leaveFrame(result: u32, left: i64, out: usize, outLength: u32): i32 {
  const isCreation = load<i32>(frame, Frame.KIND) >= FrameKind.CREATE
  if (result != Ending.RETURNED) {
    state.revertTo(load<u32>(frame, Frame.JOURNAL))
    state.truncateLogs(<usize>load<u32>(frame, Frame.LOGS))
    setRefund(load<i64>(frame, Frame.REFUND))
  }
  if (load<u32>(frame, Frame.OWNS_CODE) != 0) codes.releaseInitCode(code)
  const created = self
  const outputAt = <usize>load<u32>(frame, Frame.OUTPUT)
  const outputRoom = load<u32>(frame, Frame.OUTPUT_LENGTH)
  frames.closeFrame()
  if (frames.depth == 0) {
    ending = result
    gasLeft = left
    output = out
    outputLength = outLength
    return stop(Action.DONE)
  }
  loadFrame()
  const sp = <usize>load<u32>(frame, Frame.STACK_POINTER)
  store<i64>(frame, load<i64>(frame, Frame.GAS) + left, Frame.GAS)
  if (isCreation) {
    if (result == Ending.RETURNED) setAddress(sp, created)
    else u256.setSmall(sp, 0)
    // The output of a creation that succeeds is its code.
    store<u32>(frame, result == Ending.REVERTED ? outLength : 0, Frame.RETURN_DATA_LENGTH)
  } else {
    u256.setSmall(sp, u64(result == Ending.RETURNED))
    if (outLength > 0 && outputRoom > 0) copyDisjoint(memoryStart + outputAt, out, <usize>min(outLength, outputRoom))
    store<u32>(frame, outLength, Frame.RETURN_DATA_LENGTH)
  }
  store<u32>(frame, <u32>out, Frame.RETURN_DATA)
  return SWITCHED
}

/** Result of `deposit` when memory was exhausted. */
const OUT_OF_ROOM: i64 = i64.MIN_VALUE
/** Whether a creation in Frontier stays without its code, because the gas does not pay for it. */
let isCodeUnpaid = false

/** Stores the code that init code has returned. Returns the gas left, less than zero when the creation fails. */
function deposit(gas: i64, out: usize, outLength: u32): i64 {
  if (rules.fork >= Fork.SPURIOUS_DRAGON && outLength > rules.maximumCodeSize) {
    haltReason = Halt.CODE_TOO_LARGE
    return -1
  }
  if (rules.fork >= Fork.LONDON && outLength > 0 && load<u8>(out) == 0xef) {
    haltReason = Halt.INVALID_CODE
    return -1
  }
  const cost = rules.CODE_DEPOSIT_BYTE * <i64>outLength
  if (gas < cost) {
    haltReason = Halt.CODE_STORE_OUT_OF_GAS
    // EIP-2: before, the contract was left without code.
    isCodeUnpaid = true
    return rules.fork >= Fork.HOMESTEAD ? -1 : gas
  }
  if (outLength == 0) return gas
  const record = codes.newTemporaryCode(outLength)
  if (record == 0 || !state.reserveJournal(2)) return OUT_OF_ROOM
  copyDisjoint(codes.bytesOf(record), out, <usize>outLength)
  keccak.hash(hashBytes, out, <usize>outLength)
  u256.loadBigEndian(scratch, hashBytes)
  state.setCode(self, record, outLength, scratch)
  state.addFlags(self, Flag.NEW_CODE | Flag.DIRTY)
  return gas - cost
}

export function halt(reason: u32, ip: usize): i32 {
  if (codes.countersOf(code) != 0) noteHalt(ip)
  return haltAt(reason, ip)
}

/** Notes the position of a halt for the counts. Instructions that are replaced in decoded code are the last of their block. */
function noteHalt(ip: usize): void {
  if (codes.isStepwise(code)) codes.noteEnd(code, codes.positionOfStep(ip))
  else if (load<u16>(ip) < codes.BLOCK) codes.noteEnd(code, load<u32>(ip, 4))
}

function haltAt(reason: u32, ip: usize): i32 {
  haltReason = reason
  const op = load<u16>(ip)
  haltOpcode = op == codes.UNDEFINED ? load<u32>(ip, 4) : <u32>op
  return endFrame(Ending.HALTED, 0, 0, 0)
}

export function failPrecompile(reason: u32): i32 {
  haltReason = reason
  haltHeight = load<u32>(frame, Frame.INPUT_LENGTH)
  haltOpcode = 0
  return endFrame(Ending.HALTED, 0, 0, 0)
}

/** Bytes of a full stack. */
export const STACK_BYTES: i32 = <i32>frames.STACK

/**
 * Ends the frame whose next block cannot run. If the reason is reported or instructions are counted, the block runs step by step up to the instruction
 * that fails, because `gas` is that after the whole block.
 */
export function refuseBlock(gas: i64, height: i32, ip: usize): i32 {
  const isStepwise = codes.isStepwise(code)
  const isCounted = codes.countersOf(code) != 0
  if (!isStepwise && (isObserved || isCounted || frames.depth == 1)) {
    if (isCounted) codes.countBlock(ip)
    return runStepwise(load<u32>(ip, codes.Block.POSITION), stackBase + height - 32, gas + <i64>load<u32>(ip, codes.Block.GAS))
  }
  const needed = <i32>load<u16>(ip, codes.Block.NEEDED)
  haltHeight = <u32>height >> 5
  haltNeeds = <u32>needed >> 5
  const reason =
    height < needed
      ? Halt.STACK_UNDERFLOW
      : height + <i32>load<u16>(ip, codes.Block.GROWTH) > STACK_BYTES
        ? Halt.STACK_OVERFLOW
        : Halt.OUT_OF_GAS
  if (isCounted) codes.noteEnd(code, codes.positionOfStep(ip))
  return haltAt(reason, ip + codes.INSTRUCTION)
}

/**
 * Halts at an instruction that lacks gas after the gas of the rest of its block is charged. If the reason is reported or instructions are counted, it runs
 * again without that charge, because an earlier instruction may fail for another reason.
 */
export function haltUnpaid(ip: usize, sp: usize, gas: i64): i32 {
  const isHidden = !isObserved && frames.depth > 1 && codes.countersOf(code) == 0
  if (codes.isStepwise(code) || isHidden) return halt(Halt.OUT_OF_GAS, ip)
  const position = load<u32>(ip, 4)
  return runStepwise(position, sp, gas + codes.gasOfRest(code, position))
}

/** Continues in the same code, decoded stepwise, at the position of an instruction. */
function runStepwise(position: u32, sp: usize, gas: i64): i32 {
  spend(<i64>codes.lengthOf(code))
  let record = code
  if (load<u32>(frame, Frame.OWNS_CODE) == 0) record = codes.stepwiseOf(code, rules.fork)
  else if (!codes.decode(code, rules.fork, codes.STEPWISE)) record = 0
  if (record == 0) return stop(Action.OUT_OF_MEMORY)
  store<u32>(frame, <u32>record, Frame.CODE_RECORD)
  store<u32>(frame, <u32>codes.stepAt(record, position), Frame.INSTRUCTION_POINTER)
  store<u32>(frame, <u32>sp, Frame.STACK_POINTER)
  store<i64>(frame, gas, Frame.GAS)
  return SWITCHED
}

/** Charges for an instruction. Leaves the gas in `gasAfter`. */
@inline
export function charge(cost: i64, ip: usize, sp: usize, gas: i64): i32 {
  if (gas < cost || cost >= UNPAYABLE) return refuse(cost, ip, sp, gas)
  setGasAfter(gas - cost)
  return GO_ON
}

function refuse(cost: i64, ip: usize, sp: usize, gas: i64): i32 {
  if (cost < UNPAYABLE) return haltUnpaid(ip, sp, gas)
  return halt(cost == UNADDRESSABLE ? Halt.GAS_OVERFLOW : Halt.COST_OVERFLOW, ip)
}
