import type { Address, Hash } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import type { AccountFields, Code } from '../state/account.js'
import type { EmittedLog } from './emitted-log.js'
import type { Precompiles } from './precompiles.js'

/**
 * Watches a run. Whoever runs a message or a transaction may pass one; a run without one pays nothing for it.
 *
 * The calls come in the order in which things happen, and with geth's meaning of them: `begin`, then frames (`enter` … `exit`, one in another)
 * with the instructions of their code between, then `end`. A call that fails before any code runs (for want of balance, or too deep) is a frame
 * too, and so is SELFDESTRUCT. A step reads the machine when it is asked: it must be asked before `step` returns. Its arrays may be kept.
 *
 * A tracer without `step` and `fault` costs nothing per instruction.
 *
 * What a tracer throws ends the run. A run may have to be made again from its beginning: with `begin` a tracer forgets what it has seen.
 */
export interface Tracer {
  /** Whether `begin` reads who has signed the delegations. Recovering them takes time, so others are shown none. */
  readonly readsAuthorities?: boolean
  /** Called every so often, also where nothing else is told: within a precompile, or while signatures are recovered. */
  checkTime?(): void
  /** Before anything was paid or changed. */
  begin?(scene: TracedScene): void
  enter?(frame: TracedFrame): void
  /** The opcodes for which `step` is needed; undefined for all. It may be called for others, too. */
  readonly opcodes?: ReadonlySet<number>
  /** An instruction is about to run. With `error` it will not: it lacks gas or operands. */
  step?(step: Step): void
  /** The instruction last announced, without an error then, has failed or reverted. */
  fault?(step: Step, reason: string): void
  log?(log: EmittedLog): void
  exit?(result: FrameResult): void
  /** After everything was paid and removed. Does not come for a run that was refused. */
  end?(outcome: { readonly gasUsed: bigint }): void
}

/** A tracer that has something to say when the run is over: a document in a form of its own, as it goes over the wire. */
export interface ReportingTracer extends Tracer {
  result(): Json
}

export interface TracedScene {
  readonly from: Address
  /** Undefined for a creation. */
  readonly to: Address | undefined
  readonly gasLimit: bigint
  readonly feeRecipient: Address
  readonly blockNumber: bigint
  /** Wei per gas that the sender pays. */
  readonly gasPrice: bigint
  /** Who signed the delegations that the transaction carries (EIP-7702), for a tracer that reads them. */
  readonly authorities: readonly Address[]
  readonly precompiles: Precompiles
  readonly state: TracedState
}

/** The state during a run, as it is when it is read. After the run, the state that it has left. */
export interface TracedState {
  account(address: Address): AccountFields | undefined
  code(address: Address): Code
  /** The value of a slot without leading zeros; no bytes when it is zero. */
  storage(address: Address, slot: Hash): Uint8Array
}

export const FRAME_TYPES = ['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT'] as const
export type FrameType = (typeof FRAME_TYPES)[number]

export interface TracedFrame {
  readonly type: FrameType
  /** 0 for the outermost. */
  readonly depth: number
  readonly from: Address
  /** Whose code runs; the contract that comes to be; who gets the balance of a contract that destroys itself. */
  readonly to: Address
  readonly input: Uint8Array
  /** What the frame may use; for the outermost, what is left of the limit for code. */
  readonly gas: bigint
  /** Wei; that of the caller's frame for DELEGATECALL. Undefined for STATICCALL. */
  readonly value: bigint | undefined
}

export interface FrameResult {
  readonly depth: number
  readonly output: Uint8Array
  readonly gasUsed: bigint
  /** Why the frame has failed, in geth's words; `execution reverted` for REVERT. */
  readonly error: string | undefined
  /** Whether what the frame did was undone. In Frontier a creation could fail and stay. */
  readonly reverted: boolean
}

/** An instruction, and the machine before it. */
export interface Step {
  readonly pc: number
  readonly opcode: number
  /** `PUSH1`; `opcode 0xc not defined` for what is none. */
  readonly op: string
  /** What is left before it. */
  readonly gas: bigint
  /** What it takes, for calls with what the callee may use. */
  readonly cost: bigint
  /** 1 for the outermost code. */
  readonly depth: number
  /** The account whose storage it works on. */
  readonly address: Address
  /** Bottom first. */
  readonly stack: readonly bigint[]
  /** Whole words. */
  readonly memory: Uint8Array
  /** What the last call from this frame has returned. */
  readonly returnData: Uint8Array
  /** The counter of gas to be refunded. */
  readonly refund: bigint
  readonly error: string | undefined
}

export const REVERTED = 'execution reverted'

/** A stretch of a step's memory; what lies beyond its end is zero. */
export function memorySlice({ memory }: Step, offset: bigint, length: bigint): Uint8Array {
  const slice = new Uint8Array(Number(length))
  // An offset may be any number when the length is zero.
  if (slice.length > 0) slice.set(memory.subarray(Number(offset), Number(offset + length)))
  return slice
}
