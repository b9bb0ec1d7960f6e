import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { chainDirectory } from '../../adapters/storage/index.js'
import { networkListeners } from '../../adapters/websocket/index.js'
import { createNode, type Node, type NodeOptions } from '../../src/index.js'
import { ManualClock } from '../support/manual-clock.js'

let nodes: Node[] = []
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  nodes = []
})

async function start(options: NodeOptions = {}): Promise<Node> {
  const node = await createNode({ clock: new ManualClock(), ...options })
  nodes.push(node)
  return node
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function ask(port: number, method: string, ...params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
  return error?.message ?? result
}

describe('servers', () => {
  test.each([
    ['admin_startHTTP', 'admin_stopHTTP'],
    ['admin_startRPC', 'admin_stopRPC'],
  ] as const)('%s and %s', async (startMethod, stopMethod) => {
    const node = await start({ listeners: networkListeners() })
    const port = await freePort()
    expect(await node.request(stopMethod)).toBe(false)
    expect(await node.request(startMethod, ['127.0.0.1', port, 'https://dapp.example', 'eth, net', 'node.example'])).toBe(true)
    expect(await ask(port, 'eth_blockNumber')).toBe('0x0')
    expect(await ask(port, 'web3_clientVersion')).toBe('the method web3_clientVersion does not exist/is not available')
    await expect(node.request(startMethod, [null, port])).rejects.toMatchObject({
      code: -32000,
      message: `HTTP server already running on 127.0.0.1:${port}`,
    })
    expect(await node.request(stopMethod)).toBe(true)
    expect(await node.request(stopMethod)).toBe(false)
    await expect(ask(port, 'eth_blockNumber')).rejects.toThrow()
    // The port is free again.
    expect(await node.request(startMethod, ['127.0.0.1', port])).toBe(true)
    expect(await ask(port, 'web3_clientVersion')).toContain('evmbed')
  })

  test('refuses a request that arrives on an open connection after the stop', async () => {
    const node = await start({ listeners: networkListeners() })
    const port = await freePort()
    await node.request('admin_startHTTP', ['127.0.0.1', port])
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' })
    const message = `POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    let answers = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      answers += text
    })
    socket.write(message)
    await once(socket, 'data')
    const ended = once(socket, 'close')
    // In a timer, what has arrived is read before the tasks that a call has put off.
    await new Promise((resolve) => setTimeout(resolve, 1))
    const stopped = node.request('admin_stopHTTP')
    socket.write(message)
    expect(await stopped).toBe(true)
    await ended
    expect(answers.match(/"result"/g)).toHaveLength(1)
  })

  test('answers the call that stops the server through which it came', async () => {
    const access = { namespaces: ['admin'], auth: { mode: 'off' } } as const
    const node = await start({ listeners: networkListeners({ http: access, webSocket: access }) })
    const [http, ws] = [await freePort(), await freePort()]
    await node.request('admin_startHTTP', ['127.0.0.1', http])
    expect(await ask(http, 'admin_startWS', '127.0.0.1', ws)).toBe(true)
    expect(await ask(http, 'admin_stopHTTP')).toBe(true)
    const socket = new WebSocket(`ws://127.0.0.1:${ws}`)
    const answer = new Promise((resolve) => socket.once('message', (text) => resolve(String(text))))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.once('open', () => socket.send('{"id":1,"method":"admin_stopWS"}'))
    expect(await answer).toBe('{"jsonrpc":"2.0","id":1,"result":true}')
    expect(await closed).toBe(1001)
  })

  test('keeps the authentication of the operator when a server is started by a call', async () => {
    const node = await start({ listeners: networkListeners({ http: { auth: { mode: 'off' } } }) })
    await expect(node.request('admin_startHTTP', ['0.0.0.0', 0])).rejects.toMatchObject({
      code: -32000,
      message: expect.stringContaining('refusing to listen on 0.0.0.0'),
    })
    const port = await freePort()
    expect(await (await start({ listeners: networkListeners() })).request('admin_startHTTP', ['127.0.0.1', port, null, 'admin'])).toBe(true)
    expect(await ask(port, 'admin_peers')).toBe('unauthorized: method admin_peers requires authentication')
  })

  test('reports why a server cannot listen', async () => {
    const node = await start({ listeners: networkListeners() })
    const port = await freePort()
    const other = await start({ listeners: networkListeners() })
    await other.request('admin_startHTTP', ['127.0.0.1', port])
    await expect(node.request('admin_startWS', ['127.0.0.1', port])).rejects.toMatchObject({
      code: -32000,
      message: expect.stringContaining(`127.0.0.1:${port} is already in use`),
    })
    await expect(node.request('admin_startWS', ['127.0.0.1', 70_000])).rejects.toMatchObject({
      code: -32000,
      message: "option 'port': expected an integer from 0 (a free port) to 65535, got 70000",
    })
  })

  test('stops servers with the node, and lets another node start them', async () => {
    const listeners = networkListeners()
    const port = await freePort()
    const node = await start({ listeners })
    await listeners.http.start(node, { port })
    await node.close()
    await expect(ask(port, 'eth_blockNumber')).rejects.toThrow()
    await listeners.http.start(await start({ chainId: 7 }), { port })
    expect(await ask(port, 'eth_chainId')).toBe('0x7')
  })
})

describe('chain files', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evmbed-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const withFiles = () => start({ timestamp: 1_700_000_000n, chainFiles: chainDirectory(join(folder, 'chains')) })

  test('imports an exported chain', async () => {
    const node = await withFiles()
    await node.mine(3)
    expect(await node.request('admin_exportChain', ['all.rlp'])).toBe(true)
    expect(await node.request('admin_exportChain', ['head.rlp', 3])).toBe(true)
    expect(await node.request('admin_exportChain', ['two.rlp', 1, 2])).toBe(true)
    expect((await stat(join(folder, 'chains', 'all.rlp'))).mode & 0o777).toBe(0o600)
    expect(await node.request('admin_datadir')).toBe(join(folder, 'chains'))
    expect(await (await start({ dataDirectory: folder })).request('admin_datadir')).toBe(folder)
    expect(await (await start()).request('admin_datadir')).toBe('')

    const other = await withFiles()
    await expect(other.request('admin_importChain', ['head.rlp'])).rejects.toMatchObject({
      code: -32000,
      message: expect.stringMatching(/^block 1 .* refused: unknown parent/),
    })
    expect(await other.request('admin_importChain', ['two.rlp'])).toBe(true)
    expect(await other.request('eth_blockNumber')).toBe('0x2')
    expect(await other.request('admin_importChain', ['all.rlp'])).toBe(true)
    expect(await other.request('eth_getBlockByNumber', ['latest', true])).toEqual(
      await node.request('eth_getBlockByNumber', ['latest', true]),
    )
  })

  test('names an exported file only when it is complete', async () => {
    const seen: string[][] = []
    const files = chainDirectory(join(folder, 'chains'))
    function* content() {
      for (let piece = 0; piece < 3; piece++) {
        seen.push(readdirSync(join(folder, 'chains')))
        yield new Uint8Array(2_000_000)
      }
    }
    await files.write('chain.rlp', content())
    expect(seen.flat().filter((name) => !/^\.[0-9a-f-]{36}\.tmp$/.test(name))).toEqual([])
    expect(await readdir(join(folder, 'chains'))).toEqual(['chain.rlp'])
    expect((await stat(join(folder, 'chains', 'chain.rlp'))).size).toBe(6_000_000)
  })

  test('leaves no file after a failed export', async () => {
    const files = chainDirectory(join(folder, 'chains'))
    function* content() {
      yield new Uint8Array(2_000_000)
      throw new Error('the block is gone')
    }
    await expect(files.write('chain.rlp', content())).rejects.toThrow('the block is gone')
    expect(await readdir(join(folder, 'chains'))).toEqual([])
  })

  test('exports the blocks at the time of the call, also when the chain is reverted meanwhile', async () => {
    const node = await withFiles()
    const snapshot = await node.request('evm_snapshot')
    await node.mine(500)
    const [exported] = await Promise.all([node.request('admin_exportChain', ['all.rlp']), node.request('evm_revert', [snapshot])])
    expect(exported).toBe(true)
    expect(await node.request('eth_blockNumber')).toBe('0x0')
    const other = await withFiles()
    expect(await other.request('admin_importChain', ['all.rlp'])).toBe(true)
    expect(await other.request('eth_blockNumber')).toBe('0x1f4')
  })

  test('refuses a truncated file, with the number of imported blocks', async () => {
    const node = await withFiles()
    await node.mine(3)
    await node.request('admin_exportChain', ['all.rlp'])
    await truncate(join(folder, 'chains', 'all.rlp'), (await stat(join(folder, 'chains', 'all.rlp'))).size - 10)
    const other = await withFiles()
    await expect(other.request('admin_importChain', ['all.rlp'])).rejects.toMatchObject({
      code: -32000,
      message: expect.stringMatching(/^block 3 refused: rlp: unexpected EOF: .*; 2 blocks before it imported$/),
    })
    expect(await other.request('eth_blockNumber')).toBe('0x2')
  })

  test('overwrites no file', async () => {
    const node = await withFiles()
    await node.request('admin_exportChain', ['chain.rlp'])
    const before = await readFile(join(folder, 'chains', 'chain.rlp'))
    await node.mine()
    await expect(node.request('admin_exportChain', ['chain.rlp'])).rejects.toMatchObject({
      code: -32000,
      message: 'location would overwrite an existing file',
    })
    expect(await readFile(join(folder, 'chains', 'chain.rlp'))).toEqual(before)
  })

  test.each(['', '.', '..', '../chain.rlp', 'a/../../chain.rlp', '/etc/passwd', 'a\\..\\b', 'nul\0byte', './chain.rlp'])(
    'refuses the file name %j',
    async (name) => {
      const node = await withFiles()
      for (const method of ['admin_exportChain', 'admin_importChain'] as const) {
        await expect(node.request(method, [name])).rejects.toMatchObject({
          code: -32000,
          message: `${JSON.stringify(name)} is not a name inside of the directory for chain files`,
        })
      }
      expect(await readdir(folder)).toEqual(['chains'])
    },
  )

  test('follows no links out of the directory', async () => {
    const node = await withFiles()
    await mkdir(join(folder, 'chains'))
    await mkdir(join(folder, 'outside'))
    await writeFile(join(folder, 'outside', 'secret'), 'x')
    await symlink(join(folder, 'outside'), join(folder, 'chains', 'folder'))
    await symlink(join(folder, 'outside', 'secret'), join(folder, 'chains', 'file'))
    await symlink(join(folder, 'outside', 'new'), join(folder, 'chains', 'dangling'))
    await expect(node.request('admin_importChain', ['file'])).rejects.toThrow('"file" leads out of the directory for chain files')
    await expect(node.request('admin_importChain', ['folder/secret'])).rejects.toThrow('leads out of')
    await expect(node.request('admin_exportChain', ['folder/new'])).rejects.toThrow('leads out of')
    await expect(node.request('admin_exportChain', ['dangling'])).rejects.toThrow('location would overwrite an existing file')
    expect(await readdir(join(folder, 'outside'))).toEqual(['secret'])
  })

  test('reports missing files and folders', async () => {
    const node = await withFiles()
    await node.request('admin_exportChain', ['chain.rlp'])
    await mkdir(join(folder, 'chains', 'folder'))
    await expect(node.request('admin_importChain', ['none.rlp'])).rejects.toThrow('"none.rlp": there is no such file or folder')
    await expect(node.request('admin_importChain', ['folder'])).rejects.toThrow('"folder": it is a folder')
    await expect(node.request('admin_exportChain', ['none/chain.rlp'])).rejects.toThrow('"none/chain.rlp": there is no such file or folder')
    await expect(node.request('admin_importChain', ['chain.rlp/x'])).rejects.toThrow('"chain.rlp/x": there is no such folder')
  })

  test('refuses a file without blocks', async () => {
    const node = await withFiles()
    await mkdir(join(folder, 'chains'))
    await writeFile(join(folder, 'chains', 'text'), 'hello')
    await expect(node.request('admin_importChain', ['text'])).rejects.toMatchObject({ code: -32000 })
    expect(await node.request('eth_blockNumber')).toBe('0x0')
  })
})

describe('the node', () => {
  test('answers admin_nodeInfo with the fields of geth', async () => {
    const node = await start({ chainId: 5 })
    const info = await node.request('admin_nodeInfo')
    expect(info.enode).toMatch(/^enode:\/\/[0-9a-f]{128}@127\.0\.0\.1:0$/)
    expect(info.id).toMatch(/^[0-9a-f]{64}$/)
    const genesis = await node.request('eth_getBlockByNumber', ['0x0', false])
    expect(info.protocols.eth).toMatchObject({
      network: 5,
      genesis: genesis?.hash,
      head: genesis?.hash,
      config: { chainId: 5, osakaTime: 0 },
    })
    await node.mine()
    expect((await node.request('admin_nodeInfo')).protocols.eth.head).not.toBe(genesis?.hash)
  })

  test('waits for blocks in admin_sleepBlocks', async () => {
    const clock = new ManualClock()
    const node = await start({ clock })
    const two = node.request('admin_sleepBlocks', [2])
    const late = node.request('admin_sleepBlocks', [3, 10])
    // Calls begin in the order in which they are made.
    await node.request('evm_mine')
    await node.request('evm_mine')
    expect(await two).toBe(true)
    await clock.advance(10_000)
    expect(await late).toBe(false)
    const connection = node.connect({ namespaces: 'all', authenticated: true })
    const waiting = connection.call('admin_sleepBlocks', [1])
    connection.close()
    expect(await waiting).toBe(false)
    expect(await connection.call('admin_sleepBlocks', [1])).toBe(false)
  })
})
