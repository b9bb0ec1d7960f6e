import type { ConsoleOutput } from '../evm/console-calls.js'
import { type EmittedLog, type Environment, type ExecutionRequest, type Executor, InvalidTransaction } from '../evm/executor.js'
import type { Header } from '../evm/header.js'
import { blobGasOf, type Transaction } from '../evm/transaction.js'
import type { Address, Hash } from '../primitives/hex.js'
import { ZERO_HASH } from '../primitives/hex.js'
import type { Block, Withdrawal } from './block.js'
import type { Chain } from './chain.js'
import { maximumBlobGas, nextBaseFee } from './fee-market.js'
import { type HeaderTemplate, type IncludedTransaction, openHeader, sealBlock } from './sealing.js'

/** What is settled about a block before its transactions are. */
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

/** A block that somebody proposes. Whoever proposes it, the same proposal on the same parent gives the same block. */
export interface Proposal extends BlockPlan {
  readonly transactions: readonly Transaction[]
}

/** A proposed transaction that the block does not hold: for want of room, or because it is not valid where it stands. */
export interface LeftOut {
  readonly transaction: Transaction
  /** Undefined when there was merely no room for it, or when one of its sender before it was left out. */
  readonly reason: string | undefined
}

export interface BuiltBlock {
  readonly block: Block
  readonly leftOut: readonly LeftOut[]
  /** What the block asks of the consensus layer (EIP-7685); undefined before Prague. */
  readonly requests: readonly ExecutionRequest[] | undefined
  /** What its transactions have said to console.log, those that said something. */
  readonly consoleOutput: readonly ConsoleOutput[]
}

/** A proposal that cannot follow the head. */
export class InvalidProposal extends Error {}

/**
 * The chain as an application in the sense of ABCI: whoever decides about blocks speaks to it with these verbs.
 *
 * `finalizeBlock` runs a decided proposal and leaves nothing behind but a result in memory; `commit` makes that result the head. A crash between
 * the two loses nothing.
 */
export class Application {
  readonly #chain: Chain
  readonly #executor: Executor
  readonly #onCommit: (block: Block, consoleOutput: readonly ConsoleOutput[]) => void
  #finalized: BuiltBlock | undefined

  constructor(chain: Chain, executor: Executor, onCommit: (block: Block, consoleOutput: readonly ConsoleOutput[]) => void) {
    this.#chain = chain
    this.#executor = executor
    this.#onCommit = onCommit
  }

  /** The same for a chain apart, of whose blocks nobody is told. */
  apart(chain: Chain): Application {
    return new Application(chain, this.#executor, () => {})
  }

  /** What the application has durably reached. */
  info(): { readonly height: bigint; readonly appHash: Hash } {
    const { head } = this.#chain
    return { height: head.number, appHash: head.state.root }
  }

  /** Whether a proposal may follow the head. */
  processProposal(proposal: Proposal): 'accept' | 'reject' {
    return this.#refusal(proposal) === undefined ? 'accept' : 'reject'
  }

  /** Runs a decided proposal. */
  async finalizeBlock(proposal: Proposal): Promise<BuiltBlock> {
    const refusal = this.#refusal(proposal)
    if (refusal !== undefined) throw new InvalidProposal(refusal)
    this.#finalized = await this.build(proposal)
    return this.#finalized
  }

  /** Makes the finalised block the head and lets it be known. */
  commit(): Block {
    if (!this.#finalized) throw new Error('commit without a finalised block')
    const { block, consoleOutput } = this.#finalized
    this.#finalized = undefined
    this.adopt(block, consoleOutput)
    return block
  }

  /** Makes a block the head that was decided elsewhere and has been run, and lets it be known. */
  adopt(block: Block, consoleOutput: readonly ConsoleOutput[] = []): void {
    this.#chain.append(block)
    this.#onCommit(block, consoleOutput)
  }

  /** The block a proposal would become on a parent, the head unless given. Changes nothing. */
  async build(proposal: Proposal, parent: Block = this.#chain.head): Promise<BuiltBlock> {
    const template = this.#template(proposal, parent)
    const header = openHeader(template)
    const environment: Environment = { header, blockHash: (number) => this.#chain.ancestorHash(parent, number) }
    const draft = parent.state.draft()
    await this.#executor.beginBlock(draft, environment)

    const included: IncludedTransaction[] = []
    const leftOut: LeftOut[] = []
    /** Their later nonces would be too high, which says nothing against those transactions. */
    const heldBack = new Set<Address>()
    const leave = (transaction: Transaction, reason?: string) => {
      leftOut.push({ transaction, reason })
      heldBack.add(transaction.from)
    }
    const logs: EmittedLog[] = []
    const consoleOutput: ConsoleOutput[] = []
    let gasUsed = 0n
    let blobGasUsed = 0n
    for (const transaction of proposal.transactions) {
      const isTooMuch =
        gasUsed + transaction.body.gasLimit > header.gasLimit || blobGasUsed + blobGasOf(transaction.body) > maximumBlobGas(template.rules)
      if (isTooMuch || heldBack.has(transaction.from)) {
        leave(transaction)
        continue
      }
      try {
        const result = await this.#executor.runTransaction(draft, environment, transaction)
        gasUsed += result.gasUsed
        blobGasUsed += result.blobGasUsed ?? 0n
        for (const log of result.logs) logs.push(log)
        const { consoleCalls: calls } = result
        if (calls.length > 0) consoleOutput.push({ kind: 'transaction', transactionHash: transaction.hash, calls })
        included.push({ transaction, result, cumulativeGasUsed: gasUsed })
      } catch (error) {
        if (!(error instanceof InvalidTransaction)) throw error
        leave(transaction, error.message)
      }
    }

    const withdrawals = proposal.withdrawals ?? []
    const requests = await this.#executor.endBlock(draft, environment, {
      logs,
      withdrawals,
      uncles: [],
      mayLackContracts: true,
    })
    return { block: sealBlock(template, included, requests, withdrawals, draft.snapshot()), leftOut, requests, consoleOutput }
  }

  /** The header under which a planned block would run on a parent, the head unless given. */
  headerOf(plan: BlockPlan, parent: Block = this.#chain.head): Header {
    return openHeader(this.#template(plan, parent))
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
      extraData: proposal.extraData ?? new Uint8Array(0),
      parentBeaconBlockRoot: proposal.parentBeaconBlockRoot ?? ZERO_HASH,
    }
  }

  #refusal(proposal: Proposal): string | undefined {
    const { timestamp } = this.#chain.head.header
    return proposal.timestamp < timestamp ? `timestamp ${proposal.timestamp} lies before the parent's ${timestamp}` : undefined
  }
}
