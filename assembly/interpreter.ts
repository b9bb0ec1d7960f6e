/**
 * The interpreter: runs decoded code until a frame ends, or until the host is needed.
 *
 * Only the instruction pointer, the stack pointer and the gas are locals of the loop. The rest are globals, because compilers of WebAssembly keep few
 * locals of such a large function in registers. An instruction that needs a missing record changes nothing, stops the run, and is run again.
 */

import * as codes from './code'
import * as env from './environment'
import * as frames from './frames'
import { copyDisjoint, release } from './heap'
import * as keccak from './keccak'
import { Account, Action, Ending, Environment, Flag, Fork, Frame, FrameKind, Halt, Log, Refusal, Slot, Step, UNADDRESSABLE, UNPAYABLE } from './layout'
import * as opcodes from './opcodes'
import { Op } from './opcodes'
import * as precompiles from './precompiles'
import * as rules from './rules'
import * as state from './state'
import * as u256 from './u256'

// What the host and the run tell each other

/** Record, number or precompile of the action. */
export let subject: usize = 0
/** Word for the host's answer. */
export const answer = memory.data(32)
let isAnswered = false

/** Ending of the outermost frame. */
export let ending: u32 = 0
export let haltReason: u32 = 0
/** Opcode at which a frame was halted, and its position in the code. */
export let haltOpcode: u32 = 0
/** Number of items on the stack of the halted frame (for a precompile, bytes of its input), and number that the instruction takes. */
export let haltHeight: u32 = 0
export let haltNeeds: u32 = 0
export let gasLeft: i64 = 0
export let output: usize = 0
export let outputLength: u32 = 0
export let refund: i64 = 0
/** Whether the precompile 0x03 stays touched although its frame was reverted: the consensus quirk of 2016 (EIP-161, block 2,675,119). */
export let isRipemdTouched = false

/** Units of work left in the slice, about 20 ns each. */
let fuel: i64 = 0
/** Whether the run stops before each step. */
let isStepwise = false
/** Whether the run stops where frames open and end. */
let isObserved = false
/** Whether the run stops after each write to storage. */
let areWritesObserved = false

// The frame that runs

let frame: usize = 0
let self: usize = 0
let code: usize = 0
let stackBase: usize = 0
let memoryStart: usize = 0
let memoryLength: u32 = 0
let isStatic = false

/** Gas and stack pointer that a function called by the loop returns. */
let gasAfter: i64 = 0
let stackAfter: usize = 0

/** Results of a function that the loop calls: the frame continues, another frame runs, or (less than zero) the run stops with the action ~result. */
const GO_ON: i32 = 0
const SWITCHED: i32 = 1

@inline
function stop(action: i32): i32 {
  return ~action
}

/** Work of the host for a missing record, in units of fuel: it may have to hash a key and to read a trie. */
const MISS: i64 = 500
/** Fuel per gas of an instruction. Of the instructions with a fixed price, the slowest take about 5 ns per gas. */
const FUEL_OF_GAS: u32 = 2

@inline
function needs(action: i32, about: usize): i32 {
  subject = about
  fuel -= MISS
  return ~action
}

function loadFrame(): void {
  frame = frames.currentFrame()
  self = <usize>load<u32>(frame, Frame.SELF)
  code = <usize>load<u32>(frame, Frame.CODE_RECORD)
  stackBase = <usize>load<u32>(frame, Frame.STACK_BASE)
  memoryStart = <usize>load<u32>(frame, Frame.MEMORY)
  memoryLength = load<u32>(frame, Frame.MEMORY_LENGTH)
  isStatic = load<u32>(frame, Frame.IS_STATIC) != 0
}

// Gas of memory

const MAXIMUM_END: u64 = u64.MAX_VALUE - 31
const MAXIMUM_PAYABLE_END: u64 = 0x1fffffffe0
/** End of the memory in the last `memoryCost`, a multiple of 32. 0 when memory does not have to grow. */
let wantedLength: u64 = 0

/** Returns the gas for growing memory so that it contains `size` bytes at `offset`, both words. */
function memoryCost(offset: usize, size: usize): i64 {
  wantedLength = 0
  if (u256.isZero(size)) return 0
  if (!u256.isSmall(offset) || !u256.isSmall(size)) return UNADDRESSABLE
  return memoryCostTo(load<u64>(offset), load<u64>(size))
}

function memoryCostTo(from: u64, size: u64): i64 {
  wantedLength = 0
  const end = from + size
  if (end < from || end > MAXIMUM_END) return UNADDRESSABLE
  if (end > MAXIMUM_PAYABLE_END) return UNPAYABLE
  if (end <= <u64>memoryLength) return 0
  const words = (end + 31) >> 5
  wantedLength = words << 5
  const before = <u64>memoryLength >> 5
  return <i64>(words * 3 + ((words * words) >> 9) - (before * 3 + ((before * before) >> 9)))
}

/** Returns the gas for memory that contains two ranges. */
function memoryCostOfBoth(offset: usize, size: usize, otherOffset: usize, otherSize: usize): i64 {
  const cost = memoryCost(offset, size)
  const length = wantedLength
  const otherCost = memoryCost(otherOffset, otherSize)
  // The larger of the two ends contains the other.
  wantedLength = max(length, wantedLength)
  return max(cost, otherCost)
}

/** Returns the gas for memory of which `growth` is the part for its growth, as `memoryCost` returns it. */
@inline
function withGrowth(growth: i64, cost: i64): i64 {
  return growth >= UNPAYABLE ? growth : growth + cost
}

// Gas of instructions. A function whose name begins with `price` may need a record that the host has not provided: it leaves the gas in `pricedGas`.

let pricedGas: i64 = 0

@inline
function price(gas: i64): i32 {
  pricedGas = gas
  return GO_ON
}

/** Charges for an instruction. Leaves the gas in `gasAfter`. */
@inline
function charge(cost: i64, ip: usize, sp: usize, gas: i64): i32 {
  if (gas < cost || cost >= UNPAYABLE) return refuse(cost, ip, sp, gas)
  gasAfter = gas - cost
  return GO_ON
}

function refuse(cost: i64, ip: usize, sp: usize, gas: i64): i32 {
  if (cost < UNPAYABLE) return haltUnpaid(ip, sp, gas)
  return halt(cost == UNADDRESSABLE ? Halt.GAS_OVERFLOW : Halt.COST_OVERFLOW, ip)
}

/** Charges for an instruction and grows memory to the end in the last `memoryCost`. */
@inline
function chargeMemory(cost: i64, ip: usize, sp: usize, gas: i64): i32 {
  const length = wantedLength
  const how = charge(cost, ip, sp, gas)
  if (how != GO_ON || length <= <u64>memoryLength) return how
  return grow(length) ? GO_ON : stopFull(length)
}

/** Maximum bytes of memory that all frames of the run take together. */
let memoryLimit: u64 = 0

export function setMemoryLimit(bytes: u32): void {
  memoryLimit = <u64>bytes
}

/**
 * Grows memory to the end in the last `memoryCost`. Returns false when that exceeds the limit of the run, which depends on the code alone, or when
 * linear memory is full, which depends on earlier runs, too. Neither is a halt, which code could observe.
 */
function grow(length: u64): bool {
  if (length <= <u64>memoryLength) return true
  if (isBeyondLimit(length) || !frames.growMemory(frame, <u32>length)) return false
  memoryStart = <usize>load<u32>(frame, Frame.MEMORY)
  memoryLength = <u32>length
  return true
}

function isBeyondLimit(length: u64): bool {
  return <u64>load<u32>(frame, Frame.MEMORY_BELOW) + length > memoryLimit
}

/** Ends the run at an instruction for which `grow` has returned false. */
function stopFull(length: u64): i32 {
  return stop(isBeyondLimit(length) ? Action.MEMORY_LIMIT : Action.OUT_OF_MEMORY)
}

@inline
function wordsOf(length: u64): i64 {
  return <i64>((length + 31) >> 5)
}

// Frames

/** Buffer for an address or a hash. */
const scratch = memory.data(64)
const hashBytes = memory.data(32)
/** Bytes that are hashed for the address of a contract. */
const preimage = memory.data(96)

/** Ends the current frame. Returns SWITCHED, or the action that the run is done. */
function endFrame(how: u32, gas: i64, out: usize, outLength: u32): i32 {
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
  if (isObserved) return announceEnd(result, left, out, outLength)
  return leaveFrame(result, left, out, outLength)
}

/** Closes the frame that has ended and passes its result to its caller. */
function leaveFrame(result: u32, left: i64, out: usize, outLength: u32): i32 {
  const isCreation = load<i32>(frame, Frame.KIND) >= FrameKind.CREATE
  if (result != Ending.RETURNED) {
    state.revertTo(load<u32>(frame, Frame.JOURNAL))
    state.truncateLogs(<usize>load<u32>(frame, Frame.LOGS))
    refund = load<i64>(frame, Frame.REFUND)
  }
  if (load<u32>(frame, Frame.OWNS_CODE) != 0) codes.releaseCode(code)
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

function halt(reason: u32, ip: usize): i32 {
  haltReason = reason
  const op = load<u16>(ip)
  haltOpcode = op == codes.UNDEFINED ? load<u32>(ip, 4) : <u32>op
  return endFrame(Ending.HALTED, 0, 0, 0)
}

@inline
function setAddress(to: usize, account: usize): void {
  store<u64>(to, load<u64>(account))
  store<u64>(to, load<u64>(account, 8), 8)
  store<u64>(to, <u64>load<u32>(account, 16), 16)
  store<u64>(to, 0, 24)
}

/** Transfers wei. The sender's balance must suffice. The recipient's balance stops at the largest word. */
function transfer(from: usize, to: usize, value: usize): void {
  if (u256.isZero(value)) return
  state.keepBalance(from)
  u256.subtract(from + Account.BALANCE, from + Account.BALANCE, value)
  state.keepBalance(to)
  u256.addSaturating(to + Account.BALANCE, value)
  state.addFlags(from, Flag.DIRTY)
  state.addFlags(to, Flag.DIRTY | Flag.EXISTS)
}

/** Returns the number of the precompile that runs at an address; 0 if there is none. */
export function precompileAt(account: usize): u32 {
  return arePrecompilesMoved ? state.flags(account) >> state.PRECOMPILE_SHIFT : precompileOfFork(account)
}

/** Returns the number of the precompile that the fork has at an address; 0 if there is none. */
function precompileOfFork(account: usize): u32 {
  if ((load<u64>(account, 8) | <u64>load<u32>(account, 16)) != 0) return 0
  const number = load<u64>(account)
  if (number == 0 || number > 0x100) return 0
  if (number == 0x100) return rules.fork >= Fork.OSAKA ? 0x100 : 0
  if (number <= 4) return <u32>number
  if (number <= 8) return rules.fork >= Fork.BYZANTIUM ? <u32>number : 0
  if (number == 9) return rules.fork >= Fork.ISTANBUL ? 9 : 0
  if (number == 10) return rules.fork >= Fork.CANCUN ? 10 : 0
  return number <= 17 && rules.fork >= Fork.PRAGUE ? <u32>number : 0
}

let arePrecompilesMoved = false

/** Resets the variables that outlive a run. */
export function reset(): void {
  arePrecompilesMoved = false
  isRipemdTouched = false
  pending = PENDING_DONE
}

/** Removes the precompiles of the fork, so that only those of `placePrecompile` remain. */
export function movePrecompiles(): void {
  arePrecompilesMoved = true
}

export function placePrecompile(account: usize, number: u32): void {
  state.raise(account, number << state.PRECOMPILE_SHIFT)
}

// Frames that the host watches

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
let isAnnounced = false

function announce(kind: i32, from: usize, to: usize, value: usize, input: usize, inputLength: u32, gas: i64, refusal: u32): i32 {
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

function announceEnd(result: u32, left: i64, out: usize, outLength: u32): i32 {
  closedEnding = result
  closedGas = left
  closedOutput = out
  closedOutputLength = outLength
  closedReason = result == Ending.HALTED ? haltReason : isCodeUnpaid ? Halt.CODE_STORE_OUT_OF_GAS : 0
  pending = PENDING_CLOSE
  return stop(Action.FRAME_CLOSED)
}

// Opening frames

/** Zero, the value of frames without value. */
const zero = memory.data(32)

/**
 * Opens a frame for code that is loaded, or runs a precompile. The journal has space for eight entries. `context` is the account whose storage the
 * code uses, `target` the account that was called, `codeAccount` the one whose code runs.
 */
function enter(
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
    frame = opened
    self = context
    code = 0
    return continuePrecompile()
  }
  const hasCode = precompile == 0 && load<u32>(codeAccount, Account.CODE_SIZE) != 0
  const record = hasCode ? <usize>load<u32>(codeAccount, Account.CODE) : noCode()
  if (!hasCode && isConsole(target)) {
    const speaker = kind == FrameKind.DELEGATECALL ? context : caller
    if (!state.addConsoleCall(speaker, input, inputLength)) return stop(Action.OUT_OF_MEMORY)
  }
  if (record == 0 || !codes.decode(record, rules.fork, isStepwise)) return stop(Action.OUT_OF_MEMORY)
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

/** Marks an account for removal at the end if it is empty (EIP-161). */
function touch(account: usize): void {
  state.addFlags(account, Flag.TOUCHED)
  if (load<u64>(account) == 3 && (load<u64>(account, 8) | <u64>load<u32>(account, 16)) == 0) isRipemdTouched = true
}

// Precompiles

/** Rounds of BLAKE2's compression in a slice. */
const ROUNDS_A_SLICE: u32 = 100_000

/** Runs the precompile of the current frame, or the next slice of it. */
function continuePrecompile(): i32 {
  const number = precompileAt(<usize>load<u32>(frame, Frame.CODE_ACCOUNT))
  const input = <usize>load<u32>(frame, Frame.INPUT)
  const inputLength = load<u32>(frame, Frame.INPUT_LENGTH)
  fuel -= <i64>(inputLength >> 2)
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

function failPrecompile(reason: u32): i32 {
  haltReason = reason
  haltHeight = load<u32>(frame, Frame.INPUT_LENGTH)
  haltOpcode = 0
  return endFrame(Ending.HALTED, 0, 0, 0)
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
  pending = isObserved ? PENDING_SIGHT : how == SWITCHED ? PENDING_NOTHING : PENDING_DONE
}

// Calls from code

/** Returns the gas that a frame passes on, of its gas left. Returns -1 when it requests more than it has, before EIP-150. */
@inline
function forwardedGas(requested: usize, available: i64): i64 {
  if (rules.fork < Fork.TANGERINE_WHISTLE) {
    return u256.isSmall(requested) && load<u64>(requested) <= <u64>available ? load<i64>(requested) : -1
  }
  const most = available - available / 64
  return u256.isSmall(requested) && load<u64>(requested) < <u64>most ? load<i64>(requested) : most
}

/** Returns whether an account is warm (EIP-2929). Precompiles are warm from the start. */
@inline
function isWarm(account: usize): bool {
  return state.has(account, Flag.WARM) || precompileOfFork(account) != 0
}

/** Returns the cost of the first access to an account in a transaction (EIP-2929), 0 before Berlin. */
@inline
function coldSurcharge(account: usize): i64 {
  return rules.fork >= Fork.BERLIN && !isWarm(account) ? rules.COLD_ACCOUNT_SURCHARGE : 0
}

/** Address in the last EIP-7702 delegation, as a word. */
const delegate = memory.data(32)

/** Reads the address from the code of a delegation. */
export function readDelegate(record: usize): usize {
  const from = codes.bytesOf(record) + 3
  u256.setSmall(delegate, 0)
  for (let i: usize = 0; i < 20; i++) store<u8>(delegate + i, load<u8>(from + 19 - i))
  return delegate
}

/**
 * Runs CALL, CALLCODE, DELEGATECALL or STATICCALL. When the run stops before a frame opens, the instruction is run again with the gas in `gasAfter`: less
 * the cost of memory that has grown.
 */
function call(kind: i32, ip: usize, sp: usize, gas: i64): i32 {
  gasAfter = gas
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
  gasAfter = gas
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
    gasAfter = gas - growth
    return announce(kind, self, target, passedValue, input, inputLength, passed, refusal)
  }
  isAnnounced = false

  left -= forwarded
  if (rules.fork >= Fork.BERLIN) {
    state.addFlags(target, Flag.WARM)
    state.addFlags(codeAccount, Flag.WARM)
  }
  const result = outputSize
  store<u32>(frame, 0, Frame.RETURN_DATA_LENGTH)
  if (refusal != Refusal.NONE) {
    u256.setSmall(result, 0)
    gasAfter = left + passed
    stackAfter = result
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
  fuel -= 20
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

/** Returns whether a call would move wei out of a frame that may not write. */
@inline
function isForbiddenTransfer(kind: i32, sp: usize): bool {
  return isStatic && kind == FrameKind.CALL && !u256.isZero(sp - 64)
}

// Results of `priceCall` besides the gas
/** Gas for the growth of memory. */
let pricedGrowth: i64 = 0
/** Gas that the call passes on, -1 if there is not enough gas for it. */
let pricedForward: i64 = 0
let pricedTarget: usize = 0
/** Account whose code runs: the target, or the account to which it delegates (EIP-7702). */
let pricedCodeAccount: usize = 0

/** Prices a call, without the gas that it passes on of the gas that is available. */
function priceCall(kind: i32, sp: usize, available: i64): i32 {
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

// Creations

/** Writes the address of CREATE to `scratch`: the hash of the RLP list of the creator and its nonce. */
function createdAddress(creator: usize, nonce: u64): void {
  store<u8>(preimage + 1, 0x94)
  for (let i: usize = 0; i < 20; i++) store<u8>(preimage + 2 + i, load<u8>(creator + 19 - i))
  let length: usize = 22
  if (nonce == 0) {
    store<u8>(preimage + length++, 0x80)
  } else if (nonce < 0x80) {
    store<u8>(preimage + length++, <u8>nonce)
  } else {
    const bytes: usize = 8 - <usize>(clz(nonce) >> 3)
    store<u8>(preimage + length++, <u8>(0x80 + bytes))
    for (let i = bytes; i > 0; i--) store<u8>(preimage + length++, <u8>(nonce >> (<u64>(i - 1) << 3)))
  }
  store<u8>(preimage, <u8>(0xc0 + length - 1))
  keccak.hash(hashBytes, preimage, length)
  takeAddress()
}

/** Writes the address of CREATE2 to `scratch`: the hash of 0xff, the creator, the salt and the hash of the init code (EIP-1014). */
function createdAddress2(creator: usize, salt: usize, initCode: usize, length: usize): void {
  keccak.hash(hashBytes, initCode, length)
  store<u8>(preimage, 0xff)
  for (let i: usize = 0; i < 20; i++) store<u8>(preimage + 1 + i, load<u8>(creator + 19 - i))
  u256.storeBigEndian(preimage + 21, salt)
  copyDisjoint(preimage + 53, hashBytes, 32)
  keccak.hash(hashBytes, preimage, 85)
  takeAddress()
}

/** Makes the last 20 bytes of the hash the address in `scratch`. */
function takeAddress(): void {
  u256.loadBigEndian(scratch, hashBytes)
  store<u32>(scratch, 0, 20)
  store<u64>(scratch, 0, 24)
}

/** Runs CREATE or CREATE2, as `call` runs calls. */
function create(kind: i32, ip: usize, sp: usize, gas: i64): i32 {
  gasAfter = gas
  if (fuel < 0) return stop(Action.SLICE_OVER)
  if (isStatic) return halt(Halt.WRITE_PROTECTION, ip)
  const value = sp
  const offset = sp - 32
  const size = sp - 64
  const result = kind == FrameKind.CREATE2 ? sp - 96 : size
  const cost = creationGas(kind, sp)
  const codeLength = load<u64>(size)
  if (cost < UNPAYABLE && rules.fork >= Fork.SHANGHAI && codeLength > <u64>rules.maximumInitCodeSize) return halt(Halt.INIT_CODE_TOO_LARGE, ip)
  const how = chargeMemory(cost, ip, sp, gas)
  if (how != GO_ON) return how
  const left = gasAfter
  const growth = cost - initCodeGas(kind, codeLength)
  gasAfter = gas
  const nonce = load<u64>(self, Account.NONCE)
  const initCode = memoryStart + (codeLength == 0 ? 0 : <usize>load<u64>(offset))
  const forwarded = rules.fork >= Fork.TANGERINE_WHISTLE ? left - left / 64 : left
  let refusal =
    frames.depth > frames.MAXIMUM_DEPTH
      ? Refusal.TOO_DEEP
      : u256.lessThan(self + Account.BALANCE, value)
        ? Refusal.INSUFFICIENT_BALANCE
        : nonce == u64.MAX_VALUE
          ? Refusal.NONCE_OVERFLOW
          : Refusal.NONE
  if (refusal != Refusal.NONE) {
    if (isObserved && !isAnnounced) {
      if (kind == FrameKind.CREATE2) createdAddress2(self, sp - 96, initCode, <usize>codeLength)
      else createdAddress(self, nonce)
      gasAfter = gas - growth
      return announce(kind, self, scratch, value, initCode, <u32>codeLength, forwarded, refusal)
    }
    isAnnounced = false
    store<u32>(frame, 0, Frame.RETURN_DATA_LENGTH)
    u256.setSmall(result, 0)
    gasAfter = left
    stackAfter = result
    return GO_ON
  }
  fuel -= <i64>codeLength
  if (kind == FrameKind.CREATE2) createdAddress2(self, sp - 96, initCode, <usize>codeLength)
  else createdAddress(self, nonce)
  const created = state.accountOf(scratch)
  if (created == 0) return stop(Action.OUT_OF_MEMORY)
  if (!state.has(created, Flag.LOADED)) {
    gasAfter = gas - growth
    return needs(Action.NEED_ACCOUNT, created)
  }
  if (!state.reserveJournal(12)) return stop(Action.OUT_OF_MEMORY)
  if (isObserved && !isAnnounced) {
    gasAfter = gas - growth
    refusal = isOccupied(created) ? Refusal.COLLISION : Refusal.NONE
    return announce(kind, self, created, value, initCode, <u32>codeLength, forwarded, refusal)
  }
  isAnnounced = false

  store<u32>(frame, 0, Frame.RETURN_DATA_LENGTH)
  state.setNonce(self, nonce + 1)
  state.addFlags(self, Flag.DIRTY)
  if (rules.fork >= Fork.BERLIN) state.addFlags(created, Flag.WARM)
  store<u32>(frame, <u32>(ip + codes.INSTRUCTION), Frame.INSTRUCTION_POINTER)
  store<u32>(frame, <u32>result, Frame.STACK_POINTER)
  store<i64>(frame, left - forwarded, Frame.GAS)
  return enterCreation(kind, self, created, value, initCode, <u32>codeLength, forwarded)
}

/** Returns the gas of CREATE or CREATE2. */
@inline
function creationGas(kind: i32, sp: usize): i64 {
  return withGrowth(memoryCost(sp - 32, sp - 64), initCodeGas(kind, load<u64>(sp - 64)))
}

/** Returns the gas for the length of init code: EIP-3860, and the hash of CREATE2. */
@inline
function initCodeGas(kind: i32, length: u64): i64 {
  const words = wordsOf(length)
  return (rules.fork >= Fork.SHANGHAI ? rules.INIT_CODE_WORD * words : 0) + (kind == FrameKind.CREATE2 ? rules.KECCAK_WORD * words : 0)
}

/** Returns whether an account prevents a creation at its address (EIP-684, EIP-7610). */
@inline
function isOccupied(account: usize): bool {
  return load<u64>(account, Account.NONCE) != 0 || load<u32>(account, Account.CODE_SIZE) != 0 || state.has(account, Flag.HAS_STORAGE)
}

/** Opens the frame of init code. The journal has space for it. A collision uses all of its gas. */
function enterCreation(kind: i32, creator: usize, created: usize, value: usize, initCode: usize, length: u32, gas: i64): i32 {
  if (isOccupied(created)) {
    haltReason = Halt.ADDRESS_COLLISION
    if (frames.depth == 0) {
      ending = Ending.HALTED
      gasLeft = 0
      outputLength = 0
      return stop(Action.DONE)
    }
    u256.setSmall(<usize>load<u32>(frame, Frame.STACK_POINTER), 0)
    gasAfter = load<i64>(frame, Frame.GAS)
    stackAfter = <usize>load<u32>(frame, Frame.STACK_POINTER)
    return GO_ON
  }
  const journal = state.checkpoint()
  const record = codes.newCode(length)
  if (record == 0) return stop(Action.OUT_OF_MEMORY)
  copyDisjoint(codes.bytesOf(record), initCode, <usize>length)
  const opened = codes.decode(record, rules.fork, isStepwise) ? frames.openFrame() : 0
  if (opened == 0) {
    codes.releaseCode(record)
    return stop(Action.OUT_OF_MEMORY)
  }
  u256.copy(opened + Frame.VALUE, value)
  store<u32>(opened, <u32>created, Frame.SELF)
  store<u32>(opened, <u32>creator, Frame.CALLER)
  store<u32>(opened, <u32>created, Frame.CODE_ACCOUNT)
  store<u32>(opened, <u32>record, Frame.CODE_RECORD)
  store<u32>(opened, 1, Frame.OWNS_CODE)
  store<i32>(opened, kind, Frame.KIND)
  store<u32>(opened, 0, Frame.IS_STATIC)
  store<u32>(opened, <u32>initCode, Frame.INPUT)
  store<u32>(opened, 0, Frame.INPUT_LENGTH)
  store<u32>(opened, 0, Frame.OUTPUT_LENGTH)
  store<u32>(opened, journal, Frame.JOURNAL)
  store<u32>(opened, <u32>state.logsEnd(), Frame.LOGS)
  store<i64>(opened, refund, Frame.REFUND)
  store<i64>(opened, gas, Frame.GAS)
  store<u32>(opened, <u32>codes.instructionsOf(record), Frame.INSTRUCTION_POINTER)
  // EIP-6780 and the storage: a new account has no slot that the tables do not hold.
  state.addFlags(created, Flag.EXISTS | Flag.DIRTY | Flag.CREATED | Flag.STORAGE_RESIDENT | Flag.TOUCHED)
  if (rules.fork >= Fork.SPURIOUS_DRAGON) state.setNonce(created, 1)
  transfer(creator, created, value)
  return SWITCHED
}

// Storage

/** Slot that `reachSlot` has found. */
let reachedSlot: usize = 0

/** Finds the slot of the current account whose number is at `key`. */
@inline
function reachSlot(key: usize): i32 {
  const slot = state.slotOf(self, key)
  if (slot == 0) return stop(Action.OUT_OF_MEMORY)
  if ((load<u32>(slot, Slot.FLAGS) & Flag.LOADED) == 0) return needs(Action.NEED_SLOT, slot)
  reachedSlot = slot
  return GO_ON
}

/** Prices SLOAD. */
@inline
function priceLoad(sp: usize): i32 {
  const how = reachSlot(sp)
  if (how != GO_ON) return how
  const isCold = rules.fork >= Fork.BERLIN && (load<u32>(reachedSlot, Slot.FLAGS) & Flag.WARM) == 0
  return price(isCold ? rules.COLD_SLOT_SURCHARGE : 0)
}

/** Runs SLOAD. The value replaces the slot's number on the stack. */
function loadSlot(ip: usize, sp: usize, gas: i64): i32 {
  if (fuel < 0) return stop(Action.SLICE_OVER)
  fuel -= 2
  const how = priceLoad(sp)
  if (how != GO_ON) return how
  const slot = reachedSlot
  if (pricedGas > gas) return haltUnpaid(ip, sp, gas)
  gasAfter = gas - pricedGas
  if (!state.reserveJournal(1)) return stop(Action.OUT_OF_MEMORY)
  if (rules.fork >= Fork.BERLIN) state.setSlotFlags(slot, load<u32>(slot, Slot.FLAGS) | Flag.WARM)
  u256.copy(sp, slot + Slot.VALUE)
  return GO_ON
}

/** Slot of the last write that the host observes, and its value before. */
export let writtenSlot: usize = 0
export const overwritten = memory.data(32)

/** Returns whether a write needs more gas than there is, so that a call with the stipend alone cannot write (EIP-2200). */
@inline
function isSentry(gas: i64): bool {
  return rules.fork >= Fork.ISTANBUL && gas <= rules.CALL_STIPEND
}

/** Runs SSTORE. */
function storeSlot(ip: usize, sp: usize, gas: i64): i32 {
  if (isStatic) return halt(Halt.WRITE_PROTECTION, ip)
  if (isSentry(gas)) return halt(Halt.SENTRY, ip)
  const how = priceStore(sp)
  if (how != GO_ON) return how
  const slot = reachedSlot
  if (pricedGas > gas) return haltUnpaid(ip, sp, gas)
  gasAfter = gas - pricedGas
  if (!state.reserveJournal(3)) return stop(Action.OUT_OF_MEMORY)
  refund += pricedRefund
  const value = sp - 32
  const current = slot + Slot.VALUE
  if (areWritesObserved) {
    writtenSlot = slot
    u256.copy(overwritten, current)
  }
  state.setSlotFlags(slot, load<u32>(slot, Slot.FLAGS) | Flag.WARM | Flag.DIRTY)
  if (!u256.equals(current, value)) state.setWord(current, value)
  return GO_ON
}

/** Refund of a write, computed by `priceStore`. */
let pricedRefund: i64 = 0

/** Prices SSTORE, and computes its refund: EIP-1283, EIP-2200, EIP-2929 and EIP-3529. */
@inline
function priceStore(sp: usize): i32 {
  const how = reachSlot(sp)
  if (how != GO_ON) return how
  const slot = reachedSlot
  const value = sp - 32
  const current = slot + Slot.VALUE
  let cost: i64 = 0
  let refunded: i64 = 0
  if (rules.fork >= Fork.ISTANBUL || rules.fork == Fork.CONSTANTINOPLE) {
    const original = slot + Slot.ORIGINAL
    const isBerlin = rules.fork >= Fork.BERLIN
    const access: i64 = isBerlin ? rules.WARM_ACCESS : rules.fork >= Fork.ISTANBUL ? 800 : 200
    const reset: i64 = isBerlin ? 5000 - rules.COLD_SLOT : 5000
    const clears: i64 = rules.fork >= Fork.LONDON ? 4800 : 15000
    if (isBerlin && (load<u32>(slot, Slot.FLAGS) & Flag.WARM) == 0) cost = rules.COLD_SLOT
    if (u256.equals(current, value)) {
      cost += access
    } else if (u256.equals(original, current)) {
      if (u256.isZero(original)) cost += 20000
      else {
        cost += reset
        if (u256.isZero(value)) refunded = clears
      }
    } else {
      cost += access
      if (!u256.isZero(original)) {
        if (u256.isZero(current)) refunded -= clears
        else if (u256.isZero(value)) refunded += clears
      }
      if (u256.equals(original, value)) refunded += u256.isZero(original) ? 20000 - access : reset - access
    }
  } else if (u256.isZero(current) && !u256.isZero(value)) {
    cost = 20000
  } else {
    cost = 5000
    if (!u256.isZero(current) && u256.isZero(value)) refunded = 15000
  }
  pricedRefund = refunded
  return price(cost)
}

// Accounts that code asks about

/** Account that `priceAccount` has found. */
let reachedAccount: usize = 0

/** Finds the account whose address is at `address`, and prices the access to it. */
function priceAccount(address: usize): i32 {
  const account = state.accountOf(address)
  if (account == 0) return stop(Action.OUT_OF_MEMORY)
  if (!state.has(account, Flag.LOADED)) return needs(Action.NEED_ACCOUNT, account)
  reachedAccount = account
  return price(coldSurcharge(account))
}

/** Charges for the access to the account whose address is on top of the stack. Leaves it in `reachedAccount`. */
function reachAccount(ip: usize, sp: usize, gas: i64): i32 {
  const how = priceAccount(sp)
  return how == GO_ON ? chargeAccount(ip, sp, gas) : how
}

/** Charges the price of an instruction that accesses `reachedAccount`, and makes the account warm. */
@inline
function chargeAccount(ip: usize, sp: usize, gas: i64): i32 {
  if (!state.reserveJournal(1)) return stop(Action.OUT_OF_MEMORY)
  const how = charge(pricedGas, ip, sp, gas)
  if (how == GO_ON && rules.fork >= Fork.BERLIN) state.addFlags(reachedAccount, Flag.WARM)
  return how
}

/** Prices EXTCODECOPY. Gas that does not suffice for the copy does not reach the account. */
function priceCodeCopy(sp: usize, available: i64): i32 {
  const copy = copyGas(sp - 32, sp - 96)
  if (copy >= UNPAYABLE || copy > available) return price(copy)
  const how = priceAccount(sp)
  return how == GO_ON ? price(copy + pricedGas) : how
}

/** Runs EXTCODECOPY. */
function copyAccountCode(ip: usize, sp: usize, gas: i64): i32 {
  reachedAccount = 0
  let how = priceCodeCopy(sp, gas)
  if (how != GO_ON) return how
  const account = reachedAccount
  if (account == 0) return charge(pricedGas, ip, sp, gas)
  if (load<u32>(account, Account.CODE_SIZE) != 0 && load<u32>(account, Account.CODE) == 0) return needs(Action.NEED_CODE, account)
  const length = wantedLength
  how = chargeAccount(ip, sp, gas)
  if (how != GO_ON) return how
  if (!grow(length)) return stopFull(length)
  const record = <usize>load<u32>(account, Account.CODE)
  const source: usize = record == 0 ? 0 : codes.bytesOf(record)
  copyPadded(sp - 32, sp - 64, load<u64>(sp - 96), source, record == 0 ? 0 : codes.lengthOf(record))
  return GO_ON
}

/** Account that receives the balance of a contract that runs SELFDESTRUCT, 0 at other endings; and that balance. */
export let beneficiary: usize = 0
export const destroyedBalance = memory.data(32)

/** Prices SELFDESTRUCT. Leaves the beneficiary in `reachedAccount`. */
function priceDestruction(sp: usize): i32 {
  const account = state.accountOf(sp)
  if (account == 0) return stop(Action.OUT_OF_MEMORY)
  if (!state.has(account, Flag.LOADED)) return needs(Action.NEED_ACCOUNT, account)
  let cost: i64 = 0
  if (rules.fork >= Fork.BERLIN && !isWarm(account)) cost += rules.COLD_ACCOUNT
  if (rules.fork >= Fork.SPURIOUS_DRAGON) {
    if (!u256.isZero(self + Account.BALANCE) && state.isEmpty(account)) cost += rules.NEW_ACCOUNT
  } else if (rules.fork >= Fork.TANGERINE_WHISTLE && !state.has(account, Flag.EXISTS)) cost += rules.NEW_ACCOUNT
  reachedAccount = account
  return price(cost)
}

/** Runs SELFDESTRUCT: without a gas cost before EIP-150, and since EIP-6780 removing only contracts created in the same transaction. */
function selfDestruct(ip: usize, sp: usize, gas: i64): i32 {
  if (isStatic) return halt(Halt.WRITE_PROTECTION, ip)
  let how = priceDestruction(sp)
  if (how != GO_ON) return how
  const account = reachedAccount
  how = charge(pricedGas, ip, sp, gas)
  if (how != GO_ON) return how
  if (!state.reserveJournal(8)) return stop(Action.OUT_OF_MEMORY)
  if (rules.fork >= Fork.BERLIN) state.addFlags(account, Flag.WARM)
  if (rules.fork < Fork.LONDON && !state.has(self, Flag.DESTROYED)) refund += rules.SELFDESTRUCT_REFUND
  const hasWei = !u256.isZero(self + Account.BALANCE)
  const isDestroyed = rules.fork < Fork.CANCUN || state.has(self, Flag.CREATED)
  beneficiary = account
  u256.copy(destroyedBalance, self + Account.BALANCE)
  if (account != self) {
    u256.copy(scratch, self + Account.BALANCE)
    transfer(self, account, scratch)
    // Before EIP-158 a beneficiary was created also when it received nothing.
    if (rules.fork < Fork.SPURIOUS_DRAGON) state.addFlags(account, Flag.EXISTS | Flag.DIRTY)
    touch(account)
  } else if (isDestroyed && hasWei) {
    // The balance of a contract that names itself is burnt.
    state.keepBalance(self)
    u256.setSmall(self + Account.BALANCE, 0)
  }
  if (isDestroyed) state.addFlags(self, Flag.DESTROYED | Flag.DIRTY)
  return endFrame(Ending.RETURNED, gasAfter, 0, 0)
}

// Copies

/**
 * Copies `size` bytes from `offset` (a word) of a source to memory at `to` (a word), which is large enough. Bytes beyond the end of the source are
 * zero.
 */
function copyPadded(to: usize, offset: usize, size: u64, source: usize, sourceLength: u32): void {
  if (size == 0) return
  const target = memoryStart + <usize>load<u64>(to)
  const from = u256.isSmall(offset) ? load<u64>(offset) : u64.MAX_VALUE
  const available: u64 = from < <u64>sourceLength ? min(<u64>sourceLength - from, size) : 0
  if (available > 0) copyDisjoint(target, source + <usize>from, <usize>available)
  if (available < size) memory.fill(target + <usize>available, 0, <usize>(size - available))
  fuel -= <i64>(size >> 8)
}

/** Returns the gas of a copy to memory, without that of the source. */
@inline
function copyGas(to: usize, size: usize): i64 {
  return withGrowth(memoryCost(to, size), rules.COPY_WORD * wordsOf(load<u64>(size)))
}

/** Charges for a copy to memory at the offset on the stack of `size` bytes (a word), and grows memory. */
function prepareCopy(sp: usize, size: usize, ip: usize, gas: i64): i32 {
  if (fuel < 0) return stop(Action.SLICE_OVER)
  return chargeMemory(copyGas(sp, size), ip, sp, gas)
}

/** Returns the gas of MCOPY. */
@inline
function moveGas(sp: usize): i64 {
  return withGrowth(memoryCostOfBoth(sp, sp - 64, sp - 32, sp - 64), rules.COPY_WORD * wordsOf(load<u64>(sp - 64)))
}

/** Runs MCOPY. */
function copyMemory(ip: usize, sp: usize, gas: i64): i32 {
  if (fuel < 0) return stop(Action.SLICE_OVER)
  const size = sp - 64
  const how = chargeMemory(moveGas(sp), ip, sp, gas)
  if (how != GO_ON) return how
  if (!u256.isZero(size)) {
    memory.copy(memoryStart + <usize>load<u64>(sp), memoryStart + <usize>load<u64>(sp - 32), <usize>load<u64>(size))
  }
  fuel -= <i64>(load<u64>(size) >> 8)
  return GO_ON
}

/** Runs RETURNDATACOPY. Reading beyond the data halts (EIP-211). */
function copyReturnData(ip: usize, sp: usize, gas: i64): i32 {
  const offset = sp - 32
  const size = sp - 64
  if (fuel < 0) return stop(Action.SLICE_OVER)
  const cost = copyGas(sp, size)
  const length = wantedLength
  const how = charge(cost, ip, sp, gas)
  if (how != GO_ON) return how
  if (isBeyondReturnData(sp)) return halt(Halt.RETURN_DATA_OUT_OF_BOUNDS, ip)
  if (!grow(length)) return stopFull(length)
  copyPadded(sp, offset, load<u64>(size), <usize>load<u32>(frame, Frame.RETURN_DATA), load<u32>(frame, Frame.RETURN_DATA_LENGTH))
  return GO_ON
}

/** Returns whether a RETURNDATACOPY reads beyond the data. */
@inline
function isBeyondReturnData(sp: usize): bool {
  const available = <u64>load<u32>(frame, Frame.RETURN_DATA_LENGTH)
  const from = load<u64>(sp - 32)
  if (!u256.isSmall(sp - 32) || from > available) return true
  return !u256.isSmall(sp - 64) || load<u64>(sp - 64) > available - from
}

// Hashes

/** Bytes of the input of KECCAK256 that previous slices have absorbed. */
let absorbed: usize = 0
const BLOCKS_A_SLICE: usize = 10_000

/** Returns the gas of KECCAK256. */
@inline
function hashGas(sp: usize): i64 {
  return withGrowth(memoryCost(sp, sp - 32), rules.KECCAK_WORD * wordsOf(load<u64>(sp - 32)))
}

/** Runs KECCAK256. The offset is removed from the stack, the hash replaces the size. */
function hashMemory(ip: usize, sp: usize, gas: i64): i32 {
  if (fuel < 0) return stop(Action.SLICE_OVER)
  const size = sp - 32
  if (absorbed == 0) {
    const how = chargeMemory(hashGas(sp), ip, sp, gas)
    if (how != GO_ON) return how
    chargedGas = gasAfter
    keccak.begin()
  }
  const length = <usize>load<u64>(size)
  const from = memoryStart + (length == 0 ? 0 : <usize>load<u64>(sp))
  absorbed += keccak.absorb(from + absorbed, length - absorbed, BLOCKS_A_SLICE)
  // The gas of the frame is what it was, and is set when the hash is done.
  if (length - absorbed >= 136) return stop(Action.SLICE_OVER)
  gasAfter = chargedGas
  keccak.finish(hashBytes, from + absorbed, length - absorbed)
  fuel -= <i64>(length >> 3) + 16
  absorbed = 0
  u256.loadBigEndian(size, hashBytes)
  return GO_ON
}

/** Gas left after the charge for a hash, which may take several slices. */
let chargedGas: i64 = 0

// Logs

/** Returns the gas of a log without that of its topics. */
@inline
function logGas(sp: usize): i64 {
  return withGrowth(memoryCost(sp, sp - 32), rules.LOG_BYTE * load<i64>(sp - 32))
}

function emitLog(topics: u32, ip: usize, sp: usize, gas: i64): i32 {
  if (isStatic) return halt(Halt.WRITE_PROTECTION, ip)
  if (fuel < 0) return stop(Action.SLICE_OVER)
  const how = chargeMemory(logGas(sp), ip, sp, gas)
  if (how != GO_ON) return how
  const length = load<u64>(sp - 32)
  const log = state.addLog(topics, <u32>length)
  if (log == 0) return stop(Action.OUT_OF_MEMORY)
  setAddress(log, self)
  for (let i: u32 = 0; i < topics; i++) u256.copy(log + Log.TOPICS + (<usize>i << 5), sp - 64 - (<usize>i << 5))
  if (length > 0) copyDisjoint(log + Log.TOPICS + (<usize>topics << 5), memoryStart + <usize>load<u64>(sp), <usize>length)
  fuel -= <i64>(length >> 8) + 4
  return GO_ON
}

/** Runs BLOCKHASH. */
function blockHash(sp: usize): i32 {
  if (!u256.isSmall(sp) || !u256.isSmall(env.fields + Environment.NUMBER)) {
    u256.setSmall(sp, 0)
    return GO_ON
  }
  const number = load<u64>(sp)
  const current = load<u64>(env.fields + Environment.NUMBER)
  if (number >= current || current - number > 256) {
    u256.setSmall(sp, 0)
    return GO_ON
  }
  if (!isAnswered) return fuel < 0 ? stop(Action.SLICE_OVER) : needs(Action.NEED_BLOCK_HASH, sp)
  isAnswered = false
  u256.copy(sp, answer)
  return GO_ON
}

/** Continues after the host has written a word to `answer`. */
export function provideAnswer(): void {
  isAnswered = true
}

/** Bytes of a full stack. */
const STACK_BYTES: i32 = 32 * 1024

/**
 * Ends the loop over instructions, because another frame runs or the run stops. If the frame has not ended, the instruction at `ip` is run again. A
 * precompile that waits for the host keeps its own gas.
 */
function suspend(how: i32, ip: usize, sp: usize, gas: i64): i32 {
  if (how == SWITCHED || how == stop(Action.DONE) || load<u32>(frame, Frame.CODE_RECORD) == 0) return how
  store<u32>(frame, <u32>ip, Frame.INSTRUCTION_POINTER)
  store<u32>(frame, <u32>sp, Frame.STACK_POINTER)
  store<i64>(frame, gas, Frame.GAS)
  return how
}

/**
 * Ends the frame whose next block cannot run. If the reason is reported, the block runs step by step up to the instruction that fails, because `gas`
 * is that after the whole block.
 */
function refuseBlock(gas: i64, height: i32, ip: usize): i32 {
  if (!codes.isStepwise(code) && (isObserved || frames.depth == 1)) {
    return runStepwise(load<u32>(ip, 12), stackBase + height - 32, gas + <i64>load<u32>(ip, 4))
  }
  const needed = <i32>load<u16>(ip, 8)
  haltHeight = <u32>height >> 5
  haltNeeds = <u32>needed >> 5
  const reason =
    height < needed
      ? Halt.STACK_UNDERFLOW
      : height + <i32>load<u16>(ip, 10) > STACK_BYTES
        ? Halt.STACK_OVERFLOW
        : Halt.OUT_OF_GAS
  return halt(reason, ip + codes.INSTRUCTION)
}

/**
 * Halts at an instruction that lacks gas after the gas of the rest of its block is charged. If the reason is reported, it runs again without that
 * charge, because an earlier instruction may fail for another reason.
 */
function haltUnpaid(ip: usize, sp: usize, gas: i64): i32 {
  if (codes.isStepwise(code) || (!isObserved && frames.depth > 1)) return halt(Halt.OUT_OF_GAS, ip)
  const position = load<u32>(ip, 4)
  return runStepwise(position, sp, gas + codes.gasOfRest(code, position))
}

/** Continues in the same code, decoded stepwise, at the position of an instruction. */
function runStepwise(position: u32, sp: usize, gas: i64): i32 {
  fuel -= <i64>codes.lengthOf(code)
  let record = code
  if (load<u32>(frame, Frame.OWNS_CODE) == 0) record = codes.stepwiseOf(code, rules.fork)
  else if (!codes.decode(code, rules.fork, true)) record = 0
  if (record == 0) return stop(Action.OUT_OF_MEMORY)
  store<u32>(frame, <u32>record, Frame.CODE_RECORD)
  store<u32>(frame, <u32>codes.stepAt(record, position), Frame.INSTRUCTION_POINTER)
  store<u32>(frame, <u32>sp, Frame.STACK_POINTER)
  store<i64>(frame, gas, Frame.GAS)
  return SWITCHED
}

/** Runs RETURN or REVERT. */
function leave(ending: u32, ip: usize, sp: usize, gas: i64): i32 {
  const how = chargeMemory(memoryCost(sp, sp - 32), ip, sp, gas)
  if (how != GO_ON) return how
  const size = load<u32>(sp - 32)
  return endFrame(ending, gasAfter, size == 0 ? memoryStart : memoryStart + <usize>load<u64>(sp), size)
}

/** Returns the instructions at the position on the stack, 0 unless it is a JUMPDEST. */
@inline
function jumpTarget(position: usize): usize {
  if (!u256.isSmall(position) || load<u64>(position) >= <u64>codes.lengthOf(code)) return 0
  return codes.destinationAt(code, <usize>load<u64>(position))
}

@inline
function isInMemory(offset: usize, size: u64): bool {
  const at = load<u64>(offset)
  return u256.isSmall(offset) && at < <u64>memoryLength && at + size <= <u64>memoryLength
}

/** Returns the gas for memory of `size` bytes at the offset on the stack. */
@inline
function wordGas(sp: usize, size: u64): i64 {
  return u256.isSmall(sp) ? memoryCostTo(load<u64>(sp), size) : UNADDRESSABLE
}

/** Grows memory for `size` bytes at the offset on the stack. */
function touchMemory(sp: usize, size: u64, ip: usize, gas: i64): i32 {
  return chargeMemory(wordGas(sp, size), ip, sp, gas)
}

/** Pushes a copy of the n-th item, counted from the top. Returns the stack pointer. */
@inline
function dup(sp: usize, n: usize): usize {
  u256.copy(sp + 32, sp + 32 - (n << 5))
  return sp + 32
}

/** Exchanges the top with the item that is n items below it. */
@inline
function swap(a: usize, n: usize): void {
  const b = a - (n << 5)
  const a0 = load<u64>(a)
  const a1 = load<u64>(a, 8)
  const a2 = load<u64>(a, 16)
  const a3 = load<u64>(a, 24)
  u256.copy(a, b)
  store<u64>(b, a0)
  store<u64>(b, a1, 8)
  store<u64>(b, a2, 16)
  store<u64>(b, a3, 24)
}

/** Returns the number of bytes of the exponent of EXP. */
@inline
function exponentBytes(sp: usize): i64 {
  return <i64>((u256.bitLength(sp - 32) + 7) >> 3)
}

/** Returns the gas of EXP, which is higher since EIP-160. */
@inline
function exponentGas(sp: usize): i64 {
  return (rules.fork >= Fork.SPURIOUS_DRAGON ? 50 : 10) * exponentBytes(sp)
}

const inputWord = memory.data(32)

/** Runs CALLDATALOAD. */
function loadInput(sp: usize): void {
  const length = <u64>load<u32>(frame, Frame.INPUT_LENGTH)
  const from = load<u64>(sp)
  if (!u256.isSmall(sp) || from >= length) return u256.setSmall(sp, 0)
  const input = <usize>load<u32>(frame, Frame.INPUT) + <usize>from
  if (length - from >= 32) return u256.loadBigEndian(sp, input)
  u256.setSmall(inputWord, 0)
  copyDisjoint(inputWord, input, <usize>(length - from))
  u256.loadBigEndian(sp, inputWord)
}

// Steps that the host watches

/** Byte for each opcode, written by the host: whether the run stops before it. */
export const watchedOpcodes = memory.data(256)

/** Next instruction, at a STEP: its fields are those of `Step`. */
export const stepRecord = memory.data(Step.SIZE)
// Its `BASE_COST`, `COST` and `REFUND`
let stepBase: i64 = 0
let stepGas: i64 = 0
let stepRefund: i64 = 0

/** Prices the next instruction and writes its record for the host. Returns GO_ON, or the action that the price needs. */
function recordStep(ip: usize, sp: usize, gas: i64): i32 {
  const op = <u32>load<u64>(ip, 8)
  const how = priceStep(op, sp, gas)
  if (how != GO_ON) return how
  store<u32>(stepRecord, load<u32>(ip, 4), Step.PC)
  store<u32>(stepRecord, op, Step.OPCODE)
  store<u32>(stepRecord, frames.depth, Step.DEPTH)
  store<u32>(stepRecord, <u32>(sp + 32 - stackBase) >> 5, Step.HEIGHT)
  store<u32>(stepRecord, <u32>frame, Step.FRAME)
  store<u32>(stepRecord, memoryLength, Step.MEMORY_LENGTH)
  store<i64>(stepRecord, gas, Step.GAS)
  store<i64>(stepRecord, stepGas, Step.COST)
  store<i64>(stepRecord, stepBase, Step.BASE_COST)
  store<i64>(stepRecord, stepRefund, Step.REFUND)
  return GO_ON
}

@inline
function isLog(op: u32): bool {
  return op >= <u32>Op.LOG0 && op <= <u32>Op.LOG4
}

function baseGas(op: u32): i64 {
  if (!opcodes.isDefined(op)) return 0
  // Topics are operands.
  if (isLog(op)) return 375
  if (rules.fork < Fork.BERLIN) return opcodes.staticGas(op)
  switch (op) {
    case Op.BALANCE:
    case Op.EXTCODESIZE:
    case Op.EXTCODECOPY:
    case Op.EXTCODEHASH:
    case Op.SLOAD:
    case Op.CALL:
    case Op.CALLCODE:
    case Op.DELEGATECALL:
    case Op.STATICCALL:
      // EIP-2929: warm or cold.
      return 0
    default:
      return opcodes.staticGas(op)
  }
}

/**
 * Computes the cost of the next instruction before it runs. An instruction that fails for another reason than its gas is priced as if it had no
 * operands.
 */
function priceStep(op: u32, sp: usize, gas: i64): i32 {
  stepBase = baseGas(op)
  stepGas = stepBase
  stepRefund = refund
  // A log is priced by its memory alone, whether or not its topics are there.
  const operands = isLog(op) ? 2 : opcodes.stackTaken(op)
  if (!opcodes.isDefined(op) || sp + 32 < stackBase + (<usize>operands << 5)) return GO_ON
  const fixed = <i64>opcodes.staticGas(op)
  const how = priceOperands(op, sp, gas - fixed)
  if (how == GO_ON && isPriced) {
    stepGas = pricedGas >= UNPAYABLE ? pricedGas : fixed + pricedGas
    if (op == Op.SSTORE) stepRefund += pricedRefund
  }
  return how
}

/** Whether the last `priceOperands` knows a price. */
let isPriced = false

@inline
function unpriced(): i32 {
  isPriced = false
  return GO_ON
}

/** Prices what depends on operands and state, with the functions that also charge for it. `gas` is that after the fixed part. */
function priceOperands(op: u32, sp: usize, gas: i64): i32 {
  isPriced = true
  switch (op) {
    case Op.EXP:
      return price(exponentGas(sp))
    case Op.KECCAK256:
      return price(hashGas(sp))
    case Op.RETURNDATACOPY:
      return isBeyondReturnData(sp) ? unpriced() : price(copyGas(sp, sp - 64))
    case Op.CALLDATACOPY:
    case Op.CODECOPY:
      return price(copyGas(sp, sp - 64))
    case Op.MCOPY:
      return price(moveGas(sp))
    case Op.BALANCE:
    case Op.EXTCODESIZE:
    case Op.EXTCODEHASH:
      return priceAccount(sp)
    case Op.EXTCODECOPY:
      return priceCodeCopy(sp, i64.MAX_VALUE)
    case Op.MLOAD:
    case Op.MSTORE:
      return price(wordGas(sp, 32))
    case Op.MSTORE8:
      return price(wordGas(sp, 1))
    case Op.SLOAD:
      return priceLoad(sp)
    case Op.SSTORE:
      return isStatic || isSentry(gas) ? unpriced() : priceStore(sp)
    case Op.LOG0:
    case Op.LOG1:
    case Op.LOG2:
    case Op.LOG3:
    case Op.LOG4:
      return isStatic ? unpriced() : price(logGas(sp))
    case Op.CREATE:
      return isStatic ? unpriced() : price(creationGas(FrameKind.CREATE, sp))
    case Op.CREATE2:
      return isStatic ? unpriced() : price(creationGas(FrameKind.CREATE2, sp))
    case Op.CALL:
    case Op.CALLCODE:
    case Op.DELEGATECALL:
    case Op.STATICCALL: {
      const kind = kindOfCall(op)
      if (isForbiddenTransfer(kind, sp)) return unpriced()
      const how = priceCall(kind, sp, gas)
      return how == GO_ON && pricedForward < 0 ? unpriced() : how
    }
    case Op.RETURN:
    case Op.REVERT:
      return price(memoryCost(sp, sp - 32))
    case Op.SELFDESTRUCT:
      return isStatic ? unpriced() : priceDestruction(sp)
    default:
      return price(0)
  }
}

// Running

const PENDING_NOTHING: i32 = 0
/** Open the outermost frame. */
const PENDING_START: i32 = 1
const PENDING_DONE: i32 = 2
/** Close a frame, after the host has read its result. */
const PENDING_CLOSE: i32 = 3
/** Report to the host that a precompile run by the host has ended. */
const PENDING_SIGHT: i32 = 4
let pending: i32 = PENDING_NOTHING
let steppedOver = false

// The message that begins a run
export const messageCaller = memory.data(32)
export const messageTarget = memory.data(32)
export const messageValue = memory.data(32)
let messageInput: usize = 0
let messageInputLength: u32 = 0
let messageGas: i64 = 0
let messageKind: i32 = 0
let messageIsStatic = false

/**
 * Prepares a run: a call, or a creation at the address in `messageTarget`. The caller's balance suffices for the value. With `observed` the run stops
 * where frames open and end, with `writes` after each write to storage, with `stepwise` before each instruction.
 */
export function begin(
  kind: i32,
  input: usize,
  inputLength: u32,
  gas: i64,
  mayNotWrite: bool,
  observed: bool,
  writes: bool,
  stepwise: bool,
): void {
  messageKind = kind
  messageInput = input
  messageInputLength = inputLength
  messageGas = gas
  messageIsStatic = mayNotWrite
  isStepwise = stepwise
  isObserved = observed
  areWritesObserved = writes
  isAnnounced = false
  beneficiary = 0
  refund = 0
  haltReason = 0
  haltOpcode = 0
  outputLength = 0
  isAnswered = false
  steppedOver = false
  absorbed = 0
  precompiles.resetPrecompiles()
  pending = PENDING_START
}

/** Opens the outermost frame, when the records that it needs are loaded. */
function start(): i32 {
  const caller = state.accountOf(messageCaller)
  const target = state.accountOf(messageTarget)
  if (caller == 0 || target == 0 || !state.reserveJournal(16)) return stop(Action.OUT_OF_MEMORY)
  if (!state.has(caller, Flag.LOADED)) return needs(Action.NEED_ACCOUNT, caller)
  if (!state.has(target, Flag.LOADED)) return needs(Action.NEED_ACCOUNT, target)
  if (messageKind >= FrameKind.CREATE) {
    if (isObserved && !isAnnounced) {
      const refusal = isOccupied(target) ? Refusal.COLLISION : Refusal.NONE
      return announce(messageKind, caller, target, messageValue, messageInput, messageInputLength, messageGas, refusal)
    }
    isAnnounced = false
    pending = PENDING_NOTHING
    return enterCreation(messageKind, caller, target, messageValue, messageInput, messageInputLength, messageGas)
  }
  let codeAccount = target
  if (load<u32>(target, Account.CODE_SIZE) != 0 && load<u32>(target, Account.CODE) == 0) return needs(Action.NEED_CODE, target)
  const record = <usize>load<u32>(target, Account.CODE)
  if (rules.fork >= Fork.PRAGUE && record != 0 && codes.isDelegation(record)) {
    codeAccount = state.accountOf(readDelegate(record))
    if (codeAccount == 0) return stop(Action.OUT_OF_MEMORY)
    if (!state.has(codeAccount, Flag.LOADED)) return needs(Action.NEED_ACCOUNT, codeAccount)
    if (load<u32>(codeAccount, Account.CODE_SIZE) != 0 && load<u32>(codeAccount, Account.CODE) == 0) {
      return needs(Action.NEED_CODE, codeAccount)
    }
    // EIP-7702: the target of the transaction's own delegation is warm.
    state.addFlags(codeAccount, Flag.WARM)
  }
  if (isObserved && !isAnnounced) {
    return announce(messageKind, caller, target, messageValue, messageInput, messageInputLength, messageGas, Refusal.NONE)
  }
  isAnnounced = false
  pending = PENDING_NOTHING
  return enter(
    messageKind,
    caller,
    target,
    target,
    codeAccount,
    messageValue,
    messageInput,
    messageInputLength,
    messageGas,
    messageIsStatic,
    true,
    0,
    0,
  )
}

/** Returns the kind of the frame that an opcode of a call opens. */
function kindOfCall(op: u32): i32 {
  if (op == Op.CALL) return FrameKind.CALL
  if (op == Op.CALLCODE) return FrameKind.CALLCODE
  return op == Op.DELEGATECALL ? FrameKind.DELEGATECALL : FrameKind.STATICCALL
}

/**
 * Runs until the host is needed, a slice of work is over, or the outermost frame ends. Returns the action. `work` is the number of units of a new
 * slice, 0 to continue the current one.
 */
export function run(work: i64): i32 {
  if (work > 0) fuel = work
  let how = resume()
  return how < 0 ? ~how : execute()
}

/** Does what is pending since the last stop. */
function resume(): i32 {
  switch (pending) {
    case PENDING_START:
      return start()
    case PENDING_DONE:
      return stop(Action.DONE)
    case PENDING_SIGHT:
      pending = PENDING_CLOSE
      return stop(Action.FRAME_CLOSED)
    case PENDING_CLOSE:
      pending = PENDING_NOTHING
      beneficiary = 0
      return leaveFrame(closedEnding, closedGas, closedOutput, closedOutputLength)
    default:
      return load<u32>(frame, Frame.CODE_RECORD) == 0 ? continuePrecompile() : GO_ON
  }
}

/**
 * Runs instructions until the run stops, and returns the action. A case of the loop ends with `continue` when the next instruction follows, and with
 * `break` when another frame runs or the run stops: `how` says which.
 */
function execute(): i32 {
  loadFrame()
  let ip = <usize>load<u32>(frame, Frame.INSTRUCTION_POINTER)
  let sp = <usize>load<u32>(frame, Frame.STACK_POINTER)
  let gas = load<i64>(frame, Frame.GAS)
  let how = GO_ON
  for (; ; ip += codes.INSTRUCTION) {
    switch (<i32>load<u16>(ip)) {
      case Op.STOP: {
        how = endFrame(Ending.RETURNED, gas, 0, 0)
        break
      }
      case Op.ADD: {
        sp -= 32
        u256.add(sp, sp + 32, sp)
        continue
      }
      case Op.MUL: {
        sp -= 32
        u256.multiply(sp, sp + 32, sp)
        continue
      }
      case Op.SUB: {
        sp -= 32
        u256.subtract(sp, sp + 32, sp)
        continue
      }
      case Op.DIV: {
        sp -= 32
        u256.divide(sp, sp + 32, sp)
        continue
      }
      case Op.SDIV: {
        sp -= 32
        u256.signedDivide(sp, sp + 32, sp)
        continue
      }
      case Op.MOD: {
        sp -= 32
        u256.modulo(sp, sp + 32, sp)
        continue
      }
      case Op.SMOD: {
        sp -= 32
        u256.signedModulo(sp, sp + 32, sp)
        continue
      }
      case Op.ADDMOD: {
        sp -= 64
        u256.addModulo(sp, sp + 64, sp + 32, sp)
        continue
      }
      case Op.MULMOD: {
        sp -= 64
        u256.multiplyModulo(sp, sp + 64, sp + 32, sp)
        continue
      }
      case Op.EXP: {
        how = charge(exponentGas(sp), ip, sp, gas)
        if (how != GO_ON) break
        if (fuel < 0) {
          how = stop(Action.SLICE_OVER)
          break
        }
        gas = gasAfter
        fuel -= exponentBytes(sp) << 3
        sp -= 32
        u256.exponentiate(sp, sp + 32, sp)
        continue
      }
      case Op.SIGNEXTEND: {
        sp -= 32
        u256.signExtend(sp, sp + 32, sp)
        continue
      }
      case Op.LT: {
        sp -= 32
        u256.setSmall(sp, u64(u256.lessThan(sp + 32, sp)))
        continue
      }
      case Op.GT: {
        sp -= 32
        u256.setSmall(sp, u64(u256.lessThan(sp, sp + 32)))
        continue
      }
      case Op.SLT: {
        sp -= 32
        u256.setSmall(sp, u64(u256.signedLessThan(sp + 32, sp)))
        continue
      }
      case Op.SGT: {
        sp -= 32
        u256.setSmall(sp, u64(u256.signedLessThan(sp, sp + 32)))
        continue
      }
      case Op.EQ: {
        sp -= 32
        u256.setSmall(sp, u64(u256.equals(sp, sp + 32)))
        continue
      }
      case Op.ISZERO: {
        u256.setSmall(sp, u64(u256.isZero(sp)))
        continue
      }
      case Op.AND: {
        sp -= 32
        u256.and(sp, sp + 32, sp)
        continue
      }
      case Op.OR: {
        sp -= 32
        u256.or(sp, sp + 32, sp)
        continue
      }
      case Op.XOR: {
        sp -= 32
        u256.xor(sp, sp + 32, sp)
        continue
      }
      case Op.NOT: {
        u256.not(sp, sp)
        continue
      }
      case Op.BYTE: {
        sp -= 32
        u256.byteAt(sp, sp + 32, sp)
        continue
      }
      case Op.SHL: {
        sp -= 32
        u256.shiftLeft(sp, sp + 32, sp)
        continue
      }
      case Op.SHR: {
        sp -= 32
        u256.shiftRight(sp, sp + 32, sp)
        continue
      }
      case Op.SAR: {
        sp -= 32
        u256.shiftRightSigned(sp, sp + 32, sp)
        continue
      }
      case Op.CLZ: {
        u256.countLeadingZeros(sp, sp)
        continue
      }
      case Op.KECCAK256: {
        how = hashMemory(ip, sp, gas)
        if (how != GO_ON) break
        gas = gasAfter
        sp -= 32
        continue
      }
      case Op.ADDRESS: {
        sp += 32
        setAddress(sp, self)
        continue
      }
      case Op.BALANCE: {
        how = reachAccount(ip, sp, gas)
        if (how != GO_ON) break
        gas = gasAfter
        u256.copy(sp, reachedAccount + Account.BALANCE)
        continue
      }
      case Op.ORIGIN: {
        sp += 32
        u256.copy(sp, env.fields + Environment.ORIGIN)
        continue
      }
      case Op.CALLER: {
        sp += 32
        setAddress(sp, <usize>load<u32>(frame, Frame.CALLER))
        continue
      }
      case Op.CALLVALUE: {
        sp += 32
        u256.copy(sp, frame + Frame.VALUE)
        continue
      }
      case Op.CALLDATALOAD: {
        loadInput(sp)
        continue
      }
      case Op.CALLDATASIZE: {
        sp += 32
        u256.setSmall(sp, <u64>load<u32>(frame, Frame.INPUT_LENGTH))
        continue
      }
      case Op.CALLDATACOPY: {
        how = prepareCopy(sp, sp - 64, ip, gas)
        if (how != GO_ON) break
        gas = gasAfter
        copyPadded(sp, sp - 32, load<u64>(sp - 64), <usize>load<u32>(frame, Frame.INPUT), load<u32>(frame, Frame.INPUT_LENGTH))
        sp -= 96
        continue
      }
      case Op.CODESIZE: {
        sp += 32
        u256.setSmall(sp, <u64>codes.lengthOf(code))
        continue
      }
      case Op.CODECOPY: {
        how = prepareCopy(sp, sp - 64, ip, gas)
        if (how != GO_ON) break
        gas = gasAfter
        copyPadded(sp, sp - 32, load<u64>(sp - 64), codes.bytesOf(code), codes.lengthOf(code))
        sp -= 96
        continue
      }
      case Op.GASPRICE: {
        sp += 32
        u256.copy(sp, env.fields + Environment.GAS_PRICE)
        continue
      }
      case Op.EXTCODESIZE: {
        how = reachAccount(ip, sp, gas)
        if (how != GO_ON) break
        gas = gasAfter
        u256.setSmall(sp, <u64>load<u32>(reachedAccount, Account.CODE_SIZE))
        continue
      }
      case Op.EXTCODECOPY: {
        how = copyAccountCode(ip, sp, gas)
        if (how != GO_ON) break
        gas = gasAfter
        sp -= 128
        continue
      }
      case Op.RETURNDATASIZE: {
        sp += 32
        u256.setSmall(sp, <u64>load<u32>(frame, Frame.RETURN_DATA_LENGTH))
        continue
      }
      case Op.RETURNDATACOPY: {
        how = copyReturnData(ip, sp, gas)
        if (how != GO_ON) break
        gas = gasAfter
        sp -= 96
        continue
      }
      case Op.EXTCODEHASH: {
        how = reachAccount(ip, sp, gas)
        if (how != GO_ON) break
        gas = gasAfter
        // EIP-1052: zero for an account that does not exist or is empty.
        if (!state.has(reachedAccount, Flag.EXISTS) || state.isEmpty(reachedAccount)) u256.setSmall(sp, 0)
        else u256.copy(sp, reachedAccount + Account.CODE_HASH)
        continue
      }
      case Op.BLOCKHASH: {
        how = blockHash(sp)
        if (how != GO_ON) break
        continue
      }
      case Op.COINBASE: {
        sp += 32
        u256.copy(sp, env.fields + Environment.FEE_RECIPIENT)
        continue
      }
      case Op.TIMESTAMP: {
        sp += 32
        u256.copy(sp, env.fields + Environment.TIMESTAMP)
        continue
      }
      case Op.NUMBER: {
        sp += 32
        u256.copy(sp, env.fields + Environment.NUMBER)
        continue
      }
      case Op.PREVRANDAO: {
        sp += 32
        u256.copy(sp, env.fields + Environment.RANDOMNESS)
        continue
      }
      case Op.GASLIMIT: {
        sp += 32
        u256.copy(sp, env.fields + Environment.GAS_LIMIT)
        continue
      }
      case Op.CHAINID: {
        sp += 32
        u256.copy(sp, env.fields + Environment.CHAIN_ID)
        continue
      }
      case Op.SELFBALANCE: {
        sp += 32
        u256.copy(sp, self + Account.BALANCE)
        continue
      }
      case Op.BASEFEE: {
        sp += 32
        u256.copy(sp, env.fields + Environment.BASE_FEE)
        continue
      }
      case Op.BLOBHASH: {
        if (u256.isSmall(sp) && load<u64>(sp) < <u64>env.blobHashCount) u256.copy(sp, env.blobHashes + (<usize>load<u64>(sp) << 5))
        else u256.setSmall(sp, 0)
        continue
      }
      case Op.BLOBBASEFEE: {
        sp += 32
        u256.copy(sp, env.fields + Environment.BLOB_BASE_FEE)
        continue
      }
      case Op.POP: {
        sp -= 32
        continue
      }
      case Op.MLOAD: {
        if (!isInMemory(sp, 32)) {
          how = touchMemory(sp, 32, ip, gas)
          if (how != GO_ON) break
          gas = gasAfter
        }
        u256.loadBigEndian(sp, memoryStart + <usize>load<u32>(sp))
        continue
      }
      case Op.MSTORE: {
        if (!isInMemory(sp, 32)) {
          how = touchMemory(sp, 32, ip, gas)
          if (how != GO_ON) break
          gas = gasAfter
        }
        u256.storeBigEndian(memoryStart + <usize>load<u32>(sp), sp - 32)
        sp -= 64
        continue
      }
      case Op.MSTORE8: {
        if (!isInMemory(sp, 1)) {
          how = touchMemory(sp, 1, ip, gas)
          if (how != GO_ON) break
          gas = gasAfter
        }
        store<u8>(memoryStart + <usize>load<u32>(sp), load<u8>(sp - 32))
        sp -= 64
        continue
      }
      case Op.SLOAD: {
        how = loadSlot(ip, sp, gas)
        if (how != GO_ON) break
        gas = gasAfter
        continue
      }
      case Op.SSTORE: {
        how = storeSlot(ip, sp, gas)
        if (how != GO_ON) break
        gas = gasAfter
        sp -= 64
        if (areWritesObserved) {
          ip += codes.INSTRUCTION
          how = stop(Action.SLOT_WRITTEN)
          break
        }
        continue
      }
      case Op.JUMP: {
        if (--fuel < 0) {
          how = stop(Action.SLICE_OVER)
          break
        }
        const target = jumpTarget(sp)
        if (target == 0) {
          how = halt(Halt.INVALID_JUMP, ip)
          break
        }
        sp -= 32
        ip = target - codes.INSTRUCTION
        continue
      }
      case Op.JUMPI: {
        if (--fuel < 0) {
          how = stop(Action.SLICE_OVER)
          break
        }
        if (!u256.isZero(sp - 32)) {
          const target = jumpTarget(sp)
          if (target == 0) {
            how = halt(Halt.INVALID_JUMP, ip)
            break
          }
          sp -= 64
          ip = target - codes.INSTRUCTION
          continue
        }
        sp -= 64
        continue
      }
      case Op.PC: {
        sp += 32
        u256.setSmall(sp, <u64>load<u32>(ip, 4))
        continue
      }
      case Op.MSIZE: {
        sp += 32
        u256.setSmall(sp, <u64>memoryLength)
        continue
      }
      case Op.GAS: {
        sp += 32
        u256.setSmall(sp, <u64>gas)
        continue
      }
      case Op.TLOAD: {
        const slot = state.transientOf(self, sp, false)
        if (slot == 0) u256.setSmall(sp, 0)
        else u256.copy(sp, state.transientValue(slot))
        continue
      }
      case Op.TSTORE: {
        if (isStatic) {
          how = halt(Halt.WRITE_PROTECTION, ip)
          break
        }
        const slot = state.transientOf(self, sp, true)
        if (slot == 0 || !state.reserveJournal(1)) {
          how = stop(Action.OUT_OF_MEMORY)
          break
        }
        state.setWord(state.transientValue(slot), sp - 32)
        sp -= 64
        continue
      }
      case Op.MCOPY: {
        how = copyMemory(ip, sp, gas)
        if (how != GO_ON) break
        gas = gasAfter
        sp -= 96
        continue
      }
      // A case each: a distance that is a constant is faster than one that is computed.
      case Op.DUP1: { sp = dup(sp, 1); continue }
      case Op.DUP2: { sp = dup(sp, 2); continue }
      case Op.DUP3: { sp = dup(sp, 3); continue }
      case Op.DUP4: { sp = dup(sp, 4); continue }
      case Op.DUP5: { sp = dup(sp, 5); continue }
      case Op.DUP6: { sp = dup(sp, 6); continue }
      case Op.DUP7: { sp = dup(sp, 7); continue }
      case Op.DUP8: { sp = dup(sp, 8); continue }
      case Op.DUP9: { sp = dup(sp, 9); continue }
      case Op.DUP10: { sp = dup(sp, 10); continue }
      case Op.DUP11: { sp = dup(sp, 11); continue }
      case Op.DUP12: { sp = dup(sp, 12); continue }
      case Op.DUP13: { sp = dup(sp, 13); continue }
      case Op.DUP14: { sp = dup(sp, 14); continue }
      case Op.DUP15: { sp = dup(sp, 15); continue }
      case Op.DUP16: { sp = dup(sp, 16); continue }
      case Op.SWAP1: { swap(sp, 1); continue }
      case Op.SWAP2: { swap(sp, 2); continue }
      case Op.SWAP3: { swap(sp, 3); continue }
      case Op.SWAP4: { swap(sp, 4); continue }
      case Op.SWAP5: { swap(sp, 5); continue }
      case Op.SWAP6: { swap(sp, 6); continue }
      case Op.SWAP7: { swap(sp, 7); continue }
      case Op.SWAP8: { swap(sp, 8); continue }
      case Op.SWAP9: { swap(sp, 9); continue }
      case Op.SWAP10: { swap(sp, 10); continue }
      case Op.SWAP11: { swap(sp, 11); continue }
      case Op.SWAP12: { swap(sp, 12); continue }
      case Op.SWAP13: { swap(sp, 13); continue }
      case Op.SWAP14: { swap(sp, 14); continue }
      case Op.SWAP15: { swap(sp, 15); continue }
      case Op.SWAP16: { swap(sp, 16); continue }
      case Op.LOG0:
      case Op.LOG1:
      case Op.LOG2:
      case Op.LOG3:
      case Op.LOG4: {
        const topics = <u32>load<u16>(ip) - Op.LOG0
        how = emitLog(topics, ip, sp, gas)
        if (how != GO_ON) break
        gas = gasAfter
        sp -= (<usize>topics << 5) + 64
        continue
      }
      case Op.CREATE:
      case Op.CREATE2: {
        how = create(load<u16>(ip) == Op.CREATE ? FrameKind.CREATE : FrameKind.CREATE2, ip, sp, gas)
        gas = gasAfter
        if (how != GO_ON) break
        sp = stackAfter
        continue
      }
      case Op.CALL:
      case Op.CALLCODE:
      case Op.DELEGATECALL:
      case Op.STATICCALL: {
        how = call(kindOfCall(<u32>load<u16>(ip)), ip, sp, gas)
        gas = gasAfter
        if (how != GO_ON) break
        sp = stackAfter
        continue
      }
      case Op.RETURN:
      case Op.REVERT: {
        how = leave(load<u16>(ip) == Op.RETURN ? Ending.RETURNED : Ending.REVERTED, ip, sp, gas)
        break
      }
      case Op.SELFDESTRUCT: {
        how = selfDestruct(ip, sp, gas)
        break
      }
      case codes.BLOCK: {
        if (fuel < 0) {
          how = stop(Action.SLICE_OVER)
          break
        }
        const height = <i32>(sp + 32 - stackBase)
        const cost = load<u32>(ip, 4)
        fuel -= <i64>(cost >> FUEL_OF_GAS)
        gas -= <i64>cost
        if (gas < 0 || height < <i32>load<u16>(ip, 8) || height + <i32>load<u16>(ip, 10) > STACK_BYTES) {
          how = refuseBlock(gas, height, ip)
          break
        }
        continue
      }
      case codes.PUSH_SMALL: {
        sp += 32
        u256.setSmall(sp, load<u64>(ip, 8))
        continue
      }
      case codes.PUSH_WORD: {
        sp += 32
        u256.copy(sp, <usize>load<u32>(ip, 4))
        continue
      }
      case codes.JUMP_TO: {
        if (--fuel < 0) {
          how = stop(Action.SLICE_OVER)
          break
        }
        const target = <usize>load<u32>(ip, 4)
        if (target == 0) {
          how = halt(Halt.INVALID_JUMP, ip)
          break
        }
        ip = target - codes.INSTRUCTION
        continue
      }
      case codes.JUMP_TO_IF: {
        if (--fuel < 0) {
          how = stop(Action.SLICE_OVER)
          break
        }
        const isTaken = !u256.isZero(sp)
        if (isTaken) {
          const target = <usize>load<u32>(ip, 4)
          if (target == 0) {
            how = halt(Halt.INVALID_JUMP, ip)
            break
          }
          ip = target - codes.INSTRUCTION
        } else ip += codes.INSTRUCTION
        sp -= 32
        continue
      }
      case codes.STEP: {
        if (isStepwise && !steppedOver && load<u8>(watchedOpcodes + <usize>load<u32>(ip, 8)) != 0) {
          how = recordStep(ip, sp, gas)
          if (how != GO_ON) break
          steppedOver = true
          how = stop(Action.STEP)
          break
        }
        steppedOver = false
        continue
      }
      default: {
        how = halt(Halt.INVALID_OPCODE, ip)
        break
      }
    }
    how = suspend(how, ip, sp, gas)
    if (how < 0) break
    loadFrame()
    ip = <usize>load<u32>(frame, Frame.INSTRUCTION_POINTER) - codes.INSTRUCTION
    sp = <usize>load<u32>(frame, Frame.STACK_POINTER)
    gas = load<i64>(frame, Frame.GAS)
  }
  return ~how
}
