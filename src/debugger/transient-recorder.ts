/** Follows transient storage (EIP-1153) through a run. */

import * as Op from '../evm/opcodes.js'
import type { FrameResult, Step } from '../evm/tracer.js'
import type { Address } from '../primitives/hex.js'

/** A tracer that ends a run before an instruction, and then knows the transient storage there. */
export class TransientRecorder {
  readonly #position: number
  readonly #end: () => Error
  #next = 0
  #values = new Map<string, bigint>()
  /** Values before writes that may be undone, the latest last. */
  #undo: { readonly key: string; readonly before: bigint | undefined }[] = []
  /** Lengths of `undo` at the beginnings of the open frames. */
  #marks: number[] = []

  /** @param end makes the error that ends the run */
  constructor(position: number, end: () => Error) {
    this.#position = position
    this.#end = end
  }

  value(address: Address, slot: bigint): bigint {
    return this.#values.get(keyOf(address, slot)) ?? 0n
  }

  begin(): void {
    this.#next = 0
    this.#values = new Map()
    this.#undo = []
    this.#marks = []
  }

  enter(): void {
    this.#marks.push(this.#undo.length)
  }

  exit({ reverted }: FrameResult): void {
    const mark = this.#marks.pop() ?? 0
    if (!reverted) return
    for (const { key, before } of this.#undo.splice(mark).reverse()) {
      if (before === undefined) this.#values.delete(key)
      else this.#values.set(key, before)
    }
  }

  step({ opcode, stack, address, error }: Step): void {
    if (this.#next++ === this.#position) throw this.#end()
    // An instruction that fails ends its frame, which is reverted.
    if (opcode !== Op.TSTORE || error !== undefined) return
    const key = keyOf(address, stack.at(-1) ?? 0n)
    this.#undo.push({ key, before: this.#values.get(key) })
    this.#values.set(key, stack.at(-2) ?? 0n)
  }
}

function keyOf(address: Address, slot: bigint): string {
  return `${address}:${slot}`
}
