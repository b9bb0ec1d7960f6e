import { createNode, type Hex, type Json, type Node, type NodeOptions, type Store, StoreRefused } from 'evmbed'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkStore, repairStore } from '../../src/persistence/store-check.js'
import { restoreArchive, storeArchive } from '../../src/store/archive.js'
import { numberKey, Records } from '../../src/store/records.js'
import { openStoredExport } from '../../src/stored-export.js'
import { quantity, STORE, word } from '../contracts/bytecode.js'
import { newAsynchronousStore } from '../persistence/asynchronous-store.js'
import { FaultyStore, newStore } from '../persistence/faulty-store.js'
import { send } from './misbehaviours.js'
import { RemoteServer } from './remote-server.js'

const [ALICE, BOB] = ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'] as const
const STRANGER: Hex = '0x00000000000000000000000000000000000000aa'
const GAS = { gas: '0x30d40', maxFeePerGas: '0x12a05f2000', maxPriorityFeePerGas: '0x3b9aca00' } as const
/** Slot in which a contract `STORE` keeps the last value of Alice. */
const SLOT = word(BigInt(ALICE))
/** Sets the slot of the caller to zero. */
const CLEAR: Hex = '0x5f335500'
/** Destroys itself, in favour of the caller. */
const DESTROY: Hex = '0x33ff'

let remote: Node
let server: RemoteServer
/** A contract of the remote chain with the value 42, and its deployment. */
let contract: Hex
let deployment: Hex

/** The fork block is 4. Block 3 pays a stranger 1000 wei. */
beforeAll(async () => {
  remote = await createNode({ chainId: 4242, timestamp: 1_800_000_000n })
  server = await RemoteServer.start(() => remote)
  deployment = await remote.request('eth_sendTransaction', [{ from: ALICE, data: STORE, ...GAS }])
  contract = (await remote.request('eth_getTransactionReceipt', [deployment]))!.contractAddress!
  await remote.request('eth_sendTransaction', [{ from: ALICE, to: contract, data: word(42), ...GAS }])
  await remote.request('eth_sendTransaction', [{ from: ALICE, to: STRANGER, value: '0x3e8', gas: '0x5208' }])
  await remote.mine()
})

afterAll(() => Promise.all([server.close(), remote.close()]))

const open = new Set<Node>()
afterEach(async () => {
  server.misbehave = undefined
  await Promise.all([...open].map((node) => node.close()))
  open.clear()
})

async function started(store: Store, options: NodeOptions = {}): Promise<Node> {
  const node = await createNode({ store, fork: { url: server.url, block: 4n, retries: 0, timeoutMs: 2000 }, onFault: () => {}, ...options })
  open.add(node)
  return node
}

/** Closes a node and starts it again. */
async function again(node: Node, store: Store, options: NodeOptions = {}): Promise<Node> {
  await node.close()
  server.forget()
  return started(store, options)
}

const pay = (node: Node, value = 1) =>
  node.request('eth_sendTransaction', [{ from: ALICE, to: STRANGER, value: quantity(value), gas: '0x5208' }])

const put = (node: Node, value: number) => node.request('eth_sendTransaction', [{ from: ALICE, to: contract, data: word(value), ...GAS }])

const slotAt = (node: Node, block: Hex | 'latest' = 'latest') => node.request('eth_getStorageAt', [contract, SLOT, block])

/** What a user sees of a chain. */
async function view(node: Node): Promise<Json> {
  const height = Number(await node.request('eth_blockNumber'))
  const blocks: Json[] = []
  for (let number = 4; number <= height; number++) {
    const block = (await node.call('eth_getBlockByNumber', [quantity(number), true])) as { readonly hash: Hex }
    const states = await Promise.all([
      ...[ALICE, BOB, STRANGER, contract].map((account) => node.call('eth_getBalance', [account, quantity(number)])),
      ...[ALICE, contract].map((account) => node.call('eth_getTransactionCount', [account, quantity(number)])),
      slotAt(node, quantity(number)),
    ])
    blocks.push([block, states, await node.call('eth_getBlockReceipts', [quantity(number)])])
  }
  return [
    blocks,
    await node.call('txpool_content', []),
    await node.call('eth_chainId', []),
    await node.call('eth_getBlockByNumber', ['0x2', true]),
    await node.call('eth_getTransactionReceipt', [deployment]),
    await node.call('eth_getLogs', [{ fromBlock: '0x0' }]),
    await node.call('eth_getCode', [contract, 'latest']),
  ]
}

describe.each([
  ['store', newStore],
  ['asynchronous store', newAsynchronousStore],
] as const)('a fork of a remote chain in a %s', (_, create) => {
  it('goes on after a restart without a request for what was read before', async () => {
    const store = create()
    const node = await started(store)
    await pay(node, 5)
    await put(node, 7)
    await node.request('evm_setAutomine', [false])
    await pay(node)
    const before = await view(node)
    const next = await again(node, store)
    expect(await view(next)).toEqual(before)
    expect(server.calls).toEqual([])
    await next.mine()
    expect(await next.request('eth_getBalance', [STRANGER])).toBe(quantity(1000 + 5 + 1))
    expect(server.calls).toEqual([])
  })

  it('answers what was read before from a server that is down, and names the request of another read', async () => {
    const store = create()
    const node = await started(store)
    await put(node, 7)
    const before = await view(node)
    await node.close()
    server.misbehave = send(503, '')
    const next = await started(store)
    expect(await view(next)).toEqual(before)
    await put(next, 8)
    expect(await slotAt(next)).toBe(word(8))
    const unread = `0x${'cc'.repeat(20)}` as const
    await expect(next.request('eth_getBalance', [unread])).rejects.toThrow(
      /^fork: eth_get\w+\(0xcc\w+, 0x4\) failed: the server answers HTTP 503$/,
    )
    server.misbehave = undefined
    expect(await next.request('eth_getBalance', [unread])).toBe('0x0')
  })

  it('keeps what was removed on the fork: accounts, and slots that were set to zero', async () => {
    const store = create()
    const node = await started(store)
    // The slots in a block of their own, over an account that is written already.
    await node.request('anvil_setBalance', [contract, '0x1'])
    await node.mine()
    await node.request('anvil_setCode', [contract, CLEAR])
    await node.request('eth_sendTransaction', [{ from: ALICE, to: contract, ...GAS }])
    await node.mine()
    await node.request('anvil_setBalance', [STRANGER, '0x0'])
    await node.mine()
    const [next, seen] = [await again(node, store), ['0x0', word(0), word(42)]]
    const look = async (chain: Node) => [await chain.request('eth_getBalance', [STRANGER]), await slotAt(chain), await slotAt(chain, '0x5')]
    expect(await look(next)).toEqual(seen)
    // Through versions of the state, too.
    await next.mine(130)
    expect(await look(await again(next, store))).toEqual(seen)
  })

  it('keeps a contract of the remote chain destroyed, and one that is created in its place without its slots', async () => {
    const store = create()
    const options = { hardfork: 'shanghai' } as const
    const node = await started(store, options)
    expect(await slotAt(node)).toBe(word(42))
    await node.request('anvil_setCode', [contract, DESTROY])
    await node.request('eth_sendTransaction', [{ from: ALICE, to: contract, ...GAS }])
    const first = await again(node, store, options)
    expect([await first.request('eth_getCode', [contract]), await slotAt(first)]).toEqual(['0x', word(0)])
    await first.request('anvil_setCode', [contract, CLEAR])
    await first.mine(70)
    const second = await again(first, store, options)
    expect([await second.request('eth_getCode', [contract]), await slotAt(second), await slotAt(second, '0x4')]).toEqual([
      CLEAR,
      word(0),
      word(42),
    ])
    expect(server.calls).toEqual([])
  })

  it('keeps a change of the state of the head that shows in no root', async () => {
    const store = create()
    const node = await started(store)
    await node.request('anvil_setBalance', [contract, '0x1'])
    await node.request('anvil_setStorageAt', [contract, SLOT, word(0)])
    const first = await again(node, store)
    expect(await slotAt(first)).toBe(word(0))
    await first.request('anvil_setBalance', [STRANGER, '0x0'])
    const second = await again(first, store)
    expect(await second.request('eth_getBalance', [STRANGER])).toBe('0x0')
  })

  it('reverts to snapshots and to its beginning after a restart', async () => {
    const store = create()
    const node = await started(store)
    await put(node, 7)
    await node.request('anvil_setBalance', [STRANGER, '0x5'])
    const snapshot = await node.request('evm_snapshot')
    const seen = await view(node)
    await node.request('anvil_setStorageAt', [contract, SLOT, word(0)])
    await node.request('anvil_setCode', [STRANGER, '0x00'])
    await node.mine(3)
    const first = await again(node, store)
    expect(await first.request('evm_revert', [snapshot])).toBe(true)
    expect(await view(first)).toEqual(seen)
    await pay(first)
    const second = await again(first, store)
    expect(await second.request('eth_getBalance', [STRANGER])).toBe('0x6')
    expect(await slotAt(second)).toBe(word(7))
    await second.request('anvil_reset', [])
    const third = await again(second, store)
    expect([await third.request('eth_blockNumber'), await third.request('eth_getBalance', [STRANGER]), await slotAt(third)]).toEqual([
      '0x4',
      '0x3e8',
      word(42),
    ])
    expect(server.calls).toEqual([])
  })

  it('goes back to a block after a restart, with transactions in the pool of accounts that are not written there', async () => {
    const store = create()
    const node = await started(store, { accounts: 1 })
    await node.request('eth_sendTransaction', [{ from: ALICE, to: BOB, value: quantity(10n ** 18n), gas: '0x5208' }])
    await node.request('evm_setAutomine', [false])
    await node.request('anvil_impersonateAccount', [BOB])
    await node.request('eth_sendTransaction', [{ from: BOB, to: STRANGER, value: '0x1', gas: '0x5208' }])
    const next = await again(node, store, { accounts: 1 })
    await next.request('anvil_rollback', [1])
    expect(await next.request('eth_blockNumber')).toBe('0x4')
    // On the remote chain Bob has what a development account has.
    expect((await next.request('txpool_status')).pending).toBe('0x1')
    await next.mine()
    expect(await next.request('eth_getBalance', [STRANGER])).toBe(quantity(1001))
  })

  it('becomes a fork of another block with a reset, and is that one from then on', async () => {
    const store = create()
    const node = await started(store)
    await put(node, 7)
    await pay(node)
    const child = await node.fork()
    open.add(child)
    const childView = await view(child)
    await node.request('anvil_reset', [{ forking: { blockNumber: '0x2' } }])
    expect(await view(child)).toEqual(childView)
    await pay(node, 3)
    await node.mine(3)
    expect(await view(child)).toEqual(childView)
    const seen = [await node.request('eth_blockNumber'), await node.request('eth_getBalance', [STRANGER]), await slotAt(node)]
    expect(seen).toEqual(['0x6', '0x3', word(42)])
    await child.close()
    await node.close()
    await expect(started(store)).rejects.toThrow("began with another 'fork.block' (2, not 4)")
    server.forget()
    const next = await started(store, { fork: { url: server.url } })
    expect([await next.request('eth_blockNumber'), await next.request('eth_getBalance', [STRANGER]), await slotAt(next)]).toEqual(seen)
    expect(server.calls).toEqual([])
    await next.request('anvil_reset', [])
    expect([await next.request('eth_blockNumber'), await next.request('eth_getBalance', [STRANGER])]).toEqual(['0x2', '0x0'])
  })

  it('is what it was when the store does not take a reset', async () => {
    const disk = create()
    const store = new FaultyStore(disk)
    const node = await started(store)
    await put(node, 7)
    await node.request('evm_setAutomine', [false])
    await pay(node)
    const before = await view(node)
    // Facts are lost silently; the reset is a write with the format in it.
    store.fails = () => true
    await expect(node.request('anvil_reset', [{ forking: { blockNumber: '0x2' } }])).rejects.toThrow(
      'the store of the chain cannot be written',
    )
    expect(await view(node)).toEqual(before)
    store.fails = () => false
    await node.mine()
    const seen = await view(node)
    await node.close()
    expect(await view(await started(new FaultyStore(disk)))).toEqual(seen)
  })

  it('makes a plain chain in a store a fork with a reset', async () => {
    const store = create()
    const node = await createNode({ store })
    open.add(node)
    await pay(node)
    await node.mine(70)
    await node.request('hardhat_reset', [{ forking: { jsonRpcUrl: server.url, blockNumber: 3 } }])
    expect([await node.request('eth_chainId'), await node.request('eth_blockNumber')]).toEqual(['0x1092', '0x3'])
    await pay(node)
    await node.close()
    await expect(createNode({ store })).rejects.toThrow(/contains a fork of chain 4242 at block 3: start with the option 'fork'/)
    const next = await started(store, { fork: { url: server.url } })
    expect([await next.request('eth_blockNumber'), await next.request('eth_getBalance', [STRANGER])]).toEqual(['0x4', quantity(1001)])
  })

  it('prunes its history, and has the rest after a restart', async () => {
    const store = create()
    const options = { storage: { history: 20 } }
    const node = await started(store, options)
    await put(node, 7)
    await node.mine(400)
    const next = await again(node, store, options)
    await expect(next.request('eth_getBlockByNumber', ['0x6', false])).rejects.toThrow('pruned history unavailable')
    expect(await slotAt(next)).toBe(word(7))
    // The fork block stays.
    expect(await slotAt(next, '0x4')).toBe(word(42))
    await next.request('anvil_reset', [])
    expect(await slotAt(next)).toBe(word(42))
    expect(server.calls).toEqual([])
  })

  it('reads a fact again that is damaged in the store', async () => {
    const store: Store = create()
    const node = await started(store)
    expect(await node.request('eth_getBalance', [`0x${'c0'.repeat(20)}`])).toBe('0x0')
    await node.close()
    await store.open()
    let damaged = 0
    for await (const [key, value] of store.iterator({
      keyEncoding: 'view',
      valueEncoding: 'view',
      gte: Uint8Array.of(0x66),
      lt: Uint8Array.of(0x67),
    })) {
      const broken = value.slice()
      broken[0]! ^= 1
      await store.batch([{ type: 'put', key, value: broken }], { keyEncoding: 'view', valueEncoding: 'view' })
      damaged++
    }
    expect(damaged).toBeGreaterThan(10)
    await store.close()
    server.forget()
    const next = await started(store)
    expect(await next.request('eth_getBalance', [`0x${'c0'.repeat(20)}`])).toBe('0x0')
    expect(server.count('eth_getBalance')).toBe(1)
  })
})

describe('a store of a fork', () => {
  it('decides the block of a fork for which none is given', async () => {
    const store = newStore()
    const node = await started(store, { fork: { url: server.url } })
    const first = await node.request('eth_blockNumber')
    await node.close()
    await remote.mine()
    server.forget()
    const next = await started(store, { fork: { url: server.url } })
    expect(await next.request('eth_blockNumber')).toBe(first)
    expect(server.calls).toEqual([])
  })

  it('is refused with another block, chain, chain id or hardfork, and without a fork', async () => {
    const store = newStore()
    await (await started(store)).close()
    const refused = async (options: NodeOptions, text: string) => {
      const failure = await started(store, options).then(
        () => undefined,
        (error: unknown) => error,
      )
      expect(failure).toBeInstanceOf(StoreRefused)
      expect((failure as Error).message).toContain(text)
    }
    const { url } = server
    await refused(
      { fork: { url, block: 3n } },
      "began with another 'fork.block' (4, not 3): start with the options with which it began, or use another store",
    )
    await refused({ chainId: 7 }, "began with another 'chainId' (none, not 7)")
    await refused({ hardfork: 'cancun' }, "began with another 'hardfork' (none, not cancun)")
    await refused({ balance: 1n }, "began with another 'accounts'")
    const plain = { fork: undefined } as unknown as NodeOptions
    await refused(
      plain,
      "the store contains a fork of chain 4242 at block 4: start with the option 'fork' and a server of that chain, or use another store",
    )
    const other = await createNode({ chainId: 4243 })
    await other.mine(5)
    const otherServer = await RemoteServer.start(() => other)
    await refused({ fork: { url: otherServer.url } }, "began with another 'fork' (chain 4242, not chain 4243)")
    const twin = await createNode({ chainId: 4242 })
    await twin.mine(5)
    const twinServer = await RemoteServer.start(() => twin)
    await refused({ fork: { url: twinServer.url } }, "began with another 'fork' (block 0x")
    expect(await (await started(store)).request('eth_blockNumber')).toBe('0x4')
    await Promise.all([otherServer.close(), other.close(), twinServer.close(), twin.close()])
  })

  it('is opened with another server of the same chain, which is asked once for its fork block', async () => {
    const store = newStore()
    const node = await started(store)
    const mirror = await RemoteServer.start(() => remote)
    const moved = await again(node, store, { fork: { url: mirror.url } })
    expect(mirror.calls).toEqual(['eth_chainId []', 'eth_getBlockByNumber ["0x4",false]'])
    await moved.close()
    mirror.forget()
    await started(store, { fork: { url: mirror.url } })
    expect(mirror.calls).toEqual([])
    await mirror.close()
  })

  it('does not take the answers of another chain behind the same address', async () => {
    let behind = remote
    const changing = await RemoteServer.start(() => behind)
    const store = newStore()
    const options = { fork: { url: changing.url, block: 4n, retries: 0 } }
    await (await started(store, options)).close()
    behind = await createNode({ chainId: 4242, mining: { gasLimit: 20_000_000n } })
    await behind.mine(5)
    const node = await started(store, options)
    expect(await node.request('eth_getBalance', [ALICE])).toBe(quantity(10n ** 22n))
    await expect(node.request('eth_getBalance', [STRANGER])).rejects.toThrow('the remote is another chain')
    await node.close()
    await Promise.all([behind.close(), changing.close()])
  })

  it('does not become a fork when it has a plain chain', async () => {
    const store = newStore()
    await (await createNode({ store })).close()
    await expect(started(store)).rejects.toThrow(
      "the store contains a chain that is not a fork: start without the option 'fork', or use another store",
    )
  })

  it('has nothing in it when the fork does not begin', async () => {
    const store = newStore()
    server.misbehave = send(503, '')
    await expect(started(store)).rejects.toThrow('fork: eth_chainId() failed')
    server.misbehave = undefined
    await (await started(store)).close()
    await store.open()
    const records = await Records.open(store, 'process')
    expect(records.get('block', numberKey(4))).toBeDefined()
    await records.close()
  })

  it('does not combine with a fixture', async () => {
    const fixture = { read: async () => undefined, write: async () => {} }
    await expect(started(newStore(), { fork: { url: server.url, fixture } })).rejects.toThrow("no fixture beside 'store'")
  })

  it('serves a fork of its node, which reads from the same facts', async () => {
    const store = newStore()
    const node = await started(store)
    await put(node, 7)
    const child = await node.fork()
    open.add(child)
    expect(await child.request('eth_getBalance', [BOB])).toBe(await node.request('eth_getBalance', [BOB]))
    expect(await child.request('eth_getBalance', [`0x${'c1'.repeat(20)}`])).toBe('0x0')
    await put(child, 8)
    expect([await slotAt(child), await slotAt(node)]).toEqual([word(8), word(7)])
    await child.close()
    const next = await again(node, store)
    expect(await next.request('eth_getBalance', [`0x${'c1'.repeat(20)}`])).toBe('0x0')
    expect(server.calls).toEqual([])
  })
})

describe('a check of a store', () => {
  it('understands a fork, finds damage in its states and facts, and repairs it', async () => {
    const store = newStore()
    const node = await started(store)
    await put(node, 7)
    await node.request('anvil_setStorageAt', [contract, SLOT, word(0)])
    await node.request('evm_snapshot')
    await node.mine(150)
    const seen = await view(node)
    await node.close()
    expect(await checkStore(store)).toMatchObject({ head: 155, whole: 155, problems: [] })
    await damageFirst(store, 0x66)
    expect(await checkStore(store)).toMatchObject({
      head: 155,
      whole: 155,
      problems: [expect.stringMatching(/^the fact record 0x\w+ has a wrong checksum$/)],
    })
    const repaired = await repairStore(store, () => true)
    expect(repaired.losses).toEqual(['1 answers of the remote chain, which are requested again'])
    expect(await checkStore(store)).toMatchObject({ whole: 155, problems: [] })
    const next = await started(store)
    expect(await view(next)).toEqual(seen)
    await next.close()
    await damageFirst(store, 0x64)
    expect(await checkStore(store)).toMatchObject({
      head: 155,
      problems: expect.arrayContaining([expect.stringContaining('the state record 4')]),
    })
  })

  it('is not deceived by an archive: a copy of a fork goes on like the original', async () => {
    const store = newStore()
    const node = await started(store)
    await put(node, 7)
    const seen = await view(node)
    await node.close()
    const copy = newStore()
    await restoreArchive(copy, storeArchive(store))
    server.forget()
    expect(await view(await started(copy))).toEqual(seen)
    expect(server.calls).toEqual([])
    await expect(openStoredExport(store, undefined)).rejects.toThrow(
      'the store contains a fork of a remote chain, which cannot be exported',
    )
  })
})

/** Changes a bit of the first record of a kind. */
async function damageFirst(store: Store, kind: number): Promise<void> {
  await store.open()
  const encodings = { keyEncoding: 'view', valueEncoding: 'view' } as const
  for await (const [key, value] of store.iterator({ ...encodings, gte: Uint8Array.of(kind), lt: Uint8Array.of(kind + 1) })) {
    const broken = value.slice()
    broken[0]! ^= 1
    await store.batch([{ type: 'put', key: key.slice(), value: broken }], encodings)
    break
  }
  await store.close()
}
