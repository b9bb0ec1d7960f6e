import type { Json } from '../primitives/json.js'
import { errorObject } from './errors.js'
import { WrittenResult } from './long-work.js'
import { type MethodRecord, namespaceOf } from './record.js'

/** A call and its answer, for people who watch a node. Texts are JSON, cut where they are long. */
export interface WatchedCall {
  readonly method: string
  /** Absent where they may hold a secret, or the method is unknown. */
  readonly params?: string
  /** Absent for a call that failed, and where it may hold a secret. */
  readonly result?: string
  readonly error?: { readonly code: number; readonly message: string }
  readonly milliseconds: number
  /** Calls before this one that were not reported, because there were too many in a second. */
  readonly omitted?: number
}

/** Call that has ended, with all that a dispatcher knows of it. */
export interface EndedCall {
  readonly method: string
  readonly record: Pick<MethodRecord<never>, 'holdsSecrets'> | undefined
  readonly params: readonly Json[]
  readonly result?: Json | WrittenResult
  /** Undefined when the call succeeded. */
  readonly error: unknown
  readonly milliseconds: number | undefined
  readonly session: object
}

/** Characters of reported arguments and results. */
export const PARAMS_LIMIT = 4096
export const RESULT_LIMIT = 1024
const MESSAGE_LIMIT = 1024
const METHOD_LIMIT = 100
/** Calls of a second that a watcher receives: it must be able to read them. */
const CALLS_PER_SECOND = 200

interface Watcher {
  readonly session: object
  readonly deliver: (call: WatchedCall) => void
  began: number
  count: number
  omitted: number
}

/**
 * Reports calls to sessions that watch. Without one, nothing is measured or written.
 *
 * A watcher does not receive the calls of its own session. Arguments and results that may hold a passphrase, a key or the URL of a service are left out.
 */
export class CallWatch {
  readonly #watchers = new Set<Watcher>()
  readonly #now: () => number

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0
  }

  /** Returns a function that ends it. */
  watch(session: object, deliver: (call: WatchedCall) => void): () => void {
    const watcher = { session, deliver, began: this.#now(), count: 0, omitted: 0 }
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  report(call: EndedCall): void {
    let written: WatchedCall | undefined
    for (const watcher of this.#watchers) {
      if (watcher.session === call.session || !this.#hasRoom(watcher)) continue
      written ??= watchedCall(call)
      const { omitted } = watcher
      watcher.omitted = 0
      watcher.deliver(omitted === 0 ? written : { ...written, omitted })
    }
  }

  #hasRoom(watcher: Watcher): boolean {
    const now = this.#now()
    if (now - watcher.began >= 1000) {
      watcher.began = now
      watcher.count = 0
    }
    if (watcher.count++ < CALLS_PER_SECOND) return true
    watcher.omitted++
    return false
  }
}

function watchedCall({ method, record, params, result, error, milliseconds = 0 }: EndedCall): WatchedCall {
  // An unknown method may be a misspelt one of the key store.
  const isSecret = !record || record.holdsSecrets === true || namespaceOf(method) === 'personal'
  const failure = error === undefined ? undefined : errorObject(error)
  return {
    method: cut(method, METHOD_LIMIT),
    milliseconds,
    ...(isSecret ? {} : { params: excerpt(params, PARAMS_LIMIT) }),
    ...(isSecret || failure || result === undefined ? {} : { result: excerpt(result, RESULT_LIMIT) }),
    // The text of a refusal may quote the argument.
    ...(failure ? { error: { code: failure.code, message: isSecret ? 'failed' : cut(failure.message, MESSAGE_LIMIT) } } : {}),
  }
}

function cut(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit)}…` : text
}

/** JSON text up to a length, without writing the rest. */
export function excerpt(value: Json | WrittenResult, limit: number): string {
  if (value instanceof WrittenResult) return cut(value.parts[0] ?? '', limit)
  const writer = new Writer(limit)
  writer.write(value)
  return cut(writer.text, limit)
}

class Writer {
  text = ''
  constructor(readonly limit: number) {}

  write(value: Json | undefined): void {
    if (Array.isArray(value)) this.#list('[', value.entries(), ']')
    else if (typeof value === 'object' && value !== null) this.#list('{', Object.entries(value), '}')
    else if (typeof value === 'string') this.text += JSON.stringify(value.length > this.limit ? value.slice(0, this.limit + 1) : value)
    else this.text += JSON.stringify(value) ?? 'null'
  }

  #list(open: string, entries: Iterable<readonly [string | number, Json | undefined]>, close: string): void {
    this.text += open
    let isFirst = true
    for (const [name, value] of entries) {
      if (this.text.length > this.limit) return
      if (value === undefined && typeof name === 'string') continue
      if (!isFirst) this.text += ','
      isFirst = false
      if (typeof name === 'string') this.text += `${JSON.stringify(name)}:`
      this.write(value)
    }
    this.text += close
  }
}
