import { ownTask } from '../primitives/event-loop.js'
import type { Json } from '../primitives/json.js'
import { InvalidRequest, MethodNotFound, Unauthorized } from './errors.js'
import { decodeParams, type MethodRecord, namespaceOf } from './record.js'
import type { Request } from './request.js'
import { isBounded } from './schema.js'
import type { Session } from './session.js'

const MAX_METHOD_NAME = 2048
/** Bytes of a result whose encoding takes a good part of a millisecond. */
const LONG_RESULT = 65_536

/** What happened to one call, for logs and benchmarks. Arguments are not part of it: they may hold a passphrase. */
export interface CallReport {
  readonly method: string
  /** Undefined when the call succeeded. */
  readonly error: unknown
  /** How long it took; undefined when nobody measured. */
  readonly milliseconds: number | undefined
  /** Where the call came from. */
  readonly session: Session
}

/**
 * The one door: finds a method's record, asks the session whether it may be used, decodes, runs and encodes.
 *
 * It knows nothing of text; `Envelope` does.
 */
export class Dispatcher<Context> {
  readonly #records: ReadonlyMap<string, MethodRecord<Context>>
  readonly #contextOf: (request: Request) => Context
  /** Methods whose results have no largest size. */
  readonly #large: ReadonlySet<MethodRecord<Context>>
  readonly #report: (report: CallReport) => void
  readonly #stopwatch: () => number | undefined

  /**
   * @param report is told what became of each call
   * @param stopwatch milliseconds from any moment on; undefined while nobody wants to know how long calls take
   */
  constructor(
    records: Iterable<MethodRecord<Context>>,
    contextOf: (request: Request) => Context,
    report: (report: CallReport) => void = () => {},
    stopwatch: () => number | undefined = () => undefined,
  ) {
    this.#records = new Map([...records].map((record) => [record.name, record]))
    this.#large = new Set([...this.#records.values()].filter(({ result }) => !isBounded(result.json)))
    this.#contextOf = contextOf
    this.#report = report
    this.#stopwatch = stopwatch
  }

  get records(): Iterable<MethodRecord<Context>> {
    return this.#records.values()
  }

  /** The result in its wire form: fresh, JSON-safe, never shared. Rejects with a `NodeError`, or with a fault of ours. */
  async call(request: Request, method: string, params: readonly Json[]): Promise<Json> {
    const { session } = request
    const began = this.#stopwatch()
    const elapsed = () => (began === undefined ? undefined : (this.#stopwatch() ?? began) - began)
    try {
      const result = await this.#run(request, method, params)
      this.#report({ method, error: undefined, milliseconds: elapsed(), session })
      return result
    } catch (error) {
      this.#report({ method, error, milliseconds: elapsed(), session })
      throw error
    }
  }

  async #run(request: Request, method: string, params: readonly Json[]): Promise<Json> {
    const { session } = request
    if (method.length > MAX_METHOD_NAME) throw new InvalidRequest(`method name too long: ${method.length} > ${MAX_METHOD_NAME}`)
    const record = this.#records.get(method)
    if (!record || !session.mayUse(namespaceOf(method))) throw new MethodNotFound(method)
    if (record.requiresAuth && !session.authenticated) throw new Unauthorized(method)
    const values = decodeParams(record.params, params)
    request.hasLargeResult = this.#large.has(record)
    const room = request.room()
    if (room !== undefined) await room
    const value = await record.handler(this.#contextOf(request), values)
    if (value instanceof Uint8Array && value.length > LONG_RESULT) await turnToWrite(request, 2 * value.length)
    // Result schemas encode to JSON; their exact wire types live in the record's type parameters.
    return record.result.encode(value) as Json
  }
}

/** To write megabytes takes tens of milliseconds: timers and sockets have their turn between two results of that kind. What waits for it counts as memory. */
async function turnToWrite(request: Request, size: number): Promise<void> {
  const task = ownTask()
  if (task === undefined) return
  request.collect(size)
  await task
  request.collect(-size)
}
