/**
 * The state of a chain in a file, as Anvil writes it: accounts, blocks, transactions and, on request, the states after earlier blocks. JSON, packed with gzip
 * where a method answers it, and plain in a file.
 */
import type { Block } from '../chain/block.js'
import type { Chain } from '../chain/chain.js'
import type { ChainBase } from '../chain/chain-base.js'
import type { LogCriteria } from '../chain/log-query.js'
import type { TransactionPlace } from '../chain/packed-segment.js'
import type { Header } from '../evm/header.js'
import { looseAmount, looseInteger } from '../objects/loose.js'
import { ownTask, yieldToEventLoop } from '../primitives/event-loop.js'
import { gunzip, gzip, NotUnpacked } from '../primitives/gzip.js'
import { type Address, bigIntToWord, bytesToHex, concatBytes, type Hash, toQuantity } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { checkShape, JsonTooLarge } from '../primitives/json-shape.js'
import { loadingState } from '../primitives/missing-state.js'
import { Queue } from '../primitives/queue.js'
import { address, array, DecodeError, data, json, mapOf, object, optional, type Schema, string, type ValueOf } from '../rpc/schema.js'
import type { NodeParts } from '../services/context.js'
import { requireTestChain } from '../services/test-chain-access.js'
import type { StateDraft } from '../state/state-draft.js'
import type { WorldState } from '../state/world-state.js'
import { decodeBlocks, describeDumpedBlock, describeDumpedTransaction, dumpedBlock, dumpedTransaction } from './dumped-blocks.js'
import { decodeStates, describeDumpedState, describeStorage, dumpedState, eachAccount, slotSchema, unknownState } from './dumped-states.js'
import { InvalidStateDump } from './invalid-state-dump.js'

/** Limits of a dump. `JSON.parse` reads it in one piece, during which nothing else in the process runs. */
export interface DumpLimits {
  /** Bytes that it unpacks to. */
  readonly size: number
  /** Values, those in objects and arrays included. */
  readonly values: number
}
/** Of a dump in a call: 200,000 slots. It is parsed in some hundred milliseconds. */
export const CALL_LIMITS: DumpLimits = { size: 32 * 1024 * 1024, values: 500_000 }
/** Of a dump in a file: the longest text of V8. */
export const FILE_LIMITS: DumpLimits = { size: 2 ** 29 - 25, values: Number.POSITIVE_INFINITY }
/** Objects and arrays in one another. Anvil's dumps have eight. */
const MAX_DEPTH = 32
/** With what bytes begin that are packed with gzip. */
const GZIP = [0x1f, 0x8b] as const

const accountSchema = object('DumpedAccount', { nonce: looseInteger, balance: looseAmount, code: data, storage: mapOf(string, json) })
/** A dump whose parts are decoded one after the other when they are loaded: there may be many. */
const dumpSchema = object('StateDump', {
  accounts: mapOf(address, json),
  best_block_number: optional(looseInteger),
  blocks: optional(array(json)),
  transactions: optional(array(json)),
  historical_states: optional(array(json)),
})

type StateDump = ValueOf<typeof dumpSchema>

/** Parts of a node that are dumped. */
export type DumpSource = Pick<NodeParts, 'chain' | 'keyring'>

/** Bytes of text that are gathered before they are encoded. */
const PIECE = 64 * 1024

/**
 * Returns the dump of a chain in pieces of JSON: its accounts at the head, its blocks, and their transactions. Memory does not grow with the length of
 * the chain.
 *
 * @param withStates whether the states after earlier blocks are in it
 */
export async function* dumpChain({ chain, keyring }: DumpSource, withStates: boolean): AsyncGenerator<string> {
  // The blocks of this moment, whatever becomes of the chain.
  const { head, genesis } = chain
  const blocks = chain.fork()
  let text = ''
  const accounts = accountsOf(head.state, await loadingState(() => funded(keyring.addresses(), genesis.state)))
  for await (const piece of piecesOf(blocks, { accounts, genesis, head, withStates })) {
    text += piece
    if (text.length < PIECE) continue
    yield text
    text = ''
    await yieldToEventLoop()
  }
  yield text
}

interface Parts {
  readonly accounts: AsyncIterable<string>
  readonly genesis: Block
  readonly head: Block
  readonly withStates: boolean
}

async function* piecesOf(chain: Chain, { accounts, genesis, head, withStates }: Parts): AsyncGenerator<string> {
  yield `{"block":${blockEnvironment(head.header)},"accounts":{`
  yield* listed(accounts)
  yield `},"best_block_number":${head.number},"blocks":[`
  yield* listed(mapped(chain, genesis, (block) => [JSON.stringify(describeDumpedBlock(block))]))
  yield '],"transactions":['
  yield* listed(mapped(chain, genesis, ({ receipts }) => receipts.map((receipt) => JSON.stringify(describeDumpedTransaction(receipt)))))
  yield '],"historical_states":'
  if (!withStates) return yield 'null}'
  yield '['
  let separator = ''
  for (let number = genesis.number; number < head.number; number++) {
    const block = await loadingState((read) => read(chain).blockByNumber(number))
    if (!block || isUnknown(block.state)) continue
    yield separator
    yield* describeDumpedState(block)
    separator = ','
  }
  yield ']}'
}

async function* listed(items: AsyncIterable<string>): AsyncGenerator<string> {
  let separator = ''
  for await (const item of items) {
    yield `${separator}${item}`
    separator = ','
  }
}

/** Goes through the blocks of a chain. The first one of a fork is with the remote chain. */
async function* mapped(chain: Chain, genesis: Block, describe: (block: Block) => readonly string[]): AsyncGenerator<string> {
  for (let number = chain.remote ? genesis.number + 1n : genesis.number; number <= chain.head.number; number++) {
    yield* await loadingState((read) => {
      const block = read(chain).blockByNumber(number)
      return block ? describe(block) : []
    })
  }
}

/** Returns the accounts that a chain may have at its beginning. */
function funded(managed: readonly Address[], first: WorldState): ReadonlySet<Address> {
  const others = isUnknown(first) ? [] : [...first.accounts()].map(({ address: at }) => at)
  return new Set([...managed, ...others])
}

/** @param replaced accounts over which the dump may be loaded */
async function* accountsOf(state: WorldState, replaced: Iterable<Address>): AsyncGenerator<string> {
  yield* eachAccount(state, (at, account) => {
    const { nonce, balance, code } = account
    const dumped = {
      nonce: looseInteger.encode(nonce),
      balance: toQuantity(balance),
      code: bytesToHex(code.bytes),
      storage: describeStorage(account),
    }
    return `"${at}":${JSON.stringify(dumped)}`
  })
  for (const at of replaced) {
    if ((await loadingState(() => state.account(at))) === undefined) yield `"${at}":{"nonce":0,"balance":"0x0","code":"0x","storage":{}}`
  }
}

/** The environment of a block, with integers beyond those of JSON's decoders in full. */
function blockEnvironment(header: Header): string {
  const { number, feeRecipient, timestamp, gasLimit, baseFeePerGas = 0n, difficulty, mixHash, excessBlobGas, blobBaseFee } = header
  const blobs = excessBlobGas === undefined ? 'null' : `{"excess_blob_gas":${excessBlobGas},"blob_gasprice":${blobBaseFee ?? 1n}}`
  return [
    `{"number":"${toQuantity(number)}","beneficiary":"${feeRecipient}","timestamp":"${toQuantity(timestamp)}","gas_limit":${gasLimit}`,
    `"basefee":${baseFeePerGas},"difficulty":"${toQuantity(difficulty)}","prevrandao":"${mixHash}","blob_excess_gas_and_price":${blobs}}`,
  ].join(',')
}

/** Returns the dump of a chain, packed with gzip. */
export async function packChain(source: DumpSource, withStates: boolean): Promise<Uint8Array> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  for await (const piece of dumpChain(source, withStates)) parts.push(encoder.encode(piece))
  return gzip(concatBytes(...parts))
}

/** Throws what decoders throw. */
async function decodeDump(bytes: Uint8Array, { size, values }: DumpLimits, turn: Turn): Promise<StateDump> {
  const json = GZIP.every((byte, index) => bytes[index] === byte) ? await gunzip(bytes, size) : bytes
  if (json.length > size) throw new DecodeError(`it is longer than ${size} bytes`)
  await checkShape(json, { depth: MAX_DEPTH, values }, turn)
  const text = new TextDecoder('utf-8', { fatal: true }).decode(json)
  await ownTask()
  const parsed: Json = JSON.parse(text)
  await turn()
  return dumpSchema.decode(parsed)
}

/** Runs a step of decoding. Throws `InvalidStateDump` for what decoders throw. */
async function decoding<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof NotUnpacked || error instanceof DecodeError || error instanceof JsonTooLarge)
      throw new InvalidStateDump(error.message)
    // Thrown by the decoders of text and of JSON, and for texts that are too long.
    if (error instanceof TypeError || error instanceof SyntaxError) throw new InvalidStateDump('it is not JSON')
    throw error
  }
}

/** Parts of a node that a dump is loaded into. */
export type LoadTarget = Pick<NodeParts, 'chain' | 'testChain' | 'persistence'>

/** Gives others their turn if it is time for them. Rejects to end the work. */
type Turn = () => Promise<void>

/** Unpacked and parsed, a dump takes hundreds of megabytes. */
const loads = new Queue()

/**
 * Loads a dump: its accounts into the state of the head, and its blocks in place of those of the chain. A chain in a store keeps its own blocks.
 *
 * Throws `InvalidStateDump`; then nothing has changed.
 *
 * @param checkTime throws to end the work; then nothing has changed either
 */
export function loadDump(target: LoadTarget, bytes: Uint8Array, limits: DumpLimits, checkTime: () => void = () => {}): Promise<void> {
  const turn = async () => {
    await yieldToEventLoop()
    checkTime()
  }
  return loads.run(() => loadInTurn(target, bytes, limits, turn))
}

async function loadInTurn(target: LoadTarget, bytes: Uint8Array, limits: DumpLimits, turn: Turn): Promise<void> {
  await turn()
  const testChain = requireTestChain(target)
  const { chain, persistence } = target
  const dump = await decoding(() => decodeDump(bytes, limits, turn))
  const blocks = persistence ? [] : await decoding(() => blocksOf(dump, chain, turn))
  const merge = (draft: StateDraft) => decoding(() => mergeAccounts(draft, dump.accounts, turn))
  if (blocks.length === 0) return testChain.setHeadState(merge)
  await testChain.replaceBlocks(new LoadedBlocks(blocks), blocks, (draft) => {
    // Slots that a dump of a whole chain does not name are zero.
    for (const at of dump.accounts.keys()) draft.clearStorage(at)
    return merge(draft)
  })
}

async function blocksOf(dump: StateDump, chain: Chain, turn: Turn): Promise<Block[]> {
  const { best_block_number, blocks = [], transactions = [], historical_states: states = [] } = dump
  const known = await decodeStates(await decodeEach(dumpedState, states, turn), turn)
  const history = {
    best_block_number,
    blocks: await decodeEach(dumpedBlock, blocks, turn),
    transactions: await decodeEach(dumpedTransaction, transactions, turn),
  }
  const decoded = await decodeBlocks(history, chain.rules, ({ hash, number }) => known.get(hash) ?? unknownState(number), turn)
  const [first] = decoded
  if (first && chain.remote) checkFollows(first, chain.genesis)
  return decoded
}

async function decodeEach<Value>(schema: Schema<Value, unknown>, items: readonly Json[], turn: Turn): Promise<Value[]> {
  const values: Value[] = []
  for (const item of items) {
    await turn()
    values.push(schema.decode(item))
  }
  return values
}

function checkFollows(first: Block, forkBlock: Block): void {
  if (first.header.parentHash === forkBlock.hash) return
  throw new DecodeError(
    `it begins with block ${first.number}, which does not follow the fork block ${forkBlock.number} (${forkBlock.hash})`,
  )
}

/** Slots that are written before their part of the state is hashed. */
const SLOTS_A_TURN = 4_000

/** Puts the accounts of a file over those that there are. Slots that the file does not name stay as they are. */
async function mergeAccounts(draft: StateDraft, accounts: StateDump['accounts'], turn: Turn): Promise<void> {
  let written = 0
  const giveTurn = async () => {
    if (++written % SLOTS_A_TURN !== 0) return
    // Otherwise the first who asks for the root computes all hashes in one piece.
    void draft.snapshot().root
    await turn()
  }
  for (const [at, encoded] of accounts) {
    const { nonce, balance, code, storage } = accountSchema.decode(encoded)
    draft.updateAccount(at, { nonce, balance })
    draft.setCode(at, code)
    for (const [key, value] of storage) {
      draft.setStorage(at, slotSchema.decode(key), bigIntToWord(looseAmount.decode(value)))
      await giveTurn()
    }
    await giveTurn()
  }
}

function isUnknown(state: WorldState): boolean {
  try {
    state.check()
    return false
  } catch {
    return true
  }
}

/** Blocks that were read from a dump, in memory. */
class LoadedBlocks implements ChainBase {
  readonly mayMiss = false
  readonly #blocks: readonly Block[]
  readonly #heights: ReadonlyMap<Hash, number>
  readonly #places: ReadonlyMap<Hash, TransactionPlace>

  constructor(blocks: readonly Block[]) {
    this.#blocks = blocks
    this.#heights = new Map(blocks.map(({ hash, number }) => [hash, Number(number)]))
    this.#places = new Map(
      blocks.flatMap(({ number, transactions }) =>
        transactions.map(({ hash }, index) => [hash, { height: Number(number), index }] as const),
      ),
    )
  }

  prepare(): void {}

  at(height: number): Block | undefined {
    return this.#blocks[height - Number(this.#blocks[0]?.number)]
  }

  heightOf(hash: Hash, end: number): number | undefined {
    const height = this.#heights.get(hash)
    return height !== undefined && height < end ? height : undefined
  }

  placeOf(transaction: Hash, end: number): TransactionPlace | undefined {
    const place = this.#places.get(transaction)
    return place && place.height < end ? place : undefined
  }

  *heightsWith(_: LogCriteria, from: number, to: number): Generator<number> {
    for (let height = from; height <= to; height++) {
      if (this.at(height)?.receipts.some(({ logs }) => logs.length > 0)) yield height
    }
  }
}
