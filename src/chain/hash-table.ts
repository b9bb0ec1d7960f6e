import type { Hash } from '../primitives/hex.js'

const SMALLEST = 16
/** Slots for each entry at most full, as a fraction: beyond it, searches become long. */
const MAX_LOAD = 0.6

/** Returns the first four bytes of a hash as an integer. Hashes are as good as random. */
function fingerprintOf(hash: Hash): number {
  return Number.parseInt(hash.slice(2, 10), 16) | 0
}

/**
 * Positions of things by their hashes. An entry takes some 20 bytes, where a `Map` with the hash as its key takes 150.
 *
 * The table keeps four bytes of each hash, so the caller confirms what it finds.
 */
export class HashTable {
  /** Pairs of a fingerprint and a position plus one; 0 marks a free slot. */
  #slots = new Int32Array(0)
  #count = 0

  add(hash: Hash, position: number): void {
    if (this.#count + 1 > (MAX_LOAD * this.#slots.length) / 2) this.#grow()
    this.#insert(fingerprintOf(hash), position + 1)
    this.#count++
  }

  /** Returns the greatest position below `end` that has a hash, or -1. */
  newest(hash: Hash, end: number, confirms: (position: number) => boolean): number {
    const fingerprint = fingerprintOf(hash)
    const mask = this.#slots.length / 2 - 1
    let newest = -1
    for (let slot = fingerprint & mask; ; slot = (slot + 1) & mask) {
      const position = (this.#slots[2 * slot + 1] ?? 0) - 1
      if (position < 0) return newest
      if (this.#slots[2 * slot] === fingerprint && position < end && position > newest && confirms(position)) newest = position
    }
  }

  #insert(fingerprint: number, entry: number): void {
    const mask = this.#slots.length / 2 - 1
    let slot = fingerprint & mask
    while (this.#slots[2 * slot + 1] !== 0) slot = (slot + 1) & mask
    this.#slots[2 * slot] = fingerprint
    this.#slots[2 * slot + 1] = entry
  }

  #grow(): void {
    const slots = this.#slots
    this.#slots = new Int32Array(2 * slots.length || 2 * SMALLEST)
    for (let i = 0; i < slots.length; i += 2) {
      const entry = slots[i + 1] ?? 0
      if (entry !== 0) this.#insert(slots[i] ?? 0, entry)
    }
  }
}
