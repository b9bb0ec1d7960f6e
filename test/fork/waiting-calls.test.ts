/** Calls that wait for a slow or silent remote chain, beside calls of other clients that need nothing of it. */
import { createNode, type EngineName, type Hex, type Node } from 'evmbed'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { serveHttp } from '../../adapters/http/index.js'
import { serveWebSocket } from '../../adapters/websocket/index.js'
import { quantity } from '../contracts/bytecode.js'
import { Peer } from '../known-defects/peer.js'
import { RemoteServer } from './remote-server.js'

const LOCAL: Hex = '0x00000000000000000000000000000000000000aa'
/** More than the places for calls, and than the engines that may be kept. */
const [PEERS, CALLS] = [3, 4]
/** Accounts that a call reads one after the other. */
const READS = 3

let remote: Node
let server: RemoteServer

/** Account `number` has `number` wei. */
const accountOf = (number: number): Hex => `0x${number.toString(16).padStart(40, 'c')}`

beforeAll(async () => {
  remote = await createNode({ chainId: 4242 })
  for (let number = 0; number < PEERS * CALLS * READS; number++) {
    await remote.request('anvil_setBalance', [accountOf(number), quantity(number)])
  }
  await remote.mine()
  server = await RemoteServer.start(() => remote)
})

afterEach(() => {
  server.misbehave = undefined
})

afterAll(() => Promise.all([server.close(), remote.close()]))

/** An eth_call whose code adds the balances of some accounts. */
function sumOf(numbers: readonly number[]) {
  const code = `0x5f${numbers.map((number) => `73${accountOf(number).slice(2)}3101`).join('')}5f5260205ff3`
  return [{ from: LOCAL, to: LOCAL }, 'latest', { [LOCAL]: { code } }] as const
}

const numbersOf = (call: number) => Array.from({ length: READS }, (_, read) => call * READS + read)

/** A node whose remote chain holds back its answers from now on, and peers whose calls wait for them. */
async function waiting(engine: EngineName) {
  const fork = await createNode({ fork: { url: server.url, retries: 2, timeoutMs: 60_000, backoffMs: 1, concurrency: 64 }, engine })
  const { url } = await serveHttp(fork, { port: 0 })
  const socket = await serveWebSocket(fork, { port: 0 })
  const local = async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ from: LOCAL, to: LOCAL }] })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return response.json()
  }
  // What the local call reads is there.
  await local()
  const held: (() => void)[] = []
  server.forget()
  server.misbehave = (response, answer) => {
    held.push(() => response.end(answer))
    return true
  }
  const peers = await Promise.all(Array.from({ length: PEERS }, () => Peer.open(socket.url)))
  const calls = peers.flatMap((peer, index) =>
    Array.from({ length: CALLS }, (_, call) => peer.call('eth_call', ...sumOf(numbersOf(index * CALLS + call)))),
  )
  for (const call of calls) call.catch(() => undefined)
  await vi.waitUntil(() => server.count('eth_getBalance') === PEERS * CALLS, { timeout: 20_000 })
  const release = () => {
    server.misbehave = undefined
    for (const send of held) send()
  }
  return { fork, local, peers, calls, release }
}

describe.each(['wasm', 'ethereumjs'] as const)('with the engine %s', (engine) => {
  it('answers a call that needs nothing of the remote chain while many others wait for it', async () => {
    const { fork, local, calls, release } = await waiting(engine)
    expect(await local()).toMatchObject({ result: '0x' })
    await fork.mine()
    release()
    const sums = calls.map((_, call) => numbersOf(call).reduce((sum, number) => sum + number, 0))
    // A peer has its answers in any order.
    expect((await Promise.all(calls)).map(Number).toSorted((a, b) => a - b)).toEqual(sums)
    // Each value was requested once, also for calls that began again.
    expect(server.repeated).toEqual([])
    await fork.close()
  })
})

it('answers such a call when the waiting peers have gone from a remote chain that is silent', async () => {
  const { fork, local, peers } = await waiting('wasm')
  for (const { socket } of peers) socket.terminate()
  expect(await local()).toMatchObject({ result: '0x' })
  await fork.close()
})

it.each(['eth_getBalance', 'eth_call', 'eth_getLogs'] as const)(
  'ends %s with its peer, while the remote chain is silent',
  async (method) => {
    const fork = await createNode({ fork: { url: server.url } })
    server.forget()
    server.misbehave = () => true
    const connection = fork.connect({ namespaces: 'all', authenticated: false })
    const params = { eth_getBalance: [accountOf(1001)], eth_call: sumOf([1001]), eth_getLogs: [{ fromBlock: '0x0', toBlock: '0x0' }] }
    const gone = connection.request(method, params[method])
    await vi.waitUntil(() => server.calls.length > 0, { timeout: 30_000 })
    connection.close()
    await expect(gone).rejects.toThrow('closed')
    await fork.close()
  },
)

it('makes no request again for a peer that is gone when the remote chain fails', async () => {
  const fork = await createNode({ fork: { url: server.url, retries: 3, timeoutMs: 200, backoffMs: 1 } })
  server.forget()
  server.misbehave = () => true
  const connection = fork.connect({ namespaces: 'all', authenticated: false })
  const gone = connection.request('eth_getBalance', [accountOf(1001)])
  await vi.waitUntil(() => server.calls.length > 0, { timeout: 30_000 })
  connection.close()
  await expect(gone).rejects.toThrow('closed')
  await expect(fork.request('eth_getBalance', [accountOf(1002)])).rejects.toThrow('(4 attempts)')
  const countOf = (number: number) => server.calls.filter((call) => call.startsWith(`eth_getBalance ["${accountOf(number)}"`)).length
  expect([countOf(1001), countOf(1002)]).toEqual([1, 4])
  await fork.close()
})
