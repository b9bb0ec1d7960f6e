import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNode, type Node, type NodeOptions } from 'evmbed'
import { levelStore } from 'evmbed/storage'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'

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
    await expect(started()).rejects.toThrow(refused('is in use by another node: stop that node, or use another directory'))
    await node.close()
    await started()
  })

  test('is refused while another process has it open', async () => {
    const program = `import { ClassicLevel } from 'classic-level'; const db = new ClassicLevel(${JSON.stringify(directory)}); await db.open(); console.log('open'); setInterval(() => {}, 1000)`
    await (await started()).close()
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      await once(child.stdout, 'data')
      await expect(started()).rejects.toThrow(refused('is in use by another node: stop that node, or use another directory'))
    } finally {
      child.kill('SIGKILL')
      await once(child, 'close')
    }
    expect(await (await started()).request('eth_blockNumber')).toBe('0x0')
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
