/** Exports of the module of Keccak-256, which imports nothing. `src/primitives/keccak.ts` calls them. */

import * as keccak from './keccak'

/** Bytes of input that the module holds: a multiple of the 136 bytes of a block. */
const CAPACITY: usize = 136 * 240

/** Returns the address of the input. */
export function input(): usize {
  return (__heap_base + 63) & ~63
}

/** Returns the maximum number of bytes that the input holds. */
export function capacity(): usize {
  return CAPACITY
}

/** Returns the address of the 32 bytes of the last hash. */
export function output(): usize {
  return input() + CAPACITY
}

/** Hashes the first `length` bytes of the input. */
export function hash(length: usize): void {
  keccak.hash(output(), input(), length)
}

/** Begins a hash of an input that comes in parts. */
export function begin(): void {
  keccak.begin()
}

/** Absorbs the whole input. */
export function absorb(): void {
  keccak.absorb(input(), CAPACITY, usize.MAX_VALUE)
}

/** Absorbs the last `length` bytes of an input that came in parts. */
export function finish(length: usize): void {
  const absorbed = keccak.absorb(input(), length, usize.MAX_VALUE)
  keccak.finish(output(), input() + absorbed, length - absorbed)
}
