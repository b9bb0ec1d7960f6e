/** Calls of other accounts, and precompiled contracts. */

import { coldSurcharge, isWarm, precompileAt, readDelegate, touch, transfer } from './accounts'
import { acknowledge, announce, isAnnounced } from './announcements'
import * as codes from './code'
import { charge, endFrame, failPrecompile, halt, haltUnpaid } from './endings'
import * as frames from './frames'
import { Account, Action, Ending, Flag, Fork, Frame, FrameKind, Halt, Refusal, UNPAYABLE } from './layout'
import {
  enterPrecompile,
  frame,
  fuel,
  gasAfter,
  GO_ON,
  isCounting,
  isObserved,
  isStatic,
  isStepwise,
  memoryStart,
  needs,
  PENDING_DONE,
  PENDING_NOTHING,
  PENDING_SIGHT,
  price,
  pricedGas,
  refund,
  self,
  setGasAfter,
  setPending,
  setStackAfter,
  spend,
  stop,
  SWITCHED,
} from './machine'
import { grow, memoryCostOfBoth, stopFull, wantedLength } from './memory'
import { Op } from './opcodes'
import * as precompiles from './precompiles'
import * as rules from './rules'
import * as state from './state'
import * as u256 from './u256'

/** Zero, the value of frames without value. */
const zero = memory.data(32)

/**
 * Opens a frame for code that is loaded, or runs a precompile. The journal has space for eight entries. `context` is the account whose storage the
 * code uses, `target` the account that was called, `codeAccount` the one whose code runs.
 */
export function enter(
  kind: i32,
  caller: usize,
  context: usize,
  target: usize,
  codeAccount: usize,
  value: usize,
  input: usize,
  inputLength: u32,
  gas: i64,
  mayNotWrite: bool,
  movesValue: bool,
  outputAt: u32,
  outputRoom: u32,
): i32 {
  const journal = state.checkpoint()
  const opened = frames.openFrame()
  if (opened == 0) return stop(Action.OUT_OF_MEMORY)
  u256.copy(opened + Frame.VALUE, value)
  store<u32>(opened, <u32>context, Frame.SELF)
  store<u32>(opened, <u32>caller, Frame.CALLER)
  store<u32>(opened, <u32>codeAccount, Frame.CODE_ACCOUNT)
  store<i32>(opened, kind, Frame.KIND)
  store<u32>(opened, u32(mayNotWrite), Frame.IS_STATIC)
  store<u32>(opened, <u32>input, Frame.INPUT)
  store<u32>(opened, inputLength, Frame.INPUT_LENGTH)
  store<u32>(opened, outputAt, Frame.OUTPUT)
  store<u32>(opened, outputRoom, Frame.OUTPUT_LENGTH)
  store<u32>(opened, journal, Frame.JOURNAL)
  store<u32>(opened, <u32>state.logsEnd(), Frame.LOGS)
  store<i64>(opened, refund, Frame.REFUND)
  store<i64>(opened, gas, Frame.GAS)

  if (movesValue) {
    const isNew = !state.has(context, Flag.EXISTS)
    // EIP-158: a call without value makes no account; before, it did.
    if (!isNew || rules.fork < Fork.SPURIOUS_DRAGON || !u256.isZero(value)) {
      transfer(caller, context, value)
      touch(context)
      if (isNew) state.addFlags(context, Flag.EXISTS | Flag.DIRTY)
    }
  } else if (kind == FrameKind.STATICCALL) touch(context)

  const precompile = precompileAt(codeAccount)
  if (precompile != 0 && codeAccount == target) {
    store<u32>(opened, 0, Frame.CODE_RECORD)
    enterPrecompile(opened, context)
    return continuePrecompile()
  }
  const hasCode = precompile == 0 && load<u32>(codeAccount, Account.CODE_SIZE) != 0
  let record = hasCode ? <usize>load<u32>(codeAccount, Account.CODE) : noCode()
  if (!hasCode && isConsole(target)) {
    const speaker = kind == FrameKind.DELEGATECALL ? context : caller
    if (!state.addConsoleCall(speaker, input, inputLength)) return stop(Action.OUT_OF_MEMORY)
  }
  if (record == 0) return stop(Action.OUT_OF_MEMORY)
  if (isCounting && hasCode) record = codes.countedOf(record, rules.fork)
  else if (!codes.decode(record, rules.fork, isStepwise ? codes.STEPWISE : codes.PLAIN)) record = 0
  if (record == 0) return stop(Action.OUT_OF_MEMORY)
  store<u32>(opened, <u32>record, Frame.CODE_RECORD)
  store<u32>(opened, <u32>codes.instructionsOf(record), Frame.INSTRUCTION_POINTER)
  return SWITCHED
}

/** Returns whether an account is the one that Hardhat's console.sol calls: "console.log" in ASCII. */
@inline
function isConsole(account: usize): bool {
  return load<u64>(account) == 0x736f6c652e6c6f67 && load<u64>(account, 8) == 0x636f6e && load<u32>(account, 16) == 0
}

/** Record of empty code, created when first needed. */
let emptyCode: usize = 0

function noCode(): usize {
  if (emptyCode == 0) emptyCode = codes.newCode(0)
  return emptyCode
}

/** Rounds of BLAKE2's compression in a slice. */
const ROUNDS_A_SLICE: u32 = 100_000

/** Runs the precompile of the current frame, or the next slice of it. */
export function continuePrecompile(): i32 {
  const number = precompileAt(<usize>load<u32>(frame, Frame.CODE_ACCOUNT))
  const input = <usize>load<u32>(frame, Frame.INPUT)
  const inputLength = load<u32>(frame, Frame.INPUT_LENGTH)
  spend(<i64>(inputLength >> 2))
  switch (precompiles.runPrecompile(frame, number, input, inputLength, load<i64>(frame, Frame.GAS), ROUNDS_A_SLICE)) {
    case precompiles.FINISHED:
      return endFrame(Ending.RETURNED, precompiles.gasAfter, <usize>load<u32>(frame, Frame.MEMORY), precompiles.resultLength)
    case precompiles.FAILED:
      return failPrecompile(Halt.PRECOMPILE_FAILED)
    case precompiles.NO_GAS:
      return failPrecompile(Halt.OUT_OF_GAS)
    case precompiles.UNFINISHED:
      return stop(Action.SLICE_OVER)
    case precompiles.NO_MEMORY:
      return stop(Action.OUT_OF_MEMORY)
    default:
      return needs(Action.PRECOMPILE, <usize>number)
  }
}

/** Returns the address at which the host writes the output of a precompile that it has run, 0 when memory is exhausted. */
export function precompileOutput(length: u32): usize {
  return frames.roomForOutput(frame, length)
}

/** Finishes a precompile that the host has run. `left` is the gas left, less than zero when it did not suffice. */
export function finishPrecompile(succeeded: bool, left: i64, length: u32): void {
  let how: i32
  if (left < 0) how = failPrecompile(Halt.OUT_OF_GAS)
  else if (!succeeded) how = failPrecompile(Halt.PRECOMPILE_FAILED)
  else how = endFrame(Ending.RETURNED, left, <usize>load<u32>(frame, Frame.MEMORY), length)
  setPending(isObserved ? PENDING_SIGHT : how == SWITCHED ? PENDING_NOTHING : PENDING_DONE)
}

/** Returns the gas that a frame passes on, of its gas left. Returns -1 when it requests more than it has, before EIP-150. */
@inline
function forwardedGas(requested: usize, available: i64): i64 {
  if (rules.fork < Fork.TANGERINE_WHISTLE) {
    return u256.isSmall(requested) && load<u64>(requested) <= <u64>available ? load<i64>(requested) : -1
  }
  const most = available - available / rules.KEPT_PART
  return u256.isSmall(requested) && load<u64>(requested) < <u64>most ? load<i64>(requested) : most
}

/** Returns the kind of the frame that an opcode of a call opens. */
export function kindOfCall(op: u32): i32 {
  if (op == Op.CALL) return FrameKind.CALL
  if (op == Op.CALLCODE) return FrameKind.CALLCODE
  return op == Op.DELEGATECALL ? FrameKind.DELEGATECALL : FrameKind.STATICCALL
}

/** Returns whether a call would move wei out of a frame that may not write. */
@inline
export function isForbiddenTransfer(kind: i32, sp: usize): bool {
  return isStatic && kind == FrameKind.CALL && !u256.isZero(sp - 64)
}

// Results of `priceCall` besides the gas
/** Gas for the growth of memory. */
let pricedGrowth: i64 = 0
/** Gas that the call passes on, -1 if there is not enough gas for it. */
export let pricedForward: i64 = 0
let pricedTarget: usize = 0
/** Account whose code runs: the target, or the account to which it delegates (EIP-7702). */
let pricedCodeAccount: usize = 0

/** Prices a call, without the gas that it passes on of the gas that is available. */
export function priceCall(kind: i32, sp: usize, available: i64): i32 {
  const hasValue = kind <= FrameKind.CALLCODE
  const movesWei = hasValue && !u256.isZero(sp - 64)
  const input = hasValue ? sp - 96 : sp - 64
  pricedForward = -1
  pricedGrowth = memoryCostOfBoth(input, input - 32, input - 64, input - 96)
  if (pricedGrowth >= UNPAYABLE) return price(pricedGrowth)
  const target = state.accountOf(sp - 32)
  if (target == 0) return stop(Action.OUT_OF_MEMORY)
  if (!state.has(target, Flag.LOADED)) return needs(Action.NEED_ACCOUNT, target)
  let cost = pricedGrowth + coldSurcharge(target)
  let codeAccount = target
  if (rules.fork >= Fork.PRAGUE && load<u32>(target, Account.CODE_SIZE) == 23) {
    if (load<u32>(target, Account.CODE) == 0) return needs(Action.NEED_CODE, target)
    const record = <usize>load<u32>(target, Account.CODE)
    if (codes.isDelegation(record)) {
      codeAccount = state.accountOf(readDelegate(record))
      if (codeAccount == 0) return stop(Action.OUT_OF_MEMORY)
      if (!state.has(codeAccount, Flag.LOADED)) return needs(Action.NEED_ACCOUNT, codeAccount)
      // An account that delegates to itself was made warm by this call.
      cost += isWarm(codeAccount) || codeAccount == target ? rules.WARM_ACCESS : rules.COLD_ACCOUNT
    }
  }
  if (load<u32>(codeAccount, Account.CODE_SIZE) != 0 && load<u32>(codeAccount, Account.CODE) == 0 && precompileAt(codeAccount) == 0) {
    return needs(Action.NEED_CODE, codeAccount)
  }
  if (movesWei) cost += rules.CALL_VALUE
  if (kind == FrameKind.CALL) {
    const makesAccount =
      rules.fork >= Fork.SPURIOUS_DRAGON ? movesWei && state.isEmpty(target) : !state.has(target, Flag.EXISTS)
    if (makesAccount) cost += rules.NEW_ACCOUNT
  }
  if (available >= cost) pricedForward = forwardedGas(sp, available - cost)
  pricedTarget = target
  pricedCodeAccount = codeAccount
  return price(cost)
}

/**
 * Runs CALL, CALLCODE, DELEGATECALL or STATICCALL. When the run stops before a frame opens, the instruction is run again with the gas in `gasAfter`: less
 * the cost of memory that has grown.
 */
export function call(kind: i32, ip: usize, sp: usize, gas: i64): i32 {
  setGasAfter(gas)
  // Code without jumps can go on for long by calling itself.
  if (fuel < 0) return stop(Action.SLICE_OVER)
  const hasValue = kind <= FrameKind.CALLCODE
  const value = hasValue ? sp - 64 : zero
  const inputOffset = hasValue ? sp - 96 : sp - 64
  const inputSize = inputOffset - 32
  const outputOffset = inputOffset - 64
  const outputSize = inputOffset - 96
  if (isForbiddenTransfer(kind, sp)) return halt(Halt.WRITE_PROTECTION, ip)
  const movesWei = hasValue && !u256.isZero(value)
  let how = priceCall(kind, sp, gas)
  if (how != GO_ON) return how
  const length = wantedLength
  const growth = pricedGrowth
  const target = pricedTarget
  const codeAccount = pricedCodeAccount
  const forwarded = pricedForward
  how = charge(pricedGas, ip, sp, gas)
  if (how != GO_ON) return how
  let left = gasAfter
  setGasAfter(gas)
  if (forwarded < 0) return haltUnpaid(ip, sp, gas)
  if (!state.reserveJournal(12)) return stop(Action.OUT_OF_MEMORY)
  if (!grow(length)) return stopFull(length)

  const hasInput = !u256.isZero(inputSize)
  const input = hasInput ? memoryStart + <usize>load<u64>(inputOffset) : memoryStart
  const inputLength = hasInput ? load<u32>(inputSize) : 0
  const isDelegate = kind == FrameKind.DELEGATECALL
  const passedValue = isDelegate ? frame + Frame.VALUE : value
  const passed = movesWei ? forwarded + rules.CALL_STIPEND : forwarded
  const refusal =
    frames.depth > frames.MAXIMUM_DEPTH
      ? Refusal.TOO_DEEP
      : movesWei && u256.lessThan(self + Account.BALANCE, value)
        ? Refusal.INSUFFICIENT_BALANCE
        : Refusal.NONE
  if (isObserved && !isAnnounced) {
    setGasAfter(gas - growth)
    return announce(kind, self, target, passedValue, input, inputLength, passed, refusal)
  }
  acknowledge()

  left -= forwarded
  if (rules.fork >= Fork.BERLIN) {
    state.addFlags(target, Flag.WARM)
    state.addFlags(codeAccount, Flag.WARM)
  }
  const result = outputSize
  store<u32>(frame, 0, Frame.RETURN_DATA_LENGTH)
  if (refusal != Refusal.NONE) {
    u256.setSmall(result, 0)
    setGasAfter(left + passed)
    setStackAfter(result)
    return GO_ON
  }
  store<u32>(frame, <u32>(ip + codes.INSTRUCTION), Frame.INSTRUCTION_POINTER)
  store<u32>(frame, <u32>result, Frame.STACK_POINTER)
  store<i64>(frame, left, Frame.GAS)
  const hasOutput = !u256.isZero(outputSize)
  const outputAt = hasOutput ? load<u32>(outputOffset) : 0
  const outputLengthWanted = hasOutput ? load<u32>(outputSize) : 0
  const context = kind == FrameKind.CALLCODE || isDelegate ? self : target
  const caller = isDelegate ? <usize>load<u32>(frame, Frame.CALLER) : self
  spend(20)
  return enter(
    kind,
    caller,
    context,
    target,
    codeAccount,
    passedValue,
    input,
    inputLength,
    passed,
    isStatic || kind == FrameKind.STATICCALL,
    kind == FrameKind.CALL,
    outputAt,
    outputLengthWanted,
  )
}
