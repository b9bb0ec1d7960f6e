/** Transactions without their sender: fields by type, encoding, and the checks that need no state. */
import { type Address, bytesToBigInt, bytesToHex, EMPTY_BYTES, type Hash } from '../primitives/hex.js'
import { keccak256 } from '../primitives/keccak.js'
import { type RlpSource, type RlpValue, rlpLength, writeRlp } from '../primitives/rlp-encoding.js'
import type { AccessListEntry, Authorization } from './message.js'
import { GAS_PER_BLOB, type Rules } from './rules.js'

/** Signature on secp256k1. `v` is the parity of the point. For legacy transactions, 27 is added or, since EIP-155, twice the chain id plus 35. */
export interface TransactionSignature {
  readonly v: bigint
  readonly r: bigint
  readonly s: bigint
}

interface CommonFields {
  readonly nonce: bigint
  readonly gasLimit: bigint
  /** Address of the called account. Undefined to create a contract. */
  readonly to: Address | undefined
  /** In wei. */
  readonly value: bigint
  readonly data: Uint8Array
  /** Undefined for a transaction that is not signed yet. */
  readonly signature?: TransactionSignature | undefined
}

export interface LegacyBody extends CommonFields {
  readonly type: 0
  /** Undefined without replay protection (EIP-155). */
  readonly chainId: bigint | undefined
  /** Wei per gas. */
  readonly gasPrice: bigint
}

/** EIP-2930. */
export interface AccessListBody extends CommonFields {
  readonly type: 1
  readonly chainId: bigint
  readonly gasPrice: bigint
  readonly accessList: readonly AccessListEntry[]
}

interface DynamicFees extends CommonFields {
  readonly chainId: bigint
  /** Wei per gas. */
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  readonly accessList: readonly AccessListEntry[]
}

/** EIP-1559. */
export interface DynamicFeeBody extends DynamicFees {
  readonly type: 2
}

/** Blobs with their commitments and proofs, which are sent beside a transaction (EIP-4844; cell proofs since EIP-7594). */
export interface BlobSidecar {
  readonly version: 0 | 1
  readonly blobs: readonly Uint8Array[]
  readonly commitments: readonly Uint8Array[]
  readonly proofs: readonly Uint8Array[]
}

/** EIP-4844. */
export interface BlobBody extends DynamicFees {
  readonly type: 3
  /** Wei per blob gas. */
  readonly maxFeePerBlobGas: bigint
  readonly blobVersionedHashes: readonly Hash[]
  /** Blobs of the transaction, not part of the encoding. Undefined for a transaction that was received without its blobs. */
  readonly sidecar?: BlobSidecar | undefined
}

/** EIP-7702. */
export interface SetCodeBody extends DynamicFees {
  readonly type: 4
  readonly authorizationList: readonly Authorization[]
}

/** Immutable content of a transaction. The sender is recovered from the signature, or passed separately. */
export type TransactionBody = LegacyBody | AccessListBody | DynamicFeeBody | BlobBody | SetCodeBody

export type TransactionType = TransactionBody['type']

/** Bytes or fields that are not a valid transaction. */
export class InvalidTransactionBody extends Error {}

const SIGNATURE_ITEMS = ['v', 'r', 's'] as const
const DYNAMIC_ITEMS = ['chainId', 'nonce', 'maxPriorityFeePerGas', 'maxFeePerGas', 'gasLimit', 'to', 'value', 'data', 'accessList'] as const

/** Names of the RLP items before the signature, by type. */
const ITEMS = [
  ['nonce', 'gasPrice', 'gasLimit', 'to', 'value', 'data'],
  ['chainId', 'nonce', 'gasPrice', 'gasLimit', 'to', 'value', 'data', 'accessList'],
  DYNAMIC_ITEMS,
  [...DYNAMIC_ITEMS, 'maxFeePerBlobGas', 'blobVersionedHashes'],
  [...DYNAMIC_ITEMS, 'authorizationList'],
] as const

type ItemName = (typeof ITEMS)[TransactionType][number]

/** EIPs that introduced the types. */
const EIP_OF_TYPE = [undefined, 2930, 1559, 4844, 7702] as const

/** Fields by the names of the items. Each type has some of them. */
type AnyFields = Partial<
  Record<ItemName, bigint | Address | Uint8Array | readonly AccessListEntry[] | readonly Authorization[] | readonly Hash[]>
>

function itemOf(name: ItemName, body: TransactionBody): RlpSource {
  const value = (body as AnyFields)[name]
  if (value === undefined) return EMPTY_BYTES
  if (typeof value !== 'object' || value instanceof Uint8Array) return value
  return value.map((entry): RlpSource => {
    if (typeof entry === 'string') return entry
    if ('storageKeys' in entry) return [entry.address, entry.storageKeys]
    const { chainId, address, nonce, yParity, r, s } = entry
    return [chainId, address, nonce, yParity, r, s]
  })
}

function contentOf(body: TransactionBody): RlpSource[] {
  return ITEMS[body.type].map((name) => itemOf(name, body))
}

/** Returns the RLP items of a transaction, the signature included. */
export function transactionItems(body: TransactionBody): RlpSource[] {
  const { signature } = body
  const items = contentOf(body)
  if (signature) items.push(signature.v, signature.r, signature.s)
  else items.push(EMPTY_BYTES, EMPTY_BYTES, EMPTY_BYTES)
  return items
}

function withType(type: TransactionType, items: RlpSource[]): Uint8Array {
  const start = type === 0 ? 0 : 1
  const bytes = new Uint8Array(start + rlpLength(items))
  bytes[0] = type
  writeRlp(bytes, start, items)
  return bytes
}

/** Bytes up to which an encoding is kept. Longer ones would take more memory than their encoding takes time. */
const SHORT_ENCODING = 512

/** Encodings by body. Its hash, its block and the record of the block need the same one. */
const encodings = new WeakMap<TransactionBody, Uint8Array>()

/** Returns a transaction's encoding (EIP-2718). Blobs are not part of it. Shared, not to be written to. */
export function encodeBody(body: TransactionBody): Uint8Array {
  const known = encodings.get(body)
  if (known !== undefined) return known
  const encoding = withType(body.type, transactionItems(body))
  if (encoding.length <= SHORT_ENCODING) encodings.set(body, encoding)
  return encoding
}

/** Bytes of all items of fixed length, with their prefixes: eight integers, a signature and an address have fewer. */
const FIXED_ITEMS = 512
/** Bytes of an address, and of a word, with the prefixes of their lists. */
const MOST_ADDRESS_BYTES = 32
const MOST_WORD_BYTES = 40
/** Bytes of an authorization: five integers, an address and their prefixes. */
const MOST_AUTHORIZATION_BYTES = 256

/** Returns a number of bytes that a transaction's encoding does not exceed, without computing the encoding. */
export function mostEncodedBytes(body: TransactionBody): number {
  let bytes = FIXED_ITEMS + body.data.length
  if ('accessList' in body) {
    for (const { storageKeys } of body.accessList) bytes += MOST_ADDRESS_BYTES + storageKeys.length * MOST_WORD_BYTES
  }
  if ('blobVersionedHashes' in body) bytes += body.blobVersionedHashes.length * MOST_WORD_BYTES
  if ('authorizationList' in body) bytes += body.authorizationList.length * MOST_AUTHORIZATION_BYTES
  return bytes
}

/** Returns the 32 bytes that a sender signs. */
export function signingHash(body: TransactionBody): Uint8Array {
  const content = contentOf(body)
  // EIP-155.
  if (body.type === 0 && body.chainId !== undefined) content.push(body.chainId, EMPTY_BYTES, EMPTY_BYTES)
  return keccak256(withType(body.type, content))
}

/** Returns the transaction with a signature of its signing hash. */
export function withSignature(body: TransactionBody, { r, s, yParity }: { r: bigint; s: bigint; yParity: number }): TransactionBody {
  const parity = BigInt(yParity)
  if (body.type !== 0) return { ...body, signature: { v: parity, r, s } }
  return { ...body, signature: { v: body.chainId === undefined ? 27n + parity : 35n + 2n * body.chainId + parity, r, s } }
}

/** Reads items. Throws `InvalidTransactionBody` with the name of an item that has the wrong kind. */
class ItemReader {
  readonly #items: ReadonlyMap<string, RlpValue>

  constructor(names: readonly string[], items: readonly RlpValue[]) {
    this.#items = new Map(items.map((item, position) => [names[position] ?? '', item]))
  }

  bytes(name: string): Uint8Array {
    const item = this.#items.get(name) ?? EMPTY_BYTES
    if (!(item instanceof Uint8Array)) throw new InvalidTransactionBody(`${name} cannot be an array`)
    return item
  }

  integer(name: string): bigint {
    return integerOf(name, this.bytes(name))
  }

  /** Returns an address, undefined for no bytes. */
  address(name: string): Address | undefined {
    const bytes = this.bytes(name)
    if (bytes.length === 0) return undefined
    if (bytes.length !== 20) throw new InvalidTransactionBody('Invalid address length')
    return bytesToHex(bytes)
  }

  list(name: string): readonly RlpValue[] {
    const item = this.#items.get(name) ?? []
    if (item instanceof Uint8Array) throw new InvalidTransactionBody(`expected input list for ${name}`)
    return item
  }
}

function integerOf(name: string, bytes: Uint8Array): bigint {
  if (bytes[0] === 0) throw new InvalidTransactionBody(`${name} cannot have leading zeroes, received: ${bytesToHex(bytes)}`)
  return bytesToBigInt(bytes)
}

/**
 * Returns the transaction with these RLP items, checked by `checkBody`. Throws `InvalidTransactionBody`.
 *
 * @param rules of the block that will contain it
 */
export function bodyOfItems(type: TransactionType, items: readonly RlpValue[], rules: Rules): TransactionBody {
  const reader = itemReader(type, items)
  const signature = readSignature(reader)
  // No signature has an r or an s of zero.
  const isSigned = signature.r !== 0n && signature.s !== 0n && (type !== 0 || signature.v !== 0n)
  const body = readBody(type, reader, isSigned ? signature : undefined, rules)
  checkBody(body, rules)
  return body
}

/**
 * Returns the transaction whose `transactionItems` these are. Only their form is checked: whether a block may contain the transaction was decided when it was
 * accepted, perhaps under other limits. Throws `InvalidTransactionBody`.
 *
 * @param rules of its block
 */
export function bodyOfAcceptedItems(type: TransactionType, items: readonly RlpValue[], rules: Rules): TransactionBody {
  const reader = itemReader(type, items)
  const signature = readSignature(reader)
  const isSigned = signature.v !== 0n || signature.r !== 0n || signature.s !== 0n
  return readBody(type, reader, isSigned ? signature : undefined, rules)
}

/** Returns a reader of items. Throws `InvalidTransactionBody` for another number of them than a transaction has. */
function itemReader(type: TransactionType, items: readonly RlpValue[]): ItemReader {
  const content = ITEMS[type]
  const [unsigned, signed] = [content.length, content.length + SIGNATURE_ITEMS.length]
  if (items.length !== unsigned && items.length !== signed) {
    const kind = type === 0 ? '' : ` EIP-${EIP_OF_TYPE[type]}`
    throw new InvalidTransactionBody(
      `Invalid${kind} transaction. Only expecting ${unsigned} values (for unsigned tx) or ${signed} values (for signed tx).`,
    )
  }
  return new ItemReader([...content, ...SIGNATURE_ITEMS], items)
}

/** Returns the signature. Its parts are zero if they are missing. */
function readSignature(reader: ItemReader): TransactionSignature {
  return { v: reader.integer('v'), r: reader.integer('r'), s: reader.integer('s') }
}

function readBody(type: TransactionType, reader: ItemReader, signature: TransactionSignature | undefined, rules: Rules): TransactionBody {
  const common = {
    nonce: reader.integer('nonce'),
    gasLimit: reader.integer('gasLimit'),
    to: reader.address('to'),
    value: reader.integer('value'),
    data: reader.bytes('data'),
    signature,
  }
  if (type === 0) return { type, ...common, chainId: legacyChainId(signature, rules), gasPrice: reader.integer('gasPrice') }
  const chainId = bytesToBigInt(reader.bytes('chainId'))
  const accessList = reader.list('accessList').map(readAccessListEntry)
  if (type === 1) return { type, ...common, chainId, gasPrice: reader.integer('gasPrice'), accessList }
  const maxPriorityFeePerGas = reader.integer('maxPriorityFeePerGas')
  const dynamic = { ...common, chainId, maxPriorityFeePerGas, maxFeePerGas: reader.integer('maxFeePerGas'), accessList }
  if (type === 2) return { type, ...dynamic }
  if (type === 4) return { type, ...dynamic, authorizationList: reader.list('authorizationList').map(readAuthorization) }
  const maxFeePerBlobGas = reader.integer('maxFeePerBlobGas')
  return { type, ...dynamic, maxFeePerBlobGas, blobVersionedHashes: reader.list('blobVersionedHashes').map(readVersionedHash) }
}

/** Returns the chain id of a legacy transaction's signature. Undefined without replay protection. */
function legacyChainId(signature: TransactionSignature | undefined, rules: Rules): bigint | undefined {
  if (!rules.includes('spuriousDragon')) return undefined
  if (!signature) return rules.chainId
  return signature.v < 35n ? undefined : (signature.v - 35n) / 2n
}

function readAccessListEntry(entry: RlpValue): AccessListEntry {
  if (entry instanceof Uint8Array || entry.length !== 2) {
    throw new InvalidTransactionBody('Invalid EIP-2930 transaction: access list item should have 2 elements')
  }
  const [address, keys] = entry
  if (!(address instanceof Uint8Array) || address.length !== 20) {
    throw new InvalidTransactionBody('Invalid EIP-2930 transaction: address length should be 20 bytes')
  }
  const storageKeys = (keys instanceof Uint8Array ? [keys] : (keys ?? [])).map((key) => {
    if (!(key instanceof Uint8Array) || key.length !== 32) {
      throw new InvalidTransactionBody('Invalid EIP-2930 transaction: storage slot length should be 32 bytes')
    }
    return bytesToHex(key)
  })
  return { address: bytesToHex(address), storageKeys }
}

function readAuthorization(entry: RlpValue): Authorization {
  if (entry instanceof Uint8Array || entry.length !== 6) {
    throw new InvalidTransactionBody('Invalid EIP-7702 transaction: authorization list item should have 6 elements')
  }
  const members = entry.map((member) => {
    if (member instanceof Uint8Array) return member
    throw new InvalidTransactionBody('Invalid EIP-7702 transaction: authority list element is a list, not bytes')
  })
  const [chainId, address, nonce, yParity, r, s] = members as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  if (address.length !== 20) throw new InvalidTransactionBody('Invalid EIP-7702 transaction: address length should be 20 bytes')
  return {
    chainId: integerOf('chainId', chainId),
    address: bytesToHex(address),
    nonce: integerOf('nonce', nonce),
    yParity: integerOf('yParity', yParity),
    r: integerOf('r', r),
    s: integerOf('s', s),
  }
}

function readVersionedHash(item: RlpValue): Hash {
  if (!(item instanceof Uint8Array) || item.length !== 32) throw new InvalidTransactionBody('versioned hash is invalid length')
  return bytesToHex(item)
}

const MAX_UINT64 = 2n ** 64n - 1n
const MAX_UINT256 = 2n ** 256n - 1n
/** Half of the order of secp256k1 (EIP-2). */
export const MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
/** EIP-7594. */
const MAX_BLOBS_OF_TRANSACTION = 6

/**
 * Throws `InvalidTransactionBody` for a transaction that no block with these rules can contain, independently of the state. The length of init code
 * is not checked.
 */
export function checkBody(body: TransactionBody, rules: Rules): void {
  const { type, value, gasLimit, nonce, signature } = body
  checkUint256('value', value)
  checkUint256('r', signature?.r)
  checkUint256('s', signature?.s)
  if (gasLimit > MAX_UINT64) throw new InvalidTransactionBody(`gasLimit cannot exceed MAX_UINT64 (2^64-1), given ${gasLimit}`)
  if (nonce >= MAX_UINT64) throw new InvalidTransactionBody(`nonce cannot equal or exceed MAX_UINT64 (2^64-1), given ${nonce}`)
  const cap = rules.transactionGasLimit
  if (cap !== undefined && gasLimit > cap) {
    throw new InvalidTransactionBody(`Transaction gas limit ${gasLimit} exceeds the maximum allowed by EIP-7825 (${cap})`)
  }
  if (type === 0) {
    checkLegacySignature(signature, rules)
  } else {
    checkTyped(body, rules)
  }
  checkPrices(body)
  if (type === 3) checkBlobs(body, rules)
  if (type === 4) checkAuthorizations(body)
}

function checkUint256(name: string, value: bigint | undefined): void {
  if (value === undefined || value <= MAX_UINT256) return
  throw new InvalidTransactionBody(`${name} cannot exceed MAX_INTEGER (2^256-1), given ${value}`)
}

function checkLegacySignature(signature: TransactionSignature | undefined, rules: Rules): void {
  if (!signature) return
  const { v } = signature
  if (v === 27n || v === 28n) return
  if (v < 37n) {
    throw new InvalidTransactionBody(`Legacy txs need either v = 27/28 or v >= 37 (EIP-155 replay protection), got v = ${v}`)
  }
  if (rules.includes('spuriousDragon') && (v - 35n) / 2n !== rules.chainId) {
    throw new InvalidTransactionBody(`Incompatible EIP155-based V ${v} and chain id ${rules.chainId}.`)
  }
}

function checkTyped({ type, chainId, signature }: Exclude<TransactionBody, LegacyBody>, rules: Rules): void {
  if (chainId !== rules.chainId) throw new InvalidTransactionBody(`invalid chain id for signer: have ${chainId} want ${rules.chainId}`)
  const eip = EIP_OF_TYPE[type]
  if (!rules.isActive(eip)) throw new InvalidTransactionBody(`EIP-${eip} not enabled on Common`)
  if (!signature) return
  const { v, s } = signature
  if (v > 1n) throw new InvalidTransactionBody('The y-parity of the transaction should either be 0 or 1')
  if (s > MAX_S) {
    throw new InvalidTransactionBody('Invalid Signature: s-values greater than secp256k1n/2 are considered invalid')
  }
}

function checkPrices(body: TransactionBody): void {
  if (!('maxFeePerGas' in body)) {
    const { gasPrice, gasLimit } = body
    checkUint256('gasPrice', gasPrice)
    if (gasPrice * gasLimit > MAX_UINT256) {
      const product = body.type === 0 ? 'gas limit * gasPrice' : 'gasLimit * gasPrice'
      throw new InvalidTransactionBody(`${product} cannot exceed MAX_INTEGER${body.type === 0 ? ' (2^256-1)' : ''}`)
    }
    return
  }
  const { maxFeePerGas, maxPriorityFeePerGas, gasLimit } = body
  checkUint256('maxFeePerGas', maxFeePerGas)
  checkUint256('maxPriorityFeePerGas', maxPriorityFeePerGas)
  if (gasLimit * maxFeePerGas > MAX_UINT256) {
    throw new InvalidTransactionBody('gasLimit * maxFeePerGas cannot exceed MAX_INTEGER (2^256-1)')
  }
  if (maxFeePerGas < maxPriorityFeePerGas) {
    throw new InvalidTransactionBody('maxFeePerGas cannot be less than maxPriorityFeePerGas (The total must be the larger of the two)')
  }
}

const NEEDS_RECIPIENT = 'tx should have a "to" field and cannot be used to create contracts'

function checkBlobs({ maxFeePerBlobGas, blobVersionedHashes, to }: BlobBody, rules: Rules): void {
  checkUint256('maxFeePerBlobGas', maxFeePerBlobGas)
  for (const hash of blobVersionedHashes) {
    if (hash.length !== 66) throw new InvalidTransactionBody('versioned hash is invalid length')
    if (!hash.startsWith('0x01')) throw new InvalidTransactionBody('versioned hash does not start with KZG commitment version')
  }
  const { length } = blobVersionedHashes
  const { max = 0 } = rules.blobs ?? {}
  if (length > max) {
    const [gas, limit] = [length, max].map((count) => BigInt(count) * GAS_PER_BLOB)
    throw new InvalidTransactionBody(`tx causes total blob gas of ${gas} to exceed maximum blob gas per block of ${limit}`)
  }
  if (rules.isActive(7594) && length > MAX_BLOBS_OF_TRANSACTION) {
    throw new InvalidTransactionBody(`${length} blobs exceeds max ${MAX_BLOBS_OF_TRANSACTION} blobs per tx (EIP-7594)`)
  }
  if (length === 0) throw new InvalidTransactionBody('tx should contain at least one blob')
  if (to === undefined) throw new InvalidTransactionBody(NEEDS_RECIPIENT)
}

function checkAuthorizations({ authorizationList, to }: SetCodeBody): void {
  const refuse = (reason: string): never => {
    throw new InvalidTransactionBody(`Invalid EIP-7702 transaction: ${reason}`)
  }
  if (authorizationList.length === 0) refuse('authorization list is empty')
  for (const { chainId, nonce, yParity, r, s } of authorizationList) {
    if (chainId > MAX_UINT256) refuse('chainId exceeds 2^256 - 1')
    if (nonce > MAX_UINT64) refuse('nonce exceeds 2^64 - 1')
    if (yParity > 255n) refuse('yParity should be fit within 1 byte (0 - 255)')
    if (r > MAX_UINT256) refuse('r exceeds 2^256 - 1')
    if (s > MAX_UINT256) refuse('s exceeds 2^256 - 1')
  }
  if (to === undefined) throw new InvalidTransactionBody(NEEDS_RECIPIENT)
}
