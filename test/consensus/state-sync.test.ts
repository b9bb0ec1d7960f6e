import { createNode, type Genesis, type Hex, type Node, type NodeOptions } from 'evmbed'
import { levelStore } from 'evmbed/storage'
import { hexToBytes, type TransactionSerializable } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import type { ChunkVerdict, StateSnapshot } from '../../src/consensus/abci.js'
import { concatBytes } from '../../src/primitives/hex.js'
import { keccak256 } from '../../src/primitives/keccak.js'
import { decodeRlp } from '../../src/primitives/rlp.js'
import { encodeRlp, type RlpValue } from '../../src/primitives/rlp-encoding.js'
import { KINDS } from '../../src/store/records.js'
import { newStore } from '../persistence/faulty-store.js'
import { EngineDriver, expectSame, Network } from '../support/engine-driver.js'
import { useEngineNodes } from '../support/engine-nodes.js'
import { ManualClock } from '../support/manual-clock.js'

const GWEI = 1_000_000_000n
/** Runtime code that stores BLOCKHASH(NUMBER - 200) under NUMBER. */
const HASHES: Hex = '0x600880600b6000396000f360c84303404355'

const { started, folder } = useEngineNodes()

async function transaction(node: Node, nonce: number, changes: Partial<TransactionSerializable>): Promise<Uint8Array> {
  const account = privateKeyToAccount(node.accounts[0]!.privateKey)
  const fields = { type: 'eip1559', chainId: node.chainId, nonce, gas: 200_000n, maxFeePerGas: 10n * GWEI, maxPriorityFeePerGas: GWEI }
  return hexToBytes(await account.signTransaction({ ...fields, ...changes } as TransactionSerializable))
}

/** Decides blocks with a transaction each: one that deploys a contract, and calls of it. */
async function grow(driver: EngineDriver, node: Node, blocks: number): Promise<void> {
  for (let i = 0; i < blocks; i++) {
    const nonce = Number(driver.network.height)
    const { contract } = contractOf(node)
    await driver.decide([await transaction(node, nonce, nonce === 0 ? { data: HASHES } : { to: contract, value: 0n })])
  }
}

const contractOf = (_: Node): { readonly contract: Hex } => ({ contract: '0x5fbdb2315678afecb367f032d93f642f64180aa3' })

async function lastSnapshot({ application }: EngineDriver, height: bigint): Promise<StateSnapshot> {
  await expect.poll(async () => (await application.listSnapshots()).at(-1)?.height, { timeout: 20_000 }).toBe(height)
  return (await application.listSnapshots()).at(-1)!
}

/** Waits for the snapshot of a height, of the same form as another, without asking for others. */
async function made({ application }: EngineDriver, { format }: StateSnapshot, height: bigint): Promise<void> {
  const chunk = () => application.loadSnapshotChunk({ height, format, chunk: 0 })
  await expect.poll(async () => (await chunk()).length, { timeout: 20_000 }).toBeGreaterThan(0)
}

const LIAR = 'liar'
const REFUSED = (index: number) => ({ verdict: 'retry', refetch: [index], rejectedSenders: [LIAR] })

/** Returns the app hash of a height. */
function appHashOf({ network }: EngineDriver, height: bigint): Uint8Array {
  return network.records[Number(height) - 1]!.finalized.appHash
}

function chunksOf({ application }: EngineDriver, { height, format, chunks }: StateSnapshot): Promise<Uint8Array[]> {
  return Promise.all(Array.from({ length: chunks }, (_, chunk) => application.loadSnapshotChunk({ height, format, chunk })))
}

/** Starts a chain with some thousand accounts, whose snapshot of height 2 has several chunks, and another node without blocks. */
async function chainWithAccounts() {
  const alloc = Object.fromEntries(
    Array.from({ length: 6000 }, (_, i) => [`0x${(i + 1).toString(16).padStart(40, '0')}`, { balance: '0x1' }]),
  )
  const genesis: Genesis = { config: { chainId: 1, terminalTotalDifficulty: 0 }, gasLimit: '0x1000000', alloc }
  const one = new EngineDriver()
  await started(one, { genesis, snapshotInterval: 2 })
  await one.decide()
  await one.decide()
  const snapshot = await lastSnapshot(one, 2n)
  const two = new EngineDriver(one.network, false)
  await started(two, { genesis })
  return { one, two, genesis, snapshot, appHash: appHashOf(one, 2n), chunks: await chunksOf(one, snapshot) }
}

/** Gives a new node a snapshot as the engine does. */
async function restore(from: EngineDriver, to: EngineDriver, snapshot: StateSnapshot): Promise<void> {
  const { appHash } = from.network.records[Number(snapshot.height) - 1]!.finalized
  expect(await to.application.offerSnapshot(snapshot, appHash)).toBe('accept')
  for (let index = 0; index < snapshot.chunks; index++) {
    const data = await from.application.loadSnapshotChunk({ height: snapshot.height, format: snapshot.format, chunk: index })
    expect(await to.application.applySnapshotChunk({ index, data, sender: 'peer' })).toMatchObject({ verdict: 'accept' })
  }
  expect(await to.application.info()).toMatchObject({ lastBlockHeight: snapshot.height, lastBlockAppHash: appHash })
}

/** Returns a snapshot of other chunks, consistent in itself: its first chunk has their hashes, and its hash is that of the first chunk. */
function snapshotOf(snapshot: StateSnapshot, chunks: readonly Uint8Array[]) {
  const [first = new Uint8Array(0), ...others] = chunks
  const [transactions, headers] = decodeRlp(first, { depth: 2 }) as RlpValue[]
  const forged = encodeRlp([transactions!, headers!, concatBytes(...others.map(keccak256))])
  return { snapshot: { ...snapshot, chunks: chunks.length, hash: keccak256(forged) }, chunks: [forged, ...others] }
}

function changedByte(bytes: Uint8Array, at: number): Uint8Array {
  const changed = Uint8Array.from(bytes)
  const index = at < 0 ? bytes.length + at : at
  changed[index] = (changed[index] ?? 0) ^ 1
  return changed
}

/** Returns the number of trie nodes in a store, once it has not changed for a while. */
async function settledNodes(store: ReturnType<typeof newStore>): Promise<number> {
  let last = -1
  const change = async () => {
    const before = last
    last = await nodesIn(store)
    return last - before
  }
  await expect.poll(change, { timeout: 20_000, interval: 300 }).toBe(0)
  return last
}

/** Returns the number of trie nodes in a store. */
async function nodesIn(store: ReturnType<typeof newStore>): Promise<number> {
  const keys = await store.keys().all()
  return keys.filter(([kind]) => kind === KINDS.node).length
}

describe('state sync', () => {
  test.each([
    ['in memory', false],
    ['with a store', true],
  ])(
    'a new node %s goes on from a snapshot, with the hashes of earlier blocks, and without their history',
    async (_, isStored) => {
      const network = new Network()
      const one = new EngineDriver(network)
      const node = await started(one, { snapshotInterval: 250 })
      await grow(one, node, 255)
      const snapshot = await lastSnapshot(one, 250n)
      const path = folder()
      const options = (): NodeOptions => (isStored ? { store: levelStore(path) } : {})
      let two = new EngineDriver(network, false)
      let joined = await started(two, options())
      await restore(one, two, snapshot)
      for (const { block, finalized } of network.records.slice(250)) {
        expectSame(await two.application.finalizeBlock(block), finalized)
        await two.application.commit()
      }
      const { contract } = contractOf(node)
      const reads = (from: Node, block: Hex | 'latest') => from.request('eth_getStorageAt', [contract, '0xff', block])
      expect(await reads(joined, 'latest')).toBe(await reads(node, 'latest'))
      expect(BigInt(await reads(joined, 'latest'))).not.toBe(0n)
      expect(await joined.request('eth_getBlockByNumber', ['0xfa', true])).toEqual(
        await node.request('eth_getBlockByNumber', ['0xfa', true]),
      )
      await expect(joined.request('eth_getBlockByNumber', ['0x64', true])).rejects.toMatchObject({ code: 4444 })
      await expect(joined.request('eth_getBalance', [contract, '0xf9'])).rejects.toThrow('missing trie node')
      expect(await joined.request('eth_getBlockByNumber', ['0x0', false])).toEqual(
        await node.request('eth_getBlockByNumber', ['0x0', false]),
      )
      if (!isStored) return
      await joined.close()
      two = new EngineDriver(network)
      joined = await started(two, options())
      await grow(one, node, 3)
      for (const { block, finalized } of network.records.slice(255)) {
        expectSame(await two.application.finalizeBlock(block), finalized)
        await two.application.commit()
      }
      await expect(joined.request('eth_getBlockByNumber', ['0x64', true])).rejects.toMatchObject({ code: 4444 })
    },
    120_000,
  )

  test('a snapshot that was listed can be fetched for a minute, however many follow', async () => {
    const driver = new EngineDriver()
    const clock = new ManualClock()
    const node = await started(driver, { snapshotInterval: 2, clock })
    await grow(driver, node, 2)
    const listed = await lastSnapshot(driver, 2n)
    const first = await driver.application.loadSnapshotChunk({ ...listed, chunk: 0 })
    expect(first.length).toBeGreaterThan(0)
    const fetched = () => driver.application.loadSnapshotChunk({ ...listed, chunk: 0 })
    for (let height = 4n; height <= 8n; height += 2n) {
      await grow(driver, node, 2)
      await made(driver, listed, height)
    }
    expect(await fetched()).toEqual(first)
    await clock.advance(61_000)
    for (let height = 10n; height <= 12n; height += 2n) {
      await grow(driver, node, 2)
      await made(driver, listed, height)
    }
    expect(await fetched()).toEqual(new Uint8Array(0))
  })

  test('a state is written chunk by chunk, and chunks of a snapshot that was given up are removed', async () => {
    const alloc = Object.fromEntries(
      Array.from({ length: 6000 }, (_, i) => [`0x${(i + 1).toString(16).padStart(40, '0')}`, { balance: '0x1' }]),
    )
    const genesis: Genesis = { config: { chainId: 1, terminalTotalDifficulty: 0 }, gasLimit: '0x1000000', alloc }
    const one = new EngineDriver()
    await started(one, { genesis, snapshotInterval: 2 })
    await one.decide()
    await one.decide()
    const snapshot = await lastSnapshot(one, 2n)
    expect(snapshot.chunks).toBeGreaterThan(3)
    const { appHash } = one.network.records[1]!.finalized
    const decided = await one.decide().then(() => one.network.records[2]!)

    async function joined(attempts: number) {
      const store = newStore()
      const sizes: number[] = []
      store.on('write', (operations) => sizes.push(operations.length))
      const two = new EngineDriver(one.network, false)
      await started(two, { genesis, store })
      const [first = 0] = sizes.splice(0)
      for (let attempt = 1; attempt < attempts; attempt++) {
        expect(await two.application.offerSnapshot(snapshot, appHash)).toBe('accept')
        for (const index of [0, 1, 2]) {
          const data = await one.application.loadSnapshotChunk({ ...snapshot, chunk: index })
          expect(await two.application.applySnapshotChunk({ index, data, sender: '' })).toMatchObject({ verdict: 'accept' })
        }
      }
      await restore(one, two, snapshot)
      expectSame(await two.application.finalizeBlock(decided.block), decided.finalized)
      await two.application.commit()
      return { store, first, largest: Math.max(...sizes) }
    }

    const { store, first, largest } = await joined(1)
    expect(first).toBeGreaterThan(6000)
    expect(largest).toBeLessThan(first / 2)
    const interrupted = await joined(3)
    await expect.poll(() => nodesIn(interrupted.store), { timeout: 20_000 }).toBe(await nodesIn(store))
  })

  test('a changed chunk is fetched again from another peer', async () => {
    const one = new EngineDriver()
    const node = await started(one, { snapshotInterval: 3 })
    await grow(one, node, 3)
    const snapshot = await lastSnapshot(one, 3n)
    const two = new EngineDriver(one.network, false)
    const joined = await started(two)
    const { appHash } = one.network.records[2]!.finalized
    expect(await two.application.offerSnapshot(snapshot, appHash)).toBe('accept')
    for (let index = 0; index < snapshot.chunks; index++) {
      const data = await one.application.loadSnapshotChunk({ ...snapshot, chunk: index })
      const forged = Uint8Array.from(data)
      forged[forged.length - 40] = (forged[forged.length - 40] ?? 0) ^ 1
      const refused = { verdict: 'retry', refetch: [index], rejectedSenders: ['liar'] }
      expect(await two.application.applySnapshotChunk({ index, data: forged, sender: 'liar' })).toEqual(refused)
      expect(await two.application.applySnapshotChunk({ index, data, sender: 'peer' })).toMatchObject({ verdict: 'accept' })
    }
    expect(await joined.request('eth_blockNumber')).toBe('0x3')
  })

  test('a chunk of another place is fetched again from another peer, and the snapshot is restored', async () => {
    const { two, snapshot, appHash, chunks } = await chainWithAccounts()
    expect(await two.application.offerSnapshot(snapshot, appHash)).toBe('accept')
    for (const [index, data] of chunks.entries()) {
      for (const other of chunks) {
        if (other !== data) expect(await two.application.applySnapshotChunk({ index, data: other, sender: LIAR })).toEqual(REFUSED(index))
      }
      expect(await two.application.applySnapshotChunk({ index, data, sender: 'peer' })).toMatchObject({ verdict: 'accept' })
    }
    expect(await two.application.info()).toMatchObject({ lastBlockHeight: 2n, lastBlockAppHash: appHash })
  })

  test('chunks are taken in their order, each once, and none beyond the number of the snapshot', async () => {
    const { two, snapshot, appHash, chunks } = await chainWithAccounts()
    expect(await two.application.offerSnapshot(snapshot, appHash)).toBe('accept')
    const apply = (index: number, data: Uint8Array) => two.application.applySnapshotChunk({ index, data, sender: 'peer' })
    const wanted = (index: number) => ({ verdict: 'retry', refetch: [index], rejectedSenders: [] })
    expect(await apply(1, chunks[1]!)).toEqual(wanted(0))
    for (const [index, data] of chunks.entries()) {
      expect(await apply(index + 1, data)).toEqual(wanted(index))
      expect(await apply(4_294_967_295, data)).toEqual(wanted(index))
      expect(await apply(index, data)).toMatchObject({ verdict: 'accept' })
      if (index + 1 < chunks.length) expect(await apply(index, data)).toMatchObject({ verdict: 'accept' })
    }
    expect(await two.application.info()).toMatchObject({ lastBlockHeight: 2n, lastBlockAppHash: appHash })
  })

  test.each<[string, (chunks: Uint8Array[]) => Uint8Array[]]>([
    ['has a chunk twice', (chunks) => chunks.with(2, chunks[1]!)],
    ['lacks a chunk', (chunks) => chunks.slice(0, -1)],
    ['has a chunk of nothing', (chunks) => chunks.with(2, new Uint8Array(0))],
    ['has a chunk with another balance', (chunks) => chunks.with(1, changedByte(chunks[1]!, -40))],
    ['has a proof that leads elsewhere', (chunks) => chunks.with(1, changedByte(chunks[1]!, 200))],
  ])('a snapshot of a peer that %s is rejected, and the next one is restored', async (_, change) => {
    const { two, snapshot, appHash, chunks } = await chainWithAccounts()
    const forged = snapshotOf(snapshot, change(chunks))
    expect(await two.application.offerSnapshot(forged.snapshot, appHash)).toBe('accept')
    let last: ChunkVerdict['verdict'] = 'accept'
    for (const [index, data] of forged.chunks.entries()) {
      if (last === 'accept') last = (await two.application.applySnapshotChunk({ index, data, sender: LIAR })).verdict
    }
    expect(last).toBe('reject snapshot')
    expect(await two.application.info()).toMatchObject({ lastBlockHeight: 0n })
    expect(await two.application.offerSnapshot(snapshot, appHash)).toBe('accept')
    for (const [index, data] of chunks.entries()) await two.application.applySnapshotChunk({ index, data, sender: 'peer' })
    expect(await two.application.info()).toMatchObject({ lastBlockHeight: 2n, lastBlockAppHash: appHash })
  })

  test('an offer of no chunks, of one, or of more than a state can have rejects the sender', async () => {
    const { two, snapshot, appHash } = await chainWithAccounts()
    for (const chunks of [0, 1, 250_001, 4_294_967_295]) {
      expect(await two.application.offerSnapshot({ ...snapshot, chunks }, appHash)).toBe('reject sender')
    }
  })

  test('a snapshot can be fetched as long as it is offered, however short the history is, and its state is removed afterwards', async () => {
    const store = newStore()
    const one = new EngineDriver()
    const clock = new ManualClock()
    const options = { store, storage: { cacheLimit: 0, history: 10 }, clock }
    const node = await started(one, { ...options, snapshotInterval: 200 })
    await grow(one, node, 200)
    const snapshot = await lastSnapshot(one, 200n)
    const chunks = await chunksOf(one, snapshot)
    await grow(one, node, 190)
    // What the history does not need is removed by now, except the state of the snapshot.
    await expect(node.request('eth_getBalance', [contractOf(node).contract, '0xc7'])).rejects.toThrow()
    expect(await chunksOf(one, snapshot)).toEqual(chunks)
    const two = new EngineDriver(one.network, false)
    await started(two)
    await restore(one, two, snapshot)

    await clock.advance(61_000)
    await grow(one, node, 10 + 200 + 150)
    await made(one, snapshot, 600n)
    expect(await one.application.loadSnapshotChunk({ ...snapshot, chunk: 1 })).toEqual(new Uint8Array(0))
    await node.close()
    // A node that never made a snapshot has as many nodes of states.
    const other = newStore()
    await started(new EngineDriver(one.network), { ...options, store: other })
    await started(new EngineDriver(one.network), options)
    expect(await settledNodes(store)).toBe(await settledNodes(other))
  })

  test('no snapshot is made of the first block after a test chain whose state was changed, because nobody could restore it', async () => {
    const store = newStore()
    const single = await createNode({ store, timestamp: 1n })
    await single.mine(1)
    await single.request('anvil_setBalance', [contractOf(single).contract, '0x5'])
    await single.close()
    const network = new Network()
    network.initialHeight = 2n
    const one = new EngineDriver(network)
    await started(one, { store, timestamp: 1n, snapshotInterval: 1 })
    await one.decide()
    await one.decide()
    await lastSnapshot(one, 3n)
    expect((await one.application.listSnapshots()).map(({ height }) => height)).toEqual([3n])
  })

  test('a snapshot of another chain, of an unknown form or for a node with blocks is refused', async () => {
    const one = new EngineDriver()
    const node = await started(one, { snapshotInterval: 2 })
    await grow(one, node, 2)
    const snapshot = await lastSnapshot(one, 2n)
    const { appHash } = one.network.records[1]!.finalized
    expect(await one.application.offerSnapshot(snapshot, appHash)).toBe('abort')
    const two = new EngineDriver(one.network, false)
    await started(two)
    expect(await two.application.offerSnapshot(snapshot, new Uint8Array(32))).toBe('reject sender')
    expect(await two.application.offerSnapshot({ ...snapshot, format: 9 }, appHash)).toBe('reject format')
    expect(await two.application.offerSnapshot({ ...snapshot, metadata: Uint8Array.of(1) }, appHash)).toBe('reject sender')
    expect(await two.application.applySnapshotChunk({ index: 0, data: Uint8Array.of(1), sender: '' })).toMatchObject({ verdict: 'abort' })
    expect(await one.application.loadSnapshotChunk({ height: 9n, format: 1, chunk: 0 })).toEqual(new Uint8Array(0))
  })
})
