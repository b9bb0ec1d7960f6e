import { type Address, bigIntToWord, bytesToBigInt, concatBytes, type Hash } from '../primitives/hex.js'
import { addressOfPublicKey, keccakHash } from '../primitives/keccak.js'
import { decodeRlp, InvalidRlp, type RlpItem, type RlpLimits, rlpItemAt, rlpItems } from '../primitives/rlp.js'
import { fastSignatures, recover, sign } from '../primitives/secp256k1.js'
import { checkSidecar } from './blob-sidecar.js'
import {
  GasLimitTooHigh,
  InitCodeTooLarge,
  InvalidSender,
  OversizedData,
  TooManyBlobs,
  TransactionTypeNotSupported,
  UndecodableTransaction,
} from './errors.js'
import { kzg } from './kzg.js'
import type { Message } from './message.js'
import { GAS_PER_BLOB, PROTOCOL_LIMITS, type Rules } from './rules.js'
import {
  type BlobSidecar,
  bodyOfAcceptedItems,
  bodyOfItems,
  encodeBody,
  InvalidTransactionBody,
  MAX_S,
  signingHash,
  type TransactionBody,
  type TransactionSignature,
  type TransactionType,
  withSignature,
} from './transaction-body.js'

/** A transaction whose sender is known. */
export interface Transaction {
  readonly hash: Hash
  /** The recovered signer, or the account a test chain impersonates. */
  readonly from: Address
  /** Signed body. For an impersonated sender, `impersonatedTransaction` describes the content of the signature. */
  readonly body: TransactionBody
}

const BLOB_TYPE = 3
const LAST_TYPE = 4
/** geth's names of the bodies of types 0 to 4. */
const GO_TYPES = ['LegacyTx', 'AccessListTx', 'DynamicFeeTx', 'BlobTx', 'SetCodeTx']

/** Returns the price cap and the tip cap of a transaction, in wei per gas. A legacy transaction has one price for both. */
export function feesOf(body: TransactionBody): { readonly feeCap: bigint; readonly tipCap: bigint } {
  if ('maxFeePerGas' in body) return { feeCap: body.maxFeePerGas, tipCap: body.maxPriorityFeePerGas }
  return { feeCap: body.gasPrice, tipCap: body.gasPrice }
}

/** geth's maximum length of an encoded transaction in bytes. It belongs to the code size limit of EIP-170. */
const MAX_TRANSACTION_SIZE = 128 * 1024
/** Maximum bytes by which longer init code extends the limit of a transaction, also on a chain without a code size limit. */
const MAX_EXTRA_INIT_CODE = 2 ** 24

/**
 * Returns the maximum length of an encoded transaction in bytes, without its blobs. A chain that allows longer code allows transactions that deploy
 * it.
 */
export function transactionSizeLimit({ codeSizeLimit }: Rules): number {
  if (codeSizeLimit === undefined) return MAX_TRANSACTION_SIZE
  const extraCode = codeSizeLimit - PROTOCOL_LIMITS.codeSize
  return MAX_TRANSACTION_SIZE + Math.min(Math.max(2 * extraCode, 0), MAX_EXTRA_INIT_CODE)
}

/** Throws `InitCodeTooLarge` for a creation with longer init code than EIP-3860 allows. */
export function checkInitCode(to: unknown, { length }: Uint8Array, { initCodeSizeLimit: limit }: Rules): void {
  if (to !== undefined || limit === undefined) return
  if (length > limit) throw new InitCodeTooLarge(length, limit)
}

/** Maximum depth of lists in a transaction: the transaction, its access list, an entry, and the slots of an entry. */
const TRANSACTION_LIMITS: RlpLimits = { depth: 4 }
/** Maximum depth of lists in the network form of a blob transaction: one more list contains the transaction and its blobs. */
const NETWORK_FORM_LIMITS: RlpLimits = { depth: 5 }

/** Bytes that one blob adds to the network form: the blob, its commitment and a proof for each cell (EIP-7594), with their prefixes. */
const BYTES_PER_BLOB = 131_072 + 4 + 49 + 128 * 49

/** Returns the price that a transaction pays in a block with this base fee, in wei per gas. */
export function effectiveGasPrice(body: TransactionBody, baseFee: bigint | undefined): bigint {
  const { feeCap, tipCap } = feesOf(body)
  const price = tipCap + (baseFee ?? 0n)
  return 'maxFeePerGas' in body && price < feeCap ? price : feeCap
}

/** Returns the message that a transaction sends. */
export function messageOf({ body, from }: Transaction): Message {
  const { feeCap: maxFeePerGas, tipCap: maxPriorityFeePerGas } = feesOf(body)
  return {
    from,
    to: body.to,
    gasLimit: body.gasLimit,
    maxFeePerGas,
    maxPriorityFeePerGas,
    value: body.value,
    data: body.data,
    accessList: 'accessList' in body ? body.accessList : [],
    authorizationList: 'authorizationList' in body ? body.authorizationList : [],
    blobVersionedHashes: 'blobVersionedHashes' in body ? body.blobVersionedHashes : [],
    maxFeePerBlobGas: 'maxFeePerBlobGas' in body ? body.maxFeePerBlobGas : 0n,
  }
}

/** Returns the blob gas of a transaction: 2^17 per blob. */
export function blobGasOf(body: TransactionBody): bigint {
  return body.type === 3 ? BigInt(body.blobVersionedHashes.length) * GAS_PER_BLOB : 0n
}

/** Returns the maximum number of blobs of a block (EIP-4844). */
export function blobLimit({ blobs }: Rules): number {
  return blobs?.max ?? 0
}

/** Returns the maximum cost of a transaction for its sender, in wei. */
export function maximumCost(body: TransactionBody): bigint {
  const blobCost = body.type === 3 ? blobGasOf(body) * body.maxFeePerBlobGas : 0n
  return body.gasLimit * feesOf(body).feeCap + body.value + blobCost
}

/** Returns the chain id of a signature. Undefined for a legacy transaction that is unsigned or has no replay protection (EIP-155). */
export function signedChainId(body: TransactionBody): bigint | undefined {
  return body.type === 0 && !body.signature ? undefined : body.chainId
}

/** Returns the bytes whose Keccak-256 is `hash`. Blobs are not part of them. */
export function encodeTransaction({ body }: Transaction): Uint8Array {
  return encodeBody(body)
}

/** Returns a transaction whose sender is known without its signature. */
export function transactionFrom(from: Address, body: TransactionBody): Transaction {
  return { hash: keccakHash(encodeBody(body)), from, body }
}

/**
 * Returns a transaction signed by a key.
 *
 * @param from address of the key
 */
export function signTransaction(from: Address, body: TransactionBody, privateKey: Uint8Array): Transaction {
  const { compact, recovery } = sign(signingHash(body), privateKey)
  const [r, s] = [compact.subarray(0, 32), compact.subarray(32)].map(bytesToBigInt) as [bigint, bigint]
  return transactionFrom(from, withSignature(body, { r, s, yParity: recovery }))
}

/**
 * Returns a transaction of an account that a test chain impersonates. In the signature, r is the sender and s is zero.
 *
 * So the encoding contains the sender, the hash and the block commit to it, and transactions that differ only in their senders have different hashes.
 * No valid signature has an s of zero, so no signed transaction is equal to an impersonated one. Recovery rejects it, and so does this node when it
 * receives one.
 */
export function impersonatedTransaction(from: Address, body: TransactionBody): Transaction {
  return transactionFrom(from, withSignature(body, { r: BigInt(from), s: 0n, yParity: 0 }))
}

/** Returns the sender of an impersonated transaction, which its encoding contains. Undefined for signed and unsigned transactions. */
export function impersonatedSender({ signature }: TransactionBody): Address | undefined {
  return signature?.s === 0n ? `0x${signature.r.toString(16).padStart(40, '0')}` : undefined
}

/** Returns the transaction with the sender that its signature recovers to. Throws `InvalidSender`. */
export function signedTransaction(body: TransactionBody, rules: Rules): Transaction {
  return transactionFrom(senderOf(body, rules), body)
}

/** Recovered senders by body. An imported block is validated before its transactions run, so each sender is needed twice. */
const senders = new WeakMap<TransactionBody, Address>()

/** Returns the account that signed a transaction. Throws `InvalidSender` for a transaction without a valid signature. */
export function senderOf(body: TransactionBody, rules: Rules): Address {
  let sender = senders.get(body)
  if (sender === undefined) {
    sender = recoverSender(body, rules)
    senders.set(body, sender)
  }
  return sender
}

/** Returns the signature of a transaction. Throws `InvalidSender` for a transaction without one, and for one that the rules do not allow. */
export function requireSignature({ signature }: TransactionBody, rules: Rules): TransactionSignature {
  if (!signature) throw new InvalidSender()
  // EIP-2.
  if (signature.s > MAX_S && rules.includes('homestead')) throw new InvalidSender()
  return signature
}

function recoverSender(body: TransactionBody, rules: Rules): Address {
  const { type, chainId } = body
  const { v, r, s } = requireSignature(body, rules)
  const recovery = type !== 0 ? v : chainId === undefined ? v - 27n : v - 35n - 2n * chainId
  try {
    const compact = concatBytes(bigIntToWord(r), bigIntToWord(s))
    return addressOfPublicKey(recover(signingHash(body), { compact, recovery: Number(recovery) }))
  } catch {
    throw new InvalidSender()
  }
}

/** Fields that encoded bytes claim to have. They are read first, because the library's error texts differ from geth's. */
interface Claims {
  /** Chain id. Undefined for a legacy transaction without replay protection. */
  readonly chainId: bigint | undefined
  readonly gasLimit: bigint
}

function readClaims(fields: RlpValue, type: TransactionType): Claims {
  if (!Array.isArray(fields)) throw new UndecodableTransaction('rlp: expected input list for types.TxData')
  const integerAt = (position: number): bigint => {
    const field = fields[position]
    if (field === undefined) throw new UndecodableTransaction(`rlp: too few elements for types.${GO_TYPES[type]}`)
    if (!(field instanceof Uint8Array) || field.length > 32)
      throw new UndecodableTransaction('rlp: expected input string or byte for *big.Int')
    return bytesToBigInt(field)
  }
  if (type !== 0) return { chainId: integerAt(0), gasLimit: integerAt(type === 1 ? 3 : 4) }
  const v = integerAt(6)
  return { chainId: v < 35n ? undefined : (v - 35n) / 2n, gasLimit: integerAt(2) }
}

/** Returns the elements of the network form of a blob transaction. Undefined when `bytes` are the transaction without its blobs. */
function networkForm(bytes: Uint8Array): readonly RlpItem[] | undefined {
  if (bytes[0] !== BLOB_TYPE) return undefined
  const whole = rlpItemAt(bytes, 1)
  if (!whole.isList || whole.start === whole.end || !rlpItemAt(bytes, whole.start, whole.end).isList) return undefined
  return [...rlpItems(bytes, whole)]
}

/**
 * Throws for bytes that are longer than any transaction. With blobs, the limit depends on the number of blobs that a block may contain.
 *
 * @param elements those of the network form
 */
function checkSize(bytes: Uint8Array, elements: readonly RlpItem[] | undefined, rules: Rules): void {
  let limit = transactionSizeLimit(rules)
  if (elements) {
    if (!rules.isActive(4844)) throw new TransactionTypeNotSupported()
    // Commitments and proofs are the last two.
    const blobs = elements.at(-3)
    const count = blobs?.isList ? [...rlpItems(bytes, blobs)].length : 0
    const permitted = blobLimit(rules)
    if (count > permitted) throw new TooManyBlobs(count, permitted)
    limit += count * BYTES_PER_BLOB
  }
  if (bytes.length > limit) throw new OversizedData(bytes.length, limit)
}

/**
 * Returns the signed transaction in `bytes`, for a block with some rules.
 *
 * A blob transaction may contain its blobs, as in the network form; their proofs are then checked. Length and nesting are checked before decoding.
 * Throws `UndecodableTransaction`, `OversizedData`, `TooManyBlobs`, `TransactionTypeNotSupported`, `GasLimitTooHigh` or `InvalidSender`.
 */
export async function decodeTransaction(bytes: Uint8Array, rules: Rules): Promise<Transaction> {
  const body = await decodeSignedBody(bytes, rules)
  const loading = fastSignatures()
  if (loading !== undefined) await loading
  return signedTransaction(body, rules)
}

/** Returns the transaction in `bytes` as `decodeTransaction` does, and does not recover its sender. */
export async function decodeSignedBody(bytes: Uint8Array, rules: Rules): Promise<TransactionBody> {
  const [first] = bytes
  if (first === undefined) throw new UndecodableTransaction('typed transaction too short')
  const isTyped = first < 0x80
  if (isTyped) {
    if (first === 0 || first > LAST_TYPE) throw new TransactionTypeNotSupported()
    if (bytes.length === 1) throw new UndecodableTransaction('typed transaction too short')
  }
  try {
    return await readTransaction(bytes, (isTyped ? first : 0) as TransactionType, rules)
  } catch (error) {
    if (error instanceof InvalidRlp) throw new UndecodableTransaction(error.message)
    throw error instanceof InvalidTransactionBody ? new UndecodableTransaction(`rlp: ${error.message}`) : error
  }
}

type RlpValue = ReturnType<typeof decodeRlp>

async function readTransaction(bytes: Uint8Array, type: TransactionType, rules: Rules): Promise<TransactionBody> {
  const elements = networkForm(bytes)
  checkSize(bytes, elements, rules)
  const decoded = decodeRlp(type === 0 ? bytes : bytes.subarray(1), elements ? NETWORK_FORM_LIMITS : TRANSACTION_LIMITS)
  const fields = elements ? (decoded[0] as RlpValue) : decoded
  const { chainId, gasLimit } = readClaims(fields, type)
  if (chainId !== undefined && chainId !== rules.chainId) {
    throw new InvalidSender(`invalid chain id for signer: have ${chainId} want ${rules.chainId}`)
  }
  const cap = rules.transactionGasLimit
  if (cap !== undefined && gasLimit > cap) throw new GasLimitTooHigh(cap, gasLimit)
  const body = bodyOfItems(type, fields as RlpValue[], rules)
  if (!elements || body.type !== BLOB_TYPE) return body
  const sidecar = sidecarOf(decoded as RlpValue[])
  await kzg.load()
  checkSidecar(sidecar, body.blobVersionedHashes)
  return { ...body, sidecar }
}

/** Returns the blobs of a transaction's network form. Throws `InvalidTransactionBody`. */
function sidecarOf(elements: readonly RlpValue[]): BlobSidecar {
  if (elements.length !== 4 && elements.length !== 5) {
    throw new InvalidTransactionBody('Expected 4 or 5 values in the deserialized network transaction')
  }
  const version = elements.length === 4 ? 0 : Number(bytesToBigInt(bytesIn(elements[1])))
  if (version !== 0 && version !== 1) throw new InvalidTransactionBody(`Invalid networkWrapperVersion=${version}`)
  const [blobs, commitments, proofs] = elements.slice(-3).map((list) => {
    if (!Array.isArray(list)) throw new InvalidTransactionBody('expected input list for types.BlobTxSidecar')
    return list.map(bytesIn)
  }) as [Uint8Array[], Uint8Array[], Uint8Array[]]
  return { version, blobs, commitments, proofs }
}

function bytesIn(item: RlpValue | undefined): Uint8Array {
  if (item instanceof Uint8Array) return item
  throw new InvalidTransactionBody('expected input string for types.BlobTxSidecar')
}

/** Returns the transaction in the element of a block's transaction list, checked by `checkBody`. Throws `InvalidRlp` or `InvalidTransactionBody`. */
export function decodeBlockTransaction(element: Uint8Array | Uint8Array[], rules: Rules): TransactionBody {
  const [type, items] = Array.isArray(element) ? ([0, element] as const) : typedItems(element)
  return bodyOfItems(type, items, rules)
}

/**
 * Returns the transaction whose `encodeTransaction` these bytes are, and which this node has accepted before. Only its form is checked. Throws `InvalidRlp` or
 * `InvalidTransactionBody`.
 *
 * @param rules of its block
 */
export function decodeAcceptedTransaction(bytes: Uint8Array, rules: Rules): TransactionBody {
  // The items of a legacy transaction are bytes.
  const isLegacy = (bytes[0] ?? 0) >= FIRST_LIST
  const [type, items] = isLegacy ? ([0, listOf(decodeRlp(bytes, { depth: 1 }))] as const) : typedItems(bytes)
  return bodyOfAcceptedItems(type, items, rules)
}

/** First byte of the shortest list in RLP: legacy transactions begin with one. */
const FIRST_LIST = 0xc0

function typedItems(bytes: Uint8Array): readonly [TransactionType, readonly RlpValue[]] {
  const [type = 0] = bytes
  if (type === 0 || type > LAST_TYPE) throw new InvalidTransactionBody(`TypedTransaction with ID ${type} unknown`)
  return [type as TransactionType, listOf(decodeRlp(bytes.subarray(1), TRANSACTION_LIMITS))]
}

function listOf(items: RlpValue): readonly RlpValue[] {
  if (Array.isArray(items)) return items
  throw new InvalidTransactionBody('Invalid serialized tx input: must be array')
}
