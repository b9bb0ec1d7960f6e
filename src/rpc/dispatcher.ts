import { ownTask } from '../primitives/event-loop.js'
import type { Json } from '../primitives/json.js'
import { loadingState, type MissingState, type Waiter } from '../primitives/missing-state.js'
import type { CallWatch, EndedCall } from './call-watch.js'
import { InvalidRequest, MethodNotFound, Unauthorized } from './errors.js'
import { type WrittenResult, writeLong } from './long-work.js'
import type { MethodTable } from './method-table.js'
import { decodeParams, type MethodRecord, namespaceOf } from './record.js'
import type { Request } from './request.js'
import { isBounded, json, type Schema } from './schema.js'

const MAX_METHOD_NAME = 2048
/** Bytes of a result whose encoding takes a good part of a millisecond. */
const LONG_RESULT = 65_536

/** The outcome of one call, for logs and metrics. It has no arguments: they may hold a passphrase. */
export interface CallReport {
  readonly method: string
  /** Undefined when the call succeeded. */
  readonly error: unknown
  /** Duration of the call; undefined when it was not measured. */
  readonly milliseconds: number | undefined
  /** Identity of the session that made the call: the `session` of its `Connection`. */
  readonly session: object
}

/** A call whose arguments are decoded. */
export interface Call<Context> {
  readonly record: MethodRecord<Context>
  /** Arguments in their wire form. */
  readonly params: readonly Json[]
  readonly values: readonly unknown[]
  /** For whom the call is made. */
  readonly waiter: Waiter
  /** Runs the handler with arguments, and returns the result in its wire form. */
  run(values: readonly unknown[]): Promise<Json>
}

/** Answers a call in the place of its handler. Returns undefined for a call that the handler answers. */
export type AnswerElsewhere<Context> = (call: Call<Context>) => Promise<Json> | undefined

/** Resolves when a change is in the store. Rejects if the store did not take it; then it was undone. */
export type Written = () => Promise<void>

/** Makes the effects of calls durable before they are answered. */
export interface Settlement {
  /**
   * Returns a function to be called after synchronous work. It returns undefined if the work has changed nothing that is kept.
   *
   * Work that changes something after it has waited sees to its durability itself.
   */
  watch(): () => Written | undefined
}

/** Returns the result of a call in the form that its caller wants. */
type Finish<Result> = <Value>(schema: Schema<Value, unknown>, value: Value) => Result | Promise<Result>

// Result schemas encode to JSON; their exact wire types live in the record's type parameters.
const encoded: Finish<Json> = (schema, value) => schema.encode(value) as Json

/**
 * Runs calls: finds the method's record, checks the session's permissions, decodes the arguments, runs the handler and encodes the result.
 *
 * It reads and writes no text; `Envelope` does.
 */
export class Dispatcher<Context> {
  readonly #methods: MethodTable<Context>
  readonly #contextOf: (request: Request) => Context
  /** Whether the result of a method has no largest size, for methods that were called. */
  readonly #large = new Map<MethodRecord<Context>, boolean>()
  readonly #report: (report: CallReport) => void
  readonly #stopwatch: () => number | undefined
  readonly #settlement: Settlement | undefined
  readonly #answerElsewhere: () => AnswerElsewhere<Context> | undefined
  readonly #watch: CallWatch | undefined

  /**
   * @param report called with the outcome of each call
   * @param stopwatch milliseconds of a monotonic clock; undefined while durations are not measured
   * @param settlement undefined for a node whose state is in memory only
   * @param answerElsewhere returns what answers calls in the place of their handlers, as a fork of a remote chain does
   * @param watch reports calls with their arguments to those who watch
   */
  constructor(
    methods: MethodTable<Context>,
    contextOf: (request: Request) => Context,
    report: (report: CallReport) => void = () => {},
    stopwatch: () => number | undefined = () => undefined,
    settlement?: Settlement,
    answerElsewhere: () => AnswerElsewhere<Context> | undefined = () => undefined,
    watch?: CallWatch,
  ) {
    this.#watch = watch
    this.#answerElsewhere = answerElsewhere
    this.#methods = methods
    this.#contextOf = contextOf
    this.#report = report
    this.#stopwatch = stopwatch
    this.#settlement = settlement
  }

  /** Returns the result in its wire form: a new JSON value that the caller may keep. Rejects with a `NodeError`, or with an internal fault. */
  call(request: Request, method: string, params: readonly Json[]): Promise<Json> {
    return this.#reported(request, method, params, encoded)
  }

  /** Returns the result as `call` does; a long one as text, which was written in pieces. */
  answer(request: Request, method: string, params: readonly Json[]): Promise<Json | WrittenResult> {
    return this.#reported<Json | WrittenResult>(request, method, params, (schema, value) =>
      schema.isLong?.(value) ? writeLong(request, schema, value) : encoded(schema, value),
    )
  }

  async #reported<Result>(request: Request, method: string, params: readonly Json[], finish: Finish<Result>): Promise<Result> {
    const { session } = request
    const began = this.#stopwatch()
    const elapsed = () => (began === undefined ? undefined : (this.#stopwatch() ?? began) - began)
    try {
      const result = await this.#run(request, method, params, finish)
      this.#report({ method, error: undefined, milliseconds: elapsed(), session })
      // Results that callers receive are JSON, or such as was written in pieces.
      if (this.#watch?.isWatched)
        this.#show(request, method, params, { result: result as Json | WrittenResult, error: undefined }, elapsed())
      return result
    } catch (error) {
      this.#report({ method, error, milliseconds: elapsed(), session })
      if (this.#watch?.isWatched) this.#show(request, method, params, { error }, elapsed())
      throw error
    }
  }

  #show(
    { session }: Request,
    method: string,
    params: readonly Json[],
    outcome: Pick<EndedCall, 'result' | 'error'>,
    milliseconds: number | undefined,
  ): void {
    const found = this.#methods.find(method)
    // The record of a method that was found is there by now.
    const record = found instanceof Promise ? undefined : found
    this.#watch?.report({ method, record, params, milliseconds, session, ...outcome })
  }

  async #run<Result>(request: Request, method: string, params: readonly Json[], finish: Finish<Result>): Promise<Result> {
    const { session } = request
    if (method.length > MAX_METHOD_NAME) throw new InvalidRequest(`method name too long: ${method.length} > ${MAX_METHOD_NAME}`)
    if (!session.mayUse(namespaceOf(method))) throw new MethodNotFound(method)
    const found = this.#methods.find(method)
    const record = found instanceof Promise ? await apart(request, found) : found
    if (!record) throw new MethodNotFound(method)
    if (record.requiresAuth && !session.authenticated) throw new Unauthorized(method)
    const values = decodeParams(record.params, params)
    request.hasLargeResult = this.#isLarge(record)
    const room = request.room()
    if (room !== undefined) await room
    const run = (given: readonly unknown[]) => this.#handle(request, record, given, encoded)
    const elsewhere = this.#answerElsewhere()?.({ record, params, values, waiter: request.waiter, run })
    return elsewhere === undefined ? this.#handle(request, record, values, finish) : finish(json, await elsewhere)
  }

  #isLarge(record: MethodRecord<Context>): boolean {
    const known = this.#large.get(record)
    if (known !== undefined) return known
    const isLarge = !isBounded(record.result.json)
    this.#large.set(record, isLarge)
    return isLarge
  }

  /** @param values arguments of the types that the record declares */
  async #handle<Result>(
    request: Request,
    record: MethodRecord<Context>,
    values: readonly unknown[],
    finish: Finish<Result>,
  ): Promise<Result> {
    let written: Written | undefined
    const attempt = () => {
      const watched = this.#settlement?.watch()
      try {
        return record.handler(this.#contextOf(request), values)
      } finally {
        written = watched?.() ?? written
      }
    }
    // A handler loads what it needs before its first effect, so it may run again when state was missing.
    const value = await loadingState(attempt, (missing) => loadFor(request, missing))
    // A call that changed nothing does not wait for writes, and succeeds when they fail.
    await written?.()
    if (value instanceof Uint8Array && value.length > LONG_RESULT) await turnToWrite(request, 2 * value.length)
    return finish(record.result, value)
  }
}

/** Loads a value of the state. */
async function loadFor(request: Request, missing: MissingState): Promise<void> {
  await apart(request, missing.load(request.waiter))
  request.checkTime()
}

/** Waits for what is loaded. It is not run time of the message. */
async function apart<Value>(request: Request, loading: Promise<Value>): Promise<Value> {
  request.pause()
  try {
    return await loading
  } finally {
    request.resume()
  }
}

/** Lets timers and sockets run between two long results: serialising megabytes takes tens of milliseconds. A waiting result counts as memory. */
async function turnToWrite(request: Request, size: number): Promise<void> {
  const task = ownTask()
  if (task === undefined) return
  request.collect(size)
  await task
  request.collect(-size)
}
