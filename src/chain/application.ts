import type { ConsoleOutput } from '../evm/console-calls.js'
import { type Environment, type ExecutionRequest, type Executor, InvalidTransaction } from '../evm/executor.js'
import type { Header } from '../evm/header.js'
import { stateAfterEmptyBlock } from '../evm/known-system-contracts.js'
import { blobGasOf, type Transaction } from '../evm/transaction.js'
import { admit } from '../pool/admission.js'
import type { Address, Hash } from '../primitives/hex.js'
import { EMPTY_BYTES, ZERO_HASH } from '../primitives/hex.js'
import { haveSameMembers } from '../primitives/members.js'
import { readingState } from '../primitives/missing-state.js'
import { StateDraft } from '../state/state-draft.js'
import type { WorldState } from '../state/world-state.js'
import type { Block, Withdrawal } from './block.js'
import type { Chain } from './chain.js'
import { maximumBlobGas, nextBaseFee } from './fee-market.js'
import type { HeadAnnouncer } from './head-announcer.js'
import { type BlockProgress, processBlock } from './process-block.js'
import { type HeaderTemplate, openHeader, sealBlock, sealEmptyBlock } from './sealing.js'

/** Header parameters of a block that is to be built. */
export interface BlockPlan {
  /** Seconds since 1970. */
  readonly timestamp: bigint
  readonly feeRecipient: Address
  readonly prevRandao: Hash
  /** The parent's, unless given. */
  readonly gasLimit?: bigint | undefined
  /** EIP-1559's, unless given. */
  readonly baseFeePerGas?: bigint | undefined
  readonly extraData?: Uint8Array | undefined
  readonly parentBeaconBlockRoot?: Hash | undefined
  readonly withdrawals?: readonly Withdrawal[] | undefined
}

/** A proposed block. The same proposal on the same parent gives the same block on every node. */
export interface Proposal extends BlockPlan {
  readonly transactions: readonly Transaction[]
}

/** A proposed transaction that the block does not contain. */
export interface SkippedTransaction {
  readonly transaction: Transaction
  /** Why it is invalid at its position. Undefined: the block is full, or an earlier transaction of the sender was skipped. */
  readonly reason: string | undefined
}

// No getters: V8 makes those of object literals in its old generation, and with them every block would stay until the next full collection.
export interface BuiltBlock {
  /** Returns the sealed block, always the same. Its roots and its hash are computed at the first call. */
  readonly sealed: () => Block
  /** The header under which the block ran: the fields that code can see. */
  readonly header: Header
  /** The state after the block. */
  readonly state: WorldState
  readonly skipped: readonly SkippedTransaction[]
  /** Requests to the consensus layer (EIP-7685). Undefined before Prague. */
  readonly requests: readonly ExecutionRequest[] | undefined
  /** Console output of its transactions. */
  readonly consoleOutput: readonly ConsoleOutput[]
  /** Returns the sealed block with other extra data. No code can read the extra data of its own block, so the execution is the same. */
  readonly sealedWith: (extraData: Uint8Array) => Block
}

/** A proposal that cannot follow the head. */
export class InvalidProposal extends Error {}

/** Answer to `info`: the last committed block. */
export interface ApplicationInfo {
  readonly height: bigint
  readonly hash: Hash
  /** Seconds since 1970. */
  readonly timestamp: bigint
}

/** The part of a block on which the next plan depends. */
export type ParentInfo = Pick<ApplicationInfo, 'hash' | 'timestamp'>

/** Rules for transactions that enter the pool. */
export interface TransactionCheck {
  readonly plan: BlockPlan
  /** Wei per gas. */
  readonly minimumTip: bigint
}

export interface ApplicationOptions {
  readonly chain: Chain
  readonly executor: Executor
  /** Appends committed blocks. Default: the chain itself, without announcements. */
  readonly head?: Pick<HeadAnnouncer, 'append'> | undefined
  /** Accepts transactions without replay protection (EIP-155). Default: true. */
  readonly allowUnprotected?: boolean | undefined
  /** Makes empty blocks without the executor where their system calls are known. Default: true. Tests compare both ways. */
  readonly quickEmptyBlocks?: boolean | undefined
}

/** The verdict on a proposal, with the reason for a rejection. */
export type ProposalVerdict = { readonly status: 'accept' } | { readonly status: 'reject'; readonly reason: string }

/**
 * The chain as an ABCI application. Consensus drives it with these verbs:
 *
 * | verb | effect |
 * | --- | --- |
 * | `info` | returns the last committed block |
 * | `checkTx` | rejects a transaction that the next block could not contain |
 * | `prepareProposal` | selects transactions for a block |
 * | `processProposal` | accepts or rejects a proposal |
 * | `finalizeBlock` | executes a decided proposal; the result stays in memory |
 * | `commit` | appends the finalized block to the chain and announces it |
 *
 * A crash between `finalizeBlock` and `commit` loses nothing.
 */
export class Application {
  readonly #options: ApplicationOptions
  readonly #chain: Chain
  readonly #executor: Executor
  #finalized: BuiltBlock | undefined
  #opened: { readonly template: HeaderTemplate; readonly header: Header } | undefined

  constructor(options: ApplicationOptions) {
    this.#options = options
    this.#chain = options.chain
    this.#executor = options.executor
  }

  /** Returns an application over another chain, whose blocks are not announced. */
  detached(chain: Chain): Application {
    return new Application({ chain, executor: this.#executor })
  }

  /** Returns the last committed block. */
  info(): ApplicationInfo {
    const { number, hash, header } = this.#chain.head
    return { height: number, hash, timestamp: header.timestamp }
  }

  /** Throws the pool's error for a transaction that no block from the next one on could contain. */
  checkTx(transaction: Transaction, { plan, minimumTip }: TransactionCheck): void {
    admit(transaction, this.#chain.head.state.account(transaction.from), {
      next: this.headerOf(plan),
      minimumTip,
      allowUnprotected: this.#options.allowUnprotected ?? true,
    })
  }

  /**
   * Returns a proposal for the next block.
   *
   * @param select returns the transactions that a block under this header could take, the best paid first
   */
  prepareProposal(plan: BlockPlan, select: (header: Header) => readonly Transaction[]): Proposal {
    return { ...plan, transactions: select(this.headerOf(plan)) }
  }

  /** Returns whether a proposal may follow the head. */
  processProposal(proposal: Proposal): ProposalVerdict {
    const { timestamp } = this.#chain.head.header
    if (proposal.timestamp >= timestamp) return { status: 'accept' }
    return { status: 'reject', reason: `timestamp ${proposal.timestamp} lies before the parent's ${timestamp}` }
  }

  /** Executes a decided proposal. Throws `InvalidProposal` for one that `processProposal` rejects. */
  async finalizeBlock(proposal: Proposal): Promise<BuiltBlock> {
    const verdict = this.processProposal(proposal)
    if (verdict.status === 'reject') throw new InvalidProposal(verdict.reason)
    this.#finalized = await this.build(proposal)
    return this.#finalized
  }

  /** Appends the finalized block to the chain and announces it. */
  async commit(): Promise<Block> {
    if (!this.#finalized) throw new Error('commit without a finalized block')
    const { sealed, consoleOutput } = this.#finalized
    const block = sealed()
    this.#finalized = undefined
    await this.appendExecuted(block, consoleOutput)
    return block
  }

  /** Appends a block that was executed elsewhere, and announces it. Does so at once, and returns undefined, if there is no store. */
  appendExecuted(block: Block, consoleOutput: readonly ConsoleOutput[] = []): Promise<void> | undefined {
    const { head } = this.#options
    if (head) return head.append(block, consoleOutput)
    this.#chain.append(block)
    return undefined
  }

  /**
   * Executes a proposal without changing the chain.
   *
   * @param parent default: the head
   */
  async build(proposal: Proposal, parent: Block = this.#chain.head): Promise<BuiltBlock> {
    const template = this.#template(proposal, parent)
    const header = this.#open(template)
    const environment: Environment = { header, blockHash: this.#chain.ancestorHashes(parent) }
    const draft = new StateDraft(parent.state)
    const selection = new Selection(header.gasLimit, maximumBlobGas(template.rules))
    const consoleOutput: ConsoleOutput[] = []
    const execute = async (transaction: Transaction, progress: BlockProgress) => {
      if (!selection.hasRoomFor(transaction, progress)) return undefined
      try {
        const result = await this.#executor.runTransaction(draft, environment, transaction)
        const { consoleCalls: calls } = result
        if (calls.length > 0) consoleOutput.push({ kind: 'transaction', transactionHash: transaction.hash, calls })
        return { transaction, result }
      } catch (error) {
        if (!(error instanceof InvalidTransaction)) throw error
        selection.skip(transaction, error.message)
        return undefined
      }
    }
    const withdrawals = proposal.withdrawals ?? []
    const { included, requests } = await processBlock({
      executor: this.#executor,
      environment,
      draft,
      items: proposal.transactions,
      execute,
      epilogue: { withdrawals, uncles: [], mayLackContracts: true },
    })
    const snapshot = readingState(() => draft.snapshot())
    const state = snapshot instanceof Promise ? await snapshot : snapshot
    const sealedWith = (extraData: Uint8Array) => sealBlock({ ...template, extraData }, included, requests, withdrawals, state)
    let block: Block | undefined
    const sealed = () => {
      block ??= sealedWith(template.extraData)
      return block
    }
    return { sealed, sealedWith, header, state, skipped: selection.skipped, requests, consoleOutput }
  }

  /**
   * Returns the block of a plan without transactions, as `build` makes it but at once. Undefined if code has to be run for it, if it has withdrawals, or
   * if the plan may not follow the head.
   */
  buildEmpty(plan: BlockPlan): Block | undefined {
    const parent = this.#chain.head
    if (!(this.#options.quickEmptyBlocks ?? true) || plan.withdrawals?.length || plan.timestamp < parent.header.timestamp) return undefined
    const template = this.#template(plan, parent)
    const { rules, timestamp, parentBeaconBlockRoot } = template
    const number = parent.number + 1n
    const state = stateAfterEmptyBlock(parent.state, { rules, timestamp, number, parentHash: parent.hash, parentBeaconBlockRoot })
    return state && sealEmptyBlock(template, state)
  }

  /** Returns the header of a planned block, before its execution. */
  headerOf(plan: BlockPlan, parent: Block = this.#chain.head): Header {
    return this.#open(this.#template(plan, parent))
  }

  /** Returns the header of a template. The steps of one transaction, from its fees to its block, ask for the same one several times. */
  #open(template: HeaderTemplate): Header {
    if (!this.#opened || !haveSameMembers(this.#opened.template, template)) this.#opened = { template, header: openHeader(template) }
    return this.#opened.header
  }

  #template(proposal: BlockPlan, parent: Block): HeaderTemplate {
    const rules = this.#chain.rules.at(parent.number + 1n, proposal.timestamp)
    return {
      parent,
      rules,
      timestamp: proposal.timestamp,
      feeRecipient: proposal.feeRecipient,
      gasLimit: proposal.gasLimit ?? parent.header.gasLimit,
      baseFeePerGas: proposal.baseFeePerGas ?? nextBaseFee(parent, rules),
      prevRandao: proposal.prevRandao,
      extraData: proposal.extraData ?? EMPTY_BYTES,
      parentBeaconBlockRoot: proposal.parentBeaconBlockRoot ?? ZERO_HASH,
    }
  }
}

/** Selects the transactions of a proposal that a block contains. */
class Selection {
  readonly skipped: SkippedTransaction[] = []
  readonly #gasLimit: bigint
  readonly #maxBlobGas: bigint
  /** Senders with a skipped transaction. Their later transactions are valid, but not in this block. */
  readonly #skippedSenders = new Set<Address>()

  constructor(gasLimit: bigint, maxBlobGas: bigint) {
    this.#gasLimit = gasLimit
    this.#maxBlobGas = maxBlobGas
  }

  /** Skips a transaction if the block has no room for it, or does not contain an earlier one of its sender. */
  hasRoomFor(transaction: Transaction, { gasUsed, blobGasUsed }: BlockProgress): boolean {
    const { from, body } = transaction
    const isTooMuch = gasUsed + body.gasLimit > this.#gasLimit || blobGasUsed + blobGasOf(body) > this.#maxBlobGas
    if (!isTooMuch && !this.#skippedSenders.has(from)) return true
    this.skip(transaction, undefined)
    return false
  }

  skip(transaction: Transaction, reason: string | undefined): void {
    this.skipped.push({ transaction, reason })
    this.#skippedSenders.add(transaction.from)
  }
}
