import type { NodeError } from '../primitives/errors.js'
import { ownTask, yieldToEventLoop } from '../primitives/event-loop.js'
import type { Hash } from '../primitives/hex.js'
import { isJsonObject, type Json, member } from '../primitives/json.js'
import type { Dispatcher } from './dispatcher.js'
import { errorObject, InvalidParams, InvalidRequest, ParseError, RequestTimeout, ResponseTooLarge } from './errors.js'
import { elementTexts, hasMoreValues, memberText } from './json-text.js'
import { WrittenResult } from './long-work.js'
import { Request } from './request.js'
import type { Session } from './session.js'

export interface EnvelopeOptions {
  /** Maximum number of calls in a batch. Default: 1000. */
  readonly batchRequestLimit: number
  /** Characters of results in a batch after which the remaining calls are refused. Default: 25,000,000. */
  readonly batchResponseLimit: number
  /**
   * Maximum time of a message, a batch as a whole, in milliseconds; 0 for no limit. Calls that are not done by then are answered with an error and given up.
   * Time in which calls wait for those of other peers does not count. Default: 30,000.
   */
  readonly timeoutMs: number
}

export const ENVELOPE_DEFAULTS: EnvelopeOptions = { batchRequestLimit: 1000, batchResponseLimit: 25_000_000, timeoutMs: 30_000 }

/** Length of a message from which on parsing alone takes a good part of a millisecond. */
const LONG_MESSAGE = 16_384

/** Values of JSON in a message of a peer that has shown no credential. To read more would hold up other peers. */
const VALUES = 200_000

/** Answer to a message. */
export interface Answer {
  /** Undefined when nothing in the message asked for an answer. */
  readonly text: string | undefined
  /** Subscriptions made by the message. Their notifications follow after the text has been sent. */
  readonly subscriptions: readonly Hash[]
}

/** One call of a message. `id` is the raw text of the caller's id, undefined for a notification. */
interface Call {
  readonly id: string | undefined
  readonly method: string
  readonly params: Json
}

function resultText(id: string, result: Json | WrittenResult): string {
  // A handler that breaks its type and returns nothing must not break the answer too.
  const parts = result instanceof WrittenResult ? result.parts : [JSON.stringify(result) ?? 'null']
  return [`{"jsonrpc":"2.0","id":${id},"result":`, ...parts, '}'].join('')
}

function errorText(id: string, error: unknown): string {
  return `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify(errorObject(error))}}`
}

/** Returns the raw text of an id; undefined for an object or an array. */
function idOf(text: string): string | undefined {
  const id = memberText(text, 'id')
  return id === undefined || id.startsWith('{') || id.startsWith('[') ? undefined : id
}

/** Throws `InvalidRequest` for anything but a call. */
function readCall(message: Json, text: string): Call {
  if (!isJsonObject(message)) throw new InvalidRequest()
  // The interface document lets a WebSocket request leave the version out; nothing is gained by refusing that elsewhere.
  const version = member(message, 'jsonrpc')
  if (version !== undefined && version !== '2.0') throw new InvalidRequest()
  const method = member(message, 'method')
  if (typeof method !== 'string' || method === '') throw new InvalidRequest()
  const id = idOf(text)
  if (id === undefined && member(message, 'id') !== undefined) throw new InvalidRequest()
  return { id, method, params: member(message, 'params') ?? [] }
}

function positional(params: Json): readonly Json[] {
  if (!Array.isArray(params)) throw new InvalidParams('non-array args')
  return params
}

/**
 * Answers JSON-RPC text with JSON-RPC text, for all transports.
 */
export class Envelope {
  constructor(
    private readonly dispatcher: Pick<Dispatcher<unknown>, 'answer'>,
    private readonly options: EnvelopeOptions = ENVELOPE_DEFAULTS,
    private readonly now?: () => number,
  ) {}

  /** Never rejects. */
  async answer(session: Session, text: string): Promise<Answer> {
    const subscriptions: Hash[] = []
    // A peer may send thousands of short messages at once, which are answered without ever leaving the microtasks.
    const task = text.length > LONG_MESSAGE ? ownTask() : yieldToEventLoop()
    if (task !== undefined) await task
    const { timeoutMs: timeout, batchResponseLimit } = this.options
    const request = new Request(session, timeout, this.now, session.authenticated ? undefined : batchResponseLimit)
    const answer = await this.#answerText(request, text, subscriptions)
    request.end()
    return { text: answer, subscriptions }
  }

  async #answerText(request: Request, text: string, subscriptions: Hash[]): Promise<string | undefined> {
    if (!request.session.authenticated && hasMoreValues(text, VALUES)) {
      return errorText('null', new InvalidRequest(`message too complex: more than ${VALUES} values`))
    }
    let message: Json
    try {
      message = JSON.parse(text) as Json
    } catch {
      return errorText('null', new ParseError())
    }
    if (Array.isArray(message)) return this.#answerBatch(request, message, text, subscriptions)
    return (await this.#answerOne(request, message, text, subscriptions)).text
  }

  async #answerBatch(request: Request, batch: readonly Json[], text: string, subscriptions: Hash[]): Promise<string | undefined> {
    if (batch.length === 0) return errorText('null', new InvalidRequest('empty batch'))
    const texts = elementTexts(text)
    if (batch.length > this.options.batchRequestLimit) {
      const id = isJsonObject(batch[0]) ? idOf(texts[0] ?? '{}') : undefined
      return `[${errorText(id ?? 'null', new InvalidRequest('batch too large'))}]`
    }
    const answers: string[] = []
    let size = 0
    for (const [position, message] of batch.entries()) {
      // Calls that are answered at once never leave the microtasks, and a batch holds many.
      await request.yield()
      if (request.session.closed) return undefined
      const refusal = this.#refusalOf(request, size, position)
      const answer = await this.#answerOne(request, message, texts[position] ?? '', subscriptions, refusal)
      size += answer.resultSize
      request.collect(answer.resultSize)
      if (answer.text !== undefined) answers.push(answer.text)
    }
    return answers.length === 0 ? undefined : `[${answers.join(',')}]`
  }

  /** Returns the error of a call that is not run, because its batch is over a limit. */
  #refusalOf(request: Request, size: number, position: number): NodeError | undefined {
    if (size > this.options.batchResponseLimit) return new ResponseTooLarge()
    return position > 0 && request.isLate ? new RequestTimeout() : undefined
  }

  async #answerOne(
    request: Request,
    message: Json,
    text: string,
    subscriptions: Hash[],
    refusal?: NodeError,
  ): Promise<{ text: string | undefined; resultSize: number }> {
    let call: Call
    try {
      call = readCall(message, text)
    } catch (error) {
      return { text: errorText((isJsonObject(message) && idOf(text)) || 'null', error), resultSize: 0 }
    }
    let answer: string
    let resultSize = 0
    try {
      if (refusal) throw refusal
      const result = await request.within(this.dispatcher.answer(request, call.method, positional(call.params)))
      if (!(result instanceof WrittenResult) && request.session.isHeld(result)) subscriptions.push(result)
      answer = resultText(call.id ?? 'null', result)
      resultSize = answer.length
    } catch (error) {
      answer = errorText(call.id ?? 'null', error)
    }
    return { text: call.id === undefined ? undefined : answer, resultSize }
  }
}
