import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from './documents.js'
import { type Program, writePrograms } from './programs.js'

const { programs } = writePrograms('docs-types')
/** Readers paste these as they are. Others are within code of a test. */
const complete = programs.filter(({ before }) => before === undefined)

it('compiles complete code in the documents under the options that tsc --init writes', { timeout: 240_000 }, () => {
  expect(complete.length).toBeGreaterThan(20)
  expect(flawsOf(complete, { noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true })).toBe('')
})

it('compiles other code in the documents under strict', { timeout: 240_000 }, () => {
  const others = programs.filter((program) => !complete.includes(program))
  expect(flawsOf(others, { noUncheckedIndexedAccess: false, exactOptionalPropertyTypes: false })).toBe('')
})

/** Returns what TypeScript says about programs. */
function flawsOf(programs: readonly Program[], beyondStrict: object): string {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, ...beyondStrict }, root)
  const files = programs.map(({ file }) => file)
  const program = ts.createProgram(files, options)
  const flaws = files.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
  return ts.formatDiagnostics(flaws, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  })
}
