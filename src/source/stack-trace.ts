/** Stack traces of failed runs in the terms of the source. */
import { isCreation } from '../evm/tracers/call-tracer.js'
import type { RecordedFrame } from '../evm/tracers/frame-recorder.js'
import { consoleLineOf } from '../explain/console.js'
import type { Explanation, Failure, StackFrame } from '../explain/explanation.js'
import { frameName } from '../explain/words.js'
import { bytesToHex } from '../primitives/hex.js'
import { checksumAddress } from '../primitives/keccak.js'
import { callOf, chainTo } from './call-chain.js'
import type { CallStack, CallStackRecorder, InternalFrame } from './call-stack.js'
import { functionName, type SourceCode, type SourceFunction, type SourcePosition, type SourceRange } from './source-code.js'

/** A function of the source, and the place in it. */
interface Place {
  /** Undefined outside of functions: code that chooses the function, and values of variables that a constructor sets. */
  readonly function: SourceFunction | undefined
  readonly range: SourceRange
}

/** Lines that are shown before and after the one that failed. */
const CONTEXT = 2

/**
 * Returns where a failed run was in the sources: the functions that had not returned, and the line that failed.
 *
 * @param recorder recording of the run
 * @param explained explanation of the same run
 */
export function stackTraceOf(recorder: CallStackRecorder, { frame, failure }: Explanation): Pick<Failure, 'stack' | 'source'> {
  if (!recorder.top || !failure) return {}
  const stack: StackFrame[] = []
  let source: string | undefined
  const pairs = withSilentFailures(pathOf(recorder.top, frame, failure.path), recorder)
  for (const pair of pairs.toReversed()) {
    if (!hasRun(pair.recorded)) continue
    const callStack = recorder.stackOf(pair.recorded)
    const outermost = callStack && outermostOf(callStack, pair)
    const places = callStack ? placesOf(callStack, outermost, pair === pairs.at(-1)) : []
    if (stack.length === 0 && places[0]) source = excerptOf(places[0].range)
    stack.push(...framesOf(pair, places, callStack?.code))
  }
  return { stack, source }
}

/** A call that was never made has no code that ran, and a precompiled contract none of the EVM. */
function hasRun({ code, isPrecompile, lastStep }: RecordedFrame): boolean {
  return code.bytes.length > 0 && !isPrecompile && lastStep !== undefined
}

function framesOf({ recorded, explained }: Pair, places: readonly Place[], code: SourceCode | undefined): StackFrame[] {
  const address = recorded.delegate ?? recorded.to
  if (places.length === 0) {
    const problem = code ? (code.problem ?? 'the source map has no place for it') : 'no build info has its code'
    const name = frameName(explained) || code?.contract || checksumAddress(address)
    return [{ name, address, file: undefined, line: undefined, column: undefined, problem }]
  }
  return places.map(({ function: callable, range: { file, start } }) => {
    const name = callable ? functionName(callable) : (code?.contract ?? '')
    return { name, address, file: file.name, ...file.placeOf(start), problem: code?.problem }
  })
}

/** Returns the function that a frame of the EVM was called with. */
function outermostOf({ code }: CallStack, { recorded, explained: { call } }: Pair): SourceFunction | undefined {
  if (isCreation(recorded)) return code.externalFunction(undefined, 'constructor')
  const selector = recorded.input.length < 4 ? undefined : bytesToHex(recorded.input.subarray(0, 4)).slice(2)
  return code.externalFunction(selector, call?.name)
}

interface Pair {
  readonly recorded: RecordedFrame
  readonly explained: Explanation['frame']
}

/** The frames from the outermost to the one in which the failure began. */
function pathOf(top: RecordedFrame, frame: Explanation['frame'], path: readonly number[]): Pair[] {
  const pairs = [{ recorded: top, explained: frame }]
  for (const position of path) {
    const last = pairs.at(-1)
    const recorded = last && callsOf(last.recorded)[position]
    const explained = last?.explained.actions.flatMap((action) => (action.kind === 'call' ? action.frame : []))[position]
    if (!recorded || !explained) break
    pairs.push({ recorded, explained })
  }
  return pairs
}

/**
 * Appends calls that failed where their caller did: compilers before 0.4.22 do not return the data of a call that failed, so that the caller seems to have
 * failed by itself.
 */
function withSilentFailures(pairs: readonly Pair[], recorder: CallStackRecorder): Pair[] {
  const all = [...pairs]
  for (let last = all.at(-1); last; ) {
    const stack = recorder.stackOf(last.recorded)
    const position = stack?.call && stack.code.positionAt(stack.call.pc)
    const end = last.recorded.lastStep && stack?.code.positionAt(last.recorded.lastStep.pc)
    const path = [callsOf(last.recorded).length - 1]
    const call = position && position === end ? pathOf(last.recorded, last.explained, path)[1] : undefined
    const hasData = (last.recorded.result?.output.length ?? 0) > 0
    const isSilent = !hasData && call?.recorded.result?.error !== undefined && call.recorded.lastStep !== undefined
    if (call && isSilent) all.push(call)
    last = isSilent ? call : undefined
  }
  return all
}

/** Returns the calls of a frame that an explanation has, in their order: all but those of console.log. */
export function callsOf({ actions }: RecordedFrame): RecordedFrame[] {
  return actions.flatMap((action) => (action.kind === 'call' && !consoleLineOf(action.frame) ? action.frame : []))
}

/**
 * Returns the functions of a frame, the innermost first.
 *
 * @param outermost function that was called from outside, or the constructor; undefined if it is not known
 * @param isOrigin whether the frame failed by itself, and not with its last call
 */
function placesOf({ code, frames, call }: CallStack, outermost: SourceFunction | undefined, isOrigin: boolean): Place[] {
  const places: Place[] = []
  const depth = isOrigin || !call ? frames.length : Math.min(call.depth, frames.length)
  for (let index = depth - 1; index >= 0; index--) {
    const frame = frames[index]
    if (!frame) continue
    const latest = !isOrigin && call && index === depth - 1 ? code.positionAt(call.pc) : undefined
    const own = frame.entry?.function ?? (index === 0 ? outermost : undefined)
    const found = placesIn(code, frame, own, latest, places.at(-1)?.function)
    const last = found.at(-1)?.function
    // Functions of the compiler have the places of the code that called them, and code that chooses the function those of the function.
    const isCompilers = !frame.entry?.function && (index > 0 || places.length > 0)
    const outer = index === 0 ? places.at(-1)?.function : latestOf(frames[index - 1])
    if (isCompilers && (last === undefined || last === outer)) continue
    // The optimiser has merged code of the compiler that several functions need: its place is in one of them.
    const around = enclosing(frames, index, outermost)
    if (isCompilers && code.isOptimised && last && around && !chainTo(code, last, around, frame.visited)) continue
    places.push(...found)
  }
  if (places.length === 0 && outermost) places.push({ function: outermost, range: rangeOf(outermost) })
  const outside = frames[0]?.lastPc === undefined ? undefined : code.positionAt(frames[0].lastPc)
  if (places.length === 0 && outside) places.push({ function: undefined, range: outside })
  return withoutModifiersAround(places)
}

/** Returns the function that the frames around one began with. */
function enclosing(frames: readonly InternalFrame[], index: number, outermost: SourceFunction | undefined): SourceFunction | undefined {
  return frames.slice(0, index).findLast(({ entry }) => entry?.function !== undefined)?.entry?.function ?? outermost
}

function latestOf(frame: InternalFrame | undefined): SourceFunction | undefined {
  return frame && [...frame.visited.keys()].at(-1)
}

/**
 * Returns the functions of an internal frame, the innermost first: the latest one in which it was, if a chain of calls leads to it from the frame's own.
 * Where none does, the optimiser has merged its code with that of another function, and an earlier one counts.
 */
function placesIn(
  code: SourceCode,
  { visited }: InternalFrame,
  own: SourceFunction | undefined,
  latest: SourcePosition | undefined,
  next: SourceFunction | undefined,
): Place[] {
  const inOrder = [...visited.keys()].reverse()
  const first = latest?.function
  const candidates = first ? [first, ...inOrder.filter((callable) => callable !== first)] : inOrder
  const rangeAt = (callable: SourceFunction): SourceRange | undefined => {
    if (latest && callable === first) return latest
    const visit = visited.get(callable)
    return visit && code.positionAt(visit.pc)
  }
  const placesOfChain = (chain: readonly SourceFunction[], last: SourceFunction | undefined): Place[] =>
    chain.map((callable, index) => {
      const called = index === 0 ? last : chain[index - 1]
      const range = rangeAt(callable)
      const node = called && callOf(callable, called, range?.start ?? 0)
      return { function: callable, range: node ? { file: callable.file, start: node.start, end: node.end } : (range ?? rangeOf(callable)) }
    })
  // The function that called the next frame's may have no code with positions any more.
  const isMissing = next !== undefined && own !== undefined && next !== own && !candidates.some((callable) => callOf(callable, next, 0))
  const [, ...between] = (isMissing && !latest && chainTo(code, next, own, new Map())) || []
  if (between.length > 0) return placesOfChain(between, next)
  for (const innermost of candidates) {
    const chain = chainTo(code, innermost, own, visited)
    if (chain) return placesOfChain(chain, undefined)
  }
  return own && visited.size === 0 ? [{ function: own, range: rangeOf(own) }] : []
}

/** With via-IR, a function with a modifier is two functions and the modifier between them. */
function withoutModifiersAround(places: readonly Place[]): Place[] {
  const kept: Place[] = []
  for (const place of places) {
    const [inner, modifier] = kept.slice(-2)
    const isAround = modifier?.function?.node.type === 'ModifierDefinition' && inner?.function === place.function && kept.length >= 2
    if (isAround && place.function) kept.pop()
    else kept.push(place)
  }
  return kept
}

function rangeOf({ file, node }: SourceFunction): SourceRange {
  return { file, start: node.start, end: node.end }
}

/** The line of a place with those around it, and a mark below its first character. */
function excerptOf({ file, start }: SourceRange): string | undefined {
  const { line, column } = file.placeOf(start)
  const numbers = Array.from({ length: 2 * CONTEXT + 1 }, (_, index) => line - CONTEXT + index)
  const width = String(line + CONTEXT).length
  const lines = numbers.flatMap((number) => {
    const text = file.line(number)
    if (text === undefined) return []
    const shown = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`.trimEnd()
    const mark = text.slice(0, column - 1).replaceAll(/[^\t]/g, ' ')
    return number === line ? [shown, `  ${' '.repeat(width)} | ${mark}^`] : [shown]
  })
  return lines.join('\n')
}
