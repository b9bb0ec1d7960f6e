/**
 * Allocates linear memory in blocks of powers of two, with a list of free blocks per size.
 *
 * There is no garbage collector: every owner releases its blocks, with the size that it requested.
 */

const SMALLEST: u32 = 6
const CLASSES: u32 = 32
const PAGE: usize = 65536

/** Maximum bytes of linear memory. The host reads addresses as signed numbers. */
const MAXIMUM_TOP: usize = 0x7fff0000
/** Maximum bytes of blocks besides the memory of frames: decoded code, tables, the journal, logs. */
const MAXIMUM_HELD: usize = 512 << 20

/** First free block of each size, 0 for none. A free block begins with the address of the next one. */
const freeBlocks = memory.data(128)
let top: usize = 0
/** Bytes of blocks that `allocate` has returned and `release` has not taken back. */
let held: usize = 0

@inline
function classOf(size: usize): u32 {
  const bits: u32 = size > 1 ? 32 - <u32>clz(<u32>(size - 1)) : 0
  return bits < SMALLEST ? SMALLEST : bits
}

/** Returns the size of the block for a request of `size` bytes. */
export function capacityOf(size: usize): usize {
  return <usize>1 << classOf(size)
}

/**
 * Returns a block of at least `size` bytes with any content, or 0 when the limit is reached. How much room there is depends on earlier runs, so a run
 * that gets no block has no result: it ends with OUT_OF_MEMORY.
 */
export function allocate(size: usize): usize {
  if (size > MAXIMUM_HELD) return 0
  const length = capacityOf(size)
  if (held + length > MAXIMUM_HELD) return 0
  const block = takeBlock(classOf(size))
  if (block != 0) held += length
  return block
}

/** Releases a block. `size` is the requested size. */
export function release(block: usize, size: usize): void {
  if (block == 0) return
  held -= capacityOf(size)
  giveBlock(block, classOf(size))
}

/** Returns a block for the memory of a frame, which has a limit of its own: gas, and the limit of the run. 0 when linear memory is full. */
export function allocateMemory(size: usize): usize {
  return takeBlock(classOf(size))
}

export function releaseMemory(block: usize, size: usize): void {
  if (block != 0) giveBlock(block, classOf(size))
}

function takeBlock(sizeClass: u32): usize {
  if (sizeClass >= CLASSES - 1) return 0
  const head = freeBlocks + (<usize>sizeClass << 2)
  const block = <usize>load<u32>(head)
  if (block != 0) {
    store<u32>(head, load<u32>(block))
    return block
  }
  if (top == 0) top = (__heap_base + 63) & ~63
  const length = <usize>1 << sizeClass
  const end = top + length
  if (end > MAXIMUM_TOP) return 0
  const available = <usize>memory.size() * PAGE
  if (end > available) {
    const missing = (end - available + PAGE - 1) / PAGE
    // More than is needed, so that small requests do not grow the memory one by one.
    const ample = missing + 16
    if (memory.grow(<i32>ample) < 0 && memory.grow(<i32>missing) < 0) return 0
  }
  const result = top
  top = end
  return result
}

function giveBlock(block: usize, sizeClass: u32): void {
  const head = freeBlocks + (<usize>sizeClass << 2)
  store<u32>(block, load<u32>(head))
  store<u32>(head, <u32>block)
}

/** Bytes up to which a loop is faster than an instruction for blocks of memory, which engines run as a call of native code. */
const SHORT: usize = 256

/** Fills bytes with zeros. `size` is a multiple of 8. */
export function clear(at: usize, size: usize): void {
  if (size > SHORT) {
    memory.fill(at, 0, size)
    return
  }
  for (const end = at + size; at < end; at += 8) store<u64>(at, 0)
}

/** Copies bytes between blocks that do not overlap. */
export function copyDisjoint(to: usize, from: usize, size: usize): void {
  if (size > SHORT) {
    memory.copy(to, from, size)
    return
  }
  const whole = size & ~7
  for (let i: usize = 0; i < whole; i += 8) store<u64>(to + i, load<u64>(from + i))
  for (let i = whole; i < size; i++) store<u8>(to + i, load<u8>(from + i))
}
