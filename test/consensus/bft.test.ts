import { createNode, type Genesis, type Hex, type Node } from 'evmbed'
import { levelStore } from 'evmbed/storage'
import { hexToBytes, keccak256, type TransactionSerializable } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { newStore } from '../persistence/faulty-store.js'
import { EngineDriver, Network } from '../support/engine-driver.js'
import { useEngineNodes } from '../support/engine-nodes.js'
import { ManualClock } from '../support/manual-clock.js'

const STRANGER = '0x00000000000000000000000000000000000000aa'
const GWEI = 1_000_000_000n

const { closing, started, folder } = useEngineNodes()

/** Returns a signed transfer of a development account as bytes. */
async function transfer(node: Node, nonce: number, changes: Partial<TransactionSerializable> = {}, sender = 0): Promise<Uint8Array> {
  return hexToBytes(await signed(node, nonce, changes, sender))
}

async function signed(node: Node, nonce: number, changes: Partial<TransactionSerializable> = {}, sender = 0): Promise<Hex> {
  const account = privateKeyToAccount(node.accounts[sender]!.privateKey)
  const fields = {
    chainId: node.chainId,
    nonce,
    to: STRANGER,
    value: 1n,
    gas: 21_000n,
    maxFeePerGas: 10n * GWEI,
    maxPriorityFeePerGas: GWEI,
  }
  return account.signTransaction({ type: 'eip1559', ...fields, ...changes } as TransactionSerializable)
}

const hex = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`
const codes = ({ results }: { readonly results: readonly { readonly code: number }[] }) => results.map(({ code }) => code)

describe('a chain that an engine decides', () => {
  test('has the blocks of the engine: height, app hash, time, proposer and hash', async () => {
    const driver = new EngineDriver()
    const node = await started(driver)
    const hash = await node.request('eth_sendRawTransaction', [await signed(node, 0)])
    expect(await node.request('eth_blockNumber')).toBe('0x0')
    expect(await node.request('eth_getTransactionReceipt', [hash])).toBeNull()
    const { appHash, results } = await driver.decide()
    const block = await node.request('eth_getBlockByNumber', ['latest', false])
    const decided = driver.network.records[0]!.block
    expect(block).toMatchObject({
      number: '0x1',
      hash: hex(appHash),
      miner: hex(decided.proposer),
      extraData: hex(decided.hash),
      timestamp: `0x${(decided.time / 1_000_000_000n).toString(16)}`,
      transactions: [hash],
    })
    expect(results).toEqual([{ code: 0, data: hexToBytes(hash), gasWanted: 21_000n, gasUsed: 21_000n, log: '' }])
    expect(await node.request('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1', blockHash: hex(appHash) })
    expect(await driver.application.info()).toMatchObject({ lastBlockHeight: 1n, lastBlockAppHash: appHash })
  })

  test('announces a block after its commit, the head before the logs, and nothing after finalizing it', async () => {
    const driver = new EngineDriver()
    const node = await started(driver)
    const heads: string[] = []
    node.events.on('newHeads', ({ number }) => heads.push(number!))
    const block = driver.network.block([await transfer(node, 0)])
    await driver.application.finalizeBlock(block)
    expect(await node.request('eth_blockNumber')).toBe('0x0')
    expect(heads).toEqual([])
    await driver.application.commit()
    expect(heads).toEqual(['0x1'])
  })

  test('takes its gas limit from the consensus parameters, and keeps that of the genesis where they have none', async () => {
    const limited = new Network()
    limited.maxGas = 1_000_000n
    const [one, two] = [new EngineDriver(limited), new EngineDriver()]
    const [first, second] = [await started(one), await started(two)]
    await one.decide()
    await two.decide()
    const limitOf = async (node: Node) => (await node.request('eth_getBlockByNumber', ['latest', false]))!.gasLimit
    expect(await limitOf(first)).toBe('0xf4240')
    expect(await limitOf(second)).toBe('0x1c9c380')
    await expect(first.request('eth_sendRawTransaction', [await signed(first, 0, { gas: 2_000_000n })])).rejects.toThrow(
      'exceeds block gas limit',
    )
  })

  test('is the same on another node that judges the proposals and gets the transactions from them only', async () => {
    const [one, two] = [new EngineDriver(), new EngineDriver()]
    const [first, second] = [await started(one), await started(two)]
    for (let height = 0; height < 5; height++) {
      for (const sender of [0, 1, 2]) await first.request('eth_sendRawTransaction', [await signed(first, height, {}, sender)])
      const proposal = await one.propose()
      expect(proposal.transactions.length).toBe(3)
      expect(await two.application.processProposal(proposal)).toBe('accept')
      expect(await one.finalize(proposal)).toEqual(await two.finalize(proposal))
    }
    const headOf = (node: Node) => node.request('eth_getBlockByNumber', ['latest', true])
    expect(await headOf(first)).toEqual(await headOf(second))
  })

  test('contains no transaction that a proposer selects without room or funds, and accepts its own proposal', async () => {
    const network = new Network()
    network.maxGas = 50_000n
    const driver = new EngineDriver(network)
    const node = await started(driver)
    for (const nonce of [0, 1, 2]) await node.request('eth_sendRawTransaction', [await signed(node, nonce)])
    expect(codes(await driver.decide())).toEqual([0, 0])
    expect(codes(await driver.decide())).toEqual([0])
    expect(codes(await driver.decide())).toEqual([])
  })
})

describe('a proposal', () => {
  const empty: Uint8Array[] = []

  test.each<[string, (node: Node) => Promise<Uint8Array[]>]>([
    ['bytes that are no transaction', async () => [Uint8Array.of(1, 2, 3)]],
    ['no bytes', async () => [new Uint8Array(0)]],
    ['text of another chain', async () => [new TextEncoder().encode('cosmos')]],
    ['a transaction twice', async (node) => [await transfer(node, 0), await transfer(node, 0)]],
    ['a nonce gap', async (node) => [await transfer(node, 1)]],
    ['a used nonce', async (node) => [await transfer(node, 0), await transfer(node, 0, { value: 2n })]],
    ['a fee below the base fee', async (node) => [await transfer(node, 0, { maxFeePerGas: 1n, maxPriorityFeePerGas: 1n })]],
    ['more value than the sender has', async (node) => [await transfer(node, 0, { value: 10n ** 30n })]],
    ['another chain id', async (node) => [await transfer(node, 0, { chainId: 5 })]],
    ['more gas than a block has', async (node) => [await transfer(node, 0, { gas: 40_000_000n })]],
    ['trailing bytes', async (node) => [Uint8Array.from([...(await transfer(node, 0)), 0])]],
    [
      'an unsigned transaction',
      async (node) => {
        const bytes = await transfer(node, 0)
        // The signature is at the end: r and s of zero.
        return [bytes.fill(0, bytes.length - 32)]
      },
    ],
    ['a blob transaction', async () => [Uint8Array.from([3, 0xc0])]],
  ])('is rejected for %s, and executing it if it is decided nevertheless leaves that out', async (_, transactions) => {
    const driver = new EngineDriver()
    const node = await started(driver)
    const proposal = await driver.propose(await transactions(node))
    expect(await driver.application.processProposal(proposal)).toBe('reject')
    const { results } = await driver.finalize(proposal)
    expect(results.length).toBe(proposal.transactions.length)
    expect(results.some(({ code }) => code !== 0)).toBe(true)
    const block = await node.request('eth_getBlockByNumber', ['latest', false])
    expect(block!.transactions.length).toBe(results.filter(({ code }) => code === 0).length)
    // The next block follows.
    await driver.decide(empty)
  })

  test('is executed once, and the result is that of an execution without it', async () => {
    const [one, two] = [new EngineDriver(), new EngineDriver()]
    const node = await started(one)
    await started(two)
    const proposal = await one.propose([await transfer(node, 0), await transfer(node, 1)])
    expect(await one.application.processProposal(proposal)).toBe('accept')
    expect(await one.application.processProposal(proposal)).toBe('accept')
    expect(await one.finalize(proposal)).toEqual(await two.finalize(proposal))
  })

  test('of a round that failed leaves nothing behind', async () => {
    const [one, two] = [new EngineDriver(), new EngineDriver()]
    const node = await started(one)
    await started(two)
    const failed = one.network.block([await transfer(node, 0, { value: 7n })], { proposer: new Uint8Array(20).fill(9) })
    expect(await one.application.processProposal(failed)).toBe('accept')
    const decided = await one.propose([await transfer(node, 0)])
    expect(await one.finalize(decided)).toEqual(await two.finalize(decided))
  })
})

describe('a transaction of a client', () => {
  test('is handed to the engine, in the pool of every node that receives it, and rejected for the reasons of the pool', async () => {
    const [one, two] = [new EngineDriver(), new EngineDriver()]
    const [first, second] = [await started(one), await started(two)]
    const raw = await signed(first, 0)
    const hash = await first.request('eth_sendRawTransaction', [raw])
    expect(one.received.map(hex)).toEqual([raw])
    const pending: string[] = []
    second.events.on('newPendingTransactions', (seen) => pending.push(seen))
    expect(await two.application.checkTx(one.received[0]!, 'new')).toEqual({ code: 0, log: '', gasWanted: 21_000n })
    expect(pending).toEqual([hash])
    expect(await second.request('eth_getTransactionByHash', [hash])).toMatchObject({ hash, blockNumber: null })
    await expect(first.request('eth_sendRawTransaction', [raw])).rejects.toThrow('already known')
    expect(await two.application.checkTx(await transfer(first, 0, { value: 10n ** 30n }), 'new')).toMatchObject({ code: 1 })
    expect((await two.application.checkTx(Uint8Array.of(1, 2), 'new')).code).toBe(1)
  })

  test('behind a nonce gap is handed over when the gap is filled', async () => {
    const driver = new EngineDriver()
    const node = await started(driver)
    const [second, first] = [await signed(node, 1), await signed(node, 0)]
    await node.request('eth_sendRawTransaction', [second])
    expect(driver.received).toEqual([])
    await node.request('eth_sendRawTransaction', [first])
    await expect.poll(() => driver.received.map(hex)).toEqual([first, second])
    expect(codes(await driver.decide())).toEqual([0, 0])
  })

  test('that the engine refuses leaves the pool, and its client learns the reason', async () => {
    const driver = new EngineDriver()
    const node = await started(driver)
    driver.refusal = 'mempool is full'
    const raw = await signed(node, 0)
    await expect(node.request('eth_sendRawTransaction', [raw])).rejects.toMatchObject({
      code: -32000,
      message: 'the consensus engine refused the transaction: mempool is full',
    })
    expect(await node.request('eth_getTransactionByHash', [keccak256(raw)])).toBeNull()
    driver.hasAll = true
    expect(await node.request('eth_sendRawTransaction', [raw])).toBe(keccak256(raw))
  })

  test('that is sent while the engine is not reachable is kept, and handed over afterwards', async () => {
    const driver = new EngineDriver()
    const clock = new ManualClock()
    const node = await started(driver, { clock })
    driver.isReachable = false
    const raw = await signed(node, 0)
    const hash = await node.request('eth_sendRawTransaction', [raw])
    await clock.advance(3000)
    expect(driver.received).toEqual([])
    expect(await node.request('eth_getTransactionByHash', [hash])).toMatchObject({ hash })
    driver.isReachable = true
    await clock.advance(1000)
    expect(driver.received.map(hex)).toEqual([raw])
  })

  test('that is dropped on its way to the engine does not come back with the engine', async () => {
    const driver = new EngineDriver()
    const node = await started(driver)
    let answer = () => {}
    driver.delay = new Promise((resolve) => {
      answer = resolve
    })
    const sending = node.request('eth_sendRawTransaction', [await signed(node, 0)])
    await expect.poll(() => driver.received.length).toBe(1)
    await node.request('debug_clearTxpool')
    answer()
    await expect(sending).rejects.toThrow('the transaction is not in the pool any more')
    expect(await node.request('txpool_status')).toEqual({ pending: '0x0', queued: '0x0' })
    expect(codes(await driver.decide())).toEqual([])
  })

  test('is handed over again after the engine began anew', async () => {
    const driver = new EngineDriver()
    const node = await started(driver)
    const raw = await signed(node, 0)
    await node.request('eth_sendRawTransaction', [raw])
    await driver.handshake()
    await expect.poll(() => driver.received.map(hex)).toEqual([raw, raw])
  })

  test('is answered by recheck as long as the pool holds it', async () => {
    const driver = new EngineDriver()
    const node = await started(driver)
    const bytes = await transfer(node, 0)
    await node.request('eth_sendRawTransaction', [hex(bytes)])
    expect((await driver.application.checkTx(bytes, 'recheck')).code).toBe(0)
    await driver.decide()
    expect((await driver.application.checkTx(bytes, 'recheck')).code).toBe(1)
  })

  test('with blobs is rejected with the reason', async () => {
    const driver = new EngineDriver()
    await started(driver)
    expect(await driver.application.checkTx(Uint8Array.of(3, 0xc0), 'new')).toMatchObject({
      code: 1,
      log: 'transaction type not supported: the consensus engine does not carry blobs',
    })
  })
})

describe('with a store', () => {
  test('a block that was finalized and not committed is executed again after a restart, and announced once', async () => {
    const path = folder()
    const driver = new EngineDriver()
    const node = await started(driver, { store: levelStore(path) })
    await driver.decide([await transfer(node, 0)])
    const lost = await driver.propose([await transfer(node, 1)])
    const finalized = await driver.application.finalizeBlock(lost)
    // The engine has the block; the application ends before its commit.
    driver.network.records.push({ block: lost, finalized })
    await node.close()

    const again = new EngineDriver(driver.network, false)
    const heads: string[] = []
    const reopened = createNode({ consensus: again, store: levelStore(path), clock: new ManualClock() })
    const second = await reopened
    closing(second)
    second.events.on('newHeads', ({ number }) => heads.push(number!))
    expect((await again.application.info()).lastBlockHeight).toBe(1n)
    await again.handshake()
    expect(heads).toEqual(['0x2'])
    expect((await again.application.info()).lastBlockAppHash).toEqual(finalized.appHash)
  })

  test('the pool outlives the process and is handed to the engine again', async () => {
    const path = folder()
    const driver = new EngineDriver()
    const node = await started(driver, { store: levelStore(path) })
    const raw = await signed(node, 0)
    await node.request('eth_sendRawTransaction', [raw])
    await node.close()
    const again = new EngineDriver(driver.network)
    const second = await started(again, { store: levelStore(path) })
    await expect.poll(() => again.received.map(hex)).toEqual([raw])
    expect(codes(await again.decide())).toEqual([0])
    expect(await second.request('eth_getTransactionReceipt', [keccak256(raw)])).toMatchObject({ status: '0x1' })
  })

  test('evidence against validators is kept', async () => {
    const path = folder()
    const driver = new EngineDriver()
    const node = await started(driver, { store: levelStore(path) })
    const validator = new Uint8Array(20).fill(5)
    await driver.decide([], { misbehavior: [{ kind: 'duplicate vote', validator, height: 1n }] })
    const { appHash } = driver.network.records[0]!.finalized
    const expected = [{ blockNumber: '0x1', blockHash: hex(appHash), kind: 'duplicate vote', validator: hex(validator), height: '0x1' }]
    expect(await node.request('evmbed_evidence')).toEqual(expected)
    await node.close()
    const second = await started(new EngineDriver(driver.network), { store: levelStore(path) })
    expect(await second.request('evmbed_evidence')).toEqual(expected)
  })

  test('the chain of a single node goes on under an engine', async () => {
    const path = folder()
    const solo = await createNode({ store: levelStore(path), timestamp: 1_600_000_000n })
    closing(solo)
    await solo.request('eth_sendRawTransaction', [await signed(solo, 0)])
    await solo.close()
    const network = new Network()
    network.initialHeight = 2n
    const driver = new EngineDriver(network)
    const node = await started(driver, { store: levelStore(path), timestamp: 1_600_000_000n })
    expect(codes(await driver.decide([await transfer(node, 1)]))).toEqual([0])
    expect(await node.request('eth_getTransactionCount', [node.accounts[0]!.address, 'latest'])).toBe('0x2')
  })
})

describe('without a store', () => {
  test('a node that begins again answers height 0, and the engine replays its blocks', async () => {
    const driver = new EngineDriver()
    const node = await started(driver)
    for (const nonce of [0, 1, 2]) await driver.decide([await transfer(node, nonce)])
    await node.close()
    const second = await started(new EngineDriver(driver.network))
    expect(await second.request('eth_blockNumber')).toBe('0x3')
  })
})

describe('the genesis', () => {
  const genesis = {
    config: { chainId: 4242, homesteadBlock: 0, eip150Block: 0, eip155Block: 0, eip158Block: 0, byzantiumBlock: 0, londonBlock: 0 },
    alloc: { '0x00000000000000000000000000000000000000bb': { balance: '0x64' } },
    gasLimit: '0x1000000',
  }

  test('is that of the options, and the engine may repeat it', async () => {
    const network = new Network()
    network.appState = new TextEncoder().encode(JSON.stringify(genesis))
    const driver = new EngineDriver(network)
    await started(driver, { genesis })
    await driver.handshake()
    await driver.decide()
    expect((await driver.application.info()).lastBlockHeight).toBe(1n)
  })

  test('of the engine is that of a node without one, if it can be read before', async () => {
    const network = new Network()
    network.appState = new TextEncoder().encode(JSON.stringify(genesis))
    const driver = Object.assign(new EngineDriver(network), { readGenesis: async () => network.appState })
    const node = await started(driver)
    expect(node.chainId).toBe(4242)
    expect(await node.request('eth_getBalance', ['0x00000000000000000000000000000000000000bb'])).toBe('0x64')
  })

  test('of another chain is rejected with both hashes', async () => {
    const network = new Network()
    network.appState = new TextEncoder().encode(JSON.stringify(genesis))
    await expect(createNode({ consensus: new EngineDriver(network) })).rejects.toThrow(
      /^app_state of the engine's genesis has block 0 0x[0-9a-f]{64}, and this node has 0x[0-9a-f]{64}: give the node the same object/,
    )
    network.appState = new TextEncoder().encode('{"wallets":[]}')
    await expect(createNode({ consensus: new EngineDriver(network) })).rejects.toThrow("it needs 'config' and 'alloc'")
  })

  test('of a node without options is the same on every node, whenever it starts', async () => {
    const [one, two] = [new EngineDriver(), new EngineDriver()]
    const first = await started(one)
    const second = await started(two, { clock: new ManualClock(1_900_000_000_000) })
    const block = (node: Node) => node.request('eth_getBlockByNumber', ['0x0', false])
    expect(await block(first)).toEqual(await block(second))
  })
})

describe('methods', () => {
  test('answer from the status of the engine, and without one sanely', async () => {
    const driver = new EngineDriver()
    const clock = new ManualClock()
    const node = await started(driver, { clock })
    const answers = async () => [
      await node.request('net_peerCount'),
      await node.request('net_listening'),
      await node.request('eth_mining'),
      await node.request('eth_syncing'),
      await node.request('eth_coinbase'),
    ]
    const coinbase = `0x${'aa'.repeat(20)}`
    expect(await answers()).toEqual(['0x3', true, true, false, coinbase])
    expect(await node.request('admin_peers')).toMatchObject([{ id: 'ab', network: { remoteAddress: '10.0.0.2:26656', inbound: true } }])
    driver.isReachable = false
    expect(await answers()).toEqual(['0x3', true, true, false, coinbase])
    await clock.advance(1000)
    expect(await answers()).toEqual(['0x0', false, true, false, coinbase])
    expect(await node.request('admin_peers')).toEqual([])
  })

  test.each<[string, readonly unknown[]]>([
    ['evm_mine', []],
    ['evm_snapshot', []],
    ['evm_revert', ['0x1']],
    ['evm_increaseTime', [1]],
    ['anvil_setBalance', [STRANGER, '0x1']],
    ['anvil_setCoinbase', [STRANGER]],
    ['anvil_impersonateAccount', [STRANGER]],
    ['eth_sendUnsignedTransaction', [{ from: STRANGER, to: STRANGER }]],
    ['hardhat_reset', []],
    ['miner_stop', []],
    ['miner_setEtherbase', [STRANGER]],
    ['miner_setGasLimit', ['0xf4240']],
    ['debug_setHead', ['0x0']],
  ])('%s answers that this is no test chain', async (method, params) => {
    const node = await started(new EngineDriver())
    await expect(node.call(method, params as never)).rejects.toMatchObject({
      code: -32000,
      message: 'this node does not run a test chain: its consensus decides time, blocks and state',
    })
  })

  test('that send return the hash at once, and the pending block contains the transaction', async () => {
    const driver = new EngineDriver()
    const node = await started(driver)
    const [from] = await node.request('eth_accounts')
    const hash = await node.request('eth_sendTransaction', [{ from: from!, to: STRANGER, value: '0x1' }])
    const pending = await node.request('eth_getBlockByNumber', ['pending', false])
    expect(pending!.transactions).toEqual([hash])
    expect(await node.request('eth_getTransactionCount', [from!, 'pending'])).toBe('0x1')
    await driver.decide()
    expect(await node.request('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
  })

  test('are answered while a block is executed', async () => {
    const driver = new EngineDriver()
    const node = await started(driver)
    const block = driver.network.block(await Promise.all([0, 1, 2, 3].map((nonce) => transfer(node, nonce))))
    const finalized = driver.application.finalizeBlock(block)
    expect((await driver.application.checkTx(await transfer(node, 0, {}, 1), 'new')).code).toBe(0)
    expect(await node.request('eth_blockNumber')).toBe('0x0')
    await finalized
    expect((await driver.application.query({ path: '/p2p/filter/id/x', data: new Uint8Array(0), height: 0n })).code).toBe(0)
    expect((await driver.application.query({ path: '/balance', data: new Uint8Array(0), height: 0n })).code).toBe(1)
  })
})

/** Options of a test chain that goes on under an engine. */
const BEGUN = { timestamp: 1_700_000_000n }

/** Makes a test chain in a store on which transactions wait: one of the first account, and some that have no signature. Returns its height. */
async function testChainIn(store: ReturnType<typeof newStore>): Promise<bigint> {
  const single = await createNode({ ...BEGUN, store, mining: { automine: false } })
  await single.request('anvil_setBalance', [STRANGER, '0xde0b6b3a7640000'])
  await single.mine(1)
  await single.request('anvil_impersonateAccount', [STRANGER])
  const fields = { to: STRANGER, value: '0x1', gas: '0x5208' } as const
  await single.request('eth_sendTransaction', [{ ...fields, from: single.accounts[0]!.address }])
  await single.request('eth_sendTransaction', [{ ...fields, from: STRANGER }])
  await single.request('eth_sendUnsignedTransaction', [{ ...fields, from: single.accounts[1]!.address }])
  const height = BigInt(await single.request('eth_blockNumber'))
  await single.close()
  return height
}

/** Returns a network that goes on after a height. */
function networkAfter(height: bigint): Network {
  const network = new Network()
  network.initialHeight = height + 1n
  return network
}

describe('a transaction without a signature', () => {
  test('is dropped from the pool, with a report, when the chain of a single node goes on under an engine', async () => {
    const store = newStore()
    const network = networkAfter(await testChainIn(store))
    const driver = new EngineDriver(network)
    const faults: unknown[] = []
    const onFault = (fault: unknown) => faults.push(fault)
    const node = await started(driver, { ...BEGUN, store, onFault })
    expect(faults.map(String)).toEqual([
      'ImpersonatedDropped: 2 transactions of impersonated accounts dropped from the pool: the chain goes on under a consensus engine, and they have no signature',
    ])
    expect(await node.request('txpool_status')).toEqual({ pending: '0x1', queued: '0x0' })
    await expect.poll(() => driver.received.length).toBe(1)
    expect(codes(await driver.decide())).toEqual([0])
    await expect(node.request('eth_sendTransaction', [{ from: STRANGER, to: STRANGER }])).rejects.toThrow('unknown account')
    await node.close()
    await started(new EngineDriver(network), { ...BEGUN, store, onFault })
    expect(faults.length).toBe(1)
  })

  test('has the same result in a decided block, whatever the pools of the validators had', async () => {
    const [store, other] = [newStore(), newStore()]
    const network = networkAfter(await testChainIn(store))
    await testChainIn(other)
    const single = await createNode({ ...BEGUN, store: other, mining: { automine: false } })
    const pooled = (await single.request('txpool_content')).pending
    const raws = await Promise.all(
      Object.values(pooled)
        .flatMap((own) => Object.values(own as object))
        .map(({ hash }) => single.call('eth_getRawTransactionByHash', [hash])),
    )
    expect(raws.length).toBe(3)
    await single.request('anvil_dropAllTransactions')
    await single.close()
    const drivers = await Promise.all(
      [store, other].map(async (records) => {
        const driver = new EngineDriver(network)
        await started(driver, { ...BEGUN, store: records, onFault: () => {} })
        return driver
      }),
    )
    const block = network.block(raws.map((raw) => hexToBytes(raw as Hex)))
    const answers = await Promise.all(
      drivers.map(async ({ application }) => ({
        verdict: await application.processProposal(block),
        finalized: await application.finalizeBlock(block),
      })),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]!.verdict).toBe('reject')
    expect(codes(answers[0]!.finalized).sort()).toEqual([0, 1, 1])
  })
})

describe('a hardfork', () => {
  test('leaves out what waits in the pool and is not valid any more: the proposal is accepted by validators without it', async () => {
    const blocks = ['homestead', 'eip150', 'eip155', 'eip158', 'byzantium', 'constantinople', 'petersburg', 'istanbul', 'berlin', 'london']
    const times = { shanghaiTime: 0, cancunTime: 0, pragueTime: 0, osakaTime: 1_700_000_002 }
    const config = {
      chainId: 31337,
      terminalTotalDifficulty: 0,
      ...Object.fromEntries(blocks.map((name) => [`${name}Block`, 0])),
      ...times,
    }
    const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
    const genesis: Genesis = { config, gasLimit: '0x2000000', alloc: { [account.address]: { balance: '0xde0b6b3a7640000' } } }
    const [one, two] = [new EngineDriver(), new EngineDriver()]
    const [first] = [await started(one, { genesis, clock: new ManualClock() }), await started(two, { genesis, clock: new ManualClock() })]
    const fields = { type: 'eip1559', chainId: 31337, to: STRANGER, maxFeePerGas: 10n * GWEI, maxPriorityFeePerGas: GWEI } as const
    // More gas than Osaka allows (EIP-7825).
    const raw = await account.signTransaction({ ...fields, nonce: 0, gas: 2n ** 24n + 1n })
    await first.request('eth_sendRawTransaction', [raw])
    const before = one.network.block([], { time: 1_700_000_001n * 1_000_000_000n })
    const after = one.network.block([], { time: 1_700_000_002n * 1_000_000_000n })
    const proposed = (block: typeof before) => one.application.prepareProposal({ ...block, transactions: [], maxBytes: 1 << 20 })
    expect((await proposed(before)).map(hex)).toEqual([raw])
    const transactions = await proposed(after)
    expect(transactions).toEqual([])
    const late = one.network.block([hexToBytes(raw)], { time: after.time })
    for (const { application } of [one, two]) expect(await application.processProposal(late)).toBe('reject')
  })
})

describe('a fork of the node', () => {
  test('is a test chain with the state of the validators', async () => {
    const driver = new EngineDriver()
    const node = await started(driver)
    await driver.decide([await transfer(node, 0)])
    const fork = await node.fork()
    closing(fork)
    await fork.mine()
    expect(await fork.request('eth_blockNumber')).toBe('0x2')
    expect(await fork.request('eth_getBalance', [STRANGER])).toBe('0x1')
    expect(await node.request('eth_blockNumber')).toBe('0x1')
  })
})
