import type { Common } from '@ethereumjs/common'
import {
  createBlob4844TxFromSerializedNetworkWrapper,
  createTxFromRLP,
  isBlob4844Tx,
  isLegacyTx,
  type TypedTransaction,
} from '@ethereumjs/tx'
import { type Address, bytesToBigInt, bytesToHex, type Hash, hexToBytes } from '../primitives/hex.js'
import { checkRlp, decodeRlp, InvalidRlp, type RlpItem, type RlpLimits, rlpItemAt, rlpItems } from '../primitives/rlp.js'
import {
  GasLimitTooHigh,
  InitCodeTooLarge,
  InvalidSender,
  OversizedData,
  TooManyBlobs,
  TransactionTypeNotSupported,
  UndecodableTransaction,
} from './errors.js'
import { UNLIMITED_TRANSACTION_GAS } from './hardforks.js'
import type { Kzg } from './kzg.js'

/** A transaction with its sender known. */
export interface Transaction {
  readonly hash: Hash
  /** The recovered signer, or the account a test chain impersonates. */
  readonly from: Address
  /** The signed body; `impersonatedTransaction` says what stands in place of a signature for an impersonated sender. */
  readonly body: TypedTransaction
}

const BLOB_TYPE = 3
const LAST_TYPE = 4
/** What geth calls the bodies of types 0 to 4. */
const GO_TYPES = ['LegacyTx', 'AccessListTx', 'DynamicFeeTx', 'BlobTx', 'SetCodeTx']

/** The price cap and the tip cap of a transaction, in wei per gas; legacy transactions have one price for both. */
export function feesOf(body: TypedTransaction): { readonly feeCap: bigint; readonly tipCap: bigint } {
  if ('maxFeePerGas' in body) return { feeCap: body.maxFeePerGas, tipCap: body.maxPriorityFeePerGas }
  return { feeCap: body.gasPrice, tipCap: body.gasPrice }
}

/** geth's limit for the length of an encoded transaction in bytes, and the length of code (EIP-170) with which it goes. */
const MAX_TRANSACTION_SIZE = 128 * 1024
const MAX_CODE_SIZE = 24_576
/** Bytes that longer init code adds to a transaction at most, also where a chain has no limit for code. */
const MAX_EXTRA_INIT_CODE = 2 ** 24

/** Maximum length of an encoded transaction in bytes, without its blobs. A chain that allows longer code allows transactions that deploy it. */
export function transactionSizeLimit(common: Common): number {
  if (!common.gteHardfork('spuriousDragon')) return MAX_TRANSACTION_SIZE
  const extraCode = Number(common.param('maxCodeSize')) - MAX_CODE_SIZE
  return MAX_TRANSACTION_SIZE + Math.min(Math.max(2 * extraCode, 0), MAX_EXTRA_INIT_CODE)
}

/** Throws `InitCodeTooLarge` for a creation with longer init code than EIP-3860 allows. */
export function checkInitCode(to: unknown, { length }: Uint8Array, common: Common): void {
  if (to !== undefined || !common.isActivatedEIP(3860)) return
  const limit = Number(common.param('maxInitCodeSize'))
  if (length > limit) throw new InitCodeTooLarge(length, limit)
}

/** A transaction is a list, its access list another, an entry of that another, and the slots of an entry another. */
const TRANSACTION_LIMITS: RlpLimits = { depth: 4 }
/** As the network sends a blob transaction, one more list holds it and its blobs. */
const NETWORK_FORM_LIMITS: RlpLimits = { depth: 5 }

/** Bytes that one blob adds to the network form: the blob, its commitment and a proof for each cell (EIP-7594), with their prefixes. */
const BYTES_PER_BLOB = 131_072 + 4 + 49 + 128 * 49

/** What a transaction pays per gas in a block with this base fee. */
export function effectiveGasPrice(body: TypedTransaction, baseFee: bigint | undefined): bigint {
  const { feeCap, tipCap } = feesOf(body)
  const price = tipCap + (baseFee ?? 0n)
  return 'maxFeePerGas' in body && price < feeCap ? price : feeCap
}

/** Blob gas a transaction takes: 2^17 a blob. */
export function blobGasOf(body: TypedTransaction): bigint {
  return isBlob4844Tx(body) ? BigInt(body.blobVersionedHashes.length) * 131_072n : 0n
}

/** The number of blobs that a block has room for (EIP-4844). */
export function blobLimit(common: Common): number {
  return Number(common.getBlobGasSchedule().maxBlobGasPerBlock / common.param('blobGasPerBlob'))
}

/** The most a transaction can cost its sender, in wei. */
export function maximumCost(body: TypedTransaction): bigint {
  const blobCost = isBlob4844Tx(body) ? blobGasOf(body) * body.maxFeePerBlobGas : 0n
  return body.gasLimit * feesOf(body).feeCap + body.value + blobCost
}

/** The chain a signature is for; undefined for a legacy transaction without replay protection (EIP-155). */
export function signedChainId(body: TypedTransaction): bigint | undefined {
  if (!isLegacyTx(body)) return body.chainId
  return body.v === undefined || body.v < 35n ? undefined : (body.v - 35n) / 2n
}

/** The bytes by which a transaction is known: `hash` is their Keccak-256. Blobs are not part of them. */
export function encodeTransaction(transaction: Transaction): Uint8Array {
  return transaction.body.serialize()
}

/** A body with a sender that is known already: whoever has just signed it. */
export function transactionFrom(from: Address, body: TypedTransaction): Transaction {
  return { hash: bytesToHex(body.hash()), from, body }
}

/**
 * A transaction of an account that a test chain impersonates. In place of a signature r is the sender and s is zero.
 *
 * So the encoding names the sender, the hash and the block commit to it, and senders of otherwise equal transactions have different hashes. No
 * signature has an s of zero: nothing that somebody signed looks like this, and whoever recovers senders refuses it, as this node does from outside.
 */
export function impersonatedTransaction(from: Address, body: TypedTransaction): Transaction {
  // A legacy transaction counts its v from the chain id on (EIP-155), where the rules have that.
  return transactionFrom(from, body.addSignature(0n, hexToBytes(from), 0n, true))
}

/** The sender that an encoding names instead of having it signed; undefined for signed and unsigned transactions. */
export function impersonatedSender(body: TypedTransaction): Address | undefined {
  if (body.s !== 0n || body.r === undefined) return undefined
  return `0x${body.r.toString(16).padStart(40, '0')}`
}

/** The transaction that a recovered sender makes of a signed body. Throws `InvalidSender`. */
export function signedTransaction(body: TypedTransaction): Transaction {
  let from: Address
  try {
    from = body.getSenderAddress().toString()
  } catch {
    throw new InvalidSender()
  }
  return transactionFrom(from, body)
}

/** What transaction bytes say of themselves, read before the library refuses it with words of its own. */
interface Claims {
  /** Undefined for a legacy transaction without replay protection. */
  readonly chainId: bigint | undefined
  readonly gasLimit: bigint
}

function readClaims(bytes: Uint8Array, type: number, limits: RlpLimits): Claims {
  const fields: unknown = decodeRlp(type === 0 ? bytes : bytes.subarray(1), limits)
  if (!Array.isArray(fields)) throw new UndecodableTransaction('rlp: expected input list for types.TxData')
  // The network form of a blob transaction is a list whose first element is the transaction.
  const values: readonly unknown[] = Array.isArray(fields[0]) ? fields[0] : fields
  const integerAt = (position: number): bigint => {
    const field = values[position]
    if (field === undefined) throw new UndecodableTransaction(`rlp: too few elements for types.${GO_TYPES[type]}`)
    if (!(field instanceof Uint8Array) || field.length > 32)
      throw new UndecodableTransaction('rlp: expected input string or byte for *big.Int')
    return bytesToBigInt(field)
  }
  if (type !== 0) return { chainId: integerAt(0), gasLimit: integerAt(type === 1 ? 3 : 4) }
  const v = integerAt(6)
  return { chainId: v < 35n ? undefined : (v - 35n) / 2n, gasLimit: integerAt(2) }
}

/** Maximum gas limit of a transaction (EIP-7825). Undefined before Osaka, and for a chain without this limit. */
export function gasLimitCap(common: Common): bigint | undefined {
  const cap = common.isActivatedEIP(7825) ? common.param('maxTransactionGasLimit') : UNLIMITED_TRANSACTION_GAS
  return cap < UNLIMITED_TRANSACTION_GAS ? cap : undefined
}

/** The elements of the list around a blob transaction that comes with its blobs; undefined when `bytes` are the transaction alone. */
function networkForm(bytes: Uint8Array): readonly RlpItem[] | undefined {
  if (bytes[0] !== BLOB_TYPE) return undefined
  const whole = rlpItemAt(bytes, 1)
  if (!whole.isList || whole.start === whole.end || !rlpItemAt(bytes, whole.start, whole.end).isList) return undefined
  return [...rlpItems(bytes, whole)]
}

/**
 * Throws for bytes that are longer than any transaction. With blobs the limit depends on their number, which is what a block has room for.
 *
 * @param elements those of the network form
 */
function checkSize(bytes: Uint8Array, elements: readonly RlpItem[] | undefined, common: Common): void {
  let limit = transactionSizeLimit(common)
  if (elements) {
    if (!common.isActivatedEIP(4844)) throw new TransactionTypeNotSupported()
    // Commitments and proofs are the last two.
    const blobs = elements.at(-3)
    const count = blobs?.isList ? [...rlpItems(bytes, blobs)].length : 0
    const permitted = blobLimit(common)
    if (count > permitted) throw new TooManyBlobs(count, permitted)
    limit += count * BYTES_PER_BLOB
  }
  if (bytes.length > limit) throw new OversizedData(bytes.length, limit)
}

/** Throws `InvalidRlp` for a typed transaction, as blocks hold them, that nests lists as no transaction does. */
export function checkTypedTransaction(bytes: Uint8Array): void {
  checkRlp(bytes.subarray(1), TRANSACTION_LIMITS)
}

/**
 * The signed transaction in `bytes`, for a chain with the rules of `common`.
 *
 * Blob transactions may come with their blobs, as the network sends them; their proofs are checked then. Length and nesting are checked before
 * anything is decoded. Throws `UndecodableTransaction`, `OversizedData`, `TooManyBlobs`, `TransactionTypeNotSupported`, `GasLimitTooHigh` or
 * `InvalidSender`.
 */
export async function decodeTransaction(bytes: Uint8Array, common: Common, kzg: Kzg): Promise<Transaction> {
  const first = bytes[0]
  if (first === undefined) throw new UndecodableTransaction('typed transaction too short')
  const isTyped = first < 0x80
  if (isTyped) {
    if (first === 0 || first > LAST_TYPE) throw new TransactionTypeNotSupported()
    if (bytes.length === 1) throw new UndecodableTransaction('typed transaction too short')
  }
  let body: TypedTransaction
  try {
    body = await readBody(bytes, isTyped ? first : 0, common, kzg)
  } catch (error) {
    throw error instanceof InvalidRlp ? new UndecodableTransaction(error.message) : error
  }
  if (!body.isSigned()) throw new InvalidSender()
  return signedTransaction(body)
}

async function readBody(bytes: Uint8Array, type: number, common: Common, kzg: Kzg): Promise<TypedTransaction> {
  const elements = networkForm(bytes)
  checkSize(bytes, elements, common)
  const { chainId, gasLimit } = readClaims(bytes, type, elements ? NETWORK_FORM_LIMITS : TRANSACTION_LIMITS)
  if (chainId !== undefined && chainId !== common.chainId()) {
    throw new InvalidSender(`invalid chain id for signer: have ${chainId} want ${common.chainId()}`)
  }
  const cap = gasLimitCap(common)
  if (cap !== undefined && gasLimit > cap) throw new GasLimitTooHigh(cap, gasLimit)
  if (elements) await kzg.load()
  // The length of init code is checked later, with geth's text.
  const options = { common, allowUnlimitedInitCodeSize: true }
  try {
    return elements ? createBlob4844TxFromSerializedNetworkWrapper(bytes, options) : createTxFromRLP(bytes, options)
  } catch (error) {
    throw new UndecodableTransaction(`rlp: ${error instanceof Error ? error.message : 'invalid transaction'}`)
  }
}
