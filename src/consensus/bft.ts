import type { Application, BlockPlan, ParentInfo, Proposal } from '../chain/application.js'
import type { Chain } from '../chain/chain.js'
import type { Genesis } from '../chain/genesis.js'
import { InvalidSender } from '../evm/errors.js'
import { impersonatedSender, type Transaction } from '../evm/transaction.js'
import { blockPrices } from '../pool/block-prices.js'
import type { Pool } from '../pool/pool.js'
import type { Clock } from '../primitives/clock.js'
import { type Address, bytesToHex } from '../primitives/hex.js'
import { loadingState, type Read } from '../primitives/missing-state.js'
import type { WorldState } from '../state/world-state.js'
import type { BftEngine, EngineConnection } from './abci.js'
import { BftApplication } from './bft-application.js'
import type { Consensus } from './consensus.js'
import { randomnessAfter } from './engine-block.js'
import { genesisIn } from './engine-genesis.js'
import { EngineMempool } from './engine-mempool.js'
import { BLOB_TYPE, BlobsNotCarried } from './engine-transaction.js'
import { Evidence } from './evidence.js'
import { MinerSettings } from './miner-settings.js'
import { NetworkView } from './network-view.js'
import { Headers, type RestoredChain, SnapshotMaker, SnapshotReader } from './state-sync.js'

export interface BftOptions {
  readonly engine: BftEngine
  readonly application: Application
  readonly chain: Chain
  readonly pool: Pool
  readonly clock: Clock
  /** Fee recipient of the pending block until the address of the validator is known. */
  readonly feeRecipient: Address
  /** Minimum tip of transactions in a block, in wei per gas. */
  readonly minimumTip: bigint
  /** Minimum tip of transactions that enter the pool, in wei per gas. */
  readonly poolMinimumTip: bigint
  /** Heights between snapshots for new nodes; 0 for none. */
  readonly snapshotInterval: number
  /** Undefined without a store. */
  readonly keeper: SnapshotKeeper | undefined
  /** Version of the software. */
  readonly version: string
  readonly onFault: (fault: unknown) => void
}

/** Keeps the states of snapshots: those that this node makes, and the one from which it was restored. */
export interface SnapshotKeeper {
  /** Keeps the state after a block, however short the history is, until the returned function is called. Resolves with undefined if it is removed already. */
  hold(height: number): Promise<(() => void) | undefined>
  /**
   * Writes the part of a state that is restored so far, and returns it without nodes in memory. Nothing in the store refers to it before `adopt`.
   *
   * @param isFirst whether it is the first part of a snapshot: those of another one are abandoned
   */
  keep(state: WorldState, isFirst: boolean): Promise<WorldState>
  /** Writes a restored chain in one batch, without the parts of its state that are kept, and makes it that of the node. */
  adopt(restored: RestoredChain): Promise<void>
}

/** Returns the genesis that the engine has, or undefined if it has none for us. Throws `EngineMismatch` if it is no geth genesis object. */
export async function genesisOf({ readGenesis }: BftEngine): Promise<Genesis | undefined> {
  const appState = await readGenesis?.()
  return appState && genesisIn(appState)
}

/** Returns the consensus of several validators. It is loaded only where it is asked for. */
export function newBft(options: BftOptions): Bft {
  return new Bft(options)
}

/**
 * Consensus of several validators, decided by a BFT engine.
 *
 * The engine calls the verbs of `BftApplication`. Towards the other parts of the node this class is what `LocalConsensus` is to a single node. It has no test chain:
 * time, order and content of blocks are those of the engine.
 */
export class Bft implements Consensus {
  readonly name: string
  readonly miner: MinerSettings
  readonly network: NetworkView
  readonly #options: BftOptions
  readonly #mempool: EngineMempool
  readonly #abci: BftApplication
  readonly #snapshots: SnapshotMaker
  #connection: EngineConnection | undefined

  constructor(options: BftOptions) {
    const { engine, clock, pool } = options
    this.name = engine.name
    this.miner = new MinerSettings(options)
    this.network = new NetworkView(clock, new Evidence())
    this.#options = options
    this.#mempool = new EngineMempool({ pool, clock })
    const hold = async (height: bigint) => (options.keeper ? options.keeper.hold(Number(height)) : () => {})
    this.#snapshots = new SnapshotMaker({ ...options, hold })
    this.#abci = new BftApplication({
      ...options,
      ...{ miner: this.miner, mempool: this.#mempool, evidence: this.network.evidence, snapshots: this.#snapshots },
      restoring: new SnapshotReader({
        ...options,
        keep: async (state, isFirst) => options.keeper?.keep(state, isFirst) ?? state,
        adopt: (restored) => this.#adopt(restored),
      }),
    })
  }

  /** Connects the engine. Rejects if it cannot be started. */
  async start(): Promise<void> {
    const { engine, onFault } = this.#options
    this.#connection = await engine.connect(this.#abci, onFault)
    this.network.open(this.#connection)
    this.#mempool.open(this.#connection)
    const { validator } = await this.network.status()
    this.miner.feeRecipient = bytesToHex(validator)
  }

  async stop(): Promise<void> {
    this.#mempool.close()
    try {
      await this.#connection?.close()
    } finally {
      await this.#abci.stop()
      await this.#snapshots.close()
    }
  }

  checkTx(transaction: Transaction): void {
    const { application, poolMinimumTip } = this.#options
    if (transaction.body.type === BLOB_TYPE) throw new BlobsNotCarried()
    // Only a test chain takes a transaction without a signature.
    if (impersonatedSender(transaction.body) !== undefined) throw new InvalidSender()
    const { minimumTip } = this.miner
    application.checkTx(transaction, { plan: this.plan(), minimumTip: minimumTip > poolMinimumTip ? minimumTip : poolMinimumTip })
  }

  /** Reports a transaction of the pool that has become executable. */
  becameExecutable(transaction: Transaction): void {
    // A client that has just sent it receives the engine's answer: it is handed over then, if not before.
    queueMicrotask(() => this.#mempool.offer(transaction))
  }

  async transactionAdded(transaction?: Transaction): Promise<void> {
    const { pool } = this.#options
    if (!transaction) return this.#mempool.handOver()
    // A transaction behind a nonce gap stays in the pool of this node until the gap is filled.
    if (transaction.body.nonce >= (await loadingState((read) => read(pool).nextNonce(transaction.from)))) return
    try {
      await this.#mempool.submit(transaction)
    } catch (error) {
      await loadingState((read) => read(pool).drop(transaction.hash))
      throw error
    }
  }

  plan(parent?: ParentInfo): BlockPlan {
    const { chain, clock } = this.#options
    const { hash, timestamp } = parent ?? { hash: chain.head.hash, timestamp: chain.head.header.timestamp }
    const now = BigInt(Math.floor(clock.now() / 1000))
    const { feeRecipient, gasLimit } = this.miner
    return { timestamp: now > timestamp ? now : timestamp, feeRecipient, gasLimit, prevRandao: randomnessAfter({ hash }) }
  }

  async #adopt(restored: RestoredChain): Promise<void> {
    const { chain, keeper, pool } = this.#options
    if (keeper) await keeper.adopt(restored)
    else chain.beginAt(new Headers(chain.genesis, restored.ancestors), restored.block)
    await loadingState((read) => read(pool).update())
  }

  nextProposal(read: Read): Proposal {
    const { application, pool } = this.#options
    return application.prepareProposal(this.plan(), (header) => read(pool).executable(blockPrices(header, this.miner.minimumTip)))
  }
}
