import type { Impersonation } from '../accounts/impersonation.js'
import { type Block, withState } from '../chain/block.js'
import type { Chain } from '../chain/chain.js'
import type { ChainKeeper } from '../chain/head-announcer.js'
import type { StoredBlocks } from '../chain/stored-blocks.js'
import type { Interval, ProductionSettings, Solo } from '../consensus/solo.js'
import type { ChainSnapshot, TestChain } from '../consensus/test-chain.js'
import type { Rules } from '../evm/rules.js'
import type { Pool } from '../pool/pool.js'
import type { Address, Hash } from '../primitives/hex.js'
import type { Settlement } from '../rpc/dispatcher.js'
import { numberIn, numberKey, type RecordBatch } from '../store/records.js'
import { decodePoolTransaction, encodePoolTransaction, PoolRecords } from './pool-records.js'
import { type ChainOrigin, nameKey, type StoredChain } from './stored-chain.js'
import { decodeValue, encodeValue } from './stored-values.js'

/** Parts of a node whose state is kept. */
export interface PersistentParts {
  readonly chain: Chain
  readonly pool: Pool
  readonly production: Solo
  readonly testChain: TestChain
  readonly impersonation: Impersonation
}

/** Options that a later start may give anew: the value of the chain goes on unless the option has changed. */
export interface ChangeableOptions {
  readonly automine: boolean
  readonly interval: Interval
  readonly feeRecipient: Address
  readonly minimumTip: bigint
}

/** Small facts beside blocks: one record, written when one of them changes. */
interface StoredControl {
  readonly settings: ProductionSettings
  readonly given: ChangeableOptions
  readonly impersonated: { readonly everyone: boolean; readonly accounts: readonly Address[] }
  readonly lastSnapshot: bigint
  readonly instance: Hash | undefined
}

interface StoredSnapshot {
  readonly height: bigint
  readonly root: Hash
  readonly pool: readonly Uint8Array[]
  readonly settings: ProductionSettings
}

/** Id of the record of the state to which `reset` reverts. Ids of snapshots count up from 1. */
const ORIGIN_ID = 0n

/** Values that change whenever a record of theirs does, and cost little to compare. */
type Marks = readonly unknown[]

/**
 * Keeps a chain in a store, one batch at a time. A batch contains a block with everything that changed since the last one: state, code, block, indexes,
 * head, pool, settings and snapshots. A failed batch changes nothing; the next one contains its changes.
 */
export class ChainPersistence implements ChainKeeper, Settlement {
  readonly pool = new PoolRecords()
  readonly #stored: StoredChain
  readonly #origin: ChainOrigin
  readonly #given: ChangeableOptions
  #begun: PersistentParts | undefined
  /** The head in the store: the same object as in the chain while nothing has changed it. */
  #head: Block | undefined
  #control: Marks = []
  #snapshots: Marks = []
  /** Snapshots in the store by their ids. */
  #writtenSnapshots: ReadonlyMap<bigint, ChainSnapshot> = new Map()
  /** Ends when all writes are done that began before. */
  #turn: Promise<unknown> = Promise.resolve()
  #seen: Marks = []
  #version = 0
  /** Number of writes in progress that contain changes of calls. */
  #writing = 0

  constructor(stored: StoredChain, origin: ChainOrigin, given: ChangeableOptions) {
    this.#stored = stored
    this.#origin = origin
    this.#given = given
  }

  /** Writes the first block of a new chain, or restores what an earlier process left beside the blocks. */
  async begin(parts: PersistentParts): Promise<void> {
    if (this.#stored.isEmpty) await this.#beginNew(parts)
    else await this.#restore(parts)
    this.#begun = parts
  }

  append(blocks: readonly Block[], append: (written: Block) => void): Promise<void> {
    return this.#inTurn(async () => {
      const mined = new Set(blocks.flatMap(({ transactions }) => transactions.map(({ hash }) => hash)))
      const waits = this.#isChanged(mined)
      const { batch, noted } = this.#collect(mined)
      const written = blocks.map((block) => this.#writeBlock(batch, block))
      await this.#write(batch, waits)
      for (const block of written) append(block)
      noted()
    })
  }

  settle(): Promise<void> | undefined {
    if (this.#writing === 0 && !this.#isChanged()) return undefined
    return this.#inTurn(async () => {
      if (!this.#isChanged()) return
      const { batch, noted } = this.#collect()
      await this.#write(batch, true)
      noted()
    })
  }

  /** Returns a number that changes with the state of the node. */
  mark(): number {
    if (!this.#begun) return 0
    const { chain, pool } = this.#begun
    const seen = [chain.head, pool.version, ...controlMarks(this.#begun), ...snapshotMarks(this.#begun)]
    if (!isSame(seen, this.#seen)) {
      this.#seen = seen
      this.#version++
    }
    return this.#version
  }

  /** Writes all changes and closes the store. */
  async close(): Promise<void> {
    try {
      if (this.#begun) await this.settle()
      await this.#turn
    } finally {
      await this.#stored.close()
    }
  }

  get #parts(): PersistentParts {
    if (!this.#begun) throw new Error('persistence has not begun')
    return this.#begun
  }

  get #blocks(): StoredBlocks {
    return this.#stored.blocks(this.#parts.chain.rules)
  }

  /** Returns whether anything beside transactions of a new block is not in the store. */
  #isChanged(mined: ReadonlySet<Hash> = new Set()): boolean {
    if (!this.#begun) return false
    const { chain } = this.#begun
    return (
      chain.head !== this.#head ||
      this.pool.isChangedBeside(mined) ||
      !isSame(this.#control, controlMarks(this.#begun)) ||
      !isSame(this.#snapshots, snapshotMarks(this.#begun))
    )
  }

  /** Returns a batch with all changes, and what is to be called when it is written. */
  #collect(mined: ReadonlySet<Hash> = new Set()): { readonly batch: RecordBatch; readonly noted: () => void } {
    const batch = this.#stored.records.batch()
    const steps = [this.#collectHead(batch), this.pool.write(batch, mined), this.#collectControl(batch), this.#collectSnapshots(batch)]
    return {
      batch,
      noted() {
        for (const step of steps) step()
      },
    }
  }

  /** Removes blocks above the head, and writes the state of the head if a test method changed it. */
  #collectHead(batch: RecordBatch): () => void {
    const { chain } = this.#parts
    const blocks = this.#blocks
    const { head } = chain
    const height = Number(head.number)
    const note = () => {
      this.#head = chain.head
    }
    if (head === this.#head) return note
    const last = Number(this.#head?.number ?? head.number)
    const isAmended = blocks.at(height)?.state.root !== head.state.root
    if (last > height || isAmended) chain.releaseForks(height)
    for (let number = last; number > height; number--) blocks.remove(batch, number)
    if (last > height) this.#stored.writeHead(batch, head)
    const written = isAmended ? withState(head, this.#stored.writeState(batch, head.state)) : head
    if (isAmended) blocks.replace(batch, written)
    return () => {
      for (let number = last; number >= height; number--) blocks.forget(number)
      if (chain.head === head) chain.setHeadState(written.state)
      note()
    }
  }

  #collectControl(batch: RecordBatch): () => void {
    const parts = this.#parts
    const marks = controlMarks(parts)
    if (isSame(this.#control, marks)) return () => {}
    const { impersonation, production, testChain } = parts
    const control: StoredControl = {
      settings: production.settings(),
      given: this.#given,
      impersonated: { everyone: impersonation.everyone, accounts: [...impersonation.accounts] },
      lastSnapshot: testChain.lastId,
      instance: testChain.instance.drawn,
    }
    batch.put('meta', nameKey('control'), encodeValue(control))
    return () => {
      this.#control = marks
    }
  }

  #collectSnapshots(batch: RecordBatch): () => void {
    const parts = this.#parts
    const marks = snapshotMarks(parts)
    if (isSame(this.#snapshots, marks)) return () => {}
    const { snapshots, origin } = parts.testChain
    const current = new Map(origin ? [...snapshots, [ORIGIN_ID, origin]] : snapshots)
    for (const [id, snapshot] of current) {
      if (this.#writtenSnapshots.get(id) !== snapshot) batch.put('snapshot', numberKey(id), this.#encodeSnapshot(batch, snapshot))
    }
    for (const id of this.#writtenSnapshots.keys()) if (!current.has(id)) batch.delete('snapshot', numberKey(id))
    return () => {
      this.#snapshots = marks
      this.#writtenSnapshots = current
    }
  }

  #encodeSnapshot(batch: RecordBatch, { height, state, pool, settings }: ChainSnapshot): Uint8Array {
    this.#stored.writeState(batch, state)
    return encodeValue({ height, root: state.root, pool: pool.map(encodePoolTransaction), settings } satisfies StoredSnapshot)
  }

  #decodeSnapshot(content: Uint8Array, rules: Rules): ChainSnapshot {
    const { height, root, pool, settings } = decodeValue<StoredSnapshot>(content)
    return {
      height,
      state: this.#stored.states.at(root),
      pool: pool.map((bytes) => decodePoolTransaction(bytes, rules)),
      settings,
    }
  }

  #writeBlock(batch: RecordBatch, block: Block): Block {
    const written = withState(block, this.#stored.writeState(batch, block.state))
    this.#blocks.append(batch, written)
    this.#stored.writeHead(batch, written)
    return written
  }

  async #write(batch: RecordBatch, waits: boolean): Promise<void> {
    if (waits) this.#writing++
    try {
      await this.#stored.records.write(batch)
    } finally {
      if (waits) this.#writing--
    }
  }

  async #beginNew(parts: PersistentParts): Promise<void> {
    const { chain } = parts
    const blocks = this.#stored.blocks(chain.rules)
    const batch = this.#stored.records.batch()
    this.#stored.begin(batch, this.#origin)
    const genesis = withState(chain.head, this.#stored.writeState(batch, chain.head.state))
    blocks.append(batch, genesis)
    this.#stored.writeHead(batch, genesis)
    await this.#stored.records.write(batch)
    chain.moveTo(blocks, genesis)
    this.#head = chain.head
  }

  async #restore(parts: PersistentParts): Promise<void> {
    const { chain, pool, production, testChain, impersonation } = parts
    const { records } = this.#stored
    const rules = chain.rules.at(chain.head.number + 1n, chain.head.header.timestamp)
    const snapshots = new Map<bigint, ChainSnapshot>()
    for await (const [id, content] of records.all('snapshot')) snapshots.set(BigInt(numberIn(id)), this.#decodeSnapshot(content, rules))
    this.#writtenSnapshots = new Map(snapshots)
    const origin = snapshots.get(ORIGIN_ID)
    snapshots.delete(ORIGIN_ID)
    const content = records.get('meta', nameKey('control'))
    if (content !== undefined) {
      const { settings, given, impersonated, lastSnapshot, instance } = decodeValue<StoredControl>(content)
      testChain.restore({ origin, snapshots, lastId: lastSnapshot })
      testChain.instance.restore(instance)
      production.restore(changedSettings(settings, given, this.#given))
      for (const account of impersonated.accounts) impersonation.add(account)
      if (impersonated.everyone) impersonation.everyone = true
    }
    pool.restore(await this.pool.load(records, rules))
    // The last block may contain some of them.
    pool.update()
    this.#head = chain.head
    this.#control = controlMarks(parts)
    this.#snapshots = snapshotMarks(parts)
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }
}

function controlMarks({ production, testChain, impersonation }: PersistentParts): Marks {
  const { time, automine, interval, isPaused, miner } = production.settings()
  const { feeRecipient, minimumTip, lowerTipsWait, gasLimit, extraData, next } = miner
  return [
    ...[time.offset, time.next, time.step, automine, interval, isPaused],
    ...[feeRecipient, minimumTip, lowerTipsWait, gasLimit, extraData, next.baseFeePerGas, next.prevRandao],
    ...[impersonation.version, testChain.lastId, testChain.instance.drawn],
  ]
}

function snapshotMarks({ testChain: { origin, snapshots, lastId } }: PersistentParts): Marks {
  return [origin, snapshots.size, lastId]
}

function isSame(one: Marks, other: Marks): boolean {
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
