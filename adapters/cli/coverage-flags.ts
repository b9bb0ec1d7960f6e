import { SHARED_FLAGS } from './command.js'
import type { FlagTable } from './flag.js'
import { integer, list, text, toggle } from './kinds.js'

const percent = integer('percent', 0, 100)

export const COVERAGE_FLAGS = {
  output: { name: 'output', kind: text('folder'), default: 'coverage', help: 'Folder of the reports.' },
  reporters: {
    name: 'reporter',
    kind: list('name'),
    default: 'lcov,json,markdown',
    help: 'Reports: lcov, json, markdown, tests (which tests ran a line), and those of istanbul-reports if it is installed, such as html.',
  },
  builds: { name: 'artifacts', kind: list('path'), help: 'Files or folders with build info. Default: out and artifacts.' },
  skip: { name: 'skip', kind: list('path'), help: 'Sources to leave out: files or folders.' },
  estimates: { name: 'estimates', kind: toggle, help: 'Count estimates of gas and access lists that succeed, too.' },
  lines: { name: 'lines', kind: percent, help: 'Fail if less of the lines was hit.' },
  statements: { name: 'statements', kind: percent, help: 'Fail if less of the statements was hit.' },
  branches: { name: 'branches', kind: percent, help: 'Fail if less of the branches was taken.' },
  functions: { name: 'functions', kind: percent, help: 'Fail if fewer of the functions were called.' },
  ...SHARED_FLAGS,
} as const satisfies FlagTable
