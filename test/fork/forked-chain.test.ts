import { createNode, type Hex, type Node, type NodeOptions } from 'evmbed'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quantity, STORE, word } from '../contracts/bytecode.js'
import { RemoteServer } from './remote-server.js'

const [ALICE, BOB]: readonly Hex[] = ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'] as const
const STRANGER: Hex = '0x00000000000000000000000000000000000000aa'
const NOBODY: Hex = '0x00000000000000000000000000000000000000bb'
const GAS = { gas: '0x30d40', maxFeePerGas: '0x12a05f2000', maxPriorityFeePerGas: '0x3b9aca00' } as const

let remote: Node
let server: RemoteServer
let store: Hex
let deployment: Hex
let stored: Hex

/** The remote has a contract with a value in block 2, and pays a stranger in block 3. The fork block is 4. */
beforeAll(async () => {
  remote = await createNode({ chainId: 4242, timestamp: 1_800_000_000n })
  server = await RemoteServer.start(() => remote)
  deployment = await remote.request('eth_sendTransaction', [{ from: ALICE!, data: STORE, ...GAS }])
  store = (await remote.request('eth_getTransactionReceipt', [deployment]))!.contractAddress!
  stored = await remote.request('eth_sendTransaction', [{ from: ALICE!, to: store, data: word(42), ...GAS }])
  await remote.request('eth_sendTransaction', [{ from: ALICE!, to: STRANGER, value: '0x3e8', gas: '0x5208' }])
  await remote.mine()
})

afterAll(async () => {
  await server.close()
  await remote.close()
})

beforeEach(() => server.forget())

/** Forks block 4, and closes the fork after the work. */
async function withFork(work: (fork: Node) => Promise<void>, options: NodeOptions = {}): Promise<void> {
  const fork = await createNode({ fork: { url: server.url, block: 4n }, ...options })
  try {
    await work(fork)
  } finally {
    await fork.close()
  }
}

describe('a fork of a remote chain', () => {
  it('goes on with the chain id, the numbers, the time and the gas limit of the remote chain', () =>
    withFork(async (fork) => {
      expect(fork.chainId).toBe(4242)
      expect(await fork.request('eth_blockNumber')).toBe('0x4')
      await fork.mine()
      const [block, parent] = await Promise.all([
        fork.request('eth_getBlockByNumber', ['latest', false]),
        remote.request('eth_getBlockByNumber', ['0x4', false]),
      ])
      expect(block).toMatchObject({ number: '0x5', parentHash: parent!.hash, gasLimit: parent!.gasLimit })
      expect(Number(block!.timestamp) - Number(parent!.timestamp)).toBeLessThan(60)
      expect(await fork.request('anvil_nodeInfo')).toMatchObject({ hardFork: 'osaka' })
    }))

  it('reads balances, nonces, code and storage of the remote chain', () =>
    withFork(async (fork) => {
      const slot = `0x${ALICE!.slice(2).padStart(64, '0')}` as const
      expect(await fork.request('eth_getBalance', [STRANGER])).toBe('0x3e8')
      expect(await fork.request('eth_getCode', [store])).toBe(await remote.request('eth_getCode', [store]))
      expect(await fork.request('eth_getStorageAt', [store, slot])).toBe(word(42))
      expect(await fork.request('eth_getTransactionCount', [ALICE!])).toBe('0x3')
      expect(await fork.request('eth_getBalance', [NOBODY])).toBe('0x0')
    }))

  it('funds the accounts of the node', () =>
    withFork(
      async (fork) => {
        expect(await fork.request('eth_getBalance', [BOB!])).toBe('0x7')
        expect(await remote.request('eth_getBalance', [BOB!])).not.toBe('0x7')
      },
      { balance: 7n },
    ))

  it('requests each value once, whoever asks and however often', () =>
    withFork(async (fork) => {
      server.forget()
      const read = () => Promise.all([STRANGER, store, NOBODY].map((account) => fork.request('eth_getBalance', [account])))
      await Promise.all([read(), read(), read()])
      await read()
      await Promise.all([1, 2, 3].map((slot) => fork.request('eth_getStorageAt', [store, quantity(slot), 'latest'])))
      await fork.request('eth_sendTransaction', [{ from: ALICE!, to: store, data: word(1), ...GAS }])
      await fork.mine(3)
      expect(server.repeated).toEqual([])
      expect(server.count('eth_getBalance')).toBe(3)
      expect(server.count('eth_getCode')).toBe(3)
    }))

  it('sends the requests of one moment as one message', () =>
    withFork(async (fork) => {
      server.forget()
      const accounts = Array.from({ length: 16 }, (_, i) => `0x${(i + 1).toString(16).padStart(40, 'c')}` as const)
      await Promise.all(accounts.map((account) => fork.request('eth_getBalance', [account])))
      expect(server.calls).toHaveLength(48)
      expect(server.messages).toBe(1)
    }))

  it('mines empty blocks without asking the remote chain', () =>
    withFork(async (fork) => {
      await fork.mine()
      server.forget()
      await fork.mine(5)
      expect(server.calls).toEqual([])
    }))

  it('runs transactions as the remote chain does: receipts, logs and balances are equal', async () => {
    const original = await remote.fork()
    await withFork(async (fork) => {
      const results = []
      for (const node of [original, fork]) {
        await node.request('anvil_setBalance', [ALICE!, '0xde0b6b3a7640000'])
        const hashes: Hex[] = []
        for (const transaction of [
          { to: store, data: word(7) },
          { to: store, data: word(0) },
          { to: STRANGER, value: '0x5' },
          { data: STORE },
        ] as const) {
          hashes.push(await node.request('eth_sendTransaction', [{ from: ALICE!, ...GAS, ...transaction }]))
        }
        const receipts = await Promise.all(hashes.map((hash) => node.request('eth_getTransactionReceipt', [hash])))
        results.push({
          receipts: receipts.map((receipt) => ({
            ...receipt!,
            blockHash: '',
            logs: receipt!.logs.map((log) => ({ ...log, blockHash: '', blockTimestamp: '' })),
          })),
          balances: await Promise.all([ALICE!, STRANGER, store].map((account) => node.request('eth_getBalance', [account]))),
          slot: await node.request('eth_getStorageAt', [store, word(BigInt(ALICE!))]),
        })
      }
      expect(results[1]).toEqual(results[0])
      expect(results[1]!.receipts.map(({ status }) => status)).toEqual(['0x1', '0x0', '0x1', '0x1'])
    })
    await original.close()
  })

  it('writes only to itself, and hides what it has written over', () =>
    withFork(async (fork) => {
      const slot = word(BigInt(ALICE!))
      await fork.request('eth_sendTransaction', [{ from: ALICE!, to: store, data: word(9), ...GAS }])
      await fork.request('anvil_setCode', [store, '0x'])
      expect(await fork.request('eth_getStorageAt', [store, slot])).toBe(word(9))
      await fork.request('anvil_setStorageAt', [store, slot, word(0)])
      expect(await fork.request('eth_getStorageAt', [store, slot])).toBe(word(0))
      expect(await fork.request('eth_getCode', [store])).toBe('0x')
      expect(await remote.request('eth_getStorageAt', [store, slot])).toBe(word(42))
    }))

  it('reverts to a snapshot, and forks again, without asking the remote chain again', () =>
    withFork(async (fork) => {
      const id = await fork.request('evm_snapshot')
      await fork.request('eth_sendTransaction', [{ from: ALICE!, to: store, data: word(9), ...GAS }])
      await fork.request('evm_revert', [id])
      server.forget()
      const child = await fork.fork()
      expect(await child.request('eth_getStorageAt', [store, word(BigInt(ALICE!))])).toBe(word(42))
      await child.request('eth_sendTransaction', [{ from: ALICE!, to: store, data: word(3), ...GAS }])
      expect(await fork.request('eth_getStorageAt', [store, word(BigInt(ALICE!))])).toBe(word(42))
      expect(server.calls).toEqual([])
      await child.close()
    }))

  it('traces its own transactions over state that has to be loaded', () =>
    withFork(async (fork) => {
      const trace = await fork.request('debug_traceCall', [
        { from: ALICE!, to: store, data: word(5), gas: '0x30d40' },
        'latest',
        { tracer: 'prestateTracer', tracerConfig: { diffMode: true } },
      ])
      expect(trace).toMatchObject({ pre: { [store]: { storage: { [word(BigInt(ALICE!))]: word(42) } } } })
    }))

  it.each(['wasm', 'ethereumjs', 'compare'] as const)('runs calls and transactions with the engine %s', (engine) =>
    withFork(
      async (fork) => {
        expect(await fork.request('eth_call', [{ to: store, data: word(5) }])).toBe('0x')
        await expect(fork.request('eth_call', [{ to: store, data: word(0) }])).rejects.toMatchObject({ code: 3 })
        const hash = await fork.request('eth_sendTransaction', [{ from: ALICE!, to: store, data: word(6), ...GAS }])
        expect(await fork.request('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1', blockNumber: '0x5' })
      },
      { engine },
    ),
  )

  it('gives BLOCKHASH of blocks of the remote chain', () =>
    withFork(async (fork) => {
      // PUSH1 2 BLOCKHASH PUSH0 MSTORE PUSH1 32 PUSH0 RETURN
      const code = '0x60024060005260205ff3'
      const overrides = { [NOBODY]: { code } } as const
      const block = await remote.request('eth_getBlockByNumber', ['0x2', false])
      expect(await fork.request('eth_call', [{ to: NOBODY }, 'latest', overrides])).toBe(block!.hash)
    }))

  it('answers the past from the remote chain: blocks, transactions, receipts and state', () =>
    withFork(async (fork) => {
      await fork.mine()
      for (const [method, params] of [
        ['eth_getBlockByNumber', ['0x2', true]],
        ['eth_getBlockByNumber', ['0x4', false]],
        ['eth_getBlockByNumber', ['earliest', false]],
        ['eth_getTransactionByHash', [stored]],
        ['eth_getTransactionReceipt', [stored]],
        ['eth_getBlockReceipts', ['0x2']],
        ['eth_getTransactionByBlockNumberAndIndex', ['0x2', '0x0']],
        ['eth_getBalance', [STRANGER, '0x1']],
        ['eth_getStorageAt', [store, word(BigInt(ALICE!)), '0x1']],
        ['eth_getCode', [store, 'earliest']],
        ['debug_traceTransaction', [stored, { tracer: 'callTracer' }]],
        ['trace_transaction', [stored]],
      ] as const) {
        expect([method, params, await fork.call(method, params)]).toEqual([method, params, await remote.call(method, params)])
      }
    }))

  it('joins logs and fees of the past with its own', () =>
    withFork(async (fork) => {
      await fork.request('eth_sendTransaction', [{ from: ALICE!, to: store, data: word(8), ...GAS }])
      const logs = await fork.request('eth_getLogs', [{ fromBlock: 'earliest', address: store }])
      expect(logs.map(({ blockNumber, data }) => [blockNumber, data])).toEqual([
        ['0x2', word(42)],
        ['0x5', word(8)],
      ])
      expect(await fork.request('eth_getLogs', [{ fromBlock: '0x5', address: store }])).toHaveLength(1)
      expect(await fork.request('eth_getLogs', [{ fromBlock: '0x0', toBlock: '0x4' }])).toHaveLength(1)
      const fees = await fork.request('eth_feeHistory', ['0x4', 'latest', [50]])
      expect(fees).toMatchObject({ oldestBlock: '0x2' })
      expect(fees.baseFeePerGas).toHaveLength(5)
      expect(fees.reward).toHaveLength(4)
    }))

  it('does not show what the remote chain does after the fork block', async () => {
    const live = await remote.fork()
    const source = await RemoteServer.start(() => live)
    const fork = await createNode({ fork: { url: source.url } })
    const later = await live.request('eth_sendTransaction', [{ from: ALICE!, to: STRANGER, value: '0x1', gas: '0x5208' }])
    const block = await live.request('eth_getBlockByNumber', ['latest', false])
    expect(block!.number).toBe('0x5')
    expect(await fork.request('eth_blockNumber')).toBe('0x4')
    expect(await fork.request('eth_getTransactionByHash', [later])).toBeNull()
    expect(await fork.request('eth_getTransactionReceipt', [later])).toBeNull()
    expect(await fork.request('eth_getBlockByHash', [block!.hash!, false])).toBeNull()
    expect(await fork.request('eth_getBlockByNumber', ['0x5', false])).toBeNull()
    expect(await fork.request('eth_getBalance', [STRANGER])).toBe('0x3e8')
    await expect(fork.call('debug_traceTransaction', [later])).rejects.toThrow('transaction not found')
    // Neither by an answer that shows no number.
    const byHash = { blockHash: block!.hash! }
    for (const [method, params] of [
      ['eth_getRawTransactionByHash', [later]],
      ['eth_getBlockTransactionCountByHash', [block!.hash!]],
      ['eth_getUncleCountByBlockHash', [block!.hash!]],
      ['eth_getTransactionByBlockHashAndIndex', [block!.hash!, '0x0']],
      ['eth_getBlockReceipts', [byHash]],
      ['eth_getBalance', [STRANGER, byHash]],
      ['eth_getLogs', [byHash]],
      ['trace_transaction', [later]],
      ['ots_getTransactionError', [later]],
    ] as const) {
      const answer = await fork.call(method, params).catch((error: Error) => error.message)
      expect([method, answer]).toEqual([
        method,
        expect.toSatisfy((value) => value === null || value === '0x' || /not found|unknown block/.test(String(value))),
      ])
    }
    // Block 0 of this method stands for the head of the fork.
    expect(await fork.call('ots_searchTransactionsBefore', [STRANGER, 0, 25])).toMatchObject({ txs: [] })
    await Promise.all([fork.close(), live.close(), source.close()])
  })

  it('takes a provider instead of a URL', async () => {
    const provider = { request: ({ method, params }: { method: string; params?: readonly unknown[] }) => remote.call(method, params as []) }
    const fork = await createNode({ fork: { provider } })
    expect(await fork.request('eth_getBalance', [STRANGER])).toBe('0x3e8')
    await fork.close()
  })

  it('refuses wrong options by their names, without showing the URL', async () => {
    const url = 'https://user:secret@localhost:1/key'
    const refused = (fork: object) => createNode({ fork: { url, ...fork } } as NodeOptions)
    await expect(refused({ block: -1n })).rejects.toThrow("option 'fork.block': expected a bigint that is not negative, got -1n")
    await expect(refused({ retries: 1.5 })).rejects.toThrow("option 'fork.retries': expected an integer from 0, got 1.5")
    await expect(refused({ provider: {} })).rejects.toThrow("option 'fork.provider'")
    await expect(refused({ uri: url })).rejects.toThrow(/^(?!.*secret).*option 'fork.uri'/)
    await expect(createNode({ fork: {} })).rejects.toThrow("option 'fork.url'")
    await expect(createNode({ fork: { url: 'ws://localhost' } })).rejects.toThrow("option 'fork.url': expected an http or https URL")
  })

  it('says that the remote chain has no such block', async () => {
    await expect(createNode({ fork: { url: server.url, block: 400n } })).rejects.toThrow(
      'fork: eth_getBlockByNumber(0x190, false) failed: the remote chain has no such block',
    )
  })
})
