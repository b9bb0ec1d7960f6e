import { parseSnapshot } from './document/parse-snapshot.js'
import type { PlannerOptions } from './options.js'
import { bundledRegistry, type HomeChain } from './registry/bundled.js'
import type { Snapshot } from './snapshot/snapshot.js'

/** Reads snapshots from documents of the caller, over the bundled registry or alone. */
export class SnapshotSource {
  readonly #given: unknown
  readonly #isBundled: boolean
  readonly #home: HomeChain | undefined

  constructor({ snapshot, registry = snapshot === undefined ? 'bundled' : 'none' }: PlannerOptions, home?: HomeChain) {
    this.#given = snapshot
    this.#isBundled = registry === 'bundled'
    this.#home = home
  }

  /** The first snapshot, where nothing has to be loaded for it. Throws `SnapshotRefused`. */
  atOnce(): Snapshot | undefined {
    if (this.#isBundled || typeof this.#given === 'function') return undefined
    return parseSnapshot(this.#given ?? NOTHING)
  }

  /** The first snapshot. Rejects with `SnapshotRefused`, or as the caller's function does. */
  async first(): Promise<Snapshot> {
    return this.read(typeof this.#given === 'function' ? await this.#given() : this.#given)
  }

  /** A snapshot of a document. Rejects with `SnapshotRefused`. */
  async read(document: unknown): Promise<Snapshot> {
    if (!this.#isBundled) return parseSnapshot(document ?? NOTHING)
    if (document === undefined) return bundledSnapshot(this.#home)
    return parseSnapshot(document, await bundledRegistry(this.#home))
  }
}

/** The last snapshot of the bundled registry alone. Nodes with the same chain id share it: it is immutable. */
let lastBundled: { readonly chainId: string | undefined; readonly snapshot: Promise<Snapshot> } | undefined

function bundledSnapshot(home: HomeChain | undefined): Promise<Snapshot> {
  if (lastBundled && lastBundled.chainId === home?.chainId) return lastBundled.snapshot
  const snapshot = bundledRegistry(home).then((registry) => parseSnapshot(registry))
  const entry = { chainId: home?.chainId, snapshot }
  lastBundled = entry
  // A file that could not be loaded may be there the next time.
  snapshot.catch(() => {
    if (lastBundled === entry) lastBundled = undefined
  })
  return snapshot
}

/** A document without chains. */
const NOTHING = { chains: [] }
