import { createNode, InvalidOption, type Node, NodeProvider } from 'evmbed'
import { embedded } from 'evmbed/viem'
import {
  ContractFunctionRevertedError,
  concat,
  createPublicClient,
  createTestClient,
  createWalletClient,
  type Hash,
  InternalRpcError,
  MethodNotSupportedRpcError,
  parseAbi,
  parseEther,
  toEventSelector,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Collected } from '../../clients/client.js'
import { artifact } from '../../contracts/compile.js'

let node: Node
/** The methods that the node has answered. */
let calls: string[]

beforeEach(async () => {
  node = await createNode()
  calls = []
  node.events.on('call', ({ method }) => calls.push(method))
})
afterEach(() => node.close())

/** Sends a wei from one account of the node to another. */
function transfer(): Promise<Hash> {
  const [from, to] = node.accounts
  return node.request('eth_sendTransaction', [{ from: from!.address, to: to!.address, value: '0x1' }])
}

/** Resolves when the node has answered a call of this method. */
function answered(method: string): Promise<void> {
  return new Promise((resolve) => {
    node.events.on('call', (report) => {
      if (report.method === method) resolve()
    })
  })
}

describe('an embedded transport', () => {
  test('creates a chain with its first request, which its clients share', async () => {
    const transport = embedded({ chainId: 31337 })
    const reader = createPublicClient({ chain: foundry, transport })
    const writer = createWalletClient({ chain: foundry, transport })
    const [account, to] = await writer.getAddresses()
    const hash = await writer.sendTransaction({ account: account!, to: to!, value: parseEther('1') })
    expect(await reader.getTransactionReceipt({ hash })).toMatchObject({ status: 'success', blockNumber: 1n })

    const { provider } = reader.transport
    expect(provider).toBe(writer.transport.provider)
    await provider.close()
    await expect(reader.getBlockNumber()).rejects.toThrow('the provider is disconnected: its node is closed')
  })

  test('uses a running node, and leaves it running', async () => {
    const client = createPublicClient({ transport: embedded(node) })
    expect(await client.getChainId()).toBe(31337)
    await client.transport.provider.close()
    expect(await node.request('eth_chainId')).toBe('0x7a69')
  })

  test('uses a provider', async () => {
    const provider = new NodeProvider(node, { authenticated: false })
    const client = createWalletClient({ transport: embedded(provider) })
    expect(client.transport.provider).toBe(provider)
    await expect(client.request({ method: 'eth_sendTransaction', params: [{}] })).rejects.toMatchObject({ code: 4100 })
  })

  test('serves a test client', async () => {
    const transport = embedded(node)
    const reader = createPublicClient({ transport, cacheTime: 0 })
    const client = createTestClient({ mode: 'ganache', transport })
    const id = await client.snapshot()
    await client.setNextBlockTimestamp({ timestamp: 4_000_000_000n })
    await client.mine({ blocks: 3 })
    expect(await reader.getBlockNumber()).toBe(3n)
    expect((await reader.getBlock({ blockNumber: 1n })).timestamp).toBe(4_000_000_000n)
    await client.revert({ id })
    expect(await reader.getBlockNumber()).toBe(0n)
  })

  test('has a name and a key, and refuses excluded methods', async () => {
    const { transport } = createPublicClient({ transport: embedded(node) })
    expect(transport).toMatchObject({ key: 'embedded', name: 'Embedded node', type: 'webSocket', retryCount: 0 })
    const limited = createPublicClient({ transport: embedded(node, { key: 'own', name: 'Mine', methods: { exclude: ['eth_chainId'] } }) })
    expect(limited.transport).toMatchObject({ key: 'own', name: 'Mine' })
    await expect(limited.getChainId()).rejects.toBeInstanceOf(MethodNotSupportedRpcError)
  })

  test('refuses invalid options when it is created', () => {
    expect(() => embedded({ chainId: -1 })).toThrow(InvalidOption)
  })
})

describe('a failed call', () => {
  test('makes a reverted call once, and decodes its error', async () => {
    const { abi, bytecode } = artifact('Faults')
    const transport = embedded(node)
    const reader = createPublicClient({ chain: foundry, transport })
    const writer = createWalletClient({ chain: foundry, transport, account: privateKeyToAccount(node.accounts[0]!.privateKey) })
    const hash = await writer.deployContract({ abi, bytecode })
    const { contractAddress } = await reader.getTransactionReceipt({ hash })

    calls = []
    const error = await reader.readContract({ address: contractAddress!, abi, functionName: 'text' }).catch((thrown: unknown) => thrown)
    expect(calls).toEqual(['eth_call'])
    expect(error).toMatchObject({ cause: expect.any(ContractFunctionRevertedError) })
    expect((error as { cause: ContractFunctionRevertedError }).cause).toMatchObject({ reason: 'a reason', signature: undefined })
    expect((error as Error).message).toMatch('The contract function "text" reverted with the following reason:\na reason')
  })

  test('keeps code, message and data of an error with code 3', async () => {
    const { from, data } = { from: node.accounts[0]!.address, data: '0x5f5ffd' } as const
    const client = createPublicClient({ transport: embedded(node) })
    const error = await client.request({ method: 'eth_call', params: [{ from, data }, 'latest'] }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'RpcRequestError', code: 3, data: '0x', details: 'execution reverted' })
    expect((error as Error).message).toMatch('URL: in process\nRequest body: {"method":"eth_call"')
    expect(calls).toEqual(['eth_call'])
  })

  test('makes a call with an internal error once, and again only on request', async () => {
    const broken = await createNode({
      randomBytes: () => {
        throw new TypeError('no randomness')
      },
      onFault: () => {},
    })
    const attempts = async (transport: ReturnType<typeof embedded>): Promise<number> => {
      let made = 0
      const count = () => made++
      broken.events.on('call', count)
      await expect(createPublicClient({ transport }).createBlockFilter()).rejects.toBeInstanceOf(InternalRpcError)
      broken.events.off('call', count)
      return made
    }
    expect(await attempts(embedded(broken))).toBe(1)
    expect(await attempts(embedded(broken, { retryCount: 1 }))).toBe(2)
    await broken.close()
  })
})

describe('watchers without polling', () => {
  const client = () => createPublicClient({ transport: embedded(node), pollingInterval: 1 })

  test('emits block numbers', async () => {
    const numbers = new Collected<bigint>()
    const subscribed = answered('eth_subscribe')
    const stop = client().watchBlockNumber({ onBlockNumber: numbers.take })
    await subscribed
    await node.mine(3)
    expect(await numbers.until(({ length }) => length === 3)).toEqual([1n, 2n, 3n])
    expect(calls).toEqual(['eth_subscribe'])

    const ended = answered('eth_unsubscribe')
    stop()
    await ended
    await node.mine()
    expect(numbers.items).toHaveLength(3)
  })

  test('emits blocks, with one request for each', async () => {
    const blocks = new Collected<bigint>()
    const subscribed = answered('eth_subscribe')
    client().watchBlocks({ onBlock: ({ number }) => blocks.take(number) })
    await subscribed
    await node.mine(2)
    expect(await blocks.until(({ length }) => length === 2)).toEqual([1n, 2n])
    expect(calls).toEqual(['eth_subscribe', 'eth_getBlockByNumber', 'eth_getBlockByNumber'])
  })

  test('emits logs', async () => {
    const [from] = node.accounts
    const values = new Collected<unknown>()
    const subscribed = answered('eth_subscribe')
    const [event] = parseAbi(['event Value(uint256)'])
    client().watchEvent({ event, onLogs: ([log]) => values.take(log!.args) })
    await subscribed
    // Stores 7 in memory and logs that word under the topic of the event.
    const data = concat(['0x60075f527f', toEventSelector(event), '0x60205fa1'])
    await node.request('eth_sendTransaction', [{ from: from!.address, data }])
    expect(await values.until(({ length }) => length === 1)).toEqual([[7n]])
    expect(calls).toEqual(['eth_subscribe', 'eth_sendTransaction'])
  })

  test('emits pending transactions', async () => {
    const hashes = new Collected<Hash>()
    const subscribed = answered('eth_subscribe')
    client().watchPendingTransactions({ onTransactions: (those) => those.forEach(hashes.take) })
    await subscribed
    const sent = await transfer()
    expect(await hashes.until(({ length }) => length === 1)).toEqual([sent])
    expect(calls).toEqual(['eth_subscribe', 'eth_sendTransaction'])
  })

  test('reports the end of the node, and may be ended afterwards', async () => {
    const errors = new Collected<Error>()
    const subscribed = answered('eth_subscribe')
    const stop = client().watchBlockNumber({ onBlockNumber: () => {}, onError: errors.take })
    await subscribed
    await node.close()
    expect(await errors.until(({ length }) => length === 1)).toMatchObject([{ name: 'ProviderDisconnectedError', code: 4900 }])
    stop()
  })

  test('reports the reason of a refused subscription', async () => {
    const { transport } = client()
    await expect(transport.subscribe({ params: ['nothing'], onData: () => {} })).rejects.toMatchObject({
      name: 'RpcRequestError',
      code: -32601,
      details: 'no "nothing" subscription in eth namespace',
    })
  })
})

describe('a subscription', () => {
  test('receives only its own events, and none after its end', async () => {
    const { subscribe } = createPublicClient({ transport: embedded(node) }).transport
    const [heads, hashes] = [new Collected<unknown>(), new Collected<unknown>()]
    const ofHeads = await subscribe({ params: ['newHeads'], onData: heads.take })
    const ofHashes = await subscribe({ params: ['newPendingTransactions'], onData: hashes.take })
    const hash = await transfer()
    expect(await heads.until(({ length }) => length === 1)).toEqual([
      { subscription: ofHeads.subscriptionId, result: await node.request('eth_getHeaderByNumber', ['latest']) },
    ])
    expect(await hashes.until(({ length }) => length === 1)).toEqual([{ subscription: ofHashes.subscriptionId, result: hash }])
    await ofHeads.unsubscribe()
    const next = await transfer()
    expect(await hashes.until(({ length }) => length === 2)).toMatchObject([{ result: hash }, { result: next }])
    expect(heads.items).toHaveLength(1)
    await node.close()
    await ofHashes.unsubscribe()
  })

  test('receives the events of calls that were in progress while it was opened', async () => {
    for (let turns = 0; turns < 100; turns++) {
      const provider = new NodeProvider(node)
      const emitted: unknown[] = []
      provider.on('message', ({ data }) => emitted.push(data))
      const heads: unknown[] = []
      const mining = node.mine()
      for (let turn = 0; turn < turns; turn++) await undefined
      const { transport } = createPublicClient({ transport: embedded(provider) })
      const { subscriptionId } = await transport.subscribe({ params: ['newHeads'], onData: (head) => heads.push(head) })
      await mining
      await node.mine()
      expect(heads).toEqual(emitted)
      expect(heads.at(-1)).toEqual({ subscription: subscriptionId, result: await node.request('eth_getHeaderByNumber', ['latest']) })
      await provider.close()
    }
  })
})
