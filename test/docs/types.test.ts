import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from './documents.js'
import { writePrograms } from './programs.js'

it('compiles the code in the documents under strict', { timeout: 120_000 }, () => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  // As strict as `strict` is: what goes beyond it, few readers have turned on.
  const beyond = { noUncheckedIndexedAccess: false, exactOptionalPropertyTypes: false }
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, ...beyond }, root)
  const files = writePrograms('docs-types').programs.map(({ file }) => file)
  const program = ts.createProgram(files, options)
  const flaws = files.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
  const text = ts.formatDiagnostics(flaws, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  })
  expect(text).toBe('')
})
