/** A remote chain that changes its newest blocks while no request fails: all answers are of the branch on which the fork began. */
import { createNode, type Hex, type Node } from 'evmbed'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { quantity } from '../contracts/bytecode.js'
import { newStore } from '../persistence/faulty-store.js'
import { type Misbehaviour, RemoteServer } from './remote-server.js'

const RICH: Hex = '0x00000000000000000000000000000000000000aa'
const POOR: Hex = '0x00000000000000000000000000000000000000bb'
const OTHER_BRANCH =
  /the remote is another chain: its block 3 is 0x\w{64}, and was 0x\w{64}\. Begin the fork again, with anvil_reset or a new node, at a block that stays/

let branches: Node[]
let current: Node
let server: RemoteServer

/** Two branches of three blocks. An account has 1 wei on the first and 2 wei on the second. */
beforeAll(async () => {
  branches = await Promise.all([createNode({ chainId: 4242 }), createNode({ chainId: 4242, mining: { gasLimit: 20_000_000n } })])
  for (const [index, branch] of branches.entries()) {
    await branch.request('anvil_setBalance', [RICH, quantity(index + 1)])
    await branch.mine(3)
  }
  server = await RemoteServer.start(() => current)
})

afterEach(() => {
  server.misbehave = undefined
})

afterAll(() => Promise.all([server.close(), ...branches.map((branch) => branch.close())]))

/** A server that does not know the objects of EIP-1898. */
const refusingHashes = answering((params) => (hasHash(params) ? { error: { code: -32602, message: 'invalid block number' } } : undefined))
/** A server that takes such an object for the newest block. */
const ignoringHashes = answering((params) => (hasHash(params) ? { result: '0x2' } : undefined))

function hasHash(params: readonly unknown[]): boolean {
  return params.some((param) => typeof param === 'object' && param !== null && 'blockHash' in param)
}

function answering(answerTo: (params: readonly unknown[]) => object | undefined): Misbehaviour {
  return (response, answer, message) => {
    const calls = [JSON.parse(message)].flat() as { readonly params: readonly unknown[] }[]
    const answers = ([JSON.parse(answer)].flat() as object[]).map((given, i) => {
      const other = answerTo(calls[i]!.params)
      return other ? { jsonrpc: '2.0', id: (given as { id: number }).id, ...other } : given
    })
    response.end(JSON.stringify(message.startsWith('[') ? answers : answers[0]))
    return true
  }
}

const singly: Misbehaviour = (response, answer) => {
  if (!answer.startsWith('[')) return false
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no batches' } }))
  return true
}

async function begun(options: { readonly batchSize?: number } = {}, store?: ReturnType<typeof newStore>): Promise<Node> {
  current = branches[0]!
  return createNode({ fork: { url: server.url, retries: 1, backoffMs: 1, ...options }, ...(store ? { store } : {}) })
}

describe.each([
  ['reads state by the hash of a block', undefined, 50],
  ['refuses the hash of a block', refusingHashes, 50],
  ['ignores the hash of a block', ignoringHashes, 50],
  ['refuses the hash of a block, and batches', refusingHashes, 1],
  ['takes single calls only', singly, 50],
] as const)('a fork of a server that %s', (_, misbehaviour, batchSize) => {
  it('reads the state of its branch, and fails by name when the server has another one', async () => {
    server.misbehave = misbehaviour
    const fork = await begun({ batchSize })
    expect(await fork.request('eth_getBalance', [RICH])).toBe('0x1')
    current = branches[1]!
    const failure = await fork.request('eth_getBalance', [POOR]).catch((error: Error) => error)
    expect(failure).toMatchObject({ code: -32000, message: expect.stringMatching(OTHER_BRANCH) })
    // What was read before stays, and the branch may come back.
    expect(await fork.request('eth_getBalance', [RICH])).toBe('0x1')
    current = branches[0]!
    expect(await fork.request('eth_getBalance', [POOR])).toBe('0x0')
    await fork.close()
  })
})

it('does not show a block or a log of another branch before the fork block', async () => {
  const fork = await begun()
  current = branches[1]!
  await expect(fork.request('eth_getBlockByNumber', ['0x2', false])).rejects.toThrow(OTHER_BRANCH)
  await expect(fork.request('eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x2' }])).rejects.toThrow(OTHER_BRANCH)
  await expect(fork.request('eth_getBalance', [RICH, '0x2'])).rejects.toThrow(OTHER_BRANCH)
  // BLOCKHASH of block 1.
  const code = '0x60014060005260205ff3'
  await expect(fork.request('eth_call', [{ to: POOR }, 'latest', { [POOR]: { code } }])).rejects.toThrow(OTHER_BRANCH)
  current = branches[0]!
  const block = await branches[0]!.request('eth_getBlockByNumber', ['0x1', false])
  expect(await fork.request('eth_call', [{ to: POOR }, 'latest', { [POOR]: { code } }])).toBe(block!.hash)
  await fork.close()
})

it('keeps nothing of another branch in a store', async () => {
  const store = newStore()
  const fork = await begun({}, store)
  current = branches[1]!
  await expect(fork.request('eth_getBalance', [RICH])).rejects.toThrow(OTHER_BRANCH)
  await expect(fork.request('eth_getBlockByNumber', ['0x2', false])).rejects.toThrow(OTHER_BRANCH)
  await fork.close()
  const next = await begun({}, store)
  expect(await next.request('eth_getBalance', [RICH])).toBe('0x1')
  expect(await next.call('eth_getBlockByNumber', ['0x2', false])).toEqual(await branches[0]!.call('eth_getBlockByNumber', ['0x2', false]))
  await next.close()
})

it('waits for a server behind the same address that does not have the fork block yet', async () => {
  const fork = await begun()
  let times = 0
  // The first answers come from a server that is one block behind.
  server.misbehave = (response, answer, message) => {
    if (++times > 2) return false
    return answering((params) => (hasHash(params) ? { error: { code: -32000, message: 'header for hash not found' } } : { result: null }))(
      response,
      answer,
      message,
    )
  }
  expect(await fork.request('eth_getBalance', [RICH])).toBe('0x1')
  await fork.close()
})

it('asks for the fork block once in a message about the past, and not in one about the state', async () => {
  const fork = await begun()
  server.forget()
  await Promise.all([RICH, POOR].map((account) => fork.request('eth_getBalance', [account])))
  expect([server.messages, server.calls.length, server.count('eth_getBlockByNumber')]).toEqual([1, 6, 0])
  server.forget()
  await Promise.all(['0x0', '0x1', '0x2'].map((number) => fork.call('eth_getBlockByNumber', [number, false])))
  expect([server.messages, server.calls.length]).toEqual([1, 4])
  await fork.close()
})
