import { Block as BlockBody, type BlockHeader, createBlockHeaderFromBytesArray } from '@ethereumjs/block'
import { RLP } from '@ethereumjs/rlp'
import { createTxFromBlockBodyData } from '@ethereumjs/tx'
import { createWithdrawalFromBytesArray, type WithdrawalBytes } from '@ethereumjs/util'
import { InvalidSender } from '../evm/errors.js'
import { type Environment, type Executor, InvalidTransaction, SystemCallFailed } from '../evm/executor.js'
import type { ChainRules } from '../evm/hardforks.js'
import { checkTypedTransaction, signedTransaction } from '../evm/transaction.js'
import { ServerError } from '../primitives/errors.js'
import { bytesToBigInt, bytesToHex, EMPTY_BYTES, equalBytes, type Hash, ZERO_HASH } from '../primitives/hex.js'
import { keccakHash } from '../primitives/keccak.js'
import { decodeRlp, InvalidRlp, type RlpLimits, rlpItemAt } from '../primitives/rlp.js'
import type { Application } from './application.js'
import type { Block } from './block.js'
import { BlockValidator, type Objection, withoutContext } from './block-validation.js'
import type { Chain } from './chain.js'
import { decidedBlock, type IncludedTransaction, requestsHash, sealedFields } from './sealing.js'

/** A foreign block breaks the rules, or does not follow the head. The blocks before it stand. */
export class BlockRefused extends ServerError {
  constructor(
    /** The block that would have come next. */
    readonly number: bigint,
    /** Undefined when the bytes do not even hold a header. */
    readonly hash: Hash | undefined,
    readonly reason: string,
    /** Blocks of the same import that were added before it. */
    readonly imported = 0,
  ) {
    const before = imported === 0 ? '' : `; ${imported} ${imported === 1 ? 'block' : 'blocks'} before it imported`
    super(`block ${number}${hash === undefined ? '' : ` (${hash})`} refused: ${reason}${before}`)
  }
}

/** The parts of a node that an import works on. */
export interface ImportTarget {
  readonly chain: Chain
  readonly executor: Executor
  readonly application: Application
}

/**
 * Runs the blocks of a file as geth exports them (block RLPs, one after the other) and makes each the head.
 *
 * Seals are not verified; everything else is, and all roots are computed anew. Blocks that the chain has already are skipped. Throws `BlockRefused`
 * at the first block that cannot follow the head, which is then the block before it.
 *
 * @returns how many blocks were added
 */
export async function importBlocks(target: ImportTarget, bytes: Uint8Array): Promise<{ imported: number }> {
  const { chain } = target
  const validator = new BlockValidator(chain)
  let imported = 0
  try {
    for (const encoded of encodedBlocks(bytes, chain)) {
      if (await importBlock(target, validator, encoded)) imported++
    }
  } catch (error) {
    throw error instanceof BlockRefused ? new BlockRefused(error.number, error.hash, error.reason, imported) : error
  }
  return { imported }
}

/** Makes a block the head; false for one that the chain has already. */
async function importBlock(
  { chain, executor, application }: ImportTarget,
  validator: BlockValidator,
  encoded: Uint8Array,
): Promise<boolean> {
  const { values, hash } = readHeader(encoded, chain)
  if (chain.blockByHash(hash)) return false
  const parent = chain.head
  const refuse = (reason: string): never => {
    throw new BlockRefused(parent.number + 1n, hash, reason)
  }
  const parentHash = hashAt(values[0][0])
  if (parentHash !== parent.hash) {
    if (parentHash === ZERO_HASH) refuse(`it is the genesis block of another chain: this one begins with ${chain.genesis.hash}`)
    refuse(chain.blockByHash(parentHash) ? `its parent ${parentHash} is not the head` : `unknown parent ${parentHash}`)
  }
  const body = decode(values, encoded, chain.rules, refuse)
  const objection = await validator.objection(body, parent, encoded.length)
  if (objection !== undefined) refuse(objection)
  application.adopt(await run(body, parent, chain, executor, refuse))
  return true
}

/** The timestamp of the genesis block with which an export begins; undefined when it does not begin with one. */
export function timestampOfGenesis(bytes: Uint8Array = EMPTY_BYTES): bigint | undefined {
  const end = endOfList(bytes, 0)
  const header = end === undefined ? undefined : fieldsOf(bytes.subarray(0, end))?.[0]
  const [number, timestamp] = [header?.[NUMBER], header?.[TIMESTAMP]]
  return number?.length === 0 && timestamp ? bytesToBigInt(timestamp) : undefined
}

/** The fields of a block; undefined for bytes that are none. */
function fieldsOf(encoded: Uint8Array): Fields | undefined {
  try {
    const values: unknown = decodeRlp(encoded, blockLimits(encoded))
    return isFields(values) ? values : undefined
  } catch {
    return undefined
  }
}

/** A block is a list, its transactions another, and a legacy transaction another. Every element takes four bytes or more on average. */
function blockLimits(bytes: Uint8Array): RlpLimits {
  return { depth: 3, items: Math.max(1000, bytes.length / 4) }
}

/** The fields of the longest header, and as many again for forks to come. */
const MAX_HEADER_FIELDS = 50

/** The items of a sequence of RLP lists, found by their lengths alone: a block is decoded when its turn comes. */
function* encodedBlocks(bytes: Uint8Array, chain: Chain): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; ) {
    const end = endOfList(bytes, start)
    if (end === undefined) throw new BlockRefused(chain.head.number + 1n, undefined, `rlp: ${whyNoList(bytes, start)}`)
    yield bytes.subarray(start, end)
    start = end
  }
}

function endOfList(bytes: Uint8Array, start: number): number | undefined {
  try {
    const { isList, end } = rlpItemAt(bytes, start)
    return isList ? end : undefined
  } catch (error) {
    if (error instanceof InvalidRlp) return undefined
    throw error
  }
}

function whyNoList(bytes: Uint8Array, start: number): string {
  const [prefix = 0] = bytes.subarray(start)
  if (prefix < 0xc0) return `expected a list at byte ${start} of ${bytes.length}`
  return `unexpected EOF: the block at byte ${start} goes on behind the ${bytes.length} bytes that are there`
}

/** Positions in a header's RLP. */
const NUMBER = 8
const TIMESTAMP = 11

/** A block's fields before anything is known of them, but that they are lists and which of them are lists of lists. */
type Fields = [header: Uint8Array[], transactions: (Uint8Array | Uint8Array[])[], uncles: Uint8Array[][], withdrawals?: Uint8Array[][]]

function readHeader(encoded: Uint8Array, chain: Chain): { values: Fields; hash: Hash } {
  let values: unknown
  try {
    values = decodeRlp(encoded, blockLimits(encoded))
  } catch (error) {
    throw new BlockRefused(chain.head.number + 1n, undefined, reasonOf(error))
  }
  if (!isFields(values)) throw new BlockRefused(chain.head.number + 1n, undefined, 'rlp: expected a block')
  return { values, hash: keccakHash(RLP.encode(values[0])) }
}

function isFields(values: unknown): values is Fields {
  if (!Array.isArray(values) || values.length < 3) return false
  const [header, transactions, uncles, withdrawals = []] = values
  return (
    isBytesList(header) &&
    header.length <= MAX_HEADER_FIELDS &&
    Array.isArray(transactions) &&
    [uncles, withdrawals].every((list) => Array.isArray(list) && list.every(isBytesList))
  )
}

function isBytesList(value: unknown): value is Uint8Array[] {
  return Array.isArray(value) && value.every((item) => item instanceof Uint8Array)
}

function hashAt(field: Uint8Array | undefined): Hash {
  return bytesToHex(field ?? EMPTY_BYTES)
}

function decode(values: Fields, encoded: Uint8Array, rules: ChainRules, refuse: (reason: string) => never): BlockBody {
  let body: BlockBody
  let again: Uint8Array
  try {
    body = decodeBody(values, rules)
    again = body.serialize()
  } catch (error) {
    return refuse(reasonOf(error))
  }
  // The library fills in fields that are missing and overlooks those too many; either way it would be another block.
  return equalBytes(again, encoded) ? body : refuse('its encoding is not canonical for a block of its fork')
}

/** A block of its RLP, with nothing checked but its form. Throws an error that says what is wrong with it. */
export function decodeBlock(bytes: Uint8Array, rules: ChainRules): BlockBody {
  const values: unknown = decodeRlp(bytes, blockLimits(bytes))
  if (!isFields(values)) throw new Error('rlp: expected a block')
  return decodeBody(values, rules)
}

function decodeBody([fields, transactions, uncles, withdrawals]: Fields, rules: ChainRules): BlockBody {
  const header = decodeHeader(fields, rules)
  const { common } = header
  return new BlockBody(
    header,
    transactions.map((transaction) => {
      if (transaction instanceof Uint8Array) checkTypedTransaction(transaction)
      return createTxFromBlockBodyData(transaction, { common })
    }),
    // An uncle may be of the fork before.
    uncles.map((uncle) => decodeHeader(uncle, rules)),
    // Its length is checked there.
    withdrawals?.map((withdrawal) => createWithdrawalFromBytesArray(withdrawal as WithdrawalBytes)),
    { common },
  )
}

function decodeHeader(fields: Uint8Array[], rules: ChainRules): BlockHeader {
  const integerAt = (position: number) => bytesToBigInt(fields[position] ?? EMPTY_BYTES)
  return createBlockHeaderFromBytesArray(fields, { common: rules.at(integerAt(NUMBER), integerAt(TIMESTAMP)) })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? withoutContext(error.message) : String(error)
}

/** Runs a block over its parent's state. What comes out must be what its header says. */
async function run(body: BlockBody, parent: Block, chain: Chain, executor: Executor, refuse: (reason: string) => never): Promise<Block> {
  const { header, uncleHeaders, withdrawals = [] } = body
  const environment: Environment = { header, blockHash: (number) => chain.ancestorHash(parent, number) }
  const draft = parent.state.draft()
  const included: IncludedTransaction[] = []
  try {
    await executor.beginBlock(draft, environment)
    let cumulativeGasUsed = 0n
    for (const signed of body.transactions) {
      if (cumulativeGasUsed + signed.gasLimit > header.gasLimit) throw new InvalidTransaction('gas limit reached')
      const transaction = signedTransaction(signed)
      const result = await executor.runTransaction(draft, environment, transaction)
      cumulativeGasUsed += result.gasUsed
      included.push({ transaction, result, cumulativeGasUsed })
    }
    const requests = await executor.endBlock(draft, environment, {
      logs: included.flatMap(({ result }) => result.logs),
      withdrawals: withdrawals.map(({ address, amount }) => ({ address: address.toString(), amount })),
      uncles: uncleHeaders,
      mayLackContracts: false,
    })
    const state = draft.snapshot()
    const objection = mismatch(body, { ...sealedFields(included, state), requestsHash: requests && requestsHash(requests) })
    if (objection !== undefined) refuse(objection)
    return decidedBlock(body, included, state, parent.totalDifficulty + header.difficulty)
  } catch (error) {
    if (error instanceof InvalidTransaction || error instanceof InvalidSender) {
      return refuse(`transaction ${included.length}: ${withoutContext(error.message)}`)
    }
    if (error instanceof SystemCallFailed) return refuse(error.message)
    throw error
  }
}

interface Outcome extends ReturnType<typeof sealedFields> {
  readonly requestsHash: Uint8Array | undefined
}

/** In geth's words, what a header says and what came out. */
function mismatch({ header }: BlockBody, outcome: Outcome): Objection {
  if (header.gasUsed !== outcome.gasUsed) return `invalid gas used (remote: ${header.gasUsed} local: ${outcome.gasUsed})`
  const checks = [
    ['invalid bloom', header.logsBloom, outcome.logsBloom],
    ['invalid receipt root hash', header.receiptTrie, outcome.receiptTrie],
    ['invalid requests hash', header.requestsHash, outcome.requestsHash],
    ['invalid merkle root', header.stateRoot, outcome.stateRoot],
  ] as const
  for (const [what, remote = EMPTY_BYTES, local = EMPTY_BYTES] of checks) {
    if (!equalBytes(remote, local)) return `${what} (remote: ${bytesToHex(remote)} local: ${bytesToHex(local)})`
  }
  return undefined
}
