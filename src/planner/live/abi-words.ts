/** The 32-byte words of which calls of contracts and their answers are made. */
import type { Address, Hex } from '../../primitives/hex.js'

/** A word as 64 hex digits. Negative numbers are written as their two's complement. */
export function word(value: bigint | number): string {
  return BigInt.asUintN(256, BigInt(value)).toString(16).padStart(64, '0')
}

/** An address as an argument. */
export function addressWord(address: Address): string {
  return address.slice(2).padStart(64, '0')
}

/** A contract returned something else than what it should be asked for. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer'
}

/** The bytes of an answer, read by words. Every reader throws `UnexpectedAnswer` where there is no such value. */
export class AbiWords {
  readonly #digits: string

  /** @param data hex in lower case */
  constructor(data: Hex) {
    this.#digits = data.slice(2)
  }

  /** Bytes. */
  get length(): number {
    return this.#digits.length / 2
  }

  /** A number of so many bits. */
  unsigned(index: number, bits = 256): bigint {
    const value = BigInt(`0x${this.#word(index)}`)
    if (BigInt.asUintN(bits, value) !== value) throw new UnexpectedAnswer(`a contract returned ${value}, more than ${bits} bits hold`)
    return value
  }

  /** A two's complement number of so many bits. */
  signed(index: number, bits: number): bigint {
    return BigInt.asIntN(bits, this.unsigned(index))
  }

  address(index: number): Address {
    return `0x${this.unsigned(index, 160).toString(16).padStart(40, '0')}`
  }

  /** An offset or a length, which lies within the answer. */
  size(index: number): number {
    const value = this.unsigned(index)
    if (value > BigInt(this.length)) throw new UnexpectedAnswer('a contract returned an offset beyond its answer')
    return Number(value)
  }

  /** Returns the bytes from `start` to before `end`; fewer at the end of the answer. */
  part(start: number, end?: number): AbiWords {
    return new AbiWords(`0x${this.#digits.slice(2 * start, end === undefined ? undefined : 2 * end)}`)
  }

  /** All of it as hex. */
  get data(): Hex {
    return `0x${this.#digits}`
  }

  #word(index: number): string {
    const digits = this.#digits.slice(64 * index, 64 * index + 64)
    if (digits.length < 64) throw new UnexpectedAnswer(`a contract returned ${this.length} bytes, and ${32 * index + 32} are needed`)
    return digits
  }
}
