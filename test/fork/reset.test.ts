import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createNode, type Hex, type Node } from 'evmbed'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readOrigin } from '../../src/chain/forked-chain.js'
import { openRemoteSource } from '../../src/fork/remote-source.js'
import { send } from './misbehaviours.js'
import { RemoteServer } from './remote-server.js'

const STRANGER: Hex = '0x00000000000000000000000000000000000000aa'
const SENDER: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

let remote: Node
let server: RemoteServer

/** A stranger has 1 wei from block 1 on, and one more with each block. */
beforeAll(async () => {
  remote = await createNode({ chainId: 4242, timestamp: 1_800_000_000n })
  server = await RemoteServer.start(() => remote)
  for (let i = 0; i < 3; i++) {
    await remote.request('eth_sendTransaction', [{ from: SENDER, to: STRANGER, value: '0x1', gas: '0x5208' }])
  }
})

afterAll(() => Promise.all([server.close(), remote.close()]))

/** Chain id, height, and the balance of the stranger. */
const view = (node: Node) =>
  Promise.all([node.request('eth_chainId'), node.request('eth_blockNumber'), node.request('eth_getBalance', [STRANGER])])

const transfer = (node: Node) => node.request('eth_sendTransaction', [{ from: SENDER, to: STRANGER, value: '0x10', gas: '0x5208' }])

it.each(['anvil_reset', 'hardhat_reset'] as const)('makes a chain a fork of a remote chain with %s', async (method) => {
  const node = await createNode()
  await node.mine(7)
  const instance = (await node.request('hardhat_metadata')).instanceId
  await node.request(method, [{ forking: { jsonRpcUrl: server.url, blockNumber: 2 } }])
  expect(await view(node)).toEqual(['0x1092', '0x2', '0x2'])
  expect(node.chainId).toBe(4242)
  expect((await node.request('hardhat_metadata')).instanceId).not.toBe(instance)
  await transfer(node)
  expect(await view(node)).toEqual(['0x1092', '0x3', '0x12'])
  expect(await node.call('eth_getBlockByNumber', ['0x1', true])).toEqual(await remote.call('eth_getBlockByNumber', ['0x1', true]))
  const block = await node.request('eth_getBlockByNumber', ['latest', false])
  expect(Number(block!.timestamp)).toBeLessThan(1_800_000_100)
  await node.close()
})

it('moves a fork to another block of its remote chain, and back to its beginning without one', async () => {
  const fork = await createNode({ fork: { url: server.url, block: 1n } })
  const snapshot = await fork.request('evm_snapshot')
  await transfer(fork)
  await fork.request('hardhat_reset', [{ forking: { blockNumber: '0x3' } }])
  expect(await view(fork)).toEqual(['0x1092', '0x3', '0x3'])
  expect(await fork.request('evm_revert', [snapshot])).toBe(false)
  await transfer(fork)
  await fork.request('hardhat_reset', [])
  expect(await view(fork)).toEqual(['0x1092', '0x3', '0x3'])
  await fork.close()
})

it('changes nothing when the remote chain does not answer', async () => {
  const fork = await createNode({ fork: { url: server.url, block: 1n, retries: 0, timeoutMs: 300 } })
  await transfer(fork)
  server.misbehave = send(503, '')
  await expect(fork.request('anvil_reset', [{ forking: { jsonRpcUrl: server.url, blockNumber: 3 } }])).rejects.toThrow(
    'fork: eth_chainId() failed: the server answers HTTP 503',
  )
  server.misbehave = undefined
  await expect(fork.request('anvil_reset', [{ forking: { jsonRpcUrl: server.url, blockNumber: 400 } }])).rejects.toThrow('no such block')
  await expect(fork.call('anvil_reset', [{ forking: { jsonRpcUrl: 'ftp://x' } }])).rejects.toThrow('expected an http or https URL')
  expect(await view(fork)).toEqual(['0x1092', '0x2', '0x11'])
  await fork.close()
})

it('reads from another server with anvil_setRpcUrl, if it has the same chain', async () => {
  const fork = await createNode({ fork: { url: server.url, block: 1n } })
  const mirror = await RemoteServer.start(() => remote)
  await fork.request('anvil_setRpcUrl', [mirror.url])
  server.forget()
  expect(await fork.request('eth_getBalance', [STRANGER])).toBe('0x1')
  expect([server.calls.length, mirror.count('eth_getBalance')]).toEqual([0, 1])
  await expect(fork.request('anvil_setRpcUrl', ['ws://127.0.0.1'])).rejects.toThrow('expected an http or https URL')
  const other = await createNode({ chainId: 4242, mining: { gasLimit: 20_000_000n } })
  await other.mine()
  const strange = await RemoteServer.start(() => other)
  await fork.request('anvil_setRpcUrl', [strange.url])
  await expect(fork.request('eth_getBalance', [`0x${'dd'.repeat(20)}`])).rejects.toThrow('the remote is another chain')
  await Promise.all([fork.close(), other.close(), strange.close(), mirror.close()])
})

it('does not tell a caller who names a server why there is no connection', async () => {
  const fork = await createNode({ fork: { url: server.url, block: 1n, retries: 0, timeoutMs: 300 } })
  const [silent, strange, closed] = await Promise.all([
    listening(() => {}),
    listening((socket) => socket.on('error', () => {}).end('SSH-2.0-server\r\n')),
    listening(() => {}),
  ])
  await closed.close()
  const failures = []
  for (const { url } of [silent, strange, closed]) {
    await fork.request('anvil_setRpcUrl', [url])
    failures.push(await fork.request('eth_getBalance', [STRANGER]).catch((error: Error) => error.message))
    const { requests } = await openRemoteSource({ url, retries: 0, timeoutMs: 300 }, undefined, true)
    failures.push(await readOrigin(requests, undefined).catch((error: Error) => error.message))
  }
  expect(failures).toEqual(Array(6).fill(expect.stringMatching(/^fork: eth_\w+\(.*\) failed: the server cannot be reached$/)))
  await Promise.all([fork.close(), silent.close(), strange.close()])
})

/** A TCP server that does not speak HTTP. */
async function listening(onSocket: (socket: Socket) => void): Promise<{ readonly url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const tcp = createServer((socket) => {
    sockets.add(socket)
    onSocket(socket)
  })
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve))
  const { port } = tcp.address() as AddressInfo
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => tcp.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

it('names the fork when the remote chain has the id of a public chain and is another', async () => {
  const test = await createNode({ chainId: 1, timestamp: 1_800_000_000n })
  await test.mine(16)
  const source = await RemoteServer.start(() => test)
  const text = 'fork: the remote chain has the chain id 1 of a public chain, but block 16 with the time 18000000'
  await expect(createNode({ fork: { url: source.url } })).rejects.toThrow(text)
  const node = await createNode()
  await expect(node.request('anvil_reset', [{ forking: { jsonRpcUrl: source.url } }])).rejects.toMatchObject({
    code: -32000,
    message: expect.stringContaining(text),
  })
  const fork = await createNode({ fork: { url: source.url }, hardfork: 'osaka' })
  await fork.mine()
  expect(await fork.request('eth_blockNumber')).toBe('0x11')
  await Promise.all([fork.close(), node.close(), source.close(), test.close()])
})

it('leaves nodes that were forked from it as they are', async () => {
  const parent = await createNode({ fork: { url: server.url, block: 1n } })
  const child = await parent.fork()
  await parent.request('anvil_reset', [{ forking: { blockNumber: 3 } }])
  expect(await view(child)).toEqual(['0x1092', '0x1', '0x1'])
  await transfer(child)
  expect([await view(parent), await view(child)]).toEqual([
    ['0x1092', '0x3', '0x3'],
    ['0x1092', '0x2', '0x11'],
  ])
  await Promise.all([parent.close(), child.close()])
})
