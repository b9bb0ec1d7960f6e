/** The coverage of sources as the adapters use it. It is apart from `internal.ts`, because few programs need it. */
export { countsFromJson } from './coverage/counts-file.js'
export { belowThresholds, istanbulOf, lcovOf, METRICS, markdownOf, percentageOf, totalsOf, withoutSentence } from './coverage/reports.js'
export { coverageOf, type FileCoverage, type SourceCoverage } from './coverage/source-coverage.js'
export { type TestLines, testLinesOf } from './coverage/test-lines.js'
export { type BuildPart, buildPartIn, type CompilerBuild } from './source/compiler-build.js'
