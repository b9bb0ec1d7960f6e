/** Variables of a function that has not returned: the stack has them, or references to them. */
import { member } from '../primitives/json.js'
import type { InternalFrame } from '../source/call-stack.js'
import { objectAt } from '../source/compiler-build.js'
import { typeOfDeclaration } from '../source/local-types.js'
import { LocalValues } from '../source/local-values.js'
import { type LocalPlace, localsAt, VIA_IR } from '../source/local-variables.js'
import type { SourceCode, SourceFunction } from '../source/source-code.js'
import type { SlotReader, StorageVariables } from '../source/storage-variables.js'
import type { Variable } from '../source/variable.js'
import type { PathPart } from '../source/variable-path.js'
import type { VariableGroup } from './debug-session.js'

/** A function of the source, and where it is. */
export interface ScopeOfFunction {
  readonly source: SourceCode | undefined
  readonly callable: SourceFunction | undefined
  /** Undefined for a function that has not begun, or is no jump's target. */
  readonly internal: InternalFrame | undefined
  readonly pc: number | undefined
}

/** Stack, memory, input and storage of the code where the function is. */
export interface LocalMachine {
  readonly stack: readonly bigint[]
  readonly memory: Uint8Array
  /** Input of the frame. */
  readonly input: Uint8Array
  readonly storage: StorageVariables
  readonly read: SlotReader
}

const NO_SOURCES = 'variables on the stack are not available: no build info has the code'
const NO_FUNCTION = 'variables on the stack are not available here: no function of the source has begun'
const OTHER_SIZE = 'variables on the stack are not available: the compiler counts other arguments than its syntax tree has'
const UNCERTAIN = 'uncertain: in optimised code something else may be in its place'

/** Places of variables on the stack, found without a look at it. */
export class LocalScope {
  readonly problem: string | undefined
  readonly #code: SourceCode | undefined
  readonly #places: readonly LocalPlace[]
  /** Number of the item of the stack that is the first argument. */
  readonly #base: number

  constructor({ source, callable, internal, pc }: ScopeOfFunction) {
    const begun = internal?.begun
    const found = source && callable && begun && pc !== undefined ? localsAt(source, callable, begun.pc, pc) : undefined
    const counted = internal?.entry?.slots?.parameters
    this.#code = source
    this.#base = 0
    this.#places = []
    if (!source) this.problem = NO_SOURCES
    // Code via-IR has no places, wherever it is.
    else if (source.generator === 'IR') this.problem = VIA_IR
    else if (!found || !begun) this.problem = NO_FUNCTION
    else if (typeof found === 'string') this.problem = found
    else if (counted !== undefined && counted !== found.parameters) this.problem = OTHER_SIZE
    else {
      this.#places = found.places
      this.#base = begun.height - found.parameters
    }
  }

  get isEmpty(): boolean {
    return this.#places.length === 0
  }

  /** Whether there is a variable with a name. */
  has(name: string): boolean {
    return this.#places.some((place) => place.name === name)
  }

  all(machine: LocalMachine): VariableGroup {
    const variables = this.#places.filter((place) => this.#isThere(place, machine)).map((place) => this.#read(place, machine, []))
    return { variables, problem: this.problem }
  }

  /** Returns the variable at a path, of several with its name the innermost; undefined if it is not there yet. Throws `UnknownVariable`. */
  at([first, ...rest]: readonly PathPart[], machine: LocalMachine): Variable | undefined {
    const found = this.#places.findLast((place) => first?.kind === 'name' && place.name === first.name && this.#isThere(place, machine))
    return found && this.#read(found, machine, rest)
  }

  #isThere({ at, size }: LocalPlace, { stack }: LocalMachine): boolean {
    return this.#base >= 0 && this.#base + at + size <= stack.length
  }

  #read({ name, declaration, at, size }: LocalPlace, machine: LocalMachine, rest: readonly PathPart[]): Variable {
    const first = this.#base + at
    const words = machine.stack.slice(first, first + size)
    const found = this.#value(name, declaration, words, machine, rest)
    return this.#code?.isOptimised && found.problem === undefined ? { ...found, problem: UNCERTAIN } : found
  }

  #value(
    name: string,
    declaration: LocalPlace['declaration'],
    words: readonly bigint[],
    { memory, input, storage, read }: LocalMachine,
    rest: readonly PathPart[],
  ): Variable {
    const descriptions = objectAt(declaration.json, 'typeDescriptions')
    const id = String((descriptions && member(descriptions, 'typeIdentifier')) ?? '')
    const type = typeOfDeclaration(declaration, (number) => this.#code?.definition(number))
    if (!/_storage(?:_ptr)?$/.test(id) && !id.startsWith('t_mapping$')) {
      const isCalldata = /_calldata(?:_ptr)?$/.test(id)
      return new LocalValues(isCalldata ? input : memory, isCalldata ? 'calldata' : 'memory').read(name, type, words, rest)
    }
    const [slot = 0n] = words
    const place = storage.referred(name, slot, layoutId(id))
    if (place) return storage.read(storage.follow(place, rest, read), read)
    return {
      name,
      path: name,
      type: type.label,
      slot,
      space: 'storage',
      offset: 0,
      value: undefined,
      text: `slot 0x${slot.toString(16)}`,
      members: undefined,
      count: undefined,
      problem: 'no state variable has its type',
    }
  }
}

/** Syntax trees have ids of types without brackets, and with the end `_ptr` for references. */
function layoutId(id: string): string {
  const names: Readonly<Record<string, string>> = { _$_: ',', _$: ')', $_: '(' }
  return id.replace(/_storage_ptr$/, '_storage').replace(/_\$_(?=t_)|_\$|\$_/g, (mark) => names[mark] ?? mark)
}
