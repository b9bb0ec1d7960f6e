/** A session that steps back and forth through a run, in lines of the source or in instructions. */
import type { Address, Hash, Hex } from '../primitives/hex.js'
import type { Variable } from '../source/variable.js'

/** A place in a run: before an instruction. */
export interface DebugPlace {
  /** Number of the instruction in the run, from 0. */
  readonly position: number
  /** Account whose code runs. */
  readonly address: Address
  readonly pc: number
  readonly opcode: string
  /** Depth of the call of contracts, from 0. */
  readonly depth: number
  /** Function of the source; undefined outside of functions and without sources. */
  readonly function: string | undefined
  /** File, line and column, both from 1; undefined for an instruction without a place in the sources. */
  readonly file: string | undefined
  readonly line: number | undefined
  readonly column: number | undefined
  /** Text of the line. */
  readonly text: string | undefined
  /** Why there is no place, or why some may be missing: one reason. */
  readonly problem: string | undefined
}

/** A function that has not returned. */
export interface DebugFrame {
  /** `Coin.transfer`; the name of the contract or nothing if the function is not known. */
  readonly name: string
  /** Arguments in words, `to: 0x…, amount: 5`, of a function that was called from outside; undefined for others. */
  readonly arguments: string | undefined
  readonly address: Address
  /** Account whose storage the code uses: for the implementation of a proxy, the proxy. */
  readonly storage: Address
  /** Undefined in a frame around the innermost one if there is no build info. */
  readonly pc: number | undefined
  readonly file: string | undefined
  readonly line: number | undefined
  readonly column: number | undefined
}

/** State of the EVM before an instruction. */
export interface DebugMachine {
  readonly gas: bigint
  /** Gas that the instruction costs. */
  readonly cost: bigint
  /** The top is the last. */
  readonly stack: readonly bigint[]
  readonly memory: Hex
  /** Return data of the last call. */
  readonly returnData: Hex
  /** Account whose storage the code uses. */
  readonly address: Address
}

/** Variables of one kind. */
export interface VariableGroup {
  readonly variables: readonly Variable[]
  /** Why there are none, or why some may be missing: one reason. */
  readonly problem: string | undefined
}

/** Variables of the contract whose code runs, with their values before an instruction. */
export interface DebugVariables {
  /** State variables in the storage of the account that the code uses: for a proxy, its own. */
  readonly state: VariableGroup
  /** Variables in transient storage. */
  readonly transient: VariableGroup
}

/** A place that a session can look for. */
export type DebugTarget =
  /** The beginning of a line, counted from 1. */
  | { readonly file: string; readonly line: number }
  /** The beginning of a function: `Coin.transfer`, or `transfer` of any contract. */
  | { readonly function: string }
  /** A write to a slot, of any account unless one is given. */
  | { readonly slot: bigint; readonly address?: Address }
  /** The last instruction of a frame that fails. */
  | { readonly failure: true }
  /** An instruction by its name, such as `SSTORE`. */
  | { readonly opcode: string }
  /** An instruction by its program counter, of any code unless an account is given. */
  | { readonly pc: number; readonly address?: Address }
  /** An instruction by its number in the run. */
  | { readonly position: number }
  /** The nearest of several places. */
  | { readonly anyOf: readonly DebugTarget[] }

/** A place that was looked for. */
export interface DebugStop extends DebugPlace {
  /** The target; of several, those that are here. */
  readonly reached: readonly DebugTarget[]
}

/** In which direction a session looks. */
export type DebugDirection = 'forward' | 'back'

/**
 * Steps back and forth through a run. It is run again for each look: of a long run, little is in memory, but all of one that another node has recorded. Calls of
 * one session must not overlap.
 */
export interface DebugSession {
  /** Number of instructions of the run. */
  readonly length: number
  /** Number of the instruction before which the session is, from 0. */
  readonly position: number
  /** Returns the place of the session. */
  place(): Promise<DebugPlace>
  /** Goes to an instruction by its number. Numbers outside of the run lead to its ends. */
  goTo(position: number): Promise<DebugPlace>
  /**
   * Goes to other instructions.
   *
   * @param count number of instructions, negative to go back; default 1
   */
  stepInstruction(count?: number): Promise<DebugPlace>
  /** Goes to the beginning of the next line that ran, also in a function that is called; to the end of the run if there is none. */
  stepIn(direction?: DebugDirection): Promise<DebugPlace>
  /** Goes to the next line of the same function, or of one that has called it. */
  stepOver(direction?: DebugDirection): Promise<DebugPlace>
  /** Goes behind the call of the function, or before it. */
  stepOut(direction?: DebugDirection): Promise<DebugPlace>
  /** Goes to the beginning of the line that ran before, also in a function that has returned. */
  stepBack(): Promise<DebugPlace>
  /**
   * Looks for a place behind the session, or before it. Returns undefined if there is none; then the session stays where it is. Of several targets, `reached`
   * has those that are there.
   *
   * @example
   * ```ts
   * await session.runTo({ function: 'Coin.transfer' })
   * await session.runTo({ opcode: 'SSTORE' }, 'back')
   * ```
   */
  runTo(target: DebugTarget, direction?: DebugDirection): Promise<DebugStop | undefined>
  /** Returns the functions that have not returned, the innermost first. */
  callStack(): Promise<readonly DebugFrame[]>
  /** Returns stack, memory, gas and return data. */
  machine(): Promise<DebugMachine>
  /** Returns the code that runs: for a creation, its input. */
  code(): Promise<Hex>
  /**
   * Returns the value of a slot of storage before the instruction.
   *
   * @param address account; default: the one whose storage the code uses
   */
  slot(slot: bigint, address?: Address): Promise<Hash>
  /**
   * Returns the state variables of the code that runs. Entries of mappings are shown if the run hashes their keys, before or after the instruction.
   *
   * @param frame number of a function in `callStack`, whose contract has the variables; default 0
   *
   * @example
   * ```ts
   * const { state } = await session.variables()
   * state.variables.map(({ name, text }) => `${name} = ${text}`) // ['limit = 100', 'count = 7']
   * ```
   */
  variables(frame?: number): Promise<DebugVariables>
  /**
   * Returns the arguments, return values and local variables of a function that are in scope, if the legacy generator of solc has made the code: their
   * `problem` says that they are uncertain in optimised code. Others have none, and `problem` of the group says why.
   *
   * @param frame number of the function in `callStack`; default 0, the innermost
   *
   * @example
   * ```ts
   * const { variables } = await session.locals()
   * variables.map(({ name, text }) => `${name} = ${text}`) // ['from = 0x7099…', 'to = 0x3C44…', 'value = 5', 'balance = 0']
   * ```
   */
  locals(frame?: number): Promise<VariableGroup>
  /**
   * Returns the variable at a path, of those on the stack or a state variable. Rejects with `UnknownVariable`.
   *
   * @param path name, with members and keys: `accounts[3].owner`, `balances[0x…]`, `names["first"]`
   * @param frame number of a function in `callStack`; default 0
   */
  evaluate(path: string, frame?: number): Promise<Variable>
}
