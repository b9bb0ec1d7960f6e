import type { Application, BuiltBlock, SkippedTransaction } from '../chain/application.js'
import type { Block, Receipt } from '../chain/block.js'
import type { Chain } from '../chain/chain.js'
import type { Rules } from '../evm/rules.js'
import { encodeTransaction, type Transaction } from '../evm/transaction.js'
import { blockPrices } from '../pool/block-prices.js'
import type { Pool } from '../pool/pool.js'
import { BoundedMap } from '../primitives/bounded-map.js'
import { NodeClosed } from '../primitives/errors.js'
import { yieldToEventLoop } from '../primitives/event-loop.js'
import { bytesToHex, concatBytes, EMPTY_BYTES, type Hash, hexToBytes } from '../primitives/hex.js'
import { keccak256, keccakHash } from '../primitives/keccak.js'
import { loadingState } from '../primitives/missing-state.js'
import type {
  AbciApplication,
  AbciInfo,
  CheckTxResult,
  ChunkVerdict,
  CommitResult,
  DecidedBlock,
  FinalizedBlock,
  InitChainRequest,
  InitChainResult,
  OfferVerdict,
  PrepareProposalRequest,
  ProposedBlock,
  QueryRequest,
  QueryResult,
  SnapshotChunk,
  SnapshotChunkRequest,
  StateSnapshot,
  TransactionOutcome,
} from './abci.js'
import { type EngineBlock, isOfEngine, planOf } from './engine-block.js'
import { checkGenesis, EngineMismatch } from './engine-genesis.js'
import type { EngineMempool } from './engine-mempool.js'
import { BLOB_TYPE, EngineTransactions } from './engine-transaction.js'
import type { Evidence } from './evidence.js'
import type { MinerSettings } from './miner-settings.js'
import type { SnapshotMaker, SnapshotReader } from './state-sync.js'

/** Version of the protocol of the application: of the rules by which a block of the engine becomes a block of the chain. */
const APP_VERSION = 1n

/** Results of transactions beside 0. They are part of the chain, so they never change. */
const OUTCOME = { undecodable: 1, duplicate: 2, invalid: 3, noRoom: 4 } as const

/** Code of a transaction that the pool rejects. It is part of no block. */
const REJECTED = 1

/** Number of blocks that stay executed: those of a few rounds of a height. */
const EXECUTIONS = 4

/** Bytes that a transaction takes in the engine's block beside its own, at most. */
const BYTES_PER_TRANSACTION = 6

/** A transaction of the engine's block, or the reason why it is none. */
type Item = { readonly transaction: Transaction } | { readonly code: number; readonly reason: string }

/** An executed block of the engine. */
interface Execution {
  readonly items: readonly Item[]
  readonly built: BuiltBlock
  /** Transactions of `items` that the block does not contain. */
  readonly skipped: readonly SkippedTransaction[]
}

/** A decided block that is executed and not yet durable. */
interface Decided {
  readonly decided: DecidedBlock
  readonly execution: Execution
  readonly block: Block
}

export interface BftApplicationOptions {
  readonly application: Application
  readonly chain: Chain
  readonly pool: Pool
  readonly miner: MinerSettings
  readonly mempool: EngineMempool
  readonly evidence: Evidence
  readonly snapshots: SnapshotMaker
  readonly restoring: SnapshotReader
  /** Version of the software. */
  readonly version: string
}

/**
 * The chain as a BFT engine drives it.
 *
 * The number of a block is the engine's height, and its hash is the app hash: it covers state, transactions, receipts and logs. Everything in a block
 * follows from the engine's block and the parent, so all validators compute the same.
 *
 * A block is executed once: when it is proposed, or when a proposal of another validator is judged. `finalizeBlock` finds the result. Nothing of it is
 * durable before `commit`, which writes one batch.
 */
export class BftApplication implements AbciApplication {
  readonly #options: BftApplicationOptions
  readonly #transactions = new EngineTransactions()
  readonly #executions = new BoundedMap<Hash, Execution>(EXECUTIONS)
  #decided: Decided | undefined
  /** Work of the engine that `stop` waits for. */
  #turn: Promise<unknown> = Promise.resolve()
  #isStopped = false

  constructor(options: BftApplicationOptions) {
    this.#options = options
  }

  /** Resolves when no verb is being answered. Later verbs are refused. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#turn
  }

  async info(): Promise<AbciInfo> {
    const { chain, mempool, version } = this.#options
    // The engine asks when it begins, with an empty mempool.
    mempool.forget()
    const { number, hash, header } = chain.head
    // Height 0 has the engine call initChain. Without it, an engine that has no blocks crashes on a chain that a single node began.
    const isDecided = number > 0n && isOfEngine(header)
    return {
      data: `evmbed chain ${chain.rules.chainId}`,
      version,
      appVersion: APP_VERSION,
      lastBlockHeight: isDecided ? number : 0n,
      lastBlockAppHash: isDecided ? hexToBytes(hash) : EMPTY_BYTES,
    }
  }

  async initChain({ initialHeight, maxGas, appState }: InitChainRequest): Promise<InitChainResult> {
    const { chain, miner } = this.#options
    const { number, hash } = chain.head
    if (number + 1n !== initialHeight) {
      throw new EngineMismatch(`the engine begins at height ${initialHeight}, and block ${number} is the last one of this node`)
    }
    checkGenesis(appState, chain)
    // The chain keeps it from the first block on, in the gas limit of the parent.
    miner.gasLimit = maxGas > 0n ? maxGas : undefined
    return { appHash: hexToBytes(hash) }
  }

  async checkTx(bytes: Uint8Array, kind: 'new' | 'recheck'): Promise<CheckTxResult> {
    const { chain, pool, mempool } = this.#options
    const hash = keccakHash(bytes)
    const pooled = pool.get(hash)
    if (pooled) {
      mempool.received(hash)
      return accepted(pooled)
    }
    mempool.lost(hash)
    // A transaction that is dropped on its way to the engine must not come back with the engine's question.
    if (kind === 'recheck' || mempool.isSending(hash)) return rejected('the transaction is not in the pool any more')
    const { rules, head } = chain
    try {
      const transaction = await this.#transactions.decode(bytes, rules.at(head.number + 1n, head.header.timestamp))
      mempool.received(hash)
      await loadingState((read) => pool.get(hash) ?? read(pool).add(transaction))
      return accepted(transaction)
    } catch (error) {
      mempool.lost(hash)
      return rejected(reasonOf(error))
    }
  }

  prepareProposal(request: PrepareProposalRequest): Promise<readonly Uint8Array[]> {
    return this.#inTurn(async () => {
      const candidates = await this.#candidates(request)
      if (candidates.length === 0) return []
      const { chain, application } = this.#options
      const plan = planOf(request, chain.head, this.#options.miner.gasLimit)
      const built = await application.build({ ...plan, transactions: candidates })
      const skipped = new Set(built.skipped.map(({ transaction }) => transaction))
      const included = candidates.filter((transaction) => !skipped.has(transaction))
      const transactions = included.map(encodeTransaction)
      const items = included.map((transaction) => ({ transaction }))
      this.#keep(this.#nameOf({ ...request, transactions }), { items, built, skipped: [] })
      return transactions
    })
  }

  processProposal(block: ProposedBlock): Promise<'accept' | 'reject'> {
    return this.#inTurn(async () => {
      if (block.height !== this.#options.chain.head.number + 1n) return 'reject'
      const known = this.#executions.get(this.#nameOf(block))
      const items = known?.items ?? (await this.#decodeBlock(block))
      // Nothing is executed of a block with a single transaction that cannot be in it.
      if (items.some((item) => 'reason' in item)) return 'reject'
      const { skipped } = known ?? (await this.#execute(block, items))
      return skipped.length === 0 ? 'accept' : 'reject'
    })
  }

  finalizeBlock(block: DecidedBlock): Promise<FinalizedBlock> {
    return this.#inTurn(async () => {
      const { head } = this.#options.chain
      if (block.height !== head.number + 1n) {
        throw new EngineMismatch(`the engine decided height ${block.height}, and block ${head.number} is the last one of this node`)
      }
      const known = this.#executions.get(this.#nameOf(block))
      const execution = known ?? (await this.#execute(block, await this.#decodeBlock(block)))
      const sealed = execution.built.sealedWith(block.hash)
      this.#decided = { decided: block, execution, block: sealed }
      return { results: outcomesOf(execution, sealed.receipts), appHash: hexToBytes(sealed.hash) }
    })
  }

  commit(): Promise<CommitResult> {
    return this.#inTurn(async () => {
      const { application, evidence } = this.#options
      if (!this.#decided) throw new EngineMismatch('the engine commits a block that it did not finalize')
      const { decided, execution, block } = this.#decided
      evidence.add(Number(block.number), block.hash, decided.misbehavior)
      await application.appendExecuted(block, execution.built.consoleOutput)
      this.#decided = undefined
      this.#executions.clear()
      this.#options.snapshots.headChanged()
      return { retainHeight: 0n }
    })
  }

  async query({ path }: QueryRequest): Promise<QueryResult> {
    const height = this.#options.chain.head.number
    // The engine asks so about peers, if it is configured to.
    if (path.startsWith('/p2p/filter/')) return { code: 0, log: '', value: EMPTY_BYTES, height }
    return { code: 1, log: `unknown path ${path}: this chain is read by JSON-RPC`, value: EMPTY_BYTES, height }
  }

  async listSnapshots(): Promise<readonly StateSnapshot[]> {
    return this.#options.snapshots.list()
  }

  async offerSnapshot(snapshot: StateSnapshot, appHash: Uint8Array): Promise<OfferVerdict> {
    return this.#options.restoring.offer(snapshot, appHash)
  }

  loadSnapshotChunk(request: SnapshotChunkRequest): Promise<Uint8Array> {
    return this.#options.snapshots.chunk(request)
  }

  applySnapshotChunk(chunk: SnapshotChunk): Promise<ChunkVerdict> {
    return this.#inTurn(() => this.#options.restoring.apply(chunk))
  }

  /**
   * Returns the transactions of the pool for a block, the best paid first, as far as the engine's block has room. They are decoded from their bytes, as all validators will do: the pool
   * may have one that entered it under the rules of an earlier hardfork.
   */
  async #candidates(request: PrepareProposalRequest): Promise<Transaction[]> {
    const { application, chain, pool, miner } = this.#options
    const header = application.headerOf(planOf(request, chain.head, miner.gasLimit))
    const pooled = await loadingState((read) => read(pool).executable(blockPrices(header, miner.minimumTip)))
    const encoded: Uint8Array[] = []
    let size = 0
    for (const transaction of pooled) {
      if (transaction.body.type === BLOB_TYPE) continue
      const bytes = encodeTransaction(transaction)
      size += bytes.length + BYTES_PER_TRANSACTION
      if (size > request.maxBytes) break
      encoded.push(bytes)
    }
    const items = await this.#decodeAll(encoded, header.rules)
    return items.flatMap((item) => ('transaction' in item ? [item.transaction] : []))
  }

  #decodeBlock(block: EngineBlock): Promise<Item[]> {
    const { application, chain, miner } = this.#options
    const { rules } = application.headerOf(planOf(block, chain.head, miner.gasLimit))
    return this.#decodeAll(block.transactions, rules)
  }

  async #decodeAll(transactions: readonly Uint8Array[], rules: Rules): Promise<Item[]> {
    const items: Item[] = []
    const seen = new Set<Hash>()
    for (const bytes of transactions) {
      await yieldToEventLoop()
      try {
        const transaction = await this.#transactions.decode(bytes, rules)
        if (seen.has(transaction.hash)) items.push({ code: OUTCOME.duplicate, reason: 'the block contains the transaction twice' })
        else items.push({ transaction })
        seen.add(transaction.hash)
      } catch (error) {
        items.push({ code: OUTCOME.undecodable, reason: reasonOf(error) })
      }
    }
    return items
  }

  async #execute(block: EngineBlock, items: readonly Item[]): Promise<Execution> {
    const { application, chain, miner } = this.#options
    const transactions = items.flatMap((item) => ('transaction' in item ? [item.transaction] : []))
    const built = await application.build({ ...planOf(block, chain.head, miner.gasLimit), transactions })
    return this.#keep(this.#nameOf(block), { items, built, skipped: built.skipped })
  }

  /** Returns a name for a block on the head. It covers all on which the execution depends. */
  #nameOf({ time, proposer, transactions }: EngineBlock): Hash {
    const { head } = this.#options.chain
    const facts = new TextEncoder().encode(`${head.hash} ${time} ${bytesToHex(proposer)} ${this.#options.miner.gasLimit}`)
    return keccakHash(concatBytes(keccak256(facts), ...transactions.map((bytes) => keccak256(bytes))))
  }

  #keep(name: Hash, execution: Execution): Execution {
    this.#executions.set(name, execution)
    return execution
  }

  #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#turn.then(() => {
      if (this.#isStopped) throw new NodeClosed()
      return work()
    })
    this.#turn = turn.catch(() => undefined)
    return turn
  }
}

function accepted({ body }: Transaction): CheckTxResult {
  return { code: 0, log: '', gasWanted: body.gasLimit }
}

function rejected(log: string): CheckTxResult {
  return { code: REJECTED, log, gasWanted: 0n }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`
}

function outcomesOf({ items, skipped: left }: Execution, receipts: readonly Receipt[]): TransactionOutcome[] {
  const included = new Map(receipts.map((receipt) => [receipt.transaction, receipt]))
  const skipped = new Map(left.map(({ transaction, reason }) => [transaction, reason]))
  return items.map((item) => {
    if ('reason' in item) return notIncluded(item.code, item.reason)
    const { transaction } = item
    const receipt = included.get(transaction)
    if (receipt) return outcomeOf(receipt)
    const reason = skipped.get(transaction)
    return notIncluded(reason === undefined ? OUTCOME.noRoom : OUTCOME.invalid, reason ?? 'the block has no room for the transaction')
  })
}

function outcomeOf({ transaction: { hash, body }, gasUsed, status }: Receipt): TransactionOutcome {
  return { code: 0, data: hexToBytes(hash), gasWanted: body.gasLimit, gasUsed, log: status === 0 ? 'failed' : '' }
}

function notIncluded(code: number, log: string): TransactionOutcome {
  return { code, data: EMPTY_BYTES, gasWanted: 0n, gasUsed: 0n, log }
}
