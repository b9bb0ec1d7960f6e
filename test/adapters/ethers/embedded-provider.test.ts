import { Contract, ContractFactory, type InterfaceAbi, Wallet } from 'ethers'
import { createNode, InvalidOption, type Node, NodeProvider } from 'evmbed'
import { EmbeddedProvider } from 'evmbed/ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Collected } from '../../clients/client.js'
import { artifact } from '../../contracts/compile.js'

let node: Node
/** The methods that the node has answered. */
let calls: string[]
let provider: EmbeddedProvider

beforeEach(async () => {
  node = await createNode()
  calls = []
  node.events.on('call', ({ method }) => calls.push(method))
  provider = new EmbeddedProvider(node)
})
afterEach(async () => {
  await provider.destroy()
  await node.close()
})

/** Resolves when the node has answered a call of this method. */
function answered(method: string): Promise<void> {
  return new Promise((resolve) => {
    node.events.on('call', (report) => {
      if (report.method === method) resolve()
    })
  })
}

async function deployed(name: string, ...args: readonly unknown[]): Promise<Contract> {
  const { abi, bytecode } = artifact(name)
  const contract = await new ContractFactory(abi as InterfaceAbi, bytecode, await provider.getSigner(0)).deploy(...args)
  return new Contract(await contract.getAddress(), abi as InterfaceAbi, await provider.getSigner(0))
}

describe('an embedded provider', () => {
  test('creates a chain with its first request, and closes it', async () => {
    const own = new EmbeddedProvider({ chainId: 1337 })
    const signer = await own.getSigner(0)
    const sent = await signer.sendTransaction({ to: signer.address, value: 1n })
    expect(await sent.wait()).toMatchObject({ status: 1, blockNumber: 1 })
    expect((await own.getNetwork()).chainId).toBe(1337n)
    const behind = await own.node()
    await own.destroy()
    await expect(behind.request('eth_chainId')).rejects.toThrow('the node is closed')
    await expect(own.getBlockNumber()).rejects.toMatchObject({ code: 'UNSUPPORTED_OPERATION' })
  })

  test('uses a running node, and leaves it running', async () => {
    expect(await provider.node()).toBe(node)
    expect(await provider.getBlockNumber()).toBe(0)
    await provider.destroy()
    expect(await node.request('eth_blockNumber')).toBe('0x0')
  })

  test('uses a provider, and closes only what it has created', async () => {
    const shared = new NodeProvider(node)
    const [one, other] = [new EmbeddedProvider(shared), new EmbeddedProvider(shared)]
    const [seen, seenByOther] = [new Collected<number>(), new Collected<number>()]
    await one.on('block', seen.take)
    await answered('eth_subscribe')
    await other.on('block', seenByOther.take)
    await answered('eth_subscribe')
    await node.mine()
    await Promise.all([seen, seenByOther].map((collected) => collected.until(({ length }) => length === 1)))

    calls = []
    await one.destroy()
    expect(calls).toEqual(['eth_unsubscribe'])
    await node.mine()
    expect(await seenByOther.until(({ length }) => length === 2)).toEqual([1, 2])
    expect(seen.items).toEqual([1])
    await other.destroy()
    expect(await shared.request({ method: 'eth_blockNumber' })).toBe('0x2')
  })

  test('refuses invalid options when it is created', () => {
    expect(() => new EmbeddedProvider({ chainId: -1 })).toThrow(InvalidOption)
  })

  test('caches no answer, and does not ask for its network', async () => {
    const wallet = new Wallet(node.accounts[0]!.privateKey, provider)
    for (const nonce of [0, 1, 2]) {
      expect(await wallet.getNonce()).toBe(nonce)
      expect((await wallet.sendTransaction({ to: wallet.address })).nonce).toBe(nonce)
    }
    expect((await provider.getNetwork()).chainId).toBe(31337n)
    expect(calls).not.toContain('eth_chainId')
  })

  test('answers simultaneous calls', async () => {
    const [payload, other] = ['eth_chainId', 'eth_nothing'].map((method, id) => ({ id, method, params: [], jsonrpc: '2.0' as const }))
    expect(await provider._send([payload!, other!])).toEqual([
      { id: 0, result: '0x7a69' },
      { id: 1, error: { code: -32601, message: 'the method eth_nothing does not exist/is not available' } },
    ])
  })
})

describe('a failed call', () => {
  test('makes a reverted call once, and decodes its error', async () => {
    const faults = await deployed('Faults')
    calls = []
    const error = await faults
      .getFunction('text')
      .staticCall()
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'CALL_EXCEPTION', reason: 'a reason', data: expect.stringMatching(/^0x08c379a0/) })
    expect(calls.filter((method) => method === 'eth_call')).toHaveLength(1)
  })

  test('maps errors to the codes of ethers', async () => {
    await expect(provider.call({ data: '0x5f5ffd' })).rejects.toMatchObject({
      code: 'CALL_EXCEPTION',
      info: { error: { code: 3, message: 'execution reverted', data: '0x' } },
    })
    await expect(provider.send('eth_nothing', [])).rejects.toMatchObject({ code: 'UNSUPPORTED_OPERATION', operation: 'eth_nothing' })
    await expect(provider.send('eth_getBalance', [])).rejects.toMatchObject({
      code: 'UNKNOWN_ERROR',
      error: { code: -32602, message: 'missing value for required argument 0' },
    })
    await expect(provider.getSigner(node.accounts.length)).rejects.toThrow('no such account')
  })
})

describe('events without polling', () => {
  test('emits blocks', async () => {
    const numbers = new Collected<number>()
    await provider.on('block', numbers.take)
    await answered('eth_subscribe')
    await node.mine(3)
    expect(await numbers.until(({ length }) => length === 3)).toEqual([1, 2, 3])
    expect(calls).toEqual(['eth_subscribe'])
  })

  test('emits events of a contract', async () => {
    const token = await deployed('Token', 'Token', 'TKN', 1000n)
    const values = new Collected<bigint>()
    calls = []
    await token.on('Transfer', (_from: string, _to: string, value: bigint) => values.take(value))
    await answered('eth_subscribe')
    await token.getFunction('transfer')(node.accounts[1]!.address, 7n)
    expect(await values.until(({ length }) => length === 1)).toEqual([7n])
    expect(calls.filter((method) => /getLogs|[fF]ilter/.test(method))).toEqual([])
  })

  test('emits pending transactions', async () => {
    const hashes = new Collected<string>()
    await provider.on('pending', hashes.take)
    await answered('eth_subscribe')
    const from = node.accounts[0]!.address
    const hash = await node.request('eth_sendTransaction', [{ from, to: from }])
    expect(await hashes.until(({ length }) => length === 1)).toEqual([hash])
    expect(calls).toEqual(['eth_subscribe', 'eth_sendTransaction'])
  })

  test('emits the blocks of calls that were in progress while it was opened', async () => {
    for (let turns = 0; turns < 100; turns++) {
      const line = new NodeProvider(node)
      const emitted: number[] = []
      line.on('message', ({ data: { result } }) => emitted.push(Number((result as { number: string }).number)))
      const own = new EmbeddedProvider(line)
      await own.getNetwork()
      const mining = node.mine()
      for (let turn = 0; turn < turns; turn++) await undefined
      const numbers = new Collected<number>()
      const subscribed = answered('eth_subscribe')
      await own.on('block', numbers.take)
      await subscribed
      await mining
      await node.mine()
      // The last block may be mined before the id of the subscription is there: its event follows in a task of its own.
      await expect.poll(() => emitted.at(-1), { interval: 1 }).toBe(await provider.getBlockNumber())
      expect(await numbers.until(({ length }) => length === emitted.length)).toEqual(emitted)
      await own.destroy()
    }
  })

  test('emits the block that a transaction waits for', async () => {
    await node.request('evm_setAutomine', [false])
    const sent = await (await provider.getSigner(0)).sendTransaction({ to: node.accounts[1]!.address })
    const receipt = sent.wait()
    await answered('eth_subscribe')
    await node.mine()
    expect(await receipt).toMatchObject({ status: 1, blockNumber: 1 })
  })

  test('ends the subscription with the last listener, before the provider is destroyed', async () => {
    const numbers = new Collected<number>()
    await provider.on('block', numbers.take)
    await answered('eth_subscribe')
    await provider.off('block', numbers.take)
    await provider.destroy()
    await node.mine()
    expect(numbers.items).toEqual([])
  })

  test.each([
    ['its own node', () => new EmbeddedProvider()],
    ['a running node', () => new EmbeddedProvider(node)],
  ])('may be ended before it has begun, with a provider of %s', async (_what, create) => {
    const own = create()
    const numbers = new Collected<number>()
    await own.on('block', numbers.take)
    // Rejections of the cancelled calls are not handled: one would fail this file.
    await own.destroy()
    await node.mine()
    expect(numbers.items).toEqual([])
  })

  test('leaves nothing on a shared connection when it is ended before it has begun', async () => {
    const own = new EmbeddedProvider(new NodeProvider(node))
    const ended = answered('eth_unsubscribe')
    await own.on('block', () => {})
    await own.destroy()
    await ended
    expect(calls).toEqual(['eth_subscribe', 'eth_unsubscribe'])
  })
})
