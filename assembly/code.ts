/**
 * Code, decoded once for many runs.
 *
 * A decoded instruction has 16 bytes: its opcode, a 32-bit operand at offset 4 and a 64-bit operand at offset 8. Instructions are grouped in blocks.
 * A block runs from its first instruction to its last, so the BLOCK instruction at its head checks gas and stack once. A block ends at an instruction
 * after which control may leave, and after each instruction that can read the gas left. So no instruction in between can observe that a later one
 * fails, and a failure fails the whole frame in any case. A block does not reach beyond a mebibyte of code, so that its gas fits 32 bits.
 */

import { allocate, release } from './heap'
import { endsBlock, isDefined, Op, stackLeft, stackTaken, staticGas } from './opcodes'
import * as u256 from './u256'

/** Bytes of a decoded instruction. */
export const INSTRUCTION: usize = 16

// Instructions that code does not have, behind the 256 that it may have

/**
 * Head of a block. 32-bit operand: its gas. 64-bit operand: bytes of stack that the block needs (u16), maximum growth of the stack in bytes (u16),
 * and the position of the block in the code (u32).
 */
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

// A record of code

export const RECORD: usize = 64
/** Bytes of the code, followed by 32 zeros. */
const BYTES = 0
const LENGTH = 4
/** Address of the first instruction. 0 until the code first runs. */
const INSTRUCTIONS = 8
const INSTRUCTIONS_SIZE = 12
/** Table with an entry for each position of the code: the offset of the instructions of a JUMPDEST, 0 for other positions. */
const DESTINATIONS = 16
/** Words of pushes that do not fit 64 bits. */
const LITERALS = 20
const LITERALS_SIZE = 24
/** Purpose of the decoding: the fork, and whether each step is traced. */
const DECODED_FOR = 28
/** Next record of code that the run has created. */
const NEXT = 32
/** Record of the same code, decoded stepwise. 0 until one is requested. */
const STEPWISE = 36
const INSTRUCTIONS_COUNT = 40

@inline
export function bytesOf(code: usize): usize {
  return <usize>load<u32>(code, BYTES)
}

@inline
export function lengthOf(code: usize): u32 {
  return load<u32>(code, LENGTH)
}

@inline
export function instructionsOf(code: usize): usize {
  return <usize>load<u32>(code, INSTRUCTIONS)
}

/** Returns the instructions at a position of the code, 0 unless it is a JUMPDEST. */
@inline
export function destinationAt(code: usize, position: usize): usize {
  const offset = <usize>load<u32>(<usize>load<u32>(code, DESTINATIONS) + (position << 2))
  return offset == 0 ? 0 : <usize>load<u32>(code, INSTRUCTIONS) + offset
}

const PADDING: usize = 33

/** Makes a record with room for `length` bytes of code, to be filled at `bytesOf`. Returns 0 when memory is exhausted. */
export function newCode(length: u32): usize {
  const code = allocate(RECORD)
  if (code == 0) return 0
  const bytes = allocate(<usize>length + PADDING)
  if (bytes == 0) {
    release(code, RECORD)
    return 0
  }
  memory.fill(code, 0, RECORD)
  memory.fill(bytes + length, 0, PADDING)
  store<u32>(code, <u32>bytes, BYTES)
  store<u32>(code, length, LENGTH)
  return code
}

/** Records that exist only during the run. */
let temporaryCodes: usize = 0

/** Makes a record that `releaseTemporaryCodes` releases. Used for code that the run has deployed, also if it is reverted. */
export function newTemporaryCode(length: u32): usize {
  const code = newCode(length)
  if (code == 0) return 0
  store<u32>(code, <u32>temporaryCodes, NEXT)
  temporaryCodes = code
  return code
}

export function releaseTemporaryCodes(): void {
  while (temporaryCodes != 0) {
    const next = <usize>load<u32>(temporaryCodes, NEXT)
    releaseCode(temporaryCodes)
    temporaryCodes = next
  }
}

function releaseDecoding(code: usize): void {
  release(<usize>load<u32>(code, INSTRUCTIONS), <usize>load<u32>(code, INSTRUCTIONS_SIZE))
  release(<usize>load<u32>(code, DESTINATIONS), (<usize>lengthOf(code) + 1) << 2)
  release(<usize>load<u32>(code, LITERALS), <usize>load<u32>(code, LITERALS_SIZE))
  store<u32>(code, 0, INSTRUCTIONS)
  store<u32>(code, 0, DESTINATIONS)
  store<u32>(code, 0, LITERALS)
}

export function releaseCode(code: usize): void {
  if (code == 0) return
  releaseCode(<usize>load<u32>(code, STEPWISE))
  releaseDecoding(code)
  release(bytesOf(code), <usize>lengthOf(code) + PADDING)
  release(code, RECORD)
}

/** Returns the bytes of memory that a record of code takes, its decoding included. */
export function sizeOfCode(code: usize): usize {
  if (code == 0) return 0
  const own = RECORD + <usize>lengthOf(code) + PADDING
  const twin = <usize>load<u32>(code, STEPWISE)
  if (load<u32>(code, INSTRUCTIONS) == 0) return own + sizeOfCode(twin)
  const decoding = <usize>load<u32>(code, INSTRUCTIONS_SIZE) + ((<usize>lengthOf(code) + 1) << 2) + <usize>load<u32>(code, LITERALS_SIZE)
  return own + decoding + sizeOfCode(twin)
}

/** Returns whether a record is decoded stepwise. */
@inline
export function isStepwise(code: usize): bool {
  return (load<u32>(code, DECODED_FOR) & 1) != 0
}

/**
 * Returns a record of the same code that is decoded stepwise, or 0 when memory is exhausted. It is released with the given record, because code that
 * fails is often called again.
 */
export function stepwiseOf(code: usize, fork: i32): usize {
  let twin = <usize>load<u32>(code, STEPWISE)
  if (twin == 0) {
    twin = newCode(lengthOf(code))
    if (twin == 0) return 0
    memory.copy(bytesOf(twin), bytesOf(code), <usize>lengthOf(code))
    store<u32>(code, <u32>twin, STEPWISE)
  }
  return decode(twin, fork, true) ? twin : 0
}

/** Returns the instructions at the beginning of a block, of code that is decoded stepwise. */
export function stepAt(code: usize, position: u32): usize {
  const start = instructionsOf(code)
  let low: usize = 0
  let high = <usize>load<u32>(code, INSTRUCTIONS_COUNT)
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
}

/**
 * Maximum of the stack sizes stored for a block, in bytes. It exceeds the size of a stack, so a block that needs or pushes more fails in any case.
 */
const BEYOND_STACK: u32 = 0xffe0

function endBlock(): void {
  store<u32>(blockHead, blockGas, 4)
  store<u16>(blockHead, <u16>min(<u32>-blockLowest << 5, BEYOND_STACK), 8)
  store<u16>(blockHead, <u16>min(<u32>blockHighest << 5, BEYOND_STACK), 10)
  store<u32>(blockHead, <u32>blockPosition, 12)
}

/** Removes the current block if it is empty. A block of JUMPDESTs only has no instructions, but has gas. */
function dropEmptyBlock(): void {
  if (cursor == blockHead + INSTRUCTION && blockGas == 0) cursor = blockHead
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
 * Decodes the code of a record for a fork, unless it is decoded already. With `stepwise`, each instruction is a block of its own behind a STEP.
 * Returns false when memory is exhausted.
 */
export function decode(code: usize, fork: i32, stepwise: bool): bool {
  const purpose = (<u32>fork << 1) | u32(stepwise)
  if (load<u32>(code, INSTRUCTIONS) != 0) {
    if (load<u32>(code, DECODED_FOR) == purpose) return true
    releaseDecoding(code)
  }
  const bytes = bytesOf(code)
  const length = <usize>lengthOf(code)

  // How much room is needed: an instruction a byte, heads of blocks, and literals.
  let instructions: usize = 8 + (length >> 20)
  let literals: usize = 0
  for (let position: usize = 0; position < length; position++) {
    const op = <u32>load<u8>(bytes + position)
    instructions += stepwise ? 3 : op == Op.JUMPDEST || endsBlock(op) ? 2 : 1
    if (isPush(op)) {
      const size = <usize>(op - Op.PUSH0)
      if (size > 8) literals++
      position += size
    }
  }
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
  memory.fill(destinations, 0, destinationsSize)
  store<u32>(code, <u32>start, INSTRUCTIONS)
  store<u32>(code, <u32>size, INSTRUCTIONS_SIZE)
  store<u32>(code, <u32>destinations, DESTINATIONS)
  store<u32>(code, <u32>words, LITERALS)
  store<u32>(code, <u32>(literals << 5), LITERALS_SIZE)
  store<u32>(code, purpose, DECODED_FOR)

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
  store<u32>(code, <u32>((cursor - start) / INSTRUCTION), INSTRUCTIONS_COUNT)
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
