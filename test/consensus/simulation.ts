import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, createNode, type Hex, type Node, type NodeOptions, type Store } from 'evmbed'
import { MemoryLevel } from 'memory-level'
import { hexToBytes } from 'viem'
import { levelStore } from '../../adapters/storage/index.js'
import type { FinalizedBlock, ProposedBlock } from '../../src/consensus/abci.js'
import { encodeTransaction, impersonatedTransaction, signTransaction } from '../../src/evm/transaction.js'
import type { TransactionBody } from '../../src/evm/transaction-body.js'
import { Random } from '../fuzz/random.js'
import { EngineDriver, expectSame, Network } from '../support/engine-driver.js'
import { ManualClock } from '../support/manual-clock.js'

const GWEI = 1_000_000_000n
const SENDERS = 8

/**
 * Runtime code that stores and logs all that code can read of a block, and reverts for one in four values of PREVRANDAO.
 *
 * NUMBER, TIMESTAMP, COINBASE, PREVRANDAO, GASLIMIT, BASEFEE, BLOCKHASH(NUMBER - 1) and BLOCKHASH(NUMBER - 250) to slots 0 to 7; LOG0 of PREVRANDAO.
 */
const PROBE =
  '436000554260015541600255446003554560045548600555600143034060065560fa4303406007554460005260206000a060034416603d5760006000fd5b00'
const PROBE_DEPLOYMENT: Hex = `0x60${(PROBE.length / 2).toString(16).padStart(2, '0')}80600b6000396000f3${PROBE}`

/** Numbers of a run. */
export interface SimulationReport {
  readonly blocks: number
  readonly transactions: number
  /** Transactions that are in no block: invalid at their position, or no transactions. */
  readonly refused: number
  readonly failed: number
  readonly proposed: number
  readonly restarts: number
  /** Nodes that began from a snapshot. */
  readonly joins: number
  readonly appHash: Hex
}

/** Differences of a node from the others. */
interface Kind {
  readonly options: NodeOptions
  /** Makes the store of its chain. Undefined: in memory. */
  readonly store?: () => Store
  /** Whether its store begins with a test chain, on which transactions of impersonated accounts wait. */
  readonly wasTestChain?: boolean
  /** Whether it begins again from snapshots of the first node. */
  readonly joins?: boolean
}

/** An application under simulation, with the engine that drives it. */
interface Side {
  readonly kind: Kind
  driver: EngineDriver
  node: Node
  store: Store | undefined
  readonly clock: ManualClock
}

/** Options of the first block. */
const GENESIS = { timestamp: 0n }
/** Heights between the snapshots of the first node. */
const SNAPSHOTS = 16

const newMemory = () => new MemoryLevel<Uint8Array, Uint8Array>({ keyEncoding: 'view', valueEncoding: 'view' })

/**
 * Feeds several applications the same random blocks, and compares verdicts, app hashes and results after each.
 *
 * They differ in everything that must not matter: engine of the EVM, store, cache, history, limits, order and contents of the pool, clock and locale. Each proposes some of the blocks.
 * Those with a store are closed at random places, between finalizing and committing too, and one begins again and again from a snapshot.
 *
 * Throws at the first difference.
 */
export async function simulate(blocks: number, seed: string, report: (height: number) => void = () => {}): Promise<SimulationReport> {
  const folder = mkdtempSync(join(tmpdir(), 'evmbed-simulation-'))
  const simulation = await Simulation.start(seed, [
    { options: { snapshotInterval: SNAPSHOTS } },
    {
      options: { mining: { order: 'fifo' }, storage: { cacheLimit: 0, history: 10 }, snapshotInterval: 7 },
      store: newMemory,
      wasTestChain: true,
    },
    {
      options: {
        engine: 'ethereumjs',
        mining: { minimumTip: 3n * GWEI },
        allowUnprotectedTransactions: false,
        pool: { globalSlots: 3, globalQueue: 2 },
      },
    },
    { options: { engine: 'compare', storage: { history: 1 } }, store: () => levelStore(join(folder, 'chain')), wasTestChain: true },
    { options: { storage: { cacheLimit: 0 }, limits: { callTimeoutMs: 1, callGasLimit: 1n } }, store: newMemory, joins: true },
  ])
  try {
    for (let height = 1; height <= blocks; height++) {
      await simulation.block()
      report(height)
    }
    return simulation.report()
  } finally {
    await simulation.close()
    rmSync(folder, { recursive: true })
  }
}

class Simulation {
  readonly #random: Random
  readonly #network = new Network()
  readonly #nonces = new Array<bigint>(SENDERS).fill(0n)
  readonly #probes: Hex[] = []
  readonly #totals = { transactions: 0, refused: 0, failed: 0, proposed: 0, restarts: 0, joins: 0 }
  readonly #sides: Side[] = []

  private constructor(seed: string) {
    this.#random = new Random(seed)
    this.#network.maxGas = 2_000_000n
  }

  static async start(seed: string, kinds: readonly Kind[]): Promise<Simulation> {
    const simulation = new Simulation(seed)
    for (const [index, kind] of kinds.entries()) {
      const store = kind.store?.()
      if (store && kind.wasTestChain) await beginTestChain(store)
      const clock = new ManualClock(1_000_000_000_000 * (index + 1))
      simulation.#sides.push({ kind, store, clock, ...(await simulation.#opened(kind, store, clock)) })
    }
    return simulation
  }

  async close(): Promise<void> {
    for (const { node } of this.#sides) await node.close()
  }

  report(): SimulationReport {
    const { length } = this.#network.records
    const last = this.#network.records.at(-1)?.finalized.appHash ?? new Uint8Array(32)
    return { blocks: length, ...this.#totals, appHash: `0x${Buffer.from(last).toString('hex')}` }
  }

  get #first(): Side {
    return this.#sides[0]!
  }

  async block(): Promise<void> {
    const random = this.#random
    const transactions = this.#transactions()
    // Each node gets other transactions, in another order.
    for (const { driver } of this.#sides) {
      const gossiped = random.oneIn(3) ? [] : shuffled(transactions, random).filter(() => !random.oneIn(3))
      for (const bytes of gossiped) await driver.application.checkTx(bytes, 'new')
    }
    const isProposed = random.oneIn(2)
    const misbehavior = random.oneIn(50) ? [{ kind: 'duplicate vote' as const, validator: new Uint8Array(20).fill(7), height: 1n }] : []
    const proposer = random.pick(this.#sides)
    const block = await proposer.driver.propose(isProposed ? undefined : transactions, { misbehavior })
    const { application } = this.#first.driver
    const verdict = await application.processProposal(block)
    if (isProposed && verdict !== 'accept') throw new Error(`height ${block.height}: a node rejects the proposal of another`)
    const finalized = await application.finalizeBlock(block)
    await application.commit()
    const isValid = finalized.results.every(({ code }) => code === 0)
    if (isValid !== (verdict === 'accept')) throw new Error(`height ${block.height}: the verdict ${verdict} does not fit the results`)
    for (const side of this.#sides.slice(1)) {
      await side.clock.advance(random.below(3) * 1000)
      side.clock.jump(random.below(1_000_000_000) - 500_000_000)
      await elsewhere(() => this.#follow(side, block, finalized, verdict))
    }
    this.#network.records.push({ block, finalized })
    await this.#count(block, finalized, isProposed)
    const joining = this.#sides.filter(({ kind }) => kind.joins)
    for (const side of joining) if (random.oneIn(50) && block.height >= SNAPSHOTS) await this.#join(side)
  }

  /** Gives an application what the first one got, and expects the same answers. */
  async #follow(side: Side, block: ProposedBlock, finalized: FinalizedBlock, verdict: string): Promise<void> {
    const random = this.#random
    if (random.oneIn(40)) await this.#restart(side)
    if (random.oneIn(2)) {
      const other = await side.driver.application.processProposal(block)
      if (other !== verdict) throw new Error(`height ${block.height}: ${other}, and the first node ${verdict}`)
    }
    if (random.oneIn(40)) await this.#restart(side)
    expectSame(await side.driver.application.finalizeBlock(block), finalized)
    if (random.oneIn(40)) {
      await this.#restart(side)
      expectSame(await side.driver.application.finalizeBlock(block), finalized)
    }
    await side.driver.application.commit()
    const { lastBlockHeight, lastBlockAppHash } = await side.driver.application.info()
    if (lastBlockHeight !== block.height || Buffer.compare(lastBlockAppHash, finalized.appHash) !== 0) {
      throw new Error(`height ${block.height}: the node has ${lastBlockHeight} ${Buffer.from(lastBlockAppHash).toString('hex')}`)
    }
  }

  /** Closes a node with a store, and opens it again. */
  async #restart(side: Side): Promise<void> {
    if (!side.store) return
    this.#totals.restarts++
    await side.node.close()
    Object.assign(side, await this.#opened(side.kind, side.store, side.clock))
  }

  /** Replaces a node by a new one, which begins from the last snapshot of the first node and gets the blocks since. */
  async #join(side: Side): Promise<void> {
    const maker = this.#first.driver.application
    const { records, height } = this.#network
    const wanted = height - (height % BigInt(SNAPSHOTS))
    const listed = async () => (await maker.listSnapshots()).find((snapshot) => snapshot.height === wanted)
    let snapshot = await listed()
    for (; !snapshot; snapshot = await listed()) await new Promise((resolve) => setImmediate(resolve))
    await side.node.close()
    side.store = side.kind.store?.()
    Object.assign(side, await this.#opened(side.kind, side.store, side.clock, false))
    const { application } = side.driver
    await application.offerSnapshot(snapshot, records[Number(wanted) - 1]!.finalized.appHash)
    for (let index = 0; index < snapshot.chunks; index++) {
      const data = await maker.loadSnapshotChunk({ ...snapshot, chunk: index })
      const { verdict } = await application.applySnapshotChunk({ index, data, sender: 'first' })
      if (verdict !== 'accept') throw new Error(`height ${wanted}: ${verdict} for chunk ${index} of a snapshot`)
    }
    for (const { block, finalized } of records.slice(Number(wanted))) {
      expectSame(await application.finalizeBlock(block), finalized)
      await application.commit()
    }
    this.#totals.joins++
  }

  async #opened({ options }: Kind, store: Store | undefined, clock: ManualClock, isEager = true): Promise<Pick<Side, 'driver' | 'node'>> {
    const driver = new EngineDriver(this.#network, isEager)
    // What is dropped from the pool of a test chain is reported as a fault.
    const node = await createNode({ ...GENESIS, ...options, consensus: driver, clock, ...(store ? { store } : {}), onFault: () => {} })
    return { driver, node }
  }

  #transactions(): Uint8Array[] {
    const random = this.#random
    return Array.from({ length: random.below(6) }, () => this.#transaction()).concat(random.oneIn(20) ? [this.#garbage()] : [])
  }

  #garbage(): Uint8Array {
    const random = this.#random
    if (random.oneIn(3)) return hexToBytes(`0x${random.hex(1 + random.below(60))}`)
    const sender = random.below(SENDERS)
    // One that the pool of a test chain may have had.
    if (random.oneIn(2)) return encodeTransaction(impersonatedTransaction(this.#addressOf(sender), this.#body(sender)))
    // A transaction with one wrong byte: another sender, or none.
    const bytes = Uint8Array.from(this.#transaction())
    bytes[random.below(bytes.length)] = random.below(256)
    return bytes
  }

  #transaction(): Uint8Array {
    const random = this.#random
    const sender = random.below(SENDERS)
    const { privateKey } = this.#first.node.accounts[sender]!
    return encodeTransaction(signTransaction(this.#addressOf(sender), this.#body(sender), hexToBytes(privateKey)))
  }

  #addressOf(sender: number): Address {
    return `0x${this.#first.node.accounts[sender]!.address.slice(2).toLowerCase()}`
  }

  #body(sender: number): TransactionBody {
    const random = this.#random
    const nonce = (this.#nonces[sender] ?? 0n) + (random.oneIn(15) ? BigInt(random.below(3)) - 1n : 0n)
    return {
      ...{ nonce: nonce < 0n ? 0n : nonce, chainId: 31337n, gasLimit: BigInt(150_000 + random.below(200_000)), signature: undefined },
      ...{ value: BigInt(random.below(1000)), ...this.#target() },
      ...this.#fees(),
    } as TransactionBody
  }

  #target(): { readonly to: Hex | undefined; readonly data: Uint8Array } {
    const random = this.#random
    const data = hexToBytes(`0x${random.hex(random.below(40))}`)
    if (this.#probes.length === 0 || random.oneIn(25)) return { to: undefined, data: hexToBytes(PROBE_DEPLOYMENT) }
    return { to: random.oneIn(2) ? random.pick(this.#probes) : `0x${random.hex(1).padStart(40, '0')}`, data }
  }

  #fees(): object {
    const random = this.#random
    const price = BigInt(1 + random.below(20)) * GWEI
    if (random.oneIn(3)) return { type: 0, gasPrice: price }
    if (random.oneIn(3)) return { type: 1, gasPrice: price, accessList: [] }
    return { type: 2, maxFeePerGas: price, maxPriorityFeePerGas: price / BigInt(1 + random.below(4)), accessList: [] }
  }

  async #count(block: ProposedBlock, { results }: FinalizedBlock, isProposed: boolean): Promise<void> {
    const totals = this.#totals
    totals.transactions += results.length
    totals.refused += results.filter(({ code }) => code !== 0).length
    totals.failed += results.filter(({ log, code }) => code === 0 && log !== '').length
    if (isProposed) totals.proposed++
    const { node } = this.#first
    for (let sender = 0; sender < SENDERS; sender++) {
      this.#nonces[sender] = BigInt(await node.request('eth_getTransactionCount', [node.accounts[sender]!.address, 'latest']))
    }
    for (const receipt of (await node.request('eth_getBlockReceipts', [`0x${block.height.toString(16)}`])) ?? []) {
      if (receipt.contractAddress && receipt.status === '0x1') this.#probes.push(receipt.contractAddress as Hex)
    }
    if (this.#probes.length > 20) this.#probes.splice(0, 10)
  }
}

/** Makes a test chain on which transactions wait: some of impersonated accounts, and one with a signature. */
async function beginTestChain(store: Store): Promise<void> {
  const node = await createNode({ ...GENESIS, store, mining: { automine: false } })
  const [first, second, third] = node.accounts.map(({ address }) => address)
  const transfer = { to: first!, value: '0x7', gas: '0x5208' } as const
  await node.request('eth_sendTransaction', [{ ...transfer, from: first! }])
  await node.request('anvil_impersonateAccount', [second!])
  await node.request('eth_sendTransaction', [{ ...transfer, from: second! }])
  await node.request('eth_sendUnsignedTransaction', [{ ...transfer, from: third! }])
  await node.close()
}

/** Runs work as on another machine: in another time zone, and where texts have another order and numbers another form. */
async function elsewhere(work: () => Promise<void>): Promise<void> {
  const { TZ } = process.env
  const { localeCompare } = String.prototype
  const { toLocaleString: formatted } = Number.prototype
  process.env.TZ = 'Pacific/Chatham'
  String.prototype.localeCompare = function compare(other: string) {
    return this < other ? 1 : -1
  }
  Number.prototype.toLocaleString = function german() {
    return formatted.call(this, 'de')
  }
  try {
    await work()
  } finally {
    String.prototype.localeCompare = localeCompare
    Number.prototype.toLocaleString = formatted
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  }
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random.uint32() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
