/**
 * The interpreter: runs decoded code until a frame ends, or until the host is needed. What instructions do is in the file of their topic.
 *
 * Only the instruction pointer, the stack pointer and the gas are locals of the loop.
 */

import {
  copyAccountCode,
  priceAccount,
  priceCodeCopy,
  priceDestruction,
  reachAccount,
  reachedAccount,
  readDelegate,
  resetBeneficiary,
  resetPrecompilePlaces,
  selfDestruct,
} from './accounts'
import { acknowledge, announce, closedEnding, closedGas, closedOutput, closedOutputLength, isAnnounced } from './announcements'
import { blockHash, resetAnswer } from './blocks'
import { call, continuePrecompile, enter, isForbiddenTransfer, kindOfCall, priceCall, pricedForward } from './calls'
import * as codes from './code'
import { create, creationGas, enterCreation, isOccupied } from './creations'
import { charge, endFrame, halt, leaveFrame, refuseBlock, resetEnding, STACK_BYTES } from './endings'
import * as env from './environment'
import * as frames from './frames'
import { Account, Action, Ending, Environment, Flag, Fork, Frame, FrameKind, Halt, Refusal, Step, UNPAYABLE } from './layout'
import { emitLog, logGas } from './logs'
import {
  areWritesObserved,
  code,
  frame,
  fuel,
  gasAfter,
  GO_ON,
  isObserved,
  isStatic,
  isStepwise,
  loadFrame,
  memoryLength,
  memoryStart,
  needs,
  observe,
  pending,
  PENDING_CLOSE,
  PENDING_DONE,
  PENDING_NOTHING,
  PENDING_SIGHT,
  PENDING_START,
  price,
  pricedGas,
  refund,
  self,
  setAddress,
  setFuel,
  setPending,
  setRefund,
  spend,
  stackAfter,
  stackBase,
  stop,
  SWITCHED,
} from './machine'
import {
  chargeMemory,
  copyGas,
  copyMemory,
  copyPadded,
  copyReturnData,
  hashGas,
  hashMemory,
  isBeyondReturnData,
  isInMemory,
  loadInput,
  memoryCost,
  moveGas,
  prepareCopy,
  resetHash,
  touchMemory,
  wordGas,
} from './memory'
import * as opcodes from './opcodes'
import { Op } from './opcodes'
import * as precompiles from './precompiles'
import * as rules from './rules'
import * as state from './state'
import { isSentry, loadSlot, pricedRefund, priceLoad, priceStore, storeSlot } from './storage'
import * as u256 from './u256'

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
 * where frames open and end, with `writes` after each write to storage, with `stepwise` before each instruction. With `counted` it counts the blocks of
 * the code, unless it is stepwise.
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
  counted: bool,
): void {
  messageKind = kind
  messageInput = input
  messageInputLength = inputLength
  messageGas = gas
  messageIsStatic = mayNotWrite
  observe(stepwise, observed, writes, counted)
  acknowledge()
  resetBeneficiary()
  setRefund(0)
  resetEnding()
  resetAnswer()
  steppedOver = false
  resetHash()
  precompiles.resetPrecompiles()
  setPending(PENDING_START)
}

/** Resets the variables that outlive a run. */
export function reset(): void {
  resetPrecompilePlaces()
  setPending(PENDING_DONE)
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
    acknowledge()
    setPending(PENDING_NOTHING)
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
  acknowledge()
  setPending(PENDING_NOTHING)
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

/**
 * Runs until the host is needed, a slice of work is over, or the outermost frame ends. Returns the action. `work` is the number of units of a new
 * slice, 0 to continue the current one.
 */
export function run(work: i64): i32 {
  if (work > 0) setFuel(work)
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
      setPending(PENDING_CLOSE)
      return stop(Action.FRAME_CLOSED)
    case PENDING_CLOSE:
      setPending(PENDING_NOTHING)
      resetBeneficiary()
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
      case Op.ADD: { sp -= 32; u256.add(sp, sp + 32, sp); continue }
      case Op.MUL: { sp -= 32; u256.multiply(sp, sp + 32, sp); continue }
      case Op.SUB: { sp -= 32; u256.subtract(sp, sp + 32, sp); continue }
      case Op.DIV: { sp -= 32; u256.divide(sp, sp + 32, sp); continue }
      case Op.SDIV: { sp -= 32; u256.signedDivide(sp, sp + 32, sp); continue }
      case Op.MOD: { sp -= 32; u256.modulo(sp, sp + 32, sp); continue }
      case Op.SMOD: { sp -= 32; u256.signedModulo(sp, sp + 32, sp); continue }
      case Op.ADDMOD: { sp -= 64; u256.addModulo(sp, sp + 64, sp + 32, sp); continue }
      case Op.MULMOD: { sp -= 64; u256.multiplyModulo(sp, sp + 64, sp + 32, sp); continue }
      case Op.EXP: {
        how = charge(exponentGas(sp), ip, sp, gas)
        if (how != GO_ON) break
        if (fuel < 0) {
          how = stop(Action.SLICE_OVER)
          break
        }
        gas = gasAfter
        spend(exponentBytes(sp) << 3)
        sp -= 32
        u256.exponentiate(sp, sp + 32, sp)
        continue
      }
      case Op.SIGNEXTEND: { sp -= 32; u256.signExtend(sp, sp + 32, sp); continue }
      case Op.LT: { sp -= 32; u256.setSmall(sp, u64(u256.lessThan(sp + 32, sp))); continue }
      case Op.GT: { sp -= 32; u256.setSmall(sp, u64(u256.lessThan(sp, sp + 32))); continue }
      case Op.SLT: { sp -= 32; u256.setSmall(sp, u64(u256.signedLessThan(sp + 32, sp))); continue }
      case Op.SGT: { sp -= 32; u256.setSmall(sp, u64(u256.signedLessThan(sp, sp + 32))); continue }
      case Op.EQ: { sp -= 32; u256.setSmall(sp, u64(u256.equals(sp, sp + 32))); continue }
      case Op.ISZERO: { u256.setSmall(sp, u64(u256.isZero(sp))); continue }
      case Op.AND: { sp -= 32; u256.and(sp, sp + 32, sp); continue }
      case Op.OR: { sp -= 32; u256.or(sp, sp + 32, sp); continue }
      case Op.XOR: { sp -= 32; u256.xor(sp, sp + 32, sp); continue }
      case Op.NOT: { u256.not(sp, sp); continue }
      case Op.BYTE: { sp -= 32; u256.byteAt(sp, sp + 32, sp); continue }
      case Op.SHL: { sp -= 32; u256.shiftLeft(sp, sp + 32, sp); continue }
      case Op.SHR: { sp -= 32; u256.shiftRight(sp, sp + 32, sp); continue }
      case Op.SAR: { sp -= 32; u256.shiftRightSigned(sp, sp + 32, sp); continue }
      case Op.CLZ: { u256.countLeadingZeros(sp, sp); continue }
      case Op.KECCAK256: {
        how = hashMemory(ip, sp, gas)
        if (how != GO_ON) break
        gas = gasAfter
        sp -= 32
        continue
      }
      case Op.ADDRESS: { sp += 32; setAddress(sp, self); continue }
      case Op.BALANCE: {
        how = reachAccount(ip, sp, gas)
        if (how != GO_ON) break
        gas = gasAfter
        u256.copy(sp, reachedAccount + Account.BALANCE)
        continue
      }
      case Op.ORIGIN: { sp += 32; u256.copy(sp, env.fields + Environment.ORIGIN); continue }
      case Op.CALLER: { sp += 32; setAddress(sp, <usize>load<u32>(frame, Frame.CALLER)); continue }
      case Op.CALLVALUE: { sp += 32; u256.copy(sp, frame + Frame.VALUE); continue }
      case Op.CALLDATALOAD: { loadInput(sp); continue }
      case Op.CALLDATASIZE: { sp += 32; u256.setSmall(sp, <u64>load<u32>(frame, Frame.INPUT_LENGTH)); continue }
      case Op.CALLDATACOPY: {
        how = prepareCopy(sp, sp - 64, ip, gas)
        if (how != GO_ON) break
        gas = gasAfter
        copyPadded(sp, sp - 32, load<u64>(sp - 64), <usize>load<u32>(frame, Frame.INPUT), load<u32>(frame, Frame.INPUT_LENGTH))
        sp -= 96
        continue
      }
      case Op.CODESIZE: { sp += 32; u256.setSmall(sp, <u64>codes.lengthOf(code)); continue }
      case Op.CODECOPY: {
        how = prepareCopy(sp, sp - 64, ip, gas)
        if (how != GO_ON) break
        gas = gasAfter
        copyPadded(sp, sp - 32, load<u64>(sp - 64), codes.bytesOf(code), codes.lengthOf(code))
        sp -= 96
        continue
      }
      case Op.GASPRICE: { sp += 32; u256.copy(sp, env.fields + Environment.GAS_PRICE); continue }
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
      case Op.RETURNDATASIZE: { sp += 32; u256.setSmall(sp, <u64>load<u32>(frame, Frame.RETURN_DATA_LENGTH)); continue }
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
      case Op.COINBASE: { sp += 32; u256.copy(sp, env.fields + Environment.FEE_RECIPIENT); continue }
      case Op.TIMESTAMP: { sp += 32; u256.copy(sp, env.fields + Environment.TIMESTAMP); continue }
      case Op.NUMBER: { sp += 32; u256.copy(sp, env.fields + Environment.NUMBER); continue }
      case Op.PREVRANDAO: { sp += 32; u256.copy(sp, env.fields + Environment.RANDOMNESS); continue }
      case Op.GASLIMIT: { sp += 32; u256.copy(sp, env.fields + Environment.GAS_LIMIT); continue }
      case Op.CHAINID: { sp += 32; u256.copy(sp, env.fields + Environment.CHAIN_ID); continue }
      case Op.SELFBALANCE: { sp += 32; u256.copy(sp, self + Account.BALANCE); continue }
      case Op.BASEFEE: { sp += 32; u256.copy(sp, env.fields + Environment.BASE_FEE); continue }
      case Op.BLOBHASH: {
        if (u256.isSmall(sp) && load<u64>(sp) < <u64>env.blobHashCount) u256.copy(sp, env.blobHashes + (<usize>load<u64>(sp) << 5))
        else u256.setSmall(sp, 0)
        continue
      }
      case Op.BLOBBASEFEE: { sp += 32; u256.copy(sp, env.fields + Environment.BLOB_BASE_FEE); continue }
      case Op.POP: { sp -= 32; continue }
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
        spend(1)
        if (fuel < 0) {
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
        spend(1)
        if (fuel < 0) {
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
      case Op.PC: { sp += 32; u256.setSmall(sp, <u64>load<u32>(ip, 4)); continue }
      case Op.MSIZE: { sp += 32; u256.setSmall(sp, <u64>memoryLength); continue }
      case Op.GAS: { sp += 32; u256.setSmall(sp, <u64>gas); continue }
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
        const cost = load<u32>(ip, codes.Block.GAS)
        spend(<i64>(cost >> FUEL_OF_GAS))
        gas -= <i64>cost
        if (gas < 0 || height < <i32>load<u16>(ip, codes.Block.NEEDED) || height + <i32>load<u16>(ip, codes.Block.GROWTH) > STACK_BYTES) {
          how = refuseBlock(gas, height, ip)
          break
        }
        continue
      }
      case codes.PUSH_SMALL: { sp += 32; u256.setSmall(sp, load<u64>(ip, 8)); continue }
      case codes.PUSH_WORD: { sp += 32; u256.copy(sp, <usize>load<u32>(ip, 4)); continue }
      case codes.JUMP_TO: {
        spend(1)
        if (fuel < 0) {
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
        spend(1)
        if (fuel < 0) {
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
        if (stepsToSkip > 0) {
          stepsToSkip--
          continue
        }
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
      case codes.COUNT: {
        const counter = <usize>load<u32>(ip, 4)
        store<u64>(counter, load<u64>(counter) + 1)
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

/** Runs RETURN or REVERT. */
function leave(result: u32, ip: usize, sp: usize, gas: i64): i32 {
  const how = chargeMemory(memoryCost(sp, sp - 32), ip, sp, gas)
  if (how != GO_ON) return how
  const size = load<u32>(sp - 32)
  return endFrame(result, gasAfter, size == 0 ? memoryStart : memoryStart + <usize>load<u64>(sp), size)
}

/** Returns the instructions at the position on the stack, 0 unless it is a JUMPDEST. */
@inline
function jumpTarget(position: usize): usize {
  if (!u256.isSmall(position) || load<u64>(position) >= <u64>codes.lengthOf(code)) return 0
  return codes.destinationAt(code, <usize>load<u64>(position))
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

/** Byte for each opcode, written by the host: whether the run stops before it. */
export const watchedOpcodes = memory.data(256)

/** Number of instructions before which the run does not stop, whatever they are. */
export let stepsToSkip: u32 = 0

/** Sets the number of instructions before which the run does not stop. */
export function skipSteps(count: u32): void {
  stepsToSkip = count
}

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
  if (isLog(op)) return opcodes.LOG_TOPIC
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

/** Fuel per gas of an instruction. Of the instructions with a fixed price, the slowest take about 5 ns per gas. */
const FUEL_OF_GAS: u32 = 2

/** Whether the host has seen the next instruction. */
let steppedOver = false
