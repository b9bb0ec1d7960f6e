/** Which tests ran which lines. */
import type { CodeCounts, TestCounts } from '../evm/code-counter.js'
import { instructionCounts } from '../evm/instruction-counts.js'
import type { CompilerBuild } from '../source/compiler-build.js'
import type { SourceCode } from '../source/source-code.js'
import { SourceCodes } from '../source/source-codes.js'
import { lineCounts } from './reports.js'
import type { SourceCoverage } from './source-coverage.js'

/** Names of tests by file and line number, for each line that was hit: none where no test of a known name has run it. */
export type TestLines = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/**
 * Returns the tests that ran a statement of each line that was hit.
 *
 * @param counts counts with those of each test
 */
export function testLinesOf({ files }: SourceCoverage, builds: readonly CompilerBuild[], counts: Iterable<CodeCounts>): TestLines {
  const codes = new SourceCodes(builds)
  const found = new Map<string, Map<number, Set<string>>>(
    files.map((file) => [file.file, new Map([...lineCounts(file)].flatMap(([line, count]) => (count ? [[line, new Set<string>()]] : [])))]),
  )
  const placesOf = new Map<SourceCode, readonly Place[]>()
  for (const one of counts) {
    const code = one.byTest.size === 0 ? undefined : one.isInitCode ? codes.ofCreation(one.code) : codes.ofRuntime(one.code)
    if (!code) continue
    const places = placesOf.get(code) ?? statementsOf(code)
    placesOf.set(code, places)
    for (const [test, ofTest] of one.byTest) {
      const executed = executedBy(one, ofTest)
      for (const { pc, file, line } of places) if (executed[pc]) found.get(file)?.get(line)?.add(test)
    }
  }
  return Object.fromEntries(
    [...found].map(([file, lines]) => [file, Object.fromEntries([...lines].map(([line, tests]) => [line, [...tests].sort()]))]),
  )
}

/** Line on which the statement of an instruction begins. */
interface Place {
  readonly pc: number
  readonly file: string
  readonly line: number
}

function statementsOf(code: SourceCode): Place[] {
  return code.pcs.flatMap((pc) => {
    const position = code.positionAt(pc)
    return position?.statement ? [{ pc, file: position.file.name, line: position.file.placeOf(position.statement.start).line }] : []
  })
}

function executedBy(counts: CodeCounts, { begun, ended }: TestCounts): Float64Array {
  const times = Float64Array.from(counts.positions, (_, block) => begun.get(block) ?? 0)
  return instructionCounts({ ...counts, begun: times, ended }).executed
}
