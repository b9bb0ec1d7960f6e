/**
 * Frames of calls, their memory, and the data that they exchange.
 *
 * Frames are an array: a call does not call the interpreter recursively. The stack and the memory of a depth are kept for the next frame at that
 * depth.
 */

import { allocate, allocateMemory, capacityOf, clear, release, releaseMemory } from './heap'

/** Maximum number of nested frames, before and since EIP-150: a frame at this depth cannot call. */
export const MAXIMUM_DEPTH: u32 = 1024
const FRAME: usize = 256
const STACK: usize = 32 * 1024
/** Bytes above the highest item, for pushes that the check of a block would have rejected. */
const STACK_MARGIN: usize = 64

// Words of a frame
export const VALUE: usize = 0
// Addresses, as records of accounts
/** Account whose storage and balance the code uses. */
export const SELF: usize = 32
export const CALLER: usize = 36
export const CODE_RECORD: usize = 40
export const KIND: usize = 44
export const IS_STATIC: usize = 48
export const INPUT: usize = 52
export const INPUT_LENGTH: usize = 56
/** Offset in the caller's memory for the output. */
export const OUTPUT: usize = 60
export const OUTPUT_LENGTH: usize = 64
export const JOURNAL: usize = 68
export const LOGS: usize = 72
export const INSTRUCTION_POINTER: usize = 76
export const STACK_POINTER: usize = 80
export const STACK_BASE: usize = 84
export const MEMORY: usize = 88
export const MEMORY_CAPACITY: usize = 92
export const MEMORY_LENGTH: usize = 96
export const RETURN_DATA: usize = 100
export const RETURN_DATA_LENGTH: usize = 104
/** Whether the frame owns the code record: init code, which is released with the frame. */
export const OWNS_CODE: usize = 108
export const GAS: usize = 112
/** Bytes of memory of the frames below this one. */
export const MEMORY_BELOW: usize = 120
export const REFUND: usize = 128
/** Account whose code runs, for tracers: the target of a DELEGATECALL. */
export const CODE_ACCOUNT: usize = 136

export const KIND_CALL: u32 = 0
export const KIND_CALLCODE: u32 = 1
export const KIND_DELEGATECALL: u32 = 2
export const KIND_STATICCALL: u32 = 3
export const KIND_CREATE: u32 = 4
export const KIND_CREATE2: u32 = 5

const frames = memory.data(263168) // (MAXIMUM_DEPTH + 4) * FRAME
/** Number of open frames. */
export let depth: u32 = 0

@inline
export function frameAt(index: u32): usize {
  return frames + <usize>index * FRAME
}

@inline
export function currentFrame(): usize {
  return frameAt(depth - 1)
}

/** Opens a frame with an empty stack and memory. Returns 0 when memory is exhausted. */
export function openFrame(): usize {
  const frame = frameAt(depth)
  let stack = <usize>load<u32>(frame, STACK_BASE)
  if (stack == 0) {
    stack = allocate(STACK + STACK_MARGIN)
    if (stack == 0) return 0
    store<u32>(frame, <u32>stack, STACK_BASE)
  }
  store<u32>(frame, <u32>(stack - 32), STACK_POINTER)
  store<u32>(frame, 0, MEMORY_LENGTH)
  store<u32>(frame, depth == 0 ? 0 : memoryOfRun(currentFrame()), MEMORY_BELOW)
  store<u32>(frame, 0, RETURN_DATA_LENGTH)
  store<u32>(frame, 0, OWNS_CODE)
  depth++
  return frame
}

/** Returns the bytes of memory of all frames up to one. */
@inline
export function memoryOfRun(frame: usize): u32 {
  return load<u32>(frame, MEMORY_BELOW) + load<u32>(frame, MEMORY_LENGTH)
}

export function closeFrame(): void {
  depth--
}

/** Grows the memory of a frame to `length` bytes, a multiple of 32, and fills the new bytes with zeros. Returns false when memory is exhausted. */
export function growMemory(frame: usize, length: u32): bool {
  const before = load<u32>(frame, MEMORY_LENGTH)
  const held = <usize>load<u32>(frame, MEMORY_CAPACITY)
  let memoryStart = <usize>load<u32>(frame, MEMORY)
  if (<usize>length > held) {
    const grown = allocateMemory(<usize>length)
    if (grown == 0) return false
    memory.copy(grown, memoryStart, <usize>before)
    releaseMemory(memoryStart, held)
    memoryStart = grown
    store<u32>(frame, <u32>grown, MEMORY)
    store<u32>(frame, <u32>capacityOf(<usize>length), MEMORY_CAPACITY)
  }
  clear(memoryStart + before, <usize>(length - before))
  store<u32>(frame, length, MEMORY_LENGTH)
  return true
}

/** Allocates memory of a frame for the output of a precompile. Returns its address, or 0 when memory is exhausted. */
export function roomForOutput(frame: usize, length: u32): usize {
  store<u32>(frame, 0, MEMORY_LENGTH)
  return growMemory(frame, length == 0 ? 32 : (length + 31) & ~31) ? <usize>load<u32>(frame, MEMORY) : 0
}

/** Maximum bytes of memory that a depth keeps between runs. */
const KEPT_MEMORY: usize = 1 << 16
const KEPT_DEPTHS: u32 = 32

/** Releases the memory of deep and large frames. */
export function trimFrames(): void {
  depth = 0
  for (let index: u32 = 0; index < MAXIMUM_DEPTH + 3; index++) {
    const frame = frameAt(index)
    const stack = <usize>load<u32>(frame, STACK_BASE)
    const held = <usize>load<u32>(frame, MEMORY_CAPACITY)
    if (stack == 0 && held == 0) break
    if (held > KEPT_MEMORY) {
      releaseMemory(<usize>load<u32>(frame, MEMORY), held)
      store<u32>(frame, 0, MEMORY)
      store<u32>(frame, 0, MEMORY_CAPACITY)
    }
    if (index >= KEPT_DEPTHS && stack != 0) {
      release(stack, STACK + STACK_MARGIN)
      store<u32>(frame, 0, STACK_BASE)
    }
  }
}
