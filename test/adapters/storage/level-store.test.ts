import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createNode, type Node, type NodeOptions } from 'evmbed'
import { levelStore } from 'evmbed/storage'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Bundle, bundleProgram } from '../../support/bundle.js'

const scratch = await mkdtemp(join(tmpdir(), 'evmbed-level-'))
afterAll(() => rm(scratch, { recursive: true, force: true }))

const open = new Set<Node>()
let directory = ''
let count = 0
beforeEach(() => {
  directory = join(scratch, `${count++}`, 'deeper', 'chain')
})
afterEach(async () => {
  await Promise.all([...open].map((node) => node.close()))
  open.clear()
})

async function started(options: NodeOptions = {}): Promise<Node> {
  const node = await createNode({ store: levelStore(directory), timestamp: 1_700_000_000n, ...options })
  open.add(node)
  return node
}

const refused = (reason: string) => `the store ${directory} ${reason}`

describe('a chain in LevelDB', () => {
  test.each(['process', 'disk'] as const)('continues in a later node, with durability %s', async (durability) => {
    const node = await started({ storage: { durability } })
    await node.mine(3)
    const head = await node.request('eth_getBlockByNumber', ['latest', true])
    await node.close()
    expect(await readdir(directory)).toContain('CURRENT')
    if (process.platform !== 'win32') expect((await stat(directory)).mode & 0o777).toBe(0o700)
    expect(await (await started({ storage: { durability } })).request('eth_getBlockByNumber', ['latest', true])).toEqual(head)
  })

  test('is refused while another node of the process has it open', async () => {
    const node = await started()
    await expect(started()).rejects.toThrow(
      new RegExp(
        `^${refused(`is in use by process ${process.pid} since 20.*Z: stop that node, use another directory, or open it with readOnly$`)}`,
      ),
    )
    await node.close()
    await started()
  })

  test('stays closed to other processes after the process has refused a second node', async () => {
    await started()
    const link = join(directory, '..', 'link')
    await symlink(directory, link, 'junction')
    await expect(started()).rejects.toThrow('is in use by')
    await expect(started({ store: levelStore(link) })).rejects.toThrow('is in use by')
    const opening = `import { ClassicLevel } from 'classic-level'
      await new ClassicLevel(${JSON.stringify(directory)}).open().then(() => console.log('open'), (error) => console.log(error.cause.code))`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', opening])
    expect(stdout.trim()).toBe('LEVEL_LOCKED')
  })

  describe('that another process has open', () => {
    /** Height of the last block that the process has reported. */
    let reported = 0
    let holder: ChildProcess
    let program: Bundle
    beforeEach(async () => {
      program = await bundleProgram('holder', {
        text: `import { createNode } from './src/index.ts'
          import { levelStore } from './adapters/storage/index.ts'
          const node = await createNode({ store: levelStore(process.argv[2]), timestamp: 1_700_000_000n })
          for (;;) {
            await node.mine(2)
            process.send(Number(await node.request('eth_blockNumber')))
            await new Promise((resolve) => setTimeout(resolve, 20))
          }`,
      })
      reported = 0
      await (await started()).close()
      holder = fork(program.path, [directory], { execArgv: [] })
      holder.on('message', (height: number) => {
        reported = height
      })
      await minedMore()
    })
    afterEach(async () => {
      if (holder.exitCode === null && holder.signalCode === null) {
        holder.kill('SIGKILL')
        await once(holder, 'close')
      }
      await program.remove()
    })

    const minedMore = async () => {
      await once(holder, 'message')
      return reported
    }

    test('is refused by its name, and opened when the process was killed', async () => {
      await expect(started()).rejects.toThrow(refused(`is in use by process ${holder.pid} since 20`))
      holder.kill('SIGKILL')
      await once(holder, 'close')
      expect(Number(await (await started()).request('eth_blockNumber'))).toBeGreaterThanOrEqual(reported)
    })

    test('can be read as it is at that moment, and not be written', async () => {
      let last = 0
      for (let time = 0; time < 4; time++) {
        const least = await minedMore()
        const reader = await started({ store: levelStore(directory, { readOnly: true }) })
        const height = Number(await reader.request('eth_blockNumber'))
        expect(height).toBeGreaterThanOrEqual(least)
        expect(height).toBeGreaterThan(last)
        last = height
        await reader.request('debug_dumpBlock', ['latest'])
        await expect(reader.mine(1)).rejects.toThrow('is open for reading only; nothing was changed')
        await reader.close()
      }
    })
  })

  test('says which package it needs where that is not installed', async () => {
    const program = await bundleProgram(
      'without-level',
      {
        text: `import { createNode } from './src/index.ts'
          import { levelStore } from './adapters/storage/index.ts'
          await createNode({ store: levelStore(process.argv[2]) }).catch((error) => console.log(error.name + ': ' + error.message))`,
      },
      {
        packages: 'bundle',
        external: ['classic-level'],
        banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)` },
      },
    )
    // Outside of the project, where no folder above has packages.
    const place = join(scratch, 'without-level.mjs')
    await copyFile(program.path, place)
    await program.remove()
    const { stdout } = await promisify(execFile)(process.execPath, [place, directory])
    expect(stdout.trim()).toBe('StoreRefused: levelStore() needs the package classic-level: npm install classic-level')
    expect(existsSync(directory)).toBe(false)
  })

  test('is refused in a directory with other files, and creates none there', async () => {
    await mkdir(directory, { recursive: true })
    await writeFile(join(directory, 'letter.txt'), '')
    const expected = `the directory ${directory} contains something else than a chain, such as letter.txt: use an empty one`
    for (const readOnly of [false, true]) await expect(started({ store: levelStore(directory, { readOnly }) })).rejects.toThrow(expected)
    expect(await readdir(directory)).toEqual(['letter.txt'])
    await rm(join(directory, 'letter.txt'))
    // The root of a file system.
    await mkdir(join(directory, 'lost+found'))
    await started()
  })

  test.skipIf(process.platform === 'win32')('replaces links in its directory, and makes a new one for its user alone', async () => {
    await mkdir(directory, { recursive: true, mode: 0o755 })
    const target = join(scratch, `${count++}`)
    await writeFile(target, 'precious')
    for (const name of ['HOLDER.json', 'HOLDER.json.new', 'PROBE']) await symlink(target, join(directory, name))
    await started()
    expect(await readFile(target, 'utf8')).toBe('precious')
    expect((await lstat(join(directory, 'HOLDER.json'))).isFile()).toBe(true)
    expect((await stat(directory)).mode & 0o777).toBe(0o700)
  })

  test('is damaged, and not begun anew, where the file CURRENT is missing', async () => {
    await (await started()).close()
    await rm(join(directory, 'CURRENT'))
    const before = await readdir(directory)
    await expect(started()).rejects.toThrow(
      refused(`is damaged: its file CURRENT is missing; restore it from a copy, or run 'evmbed store repair ${directory}'`),
    )
    expect(await readdir(directory)).toEqual(before)
  })

  test('is refused where a file has the name of its directory', async () => {
    directory = join(scratch, 'file')
    await writeFile(directory, '')
    await expect(started()).rejects.toThrow(refused('cannot be opened: EEXIST: file already exists'))
  })
})
