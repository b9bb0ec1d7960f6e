/** Coverage of sources, from counts of the code that was compiled from them. */
import type { CodeCounts } from '../evm/code-counter.js'
import { type InstructionCounts, instructionCounts } from '../evm/instruction-counts.js'
import type { CompilerBuild } from '../source/compiler-build.js'
import type { SourceCode } from '../source/source-code.js'
import { SourceCodes } from '../source/source-codes.js'
import type { LineAndColumn, SourceFile } from '../source/source-file.js'
import type { SyntaxNode } from '../source/syntax.js'
import { CodeTally } from './code-tally.js'
import { type BranchItem, type BranchKind, type SourceItems, sourceItems } from './source-items.js'

/** A part of a source: its first character, and the one behind its last. */
export interface Span {
  readonly start: LineAndColumn
  readonly end: LineAndColumn
}

/** Number of times that an item ran: 0 if it was missed, undefined if no contract has code of it. */
export type ItemCount = number | undefined

export interface CoveredStatement {
  readonly span: Span
  readonly count: ItemCount
}

export interface CoveredFunction {
  readonly name: string
  /** The whole definition. */
  readonly span: Span
  readonly count: ItemCount
}

export interface CoveredBranch {
  readonly kind: BranchKind
  readonly span: Span
  readonly arms: readonly CoveredStatement[]
}

/** Coverage of a source. */
export interface FileCoverage {
  /** Name in the project. */
  readonly file: string
  /** Text that was compiled. */
  readonly content: string
  readonly functions: readonly CoveredFunction[]
  readonly statements: readonly CoveredStatement[]
  readonly branches: readonly CoveredBranch[]
}

export interface SourceCoverage {
  /** In the order of their names. */
  readonly files: readonly FileCoverage[]
  /** Why something is missing, each reason once. */
  readonly problems: readonly string[]
  /** Pieces of code that ran and of which no build has the source. */
  readonly foreignCodes: number
}

/**
 * Returns the coverage of the sources of builds. All contracts count, also those that no test deploys: their code was missed.
 *
 * @param isWanted whether a file is reported, by its name in the project
 */
export function coverageOf(
  builds: readonly CompilerBuild[],
  counts: Iterable<CodeCounts>,
  isWanted: (file: string) => boolean = () => true,
): SourceCoverage {
  const codes = new SourceCodes(builds)
  const executed = new Map<SourceCode, ExecutedCode>()
  let foreignCodes = 0
  for (const one of counts) {
    const code = one.isInitCode ? codes.ofCreation(one.code) : codes.ofRuntime(one.code)
    if (!code) foreignCodes++
    else executed.set(code, addedTo(executed.get(code), one))
  }
  const files = new Map<string, GrowingFile>()
  const problems = new Set<string>()
  for (const code of codes.all()) {
    if (code.problem !== undefined) problems.add(`${code.contractFile}:${code.contract}: ${code.problem}`)
    for (const file of code.files) {
      if (!isWanted(file.name) || files.has(file.name)) continue
      files.set(file.name, new GrowingFile(file))
      if (!file.syntax) problems.add(`${file.name}: there is no syntax tree: select ast in the outputSelection of the compiler`)
    }
    const run = executed.get(code)
    const tally = new CodeTally(code, run?.code ?? code.bytes, run?.counts)
    for (const file of code.files) files.get(file.name)?.add(file, tally)
  }
  const covered = [...files.values()].flatMap((file) => file.coverage() ?? [])
  return {
    files: covered.sort((one, other) => (one.file < other.file ? -1 : 1)),
    problems: [...problems],
    foreignCodes,
  }
}

interface ExecutedCode {
  readonly code: Uint8Array
  readonly counts: InstructionCounts
}

/** Adds counts of other code of the same contract: under another hardfork, or with other immutables. */
function addedTo(known: ExecutedCode | undefined, counts: CodeCounts): ExecutedCode {
  const more = instructionCounts(counts)
  if (!known) return { code: counts.code, counts: more }
  const jumps = new Map(known.counts.jumps)
  for (const [pc, { taken, notTaken }] of more.jumps) {
    const before = jumps.get(pc) ?? { taken: 0, notTaken: 0 }
    jumps.set(pc, { taken: before.taken + taken, notTaken: before.notTaken + notTaken })
  }
  return { code: known.code, counts: { executed: known.counts.executed.map((times, pc) => times + (more.executed[pc] ?? 0)), jumps } }
}

/** Sums of the items of a file. */
class GrowingFile {
  readonly #file: SourceFile
  readonly #items: SourceItems | undefined
  readonly #functions: ItemCount[] = []
  readonly #statements: ItemCount[] = []
  readonly #branches: ItemCount[][] = []
  readonly #others = new WeakMap<SourceFile, SourceItems | undefined>()

  constructor(file: SourceFile) {
    this.#file = file
    this.#items = sourceItems(file)
    for (const { arms } of this.#items?.branches ?? []) this.#branches.push(arms.map(() => undefined))
  }

  /** Adds the counts of one code. @param file the same file in the build of the code */
  add(file: SourceFile, tally: CodeTally): void {
    const items = this.#itemsOf(file)
    if (!items) return
    for (const [i, node] of items.statements.entries()) this.#statements[i] = sum(this.#statements[i], tally.timesOf(node))
    for (const [i, { node, body }] of items.functions.entries()) {
      this.#functions[i] = sum(this.#functions[i], functionTimes(tally, node, body))
    }
    for (const [i, branch] of items.branches.entries()) {
      const sums = this.#branches[i]
      for (const [arm, times] of armTimes(tally, branch).entries()) if (sums) sums[arm] = sum(sums[arm], times)
    }
  }

  coverage(): FileCoverage | undefined {
    const items = this.#items
    if (!items) return undefined
    const spanOf = ({ start, end }: SyntaxNode): Span => ({ start: this.#file.placeOf(start), end: this.#file.placeOf(end) })
    const covered = {
      file: this.#file.name,
      content: this.#file.content ?? '',
      functions: items.functions.map(({ node, name }, i) => ({ name, span: spanOf(node), count: this.#functions[i] })),
      statements: items.statements.map((node, i) => ({ span: spanOf(node), count: this.#statements[i] })),
      branches: items.branches.map(({ node, kind, arms }, i) => ({
        kind,
        span: spanOf(node),
        arms: arms.flatMap((arm, at) => (arm.isIgnored ? [] : [{ span: spanOf(arm.node), count: this.#branches[i]?.[at] }])),
      })),
    }
    return covered.functions.length + covered.statements.length === 0 ? undefined : covered
  }

  /** A file has an object for each build. Another text under the same name has other items, and counts for nothing. */
  #itemsOf(file: SourceFile): SourceItems | undefined {
    if (file === this.#file) return this.#items
    if (!this.#others.has(file)) this.#others.set(file, file.content === this.#file.content ? sourceItems(file) : undefined)
    return this.#others.get(file)
  }
}

function sum(one: ItemCount, other: ItemCount): ItemCount {
  return one === undefined ? other : one + (other ?? 0)
}

/** A function that is inlined has no entry, and one without statements has nothing else. */
function functionTimes(tally: CodeTally, node: SyntaxNode, body: SyntaxNode): ItemCount {
  const entries = tally.entriesOf(node)
  const first = body.children.find((child) => tally.timesOf(child) !== undefined)
  const inside = first && tally.timesOf(first)
  if (entries === undefined) return inside
  return inside === undefined ? entries : Math.max(entries, inside)
}

/** Returns how often each way of a branch was taken. */
function armTimes(tally: CodeTally, { node, kind, arms }: BranchItem): ItemCount[] {
  const own = arms.map(({ counted }) => counted && tally.timesOf(counted))
  if (kind === 'try') return own
  const jumps = tally.jumpsOf(kind === 'require' ? statementOf(node) : node)
  if (kind === 'binary-expr') {
    // A literal on the right side may have no code of its own. The jump is the compiler's usual one if it runs as often as the left side.
    const isUsual = jumps !== undefined && own[0] === jumps.taken + jumps.notTaken
    return [own[0], own[1] ?? (isUsual ? jumps.notTaken : undefined)]
  }
  if (!jumps) return own
  const { taken, notTaken } = jumps
  // Without its own code, a way is known by the compiler's habit: it jumps over the body of an `if`, to the first value of `?:`, and behind a failure.
  const usual = kind === 'if' ? [notTaken, taken] : [taken, notTaken]
  const [yes, no] = own
  const isReversed = yes !== undefined ? Math.abs(yes - (usual[0] ?? 0)) > Math.abs(yes - (usual[1] ?? 0)) : false
  const ways = isReversed ? usual.toReversed() : usual
  return [yes ?? ways[0], no ?? ways[1]]
}

/** A call that is a statement has the same place as the statement. */
function statementOf(node: SyntaxNode): SyntaxNode {
  const { parent } = node
  return parent && parent.start === node.start && parent.end === node.end ? parent : node
}
