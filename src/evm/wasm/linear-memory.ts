import { type Address, EMPTY_BYTES, type Hash, reversedHex, writeReversedHex } from '../../primitives/hex.js'
import type { EmittedLog } from '../emitted-log.js'
import { LOG } from './layout.js'

const LIMB = 0xffff_ffff_ffff_ffffn

/** Reads and writes the memory of a module. Words have 32 bytes, the least significant first. An address is the lower 20 bytes of a word. */
export class LinearMemory {
  readonly #memory: WebAssembly.Memory
  view: DataView
  bytes: Uint8Array

  constructor(memory: WebAssembly.Memory) {
    this.#memory = memory
    this.view = new DataView(memory.buffer)
    this.bytes = new Uint8Array(memory.buffer)
  }

  /** Updates the views of memory. Call it after each call into the module, because memory moves when it grows. */
  refresh(): void {
    if (this.bytes.buffer === this.#memory.buffer) return
    this.view = new DataView(this.#memory.buffer)
    this.bytes = new Uint8Array(this.#memory.buffer)
  }

  u32(at: number): number {
    return this.view.getUint32(at, true)
  }

  /** Returns a copy of some bytes. */
  slice(at: number, length: number): Uint8Array {
    return length === 0 ? EMPTY_BYTES : this.bytes.slice(at, at + length)
  }

  writeWord(at: number, value: bigint): void {
    const view = this.view
    if (value <= LIMB) {
      view.setBigUint64(at, value, true)
      view.setBigUint64(at + 8, 0n, true)
      view.setBigUint64(at + 16, 0n, true)
      view.setBigUint64(at + 24, 0n, true)
      return
    }
    view.setBigUint64(at, value & LIMB, true)
    view.setBigUint64(at + 8, (value >> 64n) & LIMB, true)
    view.setBigUint64(at + 16, (value >> 128n) & LIMB, true)
    view.setBigUint64(at + 24, value >> 192n, true)
  }

  writeAddress(at: number, address: Address): void {
    this.view.setBigUint64(at + 16, 0n, true)
    this.view.setBigUint64(at + 24, 0n, true)
    writeReversedHex(this.bytes, at, address)
  }

  writeHash(at: number, hash: Hash): void {
    writeReversedHex(this.bytes, at, hash)
  }

  /** Writes big-endian bytes, 32 at most, as a word. */
  writeBigEndian(at: number, value: Uint8Array): void {
    this.bytes.fill(0, at, at + 32)
    for (let i = 0; i < value.length; i++) this.bytes[at + i] = value[value.length - 1 - i] ?? 0
  }

  word(at: number): bigint {
    const view = this.view
    let upper = 0
    for (let i = at + 8; i < at + 32; i += 4) upper |= view.getUint32(i, true)
    const low = view.getBigUint64(at, true)
    if (upper === 0) return low
    const second = view.getBigUint64(at + 8, true)
    const third = view.getBigUint64(at + 16, true)
    const fourth = view.getBigUint64(at + 24, true)
    return (fourth << 192n) | (third << 128n) | (second << 64n) | low
  }

  address(at: number): Address {
    return reversedHex(this.bytes, at, 20)
  }

  /** Returns the bytes of a word, big-endian. */
  bigEndian(at: number): Uint8Array {
    return this.bytes.slice(at, at + 32).reverse()
  }

  hash(at: number): Hash {
    return reversedHex(this.bytes, at, 32)
  }

  isSameWord(a: number, b: number): boolean {
    for (let i = 0; i < 32; i += 8) if (this.view.getBigUint64(a + i, true) !== this.view.getBigUint64(b + i, true)) return false
    return true
  }

  /** Reads the log at an address. */
  log(at: number): EmittedLog {
    const topicCount = this.u32(at + LOG.TOPIC_COUNT)
    return {
      address: this.address(at),
      topics: Array.from({ length: topicCount }, (_, i) => this.hash(at + LOG.TOPICS + 32 * i)),
      data: this.slice(at + LOG.TOPICS + 32 * topicCount, this.u32(at + LOG.DATA_LENGTH)),
    }
  }

  /** Returns the address of the end of a log, where the next log begins. */
  endOfLog(at: number): number {
    return at + LOG.TOPICS + 32 * this.u32(at + LOG.TOPIC_COUNT) + ((this.u32(at + LOG.DATA_LENGTH) + 7) & ~7)
  }
}
