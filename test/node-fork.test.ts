import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createNode, type ForkOptions, type Hash, type Hex, type KeyStore, MemoryKeyStore, type Node, type NodeOptions } from 'evmbed'
import { type Abi, concat, encodeFunctionData, hexToBytes } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { networkListeners } from '../adapters/websocket/index.js'
import { artifact } from './contracts/compile.js'
import { type DeployedContract, Deployer } from './contracts/deployer.js'
import { ManualClock } from './support/manual-clock.js'

const token = artifact('Token')
const STRANGER = '0x00000000000000000000000000000000000000aa'
const START = 1_700_000_000_000

const open = new Set<Node>()
afterEach(async () => {
  await Promise.all([...open].map((node) => node.close()))
  open.clear()
})

function kept(node: Node): Node {
  open.add(node)
  return node
}

const started = async (options: NodeOptions = {}) =>
  kept(await createNode({ clock: new ManualClock(START), timestamp: 1_700_000_000n, ...options }))
const forkOf = async (node: Node, options?: ForkOptions) => kept(await node.fork(options))

const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`
const account = (node: Node, index = 0): Hex => node.accounts[index]!.address
const height = async (node: Node) => Number(await node.request('eth_blockNumber'))
const balance = async (node: Node, address: Hex = STRANGER) => BigInt(await node.request('eth_getBalance', [address, 'latest']))
const block = async (node: Node, number?: number) =>
  (await node.request('eth_getBlockByNumber', [number === undefined ? 'latest' : hex(number), false]))!
const send = (node: Node, value: number, nonce?: number, from = account(node)): Promise<Hash> =>
  node.request('eth_sendTransaction', [
    { from, to: STRANGER, value: hex(value), gas: '0x5208', ...(nonce === undefined ? {} : { nonce: hex(nonce) }) },
  ])
const hashes = async (node: Node) => {
  const found: (Hash | null)[] = []
  for (let number = 0; number <= (await height(node)); number++) found.push((await block(node, number)).hash)
  return found
}

/** A token with transfers of 1, 2 and 3 coins to the stranger, a block each. */
async function withToken(node: Node): Promise<{ coin: DeployedContract; sent: Hash[] }> {
  const owner = new Deployer((method, params) => node.call(method, params), account(node))
  const coin = await owner.deploy(token, ['Coin', 'COIN', 1000n])
  const sent: Hash[] = []
  for (const amount of [1n, 2n, 3n]) sent.push(await transfer(node, coin, amount))
  return { coin, sent }
}

const transfer = (node: Node, { address, abi }: { address: Hex; abi: Abi }, amount: bigint) =>
  node.request('eth_sendTransaction', [
    {
      from: account(node),
      to: address,
      data: encodeFunctionData({ abi, functionName: 'transfer', args: [STRANGER, amount] }),
      gas: '0x30d40',
    },
  ])

describe('forks are independent', () => {
  test('continues forks in parallel from the same nonce, beside their parent', async () => {
    const node = await started()
    await send(node, 1)
    const before = await hashes(node)
    const emitted: string[] = []
    for (const event of ['newHeads', 'logs', 'newPendingTransactions'] as const) node.events.on(event, () => emitted.push(event))
    const filter = await node.request('eth_newBlockFilter')

    const children = await Promise.all(Array.from({ length: 8 }, () => forkOf(node)))
    await Promise.all(
      children.map(async (child, i) => {
        for (let sent = 0; sent <= i; sent++) await send(child, 10 ** (i + 1))
      }),
    )
    expect(emitted).toEqual([])
    expect(await node.request('eth_getFilterChanges', [filter])).toEqual([])
    expect(await hashes(node)).toEqual(before)
    expect(await balance(node)).toBe(1n)
    expect(await node.request('eth_getTransactionCount', [account(node), 'pending'])).toBe('0x1')
    expect(await Promise.all(children.map(height))).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    expect(await Promise.all(children.map((child) => balance(child)))).toEqual(children.map((_, i) => 1n + BigInt((i + 1) * 10 ** (i + 1))))
    for (const child of children) expect((await hashes(child)).slice(0, 2)).toEqual(before)

    const hash = await send(node, 5)
    expect(emitted).toEqual(['newPendingTransactions', 'newHeads'])
    for (const child of children) expect(await child.request('eth_getTransactionReceipt', [hash])).toBeNull()
  })

  test('forks forks, also of closed ancestors', async () => {
    let node = await started()
    const all = [node]
    for (let generation = 1; generation <= 6; generation++) {
      await send(node, generation)
      const child = await forkOf(node)
      await send(node, 1000)
      await node.close()
      node = child
      all.push(child)
    }
    expect(await height(node)).toBe(6)
    expect(await balance(node)).toBe(21n)
    const parents = await Promise.all(
      (await hashes(node)).map(async (hash) => (await node.request('eth_getBlockByHash', [hash!, false]))!.parentHash),
    )
    expect(parents.slice(1)).toEqual((await hashes(node)).slice(0, -1))
    await expect(all[0]!.fork()).rejects.toMatchObject({ code: -32000, message: expect.stringContaining('closed') })
  })

  test('makes the same blocks of the same transactions at the same time', async () => {
    const node = await started()
    await send(node, 1)
    const [one, other] = [await forkOf(node), await forkOf(node)]
    for (const each of [other, node, one]) for (const value of [7, 8]) await send(each, value)
    expect(await hashes(one)).toEqual(await hashes(node))
    expect(await hashes(other)).toEqual(await hashes(node))
  })

  test('leaves the node unchanged when a fork is closed', async () => {
    const node = await started()
    const child = await forkOf(node)
    await child.close()
    await send(node, 1)
    expect(await height(node)).toBe(1)
    await expect(child.request('eth_blockNumber')).rejects.toThrow('closed')
  })

  test('keeps a changed state in one chain', async () => {
    const node = await started()
    await send(node, 1)
    const child = await forkOf(node)
    await node.call('evm_setAccountBalance', [STRANGER, '0x64'])
    const late = await forkOf(node)
    await child.call('evm_setAccountBalance', [STRANGER, '0xc8'])
    expect(await Promise.all([node, child, late].map((each) => balance(each)))).toEqual([100n, 200n, 100n])
    expect((await block(child)).hash).toBe((await block(node)).hash)
  })
})

describe('the history of a fork', () => {
  test('serves blocks, receipts, proofs, and logs across the fork block', async () => {
    const node = await started()
    const { coin, sent } = await withToken(node)
    const child = await forkOf(node)
    const own = await transfer(child, coin, 4n)
    await transfer(node, coin, 5n)

    const values = async (of: Node, range: object) =>
      (await of.request('eth_getLogs', [{ address: coin.address, ...range }])).map(({ data, transactionHash }) => [
        BigInt(data),
        transactionHash,
      ])
    expect(await values(child, { fromBlock: '0x3', toBlock: 'latest' })).toEqual([
      [2n, sent[1]],
      [3n, sent[2]],
      [4n, own],
    ])
    expect((await values(node, { fromBlock: 'earliest', toBlock: 'latest' })).map(([value]) => value)).toEqual([1000n, 1n, 2n, 3n, 5n])
    for (const hash of sent) {
      expect(await child.request('eth_getTransactionReceipt', [hash])).toEqual(await node.request('eth_getTransactionReceipt', [hash]))
      expect(await child.request('eth_getTransactionByHash', [hash])).toEqual(await node.request('eth_getTransactionByHash', [hash]))
    }
    for (const number of ['0x0', '0x2', '0x4'] as const) {
      expect(await child.request('eth_getBlockByNumber', [number, true])).toEqual(
        await node.request('eth_getBlockByNumber', [number, true]),
      )
      const proof = [coin.address, [hex(0)], number] as const
      expect(await child.request('eth_getProof', [...proof])).toEqual(await node.request('eth_getProof', [...proof]))
    }
    expect(await child.request('eth_getTransactionReceipt', [own])).toMatchObject({ blockNumber: '0x5', status: '0x1' })
    expect(await node.request('eth_getTransactionReceipt', [own])).toBeNull()
  })

  test('serves the account index of the node', async () => {
    const node = await started({ indexAccounts: true })
    const { coin, sent } = await withToken(node)
    const child = await forkOf(node)
    const own = await transfer(child, coin, 4n)
    const found = async (of: Node) => (await of.request('ots_searchTransactionsBefore', [coin.address, 0, 10])).txs.map(({ hash }) => hash)
    expect((await found(child)).slice(0, -1)).toEqual([own, ...[...sent].reverse()])
    expect((await found(node)).slice(0, -1)).toEqual([...sent].reverse())
    expect([child.statistics().indexed, node.statistics().indexed]).toEqual([5, 4])
  })

  test('completes the account index of the node', async () => {
    const node = await started({ indexAccounts: true })
    let forking: Promise<Node> | undefined
    node.events.once('newHeads', () => {
      forking = node.fork()
    })
    await send(node, 1)
    const child = kept(await forking!)
    await vi.waitFor(() => expect(child.statistics().indexed).toBe(1), { timeout: 20_000 })
  })

  test('explains transactions of the node with the artifacts at the time of the fork', async () => {
    const node = await started()
    const { coin, sent } = await withToken(node)
    node.artifacts.add(token.abi, { name: 'Coin', address: coin.address })
    const child = await forkOf(node)
    expect((await child.explain(sent[0]!)).frame.contract?.name).toBe('Coin')
    expect(child.artifacts.add(token.abi, { name: 'Other', address: STRANGER })).toEqual(['Other'])
    expect(node.artifacts.contracts.map(({ name }) => name)).toEqual(['Coin'])
  })

  test('rewinds without the node, and the node without the fork', async () => {
    const node = await started()
    await send(node, 1)
    const early = await node.request('evm_snapshot')
    for (const value of [2, 3, 4]) await send(node, value)
    const [child, late] = [await forkOf(node), await forkOf(node)]
    const all = await hashes(node)

    const removed: unknown[] = []
    node.events.on('newHeads', ({ number }) => removed.push(number))
    expect(await child.request('evm_revert', [early])).toBe(true)
    expect(await child.request('evm_revert', [early])).toBe(false)
    expect([await height(child), await balance(child)]).toEqual([1, 1n])
    expect(removed).toEqual([])
    expect(await hashes(node)).toEqual(all)

    await node.request('debug_setHead', ['0x2'])
    await send(node, 50)
    expect(await hashes(late)).toEqual(all)
    expect(await late.request('evm_revert', [early])).toBe(true)
    expect(await balance(node)).toBe(53n)
    // An id that the fork gives out is none of the node's.
    expect(await child.request('evm_snapshot')).toBe('0x2')
    expect(await node.request('evm_revert', ['0x2'])).toBe(false)
  })
})

describe('the settings of a fork', () => {
  test('copies the pool', async () => {
    const node = await started({ mining: { automine: false } })
    const [first, third] = [await send(node, 1, 0), await send(node, 3, 2)]
    const announced: Hash[] = []
    const child = await forkOf(node)
    child.events.on('newPendingTransactions', (hash) => announced.push(hash))
    expect(await child.request('txpool_content')).toEqual(await node.request('txpool_content'))
    expect(child.statistics()).toMatchObject({ pending: 1, queued: 1 })
    const second = await send(child, 2, 1)
    // The third has waited behind a gap until now; the first had been announced before.
    expect(announced).toEqual([second, third])
    await child.mine()
    expect((await block(child)).transactions).toEqual([first, second, third])
    expect(node.statistics()).toMatchObject({ height: 0, pending: 1, queued: 1 })
  })

  test('copies the mining modes', async () => {
    const node = await started({ mining: { automine: false, feeRecipient: STRANGER } })
    await node.request('miner_setExtra', ['hello'])
    const child = await forkOf(node)
    await child.request('evm_setAutomine', [true])
    await send(child, 1)
    await send(node, 1)
    expect([await height(child), await height(node)]).toEqual([1, 0])
    expect(await block(child)).toMatchObject({ miner: STRANGER, extraData: hex(0x68656c6c6f) })
    await child.request('miner_setEtherbase', [account(node)])
    expect(await node.request('eth_coinbase')).toBe(STRANGER)
  })

  test('copies the time', async () => {
    const clock = new ManualClock(START)
    const node = await started({ clock })
    await node.request('evm_increaseTime', [1000])
    const child = await forkOf(node)
    await node.request('evm_setNextBlockTimestamp', [1_700_005_000])
    const late = await forkOf(node)
    await child.request('evm_increaseTime', [50])
    for (const each of [node, child, late]) await each.mine()
    const times = await Promise.all([node, child, late].map(async (each) => Number((await block(each)).timestamp)))
    expect(times).toEqual([1_700_005_000, 1_700_001_050, 1_700_005_000])
  })

  test('mines at intervals with its own timer', async () => {
    const clock = new ManualClock(START)
    const node = await started({ clock, mining: { blockIntervalMs: 1000 } })
    await clock.advance(1500)
    const child = await forkOf(node)
    await clock.advance(800)
    expect([await height(node), await height(child)]).toEqual([2, 1])
    await node.close()
    await clock.advance(2000)
    expect(await height(child)).toBe(3)
    await child.close()
    expect(clock.waiting).toBe(0)
  })

  test('uses the snapshot of the planner', async () => {
    const node = await started({ planner: { snapshot: { chains: [] } } })
    const chain = { chain_id: 'here-1', chain_name: 'here', chain_type: 'cosmos', bech32_prefix: 'here' }
    const ids = async (of: Node) => (await of.planner.chains()).chains.map(({ chain_id }) => chain_id)
    await node.planner.update({ chains: [chain] })
    const child = await forkOf(node)
    expect(await ids(child)).toEqual(['here-1'])
    await child.planner.update({ chains: [] })
    expect([await ids(node), await ids(child)]).toEqual([['here-1'], []])
  })

  test('copies impersonated accounts', async () => {
    const node = await started()
    await node.call('anvil_impersonateAccount', [STRANGER])
    await node.call('anvil_setBalance', [STRANGER, hex(10n ** 18n)])
    const child = await forkOf(node)
    await send(child, 1, undefined, STRANGER)
    await child.call('anvil_stopImpersonatingAccount', [STRANGER])
    await expect(send(child, 1, undefined, STRANGER)).rejects.toMatchObject({ code: -32000 })
    await send(node, 1, undefined, STRANGER)
    expect([await height(node), await height(child)]).toEqual([1, 1])
  })

  test('copies no filters, listeners and servers', async () => {
    const node = await started({ listeners: networkListeners() })
    const filter = await node.request('eth_newBlockFilter')
    let heads = 0
    node.events.on('newHeads', () => heads++)
    const child = await forkOf(node)
    await child.mine()
    await expect(child.request('eth_getFilterChanges', [filter])).rejects.toThrow('filter not found')
    expect(child.statistics()).toMatchObject({ filters: 0, subscriptions: 0, connections: 1 })
    expect(heads).toBe(0)
    await expect(child.call('admin_startHTTP', [])).rejects.toThrow("create it with the option 'listeners'")
  })
})

describe('keys', () => {
  const PASSPHRASE = 'a passphrase'

  test('copies keys, with separate locks', async () => {
    const clock = new ManualClock(START)
    const node = await started({ clock })
    const [first, second] = [
      await node.request('personal_newAccount', [PASSPHRASE]),
      await node.request('personal_newAccount', [PASSPHRASE]),
    ]
    await node.request('personal_unlockAccount', [first, PASSPHRASE, 60])
    const child = await forkOf(node)
    // Either takes its key out of memory when the time is up.
    expect(clock.waiting).toBe(2)
    const signs = (of: Node, address: Hex) => of.request('eth_sign', [address, '0x00']).then(Boolean, () => false)
    expect(await child.request('eth_accounts')).toEqual(await node.request('eth_accounts'))
    expect([await signs(child, first), await signs(child, second)]).toEqual([true, false])

    await child.request('personal_lockAccount', [first])
    expect([await signs(child, first), await signs(node, first)]).toEqual([false, true])
    await child.unlock(second, PASSPHRASE)
    expect([await signs(child, second), await signs(node, second)]).toEqual([true, false])

    const other = await forkOf(node)
    await node.close()
    expect([await signs(other, first), await signs(other, account(node))]).toEqual([true, true])
    await clock.advance(60_000)
    expect(await signs(other, first)).toBe(false)
  })

  test('keeps new keys in one of both', async () => {
    const node = await started()
    const child = await forkOf(node)
    const address = await child.request('personal_newAccount', [PASSPHRASE])
    expect(await child.request('eth_accounts')).toContain(address)
    await node.request('personal_newAccount', [PASSPHRASE])
    expect(await node.request('eth_accounts')).not.toContain(address)
  })

  test('shares a key store that cannot be forked', async () => {
    const memory = new MemoryKeyStore()
    const store: KeyStore = {
      protection: memory.protection,
      list: () => memory.list(),
      read: (address) => memory.read(address),
      write: (address, file) => memory.write(address, file),
    }
    const node = await started({ keyStore: store })
    const child = await forkOf(node)
    const address = await child.request('personal_newAccount', [PASSPHRASE])
    // Found by the next one who looks.
    await node.unlock(address, PASSPHRASE)
    expect(await node.request('eth_accounts')).toContain(address)
  })
})

describe('the moment of a fork', () => {
  test('leaves out a block that is being made', async () => {
    const node = await started({ mining: { automine: false } })
    const hash = await send(node, 1)
    const mining = node.mine()
    const forking = node.fork()
    await mining
    const child = kept(await forking)
    expect([await height(node), await height(child)]).toEqual([1, 0])
    expect(await child.request('eth_getTransactionByHash', [hash])).toMatchObject({ blockNumber: null })
    await child.mine()
    expect(await hashes(child)).toEqual(await hashes(node))
  })

  test('mines the transactions of that block in the next block of the fork under automine', async () => {
    const node = await started()
    let forking: Promise<Node> | undefined
    node.events.once('newPendingTransactions', () => {
      forking = node.fork()
    })
    const hash = await send(node, 1)
    const child = kept(await forking!)
    expect(await child.request('eth_getTransactionReceipt', [hash])).toEqual(await node.request('eth_getTransactionReceipt', [hash]))
  })

  test('forks at every block of many', async () => {
    const node = await started()
    const forking: Promise<Node>[] = []
    node.events.on('newHeads', () => forking.push(node.fork()))
    await node.mine(30)
    const all = await hashes(node)
    for (const [i, child] of (await Promise.all(forking)).entries()) expect(await hashes(kept(child))).toEqual(all.slice(0, i + 2))
  })
})

test('gives a fork the old or the new blocks during a reorganisation', async () => {
  const node = await started()
  for (const value of [1, 2, 3, 4]) await send(node, value)
  const before = await hashes(node)
  let isDone = false
  const replacing = node.call('anvil_reorg', [3, []]).finally(() => {
    isDone = true
  })
  const forks: Node[] = []
  while (!isDone) forks.push(await forkOf(node))
  await replacing
  const after = await hashes(node)
  expect(after).toHaveLength(before.length)
  expect(after).not.toEqual(before)
  for (const fork of forks) expect([before, after]).toContainEqual(await hashes(fork))
  expect(forks.length).toBeGreaterThan(1)
})

describe('memory', () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  /** Counts references that are still held. References keep their targets until the end of the task. */
  async function heldOf(references: readonly WeakRef<object>[]): Promise<number> {
    await new Promise((resolve) => setImmediate(resolve))
    collectGarbage()
    return references.filter((reference) => reference.deref() !== undefined).length
  }

  test('releases the memory of unreferenced forks, closed or not', async () => {
    const node = await started()
    const { coin } = await withToken(node)
    const forks: WeakRef<Node>[] = []
    for (let i = 0; i < 200; i++) {
      const child = await node.fork()
      if (i % 20 === 0) await transfer(child, coin, 1n)
      if (i % 3 === 0) await child.close()
      forks.push(new WeakRef(child))
    }
    // The last one may still be on the stack.
    expect(await heldOf(forks)).toBeLessThan(2)
  })

  test('releases the memory of a node whose fork lives on', async () => {
    const nodes: WeakRef<Node>[] = []
    async function leftBehind(): Promise<Node> {
      const node = await createNode({ clock: new ManualClock(START), timestamp: 1_700_000_000n })
      await node.mine(3)
      const child = await node.fork()
      await node.mine(5)
      await node.close()
      nodes.push(new WeakRef(node))
      return child
    }
    const child = kept(await leftBehind())
    expect(await heldOf(nodes)).toBe(0)
    await child.mine()
    expect(await height(child)).toBe(4)
  })
})

describe('options of a fork', () => {
  test('begins at the given block', async () => {
    const node = await started({ mining: { automine: false } })
    for (let number = 1; number <= 5; number++) {
      await send(node, number, number - 1)
      await node.mine()
      if (number === 2) await node.request('evm_snapshot')
      if (number === 4) await node.request('evm_snapshot')
    }
    const waiting = await send(node, 6, 5)
    const all = await hashes(node)
    const child = await forkOf(node, { block: 3n })
    expect(await hashes(child)).toEqual(all.slice(0, 4))
    expect(await balance(child)).toBe(6n)
    expect(await child.request('eth_getTransactionByHash', [waiting])).toMatchObject({ blockNumber: null })
    expect(child.statistics()).toMatchObject({ pending: 0, queued: 1 })
    expect(await child.request('evm_revert', ['0x2'])).toBe(false)
    expect(await child.request('evm_revert', ['0x1'])).toBe(true)
    expect(await height(child)).toBe(2)

    expect(await height(await forkOf(node, { block: 'earliest' }))).toBe(0)
    expect(await hashes(await forkOf(node, { block: all[4]!.toUpperCase().replace('0X', '0x') as Hex }))).toEqual(all.slice(0, 5))
    expect(await hashes(node)).toEqual(all)
  })

  test('drops transactions that the state of an older block cannot pay', async () => {
    const node = await started()
    const rich = account(node, 1)
    const give = { from: account(node), to: rich, value: hex(5000n * 10n ** 18n), gas: '0x5208' } as const
    await node.request('eth_sendTransaction', [give])
    await node.request('evm_setAutomine', [false])
    const spend = { from: rich, to: STRANGER, value: hex(12_000n * 10n ** 18n), gas: '0x5208' } as const
    await node.request('eth_sendTransaction', [spend])
    expect((await forkOf(node)).statistics()).toMatchObject({ pending: 1, queued: 0 })
    expect((await forkOf(node, { block: 'earliest' })).statistics()).toMatchObject({ pending: 0, queued: 0 })
  })

  test('begins before the first block of a forked node', async () => {
    const genesis = { config: { chainId: 1337 }, alloc: {}, gasLimit: 30_000_000 }
    const origin = kept(await createNode({ genesis }))
    await origin.mine(3)
    const blocks = await Promise.all([1, 2, 3].map((number) => origin.call('debug_getRawBlock', [hex(number)])))
    const node = kept(await createNode({ genesis, importChain: hexToBytes(concat(blocks as Hex[])) }))
    const child = await forkOf(node, { block: 1n })
    for (const each of [node, child]) {
      await each.mine()
      await each.call('anvil_reset', [])
    }
    expect(await hashes(node)).toEqual(await hashes(origin))
    expect(await hashes(child)).toEqual((await hashes(origin)).slice(0, 2))
  })

  test('sets mining modes and clock', async () => {
    const node = await started({ mining: { automine: false } })
    await node.request('evm_increaseTime', [100])
    const waiting = await send(node, 1)
    const clock = new ManualClock(START + 5_000_000)
    const child = await forkOf(node, { mining: { automine: true, blockIntervalMs: 500 }, clock })
    // Pending transactions need not wait any more.
    expect(await child.request('eth_getTransactionReceipt', [waiting])).toMatchObject({ blockNumber: '0x1' })
    expect(Number((await block(child)).timestamp)).toBe(1_700_005_100)
    await clock.advance(1000)
    expect([await height(child), await height(node)]).toEqual([3, 0])
  })

  test('refuses invalid options', async () => {
    const node = await started()
    const refusal = (options: object) => node.fork(options).then(kept, ({ name, message }: Error) => `${name}: ${message}`)
    expect([
      await refusal({ block: 1n }),
      await refusal({ block: `0x${'ab'.repeat(32)}` }),
      await refusal({ block: -1n }),
      await refusal({ block: 'latest' }),
      await refusal({ mining: { automine: 1 } }),
      await refusal({ mining: { blockIntervalMs: -1 } }),
      await refusal({ clock: {} }),
      await refusal({ hardfork: 'london' }),
    ]).toMatchInlineSnapshot(`
      [
        "InvalidOption: option 'block': expected a block of this chain, got 1n",
        "InvalidOption: option 'block': expected a block of this chain, got "0xabababababababababababababababababababababababababababababababab"",
        "InvalidOption: option 'block': expected a bigint that is not negative, a hash, or 'earliest', got -1n",
        "InvalidOption: option 'block': expected a bigint that is not negative, a hash, or 'earliest', got "latest"",
        "InvalidOption: option 'mining.automine': expected true or false, got 1",
        "InvalidOption: option 'mining.blockIntervalMs': expected milliseconds, 0 for none, got -1",
        "InvalidOption: option 'clock': expected a clock with now() and after(), got {}",
        "InvalidOption: option 'hardfork': expected one of the options block, mining, clock, got "london"",
      ]
    `)
  })
})
