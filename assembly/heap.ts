/**
 * Allocates linear memory in blocks of powers of two, with a list of free blocks per size.
 *
 * There is no garbage collector: every owner releases its blocks, with the size that it requested.
 */

const SMALLEST: u32 = 6
const CLASSES: u32 = 32
const PAGE: usize = 65536

/** First free block of each size, 0 for none. A free block begins with the address of the next one. */
const freeBlocks = memory.data(128)
let top: usize = 0
/** Maximum bytes of memory of the module. */
let limit: usize = 512 << 20

export function setLimit(bytes: usize): void {
  limit = bytes
}

@inline
function classOf(size: usize): u32 {
  const bits: u32 = size > 1 ? 32 - <u32>clz(<u32>(size - 1)) : 0
  return bits < SMALLEST ? SMALLEST : bits
}

/** Returns the size of the block for a request of `size` bytes. */
export function capacityOf(size: usize): usize {
  return <usize>1 << classOf(size)
}

/** Returns a block of at least `size` bytes with any content, or 0 when the limit is reached. */
export function allocate(size: usize): usize {
  if (size > limit) return 0
  const sizeClass = classOf(size)
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
  if (end > limit) return 0
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

/** Releases a block. `size` is the requested size. */
export function release(block: usize, size: usize): void {
  if (block == 0) return
  const head = freeBlocks + (<usize>classOf(size) << 2)
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
export function copyApart(to: usize, from: usize, size: usize): void {
  if (size > SHORT) {
    memory.copy(to, from, size)
    return
  }
  const whole = size & ~7
  for (let i: usize = 0; i < whole; i += 8) store<u64>(to + i, load<u64>(from + i))
  for (let i = whole; i < size; i++) store<u8>(to + i, load<u8>(from + i))
}
