import type { AbiArgument } from '../abi/decode.js'
import type { FrameType, StorageWrite } from '../evm/tracer.js'
import type { Address, Hash } from '../primitives/hex.js'
import type { ConsoleLine } from './console.js'

/**
 * Source of a name.
 *
 * - `address`, `code`, `creation`: the artifact of the contract, found by the address it was registered with, by the code that is there, or by the code
 *   that created it
 * - `selector`: other artifacts; the contract itself is not known, or does not have it
 * - `standard`: no artifact, but the standards that the node knows (ERC-20, ERC-721, ERC-1155, ERC-6093, Solidity's own errors)
 */
export const MATCHES = ['address', 'code', 'creation', 'selector', 'standard'] as const
export type Match = (typeof MATCHES)[number]

export interface ExplainedContract {
  readonly name: string
  readonly matchedBy: Match
  /** Other contracts that it may be just as well. */
  readonly alternatives: readonly string[]
}

/** A function, an event or an error by its name, with its values. */
export interface Named {
  readonly name: string
  /** `transfer(address,uint256)` */
  readonly signature: string
  readonly arguments: readonly AbiArgument[]
  readonly matchedBy: Match
  /** Other signatures of which the same bytes may be. */
  readonly alternatives: readonly string[]
}

/** A function that was called; `constructor`, `fallback` and `receive` are named so and have no signature. */
export interface NamedCall extends Named {
  /** Return values. Undefined if the call failed or its types are unknown. */
  readonly returned: readonly AbiArgument[] | undefined
}

/** A variable, or a part of one, that a write to its slot changes. */
export interface ChangedVariable {
  /** `balances[0x…].amount` */
  readonly path: string
  /** In Solidity's words: `uint256`. */
  readonly type: string
  /** Values in words. Of a text that has more than its slot, the number of its bytes. */
  readonly before: string
  readonly after: string
}

/** A write to a slot, with the names of what is there. */
export interface StorageChange extends StorageWrite {
  /** Variables in the slot whose values are other than before. Undefined if none is known to be there. */
  readonly variables?: readonly ChangedVariable[] | undefined
}

export type ExplainedAction =
  | { readonly kind: 'call'; readonly frame: ExplainedFrame }
  | {
      readonly kind: 'event'
      readonly address: Address
      readonly topics: readonly Hash[]
      readonly data: Uint8Array
      readonly event: Named | undefined
    }
  | ({ readonly kind: 'storage' } & StorageChange)
  | ({ readonly kind: 'console' } & ConsoleLine)

/** A call or a creation, with all that its code did. */
export interface ExplainedFrame {
  readonly type: FrameType
  readonly from: Address
  /** Address of the executed code, of the created contract, or of the beneficiary of a SELFDESTRUCT. */
  readonly to: Address
  /** Wei; undefined for STATICCALL. */
  readonly value: bigint | undefined
  readonly contract: ExplainedContract | undefined
  readonly call: NamedCall | undefined
  readonly input: Uint8Array
  readonly output: Uint8Array
  /** Gas limit of the frame. */
  readonly gas: bigint
  /** Gas used, including inner frames. */
  readonly gasUsed: bigint
  /** Gas used without inner frames. */
  readonly ownGas: bigint
  /** Why it failed, in geth's words; undefined when it did not. */
  readonly error: string | undefined
  /** Decoded revert error, if its name is known. */
  readonly revert: Named | undefined
  /** Whether what it did was undone: it failed, or a frame around it did. */
  readonly isUndone: boolean
  /** Address of the executed code, if the called account has delegated to it (EIP-7702). */
  readonly delegate: Address | undefined
  /** In order. */
  readonly actions: readonly ExplainedAction[]
}

/** Kinds of failures. */
export const FAILURE_KINDS = [
  'revert',
  'custom-error',
  'panic',
  'no-code',
  'no-function',
  'not-payable',
  'unexpected-return',
  'out-of-gas',
  'insufficient-balance',
  'static-write',
  'invalid-opcode',
  'stack',
  'invalid-jump',
  'call-depth',
  'creation',
  'precompile',
  'halt',
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

/** A function of a contract's source that had not returned when a run failed. */
export interface StackFrame {
  /** `Coin._transfer`; the name of the contract, or its address, if more is not known. */
  readonly name: string
  /** Address whose code ran. */
  readonly address: Address
  /** File, as the project names it; undefined without a position. */
  readonly file: string | undefined
  /** From 1. */
  readonly line: number | undefined
  /** From 1. */
  readonly column: number | undefined
  /** Why positions of this code are missing; undefined if none are known to be. */
  readonly problem: string | undefined
}

export interface Failure {
  readonly kind: FailureKind
  /** The frame in which the failure began, its reason, and the frames that it propagated through. */
  readonly sentence: string
  /** The frame where it began: the position of a call among those of its frame, from the outermost inwards. Nothing for the outermost itself. */
  readonly path: readonly number[]
  /** The functions that had not returned, the innermost first. Undefined unless build info is registered. */
  readonly stack?: readonly StackFrame[] | undefined
  /** The line that failed with those around it; undefined if it is not known. */
  readonly source?: string | undefined
}

/** Something of value that changed hands and stayed there. */
export interface ValueFlow {
  readonly from: Address
  readonly to: Address
  /** Undefined for ether. */
  readonly token: Address | undefined
  /** Wei, or the smallest units of the token; undefined for a token that is one of a kind. */
  readonly amount: bigint | undefined
  /** Of a token that is one of a kind (ERC-721). */
  readonly tokenId: bigint | undefined
}

/** A transaction or a call, explained. */
export interface Explanation {
  /** Undefined for a call. */
  readonly transactionHash: Hash | undefined
  readonly blockNumber: bigint
  readonly from: Address
  /** Undefined for a creation. */
  readonly to: Address | undefined
  /** Wei. */
  readonly value: bigint
  readonly gasLimit: bigint
  /** After refunds. */
  readonly gasUsed: bigint
  /** Intrinsic gas: paid before any code runs. */
  readonly intrinsicGas: bigint
  readonly gasRefunded: bigint
  /** Wei per gas that the sender paid. */
  readonly gasPrice: bigint
  /** The outermost frame. */
  readonly frame: ExplainedFrame
  /** Undefined for success. */
  readonly failure: Failure | undefined
  /** In order; nothing that was undone. */
  readonly valueFlows: readonly ValueFlow[]
  /** Slots that are other than before, in the order of their first change. */
  readonly storageChanges: readonly StorageChange[]
  readonly createdContracts: readonly { readonly address: Address; readonly creator: Address; readonly name: string | undefined }[]
  readonly destroyedContracts: readonly {
    readonly address: Address
    readonly beneficiary: Address
    /** Wei. */
    readonly balance: bigint
    /** Since Cancun only a contract that was made in the same transaction goes (EIP-6780). */
    readonly isGone: boolean
  }[]
  /** The names of the contracts that took part, by their addresses. */
  readonly names: ReadonlyMap<Address, string>
}
