/** Settings of a validator in a process of its own. */
export interface ValidatorSettings {
  readonly home: string
  /** Address of JSON-RPC. */
  readonly host: string
  /** Port of JSON-RPC over HTTP and WebSocket. */
  readonly port: number
  /** Path of the engine's program. */
  readonly engine: string
  readonly snapshotInterval: number
}

/**
 * Step of a block: `finalized` is between FinalizeBlock and Commit, `in batch` while the database writes the block, `written` when it has, and `committed`
 * before the engine gets the answer.
 */
export type Step = 'finalized' | 'in batch' | 'written' | 'committed'

export const STEPS: readonly Step[] = ['finalized', 'in batch', 'written', 'committed']

/** Message to a validator. */
export interface Order {
  /** Kill the process at the next such step. */
  readonly killAt?: Step
  /** Report the times since the last report. */
  readonly report?: boolean
}

/** Times of a verb in milliseconds. */
export interface VerbTimes {
  readonly count: number
  readonly milliseconds: number
  readonly longest: number
}

/** Answer to an order to report. */
export interface TimesReport {
  readonly times: Readonly<Record<string, VerbTimes>>
  /** Processor time of the process since the last report, in milliseconds. */
  readonly processor: number
  /** Resident memory in bytes. */
  readonly memory: number
}

/** Message of a validator. */
export type Report = { readonly ready: true } | { readonly fault: string } | TimesReport
