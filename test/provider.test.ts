import { createNode, InvalidOption, NodeProvider, type ProviderMessage, type RequestArguments } from 'evmbed'
import { afterEach, describe, expect, test } from 'vitest'
import { artifact } from './contracts/compile.js'

const open = new Set<{ close(): Promise<void> }>()

afterEach(async () => {
  await Promise.all([...open].map((each) => each.close()))
  open.clear()
})

function kept<Closable extends { close(): Promise<void> }>(closable: Closable): Closable {
  open.add(closable)
  return closable
}

/** Returns the members of the error of a request that clients read. */
async function refusal(provider: NodeProvider, call: unknown): Promise<{ code: unknown; message: string; data?: unknown }> {
  const error = await provider.request(call as RequestArguments).then(
    (value) => expect.fail(`answered with ${value}`),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Error)
  const { code, message, ...rest } = error as Error & { code: unknown; data?: unknown }
  return { code, message, ...('data' in rest ? { data: rest.data } : {}) }
}

test('names NodeProvider in the error when a node is used as a provider', async () => {
  const node = kept(await createNode())
  await expect(node.request(...([{ method: 'eth_chainId' }] as unknown as ['eth_chainId']))).rejects.toMatchObject({
    code: -32600,
    message: 'request(method, params) takes a name: for { method, params }, use new NodeProvider(node)',
  })
})

describe('a provider', () => {
  test('is usable at once', async () => {
    const provider = kept(new NodeProvider({ chainId: 1337 }))
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x539')
    expect(await provider.request({ method: 'eth_blockNumber', params: [] })).toBe('0x0')
  })

  test('starts its node once, with the first request', async () => {
    let starts = 0
    const provider = kept(
      new NodeProvider({
        clock: {
          now: () => {
            starts++
            return 1_700_000_000_000
          },
          after: () => () => {},
        },
      }),
    )
    expect(starts).toBe(0)
    const connected: unknown[] = []
    provider.on('connect', (info) => connected.push(info))
    const numbers = await Promise.all([1, 2, 3].map(() => provider.request({ method: 'eth_blockNumber' })))
    expect(numbers).toEqual(['0x0', '0x0', '0x0'])
    expect(starts).toBe(1)
    expect(connected).toEqual([{ chainId: '0x7a69' }])
    expect(await provider.node()).toBe(await provider.node())
  })

  test('refuses invalid options when it is created', () => {
    expect(() => new NodeProvider({ chainId: -1 })).toThrow(InvalidOption)
  })

  test('serves every method, the private ones too', async () => {
    const provider = kept(new NodeProvider())
    const [from, to] = (await provider.request({ method: 'eth_accounts' })) as string[]
    const hash = await provider.request({ method: 'eth_sendTransaction', params: [{ from, to, value: '0x1' }] })
    expect(await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })).toMatchObject({ status: '0x1' })
    await provider.request({ method: 'evm_mine' })
    expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x2')
  })

  test('shares the chain of a running node, and leaves it running', async () => {
    const node = kept(await createNode())
    const [one, other] = [new NodeProvider(node), new NodeProvider(node)]
    await one.request({ method: 'evm_mine' })
    expect(await other.request({ method: 'eth_blockNumber' })).toBe('0x1')
    await one.close()
    expect(await other.request({ method: 'eth_blockNumber' })).toBe('0x1')
  })
})

describe('nodes of one process', () => {
  test('keeps the nodes of one process independent', async () => {
    const providers = Array.from({ length: 20 }, (_, index) => kept(new NodeProvider({ chainId: 1000 + index })))
    const to = '0x00000000000000000000000000000000000000aa'
    await Promise.all(
      providers.map(async (provider, index) => {
        const [from] = (await provider.request({ method: 'eth_accounts' })) as string[]
        for (let sent = 0; sent <= index % 4; sent++) {
          await provider.request({ method: 'eth_sendTransaction', params: [{ from, to, value: `0x${(index + 1).toString(16)}` }] })
        }
      }),
    )
    const seen = await Promise.all(
      providers.map(async (provider) => [
        Number(await provider.request({ method: 'eth_chainId' })),
        Number(await provider.request({ method: 'eth_blockNumber' })),
        Number(await provider.request({ method: 'eth_getBalance', params: [to, 'latest'] })),
      ]),
    )
    expect(seen).toEqual(providers.map((_, index) => [1000 + index, (index % 4) + 1, ((index % 4) + 1) * (index + 1)]))
  })
})

describe('a subscription', () => {
  test('emits nothing before its id is known, and then everything in order', async () => {
    const provider = kept(new NodeProvider())
    const order: string[] = []
    const messages: ProviderMessage[] = []
    const complete = new Promise<void>((resolve) => {
      provider.on('message', (message) => {
        messages.push(message)
        order.push('message')
        if (messages.length === 3) resolve()
      })
    })
    // These run in the order in which they were asked for: the first block is made before the caller knows the id.
    const subscribing = provider.request({ method: 'eth_subscribe', params: ['newHeads'] }).then((id) => {
      order.push('id')
      return id
    })
    await Promise.all([subscribing, ...[1, 2, 3].map(() => provider.request({ method: 'evm_mine' }))])
    await complete

    const subscription = await subscribing
    expect(order).toEqual(['id', 'message', 'message', 'message'])
    expect(messages).toEqual([1, 2, 3].map(() => ({ type: 'eth_subscription', data: { subscription, result: expect.anything() } })))
    const heads = messages.map(({ data }) => data.result as { number: string; hash: string })
    expect(heads.map(({ number }) => number)).toEqual(['0x1', '0x2', '0x3'])
    for (const head of heads) expect(await provider.request({ method: 'eth_getHeaderByHash', params: [head.hash] })).toEqual(head)
  })

  /** The numbers of the heads that a provider has emitted so far, without waiting for more. */
  const headsOf = (provider: NodeProvider): string[] => {
    const numbers: string[] = []
    provider.on('message', ({ data }) => numbers.push((data.result as { number: string }).number))
    return numbers
  }

  test('emits the event of a call before the call resolves, also right after eth_subscribe', async () => {
    const provider = kept(new NodeProvider())
    const heads = headsOf(provider)
    await provider.request({ method: 'eth_subscribe', params: ['newHeads'] })
    for (const expected of [['0x1'], ['0x1', '0x2'], ['0x1', '0x2', '0x3']]) {
      await provider.request({ method: 'evm_mine' })
      expect(heads).toEqual(expected)
    }
  })

  test('emits the event of a call to the node, or to another provider of it, before that call resolves', async () => {
    const node = kept(await createNode())
    const [provider, other] = [new NodeProvider(node), new NodeProvider(node)]
    const heads = headsOf(provider)
    await provider.request({ method: 'eth_subscribe', params: ['newHeads'] })
    await node.mine()
    expect(heads).toEqual(['0x1'])
    await node.request('evm_mine')
    expect(heads).toEqual(['0x1', '0x2'])
    await provider.request({ method: 'eth_subscribe', params: ['newPendingTransactions'] })
    await other.request({ method: 'evm_mine' })
    expect(heads).toEqual(['0x1', '0x2', '0x3'])
  })

  test('emits events during its creation before the next call resolves', async () => {
    const provider = kept(new NodeProvider())
    const heads = headsOf(provider)
    await Promise.all(
      ['eth_subscribe', 'evm_mine'].map((method) => provider.request({ method, params: method === 'evm_mine' ? [] : ['newHeads'] })),
    )
    expect(heads).toEqual(['0x1'])
  })

  test('emits everything before eth_unsubscribe resolves, and nothing after it', async () => {
    const node = kept(await createNode())
    const provider = new NodeProvider(node)
    const heads = headsOf(provider)
    const id = await provider.request({ method: 'eth_subscribe', params: ['newHeads'] })
    await node.mine(3)
    expect(await provider.request({ method: 'eth_unsubscribe', params: [id] })).toBe(true)
    expect(heads).toEqual(['0x1', '0x2', '0x3'])
    await node.mine()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(heads).toHaveLength(3)
  })

  test('emits heads before the logs of their blocks, right after eth_subscribe, too', async () => {
    const provider = kept(new NodeProvider())
    const order: string[] = []
    provider.on('message', ({ data: { result } }) => {
      const { number, blockNumber } = result as { number?: string; blockNumber?: string }
      order.push(number === undefined ? `log of ${blockNumber}` : `head ${number}`)
    })
    const [from] = (await provider.request({ method: 'eth_accounts' })) as string[]
    // Logs one topic: PUSH1 7, PUSH0, PUSH0, LOG1.
    const logging = () => provider.request({ method: 'eth_sendTransaction', params: [{ from, data: '0x60075f5fa1', gas: '0x30d40' }] })
    const subscriptions = [['logs', {}], ['newHeads']].map((params) => provider.request({ method: 'eth_subscribe', params }))
    await Promise.all([...subscriptions, logging().then(logging)])
    expect(order).toEqual(['head 0x1', 'log of 0x1', 'head 0x2', 'log of 0x2'])
  })

  test('emits heads before the logs of their blocks, when the logs were subscribed to long before', async () => {
    const provider = kept(new NodeProvider())
    const order: string[] = []
    provider.on('message', ({ data: { result } }) => {
      const { number, blockNumber } = result as { number?: string; blockNumber?: string }
      order.push(number === undefined ? `log of ${blockNumber}` : `head ${number}`)
    })
    const [from] = (await provider.request({ method: 'eth_accounts' })) as string[]
    const logging = () => provider.request({ method: 'eth_sendTransaction', params: [{ from, data: '0x60075f5fa1', gas: '0x30d40' }] })
    await provider.request({ method: 'eth_subscribe', params: ['logs', {}] })
    await logging()
    order.length = 0
    // The block is there before the next task, in which the events of new heads begin.
    await Promise.all([provider.request({ method: 'eth_subscribe', params: ['newHeads'] }), logging()])
    expect(order).toEqual(['head 0x2', 'log of 0x2'])
  })

  test('continues for all listeners when one of them throws', async () => {
    const faults: unknown[] = []
    const node = kept(await createNode({ onFault: (fault) => faults.push(fault) }))
    const provider = new NodeProvider(node)
    provider.once('message', () => {
      throw new Error('a listener')
    })
    const heads = headsOf(provider)
    await provider.request({ method: 'eth_subscribe', params: ['newHeads'] })
    await node.mine(3)
    expect(faults).toEqual([new Error('a listener')])
    expect(heads).toEqual(['0x2', '0x3'])
  })

  test('ends with eth_unsubscribe and with the provider', async () => {
    const node = kept(await createNode())
    const provider = new NodeProvider(node)
    const messages: ProviderMessage[] = []
    provider.on('message', (message) => messages.push(message))
    const subscribe = () => provider.request({ method: 'eth_subscribe', params: ['newHeads'] })
    const [first, second] = [await subscribe(), await subscribe()]
    expect(await provider.request({ method: 'eth_unsubscribe', params: [first] })).toBe(true)
    await new Promise<void>((resolve) => {
      provider.once('message', () => resolve())
      void node.mine()
    })
    expect(messages.map(({ data }) => data.subscription)).toEqual([second])
    await provider.close()
    await node.mine()
    expect(messages).toHaveLength(1)
  })

  test('emits the logs that eth_getLogs finds', async () => {
    const provider = kept(new NodeProvider())
    const [from] = (await provider.request({ method: 'eth_accounts' })) as string[]
    await provider.request({ method: 'eth_subscribe', params: ['logs', {}] })
    const arrival = new Promise<unknown>((resolve) => provider.on('message', ({ data }) => resolve(data.result)))
    // Logs one topic: PUSH1 7, PUSH0, PUSH0, LOG1.
    await provider.request({ method: 'eth_sendTransaction', params: [{ from, data: '0x60075f5fa1' }] })
    expect([await arrival]).toEqual(await provider.request({ method: 'eth_getLogs', params: [{}] }))
  })
})

describe('the head of a block', () => {
  test('is the same as an event of the node, a message, and an answer', async () => {
    const node = kept(await createNode())
    const provider = new NodeProvider(node)
    const heads: unknown[] = []
    node.events.on('newHeads', (head) => heads.push(head))
    await provider.request({ method: 'eth_subscribe', params: ['newHeads'] })
    const message = new Promise<unknown>((resolve) => provider.on('message', ({ data }) => resolve(data.result)))
    await node.mine()
    const head = await provider.request({ method: 'eth_getHeaderByNumber', params: ['latest'] })
    expect(heads).toEqual([head])
    expect(await message).toEqual(head)
    expect(await provider.request({ method: 'eth_getHeaderByHash', params: [(head as { hash: string }).hash] })).toEqual(head)
  })
})

describe('a refused request', () => {
  test.each([
    ['nothing', undefined, -32600, 'a request needs a method'],
    ['no object', 'eth_chainId', -32600, 'a request needs a method'],
    ['no method', { params: [] }, -32600, 'a request needs a method'],
    ['a method that is no text', { method: 7 }, -32600, 'a request needs a method'],
    ['params that are no array', { method: 'eth_getBalance', params: { address: '0x' } }, -32602, 'non-array args'],
    ['params that are null', { method: 'eth_chainId', params: null }, -32602, 'non-array args'],
    ['an unknown method', { method: 'eth_nothing' }, -32601, 'the method eth_nothing does not exist/is not available'],
    ['a missing argument', { method: 'eth_getBalance' }, -32602, 'missing value for required argument 0'],
    [
      'a number where hex belongs',
      { method: 'eth_getBlockByNumber', params: [1n, false] },
      -32602,
      expect.stringMatching(/^invalid argument 0: /),
    ],
  ])('rejects a request with %s, with the reason', async (_what, call, code, message) => {
    expect(await refusal(kept(new NodeProvider()), call)).toEqual({ code, message })
  })

  test('rejects a revert with its data as hex', async () => {
    const provider = kept(new NodeProvider())
    const [from] = (await provider.request({ method: 'eth_accounts' })) as string[]
    const deploy = { from, data: artifact('Faults').bytecode }
    const hash = await provider.request({ method: 'eth_sendTransaction', params: [deploy] })
    const { contractAddress: to } = (await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })) as {
      contractAddress: string
    }
    const call = (data: string) => refusal(provider, { method: 'eth_call', params: [{ from, to, data }] })
    const text = await call('0x1f1bd692')
    expect(text).toEqual({ code: 3, message: 'execution reverted: a reason', data: expect.stringMatching(/^0x08c379a0/) })
    expect(JSON.parse(JSON.stringify(text))).toEqual(text)
    expect(await call('0xf2a75fe4')).toEqual({ code: 3, message: 'execution reverted', data: '0x' })
  })

  test('rejects an internal error with a code and no details', async () => {
    const faults: unknown[] = []
    const fault = new TypeError('a secret of the inside')
    const provider = kept(
      new NodeProvider({
        randomBytes: () => {
          throw fault
        },
        onFault: (thrown) => faults.push(thrown),
      }),
    )
    expect(await refusal(provider, { method: 'eth_newBlockFilter' })).toEqual({ code: -32603, message: 'internal error' })
    expect(faults).toEqual([fault])
  })
})

describe('a fork', () => {
  test('forks to a provider over its own node', async () => {
    const provider = kept(new NodeProvider())
    await provider.request({ method: 'evm_mine' })
    const fork = kept(await provider.fork({ mining: { automine: false } }))
    await fork.request({ method: 'evm_mine' })
    expect(await fork.request({ method: 'eth_blockNumber' })).toBe('0x2')
    expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x1')
  })

  test('closes a fork with its provider only', async () => {
    const provider = kept(new NodeProvider(kept(await createNode()), { authenticated: false }))
    const [one, other] = [await provider.fork(), await provider.fork()]
    const node = await one.node()
    await one.close()
    await expect(node.request('eth_chainId')).rejects.toThrow('the node is closed')
    await provider.close()
    expect(await other.request({ method: 'eth_chainId' })).toBe('0x7a69')
    // A session without private methods has none there either.
    expect(await refusal(other, { method: 'evm_mine' })).toMatchObject({ code: 4100 })
    await other.close()
  })

  test('refuses to fork a closed provider', async () => {
    const node = kept(await createNode())
    for (const provider of [new NodeProvider(), new NodeProvider(node), await new NodeProvider(node).fork()]) {
      await provider.close()
      await expect(provider.fork()).rejects.toMatchObject({ code: 4900 })
    }
    await expect(node.request('eth_chainId')).resolves.toBe('0x7a69')
  })
})

describe('closing', () => {
  const disconnected = { code: 4900, message: 'the provider is disconnected: its node is closed' }

  test('emits disconnect once and ends everything', async () => {
    const provider = new NodeProvider()
    const goodbyes: unknown[] = []
    provider.on('disconnect', (error) => goodbyes.push(error))
    await provider.request({ method: 'eth_chainId' })
    const node = await provider.node()
    await Promise.all([provider.close(), provider.close()])
    expect(goodbyes).toEqual([expect.objectContaining(disconnected)])
    expect(await refusal(provider, { method: 'eth_chainId' })).toEqual(disconnected)
    await expect(node.request('eth_chainId')).rejects.toThrow('the node is closed')
  })

  test('starts nothing when it is closed before the first request', async () => {
    const provider = new NodeProvider()
    await provider.close()
    expect(await refusal(provider, { method: 'eth_chainId' })).toEqual(disconnected)
    await expect(provider.node()).rejects.toMatchObject(disconnected)
  })

  test('disconnects the providers of a closed node', async () => {
    const node = await createNode()
    const provider = new NodeProvider(node)
    await provider.request({ method: 'eth_chainId' })
    const goodbye = new Promise((resolve) => provider.on('disconnect', resolve))
    await node.close()
    expect(await goodbye).toMatchObject(disconnected)
    expect(await refusal(provider, { method: 'eth_chainId' })).toEqual(disconnected)
    expect(await refusal(new NodeProvider(node), { method: 'eth_chainId' })).toEqual(disconnected)
  })
})
