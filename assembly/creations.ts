/** Creations of contracts. */

import { transfer } from './accounts'
import { acknowledge, announce, isAnnounced } from './announcements'
import * as codes from './code'
import { collide, halt } from './endings'
import * as frames from './frames'
import { copyDisjoint } from './heap'
import * as keccak from './keccak'
import { Account, Action, CountFlag, Flag, Fork, Frame, FrameKind, Halt, Refusal, UNPAYABLE } from './layout'
import {
  frame,
  fuel,
  gasAfter,
  GO_ON,
  hashBytes,
  isCounting,
  isObserved,
  isStatic,
  isStepwise,
  memoryStart,
  needs,
  refund,
  scratch,
  self,
  setGasAfter,
  setStackAfter,
  spend,
  stop,
  SWITCHED,
} from './machine'
import { chargeMemory, memoryCost, withGrowth, wordsOf } from './memory'
import * as rules from './rules'
import * as state from './state'
import * as u256 from './u256'

/** Bytes that are hashed for the address of a contract. */
const preimage = memory.data(96)

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

/** Returns the gas of CREATE or CREATE2. */
@inline
export function creationGas(kind: i32, sp: usize): i64 {
  return withGrowth(memoryCost(sp - 32, sp - 64), initCodeGas(kind, load<u64>(sp - 64)))
}

/** Returns the gas for the length of init code: EIP-3860, and the hash of CREATE2. */
@inline
function initCodeGas(kind: i32, length: u64): i64 {
  const words = wordsOf(length)
  return (rules.fork >= Fork.SHANGHAI ? rules.INIT_CODE_WORD * words : 0) + (kind == FrameKind.CREATE2 ? rules.KECCAK_WORD * words : 0)
}

/** Runs CREATE or CREATE2, as `call` runs calls. */
export function create(kind: i32, ip: usize, sp: usize, gas: i64): i32 {
  setGasAfter(gas)
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
  setGasAfter(gas)
  const nonce = load<u64>(self, Account.NONCE)
  const initCode = memoryStart + (codeLength == 0 ? 0 : <usize>load<u64>(offset))
  const forwarded = rules.fork >= Fork.TANGERINE_WHISTLE ? left - left / rules.KEPT_PART : left
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
      setGasAfter(gas - growth)
      return announce(kind, self, scratch, value, initCode, <u32>codeLength, forwarded, refusal)
    }
    acknowledge()
    store<u32>(frame, 0, Frame.RETURN_DATA_LENGTH)
    u256.setSmall(result, 0)
    setGasAfter(left)
    setStackAfter(result)
    return GO_ON
  }
  spend(<i64>codeLength)
  if (kind == FrameKind.CREATE2) createdAddress2(self, sp - 96, initCode, <usize>codeLength)
  else createdAddress(self, nonce)
  const created = state.accountOf(scratch)
  if (created == 0) return stop(Action.OUT_OF_MEMORY)
  if (!state.has(created, Flag.LOADED)) {
    setGasAfter(gas - growth)
    return needs(Action.NEED_ACCOUNT, created)
  }
  if (!state.reserveJournal(12)) return stop(Action.OUT_OF_MEMORY)
  if (isObserved && !isAnnounced) {
    setGasAfter(gas - growth)
    refusal = isOccupied(created) ? Refusal.COLLISION : Refusal.NONE
    return announce(kind, self, created, value, initCode, <u32>codeLength, forwarded, refusal)
  }
  acknowledge()

  store<u32>(frame, 0, Frame.RETURN_DATA_LENGTH)
  state.setNonce(self, nonce + 1)
  state.addFlags(self, Flag.DIRTY)
  if (rules.fork >= Fork.BERLIN) state.addFlags(created, Flag.WARM)
  store<u32>(frame, <u32>(ip + codes.INSTRUCTION), Frame.INSTRUCTION_POINTER)
  store<u32>(frame, <u32>result, Frame.STACK_POINTER)
  store<i64>(frame, left - forwarded, Frame.GAS)
  return enterCreation(kind, self, created, value, initCode, <u32>codeLength, forwarded)
}

/** Returns whether an account prevents a creation at its address (EIP-684, EIP-7610). */
@inline
export function isOccupied(account: usize): bool {
  return load<u64>(account, Account.NONCE) != 0 || load<u32>(account, Account.CODE_SIZE) != 0 || state.has(account, Flag.HAS_STORAGE)
}

/** Opens the frame of init code. The journal has space for it. A collision uses all of its gas. */
export function enterCreation(kind: i32, creator: usize, created: usize, value: usize, initCode: usize, length: u32, gas: i64): i32 {
  if (isOccupied(created)) {
    if (collide() != GO_ON) return stop(Action.DONE)
    u256.setSmall(<usize>load<u32>(frame, Frame.STACK_POINTER), 0)
    setGasAfter(load<i64>(frame, Frame.GAS))
    setStackAfter(<usize>load<u32>(frame, Frame.STACK_POINTER))
    return GO_ON
  }
  const journal = state.checkpoint()
  const record = codes.newCode(length)
  if (record == 0) return stop(Action.OUT_OF_MEMORY)
  copyDisjoint(codes.bytesOf(record), initCode, <usize>length)
  const way = isCounting ? codes.COUNTED : isStepwise ? codes.STEPWISE : codes.PLAIN
  const opened = codes.decode(record, rules.fork, way) ? frames.openFrame() : 0
  if (opened == 0) {
    codes.releaseCode(record)
    return stop(Action.OUT_OF_MEMORY)
  }
  if (isCounting) codes.listCounted(record, CountFlag.INIT_CODE)
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
