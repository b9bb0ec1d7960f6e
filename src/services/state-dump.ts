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
import { yieldToEventLoop } from '../primitives/event-loop.js'
import { gunzip, gzip, NotUnpacked } from '../primitives/gzip.js'
import { type Address, bigIntToWord, bytesToHex, concatBytes, type Hash, toQuantity } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { loadingState } from '../primitives/missing-state.js'
import { address, array, DecodeError, data, mapOf, object, optional, type ValueOf } from '../rpc/schema.js'
import type { StateDraft } from '../state/state-draft.js'
import type { WorldState } from '../state/world-state.js'
import type { Needs } from './context.js'
import { decodeBlocks, describeDumpedBlock, describeDumpedTransaction, dumpedBlock, dumpedTransaction } from './dumped-blocks.js'
import { decodeStates, describeDumpedState, describeStorage, dumpedState, eachAccount, slotSchema, unknownState } from './dumped-states.js'
import { InvalidStateDump } from './invalid-state-dump.js'
import { requireTestChain } from './test-chain-access.js'

/** Bytes that a dump in a call unpacks to at most: some hundred thousand slots. What is made for it by malice takes fifteen times as much to be read. */
export const MAX_CALL_SIZE = 64 * 1024 * 1024
/** Bytes of a dump in a file at most: the longest text of V8. */
export const MAX_FILE_SIZE = 2 ** 29 - 25
/** With what bytes begin that are packed with gzip. */
const GZIP = [0x1f, 0x8b] as const

const accountsSchema = mapOf(
  address,
  object('DumpedAccount', { nonce: looseInteger, balance: looseAmount, code: data, storage: mapOf(slotSchema, looseAmount) }),
)
const dumpSchema = object('StateDump', {
  accounts: accountsSchema,
  best_block_number: optional(looseInteger),
  blocks: optional(array(dumpedBlock)),
  transactions: optional(array(dumpedTransaction)),
  historical_states: optional(array(dumpedState)),
})

type StateDump = ValueOf<typeof dumpSchema>
type DumpedAccounts = ValueOf<typeof accountsSchema>

/** Parts of a node that are dumped. */
export type DumpSource = Needs<'chain' | 'keyring'>

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
    const block = await loadingState(() => chain.blockByNumber(number))
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
    yield* await loadingState(() => {
      const block = chain.blockByNumber(number)
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

/** Throws `InvalidStateDump`. */
async function decodeDump(bytes: Uint8Array, limit: number): Promise<StateDump> {
  const json = GZIP.every((byte, index) => bytes[index] === byte) ? await gunzip(bytes, limit) : bytes
  const parsed: Json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
  return dumpSchema.decode(parsed)
}

/** Runs a step of decoding. Throws `InvalidStateDump` for what decoders throw. */
async function decoding<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof NotUnpacked || error instanceof DecodeError) throw new InvalidStateDump(error.message)
    // Thrown by the decoders of text and of JSON, and for texts that are too long.
    if (error instanceof TypeError || error instanceof SyntaxError) throw new InvalidStateDump('it is not JSON')
    throw error
  }
}

/** Parts of a node that a dump is loaded into. */
export type LoadTarget = Needs<'chain' | 'testChain' | 'persistence'>

/**
 * Loads a dump: its accounts into the state of the head, and its blocks in place of those of the chain. A chain in a store keeps its own blocks.
 *
 * Throws `InvalidStateDump`; then nothing has changed.
 *
 * @param limit bytes of an unpacked dump at most
 */
export async function loadDump(target: LoadTarget, bytes: Uint8Array, limit: number): Promise<void> {
  const testChain = requireTestChain(target)
  const { chain, persistence } = target
  const dump = await decoding(() => decodeDump(bytes, limit))
  const blocks = persistence ? [] : await decoding(() => blocksOf(dump, chain))
  if (blocks.length === 0) return testChain.setHeadState((draft) => mergeAccounts(draft, dump.accounts))
  await testChain.replaceBlocks(new LoadedBlocks(blocks), blocks, (draft) => {
    // Slots that a dump of a whole chain does not name are zero.
    for (const [at] of dump.accounts) draft.clearStorage(at)
    mergeAccounts(draft, dump.accounts)
  })
}

function blocksOf(dump: StateDump, chain: Chain): Block[] {
  const known = decodeStates(dump.historical_states ?? [])
  const blocks = decodeBlocks(dump, chain.rules, ({ hash, number }) => known.get(hash) ?? unknownState(number))
  const [first] = blocks
  if (first && chain.remote) checkFollows(first, chain.genesis)
  return blocks
}

function checkFollows(first: Block, forkBlock: Block): void {
  if (first.header.parentHash === forkBlock.hash) return
  throw new DecodeError(
    `it begins with block ${first.number}, which does not follow the fork block ${forkBlock.number} (${forkBlock.hash})`,
  )
}

/** Puts the accounts of a file over those that there are. Slots that the file does not name stay as they are. */
function mergeAccounts(draft: StateDraft, accounts: DumpedAccounts): void {
  for (const [at, { nonce, balance, code, storage }] of accounts) {
    draft.updateAccount(at, { nonce, balance })
    draft.setCode(at, code)
    for (const [key, value] of storage) draft.setStorage(at, key, bigIntToWord(value))
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
