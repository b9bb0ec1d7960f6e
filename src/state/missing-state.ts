import type { Steps } from '../primitives/steps.js'

/**
 * A read of the state needs a value that is not in memory yet: it lies in a store, or on the remote chain of a fork.
 *
 * Reads are synchronous. A read that cannot answer throws this object, the caller awaits `load`, and reads again. It is control flow and never reaches
 * a user: it is no `NodeError`, and has no code of the wire.
 *
 * Work that only reads an immutable state can run again at any time. Work on a draft runs again over a fresh draft, or reads everything before its
 * first write.
 */
export class MissingState extends Error {
  override readonly name = 'MissingState'
  readonly #load: () => Promise<void>

  /**
   * @param what name of the value, for the message of an error that nothing caught
   * @param load brings the value into memory; rejects with the error for the caller
   */
  constructor(what: string, load: () => Promise<void>) {
    super(`${what} is not in memory`)
    this.#load = load
  }

  /** Resolves when the value is in memory. Rejects with the reason why it cannot be loaded. */
  load(): Promise<void> {
    return this.#load()
  }
}

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
 * const reading = readingState(() => state.account(address))
 * const account = reading instanceof Promise ? await reading : reading
 * ```
 */
export function readingState<T>(work: () => T, load: LoadMissing = loadAtOnce): T | Promise<T> {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof MissingState)) throw error
    return load(error).then(() => readingState(work, load))
  }
}

/** Runs steps that read the state, and runs them again from their beginning after each load. They must leave nothing half done when a read throws. */
export function* loadingSteps<T>(attempt: () => Steps<T>, load: LoadMissing = loadAtOnce): Steps<T> {
  for (;;) {
    try {
      return yield* attempt()
    } catch (error) {
      if (!(error instanceof MissingState)) throw error
      yield load(error)
    }
  }
}

/**
 * Runs work that reads the state, and runs it again from its beginning after each load. The work must leave nothing half done when a read throws.
 *
 * @param load waits for a value; default: its `load`
 */
export async function loadingState<T>(work: () => T | Promise<T>, load: LoadMissing = loadAtOnce): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof MissingState)) throw error
      await load(error)
    }
  }
}
