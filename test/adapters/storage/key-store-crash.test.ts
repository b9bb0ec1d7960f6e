/**
 * A key store survives the end of its process at any moment: what lies in the directory afterwards is the old key or the new one, whole, and the
 * next process goes on with it. The moments are those before each operation on the disk, and in the midst of each.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { KeyFile } from 'evmbed'
import { directoryKeyStore } from 'evmbed/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyStoreOn } from '../../../adapters/storage/key-store.js'
import { addressIn, keyFile } from '../../accounts/key-store-suite.js'
import { countedDisk, type Operation } from './counted-disk.js'

let root: string
let old: KeyFile
let fresh: KeyFile
let count = 0

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'evmbed-keys-'))
  old = await keyFile(1, 'old')
  fresh = await keyFile(1, 'fresh')
})
afterAll(() => rm(root, { recursive: true, force: true }))

const CASES = ['the first key of a new directory', 'a key in place of another'] as const
type Case = (typeof CASES)[number]
const isReplacing = (name: Case) => name === 'a key in place of another'

/** A directory as the case finds it. */
async function directoryFor(name: Case): Promise<string> {
  const directory = join(root, `keys-${++count}`)
  if (isReplacing(name)) await directoryKeyStore(directory).write(addressIn(old), old)
  return directory
}

/** The names of the operations that a write takes. */
async function operationsOf(name: Case): Promise<readonly string[]> {
  const { disk, names } = countedDisk(({ args, perform }) => perform(args))
  await keyStoreOn(disk, await directoryFor(name), 'light').write(addressIn(fresh), fresh)
  return names
}

/** The process is gone: nothing that it would have done happens any more. */
class End extends Error {}

type Ending = (operation: Operation) => Promise<unknown>

const endBefore =
  (last: number): Ending =>
  async ({ position, args, perform }) => {
    if (position >= last) throw new End()
    return perform(args)
  }

/** Truncates the file of the last operation to half of its content. */
const endAmid =
  (last: number): Ending =>
  async ({ position, name, args, perform }) => {
    if (position > last) throw new End()
    if (position < last) return perform(args)
    const [content] = args
    await perform(name === 'writeFile' && content instanceof Uint8Array ? [content.subarray(0, content.length / 2)] : args)
    throw new End()
  }

/** Sees to it that a directory holds one whole key, or none where there was none, and that it can be used. Returns the key. */
async function keyLeftIn(directory: string, name: Case): Promise<unknown> {
  const store = directoryKeyStore(directory)
  const address = addressIn(fresh)
  const left = await store.read(address)
  expect([isReplacing(name) ? old : undefined, fresh]).toContainEqual(left)
  expect(await store.list()).toMatchObject({ keys: left === undefined ? [] : [{ address }], unreadable: [] })
  await store.write(address, fresh)
  expect(await store.read(address)).toEqual(fresh)
  expect((await store.list()).keys).toHaveLength(1)
  return left
}

describe.each(CASES)('%s', (name) => {
  test('syncs a key before it renames the file, and the folder before the write resolves', async () => {
    const names = await operationsOf(name)
    expect(names.slice(names.indexOf('rename') - 4)).toEqual(['open', 'writeFile', 'sync', 'close', 'rename', 'open', 'sync', 'close'])
  })

  test.each([
    ['before', endBefore],
    ['amid', endAmid],
  ])('leaves a whole key when the process ends %s any operation', async (_when, end) => {
    const { length } = await operationsOf(name)
    const left = new Set<unknown>()
    for (let last = 0; last < length; last++) {
      const directory = await directoryFor(name)
      const { disk, release } = countedDisk(end(last))
      const store = keyStoreOn(disk, directory, 'light')
      const isDone = await store.write(addressIn(fresh), fresh).then(
        () => true,
        () => false,
      )
      await release()
      const key = await keyLeftIn(directory, name)
      // A resolved write is on the disk.
      if (isDone) expect(key).toEqual(fresh)
      left.add(JSON.stringify(key))
    }
    // Both come of it: there are moments before the rename, and moments after it.
    expect(left.size).toBe(2)
  })
})

test('leaves a whole key when the process is killed before any operation', async () => {
  const program = join(root, 'writer.mjs')
  await build({
    stdin: {
      contents: `
        import { keyStoreOn } from './adapters/storage/key-store.js'
        import { countedDisk } from './test/adapters/storage/counted-disk.js'
        const [directory, text, last] = process.argv.slice(2)
        const file = JSON.parse(text)
        const { disk } = countedDisk(({ position, args, perform }) => {
          if (position === Number(last)) process.kill(process.pid, 'SIGKILL')
          return perform(args)
        })
        await keyStoreOn(disk, directory, 'light').write('0x' + file.address, file)`,
      resolveDir: process.cwd(),
      sourcefile: 'writer.js',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
  })
  const names = await operationsOf('a key in place of another')
  const killedBefore = async (last: number) => {
    const directory = await directoryFor('a key in place of another')
    const [code, signal] = await once(fork(program, [directory, JSON.stringify(fresh), String(last)]), 'exit')
    expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' })
    return JSON.stringify(await keyLeftIn(directory, 'a key in place of another'))
  }
  const left = await Promise.all(names.map((_, last) => killedBefore(last)))
  // The old one up to the rename, the new one from then on.
  expect(left).toEqual(names.map((_, last) => JSON.stringify(last <= names.indexOf('rename') ? old : fresh)))
})
