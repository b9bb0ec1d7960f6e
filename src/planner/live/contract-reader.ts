import type { Clock } from '../../primitives/clock.js'
import { DeadlineMissed, within } from '../../primitives/deadline.js'
import type { Address, Hash, Hex } from '../../primitives/hex.js'
import type { Json } from '../../primitives/json.js'
import { decodeAggregate, encodeAggregate } from '../chain-access/multicall.js'
import { CallFailed, type Request } from '../chain-access/node-calls.js'
import { AbiWords } from './abi-words.js'
import { lowerCase } from './options.js'

/** Limits of requests to a node. */
export interface CallLimits {
  readonly clock: Pick<Clock, 'after'>
  /** Milliseconds that a request may take. */
  readonly timeout: number
  /** Requests under way at a time. */
  readonly concurrency: number
  /** Address of Multicall3, or false to read without it. It is used only if it has code. */
  readonly multicall: Address | false
}

/** Calls in one request: some 50 kB, and far below the gas that nodes give a call. */
const BATCH = 250

interface Question {
  readonly to: Address
  readonly data: Hex
  readonly answer: (returned: AbiWords) => void
  readonly fail: (reason: unknown) => void
}

/**
 * Calls contracts over the state after one block.
 *
 * Each call is a method call of its own. Calls that are made at the same time are sent together, through Multicall3 where the chain has it, so the code that
 * reads many pools looks like code that reads one.
 */
export class ContractReader {
  #waiting: Question[] = []
  #multicall: Promise<Address | undefined> | undefined
  #free: number
  readonly #queue: (() => void)[] = []

  constructor(
    readonly request: Request,
    readonly block: Hash,
    readonly limits: CallLimits,
  ) {
    this.#free = limits.concurrency
  }

  /**
   * Calls a function. Rejects if the call fails, or if it is not answered in time.
   *
   * @param words arguments, 64 hex digits each
   */
  call(to: Address, selector: Hex, ...words: readonly string[]): Promise<AbiWords> {
    const data: Hex = `${selector}${words.join('')}`
    return new Promise((answer, fail) => {
      if (this.#waiting.length === 0) void this.#flush()
      this.#waiting.push({ to, data, answer, fail })
    })
  }

  /** A request about the state after the block, which is its last parameter. */
  async ask(method: string, ...params: readonly Json[]): Promise<Json> {
    if (this.#free === 0) await new Promise<void>((go) => this.#queue.push(go))
    else this.#free--
    try {
      return await askWithin(this.request, this.limits, method, [...params, { blockHash: this.block }])
    } finally {
      const next = this.#queue.shift()
      if (next) next()
      else this.#free++
    }
  }

  /** Sends what has been asked by the time that everybody who can ask now has done so. */
  async #flush(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn++) await null
    const questions = this.#waiting
    this.#waiting = []
    if (questions.length > 1) this.#multicall ??= this.#findMulticall()
    const multicall = await this.#multicall
    if (multicall === undefined) for (const question of questions) void this.#askAlone(question)
    else for (let at = 0; at < questions.length; at += BATCH) void this.#askTogether(multicall, questions.slice(at, at + BATCH))
  }

  async #findMulticall(): Promise<Address | undefined> {
    const { multicall } = this.limits
    if (multicall === false) return undefined
    const code = await this.ask('eth_getCode', multicall).catch(() => '0x')
    return code === '0x' ? undefined : multicall
  }

  async #askAlone({ to, data, answer, fail }: Question): Promise<void> {
    try {
      answer(bytesOf(await this.ask('eth_call', { to, data })))
    } catch (error) {
      fail(error)
    }
  }

  async #askTogether(multicall: Address, questions: readonly Question[]): Promise<void> {
    try {
      const calls = questions.map(({ to, data }) => ({ to, data: data.slice(2) }))
      const answer = await this.ask('eth_call', { to: multicall, data: encodeAggregate(calls) })
      const results = decodeAggregate(String(answer), questions.length)
      if (!results) throw new CallFailed('the node answers something else than was asked for')
      for (const [i, { answer: resolve, fail }] of questions.entries()) {
        const returned = results[i]
        if (returned === undefined) fail(new CallFailed('execution reverted'))
        else resolve(new AbiWords(lowerCase(`0x${returned}`)))
      }
    } catch (error) {
      // A node that has not answered in time is not asked once more for every question.
      if (error instanceof DeadlineMissed) for (const { fail } of questions) fail(error)
      // One contract that burns all gas takes the whole batch with it.
      else for (const question of questions) void this.#askAlone(question)
    }
  }
}

/** Steps of promises that lie between an answer and the next question of the code here that waits for it. */
const TURNS = 4

/** A request that is over when its time is up. Rejects with `DeadlineMissed` then. */
export function askWithin(request: Request, { clock, timeout }: CallLimits, method: string, params: readonly Json[]): Promise<Json> {
  return within(clock, timeout, (signal) => request(method, params, signal))
}

/** An error in words that a report can hold. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}

function bytesOf(answer: Json): AbiWords {
  if (typeof answer !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(answer)) throw new CallFailed('the node answers no bytes')
  return new AbiWords(lowerCase(answer))
}
