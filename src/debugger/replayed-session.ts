/** A session over segments of a run, which are recorded when they are looked at. */

import { opcodeName } from '../evm/opcode-names.js'
import * as Op from '../evm/opcodes.js'
import { operandCount } from '../evm/operands.js'
import { isCreation } from '../evm/tracers/call-tracer.js'
import type { KnownContract } from '../explain/artifacts.js'
import { Dictionary } from '../explain/dictionary.js'
import { argumentsText } from '../explain/words.js'
import { ServerError } from '../primitives/errors.js'
import { type Address, bigIntToHash, bytesToBigInt, bytesToHex, EMPTY_BYTES, type Hash, type Hex, padLeft } from '../primitives/hex.js'
import { layoutOf } from '../source/layout-source.js'
import { functionName, type SourceCode, type SourceFunction, type SourcePosition } from '../source/source-code.js'
import { NO_CONTRACT, noLayout, readStorageLayout, type StorageLayout } from '../source/storage-layout.js'
import { type SlotReader, StorageVariables } from '../source/storage-variables.js'
import type { Variable } from '../source/variable.js'
import { parsePath, UnknownVariable } from '../source/variable-path.js'
import type {
  DebugDirection,
  DebugFrame,
  DebugMachine,
  DebugPlace,
  DebugSession,
  DebugStop,
  DebugTarget,
  DebugVariables,
  VariableGroup,
} from './debug-session.js'
import { type LocalMachine, LocalScope, type ScopeOfFunction } from './local-scope.js'
import { MOST_AHEAD, type Moment, type OpenFrame, SEGMENT, type Segment, type TraceSegments, topAt } from './trace-segments.js'

/** No code ran in the transaction or the call, so there is nothing to step through. */
export class NothingToDebug extends ServerError {
  constructor() {
    super('no code ran, so there is nothing to debug')
  }
}

/** A function that has not returned. */
interface FunctionFrame extends ScopeOfFunction {
  readonly frame: DebugFrame
  readonly open: OpenFrame
  /** Number of the instruction that its contract has come to. */
  readonly position: number
}

const NO_ADDRESS: Address = `0x${'0'.repeat(40)}`

type SingleTarget = Exclude<DebugTarget, { readonly anyOf: unknown }>

/** Whether an instruction of a segment is looked for. */
type Wanted = (segment: Segment, index: number) => boolean

/** Nothing of the run is kept but some segments of instructions: everything else is read by running it again. */
export class ReplayedSession implements DebugSession {
  readonly #trace: TraceSegments
  readonly #dictionary: Dictionary
  #position = 0

  constructor(trace: TraceSegments, contracts: readonly KnownContract[]) {
    if (trace.length === 0) throw new NothingToDebug()
    this.#trace = trace
    this.#dictionary = new Dictionary(contracts)
  }

  get length(): number {
    return this.#trace.length
  }

  get position(): number {
    return this.#position
  }

  async place(): Promise<DebugPlace> {
    const position = this.#position
    const top = (await this.#trace.framesAt(position)).at(-1)
    const segment = await this.#trace.segmentAt(position)
    const index = position % SEGMENT
    const pc = segment.pcs[index] ?? 0
    const own = ownPlace(top?.source, pc)
    // Functions that the compiler has made have no places, or that of the whole contract; their callers have.
    const caller = top && !own?.function ? this.#functionsOf(top, pc).at(-1)?.pc : undefined
    const source = ownPlace(top?.source, caller) ?? own
    return {
      position,
      address: addressOf(top),
      pc,
      opcode: opcodeName(segment.opcodes[index] ?? 0),
      depth: top?.frame.depth ?? 0,
      function: source?.function && functionName(source.function),
      file: source?.file.name,
      line: source?.place.line,
      column: source?.place.column,
      text: source?.file.line(source.place.line),
      problem: problemOf(top, source !== undefined),
    }
  }

  goTo(position: number): Promise<DebugPlace> {
    if (!Number.isInteger(position)) throw new RangeError(`expected the number of an instruction, got ${position}`)
    this.#position = Math.max(0, Math.min(this.length - 1, position))
    return this.place()
  }

  stepInstruction(count = 1): Promise<DebugPlace> {
    return this.goTo(this.#position + count)
  }

  stepIn(direction: DebugDirection = 'forward'): Promise<DebugPlace> {
    return this.#go(({ begins }, index) => begins[index] === 1, direction)
  }

  async stepOver(direction: DebugDirection = 'forward'): Promise<DebugPlace> {
    const { level, line } = await this.#here()
    const isElsewhere: Wanted = ({ begins, levels, lines }, index) => {
      const other = levels[index] ?? 0
      return begins[index] === 1 && (other < level || (other === level && lines[index] !== line))
    }
    return this.#go(isElsewhere, direction)
  }

  async stepOut(direction: DebugDirection = 'forward'): Promise<DebugPlace> {
    const { level, line } = await this.#here()
    return this.#go(({ levels, lines }, index) => (levels[index] ?? 0) < level && (line === 0 || lines[index] !== 0), direction)
  }

  stepBack(): Promise<DebugPlace> {
    return this.stepIn('back')
  }

  async runTo(target: DebugTarget, direction: DebugDirection = 'forward'): Promise<DebugStop | undefined> {
    const targets = singleTargets(target).map((one) => ({ one, wanted: this.#wantedBy(one) }))
    const position = await this.#find((segment, index) => targets.some(({ wanted }) => wanted(segment, index)), direction)
    if (position === undefined) return undefined
    const segment = await this.#trace.segmentAt(position)
    const reached = targets.filter(({ wanted }) => wanted(segment, position % SEGMENT)).map(({ one }) => one)
    return { ...(await this.goTo(position)), reached }
  }

  async callStack(): Promise<DebugFrame[]> {
    return (await this.#frames()).map(({ frame }) => frame)
  }

  machine(): Promise<DebugMachine> {
    return this.#trace.machineAt(this.#position)
  }

  async code(): Promise<Hex> {
    const frames = await this.#trace.framesAt(this.#position)
    return bytesToHex(frames.at(-1)?.code.bytes ?? EMPTY_BYTES)
  }

  slot(slot: bigint, address?: Address): Promise<Hash> {
    return this.#trace.at(this.#position, ({ step, scene }) => {
      const value = scene.state.storage(address ?? step.address, bigIntToHash(slot))
      return bytesToHex(padLeft(value, 32)) as Hash
    })
  }

  async variables(frame = 0): Promise<DebugVariables> {
    const { layout, state, transient, read, readTransient } = await this.#storage(await this.#frame(frame))
    return {
      state: { variables: await read((slots) => state.all(slots)), problem: layout.problem },
      transient: { variables: transient.all(readTransient), problem: layout.transientProblem },
    }
  }

  async locals(frame = 0): Promise<VariableGroup> {
    const found = await this.#frame(frame)
    const scope = new LocalScope(found)
    return scope.isEmpty ? { variables: [], problem: scope.problem } : this.#inScope(found, (machine) => scope.all(machine))
  }

  async evaluate(path: string, frame = 0): Promise<Variable> {
    const found = await this.#frame(frame)
    const parts = parsePath(path)
    const scope = new LocalScope(found)
    const isLocal = parts[0]?.kind === 'name' && scope.has(parts[0].name)
    const local = isLocal ? await this.#inScope(found, (machine) => scope.at(parts, machine)) : undefined
    if (local) return local
    const { layout, state, transient, read, readTransient } = await this.#storage(found)
    if (transient.has(path)) return transient.at(path, readTransient)
    if (layout.problem !== undefined) throw new UnknownVariable(`there is no variable ${JSON.stringify(path)}: ${layout.problem}`)
    return read((slots) => state.at(path, slots))
  }

  /** Reads variables of a function, whose contract may wait for the call of another one. */
  async #inScope<Result>({ open, position }: FunctionFrame, look: (machine: LocalMachine) => Result): Promise<Result> {
    const { state, slotsOf, read } = await this.#storage({ open })
    const { input } = open.frame
    // One look is enough for the contract that runs: far into a run it takes most of the time.
    if (position === this.#position) {
      return this.#trace.at(position, (moment) => look({ ...stackAndMemory(moment), input, storage: state, read: slotsOf(moment) }))
    }
    const machine = await this.#trace.at(position, stackAndMemory)
    return read((slots) => look({ ...machine, input, storage: state, read: slots }))
  }

  /** Variables of the code of a frame, in the storage that it uses. */
  async #storage({ open }: Pick<FunctionFrame, 'open'>) {
    const position = this.#position
    const address = storageOf(open)
    const keys = await this.#trace.keysOf(address)
    const layout = this.#layoutOf(open)
    const transient = new StorageVariables(layout, keys, 'transient')
    const transientSlots = transient.isEmpty ? undefined : await this.#trace.transientAt(position)
    const slotsOf =
      ({ scene }: Moment): SlotReader =>
      (slot) =>
        bytesToBigInt(scene.state.storage(address, bigIntToHash(slot)))
    return {
      layout,
      state: new StorageVariables(layout, keys),
      transient,
      slotsOf,
      read: <Result>(look: (slots: SlotReader) => Result) => this.#trace.at(position, (moment) => look(slotsOf(moment))),
      readTransient: (slot: bigint) => transientSlots?.(address, slot) ?? 0n,
    }
  }

  #layoutOf(open: OpenFrame | undefined): StorageLayout {
    if (!open) return noLayout(NO_CONTRACT)
    const { frame, code, delegate, source } = open
    const recognised = isCreation(frame)
      ? this.#dictionary.contractCreatedBy(code.bytes)?.recognised
      : this.#dictionary.contractAt(delegate ?? frame.to, code)
    const found = source?.layout ?? recognised?.contract.source?.layout
    if (found) return layoutOf(found)
    return source || recognised ? readStorageLayout({}) : noLayout(NO_CONTRACT)
  }

  async #here(): Promise<{ readonly level: number; readonly line: number }> {
    const { levels, lines } = await this.#trace.segmentAt(this.#position)
    const index = this.#position % SEGMENT
    return { level: levels[index] ?? 0, line: lines[index] ?? 0 }
  }

  /** Goes to the next instruction that is looked for, or to the end of the run. */
  async #go(wanted: Wanted, direction: DebugDirection): Promise<DebugPlace> {
    const end = direction === 'forward' ? this.length - 1 : 0
    return this.goTo((await this.#find(wanted, direction)) ?? end)
  }

  async #find(wanted: Wanted, direction: DebugDirection): Promise<number | undefined> {
    const step = direction === 'forward' ? 1 : -1
    let segment: Segment | undefined
    let more = 0
    for (let position = this.#position + step; position >= 0 && position < this.length; position += step) {
      const index = position % SEGMENT
      if (!segment || position - index !== segment.start) {
        segment = await this.#trace.segmentAt(position, step * more)
        // A search that goes on runs the transaction again for several segments at once.
        more = Math.min(MOST_AHEAD, 2 * more + 1)
      }
      if (wanted(segment, index)) return position
    }
    return undefined
  }

  #wantedBy(target: SingleTarget): Wanted {
    if ('line' in target) {
      // Its number is known when the run has come there.
      return ({ begins, lines }, index) => begins[index] === 1 && lines[index] === this.#trace.lineNumber(target.file, target.line)
    }
    if ('function' in target) {
      const isNamed = (name: string) => name === target.function || name.endsWith(`.${target.function}`)
      return ({ entries, start }, index) => entries.some(({ position, name }) => position === start + index && isNamed(name))
    }
    if ('slot' in target) {
      const [slot, address] = [bigIntToHash(target.slot), target.address?.toLowerCase()]
      return ({ writes, start }, index) =>
        writes.some(
          ({ position, write }) =>
            position === start + index && write.slot === slot && (address === undefined || write.address === address),
        )
    }
    if ('position' in target) return ({ start }, index) => start + index === target.position
    if ('pc' in target) {
      const address = target.address?.toLowerCase()
      return ({ pcs, tops, start }, index) =>
        pcs[index] === target.pc && (address === undefined || addressOf(topAt(tops, start + index)) === address)
    }
    if ('failure' in target) return ({ failures, start }, index) => failures.includes(start + index)
    const name = target.opcode.toUpperCase()
    return ({ opcodes }, index) => opcodeName(opcodes[index] ?? 0) === name
  }

  /** Returns the functions that have not returned, the innermost first. */
  async #frames(): Promise<FunctionFrame[]> {
    const frames = await this.#trace.framesAt(this.#position)
    const { pcs } = await this.#trace.segmentAt(this.#position)
    const here = { pc: pcs[this.#position % SEGMENT] ?? 0, position: this.#position }
    const all = frames.flatMap((open, index) => {
      // Of a frame that runs, it is the last call that has returned.
      const at = index === frames.length - 1 ? here : open.call
      return this.#functionsOf(open, at?.pc).map((found) => ({ ...found, open, position: at?.position ?? this.#position }))
    })
    return all.reverse()
  }

  async #frame(number: number): Promise<FunctionFrame> {
    const frames = await this.#frames()
    const found = frames[number]
    if (!found) throw new RangeError(`expected the number of a frame from 0 to ${frames.length - 1}, got ${number}`)
    return found
  }

  /** Returns the functions of a frame of the EVM that have not returned, the outermost first: one at least. */
  #functionsOf(open: OpenFrame, here: number | undefined): Omit<FunctionFrame, 'open' | 'position'>[] {
    const { source } = open
    const { recognised, reading, callable: outermost } = this.#calledBy(open)
    const contract = source?.contract ?? recognised?.contract.name
    return namedFunctions(open, outermost, here).map(({ callable, internal, pc }, index) => {
      const position = ownPlace(source, pc)
      const frame: DebugFrame = {
        name: callable ? functionName(callable) : [contract, reading?.name].filter((part) => part).join('.'),
        arguments: index === 0 && reading ? argumentsText(reading.arguments) : undefined,
        address: addressOf(open),
        storage: storageOf(open),
        pc,
        file: position?.file.name,
        line: position?.place.line,
        column: position?.place.column,
      }
      return { frame, source, callable, internal, pc }
    })
  }

  /** Returns what the input of a frame calls: as the artifacts say, and in the source. */
  #calledBy({ source, frame, delegate, code }: OpenFrame) {
    if (isCreation(frame)) return { callable: source?.externalFunction(undefined, 'constructor') }
    const recognised = this.#dictionary.contractAt(delegate ?? frame.to, code)
    const reading = this.#dictionary.functionOf(frame.input, recognised)
    const selector = frame.input.length < 4 ? undefined : bytesToHex(frame.input.subarray(0, 4)).slice(2)
    const callable = source?.externalFunction(selector, reading?.name ?? (selector === undefined ? 'receive' : 'fallback'))
    return { recognised, reading, callable }
  }
}

/** Returns the functions of the source in a frame of the EVM, the outermost first. */
function namedFunctions(
  { functions, calls }: OpenFrame,
  outermost: SourceFunction | undefined,
  here: number | undefined,
): Pick<FunctionFrame, 'callable' | 'internal' | 'pc'>[] {
  const [dispatcher, ...inner] = functions.map((internal, index) => ({
    callable: internal.entry?.function,
    internal,
    pc: index === functions.length - 1 ? here : calls[index],
  }))
  // Functions that the compiler has made are part of those that call them.
  const known = inner.filter(({ callable }) => callable !== undefined)
  // Code that chooses a function is part of it.
  const isChosen = known[0] !== undefined && known[0].callable === outermost
  return dispatcher && !isChosen ? [{ ...dispatcher, callable: outermost }, ...known] : known
}

/** Returns the place of an instruction; undefined for code that the compiler has made. */
function ownPlace(source: SourceCode | undefined, pc: number | undefined): SourcePosition | undefined {
  const position = pc === undefined ? undefined : source?.positionAt(pc)
  return position?.file.isGenerated ? undefined : position
}

function singleTargets(target: DebugTarget): readonly SingleTarget[] {
  return 'anyOf' in target ? target.anyOf.flatMap(singleTargets) : [target]
}

function stackAndMemory({ step }: Moment): Pick<LocalMachine, 'stack' | 'memory'> {
  // The target of a jump may be where a variable was that has gone out of scope.
  const operands = step.opcode === Op.JUMP || step.opcode === Op.JUMPI ? operandCount(step.opcode) : 0
  return { stack: step.stack.slice(0, step.stack.length - operands), memory: step.memory.slice() }
}

/** Returns the account whose storage the code of a frame uses. */
function storageOf(open: OpenFrame): Address {
  let frame = open
  while (frame.outer && (frame.frame.type === 'DELEGATECALL' || frame.frame.type === 'CALLCODE')) frame = frame.outer
  return frame.frame.to
}

function addressOf(open: OpenFrame | undefined): Address {
  return open?.delegate ?? open?.frame.to ?? NO_ADDRESS
}

function problemOf(open: OpenFrame | undefined, hasPlace: boolean): string | undefined {
  if (!open?.source) return 'no build info has its code'
  return open.source.problem ?? (hasPlace ? undefined : 'the source map has no place for it')
}
