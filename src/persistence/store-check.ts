import type { Block } from '../chain/block.js'
import { recordedHash } from '../chain/block-record.js'
import { StoredBlocks } from '../chain/stored-blocks.js'
import { ChainRules } from '../evm/chain-rules.js'
import { newHeader } from '../evm/header.js'
import { bytesToHex, EMPTY_BYTES, type Hex, hexToBytes } from '../primitives/hex.js'
import { StateHistory, VERSION_BLOCKS } from '../state/state-history.js'
import type { StoredOrigin } from '../state/stored-state.js'
import { StoreDamaged, StoreRefused } from '../store/errors.js'
import { decoded, describe, keyOf, kindOf, numberIn, type RecordBatch, type RecordKind, Records } from '../store/records.js'
import type { Store } from '../store/store.js'
import { readPruning, type StoredPruning } from './chain-pruning.js'
import { decodePoolTransaction } from './pool-records.js'
import { checkEmpty, decodeEvidence, readFormat, readHead, type StoredHead, versionRefusal } from './stored-chain.js'
import { encodeValue, nameKey } from './stored-values.js'
import { decodeControl, decodeSnapshot, readSnapshot } from './test-chain-records.js'

/** Progress of a check or a repair: `done` of `total` steps of a stage. */
export type OnProgress = (stage: 'records' | 'blocks' | 'repair', done: number, total: number | undefined) => void

/** Findings about a store. */
export interface StoreReport {
  /** Number of records. */
  readonly records: number
  /** Height of the last block. Undefined if the store does not say. */
  readonly head: number | undefined
  /** Height of the last block that is whole, with its state and all before it. Undefined if there is none. */
  readonly whole: number | undefined
  /** Everything that is damaged. Empty if nothing is. */
  readonly problems: readonly string[]
  /** Losses of a repair, in words. */
  readonly losses: readonly string[]
}

/** Kinds of records that are derived from blocks. */
const INDEXES: readonly RecordKind[] = ['number', 'transaction', 'log']
/** Records that one batch of a repair writes, about. */
const SLICE = 1000

interface Findings {
  readonly problems: string[]
  /** Keys of damaged records, by kind. */
  readonly damaged: Map<RecordKind, Uint8Array[]>
  records: number
}

/** A store whose format and position are whole. */
interface Content {
  readonly rules: ChainRules
  readonly head: StoredHead
  readonly pruning: StoredPruning
  /** Height of the first block. That of a fork is a block of the remote chain. */
  readonly first: number
  readonly isFork: boolean
  /** States, over accounts of a remote chain that are not read. */
  readonly history: StateHistory
  readonly blocks: StoredBlocks
}

/** Accounts of a remote chain, none of which is known. */
const UNREAD: StoredOrigin = {
  account: () => undefined,
  prepare: () => undefined,
  storage: (_, isEmpty) => ({ isEmpty, slot: () => EMPTY_BYTES }),
}

/** Checks every record of a store, the links of its blocks, the roots of its states, and their nodes. Rejects with `StoreRefused` if it cannot be opened. */
export async function checkStore(store: Store, onProgress: OnProgress = () => {}): Promise<StoreReport> {
  const records = await Records.open(store, 'process', true)
  try {
    return (await inspect(records, onProgress)).report
  } finally {
    await records.close()
  }
}

/**
 * Goes back to the last whole block, and writes the indexes anew. Returns the report of the check before it, whose losses have come true.
 *
 * Rejects with `StoreRefused` if no block is whole.
 *
 * @param confirm is called with the report before anything is changed; nothing is if it returns false
 */
export async function repairStore(
  store: Store,
  confirm: (report: StoreReport) => boolean | Promise<boolean>,
  onProgress: OnProgress = () => {},
): Promise<StoreReport> {
  const records = await Records.open(store, 'disk', true)
  try {
    const { report, content, findings } = await inspect(records, onProgress)
    if (report.problems.length === 0 || !(await confirm(report))) return report
    if (content === undefined || report.whole === undefined)
      throw new StoreRefused('no block of the store is whole: restore it from a copy')
    await repair(records, content, report.whole, findings, onProgress)
    return report
  } finally {
    await records.close()
  }
}

async function inspect(
  records: Records,
  onProgress: OnProgress,
): Promise<{ readonly report: StoreReport; readonly content: Content | undefined; readonly findings: Findings }> {
  const findings = await readAll(records, onProgress)
  const { problems, damaged } = findings
  for (const key of await lostWithCopy(records)) problems.push(`${describe(key)} is damaged or missing, and has a copy`)
  const content = await readContent(records, problems)
  if (content) await readBeside(records, content, findings)
  const whole = content && lastWhole(content, problems, onProgress)
  const losses: string[] = []
  if (content && whole !== undefined) {
    if (whole < content.head.number) losses.push(`the blocks ${whole + 1} to ${content.head.number}`)
    const count = (kind: RecordKind) => damaged.get(kind)?.length ?? 0
    if (count('snapshot') > 0) losses.push(`${count('snapshot')} snapshots`)
    if (count('fact') > 0) losses.push(`${count('fact')} answers of the remote chain, which are requested again`)
    if (count('pool') > 0) losses.push(`${count('pool')} transactions of the pool`)
    if (damaged.get('meta')?.some((key) => bytesToHex(key.subarray(1)) === bytesToHex(nameKey('control')))) {
      losses.push('the settings of mining and time')
    }
  }
  const report = { records: findings.records, head: content?.head.number, whole, problems: joinedNumbers(problems), losses }
  return { report, content, findings }
}

/** Returns the keys of records that are damaged or missing, and of which there is a second copy. */
async function lostWithCopy(records: Records): Promise<Uint8Array[]> {
  const copied = new Set<string>()
  for await (const { key, flaw } of records.scan('copy')) if (flaw === undefined) copied.add(bytesToHex(key.slice(1)))
  if (copied.size === 0) return []
  for await (const { key, flaw } of records.scan()) if (flaw === undefined) copied.delete(bytesToHex(key))
  return [...copied].map((key) => hexToBytes(key as Hex))
}

/** Decodes the records that no block refers to. A repair removes those that cannot be decoded. */
async function readBeside(
  records: Records,
  { head, pruning, first, history, blocks }: Content,
  { problems, damaged }: Findings,
): Promise<void> {
  const rules = attempt(problems, () => blocks.at(head.number)?.header.rules)
  const isPruned = (height: number) => height > first && height < pruning.firstKept
  const readers: Readonly<Partial<Record<RecordKind, (id: Uint8Array, content: Uint8Array) => unknown>>> = {
    pool: (_, content) => rules && decodePoolTransaction(content, rules),
    snapshot(id, content) {
      const snapshot = rules && readSnapshot(id, content, history, rules).snapshot
      // The state of a snapshot that the history has left behind may be gone. Nothing reads it.
      return snapshot && (isPruned(Number(snapshot.height)) || snapshot.state)
    },
    fact: (_, content) => JSON.parse(new TextDecoder().decode(content)),
    meta: (id, content) => MORE_META[new TextDecoder().decode(id)]?.(content),
  }
  for (const [kind, read] of Object.entries(readers) as [RecordKind, (id: Uint8Array, content: Uint8Array) => unknown][]) {
    for await (const { key, content } of records.scan(kind)) {
      if (content === undefined) continue
      const id = Uint8Array.from(key.subarray(1))
      const isWhole = attempt(problems, () => {
        decoded(kind, id, () => read(id, content))
        return true
      })
      if (!isWhole) damaged.set(kind, [...(damaged.get(kind) ?? []), Uint8Array.from(key)])
    }
  }
}

/** Decoders of records beside those of the format, the head and what was pruned. */
const MORE_META: Readonly<Record<string, (content: Uint8Array) => unknown>> = { control: decodeControl, evidence: decodeEvidence }

/** Returns texts, of which those that differ in their first number only are joined if their numbers follow each other. */
function joinedNumbers(texts: readonly string[]): string[] {
  const byPattern = new Map<string, number[]>()
  for (const text of texts) {
    const number = NUMBER.exec(text)?.[0]
    const pattern = number === undefined ? text : text.replace(NUMBER, '#')
    byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), Number(number ?? 0)])
  }
  return [...byPattern].flatMap(([pattern, numbers]) => {
    const ranges: [first: number, last: number][] = []
    for (const number of numbers.sort((a, b) => a - b)) {
      const last = ranges.at(-1)
      if (last && number <= last[1] + 1) last[1] = number
      else ranges.push([number, number])
    }
    return ranges.map(([first, last]) => {
      const text = pattern.replace('#', `${first}`)
      return first === last ? text : `${text} (the same for ${first + 1} to ${last})`
    })
  })
}

/** A number that is no part of a hash. */
const NUMBER = /\b\d+\b/

/** Reads every record. */
async function readAll(records: Records, onProgress: OnProgress): Promise<Findings> {
  const findings: Findings = { problems: [], damaged: new Map(), records: 0 }
  try {
    for await (const { kind, key, flaw } of records.scan()) {
      findings.records++
      if (findings.records % SLICE === 0) onProgress('records', findings.records, undefined)
      if (flaw === undefined) continue
      findings.problems.push(flaw)
      // A database may use the bytes of a key again.
      if (kind) findings.damaged.set(kind, [...(findings.damaged.get(kind) ?? []), Uint8Array.from(key)])
    }
  } catch (error) {
    findings.problems.push(`the database cannot be read to its end: ${error instanceof Error ? error.message : error}`)
  }
  return findings
}

/** Throws `StoreRefused` for a store that contains something else. */
async function readContent(records: Records, problems: string[]): Promise<Content | undefined> {
  const format = attempt(problems, () => readFormat(records))
  const noted = attempt(problems, () => readHead(records))
  if (format === undefined && noted === undefined && problems.length === 0) {
    // Rejects for a database that contains something else.
    await checkEmpty(records).catch((error: unknown) => {
      if (!(error instanceof StoreDamaged)) throw error
      problems.push(error.flaw)
    })
    if (problems.length === 0) throw new StoreRefused('the store contains no chain')
  }
  const refusal = format && versionRefusal(format)
  if (refusal) throw refusal
  const pruning = attempt(problems, () => readPruning(records))
  for (const [name, value] of Object.entries({ format, head: noted })) {
    if (!value && !problems.some((problem) => problem.startsWith(`the record '${name}' `))) problems.push(`the record '${name}' is missing`)
  }
  const head = noted ?? (await highestBlock(records))
  if (!format || !head || !pruning) {
    return undefined
  }
  const { config, remote } = format
  const history = new StateHistory(records, 32 << 20, 0, remote && UNREAD)
  const rules = new ChainRules(config)
  const blocks = new StoredBlocks(records, rules, history, 0)
  return { rules, head, pruning, first: Number(remote?.fields.number ?? 0n), isFork: remote !== undefined, history, blocks }
}

/** Returns the block with the greatest number. */
async function highestBlock(records: Records): Promise<StoredHead | undefined> {
  let highest: StoredHead | undefined
  for await (const { key, content } of records.scan('block')) {
    if (content && content.length >= HASH_LENGTH) highest = { number: numberIn(key, 1), hash: recordedHash(content, 0) }
  }
  return highest
}

const HASH_LENGTH = 32

/** Returns the height up to which all blocks, links and states are whole. Adds what is damaged to the problems. */
function lastWhole(
  { rules, head, pruning, first, isFork, history, blocks }: Content,
  problems: string[],
  onProgress: OnProgress,
): number | undefined {
  const seen = new Set<number>()
  let whole: number | undefined
  let isBroken = false
  let parent: Block | undefined
  const heights = [first, ...range(Math.max(first + 1, pruning.lowestBlock), head.number)]
  for (const height of heights) {
    if (height % VERSION_BLOCKS === 0) onProgress('blocks', height, head.number)
    const block = attempt(problems, () => checkedBlock(blocks, rules, height, parent, isFork && height === first))
    if (block) attempt(problems, () => checkIndexes(blocks, block, height))
    const isStateWhole =
      block !== undefined &&
      attempt(problems, () => {
        // States below the oldest version of the history are gone, though their blocks are not.
        if (height > first && height < firstState(history, pruning)) return true
        if (block.state.root !== history.rootAt(height, block.header.stateRoot))
          throw new Error(`the state of block ${height} has another root`)
        checkNodes(history, height, seen)
        return true
      }) === true
    if (!isStateWhole) isBroken = true
    if (!isBroken) whole = height
    parent = block
  }
  if (!isBroken && parent?.hash !== head.hash) problems.push(`block ${head.number} is not the head of the chain`)
  return whole
}

function firstState(history: StateHistory, { lowestVersion }: StoredPruning): number {
  return history.version(lowestVersion).height
}

function checkedBlock(blocks: StoredBlocks, rules: ChainRules, height: number, parent: Block | undefined, isRemote: boolean): Block {
  const block = blocks.at(height)
  if (!block) throw new Error(`the block record ${height} is missing`)
  const { header, transactions, receipts } = block
  // A header of the remote chain may have a form that its rules do not allow.
  const isOwn = newHeader(rules.at(header.number, header.timestamp), header).hash === block.hash
  if (!isOwn && !isRemote) throw new Error(`block ${height} has another hash`)
  if (parent && Number(parent.number) === height - 1 && parent.hash !== header.parentHash) {
    throw new Error(`block ${height} does not follow block ${height - 1}`)
  }
  if (receipts.length !== transactions.length) throw new Error(`block ${height} has other receipts`)
  return block
}

function checkIndexes(blocks: StoredBlocks, { hash, transactions }: Block, height: number): void {
  if (blocks.heightOf(hash, height + 1) !== height) throw new Error(`block ${height} is not found by its hash`)
  for (const transaction of transactions) {
    if (blocks.placeOf(transaction.hash, height + 1)?.height !== height) {
      throw new Error(`block ${height} has a transaction that is not found by its hash`)
    }
  }
}

/** Loads the nodes of the version under a block that no version before it has. */
function checkNodes(history: StateHistory, height: number, seen: Set<number>): void {
  const { roots } = history.version(history.versionAt(height))
  history.states.visit(history.states.at(roots), {
    node(id) {
      if (seen.has(id)) return false
      seen.add(id)
      return true
    },
    // Loads the code.
    account: ({ code }) => void code.bytes,
  })
}

/** Records that a repair has written anew. */
const ESSENTIAL: ReadonlySet<Hex> = new Set(['format', 'head'].map((name) => bytesToHex(keyOf('meta', nameKey(name)))))

/** Returns the height of a snapshot. Undefined for content that is none. */
function heightOfSnapshot(content: Uint8Array): number | undefined {
  try {
    return Number(decodeSnapshot(content).height)
  } catch {
    return undefined
  }
}

async function repair(
  records: Records,
  { head, pruning, first, history, blocks }: Content,
  whole: number,
  { damaged }: Findings,
  onProgress: OnProgress,
): Promise<void> {
  const writer = new SliceWriter(records)
  const version = history.version(history.versionAt(whole))
  const last = blocks.at(whole)
  if (!last) throw new StoreRefused(`block ${whole} is missing`)
  for (const key of await lostWithCopy(records)) {
    const kind = kindOf(key)
    const content = kind && records.get(kind, key.subarray(1))
    if (content) await writer.write((batch) => batch.put(kind, key.subarray(1), content))
  }
  // The head first: records above it are no part of the chain from then on.
  await writer.write((batch) => {
    batch.put('meta', nameKey('head'), encodeValue({ number: whole, hash: last.hash } satisfies StoredHead))
    for (const kind of ['meta', 'pool', 'snapshot', 'fact'] as const)
      for (const key of damaged.get(kind) ?? []) if (!ESSENTIAL.has(bytesToHex(key))) batch.delete(kind, key.subarray(1))
  })
  await writer.deleteAll(['block', 'state'], (id) => numberIn(id) > whole)
  await writer.deleteAll(['version', 'dead'], (id) => numberIn(id) > version.number)
  await writer.deleteAll(['node'], (id) => numberIn(id) > version.lastNode)
  await writer.deleteAll(['snapshot'], (_, content) => (heightOfSnapshot(content) ?? whole + 1) > whole)
  await writer.deleteAll(INDEXES, () => true)
  for (const height of [first, ...range(Math.max(first + 1, pruning.lowestBlock), whole)]) {
    const block = blocks.at(height)
    if (!block) continue
    if (height % VERSION_BLOCKS === 0) onProgress('repair', height, head.number)
    await writer.write((batch) => blocks.index(batch, block))
  }
}

/** Writes batches of a repair. */
class SliceWriter {
  readonly #records: Records

  constructor(records: Records) {
    this.#records = records
  }

  async write(fill: (batch: RecordBatch) => void): Promise<void> {
    const batch = this.#records.batch()
    fill(batch)
    await this.#records.write(batch)
  }

  /** Deletes records of some kinds, damaged ones always. */
  async deleteAll(kinds: readonly RecordKind[], isDeleted: (id: Uint8Array, content: Uint8Array) => boolean): Promise<void> {
    let batch = this.#records.batch()
    for (const kind of kinds) {
      for await (const { key, content } of this.#records.scan(kind)) {
        const id = key.subarray(1)
        if (content !== undefined && !isDeleted(id, content)) continue
        // A database may use the bytes of a key again.
        batch.delete(kind, id.slice())
        if (batch.size < SLICE) continue
        await this.#records.write(batch)
        batch = this.#records.batch()
      }
    }
    await this.#records.write(batch)
  }
}

/** Returns the result of work, or undefined after adding its error to the problems. */
function attempt<T>(problems: string[], work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof StoreRefused) throw error
    const text = error instanceof StoreDamaged ? error.flaw : error instanceof Error ? error.message : String(error)
    if (!problems.includes(text)) problems.push(text)
    return undefined
  }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}
