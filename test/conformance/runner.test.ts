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
import type { Task } from './task.js'
import { trie } from './vectors/trie.js'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const DOGS = {
  in: { doe: 'reindeer', dog: 'puppy', dogglesworth: 'cat' },
  root: '0x8aad789dff2f538bca5d8ea56e8abe10f4c7ba3a5dea95fea4cd6e7c3a1168d3',
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

describe('npm run conformance', { timeout: 120_000 }, () => {
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

  test('refuses a folder without any of the suites', async () => {
    const { code, output } = await conformance()
    expect(output).toContain('has none of the suites; --help says where they are looked for')
    expect(code).toBe(1)
  })
})

describe('runTasks', () => {
  const tasks = ['first', 'second', 'third'].map((part) => ({ suite: 'a', folder, part, match: '' }))

  async function ended(worker: string): Promise<Record<string, string | undefined>> {
    write('worker.mjs', worker)
    const parts: Record<string, string | undefined> = {}
    const onPart = ({ part }: Task, failure: string | undefined) => {
      parts[part] = failure
    }
    await runTasks(tasks, { worker: join(folder, 'worker.mjs'), jobs: 1, patience: 30_000, onStart() {}, onReport() {}, onPart })
    return parts
  }

  test('runs the other parts when a process ends', async () => {
    const parts = await ended(`
      process.on('message', ({ part }) => (part === 'second' ? process.exit(3) : process.send({ kind: 'done' })))
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
