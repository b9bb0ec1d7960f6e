import type { Genesis, Hex, Node, NodeOptions } from 'evmbed'
import { levelStore } from 'evmbed/storage'
import { hexToBytes, type TransactionSerializable } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import type { StateSnapshot } from '../../src/consensus/abci.js'
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

/** Waits for the snapshot of a height, without asking for others. */
async function made({ application }: EngineDriver, height: bigint): Promise<void> {
  const chunk = () => application.loadSnapshotChunk({ height, format: 1, chunk: 0 })
  await expect.poll(async () => (await chunk()).length, { timeout: 20_000 }).toBeGreaterThan(0)
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
      await made(driver, height)
    }
    expect(await fetched()).toEqual(first)
    await clock.advance(61_000)
    for (let height = 10n; height <= 12n; height += 2n) {
      await grow(driver, node, 2)
      await made(driver, height)
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
