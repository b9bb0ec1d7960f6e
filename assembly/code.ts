/**
 * Code, decoded once for many runs.
 *
 * A decoded instruction has 16 bytes: its opcode, a 32-bit operand at offset 4 and a 64-bit operand at offset 8. Instructions are grouped in blocks.
 * A block runs from its first instruction to its last, so the BLOCK instruction at its head checks gas and stack once. A block ends at an instruction
 * after which control may leave, and after each instruction that can read the gas left. So no instruction in between can observe that a later one
 * fails, and a failure fails the whole frame in any case. A block does not reach beyond a mebibyte of code, so that its gas fits 32 bits.
 *
 * Code is decoded in three ways, each for runs of its kind, and a record keeps them apart: plain, stepwise for tracing, and counted. Counted code has a
 * COUNT at the head of each block and after each JUMPI. Its counters are zero between runs: the host reads them after a run.
 */

import { allocate, release } from './heap'
import { BlockCount, CodeRecord, Counters, CountFlag, EndedFrames } from './layout'
import { endsBlock, isDefined, Op, stackLeft, stackTaken, staticGas } from './opcodes'
import * as u256 from './u256'

/** Bytes of a decoded instruction. */
export const INSTRUCTION: usize = 16

// Instructions that code does not have, behind the 256 that it may have

/** Head of a block. Its operands are the fields of `Block`. */
export const BLOCK: u16 = 0x100
/** Pushes the 64-bit operand. */
export const PUSH_SMALL: u16 = 0x101
/** Pushes the word at the address in the 32-bit operand. */
export const PUSH_WORD: u16 = 0x102
/** Jump to the instruction at the address in the 32-bit operand. The operand is 0 if the code has no JUMPDEST there. */
export const JUMP_TO: u16 = 0x103
export const JUMP_TO_IF: u16 = 0x104
/** Opcode that the fork does not define. 32-bit operand: the byte. */
export const UNDEFINED: u16 = 0x105
/** Marker before each instruction of code that is decoded for tracing. 32-bit operand: position in the code. 64-bit operand: the opcode. */
export const STEP: u16 = 0x106
/** Adds one to the counter (u64) at the address in the 32-bit operand. */
export const COUNT: u16 = 0x107

/** Fields of the head of a block. */
export const enum Block {
  GAS = 4,
  /** Bytes of stack that the block needs (u16). */
  NEEDED = 8,
  /** Maximum growth of the stack in bytes (u16). */
  GROWTH = 10,
  /** Position of the block in the code. */
  POSITION = 12,
}

/** Ways in which code is decoded. */
export const PLAIN: u32 = 0
export const STEPWISE: u32 = 1
export const COUNTED: u32 = 2

@inline
export function bytesOf(code: usize): usize {
  return <usize>load<u32>(code, CodeRecord.BYTES)
}

@inline
export function lengthOf(code: usize): u32 {
  return load<u32>(code, CodeRecord.LENGTH)
}

@inline
export function instructionsOf(code: usize): usize {
  return <usize>load<u32>(code, CodeRecord.INSTRUCTIONS)
}

/** Returns the instructions at a position of the code, 0 unless it is a JUMPDEST. */
@inline
export function destinationAt(code: usize, position: usize): usize {
  const offset = <usize>load<u32>(<usize>load<u32>(code, CodeRecord.DESTINATIONS) + (position << 2))
  return offset == 0 ? 0 : <usize>load<u32>(code, CodeRecord.INSTRUCTIONS) + offset
}

const PADDING: usize = 33

/** Makes a record with room for `length` bytes of code, to be filled at `bytesOf`. Returns 0 when memory is exhausted. */
export function newCode(length: u32): usize {
  const code = allocate(CodeRecord.SIZE)
  if (code == 0) return 0
  const bytes = allocate(<usize>length + PADDING)
  if (bytes == 0) {
    release(code, CodeRecord.SIZE)
    return 0
  }
  memory.fill(code, 0, CodeRecord.SIZE)
  memory.fill(bytes + length, 0, PADDING)
  store<u32>(code, <u32>bytes, CodeRecord.BYTES)
  store<u32>(code, length, CodeRecord.LENGTH)
  return code
}

/** Records that exist only during the run. */
let temporaryCodes: usize = 0

/** Makes a record that `releaseTemporaryCodes` releases. Used for code that the run has deployed, also if it is reverted. */
export function newTemporaryCode(length: u32): usize {
  const code = newCode(length)
  if (code == 0) return 0
  store<u32>(code, <u32>temporaryCodes, CodeRecord.NEXT)
  temporaryCodes = code
  return code
}

export function releaseTemporaryCodes(): void {
  while (temporaryCodes != 0) {
    const next = <usize>load<u32>(temporaryCodes, CodeRecord.NEXT)
    releaseCode(temporaryCodes)
    temporaryCodes = next
  }
}

function releaseDecoding(code: usize): void {
  release(<usize>load<u32>(code, CodeRecord.INSTRUCTIONS), <usize>load<u32>(code, CodeRecord.INSTRUCTIONS_SIZE))
  release(<usize>load<u32>(code, CodeRecord.DESTINATIONS), (<usize>lengthOf(code) + 1) << 2)
  release(<usize>load<u32>(code, CodeRecord.LITERALS), <usize>load<u32>(code, CodeRecord.LITERALS_SIZE))
  store<u32>(code, 0, CodeRecord.INSTRUCTIONS)
  store<u32>(code, 0, CodeRecord.DESTINATIONS)
  store<u32>(code, 0, CodeRecord.LITERALS)
}

export function releaseCode(code: usize): void {
  if (code == 0) return
  const stepwise = <usize>load<u32>(code, CodeRecord.STEPWISE)
  // It uses the counters of this record.
  if (stepwise != 0) store<u32>(stepwise, 0, CodeRecord.COUNTERS)
  releaseCode(stepwise)
  releaseCode(<usize>load<u32>(code, CodeRecord.COUNTED))
  releaseCounters(code)
  releaseDecoding(code)
  release(bytesOf(code), <usize>lengthOf(code) + PADDING)
  release(code, CodeRecord.SIZE)
}

/** Returns the bytes of memory that a record of code takes, its decoding included. */
export function sizeOfCode(code: usize): usize {
  if (code == 0) return 0
  const own = CodeRecord.SIZE + <usize>lengthOf(code) + PADDING
  const twins = sizeOfCode(<usize>load<u32>(code, CodeRecord.STEPWISE)) + sizeOfCode(<usize>load<u32>(code, CodeRecord.COUNTED))
  if (load<u32>(code, CodeRecord.INSTRUCTIONS) == 0) return own + twins
  const decoding =
    <usize>load<u32>(code, CodeRecord.INSTRUCTIONS_SIZE) +
    ((<usize>lengthOf(code) + 1) << 2) +
    <usize>load<u32>(code, CodeRecord.LITERALS_SIZE)
  return own + decoding + twins + sizeOfCounters(code)
}

function sizeOfCounters(code: usize): usize {
  const counters = countersOf(code)
  // Those of stepwise code belong to the counted record.
  return counters == 0 || isStepwise(code) ? 0 : <usize>load<u32>(counters, Counters.CAPACITY)
}

/** Returns whether a record is decoded stepwise. */
@inline
export function isStepwise(code: usize): bool {
  return (load<u32>(code, CodeRecord.DECODED_FOR) & 3) == STEPWISE
}

/** Returns the record of the same code at `field`, made when it is first needed, or 0 when memory is exhausted. It is released with the given record. */
function twinOf(code: usize, field: usize): usize {
  let twin = <usize>load<u32>(code + field)
  if (twin != 0) return twin
  twin = newCode(lengthOf(code))
  if (twin == 0) return 0
  memory.copy(bytesOf(twin), bytesOf(code), <usize>lengthOf(code))
  store<u32>(code + field, <u32>twin)
  return twin
}

/**
 * Returns a record of the same code that is decoded stepwise, or 0 when memory is exhausted. It is kept, because code that fails is often called again.
 */
export function stepwiseOf(code: usize, fork: i32): usize {
  const twin = twinOf(code, CodeRecord.STEPWISE)
  if (twin == 0) return 0
  store<u32>(twin, load<u32>(code, CodeRecord.COUNTERS), CodeRecord.COUNTERS)
  return decode(twin, fork, STEPWISE) ? twin : 0
}

/** Returns a record of the same code that is decoded for counting and is read after the run, or 0 when memory is exhausted. */
export function countedOf(code: usize, fork: i32): usize {
  const twin = twinOf(code, CodeRecord.COUNTED)
  if (twin == 0 || !decode(twin, fork, COUNTED)) return 0
  listCounted(twin, 0)
  return twin
}

// Counters

/** Records whose code the run has counted, linked by their NEXT. */
export let firstCounted: usize = 0

/** Adds a counted record to those that the host reads after the run. */
export function listCounted(code: usize, flag: u32): void {
  const flags = load<u32>(code, CodeRecord.COUNT_FLAGS)
  if ((flags & CountFlag.LISTED) != 0) return
  store<u32>(code, CountFlag.LISTED | flag, CodeRecord.COUNT_FLAGS)
  store<u32>(code, <u32>firstCounted, CodeRecord.NEXT)
  firstCounted = code
}

@inline
export function countersOf(code: usize): usize {
  return <usize>load<u32>(code, CodeRecord.COUNTERS)
}

/** Releases init code whose frame has ended. If it is counted, its bytes and counters stay until the end of the run. */
export function releaseInitCode(code: usize): void {
  if (countersOf(code) == 0) releaseCode(code)
  else releaseDecoding(code)
}

/** Sets the counters of the run to zero, and releases its init code. */
export function clearCounted(): void {
  while (firstCounted != 0) {
    const code = firstCounted
    const counters = countersOf(code)
    const isInitCode = (load<u32>(code, CodeRecord.COUNT_FLAGS) & CountFlag.INIT_CODE) != 0
    firstCounted = <usize>load<u32>(code, CodeRecord.NEXT)
    if (isInitCode) {
      releaseCode(code)
      continue
    }
    store<u32>(code, 0, CodeRecord.COUNT_FLAGS)
    memory.fill(counters + Counters.BLOCKS, 0, <usize>load<u32>(counters, Counters.COUNT) * BlockCount.SIZE)
    releaseEnds(counters)
  }
}

function releaseEnds(counters: usize): void {
  let end = <usize>load<u32>(counters, Counters.ENDS)
  while (end != 0) {
    const next = <usize>load<u32>(end, EndedFrames.NEXT)
    release(end, EndedFrames.SIZE)
    end = next
  }
  store<u32>(counters, 0, Counters.ENDS)
}

function releaseCounters(code: usize): void {
  const counters = countersOf(code)
  if (counters == 0) return
  releaseEnds(counters)
  release(counters, <usize>load<u32>(counters, Counters.CAPACITY))
  store<u32>(code, 0, CodeRecord.COUNTERS)
}

/** Allocates counters for a number of blocks. Returns false when memory is exhausted. */
function addCounters(code: usize, blocks: usize): bool {
  const size = Counters.BLOCKS + blocks * (BlockCount.SIZE + 4)
  const counters = allocate(size)
  if (counters == 0) return false
  memory.fill(counters, 0, size)
  store<u32>(counters, <u32>size, Counters.CAPACITY)
  store<u32>(counters, <u32>(counters + Counters.BLOCKS + blocks * BlockCount.SIZE), Counters.POSITIONS)
  store<u32>(code, <u32>counters, CodeRecord.COUNTERS)
  return true
}

/** Counts the block at `ip` of counted code. Its instructions run in another decoding. */
export function countBlock(ip: usize): void {
  const counter = <usize>load<u32>(ip + INSTRUCTION, 4)
  store<u64>(counter, load<u64>(counter) + 1)
}

/** Notes that a frame has ended at a position, perhaps within a block, whose later instructions have not run. */
export function noteEnd(code: usize, position: u32): void {
  const counters = countersOf(code)
  const last = <usize>load<u32>(counters, Counters.ENDS)
  if (last != 0 && load<u32>(last, EndedFrames.POSITION) == position) {
    store<u64>(last, load<u64>(last, EndedFrames.NUMBER) + 1, EndedFrames.NUMBER)
    return
  }
  const end = allocate(EndedFrames.SIZE)
  // Answers do not depend on counts, so a full memory does not end the run here.
  if (end == 0) return
  store<u32>(end, <u32>last, EndedFrames.NEXT)
  store<u32>(end, position, EndedFrames.POSITION)
  store<u64>(end, 1, EndedFrames.NUMBER)
  store<u32>(counters, <u32>end, Counters.ENDS)
}

/** Returns the position of the instruction at `ip` or behind it, in code that is decoded stepwise. */
export function positionOfStep(ip: usize): u32 {
  let at = ip
  while (load<u16>(at) != STEP) at -= INSTRUCTION
  return load<u32>(at, 4)
}

/** Returns the instructions at the beginning of a block, of code that is decoded stepwise. */
export function stepAt(code: usize, position: u32): usize {
  const start = instructionsOf(code)
  let low: usize = 0
  let high = <usize>load<u32>(code, CodeRecord.INSTRUCTIONS_COUNT)
  // Each STEP is followed by at most two instructions, so the one that an instruction belongs to is near.
  while (low < high) {
    const middle = (low + high) >> 1
    let at = start + middle * INSTRUCTION
    while (load<u16>(at) != STEP && at > start) at -= INSTRUCTION
    if (load<u16>(at) == STEP && load<u32>(at, 4) == position) return at
    if (load<u16>(at) == STEP && load<u32>(at, 4) > position) high = middle
    else low = middle + 1
  }
  return start
}

/** Returns whether the code is a delegation to another account, whose code runs instead (EIP-7702). */
@inline
export function isDelegation(code: usize): bool {
  return lengthOf(code) == 23 && (load<u32>(bytesOf(code)) & 0xffffff) == 0x0001ef
}

/**
 * Returns whether two positions are in different mebibytes of the code. One has less than 2^31 gas, at 1,875 gas a byte at most (LOG4).
 */
@inline
function areFarApart(position: usize, other: usize): bool {
  return position >> 20 != other >> 20
}

/** Returns whether bytes of code follow an opcode. */
@inline
function isPush(op: u32): bool {
  return op >= <u32>Op.PUSH1 && op <= <u32>Op.PUSH32
}

/** Returns the gas of an instruction and of the later ones in its block, without the gas that depends on operands. */
export function gasOfRest(code: usize, position: usize): i64 {
  const bytes = bytesOf(code)
  const length = <usize>lengthOf(code)
  let gas: i64 = 0
  for (let at = position; at < length; at++) {
    const op = <u32>load<u8>(bytes + at)
    if (at > position && (op == Op.JUMPDEST || areFarApart(at, position))) return gas
    if (isDefined(op)) gas += <i64>staticGas(op)
    if (endsBlock(op)) return gas
    if (isPush(op)) at += <usize>(op - Op.PUSH0)
  }
  return gas
}

/** Address of the next instruction while code is decoded. */
let cursor: usize = 0
let literal: usize = 0

/** Head of the block that is being decoded, its position and its gas so far. */
let blockHead: usize = 0
let blockPosition: usize = 0
let blockGas: u32 = 0
/** Counters of the code that is decoded, 0 unless it is decoded for counting, and the number of blocks that have one. */
let counters: usize = 0
let countedBlocks: usize = 0
/** Height of the stack relative to the head of the block (negative below it), and its extremes. */
let blockHeight: i32 = 0
let blockLowest: i32 = 0
let blockHighest: i32 = 0

@inline
function emit(op: u16, operand: u32, wide: u64): void {
  store<u16>(cursor, op)
  store<u32>(cursor, operand, 4)
  store<u64>(cursor, wide, 8)
  cursor += INSTRUCTION
}

function beginBlock(position: usize): void {
  blockHead = cursor
  blockPosition = position
  blockGas = 0
  blockHeight = 0
  blockLowest = 0
  blockHighest = 0
  emit(BLOCK, 0, 0)
  if (counters == 0) return
  store<u32>(<usize>load<u32>(counters, Counters.POSITIONS) + (countedBlocks << 2), <u32>position)
  emit(COUNT, <u32>blockCounter(countedBlocks++), 0)
}

@inline
function blockCounter(index: usize): usize {
  return counters + Counters.BLOCKS + index * BlockCount.SIZE
}

/**
 * Maximum of the stack sizes stored for a block, in bytes. It exceeds the size of a stack, so a block that needs or pushes more fails in any case.
 */
const BEYOND_STACK: u32 = 0xffe0

function endBlock(): void {
  store<u32>(blockHead, blockGas, Block.GAS)
  store<u16>(blockHead, <u16>min(<u32>-blockLowest << 5, BEYOND_STACK), Block.NEEDED)
  store<u16>(blockHead, <u16>min(<u32>blockHighest << 5, BEYOND_STACK), Block.GROWTH)
  store<u32>(blockHead, <u32>blockPosition, Block.POSITION)
}

/** Removes the current block if it is empty. A block of JUMPDESTs only has no instructions, but has gas. */
function dropEmptyBlock(): void {
  const first = blockHead + (counters == 0 ? INSTRUCTION : 2 * INSTRUCTION)
  if (cursor != first || blockGas != 0) return
  cursor = blockHead
  if (counters != 0) countedBlocks--
}

@inline
function account(op: u32): void {
  if (!isDefined(op)) return
  blockGas += staticGas(op)
  blockHeight -= <i32>stackTaken(op)
  if (blockHeight < blockLowest) blockLowest = blockHeight
  blockHeight += <i32>stackLeft(op)
  if (blockHeight > blockHighest) blockHighest = blockHeight
}

/**
 * Decodes the code of a record for a fork in one of the three ways, unless it is decoded so already. Stepwise, each instruction is a block of its own
 * behind a STEP. Returns false when memory is exhausted.
 */
export function decode(code: usize, fork: i32, way: u32): bool {
  const purpose = (<u32>fork << 2) | way
  const stepwise = way == STEPWISE
  if (load<u32>(code, CodeRecord.INSTRUCTIONS) != 0) {
    if (load<u32>(code, CodeRecord.DECODED_FOR) == purpose) return true
    releaseDecoding(code)
  }
  const bytes = bytesOf(code)
  const length = <usize>lengthOf(code)

  // How much room is needed: an instruction a byte, heads of blocks, and literals.
  let instructions: usize = 8 + (length >> 20)
  let blocks: usize = 3 + (length >> 20)
  let literals: usize = 0
  for (let position: usize = 0; position < length; position++) {
    const op = <u32>load<u8>(bytes + position)
    const isEdge = op == Op.JUMPDEST || endsBlock(op)
    if (isEdge) blocks++
    instructions += stepwise ? 3 : isEdge ? 2 : 1
    if (isPush(op)) {
      const size = <usize>(op - Op.PUSH0)
      if (size > 8) literals++
      position += size
    }
  }
  // A COUNT for each block, and for each JUMPI.
  if (way == COUNTED) instructions += 2 * blocks
  const size = instructions * INSTRUCTION
  const destinationsSize = (length + 1) << 2
  const start = allocate(size)
  const destinations = allocate(destinationsSize)
  const words = allocate(literals << 5)
  if (start == 0 || destinations == 0 || words == 0) {
    release(start, size)
    release(destinations, destinationsSize)
    release(words, literals << 5)
    return false
  }
  counters = 0
  if (way == COUNTED) {
    releaseCounters(code)
    if (!addCounters(code, blocks)) {
      release(start, size)
      release(destinations, destinationsSize)
      release(words, literals << 5)
      return false
    }
    counters = countersOf(code)
    countedBlocks = 0
    store<u32>(code, 0, CodeRecord.HOST_COUNTS)
  }
  memory.fill(destinations, 0, destinationsSize)
  store<u32>(code, <u32>start, CodeRecord.INSTRUCTIONS)
  store<u32>(code, <u32>size, CodeRecord.INSTRUCTIONS_SIZE)
  store<u32>(code, <u32>destinations, CodeRecord.DESTINATIONS)
  store<u32>(code, <u32>words, CodeRecord.LITERALS)
  store<u32>(code, <u32>(literals << 5), CodeRecord.LITERALS_SIZE)
  store<u32>(code, purpose, CodeRecord.DECODED_FOR)

  cursor = start
  literal = words
  // The first instruction is no destination's, so that an offset of 0 can say that there is none.
  emit(BLOCK, 0, 0)
  beginBlock(0)
  let position: usize = 0
  for (; position < length; position++) {
    const op = <u32>load<u8>(bytes + position)
    if (op == Op.JUMPDEST) {
      endBlock()
      dropEmptyBlock()
      store<u32>(destinations + (position << 2), <u32>(cursor - start))
      beginBlockAt(stepwise, position, op)
      account(op)
      if (stepwise) {
        endBlock()
        beginBlock(position + 1)
      }
      continue
    }
    if (stepwise) {
      dropEmptyBlock()
      beginBlockAt(true, position, op)
    } else if (areFarApart(position, blockPosition)) {
      endBlock()
      beginBlock(position)
    }
    account(op)
    if (op >= <u32>Op.PUSH0 && op <= <u32>Op.PUSH32 && isDefined(op)) {
      const count = <usize>(op - Op.PUSH0)
      emitPush(bytes + position + 1, count)
      position += count
    } else if (!isDefined(op)) {
      emit(UNDEFINED, op, 0)
    } else {
      emit(<u16>op, <u32>position, 0)
    }
    if (stepwise || endsBlock(op)) {
      endBlock()
      if (counters != 0 && op == Op.JUMPI) emit(COUNT, <u32>blockCounter(countedBlocks - 1) + BlockCount.NOT_TAKEN, 0)
      beginBlock(position + 1)
    }
  }
  // No code at all has no step either.
  if (stepwise && length > 0) {
    dropEmptyBlock()
    beginBlockAt(true, position, 0)
  }
  emit(<u16>Op.STOP, <u32>length, 0)
  endBlock()
  store<u32>(code, <u32>((cursor - start) / INSTRUCTION), CodeRecord.INSTRUCTIONS_COUNT)
  if (counters != 0) store<u32>(counters, <u32>countedBlocks, Counters.COUNT)
  if (!stepwise) resolveJumps(code, start, cursor)
  return true
}

function beginBlockAt(stepwise: bool, position: usize, op: u32): void {
  if (stepwise) emit(STEP, <u32>position, op)
  beginBlock(position)
}

function emitPush(from: usize, count: usize): void {
  if (count <= 8) {
    let value: u64 = 0
    for (let i: usize = 0; i < count; i++) value = (value << 8) | <u64>load<u8>(from + i)
    emit(PUSH_SMALL, 0, value)
    return
  }
  u256.setSmall(literal, 0)
  for (let i: usize = 0; i < count; i++) store<u8>(literal + count - 1 - i, load<u8>(from + i))
  emit(PUSH_WORD, <u32>literal, 0)
  literal += 32
}

/**
 * Replaces a push directly before a jump by a jump to the pushed destination. The gas and the stack sizes of the block still include both
 * instructions.
 */
function resolveJumps(code: usize, start: usize, end: usize): void {
  const length = lengthOf(code)
  for (let at = start; at + INSTRUCTION < end; at += INSTRUCTION) {
    if (load<u16>(at) != PUSH_SMALL) continue
    const next = at + INSTRUCTION
    const op = load<u16>(next)
    if (op != Op.JUMP && op != Op.JUMPI) continue
    const position = load<u64>(at, 8)
    const target = position < <u64>length ? destinationAt(code, <usize>position) : 0
    // The push becomes the jump; what follows it is never reached by a jump, since only heads of blocks are.
    store<u16>(at, op == Op.JUMP ? JUMP_TO : JUMP_TO_IF)
    store<u32>(at, <u32>target, 4)
  }
}
