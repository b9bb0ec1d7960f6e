/** `--chain-file`: blocks that outlive the process, and what happens when they cannot. */
import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, useCommandLine } from './command-line.js'
import { ask, type InProcess, useInProcess } from './in-process.js'

const { evmbed: spawned } = useCommandLine()
const { evmbed, folder } = await useInProcess()

let count = 0
let path = ''
beforeEach(async () => {
  const place = join(folder, `case-${++count}`)
  await mkdir(place)
  path = join(place, 'chain.rlp')
})

const SENDER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const RECEIVER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const PORTS = ['--json-rpc.enable', '--json-rpc.address=127.0.0.1:0', '--json-rpc.ws-address=127.0.0.1:0', '--json-rpc.auth-mode=off']

const COMMANDS = {
  dev: ['dev', '--port', '0'],
  start: ['start', ...PORTS, '--json-rpc.api=eth,evm,anvil', '--dev-accounts'],
} as const

/** A node that listens, and its address. */
async function listening(commandLine: InProcess): Promise<string> {
  const [, dev, start] = (await commandLine.sees(/Listening on (\S+) and|HTTP JSON-RPC on (\S+): [\s\S]*WebSocket JSON-RPC/)) ?? []
  const url = dev ?? start
  if (url === undefined) throw new Error((await commandLine.ended).err)
  return url
}

const pay = (url: string) => ask(url, 'eth_sendTransaction', [{ from: SENDER, to: RECEIVER, value: '0x1' }])
const head = (url: string) => ask(url, 'eth_getBlockByNumber', ['latest', true])

describe.each(['dev', 'start'] as const)('evmbed %s', (name) => {
  test('continues where the run before was stopped', async () => {
    const args = [...COMMANDS[name], '--chain-file', path]
    const first = evmbed(args)
    const url = await listening(first)
    await pay(url)
    await ask(url, 'evm_mine')
    const before = await head(url)
    const { code, out } = await first.interrupt()
    expect(code).toBe(0)
    expect(out).toContain(`Chain file ${path}: new; it is written when the node is stopped, not when it is killed\n`)
    expect(out).toContain(`Chain file ${path}: blocks 0 to 2 written\n`)
    expect(await readdir(join(path, '..'))).toEqual(['chain.rlp'])
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600)

    const second = evmbed(args)
    const again = await listening(second)
    expect(second.out).toContain(`Chain file ${path}: 2 blocks imported; `)
    expect(await head(again)).toEqual(before)
    await pay(again)
    expect(await ask(again, 'eth_blockNumber')).toBe('0x3')
    await second.interrupt()

    expect(await ask(await listening(evmbed(args)), 'eth_blockNumber')).toBe('0x3')
  })
})

test.each(['SIGTERM', 'SIGINT'] as const)('writes the chain file on %s', async (signal) => {
  const node = spawned('start', ...PORTS, '--json-rpc.api=evm', '--chain-file', path)
  const [, http = ''] = await node.sees(/HTTP JSON-RPC on (\S+): /)
  expect(await call(http, 'evm_mine')).toBe('0x0')
  expect((await node.signal(signal)).code).toBe(0)
  const again = spawned('start', ...PORTS, '--chain-file', path)
  const [, url = ''] = await again.sees(/HTTP JSON-RPC on (\S+): /)
  expect(await call(url, 'eth_blockNumber')).toBe('0x1')
})

test('keeps the file of the run before after kill -9', async () => {
  const first = evmbed([...COMMANDS.start, '--chain-file', path])
  await ask(await listening(first), 'evm_mine')
  await first.interrupt()
  const before = await readFile(path)
  const killed = spawned(...COMMANDS.start, '--chain-file', path)
  const [, http = ''] = await killed.sees(/HTTP JSON-RPC on (\S+): /)
  await call(http, 'evm_mine')
  await killed.signal('SIGKILL')
  expect(await readFile(path)).toEqual(before)
})

test('keeps a symbolic link to the chain file', async () => {
  const target = join(path, '..', 'blocks')
  await writeFile(target, '')
  await symlink(target, path)
  const node = evmbed([...COMMANDS.start, '--chain-file', path])
  await ask(await listening(node), 'evm_mine')
  await node.interrupt()
  expect((await readFile(target)).length).toBeGreaterThan(500)
  expect(await readFile(path)).toEqual(await readFile(target))
})

describe('a chain file that does not fit', () => {
  const refusal = async (...args: string[]) => {
    const before = await readFile(path)
    const { code, out, err } = await evmbed([...args, '--chain-file', path]).ended
    expect(code).toBe(2)
    expect(out).not.toContain('written')
    expect(await readFile(path)).toEqual(before)
    return err
  }

  beforeEach(async () => {
    const node = evmbed([...COMMANDS.dev, '--chain-file', path])
    await pay(await listening(node))
    await node.interrupt()
  })

  test('refuses a chain file of another genesis at the start, and keeps it', async () => {
    expect(await refusal(...COMMANDS.dev, '--accounts', '3')).toMatch(
      new RegExp(
        `^evmbed: --chain-file: ${path}: block 1 \\(0x[0-9a-f]{64}\\) refused: it is the genesis block of another chain: this one begins with` +
          ' 0x[0-9a-f]{64}. The file stays as it is: start with the genesis and the flags with which it was written, or name another file\n',
      ),
    )
  })

  test('refuses a chain file of another chain id at the start, and keeps it', async () => {
    expect(await refusal(...COMMANDS.dev, '--chain-id', '5')).toContain('block 1 ')
  })

  test('refuses a file of other content at the start, and keeps it', async () => {
    await writeFile(path, 'hello')
    expect(await refusal(...COMMANDS.dev)).toContain('block 1 refused: rlp: expected a list at byte 0 of 5')
  })

  test('keeps the chain file when a server cannot have its port', async () => {
    const busy = evmbed(COMMANDS.dev)
    const { port } = new URL(await listening(busy))
    const before = await readFile(path)
    const { code } = await evmbed(['dev', '--port', port, '--chain-file', path]).ended
    expect(code).toBe(1)
    expect(await readFile(path)).toEqual(before)
  })
})

test('leaves out blocks that no node could import, and prints the reason', async () => {
  const args = [...COMMANDS.dev, '--chain-file', path]
  const node = evmbed(args)
  const url = await listening(node)
  await pay(url)
  await ask(url, 'anvil_setBalance', [RECEIVER, '0x5'])
  await pay(url)
  const { code, out, err } = await node.interrupt()
  expect(code).toBe(0)
  expect(out).toContain(`Chain file ${path}: blocks 0 to 1 written\n`)
  expect(err).toBe(
    `Chain file ${path}: what came after block 1 is not in it: a test method such as anvil_setBalance changed the state of block 1, which its` +
      ' transactions do not show\n',
  )
  expect(await ask(await listening(evmbed(args)), 'eth_blockNumber')).toBe('0x1')
})

test('reports a missing folder of the chain file at the start', async () => {
  const place = join(folder, 'none', 'chain.rlp')
  const { code, err } = await evmbed([...COMMANDS.dev, '--chain-file', place]).ended
  expect(code).toBe(2)
  expect(err).toContain(`evmbed: --chain-file: cannot read ${join(folder, 'none')}: there is no such file or folder\n`)
})

test.skipIf(process.getuid?.() === 0)('reports a folder without write permission at the start', async () => {
  await chmod(join(path, '..'), 0o500)
  const { code, err } = await evmbed([...COMMANDS.dev, '--chain-file', path]).ended
  expect(code).toBe(2)
  expect(err).toContain('this user may not')
})

test('reports a chain file that cannot be written at the end, with exit code 1', async () => {
  const node = evmbed([...COMMANDS.dev, '--chain-file', path])
  await listening(node)
  await rm(join(path, '..'), { recursive: true })
  const { code, err } = await node.interrupt()
  expect(code).toBe(1)
  expect(err).toBe(`evmbed: --chain-file: cannot write ${path}: there is no such file or folder; it holds what it held before\n`)
})
