/** `EVMBED_SEQUENCES=10000 EVMBED_SEQUENCES_SEED=1 npx vitest run test/persistence/concurrent-sequences.test.ts` plays ten thousand sequences of each kind. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createNode,
  type Hex,
  type Json,
  type Node,
  type NodeOptions,
  type Store,
  type StoreOperation,
  StoreWriteFailed,
  type StoreWriteOptions,
} from 'evmbed'
import { levelStore } from 'evmbed/storage'
import { afterAll, afterEach, expect, test } from 'vitest'
import { checkStore } from '../../src/persistence/store-check.js'
import { nextTask } from '../../src/primitives/event-loop.js'
import { readsSynchronously } from '../../src/store/store.js'
import { ManualClock } from '../support/manual-clock.js'
import { newAsynchronousStore } from './asynchronous-store.js'
import { FaultyStore, newStore } from './faulty-store.js'
import { everythingOf, hex, nextStep, type Random, randomOf, type Step } from './sequences.js'
import { copyOf, quiet } from './stored-content.js'

/** Number of sequences of each kind. */
const SEQUENCES = Number(process.env.EVMBED_SEQUENCES ?? 4)
const SEED = Number(process.env.EVMBED_SEQUENCES_SEED ?? Math.floor(Math.random() * 2 ** 30))
const BURSTS = 6

/** A place for a store that outlives its nodes. */
interface Disk {
  /** Opens the database again. */
  open(): Store
  /** Returns a database as it would be if the process were killed now. */
  killed(): Promise<Store>
}

const directories: string[] = []
const open = new Set<Node>()
afterEach(async () => {
  await Promise.all([...open].map((node) => node.close()))
  open.clear()
})
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true, force: true }))))

function memoryDisk(create: () => Store): () => Promise<Disk> {
  return async () => {
    const database = create()
    return { open: () => database, killed: () => copyOf(database, create) }
  }
}

async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'evmbed-sequences-'))
  directories.push(directory)
  return directory
}

async function levelDisk(): Promise<Disk> {
  const directory = await newDirectory()
  const killed = async () => {
    const copy = await newDirectory()
    await cp(directory, copy, { recursive: true })
    return levelStore(copy)
  }
  return { open: () => levelStore(directory), killed }
}

/** A store whose writes take as many tasks as a generator says, and fail as often. */
class SlowStore extends FaultyStore {
  /** How many of 100 writes fail. */
  percent = 0
  readonly #random: Random
  /** Is called when a write is safe, before anybody knows. */
  onWritten: () => Promise<void> = async () => {}

  constructor(database: Store, random: Random) {
    super(database)
    this.#random = random
  }

  override async batch(operations: StoreOperation[], options: StoreWriteOptions): Promise<void> {
    for (let left = this.#random(4); left > 0; left--) await nextTask()
    const fails = this.#random(100) < this.percent
    this.fails = () => fails
    await super.batch(operations, options)
    await this.onWritten()
    for (let left = this.#random(4); left > 0; left--) await nextTask()
  }
}

async function started(options: NodeOptions): Promise<Node> {
  const node = await createNode({ clock: new ManualClock(), timestamp: 1_700_000_000n, ...options })
  open.add(node)
  return node
}

async function closed(node: Node, store: Store): Promise<void> {
  await node.close()
  open.delete(node)
  await store.close()
}

const GOES_BACK = /revert|rollback|reorg|reset|setHead|drop|removePool/

/** A change that leaves a trace of its own, whatever others do. */
interface Marked {
  readonly step: Step
  readonly address: Hex
  isTaken: boolean | undefined
  /** Whether it may have been removed since. */
  isRemovable: boolean
}

function markedStep(node: Node, random: Random, address: Hex): Marked {
  const from = node.accounts[5 + random(3)]!.address
  const steps: readonly Step[] = [
    { name: 'anvil_setBalance', params: [address, '0x1'] },
    { name: 'anvil_setBalance', params: [address, '0x1'] },
    { name: 'eth_sendTransaction', params: [{ from, to: address, value: '0x1', gas: '0x5208' }] },
  ]
  return { step: steps[random(steps.length)]!, address, isTaken: undefined, isRemovable: false }
}

/** Whether a change is in the chain or waits in the pool. */
async function isThere(node: Node, { address }: Marked): Promise<boolean> {
  if ((await node.request('eth_getBalance', [address, 'latest'])) !== '0x0') return true
  return JSON.stringify(await node.request('txpool_content')).includes(address)
}

async function checkMarked(node: Node, marked: readonly Marked[], where: string): Promise<void> {
  for (const change of marked) {
    const { step, isTaken, isRemovable } = change
    if (isTaken === undefined || isRemovable) continue
    expect(await isThere(node, change), `${where}: ${JSON.stringify(step)} was ${isTaken ? 'answered' : 'refused'}`).toBe(isTaken)
  }
}

/** Runs calls at the same time, each begun some tasks or microtasks after the one before. */
async function burst(node: Node, steps: readonly Step[], random: Random, isPlayed: (index: number, error: unknown) => void): Promise<void> {
  const running: Promise<void>[] = []
  for (const [index, { name, params }] of steps.entries()) {
    const ended = node.call(name, params).then(
      () => isPlayed(index, undefined),
      (error: unknown) => isPlayed(index, error),
    )
    running.push(ended)
    for (let left = random(4); left > 0; left--) await (random(2) === 0 ? nextTask() : undefined)
  }
  await Promise.all(running)
}

async function playBursts(seed: number, createDisk: () => Promise<Disk>): Promise<void> {
  const random = randomOf(seed)
  const disk = await createDisk()
  const percent = [0, 0, 8, 25][random(4)]!
  const history = [undefined, undefined, 4][random(3)]
  const options: NodeOptions = { storage: { durability: random(2) === 0 ? 'disk' : 'process', history } }
  const faults: unknown[] = []
  const onFault = (fault: unknown) => faults.push(fault)
  let store = new SlowStore(disk.open(), random)
  let node = await started({ ...options, store, onFault })
  const played: Json[] = []
  const where = (when: string) =>
    `seed ${seed}, ${when}, durability ${options.storage?.durability}, history ${history}, ${percent} %: ${JSON.stringify(played)}`
  const marked: Marked[] = []
  let kill: Promise<{ readonly database: Store; readonly expected: readonly Marked[] }> | undefined
  for (let count = 0; count < BURSTS; count++) {
    store.percent = percent
    const steps: Step[] = []
    for (let left = 2 + random(4); left > 0; left--) steps.push(await nextStep(node, random))
    const own: Marked[] = []
    for (let left = 1 + random(3); left > 0; left--) {
      const change = markedStep(node, random, hex(BigInt(0xabcd_0000 + count * 16 + left) << 128n))
      own.push(change)
      steps.splice(random(steps.length + 1), 0, change.step)
    }
    marked.push(...own)
    const isBack = steps.some(({ name }) => GOES_BACK.test(name))
    const mayBeLost = steps.some(({ name }) => /miner_setGasPrice|setBlockGasLimit/.test(name))
    if (isBack) for (const change of marked) change.isRemovable = true
    if (mayBeLost) for (const change of own) change.isRemovable = true
    played.push(steps.map(({ name, params }) => [name, ...params.map((param) => (JSON.stringify(param).length > 99 ? '…' : param))]))
    let written = 0
    const killed = kill || random(2) === 0 ? 0 : 1 + random(5)
    store.onWritten = async () => {
      if (++written !== killed) return
      const expected = marked.filter(({ isTaken }) => isTaken === true).map((change) => ({ ...change }))
      kill = disk.killed().then((database) => ({ database, expected }))
      // A copy of files takes longer than a kill: nothing is written meanwhile.
      await kill
    }
    const fork = random(6) === 0 ? await node.fork() : undefined
    const forked = fork && (await everythingOf(fork))
    await burst(node, steps, random, (index, error) => {
      const change = own.find(({ step }) => step === steps[index])
      if (change) change.isTaken = error === undefined
      if (error !== undefined) {
        const { code } = error as { code?: number }
        if (!(typeof code === 'number' && code !== -32603)) throw new Error(where(`call ${index}`), { cause: error })
      }
    })
    await quiet(store)
    store.onWritten = async () => {}
    store.percent = 0
    if (fork) expect(await everythingOf(fork), where('the fork')).toEqual(forked)
    await fork?.close()
    expect(faults, where('faults')).toEqual(faults.map(() => expect.any(StoreWriteFailed)))
    await checkMarked(node, marked, where('amid'))
    if (random(3) === 0) {
      const copy = new FaultyStore(await disk.killed())
      const again = await started({ ...options, store: copy })
      const expected = await everythingOf(node)
      expect(await everythingOf(again), where('killed after all answers')).toEqual(expected)
      await again.mine(1)
      await closed(again, copy.database)
    }
    if (random(3) === 0) {
      const height = Number(await node.request('eth_blockNumber'))
      await node.mine(1)
      expect(Number(await node.request('eth_blockNumber')), where('a block')).toBe(height + 1)
    }
  }
  if (kill) {
    const { database, expected } = await kill
    // `checkStore` reads synchronously.
    if (readsSynchronously(database)) expect((await checkStore(database)).problems, where('killed amid, checked')).toEqual([])
    const copy = new FaultyStore(database)
    const again = await started({ ...options, store: copy })
    await checkMarked(again, expected, where('killed amid'))
    await again.mine(1)
    await everythingOf(again)
    await closed(again, database)
  }
  const expected = await everythingOf(node)
  await closed(node, store.database)
  store = new SlowStore(disk.open(), random)
  node = await started({ ...options, store, onFault })
  expect(await everythingOf(node), where('closed and opened')).toEqual(expected)
  await node.mine(2)
  await closed(node, store.database)
}

test.each([
  ['memory', memoryDisk(newStore)],
  ['memory that reads asynchronously', memoryDisk(newAsynchronousStore)],
  ['LevelDB', levelDisk],
])(
  `a store in %s contains what was answered to calls at the same time, and nothing of those whose writes failed (${SEQUENCES} sequences from seed ${SEED})`,
  async (_, createDisk) => {
    for (let count = 0; count < SEQUENCES; count++) {
      try {
        await playBursts(SEED + count, createDisk)
      } catch (error) {
        throw new Error(`seed ${SEED + count}`, { cause: error })
      }
    }
  },
  60_000 + SEQUENCES * 10_000,
)
