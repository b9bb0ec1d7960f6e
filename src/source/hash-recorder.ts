/** Finds what a run hashes, from which the keys of mappings follow. */

import * as Op from '../evm/opcodes.js'
import { memorySlice, type Step } from '../evm/tracer.js'
import type { Address } from '../primitives/hex.js'
import { LONGEST_PREIMAGE, StorageKeys } from './storage-keys.js'

const MOST_MEMORY = 2n ** 32n

/** A tracer that is called for few instructions. */
export class HashRecorder {
  readonly opcodes: ReadonlySet<number> = new Set([Op.KECCAK256, Op.TSTORE])
  /** By the account whose storage the code uses. */
  readonly keys = new Map<Address, StorageKeys>()
  /** Whether anything is written to transient storage. */
  hasTransient = false

  exit(): void {}

  step(step: Step): void {
    if (step.opcode === Op.TSTORE) this.hasTransient = true
    if (step.opcode !== Op.KECCAK256 || step.error !== undefined) return
    const [offset, length] = [step.stack.at(-1) ?? 0n, step.stack.at(-2) ?? 0n]
    if (length < 32n || length > LONGEST_PREIMAGE || offset > MOST_MEMORY) return
    const known = this.keys.get(step.address) ?? new StorageKeys()
    this.keys.set(step.address, known)
    known.add(memorySlice(step, offset, length))
  }
}
