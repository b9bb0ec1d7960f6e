import type { Address, Hash } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import type { AccountFields, Code } from '../state/account.js'
import type { EmittedLog } from './emitted-log.js'
import type { Precompiles } from './precompiles.js'

/**
 * Observes a run. The caller that runs a message or a transaction may pass a tracer; a run without one has no cost for it.
 *
 * The methods are called in the order of the events, with geth's meaning: `begin`, then frames (`enter` … `exit`, nested) with the instructions of
 * their code between, then `end`. A call that fails before any code runs (insufficient balance, or too deep) is a frame too, and so is SELFDESTRUCT.
 * A `Step` reads the state of the EVM when a property is read. Read its properties before `step` returns. Its arrays may be kept.
 *
 * A tracer without `step` and `fault` costs nothing per instruction.
 *
 * An error that a tracer throws ends the run. An executor may have to repeat a run from its beginning: in `begin`, a tracer discards the events that
 * it has recorded.
 */
export interface Tracer {
  /** Whether `begin` reads the signers of the delegations. Recovering them takes time, so other tracers get an empty list. */
  readonly readsAuthorities?: boolean
  /** Work of one call of the tracer beyond that of reporting it, in instructions of the EVM. It decides when others have their turn. Default: 0. */
  readonly work?: number
  /** Called repeatedly, also while there are no other events: within a precompile, or while signatures are recovered. */
  checkTime?(): void
  /** Called before any payment or change of state. */
  begin?(scene: TracedScene): void
  enter?(frame: TracedFrame): void
  /** Opcodes for which `step` is needed. Undefined for all. `step` may be called for other opcodes, too. */
  readonly opcodes?: ReadonlySet<number>
  /**
   * Number of the next instructions for which `step` is not called, whatever their opcodes. The executor counts it down, and reads it again after each
   * call of the tracer. Skipped instructions cost little. For the last one before a frame ends, `fault` may be left out.
   */
  readonly skip?: { left: number }
  /** Called before an instruction. If `step.error` is set, the instruction will not run: it lacks gas or operands. */
  step?(step: Step): void
  /** Called when the instruction of the last `step` without an error has failed or reverted. */
  fault?(step: Step, reason: string): void
  /** Called after a write to storage. Writes cost nothing per instruction. */
  write?(write: StorageWrite): void
  log?(log: EmittedLog): void
  exit?(result: FrameResult): void
  /** Called after all payments, refunds and removals of accounts. Not called for a run that was rejected. */
  end?(outcome: { readonly gasUsed: bigint }): void
}

/** A tracer that returns a JSON document when the run is over, in the format of its RPC response. */
export interface ReportingTracer extends Tracer {
  result(): Json
}

export interface TracedScene {
  readonly from: Address
  /** Address of the called account. Undefined for a creation. */
  readonly to: Address | undefined
  readonly gasLimit: bigint
  readonly feeRecipient: Address
  readonly blockNumber: bigint
  /** Price that the sender pays, in wei per gas. */
  readonly gasPrice: bigint
  /** Signers of the delegations in the transaction (EIP-7702). Empty unless the tracer has `readsAuthorities`. */
  readonly authorities: readonly Address[]
  readonly precompiles: Precompiles
  readonly state: TracedState
}

/** State during a run. Every read returns the current value. After the run, it is the state that the run has produced. */
export interface TracedState {
  account(address: Address): AccountFields | undefined
  code(address: Address): Code
  /** Returns the value of a slot without leading zeros; no bytes when it is zero. */
  storage(address: Address, slot: Hash): Uint8Array
}

export const FRAME_TYPES = ['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT'] as const
export type FrameType = (typeof FRAME_TYPES)[number]

export interface TracedFrame {
  readonly type: FrameType
  /** Depth of the frame, 0 for the outermost. */
  readonly depth: number
  readonly from: Address
  /** Address whose code runs. For a creation, the new contract. For SELFDESTRUCT, the recipient of the balance. */
  readonly to: Address
  readonly input: Uint8Array
  /** Gas limit of the frame. For the outermost frame, the gas limit after the intrinsic gas is deducted. */
  readonly gas: bigint
  /** Value in wei. For DELEGATECALL, the value of the caller's frame. Undefined for STATICCALL. */
  readonly value: bigint | undefined
}

export interface FrameResult {
  readonly depth: number
  readonly output: Uint8Array
  readonly gasUsed: bigint
  /** Reason why the frame failed, in geth's text; `execution reverted` for REVERT. Undefined when it succeeded. */
  readonly error: string | undefined
  /** Whether the changes of the frame were reverted. In Frontier, a creation could fail without being reverted. */
  readonly reverted: boolean
}

/** Write to a slot, also of the value that it had. */
export interface StorageWrite {
  /** Account to which the slot belongs. */
  readonly address: Address
  readonly slot: Hash
  readonly before: Hash
  readonly after: Hash
}

/** An instruction, and the state of the EVM before it. */
export interface Step {
  readonly pc: number
  readonly opcode: number
  /** Name of the instruction: `PUSH1`, or `opcode 0xc not defined` for an undefined opcode. */
  readonly op: string
  /** Gas left before the instruction. */
  readonly gas: bigint
  /** Gas cost of the instruction. For a call, with the gas that the callee gets. */
  readonly cost: bigint
  /** Depth of the frame, 1 for the outermost code. */
  readonly depth: number
  /** Address of the account whose storage the code uses. */
  readonly address: Address
  /** Stack, bottom first. */
  readonly stack: readonly bigint[]
  /** Memory, in whole words. */
  readonly memory: Uint8Array
  /** Return data of the last call from this frame. */
  readonly returnData: Uint8Array
  /** Gas to be refunded so far. */
  readonly refund: bigint
  readonly error: string | undefined
}

export const REVERTED = 'execution reverted'

/** Returns a slice of a step's memory. Bytes beyond the end of the memory are zero. */
export function memorySlice({ memory }: Step, offset: bigint, length: bigint): Uint8Array {
  const slice = new Uint8Array(Number(length))
  // An offset may be any number when the length is zero.
  if (slice.length > 0) slice.set(memory.subarray(Number(offset), Number(offset + length)))
  return slice
}
