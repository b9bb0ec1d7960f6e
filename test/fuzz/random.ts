/** Pseudo-random numbers from a seed: the generator sfc32, far faster than generators of cryptography and the same on every machine. */
export class Random {
  readonly #state: [number, number, number, number]

  constructor(seed: string) {
    // FNV-1a, once for each word of the state.
    const hash = (offset: number) => {
      let value = 0x811c9dc5 ^ offset
      for (let at = 0; at < seed.length; at++) value = Math.imul(value ^ seed.charCodeAt(at), 0x01000193)
      return value >>> 0
    }
    this.#state = [hash(1), hash(2), hash(3), 1]
    for (let round = 0; round < 12; round++) this.uint32()
  }

  uint32(): number {
    const state = this.#state
    const sum = (state[0] + state[1] + state[3]) | 0
    state[3] = (state[3] + 1) | 0
    state[0] = state[1] ^ (state[1] >>> 9)
    state[1] = (state[2] + (state[2] << 3)) | 0
    state[2] = ((state[2] << 21) | (state[2] >>> 11)) + sum
    return sum >>> 0
  }

  /** An integer from 0 on, below a limit. */
  below(limit: number): number {
    return Math.floor((this.uint32() / 2 ** 32) * limit)
  }

  /** True once in so many times. */
  oneIn(times: number): boolean {
    return this.below(times) === 0
  }

  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('there is nothing to pick from')
    return items[this.below(items.length)] as Item
  }

  /** Hex digits of so many bytes. */
  hex(bytes: number): string {
    let digits = ''
    for (let left = bytes; left > 0; left -= 4) digits += this.uint32().toString(16).padStart(8, '0')
    return digits.slice(0, 2 * bytes)
  }
}
