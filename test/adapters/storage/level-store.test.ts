import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
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
    const node = await started({ durability })
    await node.mine(3)
    const head = await node.request('eth_getBlockByNumber', ['latest', true])
    await node.close()
    expect(await readdir(directory)).toContain('CURRENT')
    if (process.platform !== 'win32') expect((await stat(directory)).mode & 0o777).toBe(0o700)
    expect(await (await started({ durability })).request('eth_getBlockByNumber', ['latest', true])).toEqual(head)
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

  test('is refused where a file has the name of its directory', async () => {
    directory = join(scratch, 'file')
    await writeFile(directory, '')
    await expect(started()).rejects.toThrow(refused('cannot be opened: EEXIST: file already exists'))
  })

  test('answers rightly or says that it is damaged when a byte of its files was changed', async () => {
    const node = await started()
    await node.mine(20)
    const expected = await node.request('eth_getBlockByNumber', ['0x5', true])
    await node.close()
    // Moves the records from the log of the last process into a table.
    await (await started()).close()
    const names = (await readdir(directory)).filter((name) => /\.(ldb|log)$|^MANIFEST/.test(name))
    for (const name of names) {
      const path = join(directory, name)
      const bytes = await readFile(path)
      for (const place of [0.1, 0.5, 0.9]) {
        const damaged = Uint8Array.from(bytes)
        const at = Math.floor(bytes.length * place)
        damaged[at] = (damaged[at] ?? 0) ^ 0x20
        const copy = join(scratch, `${count++}`)
        await copyWith(copy, name, damaged)
        try {
          const again = await createNode({ store: levelStore(copy), timestamp: 1_700_000_000n, onFault: () => {} })
          open.add(again)
          // LevelDB may drop a damaged log, from the damaged record on: then the chain is shorter, never wrong.
          const block = await again.request('eth_getBlockByNumber', ['0x5', true])
          if (block !== null) expect(block).toEqual(expected)
        } catch (error) {
          expect(String(error)).toMatch(/damaged|cannot be opened|[Cc]orruption/)
        }
      }
    }
  })
})

async function copyWith(copy: string, changed: string, content: Uint8Array): Promise<void> {
  const { cp } = await import('node:fs/promises')
  await cp(directory, copy, { recursive: true })
  await writeFile(join(copy, changed), content)
}
