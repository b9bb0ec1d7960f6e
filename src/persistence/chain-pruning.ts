import { ANCESTOR_WINDOW, type Chain } from '../chain/chain.js'
import type { StoredBlocks } from '../chain/stored-blocks.js'
import type { StateHistory, StateVersion } from '../state/state-history.js'
import { numberKey, type RecordBatch, type Records } from '../store/records.js'
import { decodeValue, encodeValue, type Form, isCount, isListOf, isObjectWith, nameKey } from './stored-values.js'

/** A range of ids of nodes, both ends included. */
type NodeRange = readonly [first: number, last: number]

/** The record of what was pruned. */
export interface StoredPruning {
  /** The lowest number of a block that can be asked for, beside the first one. */
  readonly firstKept: number
  /** Height of the lowest block in the store, beside those that are kept below it. */
  readonly lowestBlock: number
  /** Number of the lowest version of the state, beside those that are kept below it. */
  readonly lowestVersion: number
  /** Numbers of the versions below it that something needed. */
  readonly keptVersions: readonly number[]
  /** Nodes of states that a test chain has left. */
  readonly abandoned: readonly NodeRange[]
}

const isRange: Form = (value) => isListOf(isCount)(value) && Array.isArray(value) && value.length === 2
const isPruning = isObjectWith({
  firstKept: isCount,
  lowestBlock: isCount,
  lowestVersion: isCount,
  keptVersions: isListOf(isCount),
  abandoned: isListOf(isRange),
})

const NOTHING_PRUNED: StoredPruning = { firstKept: 0, lowestBlock: 1, lowestVersion: 1, keptVersions: [], abandoned: [] }

/** The version of the first state of a chain, which is never pruned. */
const FIRST_VERSION = 1
/** Records that one batch removes, about. */
const SLICE = 512
/** Blocks that one batch removes. */
const BLOCKS = 32

interface DoomedNodes {
  readonly version: number
  readonly ids: readonly number[]
}

/** Result of a batch, valid once it is written. */
interface Step {
  readonly stored: StoredPruning
  readonly doomed?: DoomedNodes
}

/** Parts of a chain on which its pruning depends. */
export interface PrunedParts {
  readonly chain: Chain
  readonly blocks: StoredBlocks
  /** Height of the state to which `reset` reverts, and the version from which it is computed. */
  readonly origin: { readonly height: number; readonly version: number } | undefined
  /** Versions that snapshots need, by the heights of the snapshots. */
  readonly snapshots: readonly { readonly height: number; readonly version: number }[]
  /** Versions that are needed whatever the history is. */
  readonly held: readonly number[]
}

/**
 * Returns the record of a chain that begins with a block.
 *
 * @param lastNode the greatest id of a node of the chain that was in the store before
 */
export function unpruned(first: number, lastNode = 0): StoredPruning {
  return { ...NOTHING_PRUNED, lowestBlock: first + 1, abandoned: lastNode > 0 ? [[1, lastNode]] : [] }
}

/** Reads the record of what was pruned. */
export function readPruning(records: Pick<Records, 'read'>): StoredPruning {
  return records.read('meta', nameKey('pruning'), (content) => decodeValue<StoredPruning>(content, isPruning)) ?? NOTHING_PRUNED
}

/**
 * Removes what no block of the history needs from a store, in batches of some hundred records.
 *
 * It may end after any of its batches: what is left to do follows from the records.
 */
export class ChainPruning {
  readonly #records: Records
  readonly #history: StateHistory
  #stored: StoredPruning
  /** Nodes that are left to be removed before a version is. */
  #doomed: DoomedNodes | undefined
  /** Versions that were read, by number: the lowest one and the one after it are looked at with each block. */
  readonly #versions = new Map<number, StateVersion>()

  constructor(records: Records, history: StateHistory, stored: StoredPruning) {
    this.#records = records
    this.#history = history
    this.#stored = stored
  }

  /** The lowest number of a block that can be asked for, beside the first one. */
  get firstKept(): number {
    return this.#stored.firstKept
  }

  /** Height of the lowest block in the store above the first one. */
  get lowestBlock(): number {
    return this.#stored.lowestBlock
  }

  /** Returns whether all nodes of a version are in the store. */
  has(version: number): boolean {
    const { lowestVersion, keptVersions } = this.#stored
    return (version >= lowestVersion || keptVersions.includes(version)) && version !== this.#doomed?.version
  }

  /** Adds the record of a chain that begins to a batch. */
  begin(batch: RecordBatch): void {
    if (this.#stored !== NOTHING_PRUNED) this.#put(batch, this.#stored)
  }

  /**
   * Adds to a batch that a test chain leaves all states after a version. Returns a function to be called when it is written.
   *
   * @param height of the block to which it goes back
   * @param firstKept the lowest number of a block that can be asked for then
   */
  abandon(batch: RecordBatch, version: StateVersion, height: number, firstKept: number): () => void {
    const last = this.#history.lastNode
    const { abandoned, ...stored } = this.#stored
    const left = abandoned.filter(([first]) => first <= version.lastNode)
    const added: readonly NodeRange[] = last > version.lastNode ? [[version.lastNode + 1, last]] : []
    const isBelow = height < stored.lowestBlock
    const next = {
      ...(isBelow ? { ...stored, lowestBlock: height + 1, lowestVersion: version.number } : stored),
      firstKept,
      keptVersions: stored.keptVersions.filter((number) => number < version.number),
      abandoned: [...left, ...added],
    }
    this.#put(batch, next)
    return () => {
      this.#stored = next
      this.#doomed = undefined
      this.#versions.clear()
    }
  }

  /**
   * Adds to a batch that the chain goes on after a block that was restored from a snapshot. Returns a function to be called when it is written.
   *
   * @param height of the block
   * @param lowest height of the lowest header before it
   * @param abandoned nodes of snapshots that were not restored to their end; the range may be empty
   */
  restore(
    batch: RecordBatch,
    height: number,
    { lowest, abandoned }: { readonly lowest: number; readonly abandoned: NodeRange },
  ): () => void {
    const [first, last] = abandoned
    const ranges = first <= last ? [...this.#stored.abandoned, abandoned] : this.#stored.abandoned
    const next = { ...this.#stored, firstKept: height, lowestBlock: lowest, abandoned: ranges }
    this.#put(batch, next)
    return () => {
      this.#stored = next
    }
  }

  /** Returns whether there may be something to prune. Reads nothing. */
  isDue(parts: PrunedParts): boolean {
    const { abandoned, keptVersions, lowestVersion, lowestBlock } = this.#stored
    if (abandoned.length > 0 || keptVersions.some((number) => !isNeeded(parts, number))) return true
    const firstKept = Number(parts.chain.firstKept)
    if (firstKept === 0) return false
    const [lowest, next] = [this.#versions.get(lowestVersion), this.#versions.get(lowestVersion + 1)]
    if (!lowest || !next || next.height <= firstKept) return true
    return lowestBlock < floorOf(parts.chain, lowest)
  }

  /** Removes some records, if there is something to prune. Returns whether it did. */
  async step(parts: PrunedParts): Promise<boolean> {
    // Forks read states and blocks of all heights.
    if (parts.chain.hasReaders) return false
    const batch = this.#records.batch()
    const step = this.#pruneAbandoned(batch) ?? this.#pruneState(batch, parts) ?? this.#pruneBlocks(batch, parts)
    if (!step) return false
    const stored = { ...step.stored, firstKept: Math.max(step.stored.firstKept, Number(parts.chain.firstKept)) }
    this.#put(batch, stored)
    await this.#records.write(batch)
    for (const number of this.#versions.keys()) if (number < stored.lowestVersion) this.#versions.delete(number)
    this.#stored = stored
    this.#doomed = step.doomed
    return true
  }

  #pruneAbandoned(batch: RecordBatch): Step | undefined {
    const [range, ...others] = this.#stored.abandoned
    if (!range) return undefined
    const [first, last] = range
    const end = Math.min(last, first + SLICE - 1)
    for (let id = first; id <= end; id++) batch.delete('node', numberKey(id))
    return { stored: { ...this.#stored, abandoned: end < last ? [[end + 1, last], ...others] : others } }
  }

  #pruneState(batch: RecordBatch, parts: PrunedParts): Step | undefined {
    const { lowestVersion, keptVersions } = this.#stored
    const freed = keptVersions.find((number) => !isNeeded(parts, number))
    if (freed !== undefined) {
      const others = keptVersions.filter((number) => number !== freed)
      const after = others.find((number) => number > freed) ?? lowestVersion
      return this.#dropVersion(batch, freed, others, after, { keptVersions: others })
    }
    const after = this.#findVersion(lowestVersion + 1)
    if (!after || after.height > Number(parts.chain.firstKept)) return undefined
    if (isNeeded(parts, lowestVersion)) {
      return { stored: { ...this.#stored, lowestVersion: after.number, keptVersions: [...keptVersions, lowestVersion] } }
    }
    return this.#dropVersion(batch, lowestVersion, keptVersions, after.number, { lowestVersion: after.number })
  }

  /** Removes nodes of a version, and the version with the last of them. */
  #dropVersion(batch: RecordBatch, number: number, kept: readonly number[], after: number, then: Partial<StoredPruning>): Step {
    const below = kept.findLast((other) => other < number)
    const before = below === undefined ? undefined : this.#history.version(below)
    const ids =
      this.#doomed?.version === number ? this.#doomed.ids : this.#history.dropVersion(this.#records.batch(), number, before, after)
    for (const id of ids.slice(0, SLICE)) batch.delete('node', numberKey(id))
    if (ids.length > SLICE) return { stored: this.#stored, doomed: { version: number, ids: ids.slice(SLICE) } }
    this.#history.dropVersion(batch, number, before, after)
    return { stored: { ...this.#stored, ...then } }
  }

  #pruneBlocks(batch: RecordBatch, { chain, blocks, origin }: PrunedParts): Step | undefined {
    const { lowestBlock, lowestVersion } = this.#stored
    const floor = floorOf(chain, this.#findVersion(lowestVersion))
    if (lowestBlock >= floor) return undefined
    const originStart = origin ? this.#history.version(origin.version).height : 0
    const end = Math.min(floor, lowestBlock + BLOCKS)
    blocks.prepare(() => Array.from({ length: end - lowestBlock }, (_, i) => lowestBlock + i))
    for (let height = lowestBlock; height < end; height++) {
      if (origin && height >= originStart && height <= origin.height) continue
      blocks.prune(batch, height)
      this.#history.remove(batch, height)
    }
    return { stored: { ...this.#stored, lowestBlock: end } }
  }

  #findVersion(number: number): StateVersion | undefined {
    const version = this.#versions.get(number) ?? this.#history.findVersion(number)
    if (version) this.#versions.set(number, version)
    return version
  }

  #put(batch: RecordBatch, stored: StoredPruning): void {
    batch.put('meta', nameKey('pruning'), encodeValue(stored))
  }
}

/** Returns the height below which blocks can be removed. */
function floorOf(chain: Chain, lowest: StateVersion | undefined): number {
  return Math.min(Number(chain.firstKept), lowest?.height ?? 0, Number(chain.head.number - ANCESTOR_WINDOW))
}

function isNeeded({ chain, origin, snapshots, held }: PrunedParts, version: number): boolean {
  if (version === FIRST_VERSION || version === origin?.version || held.includes(version)) return true
  return snapshots.some((snapshot) => snapshot.version === version && !chain.isPruned(BigInt(snapshot.height)))
}
