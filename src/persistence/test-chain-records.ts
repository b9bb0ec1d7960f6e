import type { Impersonation } from '../accounts/impersonation.js'
import type { Interval, ProductionSettings } from '../consensus/local-consensus.js'
import type { ChainSnapshot, TestChain } from '../consensus/test-chain.js'
import type { Rules } from '../evm/rules.js'
import type { Address, Hash } from '../primitives/hex.js'
import { haveSameMembers } from '../primitives/members.js'
import { loadingState } from '../primitives/missing-state.js'
import type { StateHistory, StateLine } from '../state/state-history.js'
import type { WorldState } from '../state/world-state.js'
import { decoded, numberIn, numberKey, type RecordBatch, type Records } from '../store/records.js'
import { decodePoolTransaction, encodePoolTransaction } from './pool-records.js'
import {
  decodeValue,
  encodeValue,
  isAddress,
  isBytes,
  isHash,
  isInteger,
  isListOf,
  isNumber,
  isObjectWith,
  isOptional,
  isTruth,
  nameKey,
} from './stored-values.js'

/** Options that a later start may give anew: the value of the chain goes on unless the option has changed. */
export interface ChangeableOptions {
  readonly automine: boolean
  readonly interval: Interval
  readonly feeRecipient: Address
  readonly minimumTip: bigint
}

/** Parts of a node that these records keep. */
export interface TestChainParts {
  /** Undefined where several validators decide the chain. */
  readonly testChain: TestChain | undefined
  readonly impersonation: Impersonation
}

/** Small facts beside blocks: one record, written when one of them changes. */
interface StoredControl {
  readonly settings: ProductionSettings
  readonly given: ChangeableOptions
  readonly impersonated: { readonly everyone: boolean; readonly accounts: readonly Address[] }
  readonly lastSnapshot: bigint
  readonly instance: Hash | undefined
}

interface WrittenControl extends StoredControl {
  readonly impersonationVersion: number
}

interface StoredSnapshot {
  readonly height: bigint
  /** Difference of the state from a version. */
  readonly state: Uint8Array
  readonly pool: readonly Uint8Array[]
  readonly settings: ProductionSettings
}

/** A snapshot in the store, with the version from which its state is computed. */
export interface WrittenSnapshot {
  readonly snapshot: ChainSnapshot
  readonly version: number
}

const isSettings = isObjectWith({
  time: isObjectWith({ offset: isInteger, next: isOptional(isInteger), floor: isOptional(isInteger), step: isOptional(isInteger) }),
  automine: isTruth,
  interval: (value) => isNumber(value) || isListOf(isNumber)(value),
  isPaused: isTruth,
  miner: isObjectWith({
    feeRecipient: isAddress,
    minimumTip: isInteger,
    lowerTipsWait: isTruth,
    gasLimit: isOptional(isInteger),
    extraData: isBytes,
    next: isObjectWith({ baseFeePerGas: isOptional(isInteger), prevRandao: isOptional(isHash) }),
  }),
})
const isControl = isObjectWith({
  settings: isSettings,
  given: isObjectWith({}),
  impersonated: isObjectWith({ everyone: isTruth, accounts: isListOf(isAddress) }),
  lastSnapshot: isInteger,
  instance: isOptional(isHash),
})
const isSnapshot = isObjectWith({ height: isInteger, state: isBytes, pool: isListOf(isBytes), settings: isSettings })

/** Id of the record of the state to which `reset` reverts. Ids of snapshots count up from 1. */
const ORIGIN_ID = 0n

/** Values that change whenever a record of theirs does, and cost little to compare. */
export type Marks = readonly unknown[]

/** Records of a test chain beside its blocks and its pool: settings, impersonation, snapshots. */
export class TestChainRecords {
  readonly #parts: TestChainParts
  readonly #given: ChangeableOptions
  #controlMarks: Marks = []
  #snapshotMarks: Marks = []
  /** Whether the store has the options of this start. They are written with the next batch, not by themselves: a store may be open for reading only. */
  #isGivenStored = true
  /** The small facts in the store, with the version of the impersonation. Undefined before they were written. */
  #control: WrittenControl | undefined
  /** Snapshots in the store by their ids. */
  #snapshots: ReadonlyMap<bigint, WrittenSnapshot> = new Map()

  constructor(parts: TestChainParts, given: ChangeableOptions) {
    this.#parts = parts
    this.#given = given
  }

  /** Values of now of which one changes whenever something here is set, also to what it was. */
  get marks(): Marks {
    return [...controlMarks(this.#parts), ...snapshotMarks(this.#parts)]
  }

  /** Whether anything is not in the store. */
  get isChanged(): boolean {
    return !isSame(this.#controlMarks, controlMarks(this.#parts)) || !isSame(this.#snapshotMarks, snapshotMarks(this.#parts))
  }

  /** The start of the chain in the store. */
  get origin(): WrittenSnapshot | undefined {
    return this.#snapshots.get(ORIGIN_ID)
  }

  /** Snapshots in the store that were taken since. */
  get snapshots(): readonly WrittenSnapshot[] {
    return [...this.#snapshots].filter(([id]) => id !== ORIGIN_ID).map(([, written]) => written)
  }

  /**
   * Adds all changes to a batch, and returns what is to be called when it is written.
   *
   * @param line the end of the chain in the batch
   */
  write(batch: RecordBatch, line: StateLine, history: StateHistory): () => void {
    const notes = [this.#writeControl(batch), this.#writeSnapshots(batch, line, history)]
    return () => {
      for (const note of notes) note()
    }
  }

  /** Makes the test chain, if there is one, what it is in the store. Snapshots are read in any case: their versions are kept. */
  async read(records: Records, history: StateHistory, rules: Rules): Promise<void> {
    const snapshots = new Map<bigint, WrittenSnapshot>()
    for await (const [id, content] of records.all('snapshot'))
      snapshots.set(BigInt(numberIn(id)), readSnapshot(id, content, history, rules))
    this.#snapshots = snapshots
    const stored = await loadingState(() => records.read('meta', nameKey('control'), decodeControl))
    if (this.#parts.testChain && stored !== undefined) {
      const settings = changedSettings(stored.settings, stored.given, this.#given)
      this.#isGivenStored = haveSameMembers(stored.given, this.#given)
      this.#control = { ...stored, settings, given: this.#given, impersonationVersion: this.#parts.impersonation.version + 1 }
      this.undo()
    }
    this.#noteMarks()
  }

  /** Makes the test chain what it is in the store, without reading it. */
  undo(): void {
    const { testChain, impersonation } = this.#parts
    if (!testChain || !this.#control) return
    const { settings, impersonated, impersonationVersion, lastSnapshot, instance } = this.#control
    const snapshots = new Map([...this.#snapshots].map(([id, { snapshot }]) => [id, snapshot]))
    snapshots.delete(ORIGIN_ID)
    testChain.restore({ origin: this.origin?.snapshot, snapshots, lastId: lastSnapshot })
    testChain.instance.restore(instance)
    testChain.production.restore(settings)
    impersonation.restore({ ...impersonated, version: impersonationVersion })
    this.#noteMarks()
  }

  /** Notes that everything is what it is in the store. */
  #noteMarks(): void {
    this.#controlMarks = controlMarks(this.#parts)
    this.#snapshotMarks = snapshotMarks(this.#parts)
  }

  #writeControl(batch: RecordBatch): () => void {
    const { testChain, impersonation } = this.#parts
    const marks = controlMarks(this.#parts)
    if (!testChain || (this.#isGivenStored && isSame(this.#controlMarks, marks))) return () => {}
    const control: StoredControl = {
      settings: testChain.production.settings(),
      given: this.#given,
      impersonated: { everyone: impersonation.everyone, accounts: [...impersonation.accounts] },
      lastSnapshot: testChain.lastId,
      instance: testChain.instance.drawn,
    }
    batch.put('meta', nameKey('control'), encodeValue(control))
    const written = { ...control, impersonationVersion: impersonation.version }
    return () => {
      this.#controlMarks = marks
      this.#control = written
      this.#isGivenStored = true
    }
  }

  #writeSnapshots(batch: RecordBatch, line: StateLine, history: StateHistory): () => void {
    const { testChain } = this.#parts
    const marks = snapshotMarks(this.#parts)
    if (!testChain || isSame(this.#snapshotMarks, marks)) return () => {}
    const { snapshots, origin } = testChain
    const current = new Map<bigint, WrittenSnapshot>()
    for (const [id, snapshot] of origin ? [...snapshots, [ORIGIN_ID, origin] as const] : snapshots) {
      const written = this.#snapshots.get(id)
      current.set(id, written?.snapshot === snapshot ? written : writeSnapshot(batch, id, snapshot, line, history))
    }
    for (const id of this.#snapshots.keys()) if (!current.has(id)) batch.delete('snapshot', numberKey(id))
    return () => {
      this.#snapshotMarks = marks
      this.#snapshots = current
    }
  }
}

function writeSnapshot(batch: RecordBatch, id: bigint, snapshot: ChainSnapshot, line: StateLine, history: StateHistory): WrittenSnapshot {
  const { height, pool, settings } = snapshot
  // The state of an earlier block has the version of that block.
  const version = Number(height) === line.height ? line.version : history.version(history.versionAt(Number(height)))
  const state = history.encode(batch, version, snapshot.state)
  const stored: StoredSnapshot = { height, state, pool: pool.map(encodePoolTransaction), settings }
  batch.put('snapshot', numberKey(id), encodeValue(stored))
  return { snapshot, version: version.number }
}

/** Returns the small facts of a record. Throws an error for one that has another form. */
export function decodeControl(content: Uint8Array): StoredControl {
  return decodeValue(content, isControl)
}

/** Returns a snapshot of a record, without decoding its parts. Throws an error for one that has another form. */
export function decodeSnapshot(content: Uint8Array): StoredSnapshot {
  return decodeValue(content, isSnapshot)
}

/** Reads a snapshot. Its state is read when it is needed. Throws `StoreDamaged`. */
export function readSnapshot(id: Uint8Array, content: Uint8Array, history: StateHistory, rules: Rules): WrittenSnapshot {
  const { height, state, pool, settings } = decoded('snapshot', id, () => decodeSnapshot(content))
  let read: WorldState | undefined
  const snapshot: ChainSnapshot = {
    height,
    get state() {
      read ??= decoded('snapshot', id, () => history.decode(state))
      return read
    },
    pool: decoded('snapshot', id, () => pool.map((bytes) => decodePoolTransaction(bytes, rules))),
    settings,
  }
  return { snapshot, version: decoded('snapshot', id, () => history.versionOf(state)) }
}

function controlMarks({ testChain, impersonation }: TestChainParts): Marks {
  if (!testChain) return []
  const { time, modes, miner } = testChain.production
  return [time.settings(), modes, miner.settings(), impersonation.version, testChain.lastId, testChain.instance.drawn]
}

function snapshotMarks({ testChain }: TestChainParts): Marks {
  return testChain ? [testChain.origin, testChain.snapshots.size, testChain.lastId] : []
}

/** Returns whether no value has changed. */
export function isSame(one: Marks, other: Marks): boolean {
  return one.length === other.length && one.every((mark, i) => mark === other[i])
}

/** Returns the settings of the chain, with the options that were given another value than at the last start. */
function changedSettings(settings: ProductionSettings, before: ChangeableOptions, now: ChangeableOptions): ProductionSettings {
  const { automine, interval, miner } = settings
  return {
    ...settings,
    automine: before.automine === now.automine ? automine : now.automine,
    interval: before.interval === now.interval ? interval : now.interval,
    miner: {
      ...miner,
      feeRecipient: before.feeRecipient === now.feeRecipient ? miner.feeRecipient : now.feeRecipient,
      minimumTip: before.minimumTip === now.minimumTip ? miner.minimumTip : now.minimumTip,
    },
  }
}
