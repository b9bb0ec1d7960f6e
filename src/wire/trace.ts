/** Configuration and results of tracers. */
import type { Address, Hash, Hex, Quantity } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import type { BlockNumberOrTag } from './block.js'
import type { BlockOverrides, StateOverrides } from './simulation.js'

/** Configuration of a trace. */
export type TraceConfig = {
  /** Name of a tracer, or a script. Default: the opcode logger. */
  tracer?: string | undefined
  /** Options of the tracer. */
  tracerConfig?: Json | undefined
  /** Time limit for the trace of one transaction: `300ms`, `5s`, at most `1m`. Default `5s`. */
  timeout?: string | undefined
  /** Without effect: the node has the state of every block. */
  reexec?: number | undefined
  /** Without effect. */
  debug?: boolean | undefined
  /** Opcode logger: omit the stack. */
  disableStack?: boolean | undefined
  /** Opcode logger: omit the storage. */
  disableStorage?: boolean | undefined
  /** Opcode logger: include the memory. */
  enableMemory?: boolean | undefined
  /** Opcode logger: include the return data of the last call. */
  enableReturnData?: boolean | undefined
  /** Opcode logger: maximum number of instructions; 0 for all. */
  limit?: number | undefined
}

/** Configuration of the trace of a call. */
export type TraceCallConfig = TraceConfig & {
  stateOverrides?: StateOverrides | undefined
  blockOverrides?: BlockOverrides | undefined
  /** Run before this transaction of the block. Default: after the block. */
  txIndex?: Quantity | undefined
}

/**
 * Result of a tracer: `OpcodeTrace` without a tracer, `CallFrame` for `callTracer`, a list of `FlatCallFrame` for `flatCallTracer`, `Prestate` or
 * `PrestateDiff` for `prestateTracer`. Other tracers and scripts return other JSON.
 */
export type TraceResult = OpcodeTrace | CallFrame | readonly FlatCallFrame[] | Prestate | PrestateDiff | Json

/** Trace of a transaction of a block. */
export type TransactionTrace = {
  txHash: Hash
  result: TraceResult
}

/** Result of the opcode logger. */
export type OpcodeTrace = {
  /** Gas used by the transaction. */
  readonly gas: number
  readonly failed: boolean
  /** Return or revert data. */
  readonly returnValue: Hex
  readonly structLogs: readonly StructLog[]
}

/** An instruction, with the state of the EVM before it. */
export type StructLog = {
  readonly pc: number
  /** Name of the instruction. */
  readonly op: string
  /** Gas left before it. */
  readonly gas: number
  readonly gasCost: number
  /** 1 for the outermost frame. */
  readonly depth: number
  /** From the bottom to the top. */
  readonly stack?: readonly Quantity[]
  readonly returnData?: Hex
  /** Words of 32 bytes. */
  readonly memory?: readonly Hash[]
  /** At SLOAD and SSTORE: values by slot that the contract has touched so far. */
  readonly storage?: { readonly [slot: string]: Hash }
  /** Refund counter in gas. */
  readonly refund?: number
  readonly error?: string
}

/** Type of a call frame. */
export type CallType = 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL' | 'CREATE' | 'CREATE2' | 'SELFDESTRUCT'

/** Result of `callTracer`: a call or creation with those that its code made. */
export type CallFrame = {
  readonly type: CallType
  readonly from: Address
  /** Called account, or created contract. Absent for a failed creation. */
  readonly to?: Address
  /** Wei. Absent for DELEGATECALL and STATICCALL. */
  readonly value?: Quantity
  /** Gas limit of the frame. */
  readonly gas: Quantity
  readonly gasUsed: Quantity
  readonly input: Hex
  /** Return or revert data, if there is any. */
  readonly output?: Hex
  readonly error?: string
  /** Decoded reason of a revert. */
  readonly revertReason?: string
  readonly calls?: readonly CallFrame[]
  /** With the option `withLog`. */
  readonly logs?: readonly CallLog[]
}

/** A log in its call frame. */
export type CallLog = {
  readonly address: Address
  readonly topics: readonly Hash[]
  readonly data: Hex
  /** Index among the logs of the block. */
  readonly index: Quantity
  /** Number of calls that the frame made before it. */
  readonly position: Quantity
}

/** A call frame in the format of OpenEthereum: results of `flatCallTracer` and of the namespace `trace`. */
export type FlatCallFrame = {
  readonly action: FlatCallAction | FlatCreateAction | FlatSelfdestructAction
  /** Null for a call that is in no block. The traces of `ParityTrace` lack it, as the other members that locate the transaction. */
  readonly blockHash?: Hash | null
  readonly blockNumber?: number
  readonly error?: string
  /** Absent or null for a failed frame. */
  readonly result?: FlatCallResult | FlatCreateResult | null
  /** Number of calls that the frame made. */
  readonly subtraces: number
  /** Index of each call in its parent frame, from the outermost inwards. */
  readonly traceAddress: readonly number[]
  readonly transactionHash?: Hash | null
  readonly transactionPosition?: number
  readonly type: 'call' | 'create' | 'suicide'
}

/** A call. */
export type FlatCallAction = {
  /** `call`, `callcode`, `delegatecall` or `staticcall`. */
  readonly callType: string
  readonly from: Address
  /** Gas limit. */
  readonly gas: Quantity
  readonly input: Hex
  readonly to: Address
  /** Wei. */
  readonly value: Quantity
}

/** A creation. */
export type FlatCreateAction = {
  /** `create` or `create2`. */
  readonly creationMethod: string
  readonly from: Address
  /** Gas limit. */
  readonly gas: Quantity
  /** Init code. */
  readonly init: Hex
  /** Wei. */
  readonly value: Quantity
}

/** A SELFDESTRUCT. */
export type FlatSelfdestructAction = {
  readonly address: Address
  /** Wei. */
  readonly balance: Quantity
  /** Beneficiary. */
  readonly refundAddress: Address
}

/** Result of a call. */
export type FlatCallResult = {
  readonly gasUsed: Quantity
  readonly output: Hex
}

/** Result of a creation. */
export type FlatCreateResult = {
  /** Absent for a failed creation. */
  readonly address?: Address
  readonly code: Hex
  readonly gasUsed: Quantity
}

/** Result of `prestateTracer`: the accounts that a transaction touched, as they were before it, by address. */
export type Prestate = {
  readonly [address: string]: PrestateAccount
}

/** Result of `prestateTracer` with the option `diffMode`: changed accounts before and after, by address. */
export type PrestateDiff = {
  readonly pre: Prestate
  /** Changed members only. */
  readonly post: Prestate
}

/** An account of a prestate. */
export type PrestateAccount = {
  /** Wei. */
  readonly balance?: Quantity
  /** Absent for 0. */
  readonly nonce?: number
  readonly code?: Hex
  readonly codeHash?: Hash
  /** Values by slot. */
  readonly storage?: { readonly [slot: string]: Hash }
}

/** Traces that the methods of the namespace `trace` can return. */
export type TraceType = 'trace' | 'stateDiff' | 'vmTrace'

/** Requested traces of a call or a transaction in the format of OpenEthereum. Those that were not requested are null or empty. */
export type ParityTrace = {
  /** Return or revert data. */
  output: Hex
  stateDiff: Json
  trace: readonly FlatCallFrame[]
  vmTrace: Json
  /** In results of trace_replayBlockTransactions. */
  transactionHash?: Hash | undefined
}

/** Selection of call frames, for trace_filter. */
export type TraceFilter = {
  /** Default: the genesis block. */
  fromBlock?: BlockNumberOrTag | undefined
  /** Default: the head. */
  toBlock?: BlockNumberOrTag | undefined
  fromAddress?: readonly Address[] | undefined
  toAddress?: readonly Address[] | undefined
  /** `intersection`, the default: a frame matches both lists. `union`: it matches one of them. */
  mode?: 'intersection' | 'union' | undefined
  /** Number of matching frames to skip. */
  after?: number | undefined
  /** Maximum number of frames. */
  count?: number | undefined
}
