/** Outcomes of the subject of an assertion: a transaction, a call that failed, or a value. */
import { type Address, type Hash, hexToBytes } from '../../../src/internal.js'
import { chainFor, type MatcherChain } from './chain.js'
import { type Failure, readError } from './failure.js'
import { InvalidAssertion } from './invalid-assertion.js'
import { integerOf, isAddress, isFunction, isHash, isHexBytes, isObject, isPromise, type Unknown } from './objects.js'

/** A log of a receipt. */
export interface ReceiptLog {
  readonly address: Address
  readonly topics: readonly Hash[]
  readonly data: Uint8Array
}

/** The parts of a receipt that matchers read, from a node or a client. */
export interface Receipt {
  readonly hash: Hash
  readonly isFailed: boolean
  readonly from: Address | undefined
  readonly to: Address | undefined
  readonly contractAddress: Address | undefined
  readonly blockNumber: bigint
  readonly gasUsed: bigint
  /** Wei that the sender paid for gas and blobs. */
  readonly fee: bigint
  readonly logs: readonly ReceiptLog[]
}

/** A frame of the call tracer. */
export interface TracedCall {
  readonly type: string
  readonly from: string
  readonly to?: string
  readonly input: string
  readonly output?: string
  readonly error?: string
  readonly value?: string
  readonly gasUsed?: string
  readonly calls?: readonly TracedCall[]
}

/** The outcome of a subject. */
export type Outcome =
  | SentTransaction
  | { readonly kind: 'failure'; readonly failure: Failure; readonly error: unknown }
  | { readonly kind: 'returned'; readonly value: unknown }
  /** An error that says nothing about a run of code. */
  | { readonly kind: 'refused'; readonly error: unknown }

/** A transaction that has a hash. */
export class SentTransaction {
  readonly kind = 'transaction'
  readonly #sources: readonly unknown[]
  #receipt: Promise<Receipt> | undefined
  #failure: Promise<Failure> | undefined

  /**
   * @param subject - the response or receipt, which may lead to its chain
   * @param sources - values that may lead to the chain
   * @param isResult - whether the hash is all that a call has returned: it may be another word
   */
  constructor(
    readonly hash: Hash,
    readonly subject: unknown,
    sources: readonly unknown[],
    readonly isResult = false,
  ) {
    this.#sources = [subject, ...sources]
  }

  get chain(): MatcherChain {
    return chainFor(`look up the transaction ${this.hash}`, this.#sources)
  }

  /** Whether the chain has the transaction, mined or pending. */
  async exists(): Promise<boolean> {
    return (await this.chain.request('eth_getTransactionByHash', [this.hash])) !== null
  }

  /** Returns the receipt, and waits for the block of a pending transaction. Rejects with `InvalidAssertion` if there is no such transaction. */
  receipt(): Promise<Receipt> {
    this.#receipt ??= this.#findReceipt()
    return this.#receipt
  }

  /** Returns why the transaction failed, from its trace; undefined if it did not. */
  async failure(): Promise<Failure | undefined> {
    const { isFailed } = await this.receipt()
    if (!isFailed) return undefined
    this.#failure ??= this.#traceFailure()
    return this.#failure
  }

  /** Returns the outermost call of the transaction with all calls within it. */
  async trace(isOutermostOnly = false): Promise<TracedCall> {
    const config = isOutermostOnly ? { tracerConfig: { onlyTopCall: true } } : {}
    const trace = await this.chain.request('debug_traceTransaction', [this.hash, { tracer: 'callTracer', ...config }])
    if (!isTracedCall(trace)) throw new InvalidAssertion(`The chain has no trace of the transaction ${this.hash}`)
    return trace
  }

  async #traceFailure(): Promise<Failure> {
    const { error = '', output } = await this.trace(true)
    const isReverted = /revert/i.test(error) && isHexBytes(output)
    return { data: hexToBytes(isReverted ? output : '0x'), text: error, hash: this.hash }
  }

  async #findReceipt(): Promise<Receipt> {
    const given = isObject(this.subject) ? receiptFrom(this.subject, this.hash) : undefined
    if (given) return given
    const { chain, hash } = this
    for (let tries = 0; tries < PENDING_TRIES; tries++) {
      const wire = await chain.request('eth_getTransactionReceipt', [hash])
      const receipt = isObject(wire) ? receiptFrom(wire, hash) : undefined
      if (receipt) return receipt
      if (!(await this.exists())) {
        throw new InvalidAssertion(`Expected a transaction, but there is none with the hash ${hash}`)
      }
      await new Promise((resolve) => setTimeout(resolve, PENDING_INTERVAL))
    }
    throw new InvalidAssertion(`The transaction ${hash} is in no block after ${(PENDING_TRIES * PENDING_INTERVAL) / 1000} seconds`)
  }
}

/** Milliseconds between questions about a pending transaction. */
const PENDING_INTERVAL = 50
const PENDING_TRIES = 1_200

/**
 * Waits for a subject. It is called if it is a function. An error is an outcome. Rejects only with `InvalidAssertion`: for a value that is no subject, and if
 * the subject rejects with it.
 *
 * @param sources - values that may lead to the chain of a hash
 */
export async function outcomeOf(subject: unknown, sources: readonly unknown[]): Promise<Outcome> {
  try {
    const isCall = isFunction(subject) || isPromise(subject)
    const value = await (isFunction(subject) ? subject() : subject)
    return read(value, isCall, sources)
  } catch (error) {
    return fromError(error, sources)
  }
}

/** @param isCall - whether the value is the result of a call, and may be anything that a contract returns */
function read(value: unknown, isCall: boolean, sources: readonly unknown[]): Outcome {
  if (isHash(value)) return new SentTransaction(toHash(value), undefined, sources, isCall)
  if (value instanceof Error) return fromError(value, sources)
  if (isObject(value)) {
    const hash = [value.transactionHash, value.hash].find(isHash)
    // Blocks have a hash as well.
    if (hash !== undefined && !('parentHash' in value)) return new SentTransaction(toHash(hash), value, sources)
  }
  if (isCall) return { kind: 'returned', value }
  if (typeof value === 'string') throw new InvalidAssertion(`Expected a valid transaction hash, but got "${value}"`)
  throw new InvalidAssertion(
    `Expected a transaction, a hash, a receipt, an error or a call, but got ${value === null ? 'null' : `a value of the type ${typeof value}`}`,
  )
}

function fromError(error: unknown, sources: readonly unknown[]): Outcome {
  if (error instanceof InvalidAssertion) throw error
  const reported = readError(error)
  if (reported.kind === 'failure') return { kind: 'failure', failure: reported.failure, error }
  if (reported.kind === 'mined') return new SentTransaction(toHash(reported.hash), reported.receipt, sources)
  return { kind: 'refused', error }
}

function toHash(text: string): Hash {
  return `0x${text.slice(2).toLowerCase()}`
}

function isTracedCall(value: unknown): value is TracedCall {
  return isObject(value) && typeof value.type === 'string' && typeof value.input === 'string'
}

/** Reads a receipt of a node, viem or ethers; undefined for other objects, such as responses. */
function receiptFrom(value: Unknown, hash: Hash): Receipt | undefined {
  const { status, logs } = value
  const blockNumber = integerOf(value.blockNumber)
  const gasUsed = integerOf(value.gasUsed)
  if (!Array.isArray(logs) || blockNumber === undefined || gasUsed === undefined) return undefined
  const price = integerOf(value.effectiveGasPrice) ?? integerOf(value.gasPrice) ?? 0n
  const blobFee = (integerOf(value.blobGasUsed) ?? 0n) * (integerOf(value.blobGasPrice) ?? 0n)
  return {
    hash,
    isFailed: status === 'reverted' || integerOf(status) === 0n,
    from: addressOrNone(value.from),
    to: addressOrNone(value.to),
    contractAddress: addressOrNone(value.contractAddress),
    blockNumber,
    gasUsed,
    fee: gasUsed * price + blobFee,
    logs: logs.flatMap((log: unknown) => logFrom(log) ?? []),
  }
}

function logFrom(log: unknown): ReceiptLog | undefined {
  if (!isObject(log) || !isAddress(log.address) || !Array.isArray(log.topics) || !isHexBytes(log.data)) return undefined
  return { address: addressOf(log.address), topics: log.topics.filter(isHash).map(toHash), data: hexToBytes(log.data) }
}

function addressOf(text: string): Address {
  return `0x${text.slice(2).toLowerCase()}`
}

function addressOrNone(value: unknown): Address | undefined {
  return isAddress(value) ? addressOf(value) : undefined
}
