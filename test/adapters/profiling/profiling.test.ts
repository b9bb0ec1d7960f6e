import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RuntimeProfiler, runtimeProfiler } from '../../../adapters/profiling/index.js'
import { ProfilingRefused } from '../../../src/index.js'

let folder: string
let root: string
let profiler: RuntimeProfiler

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evmbed-'))
  root = join(folder, 'profiles')
  profiler = runtimeProfiler(root)
})
afterEach(async () => {
  profiler.close()
  await rm(folder, { recursive: true })
})

describe('files', () => {
  test.each(['', '.', '..', '../x', 'a/../../x', '/tmp/x', 'a\\..\\b', 'nul\0byte', './x'])('refuses the file name %j', async (name) => {
    const message = `${JSON.stringify(name)} is not a name inside of the directory for profiles`
    await expect(profiler.record('cpu', name)).rejects.toThrow(message)
    await expect(profiler.write('memory', name)).rejects.toThrow(new ProfilingRefused(message))
    expect(await readdir(folder)).toEqual(['profiles'])
    expect(await readdir(root)).toEqual([])
  })

  test('creates the file for its owner only when a recording starts', async () => {
    const recording = await profiler.record('cpu', 'cpu')
    expect((await stat(join(root, 'cpu'))).mode & 0o777).toBe(0o600)
    await recording.stop()
  })

  test('overwrites no file', async () => {
    await profiler.write('memory', 'heap')
    const before = await readFile(join(root, 'heap'), 'utf8')
    await expect(profiler.record('trace', 'heap')).rejects.toThrow(new ProfilingRefused('location would overwrite an existing file'))
    await expect(profiler.write('memory', 'heap')).rejects.toThrow('location would overwrite an existing file')
    expect(await readFile(join(root, 'heap'), 'utf8')).toBe(before)
  })

  test('follows no links out of the directory', async () => {
    await mkdir(root)
    await mkdir(join(folder, 'outside'))
    await writeFile(join(folder, 'outside', 'file'), 'x')
    await symlink(join(folder, 'outside'), join(root, 'folder'))
    await symlink(join(folder, 'outside', 'new'), join(root, 'dangling'))
    await symlink(join(folder, 'outside', 'file'), join(root, 'file'))
    await expect(profiler.record('cpu', 'folder/new')).rejects.toThrow('"folder/new" leads out of the directory for profiles')
    await expect(profiler.record('cpu', 'dangling')).rejects.toThrow('location would overwrite an existing file')
    await expect(profiler.record('cpu', 'file')).rejects.toThrow('location would overwrite an existing file')
    expect(await readdir(join(folder, 'outside'))).toEqual(['file'])
    expect(await readFile(join(folder, 'outside', 'file'), 'utf8')).toBe('x')
  })

  test('starts no recording that cannot be written', async () => {
    await expect(profiler.write('block', 'block')).rejects.toThrow('block profiling is off')
    await expect(profiler.record('cpu', 'missing/cpu')).rejects.toThrow('"missing/cpu": there is no such file or folder')
    expect(await readdir(root)).toEqual([])
  })
})

test('separates the recordings of two profilers', async () => {
  const other = runtimeProfiler(root)
  const recordings = [await profiler.record('cpu', 'one'), await other.record('cpu', 'two')]
  for (const recording of recordings) await recording.stop()
  for (const name of ['one', 'two']) expect(JSON.parse(await readFile(join(root, name), 'utf8')).nodes.length).toBeGreaterThan(0)
  other.close()
})

test('counts garbage collections', async () => {
  const before = await profiler.statistics()
  await profiler.freeMemory()
  await profiler.freeMemory()
  const { collections, heap } = await profiler.statistics()
  expect(collections.forced).toBeGreaterThanOrEqual(before.collections.forced + 2)
  expect(collections.count).toBeGreaterThanOrEqual(collections.forced)
  expect(collections.newest).toHaveLength(collections.count)
  expect(collections.newest[0]!.end).toBeGreaterThan(collections.newest[1]!.end)
  expect(heap.allocated).toBeGreaterThanOrEqual(before.heap.allocated)
  expect(heap.limit).toBeGreaterThan(heap.used)
})

test('refuses an invalid duration', () => {
  expect(() => runtimeProfiler(root, { maxSeconds: Number.NaN })).toThrow("option 'maxSeconds': expected seconds, at least 0, got NaN")
  expect(runtimeProfiler(root, { maxSeconds: 5 }).maxSeconds).toBe(5)
})

/** Runs a program with the profiler as `profiler`, where no test runner is in the way. */
async function program(body: string, ...flags: readonly string[]): Promise<string> {
  const script = join(folder, 'program.mjs')
  await build({
    stdin: {
      contents: `import { runtimeProfiler } from './adapters/profiling/index.ts'
        const refusal = (call) => call.then(() => 'done', (error) => error.message)
        const profiler = runtimeProfiler(${JSON.stringify(root)})
        ${body}`,
      resolveDir: join(import.meta.dirname, '../../..'),
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: script,
    banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)` },
    logLevel: 'error',
  })
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script])
  return stdout.trim()
}

test('lets a process end during a recording', async () => {
  expect(await program(`profiler.setBlockRate(1); console.log((await profiler.statistics()).collections.count >= 0)`)).toBe('true')
})

test('refuses to trace in a worker', async () => {
  const output = await program(`
    import { isMainThread, Worker } from 'node:worker_threads'
    if (isMainThread) new Worker(new URL(import.meta.url))
    else console.log(await refusal(profiler.record('trace', 'trace')), '|', await refusal(profiler.write('memory', 'heap')))`)
  expect(output).toMatch(/^tracing: .*main thread.* \| done$/)
  expect(await readdir(root)).toEqual(['heap'])
})

test('reports a runtime without an inspector, and does the rest', async () => {
  const output = await program(`
    profiler.close()
    process.getBuiltinModule = () => undefined
    const bare = runtimeProfiler(${JSON.stringify(root)})
    console.log(await refusal(bare.record('cpu', 'a')))
    console.log(await refusal(bare.record('trace', 'b')))
    console.log(await refusal(bare.write('memory', 'c')))
    console.log((await bare.statistics()).heap.used > 0)
    await (await bare.record('mutex', 'mutex')).stop()`)
  expect(output.split('\n')).toEqual([
    'CPU profiling: this runtime has no inspector',
    'tracing: this runtime has no inspector',
    'memory profiling: this runtime has no inspector',
    'true',
  ])
  expect(await readdir(root)).toEqual(['mutex'])
})
