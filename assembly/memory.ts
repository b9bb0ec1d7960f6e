/** Memory of frames: its gas, copies to it, and hashes of it. */

import { charge, halt } from './endings'
import * as frames from './frames'
import { copyDisjoint } from './heap'
import * as keccak from './keccak'
import { Action, Frame, Halt, UNADDRESSABLE, UNPAYABLE } from './layout'
import { frame, fuel, gasAfter, GO_ON, hashBytes, memoryLength, memoryStart, reloadMemory, setGasAfter, spend, stop } from './machine'
import * as rules from './rules'
import * as u256 from './u256'

const MAXIMUM_END: u64 = u64.MAX_VALUE - 31
/** End of the memory in the last `memoryCost`, a multiple of 32. 0 when memory does not have to grow. */
export let wantedLength: u64 = 0

/** Returns the gas for growing memory so that it contains `size` bytes at `offset`, both words. */
export function memoryCost(offset: usize, size: usize): i64 {
  wantedLength = 0
  if (u256.isZero(size)) return 0
  if (!u256.isSmall(offset) || !u256.isSmall(size)) return UNADDRESSABLE
  return memoryCostTo(load<u64>(offset), load<u64>(size))
}

function memoryCostTo(from: u64, size: u64): i64 {
  wantedLength = 0
  const end = from + size
  if (end < from || end > MAXIMUM_END) return UNADDRESSABLE
  if (end > rules.MAXIMUM_PAYABLE_MEMORY) return UNPAYABLE
  if (end <= <u64>memoryLength) return 0
  const words = (end + 31) >> 5
  wantedLength = words << 5
  const before = <u64>memoryLength >> 5
  return <i64>(words * rules.MEMORY_WORD + ((words * words) >> 9) - (before * rules.MEMORY_WORD + ((before * before) >> 9)))
}

/** Returns the gas for memory that contains two ranges. */
export function memoryCostOfBoth(offset: usize, size: usize, otherOffset: usize, otherSize: usize): i64 {
  const cost = memoryCost(offset, size)
  const length = wantedLength
  const otherCost = memoryCost(otherOffset, otherSize)
  // The larger of the two ends contains the other.
  wantedLength = max(length, wantedLength)
  return max(cost, otherCost)
}

/** Returns the gas for memory of which `growth` is the part for its growth, as `memoryCost` returns it. */
@inline
export function withGrowth(growth: i64, cost: i64): i64 {
  return growth >= UNPAYABLE ? growth : growth + cost
}

/** Charges for an instruction and grows memory to the end in the last `memoryCost`. */
@inline
export function chargeMemory(cost: i64, ip: usize, sp: usize, gas: i64): i32 {
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
export function grow(length: u64): bool {
  if (length <= <u64>memoryLength) return true
  if (isBeyondLimit(length) || !frames.growMemory(frame, <u32>length)) return false
  reloadMemory()
  return true
}

function isBeyondLimit(length: u64): bool {
  return <u64>load<u32>(frame, Frame.MEMORY_BELOW) + length > memoryLimit
}

/** Ends the run at an instruction for which `grow` has returned false. */
export function stopFull(length: u64): i32 {
  return stop(isBeyondLimit(length) ? Action.MEMORY_LIMIT : Action.OUT_OF_MEMORY)
}

@inline
export function wordsOf(length: u64): i64 {
  return <i64>((length + 31) >> 5)
}

@inline
export function isInMemory(offset: usize, size: u64): bool {
  const at = load<u64>(offset)
  return u256.isSmall(offset) && at < <u64>memoryLength && at + size <= <u64>memoryLength
}

/** Returns the gas for memory of `size` bytes at the offset on the stack. */
@inline
export function wordGas(sp: usize, size: u64): i64 {
  return u256.isSmall(sp) ? memoryCostTo(load<u64>(sp), size) : UNADDRESSABLE
}

/** Grows memory for `size` bytes at the offset on the stack. */
export function touchMemory(sp: usize, size: u64, ip: usize, gas: i64): i32 {
  return chargeMemory(wordGas(sp, size), ip, sp, gas)
}

const inputWord = memory.data(32)

/** Runs CALLDATALOAD. */
export function loadInput(sp: usize): void {
  const length = <u64>load<u32>(frame, Frame.INPUT_LENGTH)
  const from = load<u64>(sp)
  if (!u256.isSmall(sp) || from >= length) return u256.setSmall(sp, 0)
  const input = <usize>load<u32>(frame, Frame.INPUT) + <usize>from
  if (length - from >= 32) return u256.loadBigEndian(sp, input)
  u256.setSmall(inputWord, 0)
  copyDisjoint(inputWord, input, <usize>(length - from))
  u256.loadBigEndian(sp, inputWord)
}

/**
 * Copies `size` bytes from `offset` (a word) of a source to memory at `to` (a word), which is large enough. Bytes beyond the end of the source are
 * zero.
 */
export function copyPadded(to: usize, offset: usize, size: u64, source: usize, sourceLength: u32): void {
  if (size == 0) return
  const target = memoryStart + <usize>load<u64>(to)
  const from = u256.isSmall(offset) ? load<u64>(offset) : u64.MAX_VALUE
  const available: u64 = from < <u64>sourceLength ? min(<u64>sourceLength - from, size) : 0
  if (available > 0) copyDisjoint(target, source + <usize>from, <usize>available)
  if (available < size) memory.fill(target + <usize>available, 0, <usize>(size - available))
  spend(<i64>(size >> 8))
}

/** Returns the gas of a copy to memory, without that of the source. */
@inline
export function copyGas(to: usize, size: usize): i64 {
  return withGrowth(memoryCost(to, size), rules.COPY_WORD * wordsOf(load<u64>(size)))
}

/** Charges for a copy to memory at the offset on the stack of `size` bytes (a word), and grows memory. */
export function prepareCopy(sp: usize, size: usize, ip: usize, gas: i64): i32 {
  if (fuel < 0) return stop(Action.SLICE_OVER)
  return chargeMemory(copyGas(sp, size), ip, sp, gas)
}

/** Returns the gas of MCOPY. */
@inline
export function moveGas(sp: usize): i64 {
  return withGrowth(memoryCostOfBoth(sp, sp - 64, sp - 32, sp - 64), rules.COPY_WORD * wordsOf(load<u64>(sp - 64)))
}

/** Runs MCOPY. */
export function copyMemory(ip: usize, sp: usize, gas: i64): i32 {
  if (fuel < 0) return stop(Action.SLICE_OVER)
  const size = sp - 64
  const how = chargeMemory(moveGas(sp), ip, sp, gas)
  if (how != GO_ON) return how
  if (!u256.isZero(size)) {
    memory.copy(memoryStart + <usize>load<u64>(sp), memoryStart + <usize>load<u64>(sp - 32), <usize>load<u64>(size))
  }
  spend(<i64>(load<u64>(size) >> 8))
  return GO_ON
}

/** Runs RETURNDATACOPY. Reading beyond the data halts (EIP-211). */
export function copyReturnData(ip: usize, sp: usize, gas: i64): i32 {
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
export function isBeyondReturnData(sp: usize): bool {
  const available = <u64>load<u32>(frame, Frame.RETURN_DATA_LENGTH)
  const from = load<u64>(sp - 32)
  if (!u256.isSmall(sp - 32) || from > available) return true
  return !u256.isSmall(sp - 64) || load<u64>(sp - 64) > available - from
}

/** Bytes of the input of KECCAK256 that previous slices have absorbed. */
let absorbed: usize = 0
const BLOCKS_A_SLICE: usize = 10_000

/** Discards an unfinished hash. */
export function resetHash(): void {
  absorbed = 0
}

/** Returns the gas of KECCAK256. */
@inline
export function hashGas(sp: usize): i64 {
  return withGrowth(memoryCost(sp, sp - 32), rules.KECCAK_WORD * wordsOf(load<u64>(sp - 32)))
}

/** Runs KECCAK256. The offset is removed from the stack, the hash replaces the size. */
export function hashMemory(ip: usize, sp: usize, gas: i64): i32 {
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
  setGasAfter(chargedGas)
  keccak.finish(hashBytes, from + absorbed, length - absorbed)
  spend(<i64>(length >> 3) + 16)
  absorbed = 0
  u256.loadBigEndian(size, hashBytes)
  return GO_ON
}

/** Gas left after the charge for a hash, which may take several slices. */
let chargedGas: i64 = 0
