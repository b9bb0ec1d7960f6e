import type { ChainRules } from '../evm/chain-rules.js'
import { InvalidSender } from '../evm/errors.js'
import { type Environment, type Executor, InvalidTransaction, SystemCallFailed } from '../evm/executor.js'
import type { Header } from '../evm/header.js'
import { signedTransaction } from '../evm/transaction.js'
import { bytesToHex, concatBytes, EMPTY_BYTES, equalBytes, type Hash, ZERO_HASH } from '../primitives/hex.js'
import { keccakHash } from '../primitives/keccak.js'
import { loadingState, type Read } from '../primitives/missing-state.js'
import { InvalidRlp, rlpItemAt } from '../primitives/rlp.js'
import { encodeRlp } from '../primitives/rlp-encoding.js'
import { StateDraft } from '../state/state-draft.js'
import type { Application } from './application.js'
import type { Block } from './block.js'
import { type BlockContent, type BlockItems, blockItems, decodeContent, encodeContent, numberIn, timestampIn } from './block-encoding.js'
import { BlockValidator, type Objection } from './block-validation.js'
import type { Chain } from './chain.js'
import { BlockRefused } from './errors.js'
import { processBlock } from './process-block.js'
import { decidedBlock, requestsHash, sealedFields } from './sealing.js'

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
 * @param bytes the file, or its pieces, of which one block at a time is held
 * @returns how many blocks were added
 */
export async function importBlocks(target: ImportTarget, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ imported: number }> {
  const { chain } = target
  let imported = 0
  try {
    for await (const encoded of encodedBlocks(bytes, chain)) {
      if (await loadingState((read) => importBlock(read, target, encoded))) imported++
    }
  } catch (error) {
    throw error instanceof BlockRefused ? new BlockRefused(error.number, error.hash, error.reason, imported) : error
  }
  return { imported }
}

/** Makes a block the head; false for one that the chain has already. */
async function importBlock(read: Read, { chain, executor, application }: ImportTarget, encoded: Uint8Array): Promise<boolean> {
  const { items, hash } = readHeader(encoded, chain)
  if (read(chain).blockByHash(hash)) return false
  const parent = chain.head
  const refuse = (reason: string): never => {
    throw new BlockRefused(parent.number + 1n, hash, reason)
  }
  const parentHash = bytesToHex(items[0][0] ?? EMPTY_BYTES)
  if (parentHash !== parent.hash) {
    if (parentHash === ZERO_HASH) refuse(`it is the genesis block of another chain: this one begins with ${chain.genesis.hash}`)
    refuse(read(chain).blockByHash(parentHash) ? `its parent ${parentHash} is not the head` : `unknown parent ${parentHash}`)
  }
  const content = decode(items, encoded, chain.rules, refuse)
  const objection = new BlockValidator(read(chain)).objection(content, parent, encoded.length)
  if (objection !== undefined) refuse(objection)
  await application.appendExecuted(await run(content, parent, chain, executor, refuse))
  return true
}

/** The timestamp of the genesis block with which an export begins; undefined when it does not begin with one. */
export function timestampOfGenesis(bytes: Uint8Array): bigint | undefined {
  const end = endOfList(bytes, 0)
  if (end === undefined) return undefined
  try {
    const [header] = blockItems(bytes.subarray(0, end))
    return numberIn(header) === 0n ? timestampIn(header) : undefined
  } catch (error) {
    if (error instanceof InvalidRlp) return undefined
    throw error
  }
}

/** The lowest first byte of a list in RLP. */
const FIRST_LIST = 0xc0
/** Bytes of a block in a stream at most, far beyond what a block may have. A damaged length would have the rest of the stream gathered. */
const MOST_BYTES = 128 * 1024 * 1024

/** The items of a sequence of RLP lists, found by their lengths alone: a block is decoded when its turn comes. */
async function* encodedBlocks(source: Uint8Array | AsyncIterable<Uint8Array>, chain: Chain): AsyncGenerator<Uint8Array> {
  let held: Uint8Array = EMPTY_BYTES
  /** Number of bytes before those that are held. */
  let passed = 0
  const fail = (reason: string): never => {
    throw new BlockRefused(chain.head.number + 1n, undefined, `rlp: ${reason}`)
  }
  for await (const piece of source instanceof Uint8Array ? [source] : source) {
    held = held.length === 0 ? piece : concatBytes(held, piece)
    let start = 0
    for (let end = endOfList(held, start); end !== undefined; end = endOfList(held, start)) {
      yield held.subarray(start, end)
      start = end
    }
    if (start < held.length && !isListAt(held, start)) fail(`expected a list at byte ${passed + start} of ${passed + held.length}`)
    if (held.length - start > MOST_BYTES) fail(`the block at byte ${passed + start} has more than ${MOST_BYTES} bytes`)
    passed += start
    held = held.subarray(start)
  }
  if (held.length > 0) fail(`unexpected EOF: the block at byte ${passed} goes on behind the ${passed + held.length} bytes that are there`)
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

function isListAt(bytes: Uint8Array, position: number): boolean {
  return (bytes[position] ?? 0) >= FIRST_LIST
}

function readHeader(encoded: Uint8Array, chain: Chain): { items: BlockItems; hash: Hash } {
  try {
    const items = blockItems(encoded)
    return { items, hash: keccakHash(encodeRlp(items[0])) }
  } catch (error) {
    throw new BlockRefused(chain.head.number + 1n, undefined, reasonOf(error))
  }
}

function decode(items: BlockItems, encoded: Uint8Array, rules: ChainRules, refuse: (reason: string) => never): BlockContent {
  let content: BlockContent
  try {
    content = decodeContent(items, rules)
  } catch (error) {
    return refuse(reasonOf(error))
  }
  // Fields that are missing have been filled in, and fields too many were left out: either way it would be another block.
  return equalBytes(encodeContent(content), encoded) ? content : refuse('its encoding is not canonical for a block of its fork')
}

/** Returns a block of its RLP, with nothing checked but its form. Throws an error that says what is wrong with it. */
export function decodeBlock(bytes: Uint8Array, rules: ChainRules): BlockContent {
  return decodeContent(blockItems(bytes), rules)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Runs a block over its parent's state. What comes out must be what its header says. */
async function run(
  content: BlockContent,
  parent: Block,
  chain: Chain,
  executor: Executor,
  refuse: (reason: string) => never,
): Promise<Block> {
  const { header, uncles, withdrawals = [] } = content
  const environment: Environment = { header, blockHash: chain.ancestorHashes(parent) }
  const draft = new StateDraft(parent.state)
  let position = 0
  try {
    const { included, requests } = await processBlock({
      executor,
      environment,
      draft,
      items: content.transactions,
      async execute(signed, { gasUsed }) {
        if (gasUsed + signed.gasLimit > header.gasLimit) throw new InvalidTransaction('gas limit reached')
        const transaction = signedTransaction(signed, header.rules)
        const result = await executor.runTransaction(draft, environment, transaction)
        position++
        return { transaction, result }
      },
      epilogue: { withdrawals, uncles, mayLackContracts: false },
    })
    const state = await loadingState(() => draft.snapshot())
    const objection = mismatch(header, { ...sealedFields(included, state), requestsHash: requests && requestsHash(requests) })
    if (objection !== undefined) refuse(objection)
    return decidedBlock(content, included, state, parent.totalDifficulty + header.difficulty)
  } catch (error) {
    if (error instanceof InvalidTransaction || error instanceof InvalidSender) {
      return refuse(`transaction ${position}: ${error.message}`)
    }
    if (error instanceof SystemCallFailed) return refuse(error.message)
    throw error
  }
}

interface Outcome extends ReturnType<typeof sealedFields> {
  readonly requestsHash: Hash | undefined
}

/** Returns, in geth's words, the first field of a header that is not what the run of its block gave. */
function mismatch(header: Header, outcome: Outcome): Objection {
  if (header.gasUsed !== outcome.gasUsed) return `invalid gas used (remote: ${header.gasUsed} local: ${outcome.gasUsed})`
  const checks = [
    ['invalid bloom', bytesToHex(header.logsBloom), bytesToHex(outcome.logsBloom)],
    ['invalid receipt root hash', header.receiptsRoot, outcome.receiptsRoot],
    ['invalid requests hash', header.requestsHash, outcome.requestsHash],
    ['invalid merkle root', header.stateRoot, outcome.stateRoot],
  ] as const
  for (const [what, remote = '0x', local = '0x'] of checks) {
    if (remote !== local) return `${what} (remote: ${remote} local: ${local})`
  }
  return undefined
}
