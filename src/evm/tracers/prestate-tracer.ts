import { type Address, bigIntToHash, bytesToHex, EMPTY_BYTES, type Hash, padLeft, toQuantity, ZERO_HASH } from '../../primitives/hex.js'
import { EMPTY_CODE_HASH } from '../../primitives/keccak.js'
import { type AccountFields, EMPTY_ACCOUNT, isEmptyAccount } from '../../state/account.js'
import type { Prestate, PrestateAccount, PrestateDiff } from '../../wire/trace.js'
import { createdAddress } from '../contract-address.js'
import { delegateOf } from '../delegation.js'
import { opcodeName } from '../opcode-names.js'
import * as Op from '../opcodes.js'
import type { ReportingTracer, Step, TracedFrame, TracedScene, TracedState } from '../tracer.js'
import { isCreation } from './call-tracer.js'

export interface PrestateTracerOptions {
  /** Whether the result contains the changes, before and after, instead of everything that was touched. */
  readonly diffMode?: boolean | undefined
  readonly disableCode?: boolean | undefined
  readonly disableStorage?: boolean | undefined
  /** Whether accounts that did not exist are included. */
  readonly includeEmpty?: boolean | undefined
}

interface Touched {
  readonly fields: AccountFields
  readonly slots: Map<Hash, Hash>
}

/** Instructions whose first operand is an account. */
const LOOKS: ReadonlySet<number> = new Set([Op.BALANCE, Op.EXTCODESIZE, Op.EXTCODECOPY, Op.EXTCODEHASH, Op.SELFDESTRUCT])
/** Instructions whose second operand is an account. */
const CALLS: ReadonlySet<number> = new Set([Op.CALL, Op.CALLCODE, Op.DELEGATECALL, Op.STATICCALL])

/** Reports the accounts and slots that a run touched, as they were before it, or their changes: geth's `prestateTracer`. */
export class PrestateTracer implements ReportingTracer {
  readonly readsAuthorities = true
  readonly opcodes: ReadonlySet<number> = new Set([...LOOKS, ...CALLS, Op.SLOAD, Op.SSTORE])
  readonly #options: PrestateTracerOptions
  #state: TracedState | undefined
  #touched = new Map<Address, Touched>()
  #destroyed = new Set<Address>()

  constructor(options: PrestateTracerOptions = {}) {
    this.#options = options
  }

  begin({ state, from, to, feeRecipient, authorities }: TracedScene): void {
    this.#state = state
    this.#touched = new Map()
    this.#destroyed = new Set()
    for (const address of [from, to ?? this.#nextContractOf(from), feeRecipient, ...authorities]) this.#touch(address)
    if (to !== undefined) this.#touchDelegate(to)
  }

  step(step: Step): void {
    const { opcode, op, address, stack, error } = step
    // A fork may not define the opcode.
    if (error !== undefined || op !== opcodeName(opcode)) return
    if (opcode === Op.SLOAD || opcode === Op.SSTORE) this.#touchSlot(address, bigIntToHash(stack.at(-1) ?? 0n))
    if (opcode === Op.SELFDESTRUCT) this.#destroyed.add(address)
    if (LOOKS.has(opcode)) this.#touch(addressOf(stack.at(-1)))
    if (!CALLS.has(opcode)) return
    const callee = addressOf(stack.at(-2))
    this.#touch(callee)
    this.#touchDelegate(callee)
  }

  enter(frame: TracedFrame): void {
    if (isCreation(frame)) this.#touch(frame.to)
  }

  result(): Prestate | PrestateDiff {
    return this.#options.diffMode ? this.#differences() : this.#before()
  }

  #before(): Prestate {
    const entries = [...this.#touched].filter(([, { fields }]) => this.#options.includeEmpty || !isEmptyAccount(fields))
    return Object.fromEntries(entries.map(([address, { fields, slots }]) => [address, this.#describe(fields, slots)]))
  }

  #differences(): PrestateDiff {
    const pre: Record<Address, PrestateAccount> = {}
    const post: Record<Address, PrestateAccount> = {}
    for (const [address, { fields, slots }] of this.#touched) {
      // A removed account loses all its slots.
      const isGone = this.#destroyed.has(address) && this.#state?.account(address) === undefined
      const changed = [...slots].filter(([slot, value]) => isGone || this.#slot(address, slot) !== value)
      const now = this.#changes(address, fields, changed)
      if (!isGone && changed.length === 0 && Object.keys(now).length === 0) continue
      if (!isGone) post[address] = now
      const before = changed.filter(([, value]) => isGone || value !== ZERO_HASH)
      if (this.#options.includeEmpty || !isEmptyAccount(fields)) pre[address] = this.#describe(fields, new Map(before))
    }
    return { post, pre }
  }

  #describe({ balance, nonce, code }: AccountFields, slots: ReadonlyMap<Hash, Hash>): PrestateAccount {
    const hasCode = code.hash !== EMPTY_CODE_HASH
    return {
      balance: toQuantity(balance),
      ...(nonce === 0n ? {} : { nonce: Number(nonce) }),
      ...(hasCode && !this.#options.disableCode ? { code: bytesToHex(code.bytes) } : {}),
      ...(hasCode ? { codeHash: code.hash } : {}),
      ...(slots.size === 0 ? {} : { storage: Object.fromEntries(slots) }),
    }
  }

  /** Returns the fields that differ from before. Slots that are now zero are omitted. */
  #changes(address: Address, before: AccountFields, changed: readonly (readonly [Hash, Hash])[]): PrestateAccount {
    const now = this.#state?.account(address) ?? EMPTY_ACCOUNT
    const hasNewCode = now.code.hash !== before.code.hash
    const values = changed.map(([slot]) => [slot, this.#slot(address, slot)] as const).filter(([, value]) => value !== ZERO_HASH)
    return {
      ...(now.balance === before.balance ? {} : { balance: toQuantity(now.balance) }),
      ...(now.nonce === before.nonce ? {} : { nonce: Number(now.nonce) }),
      ...(hasNewCode && !this.#options.disableCode ? { code: bytesToHex(now.code.bytes) } : {}),
      ...(hasNewCode ? { codeHash: now.code.hash } : {}),
      ...(values.length === 0 ? {} : { storage: Object.fromEntries(values) }),
    }
  }

  #touch(address: Address): void {
    if (!this.#touched.has(address))
      this.#touched.set(address, { fields: this.#state?.account(address) ?? EMPTY_ACCOUNT, slots: new Map() })
  }

  /** Records the account to which an account delegates, because its code runs (EIP-7702). */
  #touchDelegate(address: Address): void {
    const delegate = delegateOf(this.#state?.code(address).bytes ?? EMPTY_BYTES)
    if (delegate !== undefined) this.#touch(delegate)
  }

  #touchSlot(address: Address, slot: Hash): void {
    if (this.#options.disableStorage) return
    this.#touch(address)
    const slots = this.#touched.get(address)?.slots
    if (slots && !slots.has(slot)) slots.set(slot, this.#slot(address, slot))
  }

  #slot(address: Address, slot: Hash): Hash {
    return bytesToHex(padLeft(this.#state?.storage(address, slot) ?? EMPTY_BYTES, 32))
  }

  #nextContractOf(creator: Address): Address {
    return createdAddress(creator, this.#state?.account(creator)?.nonce ?? 0n)
  }
}

function addressOf(operand = 0n): Address {
  return `0x${bigIntToHash(operand).slice(26)}`
}
