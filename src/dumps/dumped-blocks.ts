/** Blocks and transactions of a state dump, as Anvil writes them. */
import type { Block, Log, Receipt } from '../chain/block.js'
import type { ChainRules } from '../evm/chain-rules.js'
import { createdAddress } from '../evm/contract-address.js'
import { type Header, type HeaderFields, newHeader } from '../evm/header.js'
import { NO_BLOOM } from '../evm/logs-bloom.js'
import {
  blobGasOf,
  effectiveGasPrice,
  feesOf,
  impersonatedSender,
  impersonatedTransaction,
  signedChainId,
  type Transaction,
} from '../evm/transaction.js'
import { encodeBody, type TransactionBody } from '../evm/transaction-body.js'
import { withdrawalSchema } from '../objects/block.js'
import { describeHeaderFields, headerFields } from '../objects/header.js'
import { looseInteger } from '../objects/loose.js'
import { accessListSchema, authorizationSchema, index } from '../objects/transaction.js'
import { type Address, concatBytes, type Hash, hexToBytes, toQuantity } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { keccakHash } from '../primitives/keccak.js'
import { encodeRlp } from '../primitives/rlp-encoding.js'
import {
  address,
  array,
  blockNonce,
  bloom,
  DecodeError,
  data,
  hash,
  number,
  object,
  optional,
  quantity,
  uint64,
  type ValueOf,
} from '../rpc/schema.js'
import type { WorldState } from '../state/world-state.js'

const { hash: _, ...fieldsOfHeader } = headerFields
const headerSchema = object('Header', { ...fieldsOfHeader, miner: address, nonce: blockNonce })

const transactionSchema = object('TypedTransaction', {
  type: optional(index),
  chainId: optional(quantity),
  nonce: uint64,
  gas: uint64,
  gasPrice: optional(quantity),
  maxFeePerGas: optional(quantity),
  maxPriorityFeePerGas: optional(quantity),
  maxFeePerBlobGas: optional(quantity),
  to: optional(address),
  value: quantity,
  input: data,
  accessList: optional(accessListSchema),
  blobVersionedHashes: optional(array(hash)),
  authorizationList: optional(array(authorizationSchema)),
  v: optional(quantity),
  yParity: optional(quantity),
  r: quantity,
  s: quantity,
  hash,
})

const maybeImpersonated = object('MaybeImpersonatedTransaction', {
  transaction: transactionSchema,
  impersonated_sender: optional(address),
})

/** Schema of a block in a dump. */
export const dumpedBlock = object('SerializableBlock', {
  header: headerSchema,
  transactions: array(maybeImpersonated),
  ommers: array(headerSchema),
  withdrawals: optional(array(withdrawalSchema)),
})

const receiptSchema = object('Receipt', {
  status: optional(index),
  root: optional(hash),
  cumulativeGasUsed: uint64,
  logs: array(object('Log', { address, topics: array(hash), data })),
  logsBloom: bloom,
})

/** Schema of a transaction of a block, with its result. */
export const dumpedTransaction = object('SerializableTransaction', {
  info: object('TransactionInfo', { transaction_hash: hash, transaction_index: number, from: address }),
  receipt: receiptSchema,
  block_hash: hash,
  block_number: looseInteger,
})

type DumpedHeader = ValueOf<typeof headerSchema>
type DumpedBlock = ValueOf<typeof dumpedBlock>
type DumpedReceipt = ValueOf<typeof receiptSchema>
type DumpedTransaction = ValueOf<typeof dumpedTransaction>
type DumpedBody = ValueOf<typeof transactionSchema>

/** Blocks of a dump and the results of their transactions. */
export interface DumpedHistory {
  /** Number of the head. */
  readonly best_block_number?: bigint | undefined
  readonly blocks?: readonly DumpedBlock[] | undefined
  readonly transactions?: readonly DumpedTransaction[] | undefined
}

/**
 * Returns the blocks of a dump that lead to its head, in their order. Throws `DecodeError` if one of them is missing, and for transactions without a result.
 *
 * @param stateAfter returns the state after a block
 * @param turn awaited before each block
 */
export async function decodeBlocks(
  { best_block_number: best, blocks = [], transactions = [] }: DumpedHistory,
  rules: ChainRules,
  stateAfter: (header: Header) => WorldState,
  turn: () => Promise<void>,
): Promise<Block[]> {
  const results = new Map(transactions.map((result) => [placeOf(result.block_hash, result.info.transaction_index), result]))
  const decoded: Block[] = []
  for (const { block, header } of canonical(blocks, best, rules)) {
    await turn()
    const totalDifficulty = (decoded.at(-1)?.totalDifficulty ?? 0n) + header.difficulty
    decoded.push(decodeBlock(block, header, rules, results, totalDifficulty, stateAfter(header)))
  }
  return decoded
}

interface HeadedBlock {
  readonly block: DumpedBlock
  readonly header: Header
}

/** Returns the blocks up to the head. Anvil also dumps blocks that it has replaced, such as the genesis block of its own under one that was loaded. */
function canonical(blocks: readonly DumpedBlock[], best: bigint | undefined, rules: ChainRules): HeadedBlock[] {
  const headed = blocks.map((block) => ({ block, header: decodeHeader(block.header, rules) }))
  const byHash = new Map(headed.map((one) => [one.header.hash, one]))
  const numbers = headed.map(({ header }) => header.number)
  const lowest = numbers.reduce((least, number) => (number < least ? number : least), numbers[0] ?? 0n)
  const highest = best ?? numbers.reduce((most, number) => (number > most ? number : most), 0n)
  let line: HeadedBlock[] = []
  for (const head of headed) {
    if (head.header.number !== highest) continue
    const ancestors: HeadedBlock[] = []
    for (let next: HeadedBlock | undefined = head; next; next = byHash.get(next.header.parentHash)) ancestors.push(next)
    if (ancestors.length > line.length) line = ancestors.reverse()
  }
  const [first] = line
  if (blocks.length > 0 && !first) throw new DecodeError(`block ${highest}, the head, is missing`)
  if (!first || first.header.number === lowest) return line
  const { number, parentHash } = first.header
  throw new DecodeError(
    `block ${number} follows ${parentHash}, which is not in the dump: the dump is damaged, or the chain has another hardfork`,
  )
}

function placeOf(blockHash: Hash, position: number): string {
  return `${blockHash} ${position}`
}

function decodeHeader(fields: DumpedHeader, rules: ChainRules): Header {
  const { miner: feeRecipient, sha3Uncles: unclesHash, ...others } = fields
  return newHeader(rules.at(fields.number, fields.timestamp), { ...others, feeRecipient, unclesHash } as HeaderFields)
}

function decodeBlock(
  { transactions: given, ommers, withdrawals }: DumpedBlock,
  header: Header,
  rules: ChainRules,
  results: ReadonlyMap<string, DumpedTransaction>,
  totalDifficulty: bigint,
  state: WorldState,
): Block {
  const place = { blockNumber: header.number, blockHash: header.hash, blockTimestamp: header.timestamp }
  const transactions: Transaction[] = []
  const receipts: Receipt[] = []
  let logIndex = 0
  let gasBefore = 0n
  for (const [transactionIndex, { transaction: body, impersonated_sender: impersonated }] of given.entries()) {
    const result = results.get(placeOf(header.hash, transactionIndex))
    if (!result) throw new DecodeError(`transaction ${transactionIndex} of block ${header.number} has no receipt`)
    const transaction = decodeTransaction(body, result, impersonated, header)
    const logs = result.receipt.logs.map(
      (log): Log => ({ ...log, ...place, transactionHash: transaction.hash, transactionIndex, logIndex: logIndex++, removed: false }),
    )
    transactions.push(transaction)
    receipts.push({ transactionIndex, ...resultOf(result.receipt, transaction, gasBefore, header), logs })
    gasBefore = result.receipt.cumulativeGasUsed
  }
  return {
    number: header.number,
    hash: header.hash,
    header,
    transactions,
    uncles: ommers.map((ommer) => decodeHeader(ommer, rules)),
    withdrawals: header.rules.isActive(4895) ? (withdrawals ?? []) : undefined,
    receipts,
    totalDifficulty,
    state,
  }
}

function resultOf(
  { status, root, cumulativeGasUsed, logsBloom }: DumpedReceipt,
  transaction: Transaction,
  gasBefore: bigint,
  header: Header,
): Omit<Receipt, 'transactionIndex' | 'logs'> {
  const { from, body } = transaction
  const blobGas = blobGasOf(body)
  return {
    transaction,
    blockHash: header.hash,
    blockNumber: header.number,
    status: root === undefined ? (status === 1 ? 1 : 0) : undefined,
    root,
    gasUsed: cumulativeGasUsed - gasBefore,
    cumulativeGasUsed,
    effectiveGasPrice: effectiveGasPrice(body, header.baseFeePerGas),
    blobGasUsed: blobGas === 0n ? undefined : blobGas,
    blobGasPrice: blobGas === 0n ? undefined : header.blobBaseFee,
    contractAddress: body.to === undefined ? createdAddress(from, body.nonce) : undefined,
    logsBloom: logsBloom.every((octet) => octet === 0) ? NO_BLOOM : logsBloom,
  }
}

function decodeTransaction(
  fields: DumpedBody,
  { info }: DumpedTransaction,
  impersonated: Address | undefined,
  { number: height }: Header,
): Transaction {
  const body = bodyOf(fields)
  if (impersonated !== undefined) {
    const own = impersonatedTransaction(impersonated, body)
    return own.hash === fields.hash ? own : { ...own, hash: info.transaction_hash }
  }
  const signed: TransactionBody = { ...body, signature: { v: fields.yParity ?? fields.v ?? 0n, r: fields.r, s: fields.s } }
  const found = keccakHash(encodeBody(signed))
  if (found !== fields.hash)
    throw new DecodeError(`transaction ${fields.hash} of block ${height} has the hash ${found}: the dump is damaged`)
  return { hash: found, from: info.from, body: signed }
}

/** Smallest `v` of a legacy transaction with replay protection (EIP-155). */
const FIRST_PROTECTED = 35n

function bodyOf(fields: DumpedBody): TransactionBody {
  const { type = 0, nonce, gas: gasLimit, to, value, input, accessList = [], chainId = 0n, v = 0n } = fields
  const common = { nonce, gasLimit, to, value, data: input }
  const gasPrice = fields.gasPrice ?? 0n
  if (type === 0) return { ...common, type, gasPrice, chainId: v < FIRST_PROTECTED && v !== 0n ? undefined : fields.chainId }
  if (type === 1) return { ...common, type, gasPrice, chainId, accessList }
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n, maxFeePerBlobGas = 0n } = fields
  const dynamic = { ...common, chainId, accessList, maxFeePerGas, maxPriorityFeePerGas }
  if (type === 2) return { ...dynamic, type }
  if (type === 3) return { ...dynamic, type, maxFeePerBlobGas, blobVersionedHashes: fields.blobVersionedHashes ?? [] }
  if (type === 4) return { ...dynamic, type, authorizationList: fields.authorizationList ?? [] }
  throw new DecodeError(`transactions of type ${type} are not known`)
}

/** Returns a block in Anvil's form. */
export function describeDumpedBlock({ header, transactions, uncles, withdrawals }: Block): Json {
  return dumpedBlock.encode({
    header: headerOf(header),
    transactions: transactions.map((transaction) => ({
      transaction: fieldsOf(transaction),
      impersonated_sender: impersonatedSender(transaction.body),
    })),
    ommers: uncles.map(headerOf),
    withdrawals: withdrawals?.length ? withdrawals : undefined,
  }) as Json
}

function headerOf(header: Header): DumpedHeader {
  return { ...describeHeaderFields(header), miner: header.feeRecipient, nonce: header.nonce }
}

function fieldsOf({ hash: id, body }: Transaction): DumpedBody {
  const { feeCap, tipCap } = feesOf(body)
  const { v, r, s } = body.signature ?? { v: 0n, r: 0n, s: 0n }
  const isImpersonated = impersonatedSender(body) !== undefined
  return {
    type: body.type,
    chainId: signedChainId(body),
    nonce: body.nonce,
    gas: body.gasLimit,
    ...('maxFeePerGas' in body ? { maxFeePerGas: feeCap, maxPriorityFeePerGas: tipCap } : { gasPrice: feeCap }),
    to: body.to,
    value: body.value,
    input: body.data,
    ...(body.type === 0 ? {} : { accessList: body.accessList, yParity: v }),
    ...(body.type === 3 ? { maxFeePerBlobGas: body.maxFeePerBlobGas, blobVersionedHashes: body.blobVersionedHashes } : {}),
    ...(body.type === 4 ? { authorizationList: body.authorizationList } : {}),
    v,
    r: isImpersonated ? 0n : r,
    s,
    hash: id,
  }
}

/** Returns a transaction of a block with its result, in Anvil's form. The trace has the outermost call only. */
export function describeDumpedTransaction(receipt: Receipt): Json {
  const { transaction, transactionIndex, status, root, cumulativeGasUsed, logs, logsBloom, contractAddress } = receipt
  const { from, body } = transaction
  const succeeded = status !== 0
  return {
    info: {
      transaction_hash: anvilHashOf(transaction),
      transaction_index: transactionIndex,
      from,
      to: body.to ?? null,
      contract_address: contractAddress ?? null,
      traces: [outermostCall(receipt, succeeded)],
      exit: exitOf(succeeded),
      out: null,
      nonce: Number(body.nonce),
      gas_used: Number(receipt.gasUsed),
    },
    receipt: {
      type: toQuantity(body.type),
      ...(receiptSchema.encode({ status, root, cumulativeGasUsed, logs, logsBloom }) as { readonly [name: string]: Json }),
    },
    block_hash: receipt.blockHash,
    block_number: Number(receipt.blockNumber),
  }
}

/**
 * Returns the hash under which Anvil finds a transaction. That of an impersonated transaction is over the encoding without a signature and the sender.
 */
function anvilHashOf({ hash: own, from, body }: Transaction): Hash {
  if (impersonatedSender(body) === undefined) return own
  const encoding = encodeBody({ ...body, signature: { v: body.signature?.v ?? 0n, r: 0n, s: 0n } })
  return keccakHash(concatBytes(body.type === 0 ? encoding : encodeRlp(encoding), hexToBytes(from)))
}

function exitOf(succeeded: boolean): string {
  return succeeded ? 'Return' : 'Revert'
}

function outermostCall({ transaction: { from, body }, gasUsed, contractAddress }: Receipt, succeeded: boolean): Json {
  return {
    parent: null,
    children: [],
    idx: 0,
    trace: {
      depth: 0,
      success: succeeded,
      caller: from,
      address: body.to ?? contractAddress ?? null,
      maybe_precompile: null,
      selfdestruct_address: null,
      selfdestruct_refund_target: null,
      selfdestruct_transferred_value: null,
      kind: body.to === undefined ? 'CREATE' : 'CALL',
      value: toQuantity(body.value),
      data: data.encode(body.data),
      output: '0x',
      gas_used: Number(gasUsed),
      gas_limit: Number(body.gasLimit),
      gas_refund_counter: 0,
      status: exitOf(succeeded),
      steps: [],
      decoded: null,
    },
    logs: [],
    ordering: [],
  }
}
