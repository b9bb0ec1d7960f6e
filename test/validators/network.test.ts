import { once } from 'node:events'
import { createPublicClient, createWalletClient, type Hash, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { artifact } from '../contracts/compile.js'
import { ENGINE_MISSING, engineProgram } from '../support/cometbft.js'
import { type RunningNetwork, useNetworks } from './running-network.js'

const { run } = useNetworks()

/** The first accounts of evmbed dev. */
const KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
] as const

beforeEach((context) => {
  if (!engineProgram) context.skip(ENGINE_MISSING)
})

function reader({ validators }: RunningNetwork, index: number) {
  return createPublicClient({ chain: foundry, transport: http(validators[index]?.http), pollingInterval: 50 })
}

function writer({ validators }: RunningNetwork, index: number) {
  const account = privateKeyToAccount(KEYS[index]!)
  return createWalletClient({ chain: foundry, account, transport: http(validators[index]?.http) })
}

describe('a network of one validator', () => {
  test('includes transactions, and sends heads before their logs over WebSocket', async () => {
    const network = await run(1)
    const [client, wallet] = [reader(network, 0), writer(network, 0)]
    const { abi, bytecode } = artifact('Token')
    const deployed = await client.waitForTransactionReceipt({
      hash: await wallet.deployContract({ abi, bytecode, args: ['Token', 'TKN', 1000n] }),
    })
    const token = deployed.contractAddress!

    const events = await subscribed(network.validators[0]!.ws, token)
    for (let count = 0; count < 5; count++) {
      const hash = await wallet.writeContract({ address: token, abi, functionName: 'transfer', args: [`0x${'11'.repeat(20)}`, 0n] })
      expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
    }
    await vi.waitFor(() => expect(events.filter(({ kind }) => kind === 'logs')).toHaveLength(5), { timeout: 20_000 })
    const heads = events.filter(({ kind }) => kind === 'newHeads')
    for (const [index, head] of heads.entries()) if (index > 0) expect(head.parentHash).toBe(heads[index - 1]!.hash)
    for (const [index, { kind, blockHash }] of events.entries()) {
      if (kind === 'logs') expect(events.slice(0, index).findLast((each) => each.kind === 'newHeads')?.hash).toBe(blockHash)
    }
  })
})

describe('a network of four validators', () => {
  test('goes on while one is killed, which catches up, and loses no transaction', async () => {
    const network = await run(4)
    const { validators } = network
    expect(new Set(validators.flatMap(({ pids }) => [pids.node, pids.engine])).size).toBe(8)
    const clients = validators.map((_, index) => reader(network, index))
    const sent: Hash[] = []
    let isOver = false
    // Clients of validators 0 to 2 send one transaction after the other. Each validator that is killed is another one.
    const senders = [0, 1, 2].map(async (index) => {
      const wallet = writer(network, index)
      for (let nonce = 0; !isOver; nonce++) {
        try {
          sent.push(await wallet.sendTransaction({ to: wallet.account.address, value: parseEther('0.001'), nonce, gas: 21_000n }))
        } catch {
          // The client was told: it sends the same nonce again.
          nonce--
          await pause(200)
        }
        await pause(50)
      }
    })
    const kills: readonly (readonly [index: number, what: readonly ('node' | 'engine')[]])[] = [
      [1, ['node']],
      [2, ['engine']],
      [3, ['node', 'engine']],
    ]
    for (const [index, what] of kills) {
      const others = clients[(index + 1) % 4]!
      const height = await others.getBlockNumber({ cacheTime: 0 })
      const before = network.pids(index)
      for (const each of what) process.kill(network.pids(index)[each]!, 'SIGKILL')
      await vi.waitFor(async () => expect(await others.getBlockNumber({ cacheTime: 0 })).toBeGreaterThan(height + 3n), PATIENCE)
      const reached = await others.getBlockNumber({ cacheTime: 0 })
      await vi.waitFor(async () => expect(await clients[index]!.getBlockNumber({ cacheTime: 0 })).toBeGreaterThan(reached), PATIENCE)
      await vi.waitFor(() => {
        for (const each of what) expect(network.pids(index)[each]).not.toBe(before[each])
      }, PATIENCE)
    }
    isOver = true
    await Promise.all(senders)

    expect(sent.length).toBeGreaterThan(10)
    for (const client of clients) {
      for (const hash of sent) await client.waitForTransactionReceipt({ hash, timeout: 30_000 })
    }
    const height = (await Promise.all(clients.map((client) => client.getBlockNumber({ cacheTime: 0 })))).reduce((a, b) => (a < b ? a : b))
    const blocks = await Promise.all(clients.map((client) => client.getBlock({ blockNumber: height })))
    expect(new Set(blocks.map(({ hash }) => hash)).size).toBe(1)

    const { code, err } = await network.process.signal('SIGINT')
    expect(code).toBe(0)
    expect(err).not.toContain('fault')
    for (const index of validators.keys()) for (const pid of Object.values(network.pids(index))) expect(isRunning(pid)).toBe(false)
  }, 240_000)
})

interface Event {
  readonly kind: string
  readonly hash: string
  readonly parentHash?: string
  readonly blockHash?: string
}

/** Subscribes to heads and to the logs of a contract, and returns what arrives, in its order. */
async function subscribed(url: string, address: string): Promise<readonly Event[]> {
  const socket = new WebSocket(url)
  onTestFinished(() => socket.close())
  await once(socket, 'open')
  const kinds = new Map<string, string>()
  const events: Event[] = []
  socket.on('message', (text) => {
    const { id, result, params } = JSON.parse(String(text))
    if (id !== undefined) kinds.set(result, id)
    else events.push({ kind: kinds.get(params.subscription) ?? '', ...params.result })
  })
  for (const params of [['newHeads'], ['logs', { address }]]) {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: params[0], method: 'eth_subscribe', params }))
  }
  await vi.waitFor(() => expect(kinds.size).toBe(2), PATIENCE)
  return events
}

const PATIENCE = { timeout: 60_000, interval: 50 }

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function isRunning(pid: number | undefined): boolean {
  try {
    if (pid !== undefined) process.kill(pid, 0)
    return pid !== undefined
  } catch {
    return false
  }
}
