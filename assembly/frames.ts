/**
 * Frames of calls, their memory, and the data that they exchange.
 *
 * Frames are an array: a call does not call the interpreter recursively. The stack and the memory of a depth are kept for the next frame at that
 * depth.
 */

import { allocate, allocateMemory, capacityOf, clear, release, releaseMemory } from './heap'
import { Frame } from './layout'

/** Maximum number of nested frames, before and since EIP-150: a frame at this depth cannot call. */
export const MAXIMUM_DEPTH: u32 = 1024
/** Maximum number of items on a stack. */
export const STACK_LIMIT: u32 = 1024
/** Bytes of a full stack. */
export const STACK: usize = 32 * <usize>STACK_LIMIT
/** Bytes above the highest item, for pushes that the check of a block would have rejected. */
const STACK_MARGIN: usize = 64

const frames = memory.data((MAXIMUM_DEPTH + 4) * Frame.SIZE)
/** Number of open frames. */
export let depth: u32 = 0

@inline
export function frameAt(index: u32): usize {
  return frames + <usize>index * Frame.SIZE
}

@inline
export function currentFrame(): usize {
  return frameAt(depth - 1)
}

/** Opens a frame with an empty stack and memory. Returns 0 when memory is exhausted. */
export function openFrame(): usize {
  const frame = frameAt(depth)
  let stack = <usize>load<u32>(frame, Frame.STACK_BASE)
  if (stack == 0) {
    stack = allocate(STACK + STACK_MARGIN)
    if (stack == 0) return 0
    store<u32>(frame, <u32>stack, Frame.STACK_BASE)
  }
  store<u32>(frame, <u32>(stack - 32), Frame.STACK_POINTER)
  store<u32>(frame, 0, Frame.MEMORY_LENGTH)
  store<u32>(frame, depth == 0 ? 0 : memoryOfRun(currentFrame()), Frame.MEMORY_BELOW)
  store<u32>(frame, 0, Frame.RETURN_DATA_LENGTH)
  store<u32>(frame, 0, Frame.OWNS_CODE)
  depth++
  return frame
}

/** Returns the bytes of memory of all frames up to one. */
@inline
export function memoryOfRun(frame: usize): u32 {
  return load<u32>(frame, Frame.MEMORY_BELOW) + load<u32>(frame, Frame.MEMORY_LENGTH)
}

export function closeFrame(): void {
  depth--
}

/** Grows the memory of a frame to `length` bytes, a multiple of 32, and fills the new bytes with zeros. Returns false when memory is exhausted. */
export function growMemory(frame: usize, length: u32): bool {
  const before = load<u32>(frame, Frame.MEMORY_LENGTH)
  const held = <usize>load<u32>(frame, Frame.MEMORY_CAPACITY)
  let memoryStart = <usize>load<u32>(frame, Frame.MEMORY)
  if (<usize>length > held) {
    const grown = allocateMemory(<usize>length)
    if (grown == 0) return false
    memory.copy(grown, memoryStart, <usize>before)
    releaseMemory(memoryStart, held)
    memoryStart = grown
    store<u32>(frame, <u32>grown, Frame.MEMORY)
    store<u32>(frame, <u32>capacityOf(<usize>length), Frame.MEMORY_CAPACITY)
  }
  clear(memoryStart + before, <usize>(length - before))
  store<u32>(frame, length, Frame.MEMORY_LENGTH)
  return true
}

/** Allocates memory of a frame for the output of a precompile. Returns its address, or 0 when memory is exhausted. */
export function roomForOutput(frame: usize, length: u32): usize {
  store<u32>(frame, 0, Frame.MEMORY_LENGTH)
  return growMemory(frame, length == 0 ? 32 : (length + 31) & ~31) ? <usize>load<u32>(frame, Frame.MEMORY) : 0
}

/** Maximum bytes of memory that a depth keeps between runs. */
const KEPT_MEMORY: usize = 1 << 16
const KEPT_DEPTHS: u32 = 32

/** Releases the memory of deep and large frames. */
export function trimFrames(): void {
  depth = 0
  for (let index: u32 = 0; index < MAXIMUM_DEPTH + 3; index++) {
    const frame = frameAt(index)
    const stack = <usize>load<u32>(frame, Frame.STACK_BASE)
    const held = <usize>load<u32>(frame, Frame.MEMORY_CAPACITY)
    if (stack == 0 && held == 0) break
    if (held > KEPT_MEMORY) {
      releaseMemory(<usize>load<u32>(frame, Frame.MEMORY), held)
      store<u32>(frame, 0, Frame.MEMORY)
      store<u32>(frame, 0, Frame.MEMORY_CAPACITY)
    }
    if (index >= KEPT_DEPTHS && stack != 0) {
      release(stack, STACK + STACK_MARGIN)
      store<u32>(frame, 0, Frame.STACK_BASE)
    }
  }
}
