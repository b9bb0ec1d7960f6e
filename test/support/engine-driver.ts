import { createHash } from 'node:crypto'
import type { AbciApplication, BftEngine, DecidedBlock, EngineConnection, FinalizedBlock, ProposedBlock } from '../../src/consensus/abci.js'

/** Time of the first block in nanoseconds. */
const START = 1_700_000_000n * 1_000_000_000n
/** Nanoseconds between blocks: two in a second have the same timestamp. */
const SPACING = 400_000_000n

/** A block as an engine keeps it, with the answer of the applications. */
export interface EngineRecord {
  readonly block: DecidedBlock
  readonly finalized: FinalizedBlock
}

/** Blocks that a network has decided. Several engines may share it. */
export class Network {
  readonly records: EngineRecord[] = []
  maxGas = -1n
  initialHeight = 1n
  appState: Uint8Array = new Uint8Array(0)

  get height(): bigint {
    return this.initialHeight - 1n + BigInt(this.records.length)
  }

  /** Returns the next block with some transactions. Everything in it follows from its content. */
  block(transactions: readonly Uint8Array[], options: Partial<ProposedBlock> = {}): ProposedBlock {
    const height = this.height + 1n
    const proposer = new Uint8Array(20).fill(Number(height % 4n) + 1)
    const block = { height, time: START + height * SPACING, proposer, transactions, misbehavior: [], ...options }
    const digest = createHash('sha256').update(`${block.height} ${block.time} ${block.proposer}`)
    for (const transaction of transactions) digest.update(transaction)
    return { ...block, hash: new Uint8Array(digest.digest()) }
  }
}

/** Calls the verbs of one application in the order in which CometBFT does. */
export class EngineDriver implements BftEngine {
  readonly name = 'driver'
  readonly network: Network
  /** Transactions that the node has handed over. */
  readonly received: Uint8Array[] = []
  /** Reason for which `broadcastTx` refuses a transaction. Default: the answer of `checkTx`. */
  refusal: string | undefined
  /** Whether the mempool has every transaction that it is given. */
  hasAll = false
  isReachable = true
  /** Until it resolves, the engine does not look at what `broadcastTx` gave it. */
  delay: Promise<void> | undefined
  peers = 3
  /** Name of the peer that the engine names. */
  peerName = 'other'
  #application: AbciApplication | undefined
  /** Whether the handshake is done as soon as the node connects. */
  readonly #isEager: boolean

  constructor(network = new Network(), isEager = true) {
    this.network = network
    this.#isEager = isEager
  }

  get application(): AbciApplication {
    if (!this.#application) throw new Error('no node has connected')
    return this.#application
  }

  async connect(application: AbciApplication): Promise<EngineConnection> {
    this.#application = application
    if (this.#isEager) await this.handshake()
    const reached = () => {
      if (!this.isReachable) throw new Error('connect ECONNREFUSED')
    }
    return {
      broadcastTx: async (transaction) => {
        reached()
        this.received.push(transaction)
        await this.delay
        if (this.hasAll) return { code: 0, log: 'tx already exists in cache' }
        if (this.refusal !== undefined) return { code: 1, log: this.refusal }
        return application.checkTx(transaction, 'new')
      },
      status: async () => {
        reached()
        const validator = new Uint8Array(20).fill(0xaa)
        const { height: latestHeight } = this.network
        return { network: 'test', latestHeight, catchingUp: false, peers: this.peers, isListening: true, validator, votingPower: 10n }
      },
      peers: async () => {
        reached()
        return [{ id: 'ab', name: this.peerName, address: '10.0.0.2:26656', isInbound: true }]
      },
      close: async () => {},
    }
  }

  /** Begins the chain, or gives the application the blocks that it does not have. Throws where an application answers something else than before. */
  async handshake(): Promise<void> {
    const { network, application } = this
    const { lastBlockHeight } = await application.info()
    if (lastBlockHeight > 0n && network.records.length === 0) throw new Error('an engine without blocks ends when the application has some')
    if (lastBlockHeight > network.height) throw new Error(`app height ${lastBlockHeight} above ${network.height}`)
    if (lastBlockHeight === 0n) {
      const { initialHeight, maxGas, appState } = network
      await application.initChain({ chainId: 'test', time: START, initialHeight, maxGas, appState })
    }
    for (const { block, finalized } of network.records) {
      if (block.height <= lastBlockHeight) continue
      const again = await application.finalizeBlock(block)
      expectSame(again, finalized)
      await application.commit()
    }
  }

  /** Has this node propose a block, judges it, executes and commits it, as the only validator. Returns the answer to `finalizeBlock`. */
  async decide(transactions?: readonly Uint8Array[], options: Partial<ProposedBlock> = {}): Promise<FinalizedBlock> {
    const { application } = this
    const proposal = await this.propose(transactions, options)
    const verdict = await application.processProposal(proposal)
    if (verdict !== 'accept') throw new Error('the proposal was rejected')
    return this.finalize(proposal)
  }

  async propose(transactions?: readonly Uint8Array[], options: Partial<ProposedBlock> = {}): Promise<ProposedBlock> {
    const empty = this.network.block([], options)
    const maxBytes = 4 << 20
    const chosen = transactions ?? (await this.application.prepareProposal({ ...empty, transactions: [], maxBytes }))
    return this.network.block(chosen, options)
  }

  /** Executes and commits a decided block. */
  async finalize(block: ProposedBlock): Promise<FinalizedBlock> {
    const finalized = await this.application.finalizeBlock(block)
    this.network.records.push({ block, finalized })
    await this.application.commit()
    return finalized
  }
}

/** Throws if two answers to `finalizeBlock` differ. */
export function expectSame(again: FinalizedBlock, before: FinalizedBlock): void {
  const text = (finalized: FinalizedBlock) =>
    JSON.stringify(finalized, (_, member: unknown) => {
      if (member instanceof Uint8Array) return Buffer.from(member).toString('hex')
      return typeof member === 'bigint' ? `${member}` : member
    })
  if (text(again) !== text(before)) throw new Error(`another answer than before: ${text(again)}, not ${text(before)}`)
}
