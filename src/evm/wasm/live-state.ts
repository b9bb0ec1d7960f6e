import { type Address, EMPTY_BYTES, type Hash, trimLeft } from '../../primitives/hex.js'
import { type AccountFields, type Code, NO_CODE } from '../../state/account.js'
import type { StateDraft } from '../../state/state-draft.js'
import type { TracedState } from '../tracer.js'
import { ACCOUNT, FLAG, SLOT } from './layout.js'
import type { Machine } from './machine.js'

/** State while code runs: the records in the module, and the draft for everything else. */
export class LiveState implements TracedState {
  readonly #draft: StateDraft
  /** Running instance. Undefined before and after the run of code. */
  machine: Machine | undefined

  constructor(draft: StateDraft) {
    this.#draft = draft
  }

  account(address: Address): AccountFields | undefined {
    const record = this.#recordOf(address)
    if (!this.machine || record === 0) return this.#draft.account(address)
    const { memory } = this.machine
    const flags = memory.u32(record + ACCOUNT.FLAGS)
    if ((flags & FLAG.EXISTS) === 0) return undefined
    return {
      balance: memory.word(record + ACCOUNT.BALANCE),
      nonce: memory.view.getBigUint64(record + ACCOUNT.NONCE, true),
      code: this.#codeOf(address, record, flags),
    }
  }

  code(address: Address): Code {
    const record = this.#recordOf(address)
    if (!this.machine || record === 0) return this.#draft.code(address)
    return this.#codeOf(address, record, this.machine.memory.u32(record + ACCOUNT.FLAGS))
  }

  storage(address: Address, slot: Hash): Uint8Array {
    const record = this.#recordOf(address)
    if (!this.machine || record === 0) return this.#draft.storage(address, slot)
    const { exports, memory } = this.machine
    const scratch = exports.scratchAddress()
    memory.writeHash(scratch, slot)
    const found = exports.findSlot(record, scratch)
    if (found === 0 || (memory.u32(found + SLOT.FLAGS) & FLAG.LOADED) === 0) return this.#draft.storage(address, slot)
    return trimLeft(memory.bigEndian(found + SLOT.VALUE))
  }

  /** Returns the record of an account in the module, 0 for other accounts. */
  #recordOf(address: Address): number {
    if (!this.machine) return 0
    const { exports, memory } = this.machine
    const scratch = exports.scratchAddress()
    memory.writeAddress(scratch, address)
    const record = exports.findAccount(scratch)
    return record !== 0 && (memory.u32(record + ACCOUNT.FLAGS) & FLAG.LOADED) !== 0 ? record : 0
  }

  #codeOf(address: Address, record: number, flags: number): Code {
    if (!this.machine || (flags & FLAG.EXISTS) === 0) return NO_CODE
    // Code that was there before the run lies in the draft.
    if ((flags & FLAG.NEW_CODE) === 0) return this.#draft.code(address)
    const { exports, memory } = this.machine
    const size = memory.u32(record + ACCOUNT.CODE_SIZE)
    const bytes = size === 0 ? EMPTY_BYTES : memory.slice(exports.bytesOf(memory.u32(record + ACCOUNT.CODE)), size)
    return { bytes, hash: memory.hash(record + ACCOUNT.CODE_HASH) }
  }
}
