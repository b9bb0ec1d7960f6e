/** Counts of nodes of syntax trees, from the counts of the instructions of one code. */
import type { InstructionCounts } from '../evm/instruction-counts.js'
import * as Op from '../evm/opcodes.js'
import type { SourceCode } from '../source/source-code.js'
import { attribute, isStatement, type SyntaxNode } from '../source/syntax.js'

const JUMPS = new Set(['Break', 'Continue', 'Return', 'YulBreak', 'YulContinue', 'YulLeave'])
/** A function of assembly is called by itself: its runs are none of the assembly around it. */
const CALLABLES = new Set(['FunctionDefinition', 'ModifierDefinition', 'YulFunctionDefinition'])
const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoWhileStatement', 'YulForLoop'])

/** Instructions with the same part of a source. */
interface RangeTally {
  readonly node: SyntaxNode
  /** Pieces of code that control may reach without each other. */
  pieces: number
  /** Stretch of code in which the last piece is. */
  stretch: number
  /** First instruction of the first piece, by its number, and how often it ran. */
  readonly first: number
  readonly firstTimes: number
  /** Number of times that the pieces began. */
  times: number
  /** Number of times that the instruction ran that ran most. */
  most: number
}

/** Numbers of times that the conditional jumps of a node jumped and did not jump. */
export interface JumpTally {
  taken: number
  notTaken: number
}

/** Tally of one node: the parts of it that every run of the node evaluates, and all parts. */
interface NodeTally {
  readonly always: RangeTally[]
  most: number
}

/**
 * Counts of the nodes from which one code was made, by file and node.
 *
 * Without the optimiser they are exact. With it, code that serves several places counts for the one that the compiler names.
 */
export class CodeTally {
  readonly #code: SourceCode
  readonly #counts: InstructionCounts | undefined
  readonly #bytes: Uint8Array
  readonly #nodes = new Map<SyntaxNode, NodeTally>()
  readonly #jumps = new Map<SyntaxNode, JumpTally>()
  readonly #loops = new Map<SyntaxNode, number>()
  readonly #entries = new Map<SyntaxNode, number>()

  /** @param bytes the code; its length is that of the counts */
  constructor(code: SourceCode, bytes: Uint8Array, counts: InstructionCounts | undefined) {
    this.#code = code
    this.#counts = counts
    this.#bytes = bytes
    this.#tallyRanges()
    for (const [pc, { function: callable }] of code.entries) {
      // A wrapper for calls from outside and the function itself may both begin with it.
      if (callable) this.#entries.set(callable.node, Math.max(this.#entries.get(callable.node) ?? 0, this.#executed(pc)))
    }
  }

  /** Returns how often a statement or an expression ran. Undefined if it has no code here. */
  timesOf(node: SyntaxNode): number | undefined {
    const tally = this.#nodes.get(node)
    if (!tally) return undefined
    // A node of which only some parts ran has run, too.
    return this.#loops.get(node) || timesBegun(tally.always) || tally.most
  }

  /** Returns how often a function was entered: by its internal entry, or where its code begins. Undefined if it has no code of its own here. */
  entriesOf(node: SyntaxNode): number | undefined {
    const ranges = this.#nodes.get(node)?.always ?? []
    const own = ranges.filter((range) => range.node === node)
    return this.#entries.get(node) ?? own.sort((one, other) => one.first - other.first)[0]?.firstTimes
  }

  jumpsOf(node: SyntaxNode): JumpTally | undefined {
    return this.#jumps.get(node)
  }

  #executed(pc: number): number {
    return this.#counts?.executed[pc] ?? 0
  }

  #tallyRanges(): void {
    const { pcs, map } = this.#code
    const ranges = new Map<string, RangeTally>()
    let last: RangeTally | undefined
    let lastKey = ''
    let stretch = 0
    for (let index = 0; index < Math.min(pcs.length, map.entries.length); index++) {
      const entry = map.entries[index]
      const pc = pcs[index] ?? 0
      const key = entry ? `${entry.file}:${entry.start}:${entry.length}` : ''
      const node = this.#code.positionAt(pc)?.node
      const times = this.#timesAt(index, node)
      if (this.#bytes[pc] === Op.JUMPDEST) stretch++
      if (!node) {
        lastKey = ''
        last = undefined
        continue
      }
      if (key !== lastKey || !last) {
        const known: RangeTally = ranges.get(key) ?? { node, pieces: 0, first: index, firstTimes: times, stretch: -1, times: 0, most: 0 }
        ranges.set(key, known)
        if (known.stretch !== stretch) {
          known.pieces++
          known.times += times
          known.stretch = stretch
        }
        last = known
        lastKey = key
      }
      last.most = Math.max(last.most, times)
      this.#tallyInstruction(node, index, pc)
    }
    for (const range of ranges.values()) this.#attribute(range)
  }

  /** Returns how often an instruction ran for a node. A condition before `break` and `continue` becomes a jump to where they lead. */
  #timesAt(index: number, node: SyntaxNode | undefined): number {
    const [pc = 0, next = 0] = [this.#code.pcs[index], this.#code.pcs[index + 1]]
    const isMerged = node !== undefined && JUMPS.has(node.type) && this.#bytes[next] === Op.JUMPI
    return isMerged ? (this.#counts?.jumps.get(next)?.taken ?? 0) : this.#executed(pc)
  }

  #tallyInstruction(node: SyntaxNode, index: number, pc: number): void {
    if (this.#bytes[pc] === Op.JUMPI) {
      const jump = this.#counts?.jumps.get(pc) ?? { taken: 0, notTaken: 0 }
      // The compiler gives a jump the whole of what decides it.
      const known = this.#jumps.get(node) ?? { taken: 0, notTaken: 0 }
      this.#jumps.set(node, { taken: known.taken + jump.taken, notTaken: known.notTaken + jump.notTaken })
    }
    if (LOOPS.has(node.type) && this.#bytes[pc] === Op.JUMPDEST && !this.#loops.has(node)) this.#loops.set(node, this.#fallsInto(index))
  }

  /** Returns how often control came to an instruction from the one before it: not from the end of a loop. */
  #fallsInto(index: number): number {
    const before = this.#code.pcs[index - 1]
    if (before === undefined || this.#bytes[before] === Op.JUMP) return 0
    const jump = this.#counts?.jumps.get(before)
    return jump ? jump.notTaken : this.#executed(before)
  }

  /** Adds a range to the nodes around it, up to its statement. */
  #attribute(range: RangeTally): void {
    let isAlways = true
    for (let node: SyntaxNode | undefined = range.node; node; node = node.parent) {
      let tally = this.#nodes.get(node)
      if (!tally) {
        tally = { always: [], most: 0 }
        this.#nodes.set(node, tally)
      }
      tally.most = Math.max(tally.most, range.most)
      if (isAlways) tally.always.push(range)
      if (isStatement(node) || CALLABLES.has(node.type)) return
      if (isSometimes(node)) isAlways = false
    }
  }
}

/** Returns whether what contains a node may run without it: the arms of `?:`, and the right side of `&&` and `||`. */
function isSometimes({ parent, start, end, type }: SyntaxNode): boolean {
  if (!parent) return false
  const [first, second] = parent.children
  const isFirst = first?.start === start && first.end === end && first.type === type
  if (parent.type === 'Conditional') return !isFirst
  if (parent.type !== 'BinaryOperation') return false
  const operator = attribute(parent, 'operator')
  return (operator === '&&' || operator === '||') && second?.start === start && second.end === end
}

/**
 * Returns how often a node began: as often as the part that has the fewest pieces of code, because a part in several pieces counts several times. Of
 * several parts the one that comes first, because a later one may not be reached.
 */
function timesBegun(ranges: readonly RangeTally[]): number {
  let best: RangeTally | undefined
  for (const range of ranges) {
    if (!best || range.pieces < best.pieces || (range.pieces === best.pieces && range.first < best.first)) best = range
  }
  return best?.times ?? 0
}
