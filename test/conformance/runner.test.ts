import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { draw } from './draw.js'
import { compareWithManifest, hashSuite } from './manifest.js'
import { runTasks } from './pool.js'
import { stateTests } from './state-tests.js'
import { suiteFolder } from './suites.js'
import type { Part } from './task.js'
import { trie } from './vectors/trie.js'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const DOGS = {
  in: { doe: 'reindeer', dog: 'puppy', dogglesworth: 'cat' },
  root: '0x8aad789dff2f538bca5d8ea56e8abe10f4c7ba3a5dea95fea4cd6e7c3a1168d3',
}

const EMPTY_ROOT = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'

/** A state test of transactions that are refused because their gas does not suffice. */
function refusals(count: number, root: string) {
  const gasLimit = Array.from({ length: count }, (_, i) => `0x${(21_000 - 1 - i).toString(16)}`)
  return {
    env: {
      currentCoinbase: `0x${'c0'.repeat(20)}`,
      currentGasLimit: '0x1000000',
      currentNumber: '0x1',
      currentTimestamp: '0x1',
      currentDifficulty: '0x1',
    },
    pre: {},
    transaction: {
      nonce: '0x0',
      gasPrice: '0x0',
      to: `0x${'dd'.repeat(20)}`,
      secretKey: `0x${'45'.repeat(32)}`,
      data: ['0x'],
      gasLimit,
      value: ['0x0'],
    },
    post: {
      Istanbul: gasLimit.map((_, gas) => ({
        hash: root,
        logs: '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
        indexes: { data: 0, gas, value: 0 },
        expectException: 'intrinsic gas too low',
      })),
    },
  }
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evmbed-conformance-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
}

/** Runs `npm run conformance` on the folder. */
async function conformance(...args: string[]): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, ['scripts/conformance.mjs', folder, '--jobs', '1', ...args], { cwd: PROJECT })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output }
}

describe('npm run conformance', () => {
  test('refuses data that the manifest does not have, and says how to run it', async () => {
    write('vectors/trie/dogs.json', { dogs: DOGS })
    const { code, output } = await conformance()
    expect(output).toContain('vectors/trie (1 files): the manifest has other content (5 files)')
    expect(output).toContain('this is not the data that evmbed is known to pass; --unverified runs it')
    expect(output).not.toContain('passed')
    expect(code).toBe(1)
  })

  test('runs every case, counts them and names the suites that are not there', async () => {
    write('vectors/trie/dogs.json', { dogs: DOGS, again: DOGS })
    const { code, output } = await conformance('--unverified')
    expect(output).toContain('conformance: state-tests is not here; it comes from https://github.com/ethereum/execution-spec-tests')
    expect(output).toMatch(/conformance: 2 passed, 0 failed, in \d+ s\n$/)
    expect(code).toBe(0)
  })

  test('ends with exit code 1 when a case fails or a file cannot be read, and goes on with the others', async () => {
    write('vectors/trie/broken.json', 'not JSON')
    write('vectors/trie/dogs.json', { dogs: DOGS, cats: { ...DOGS, root: `0x${'00'.repeat(32)}` } })
    const { code, output } = await conformance('--unverified')
    expect(output).toContain('FAILED vectors/trie/dogs.json :: cats\n    AssertionError')
    expect(output).toContain('FAILED vectors/trie/broken.json :: the whole part\n    SyntaxError')
    expect(output).toMatch(/conformance: 1 passed, 2 failed, in \d+ s\n$/)
    expect(code).toBe(1)
  })

  test('runs only the cases that --match names', async () => {
    write('vectors/trie/dogs.json', { dogs: DOGS, cats: { ...DOGS, root: '0x' } })
    const { code, output } = await conformance('--unverified', '--match', 'dogs.json :: dogs')
    expect(output).toMatch(/conformance: 1 passed, 0 failed, in \d+ s\n$/)
    expect(code).toBe(0)
  })

  test('says which files have no tests, and does not count them', async () => {
    write('state-tests/refused.json', { refused: refusals(1, EMPTY_ROOT) })
    write('state-tests/manifest.json', { 'state-tests': { berlin: { files: 12, sha256: 'ab' } }, 'block-tests': {} })
    write('block-tests/.meta/index.json', { root_hash: '0x00', test_cases: [] })
    const { code, output } = await conformance('--unverified')
    expect(output).toContain('ignored state-tests/manifest.json: none of its members has pre and post\n')
    expect(output).toContain('ignored block-tests/.meta/index.json: none of its members has pre and blocks\n')
    expect(output).toMatch(/ignored: 2 files without tests\nconformance: 1 passed, 0 failed, in \d+ s\n$/)
    expect(code).toBe(0)
  })

  test('runs the cases of all files in an order that follows from the seed', async () => {
    for (const name of ['one', 'two', 'three']) write(`state-tests/${name}.json`, { [name]: refusals(8, `0x${'00'.repeat(32)}`) })
    const failures = async (seed: string) => {
      const { output } = await conformance('--unverified', '--order', seed)
      expect(output).toMatch(/conformance: 0 passed, 24 failed, in \d+ s\n$/)
      return output.match(/(?<=FAILED ).*/g) ?? []
    }
    const [first, again, other] = [await failures('a'), await failures('a'), await failures('b')]
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
    expect([...other].sort()).toEqual([...first].sort())
    // All of the first file, then all of the second, would not be a random order.
    expect(new Set(first.slice(0, 8).map((name) => name.split(' :: ')[0])).size).toBeGreaterThan(1)
  })

  test('refuses a folder without any of the suites', async () => {
    const { code, output } = await conformance()
    expect(output).toContain('has none of the suites; --help says where they are looked for')
    expect(code).toBe(1)
  })
})

describe('runTasks', () => {
  const tasks = ['first', 'second', 'third'].map((part) => ({ parts: [{ suite: 'a', folder, part }], match: '' }))

  async function ended(worker: string): Promise<Record<string, string | undefined>> {
    write('worker.mjs', worker)
    const parts: Record<string, string | undefined> = {}
    const onPart = ({ part }: Part, { failure }: { readonly failure?: string }) => {
      parts[part] = failure
    }
    await runTasks(tasks, { worker: join(folder, 'worker.mjs'), jobs: 1, patience: 30_000, onStart() {}, onCase() {}, onPart })
    return parts
  }

  test('runs the other parts when a process ends', async () => {
    const parts = await ended(`
      process.on('message', ({ parts: [{ part }] }) => {
        if (part === 'second') process.exit(3)
        process.send({ kind: 'part', part: 0 })
        process.send({ kind: 'done' })
      })
      process.send({ kind: 'ready' })`)
    expect(parts).toEqual({ first: undefined, second: 'the process ended with 3', third: undefined })
  })

  test('ends the run when processes cannot start', async () => {
    const failure = 'the process ended with 4'
    expect(await ended('process.exit(4)')).toEqual({ first: failure, second: failure, third: failure })
  })
})

test.each(['state-tests', 'state_tests', 'fixtures/state_tests'])('finds state tests in %s', (place) => {
  write(`${place}/berlin/a.json`, {})
  expect(suiteFolder(stateTests, folder)).toBe(join(folder, place))
})

test('hashes names and contents of the files of a suite', () => {
  const place = join(folder, 'vectors/trie')
  write('vectors/trie/a.json', { dogs: DOGS })
  const known = hashSuite(trie, place)
  expect(compareWithManifest(trie, known, known)).toEqual({ unknown: [], missing: [] })
  write('vectors/trie/a.json', { dogs: { ...DOGS, root: '0x' } })
  expect(compareWithManifest(trie, hashSuite(trie, place), known)).toEqual({
    unknown: ['vectors/trie (1 files): the manifest has other content (1 files)'],
    missing: [],
  })
  expect(compareWithManifest(trie, {}, known)).toEqual({ unknown: [], missing: ['vectors/trie: not here'] })
})

test('draws the same sample from the same seed, and another from another', () => {
  const names = Array.from({ length: 1_000 }, (_, i) => `file ${i}`)
  const first = draw('2026-01-01', names, 20, (name) => name)
  expect(first).toHaveLength(20)
  expect(draw('2026-01-01', names, 20, (name) => name)).toEqual(first)
  expect(draw('2026-01-02', names, 20, (name) => name)).not.toEqual(first)
  expect(draw('2026-01-01', names, 2_000, (name) => name)).toEqual(names)
})
