/**
 * The instructions of a run in segments of a fixed length. A segment is recorded by running everything again: instructions before it are skipped, which takes
 * milliseconds, and those in it are followed. Of segments, the latest are kept; of the whole run, with sources, a snapshot per segment: the functions that have
 * not returned where it begins. A run that a node has recorded is in memory as a whole.
 */

import * as Op from '../evm/opcodes.js'
import type { FrameResult, Step, StorageWrite, TracedFrame, TracedState, Tracer } from '../evm/tracer.js'
import { isCreation } from '../evm/tracers/call-tracer.js'
import { codeOf } from '../evm/tracers/frame-recorder.js'
import { LocalError } from '../primitives/errors.js'
import { type Address, bytesToHex, type Hash } from '../primitives/hex.js'
import { arrive, type InternalFrame, newFrame } from '../source/call-stack.js'
import { HashRecorder } from '../source/hash-recorder.js'
import { functionName, type SourceCode, type SourcePosition } from '../source/source-code.js'
import type { SourceCodes } from '../source/source-codes.js'
import { StorageKeys } from '../source/storage-keys.js'
import type { Code } from '../state/account.js'
import type { DebugMachine } from './debug-session.js'
import { TransientRecorder } from './transient-recorder.js'

/** State of the accounts that a debugger reads. */
export type DebuggedState = Pick<TracedState, 'code' | 'storage'>

export interface DebuggedScene {
  readonly state: DebuggedState
}

/** The part of a tracer that a debugger needs. */
export interface DebugTracer extends Pick<Tracer, 'skip' | 'opcodes' | 'enter' | 'step' | 'write' | 'exit'> {
  begin?(scene: DebuggedScene): void
}

/** Runs the same on the same state each time, or shows what was recorded. Rejects with what the tracer throws. */
export type DebuggedRun = (tracer: DebugTracer) => Promise<unknown>

/** Ends a run of which enough was seen. */
class EnoughSeen extends LocalError {
  constructor() {
    super('the run was ended by its debugger')
  }
}

/** Instructions in a segment. */
export const SEGMENT = 16_384
/** Segments that are kept. Each takes 230 kB, and what is in its lists. */
const MOST_SEGMENTS = 32
/** Segments that are recorded at most beside one that is looked at. All of them are kept. */
export const MOST_AHEAD = MOST_SEGMENTS / 2 - 1
/** More than any gas limit pays for, and room in 32 bits. */
const ALL = 4_000_000_000

/** A frame of the EVM that has not ended. Never changed: snapshots share them. */
export interface OpenFrame {
  readonly frame: TracedFrame
  readonly code: Code
  readonly delegate: Address | undefined
  readonly source: SourceCode | undefined
  /** Functions of the source that have not returned, the innermost last; one without sources. */
  readonly functions: readonly InternalFrame[]
  /** Program counters of the jumps into all but the first of them. */
  readonly calls: readonly number[]
  /** Functions that have not returned in the frames around it. */
  readonly outerLevel: number
  /** Instruction that has opened the frame within: its program counter, and its number in the run. */
  readonly call: { readonly pc: number; readonly position: number } | undefined
  /** The frame that has opened it. */
  readonly outer: OpenFrame | undefined
}

/** State from which a run is followed. */
interface Snapshot {
  /** The innermost frame. */
  readonly top: OpenFrame | undefined
  readonly jump: number | undefined
  readonly lineKey: number
  readonly level: number
}

const BEGINNING: Snapshot = { top: undefined, jump: undefined, lineKey: 0, level: 0 }

/** Instructions of a part of a run. The first is at `start`. */
export interface Segment {
  readonly start: number
  readonly length: number
  readonly pcs: Uint32Array
  readonly opcodes: Uint8Array
  /** Number of the functions that have not returned, in all frames of the EVM. */
  readonly levels: Uint32Array
  /** Number of the line; 0 for none. */
  readonly lines: Uint32Array
  /** Whether a line begins here: the one before was another one, or in another function. */
  readonly begins: Uint8Array
  readonly writes: readonly { readonly position: number; readonly write: StorageWrite }[]
  /** Last instructions of frames that have failed. */
  readonly failures: readonly number[]
  /** First instructions of functions, by their names: `Coin.transfer`. */
  readonly entries: readonly { readonly position: number; readonly name: string }[]
  /** The innermost frame at the first instruction, and wherever it is another one. */
  readonly tops: readonly { readonly position: number; readonly top: OpenFrame }[]
}

/** A moment before an instruction. What it has may be read in the call that it was given to only. */
export interface Moment {
  readonly step: Step
  readonly scene: DebuggedScene
}

/** Looks at a run, any part of it at any time. */
export class TraceSegments {
  readonly #run: DebuggedRun
  readonly #codes: SourceCodes
  readonly #snapshots: Snapshot[] = [BEGINNING]
  readonly #kept = new Map<number, Segment>()
  readonly #lines = new Map<string, number>()
  /** Numbers of lines by places, which the source map of a code shares. */
  readonly #linesOf = new Map<SourcePosition, number>()
  readonly #sources = new Map<Hash, SourceCode | undefined>()
  #machine: { readonly position: number; readonly machine: DebugMachine } | undefined
  #hashes: Promise<HashRecorder> | undefined
  readonly #hasSources: boolean

  private constructor(
    run: DebuggedRun,
    codes: SourceCodes,
    /** Number of instructions of the whole run. */
    readonly length: number,
  ) {
    this.#run = run
    this.#hasSources = codes.hasBuilds
    this.#codes = codes
  }

  /** Runs everything once, to count its instructions. */
  static async of(run: DebuggedRun, codes: SourceCodes): Promise<TraceSegments> {
    const skip = { left: ALL }
    let more = 0
    const restart = () => {
      skip.left = ALL
      more = 0
    }
    await run({ skip, begin: restart, step: () => more++, exit: () => {} })
    return new TraceSegments(run, codes, ALL - skip.left + more)
  }

  /** Returns the number of a line in segments; 0 for one that has not been seen. */
  lineNumber(file: string, line: number): number {
    return this.#lines.get(`${line}:${file}`) ?? 0
  }

  /**
   * Returns the segment with an instruction.
   *
   * @param more number of segments behind it, or before it if negative, that are recorded in the same run because they are looked at next; at most `MOST_AHEAD`
   */
  async segmentAt(position: number, more = 0): Promise<Segment> {
    const number = Math.floor(position / SEGMENT)
    const kept = this.#kept.get(number)
    if (kept) {
      this.#kept.delete(number)
      this.#kept.set(number, kept)
      return kept
    }
    // Each segment begins where the one before it has ended. Without sources there are no functions to follow.
    const start = Math.max(0, number + Math.min(0, more))
    const first = this.#hasSources ? Math.min(start, this.#snapshots.length - 1) : start
    const recording = this.#recording(first, (number + Math.max(0, more) + 1) * SEGMENT, position)
    await this.#look(recording)
    recording.finish()
    if (recording.machine) this.#machine = { position, machine: recording.machine }
    if (this.#hasSources) for (const [index, snapshot] of recording.snapshots.entries()) this.#snapshots[first + index] ??= snapshot
    const found = this.#kept.get(number)
    if (!found) throw new RangeError(`no instruction at ${position}`)
    return found
  }

  /** Returns the frames of the EVM that have not ended at an instruction, the innermost last. */
  async framesAt(position: number): Promise<readonly OpenFrame[]> {
    const { tops } = await this.segmentAt(position)
    const frames: OpenFrame[] = []
    for (let frame = topAt(tops, position); frame; frame = frame.outer) frames.push(frame)
    return frames.reverse()
  }

  /** Reads what there is before an instruction. */
  async at<Result>(position: number, read: (moment: Moment) => Result): Promise<Result> {
    let scene: DebuggedScene | undefined
    let found: { readonly result: Result } | undefined
    const skip = { left: position }
    await this.#look({
      skip,
      begin(begun) {
        scene = begun
        skip.left = position
      },
      exit() {},
      step(step) {
        if (scene) found = { result: read({ step, scene }) }
        throw new EnoughSeen()
      },
    })
    if (!found) throw new RangeError(`no instruction at ${position}`)
    return found.result
  }

  /** Returns stack, memory, gas and return data before an instruction. Those of the last one that was looked at are kept. */
  async machineAt(position: number): Promise<DebugMachine> {
    const kept = this.#machine
    if (kept?.position === position) return kept.machine
    const machine = await this.at(position, ({ step }) => machineOf(step))
    this.#machine = { position, machine }
    return machine
  }

  /** Returns the keys of mappings that the whole run hashes. They are found once. */
  async keysOf(address: Address): Promise<StorageKeys> {
    this.#hashes ??= this.#recordHashes()
    const { keys } = await this.#hashes
    return keys.get(address) ?? new StorageKeys()
  }

  /** Returns a reader of transient storage before an instruction. */
  async transientAt(position: number): Promise<(address: Address, slot: bigint) => bigint> {
    this.#hashes ??= this.#recordHashes()
    const { hasTransient } = await this.#hashes
    if (!hasTransient) return () => 0n
    const recorder = new TransientRecorder(position, () => new EnoughSeen())
    await this.#look(recorder)
    return (address, slot) => recorder.value(address, slot)
  }

  async #recordHashes(): Promise<HashRecorder> {
    const recorder = new HashRecorder()
    try {
      await this.#look(recorder)
      return recorder
    } catch (error) {
      this.#hashes = undefined
      throw error
    }
  }

  #recording(first: number, end: number, position: number): Recording {
    return new Recording(this.#context, first * SEGMENT, end, position, this.#hasSources ? this.#snapshots[first] : undefined)
  }

  async #look(tracer: DebugTracer): Promise<void> {
    try {
      await this.#run(tracer)
    } catch (error) {
      if (!(error instanceof EnoughSeen)) throw error
    }
  }

  #keep(segment: Segment): void {
    const number = segment.start / SEGMENT
    this.#kept.delete(number)
    this.#kept.set(number, segment)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_SEGMENTS && oldest !== undefined) this.#kept.delete(oldest)
  }

  readonly #context: Context = {
    sourceOf: (frame, code) => this.#sourceOf(frame, code),
    lineKey: (position) => this.#linesOf.get(position) ?? this.#newLine(position),
    keep: (segment) => this.#keep(segment),
  }

  #newLine(position: SourcePosition): number {
    const key = `${position.place.line}:${position.file.name}`
    const line = this.#lines.get(key) ?? this.#lines.size + 1
    this.#lines.set(key, line)
    this.#linesOf.set(position, line)
    return line
  }

  #sourceOf(frame: TracedFrame, code: Code): SourceCode | undefined {
    if (code.bytes.length === 0) return undefined
    if (isCreation(frame)) return this.#codes.ofCreation(code.bytes)
    if (!this.#sources.has(code.hash)) this.#sources.set(code.hash, this.#codes.ofRuntime(code.bytes))
    return this.#sources.get(code.hash)
  }
}

/** Copies what an instruction finds. */
function machineOf({ gas, cost, stack, memory, returnData, address }: Step): DebugMachine {
  return { gas, cost, stack: [...stack], memory: bytesToHex(memory), returnData: bytesToHex(returnData), address }
}

/** Returns the innermost frame at an instruction of a segment. */
export function topAt(tops: Segment['tops'], position: number): OpenFrame | undefined {
  let [low, high] = [0, tops.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((tops[middle]?.position ?? 0) <= position) low = middle
    else high = middle
  }
  return tops[low]?.top
}

interface Context {
  sourceOf(frame: TracedFrame, code: Code): SourceCode | undefined
  lineKey(position: SourcePosition): number
  /** Takes a segment that is recorded. After a restart, it comes again. */
  keep(segment: Segment): void
}

/** Segment that is being recorded. */
type GrowingSegment = { -readonly [Key in 'length']: Segment[Key] } & Omit<
  Segment,
  'length' | 'writes' | 'failures' | 'entries' | 'tops'
> & {
    readonly writes: Segment['writes'][number][]
    readonly failures: number[]
    readonly entries: Segment['entries'][number][]
    readonly tops: Segment['tops'][number][]
  }

/** Follows a run from the beginning of a segment to an instruction. */
class Recording implements DebugTracer {
  readonly skip = { left: 0 }
  readonly #context: Context
  readonly #start: number
  readonly #end: number
  readonly #wanted: number
  readonly #from: Snapshot | undefined
  #scene: DebuggedScene | undefined
  #position = 0
  #isFollowing = false
  #top: OpenFrame | undefined
  #jump: number | undefined
  #lineKey = 0
  #level = 0
  /** At the beginning of each segment. */
  snapshots: Snapshot[] = []
  #segment: GrowingSegment | undefined
  /** Machine at the instruction that is wanted. */
  machine: DebugMachine | undefined

  /**
   * @param end instruction behind the last one
   * @param wanted instruction whose machine is read
   * @param from what there is at the start; without it, frames are followed from the beginning of the run, but not their functions
   */
  constructor(context: Context, start: number, end: number, wanted: number, from: Snapshot | undefined) {
    this.#context = context
    this.#start = start
    this.#end = end
    this.#wanted = wanted
    this.#from = from
  }

  begin(scene: DebuggedScene): void {
    this.#scene = scene
    this.skip.left = this.#start
    this.#position = this.#start
    const { top, jump, lineKey, level } = this.#from ?? BEGINNING
    this.#isFollowing = this.#start === 0 || this.#from === undefined
    this.#top = top
    this.#jump = jump
    this.#lineKey = lineKey
    this.#level = level
    this.snapshots = []
    this.#segment = undefined
  }

  /** Ends the last segment. */
  finish(): void {
    if (this.#segment) this.#context.keep(this.#segment)
    this.#segment = undefined
  }

  enter(frame: TracedFrame): void {
    if (!this.#isFollowing) return
    const { code, delegate } = codeOf(frame, this.#scene?.state)
    const last = this.#segment
    const call = last && { pc: last.pcs[last.length - 1] ?? 0, position: this.#position - 1 }
    const outer = this.#top && { ...this.#top, call }
    this.#top = {
      frame,
      code,
      delegate,
      source: this.#context.sourceOf(frame, code),
      functions: [newFrame(undefined, undefined, undefined)],
      calls: [],
      outerLevel: outer ? outer.outerLevel + outer.functions.length : 0,
      call: undefined,
      outer,
    }
    this.#jump = undefined
  }

  exit({ error }: FrameResult): void {
    if (!this.#isFollowing) return
    this.#top = this.#top?.outer
    this.#jump = undefined
    if (error !== undefined) this.#segment?.failures.push(this.#position - 1)
  }

  write(write: StorageWrite): void {
    if (this.#isFollowing) this.#segment?.writes.push({ position: this.#position - 1, write })
  }

  step(step: Step): void {
    this.#isFollowing = true
    const position = this.#position++
    if (position >= this.#end) throw new EnoughSeen()
    if (position === this.#wanted) this.machine = machineOf(step)
    this.#follow(step, position)
  }

  #follow(step: Step, position: number): void {
    if (position % SEGMENT === 0) this.#beginSegment(position)
    const segment = this.#segment
    const top = this.#top
    if (!segment || !top) return
    const { pc, opcode } = step
    let current = top
    if (opcode === Op.JUMPDEST && this.#jump !== undefined && top.source)
      current = this.#arrive(top, top.source, this.#jump, step, position, segment)
    this.#jump = opcode === Op.JUMP ? pc : undefined
    if (segment.tops.at(-1)?.top !== current) segment.tops.push({ position, top: current })
    const index = segment.length++
    const level = current.outerLevel + current.functions.length
    segment.pcs[index] = pc
    segment.opcodes[index] = opcode
    segment.levels[index] = level
    const place = current.source?.positionAt(pc)
    // Code of the compiler's own, and whole contracts and functions, are no lines of the program.
    const isLine = place !== undefined && !place.file.isGenerated && place.statement !== undefined
    const line = isLine ? this.#context.lineKey(place) : 0
    segment.lines[index] = line
    if (line === 0) return
    if (line !== this.#lineKey || level !== this.#level) segment.begins[index] = 1
    this.#lineKey = line
    this.#level = level
  }

  #beginSegment(position: number): void {
    this.snapshots.push({ top: this.#top, jump: this.#jump, lineKey: this.#lineKey, level: this.#level })
    // Instructions before may still have written and failed until now.
    this.finish()
    this.#segment = {
      start: position,
      length: 0,
      pcs: new Uint32Array(SEGMENT),
      opcodes: new Uint8Array(SEGMENT),
      levels: new Uint32Array(SEGMENT),
      lines: new Uint32Array(SEGMENT),
      begins: new Uint8Array(SEGMENT),
      writes: [],
      failures: [],
      entries: [],
      tops: [],
    }
  }

  #arrive(top: OpenFrame, source: SourceCode, from: number, step: Step, position: number, segment: GrowingSegment): OpenFrame {
    const functions = [...top.functions]
    arrive({ code: source, frames: functions }, from, step)
    const last = functions.at(-1)
    if (functions.length === top.functions.length && last === top.functions.at(-1)) return top
    const calls = top.calls.slice(0, functions.length - 1)
    const isCall = last !== undefined && !top.functions.includes(last)
    if (isCall) calls[functions.length - 2] = from
    const callable = isCall ? last.entry?.function : undefined
    if (callable) segment.entries.push({ position, name: functionName(callable) })
    const changed = { ...top, functions, calls }
    this.#top = changed
    return changed
  }
}
