import { expect, test } from 'vitest'
import { countsFromJson } from '../../src/coverage/counts-file.js'
import { belowThresholds, istanbulOf, lcovOf, markdownOf, percentageOf, totalsOf } from '../../src/coverage/reports.js'
import { coverageOf, type FileCoverage } from '../../src/coverage/source-coverage.js'
import { CodeCounter } from '../../src/evm/code-counter.js'
import { availableCompilers } from '../contracts/solc.js'
import { buildOf } from '../source/positions.js'

const at = (line: number, from = 1, to = 9) => ({ start: { line, column: from }, end: { line, column: to } })

const FILE: FileCoverage = {
  file: 'src/Odd|name.sol',
  content: '',
  functions: [
    { name: 'pay', span: at(1), count: 2 },
    { name: 'pay', span: at(3), count: 0 },
    { name: 'dead', span: at(9), count: undefined },
  ],
  statements: [
    { span: at(2), count: 2 },
    { span: at(2, 10), count: 1 },
    { span: at(4), count: 0 },
    { span: at(5), count: 0 },
    { span: at(7), count: 0 },
    { span: at(10), count: undefined },
  ],
  branches: [
    {
      kind: 'if',
      span: at(2),
      arms: [
        { span: at(2, 3), count: 2 },
        { span: at(2, 6), count: 0 },
      ],
    },
    {
      kind: 'if',
      span: at(10),
      arms: [
        { span: at(10), count: undefined },
        { span: at(10), count: undefined },
      ],
    },
  ],
}
const files = [FILE]

test('LCOV has no items without code, and tells overloads apart', () => {
  expect(lcovOf({ files })).toMatchInlineSnapshot(`
    "TN:
    SF:src/Odd|name.sol
    FN:1,pay
    FN:3,pay.2
    FNDA:2,pay
    FNDA:0,pay.2
    FNF:2
    FNH:1
    BRDA:2,0,0,2
    BRDA:2,0,1,0
    BRF:2
    BRH:1
    DA:2,2
    DA:4,0
    DA:5,0
    DA:7,0
    LF:4
    LH:1
    end_of_record
    "
  `)
})

test('the form of Istanbul has no items without code, and columns from 0', () => {
  const { 'src/Odd|name.sol': form } = istanbulOf({ files })
  expect(form).toMatchObject({
    path: 'src/Odd|name.sol',
    s: { 0: 2, 1: 1, 2: 0, 3: 0, 4: 0 },
    f: { 0: 2, 1: 0 },
    b: { 0: [2, 0] },
    statementMap: { 1: { start: { line: 2, column: 9 }, end: { line: 2, column: 8 } } },
  })
  expect(form).not.toHaveProperty('s.5')
})

test('the table in Markdown names missed lines, and what has no code', () => {
  expect(markdownOf({ files })).toMatchInlineSnapshot(`
    "| file | lines | statements | branches | functions | missed lines |
    | --- | ---: | ---: | ---: | ---: | --- |
    | src/Odd\\|name.sol | 25.00 % (1/4) | 40.00 % (2/5) | 50.00 % (1/2) | 50.00 % (1/2) | 4–5, 7 |
    | **all** | 25.00 % (1/4) | 40.00 % (2/5) | 50.00 % (1/2) | 50.00 % (1/2) |  |

    1 statement has no code in any contract, counted neither as hit nor as missed: dead code, and what the optimizer has removed or merged. Compile with optimizer.enabled = false and viaIR = false to measure the latter.
    "
  `)
})

test('thresholds are compared with items that have code', () => {
  const totals = totalsOf(files)
  expect(totals.statements).toEqual({ hit: 2, missed: 3, withoutCode: 1 })
  expect(percentageOf({ hit: 0, missed: 0, withoutCode: 3 })).toBe(100)
  expect(belowThresholds(totals, { lines: 25, statements: 41, functions: 0 })).toEqual([
    'statements: 40.00 % is below the threshold of 41 %',
  ])
})

test('comments leave out what follows them', () => {
  const source = `contract A {
  function one() external pure returns (uint256) { return 1; }
  // istanbul ignore next: checked by hand
  function two() external pure returns (uint256) { return 2; }
  function three(uint256 n) external pure returns (uint256) {
    /* coverage ignore next */
    if (n == 0) { return 0; }
    return n;
  }
}
/* istanbul ignore next */
contract B { function four() external pure returns (uint256) { return 4; } }`
  const newest = availableCompilers().at(-1)!
  const build = buildOf(
    newest,
    { name: 'legacy', settings: {} },
    { 'A.sol': source, 'B.sol': `// istanbul ignore file\ncontract C { function five() external pure {} }` },
  )
  const { files: covered } = coverageOf([{ input: build.input, output: build.output, projectNames: undefined }], [])
  expect(covered.map(({ file, functions, branches }) => [file, functions.map(({ name }) => name), branches])).toEqual([
    ['A.sol', ['one', 'three'], []],
  ])
  expect(covered[0]?.statements.map(({ span }) => span.start.line)).toEqual([2, 8])
})

test('comments leave out one way of an if, with the names of other tools', () => {
  const source = `contract A {
  function one(uint256 n) external pure returns (uint256) {
    /* istanbul ignore else */
    if (n == 0) { return 0; }
    // solcov ignore if: never
    if (n == 1) {
      return 1;
    } else {
      return 2;
    }
    /* solidity-coverage ignore next */
    return n;
  }
}`
  const build = buildOf(availableCompilers().at(-1)!, { name: 'legacy', settings: {} }, { 'A.sol': source })
  const { files: covered } = coverageOf([{ input: build.input, output: build.output, projectNames: undefined }], [])
  const [{ statements, branches }] = covered as [FileCoverage]
  expect(statements.map(({ span }) => span.start.line)).toEqual([4, 4, 6, 9])
  expect(branches.map(({ arms }) => arms.map(({ span }) => span.start.line))).toEqual([[4], [8]])
})

test('counts are read as they were written, and nothing else is', () => {
  const counter = new CodeCounter()
  const counts = counter.countsAt(counter.numberOf(Uint8Array.of(0x60, 1, 0x57, 0), true, Uint32Array.of(0, 3)))!
  counts.begun[0] = 7
  counts.notTaken[0] = 3
  counts.ended.set(2, 1)
  counts.byTest.set('moves', { begun: new Map([[0, 5]]), ended: new Map([[2, 1]]) })
  counter.omitRun()
  const json = JSON.parse(JSON.stringify(counter.toJson()))
  expect(countsFromJson(json)).toEqual({ counts: [counts], uncountedRuns: 1, omittedCodes: 0 })
  const [one] = json.counts
  for (const other of [
    null,
    [],
    {},
    { ...json, version: json.version + 1 },
    { ...json, counts: [{ ...one, begun: [1] }] },
    { ...json, counts: [{ ...one, code: '0x6' }] },
    { ...json, counts: [{ ...one, byTest: [['moves', [[0]], []]] }] },
    { ...json, counts: [{ ...one, byTest: [[1, [], []]] }] },
  ]) {
    expect(countsFromJson(other)).toBeUndefined()
  }
})
