/** The same run in forge's coverage and in ours: lines and branches, with each difference. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createNode } from 'evmbed'
import { type Hex, toFunctionSelector } from 'viem'
import { expect, it } from 'vitest'
import { lcovOf } from '../../src/coverage/reports.js'
import { coverageOf } from '../../src/coverage/source-coverage.js'
import { CodeCounter, setCodeCounter } from '../../src/evm/code-counter.js'
import { run } from '../clients/program.js'
import { availableCompilers } from '../contracts/solc.js'
import { root } from '../docs/documents.js'
import { foundryProgram } from '../peers/foundry.js'
import { buildOf, modesOf } from '../source/positions.js'

const project = fileURLToPath(new URL('forge', import.meta.url))
const [SOURCE, TEST] = ['src/Measured.sol', 'test/Measured.t.sol']

/** Each difference, in forge's coverage and here, with its reason as in docs/coverage.md. */
const DIFFERENCES: Readonly<Record<string, Readonly<Record<string, readonly [forge: string, here: string]>>>> = {
  'the line of a function, a modifier or a `catch`': {
    ...Object.fromEntries(['5', '28', '44', '62'].map((line) => [`line ${line}`, ['1', 'none']])),
    ...Object.fromEntries(['13', '33'].map((line) => [`line ${line}`, ['3', 'none']])),
    ...Object.fromEntries(['59', '70'].map((line) => [`line ${line}`, ['2', 'none']])),
    ...Object.fromEntries(['64', '76', '80'].map((line) => [`line ${line}`, ['0', 'none']])),
  },
  'the line of a `for`': { 'line 45': ['1', '4'] },
  '`require`': { 'branch 14': ['0 3', '3 0'], 'branch 71': ['0 2', '2 0'] },
  '`if` without `else`': { 'branch 34': ['1', '1 2'], 'branch 46': ['4', '1 3'] },
  '`if` in assembly': { 'branch 53': ['0', 'none'] },
  '`try`': { 'branch 60': ['2', '1 1 0'], 'branch 62': ['1', 'none'], 'branch 64': ['0', 'none'] },
  '`?:`, `&&`, `||`, `assert`': { 'branch 41': ['none', '2 0 2 2'], 'branch 73': ['none', '1 0'] },
}

/** Counts of lines, and of the ways of the branches in a line. */
function countsIn(lcov: string, file: string): Readonly<Record<string, string>> {
  const record = lcov.split('end_of_record').find((part) => part.includes(`SF:${file}\n`)) ?? ''
  const counts: Record<string, string> = {}
  for (const [, line, count] of record.matchAll(/^DA:(\d+),(\d+)/gm)) counts[`line ${line}`] = count!
  for (const [, line, count] of record.matchAll(/^BRDA:(\d+),\d+,\d+,(\S+)/gm)) {
    const name = `branch ${line}`
    const way = count === '-' ? '0' : count!
    counts[name] = counts[name] === undefined ? way : `${counts[name]} ${way}`
  }
  return counts
}

async function ours(): Promise<string> {
  const newest = availableCompilers().at(-1)!
  const sources = Object.fromEntries([SOURCE, TEST].map((file) => [file, readFileSync(join(project, file), 'utf8')]))
  const { input, output } = buildOf(newest, modesOf(newest.version)[0]!, sources)
  const contracts = output.contracts as unknown as Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
  const node = await createNode()
  const counter = new CodeCounter()
  setCodeCounter(counter)
  try {
    const from = node.accounts[0]!.address
    const data: Hex = `0x${contracts[TEST]!.MeasuredTest!.evm.bytecode.object}`
    const hash = await node.request('eth_sendTransaction', [{ from, data, gas: '0x989680' }])
    const { contractAddress } = (await node.request('eth_getTransactionReceipt', [hash]))!
    const call = { from, to: contractAddress!, data: toFunctionSelector('test_calls()'), gas: '0x989680' } as const
    const { status } = (await node.request('eth_getTransactionReceipt', [await node.request('eth_sendTransaction', [call])]))!
    expect(status).toBe('0x1')
    return lcovOf(coverageOf([{ input, output, projectNames: undefined }], counter.counts))
  } finally {
    setCodeCounter(undefined)
    await node.close()
  }
}

it('differs from the coverage of forge in what the document says', { timeout: 120_000 }, async ({ skip }) => {
  const forge = foundryProgram('forge')
  if (!forge) return skip('npm has not installed @foundry-rs/forge for this platform')
  const folder = mkdtempSync(join(tmpdir(), 'evmbed-forge-coverage-'))
  try {
    cpSync(project, folder, { recursive: true })
    const solc = fileURLToPath(new URL('../clients/forge/solc.mjs', import.meta.url))
    const args = ['coverage', '--use', solc, '--report', 'lcov', '--report-file', 'lcov.info']
    const { code, stderr } = await run(forge, args, { cwd: folder })
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
    const theirs = countsIn(readFileSync(join(folder, 'lcov.info'), 'utf8'), SOURCE)
    const own = countsIn(await ours(), SOURCE)
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(own)])]
    const different = names.filter((name) => theirs[name] !== own[name])
    expect(Object.fromEntries(different.map((name) => [name, [theirs[name] ?? 'none', own[name] ?? 'none']]))).toEqual(
      Object.assign({}, ...Object.values(DIFFERENCES)),
    )
    // The others are the same.
    expect(names.length - different.length).toBe(27)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('is told in the document with the reason of each difference', async () => {
  const [, table = ''] =
    /## Beside forge coverage.*?\n\| --- .*?\n(.*?)\n\n/s.exec(await readFile(join(root, 'docs/coverage.md'), 'utf8')) ?? []
  expect(table.split('\n').map((row) => row.split(' | ')[0]!.replace(/^\| /, ''))).toEqual(Object.keys(DIFFERENCES))
})
