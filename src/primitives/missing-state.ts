/**
 * Reads of values that may not be in memory.
 *
 * Reads are synchronous. A read that cannot answer throws `MissingState`, the caller awaits its `load`, and reads again. The error is control flow and
 * never reaches a user: it is no `NodeError`, and has no code of the wire.
 *
 * Work that only reads an immutable state can run again at any time. Work on a draft runs again over a fresh draft, or reads everything before its
 * first write.
 *
 * The types show which reads of the parts of a node (`Chain`, `Pool`, `Filters`) may throw it: a method has `this: Reading<…>`, a function takes a
 * `Reading<…>`, or a `Read` to make one. Only work that is repeated gets these: handlers in their context, other work from `readingState`,
 * `loadingState` and `loadingSteps`. So a read where nothing loads the value is a type error.
 */
import { ServerError } from './errors.js'
import type { Steps } from './steps.js'

/**
 * A read needs a value that is not in memory: it is in an asynchronous store, or on a remote chain. A loaded value stays in memory until `release`, so
 * that work that needs several values has all of them at last, however small a cache is.
 */
export class MissingState extends Error {
  override readonly name = 'MissingState'
  readonly #load: Load
  #loaded: Loaded | undefined

  /**
   * @param what name of the value
   * @param load brings the value into memory; rejects with the error for the caller. Resolves with a way to let the value go, if it may
   * @param isRemote whether the value is with a server, which may take a minute
   */
  constructor(
    what: string,
    load: Load,
    readonly isRemote = false,
  ) {
    super(`${what} is not in memory`)
    this.#load = load
  }

  /** Bytes of the loaded value, estimated. 0 where they are not known. */
  get size(): number {
    return this.#loaded?.size ?? 0
  }

  /**
   * Resolves when the value is in memory. Call it once.
   *
   * @param waiter for whom the value is loaded. Rejects with `NodeClosed` when the waiter is gone during a wait for a server
   */
  async load(waiter?: Waiter): Promise<void> {
    this.#loaded = (await this.#load(waiter)) ?? undefined
  }

  /** Lets the value leave memory again. */
  release(): void {
    this.#loaded?.release()
    this.#loaded = undefined
  }
}

/** A value in memory that stays there until its release. */
export interface Loaded {
  /** Bytes, estimated. */
  readonly size?: number
  release(): void
}

type Load = (waiter?: Waiter) => Promise<Loaded | undefined> | Promise<void>

/** The session of a peer for which a load is made. It may end before the load does. */
export interface Waiter {
  /** Registers a function that runs when the waiter is gone, at once if that is so. Returns a function that removes it. */
  onClose(closer: () => void): () => void
}

/** Bytes of values that one piece of work holds at most. */
const MOST_HELD = 64 * 1024 * 1024

/** One piece of work needs more values at a time than may be in memory for it. */
export class TooMuchState extends ServerError {
  constructor() {
    super(`the work needs more than ${MOST_HELD >>> 20} MiB of the remote chain at a time`)
  }
}

/** Values that were loaded for one piece of work, which stay in memory until it ends. */
export class LoadedValues {
  readonly #values: MissingState[] = []
  #size = 0

  /** Throws `TooMuchState`. */
  async load(missing: MissingState, load: LoadMissing = loadAtOnce): Promise<void> {
    this.#values.push(missing)
    await load(missing)
    this.#size += missing.size
    if (this.#size > MOST_HELD) throw new TooMuchState()
  }

  release(): void {
    for (const value of this.#values) value.release()
  }
}

declare const READING: unique symbol

/** A value in the hands of work that is repeated when a read misses. Its methods may throw `MissingState`. */
export type Reading<Value> = Value & { readonly [READING]: true }

/** Gives work that is repeated a value to read from. */
export type Read = <Value>(value: Value) => Reading<Value>

/** For those who repeat work by other means, each of which says how. At run time a value to read from is the value. */
export const asReading: Read = <Value>(value: Value) => value as Reading<Value>

/** Waits for a missing value. */
export type LoadMissing = (missing: MissingState) => Promise<void>

const loadAtOnce: LoadMissing = (missing) => missing.load()

/**
 * Runs synchronous work that reads the state, and runs it again after each load. Returns the result without a promise when nothing is missing.
 *
 * @param load waits for a value; default: its `load`
 *
 * @example
 * ```ts
 * const reading = readingState((read) => read(chain).receipt(hash))
 * const receipt = reading instanceof Promise ? await reading : reading
 * ```
 */
export function readingState<T>(work: (read: Read) => T, load: LoadMissing = loadAtOnce): T | Promise<T> {
  try {
    return work(asReading)
  } catch (error) {
    if (!(error instanceof MissingState)) throw error
    return loadingState(work, load, error)
  }
}

/** Runs steps that read the state, and runs them again from their beginning after each load. They must leave nothing half done when a read throws. */
export function* loadingSteps<T>(attempt: (read: Read) => Steps<T>, load: LoadMissing = loadAtOnce): Steps<T> {
  let loaded: LoadedValues | undefined
  try {
    for (;;) {
      try {
        return yield* attempt(asReading)
      } catch (error) {
        if (!(error instanceof MissingState)) throw error
        loaded ??= new LoadedValues()
        yield loaded.load(error, load)
      }
    }
  } finally {
    loaded?.release()
  }
}

/**
 * Runs work that reads the state, and runs it again from its beginning after each load. The work must leave nothing half done when a read throws.
 *
 * @param load waits for a value; default: its `load`
 * @param first a value that the work is known to miss
 */
export async function loadingState<T>(
  work: (read: Read) => T | Promise<T>,
  load: LoadMissing = loadAtOnce,
  first?: MissingState,
): Promise<T> {
  let loaded: LoadedValues | undefined
  let missing = first
  try {
    for (;;) {
      if (missing) {
        loaded ??= new LoadedValues()
        await loaded.load(missing, load)
      }
      try {
        return await work(asReading)
      } catch (error) {
        if (!(error instanceof MissingState)) throw error
        missing = error
      }
    }
  } finally {
    loaded?.release()
  }
}
