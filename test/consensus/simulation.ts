import { createNode, type Hex, type Node } from 'evmbed'
import { MemoryLevel } from 'memory-level'
import { hexToBytes } from 'viem'
import type { FinalizedBlock, ProposedBlock } from '../../src/consensus/abci.js'
import { encodeTransaction, signTransaction } from '../../src/evm/transaction.js'
import type { TransactionBody } from '../../src/evm/transaction-body.js'
import { Random } from '../fuzz/random.js'
import { EngineDriver, expectSame, Network } from '../support/engine-driver.js'
import { ManualClock } from '../support/manual-clock.js'

const GWEI = 1_000_000_000n
const SENDERS = 8

/**
 * Runtime code that stores and logs all that code can read of a block, and reverts for one in four values of PREVRANDAO.
 *
 * NUMBER, TIMESTAMP, COINBASE, PREVRANDAO, GASLIMIT, BASEFEE and BLOCKHASH(NUMBER - 1) to slots 0 to 6; LOG0 of PREVRANDAO.
 */
const PROBE = '43600055426001554160025544600355456004554860055560014303406006554460005260206000a06003441660355760006000fd5b00'
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
  readonly appHash: Hex
}

/** An application under simulation, with the engine that drives it. */
interface Side {
  driver: EngineDriver
  node: Node
  readonly clock: ManualClock
}

/**
 * Feeds two applications the same random blocks, and compares app hashes and results after each.
 *
 * The first proposes some of the blocks, judges all of them, and has its state in memory. The second has a store and is closed at random places, between finalizing and
 * committing too. It gets the transactions in another order before the block, or not at all; its clock jumps, and its locale is another one.
 *
 * Throws at the first difference.
 */
export async function simulate(blocks: number, seed: string, report: (height: number) => void = () => {}): Promise<SimulationReport> {
  const simulation = await Simulation.start(seed)
  try {
    for (let height = 1; height <= blocks; height++) {
      await simulation.block()
      report(height)
    }
    return simulation.report()
  } finally {
    await simulation.close()
  }
}

class Simulation {
  readonly #random: Random
  readonly #network = new Network()
  readonly #store = new MemoryLevel<Uint8Array, Uint8Array>({ keyEncoding: 'view', valueEncoding: 'view' })
  readonly #nonces = new Array<bigint>(SENDERS).fill(0n)
  readonly #probes: Hex[] = []
  readonly #totals = { transactions: 0, refused: 0, failed: 0, proposed: 0, restarts: 0 }
  #first!: Side
  #second!: Side

  private constructor(seed: string) {
    this.#random = new Random(seed)
    this.#network.maxGas = 2_000_000n
  }

  static async start(seed: string): Promise<Simulation> {
    const simulation = new Simulation(seed)
    simulation.#first = await simulation.#opened(false, new ManualClock())
    simulation.#second = await simulation.#opened(true, new ManualClock(1_000_000_000_000))
    return simulation
  }

  async close(): Promise<void> {
    await Promise.all([this.#first.node.close(), this.#second.node.close()])
  }

  report(): SimulationReport {
    const { length } = this.#network.records
    const last = this.#network.records.at(-1)?.finalized.appHash ?? new Uint8Array(32)
    return { blocks: length, ...this.#totals, appHash: `0x${Buffer.from(last).toString('hex')}` }
  }

  async block(): Promise<void> {
    const transactions = this.#transactions()
    const random = this.#random
    const gossiped = transactions.filter(() => !random.oneIn(3))
    for (const bytes of gossiped) await this.#first.driver.application.checkTx(bytes, 'new')
    const isProposed = random.oneIn(2)
    const misbehavior = random.oneIn(50) ? [{ kind: 'duplicate vote' as const, validator: new Uint8Array(20).fill(7), height: 1n }] : []
    const block = await this.#first.driver.propose(isProposed ? undefined : transactions, { misbehavior })
    const verdict = await this.#first.driver.application.processProposal(block)
    if (isProposed && verdict !== 'accept') throw new Error(`height ${block.height}: a node rejects its own proposal`)
    const finalized = await this.#first.driver.application.finalizeBlock(block)
    await this.#first.driver.application.commit()
    const isValid = finalized.results.every(({ code }) => code === 0)
    if (isValid !== (verdict === 'accept')) throw new Error(`height ${block.height}: the verdict ${verdict} does not fit the results`)
    await this.#second.clock.advance(random.below(3) * 1000)
    this.#second.clock.jump(random.below(1_000_000_000) - 500_000_000)
    await elsewhere(() => this.#follow(block, finalized, verdict, shuffled(gossiped, random)))
    this.#network.records.push({ block, finalized })
    await this.#count(block, finalized, isProposed)
  }

  /** Gives the second application what the first one got, and expects the same answers. */
  async #follow(block: ProposedBlock, finalized: FinalizedBlock, verdict: string, gossiped: readonly Uint8Array[]): Promise<void> {
    const random = this.#random
    if (random.oneIn(2)) for (const bytes of gossiped) await this.#second.driver.application.checkTx(bytes, 'new')
    if (random.oneIn(40)) await this.#restart()
    if (random.oneIn(2)) {
      const other = await this.#second.driver.application.processProposal(block)
      if (other !== verdict) throw new Error(`height ${block.height}: ${other}, and the other node ${verdict}`)
    }
    if (random.oneIn(40)) await this.#restart()
    expectSame(await this.#second.driver.application.finalizeBlock(block), finalized)
    if (random.oneIn(40)) {
      await this.#restart()
      expectSame(await this.#second.driver.application.finalizeBlock(block), finalized)
    }
    await this.#second.driver.application.commit()
    const { lastBlockHeight, lastBlockAppHash } = await this.#second.driver.application.info()
    if (lastBlockHeight !== block.height || Buffer.compare(lastBlockAppHash, finalized.appHash) !== 0) {
      throw new Error(`height ${block.height}: the store has ${lastBlockHeight} ${Buffer.from(lastBlockAppHash).toString('hex')}`)
    }
  }

  async #restart(): Promise<void> {
    this.#totals.restarts++
    await this.#second.node.close()
    this.#second = await this.#opened(true, new ManualClock(this.#second.clock.now()))
  }

  async #opened(isStored: boolean, clock: ManualClock): Promise<Side> {
    const driver = new EngineDriver(this.#network)
    const order = isStored ? 'fifo' : 'priority'
    const node = await createNode({ consensus: driver, clock, mempoolOrder: order, ...(isStored ? { store: this.#store } : {}) })
    return { driver, node, clock }
  }

  #transactions(): Uint8Array[] {
    const random = this.#random
    return Array.from({ length: random.below(6) }, () => this.#transaction()).concat(random.oneIn(20) ? [this.#garbage()] : [])
  }

  #garbage(): Uint8Array {
    const random = this.#random
    if (random.oneIn(2)) return hexToBytes(`0x${random.hex(1 + random.below(60))}`)
    // A transaction with one wrong byte: another sender, or none.
    const bytes = Uint8Array.from(this.#transaction())
    bytes[random.below(bytes.length)] = random.below(256)
    return bytes
  }

  #transaction(): Uint8Array {
    const random = this.#random
    const sender = random.below(SENDERS)
    const nonce = (this.#nonces[sender] ?? 0n) + (random.oneIn(15) ? BigInt(random.below(3)) - 1n : 0n)
    const body = {
      ...{ nonce: nonce < 0n ? 0n : nonce, chainId: 31337n, gasLimit: BigInt(150_000 + random.below(200_000)), signature: undefined },
      ...{ value: BigInt(random.below(1000)), ...this.#target() },
      ...this.#fees(),
    } as TransactionBody
    const { address, privateKey } = this.#first.node.accounts[sender]!
    return encodeTransaction(signTransaction(`0x${address.slice(2).toLowerCase()}`, body, hexToBytes(privateKey)))
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
