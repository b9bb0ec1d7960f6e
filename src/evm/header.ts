/** Block headers: fields, encoding and the values that follow from a parent. */
import { type Address, bytesToBigInt, bytesToHex, EMPTY_BYTES, type Hash, ZERO_ADDRESS, ZERO_HASH } from '../primitives/hex.js'
import { EMPTY_TRIE_ROOT, EMPTY_UNCLES_HASH, keccakHash } from '../primitives/keccak.js'
import { encodeRlp, type RlpSource } from '../primitives/rlp-encoding.js'
import { NO_BLOOM } from './logs-bloom.js'
import { GAS_PER_BLOB, type Rules } from './rules.js'

/** Fields of a header. Those of a fork are undefined before it. */
export interface HeaderFields {
  readonly parentHash: Hash
  readonly unclesHash: Hash
  readonly feeRecipient: Address
  readonly stateRoot: Hash
  readonly transactionsRoot: Hash
  readonly receiptsRoot: Hash
  readonly logsBloom: Uint8Array
  /** Zero after the merge. */
  readonly difficulty: bigint
  readonly number: bigint
  readonly gasLimit: bigint
  readonly gasUsed: bigint
  /** Seconds since 1970. */
  readonly timestamp: bigint
  readonly extraData: Uint8Array
  /** PREVRANDAO after the merge. */
  readonly mixHash: Hash
  /** 8 bytes. */
  readonly nonce: Uint8Array
  /** Wei per gas (EIP-1559). */
  readonly baseFeePerGas: bigint | undefined
  /** EIP-4895. */
  readonly withdrawalsRoot: Hash | undefined
  /** EIP-4844. */
  readonly blobGasUsed: bigint | undefined
  /** EIP-4844. */
  readonly excessBlobGas: bigint | undefined
  /** EIP-4788. */
  readonly parentBeaconBlockRoot: Hash | undefined
  /** EIP-7685. */
  readonly requestsHash: Hash | undefined
}

/** Fields that a copy of a header changes. */
export interface HeaderChanges extends Partial<HeaderFields> {
  /** Rules of another block. */
  readonly rules?: Rules
  /** Wei per blob gas, instead of the price that follows from the excess. */
  readonly blobBaseFee?: bigint | undefined
}

/** An immutable header with the rules of its block. */
export interface Header extends HeaderFields {
  readonly rules: Rules
  /** Hash of the block: Keccak-256 of the encoding. */
  readonly hash: Hash
  /** Wei per blob gas (EIP-4844). Undefined before Cancun. */
  readonly blobBaseFee: bigint | undefined
  /**
   * Returns a copy with other fields, which a call can run in. Nothing is checked: such a block may be impossible, and its hash has no meaning.
   */
  with(changes: HeaderChanges): Header
  /** Returns the RLP of the header. */
  encode(): Uint8Array
}

/**
 * Returns a header. Fields that are left out have the value that they have in an empty block.
 *
 * @param hash hash of these fields, if it is known
 */
export function newHeader(rules: Rules, fields: Partial<HeaderFields>, hash?: Hash): Header {
  return new BlockHeader(rules, fields, hash)
}

/** SHA-256 of no bytes: the hash of no requests. */
export const NO_REQUESTS_HASH: Hash = '0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const NO_NONCE = new Uint8Array(8)
const LEAST_BASE_FEE = 7n

class BlockHeader implements Header {
  readonly rules: Rules
  readonly parentHash: Hash
  readonly unclesHash: Hash
  readonly feeRecipient: Address
  readonly stateRoot: Hash
  readonly transactionsRoot: Hash
  readonly receiptsRoot: Hash
  readonly logsBloom: Uint8Array
  readonly difficulty: bigint
  readonly number: bigint
  readonly gasLimit: bigint
  readonly gasUsed: bigint
  readonly timestamp: bigint
  readonly extraData: Uint8Array
  readonly mixHash: Hash
  readonly nonce: Uint8Array
  readonly baseFeePerGas: bigint | undefined
  readonly withdrawalsRoot: Hash | undefined
  readonly blobGasUsed: bigint | undefined
  readonly excessBlobGas: bigint | undefined
  readonly parentBeaconBlockRoot: Hash | undefined
  readonly requestsHash: Hash | undefined
  #hash: Hash | undefined
  #blobBaseFee: bigint | undefined

  constructor(rules: Rules, fields: Partial<HeaderFields>, hash?: Hash) {
    this.#hash = hash
    const hasBlobs = rules.isActive(4844)
    this.rules = rules
    this.parentHash = fields.parentHash ?? ZERO_HASH
    this.unclesHash = fields.unclesHash ?? EMPTY_UNCLES_HASH
    this.feeRecipient = fields.feeRecipient ?? ZERO_ADDRESS
    this.stateRoot = fields.stateRoot ?? ZERO_HASH
    this.transactionsRoot = fields.transactionsRoot ?? EMPTY_TRIE_ROOT
    this.receiptsRoot = fields.receiptsRoot ?? EMPTY_TRIE_ROOT
    this.logsBloom = fields.logsBloom ?? NO_BLOOM
    this.difficulty = fields.difficulty ?? 0n
    this.number = fields.number ?? 0n
    this.gasLimit = fields.gasLimit ?? 0n
    this.gasUsed = fields.gasUsed ?? 0n
    this.timestamp = fields.timestamp ?? 0n
    this.extraData = fields.extraData ?? EMPTY_BYTES
    this.mixHash = fields.mixHash ?? ZERO_HASH
    this.nonce = fields.nonce ?? NO_NONCE
    this.baseFeePerGas = rules.isActive(1559) ? (fields.baseFeePerGas ?? LEAST_BASE_FEE) : undefined
    this.withdrawalsRoot = rules.isActive(4895) ? (fields.withdrawalsRoot ?? EMPTY_TRIE_ROOT) : undefined
    this.blobGasUsed = hasBlobs ? (fields.blobGasUsed ?? 0n) : undefined
    this.excessBlobGas = hasBlobs ? (fields.excessBlobGas ?? 0n) : undefined
    this.parentBeaconBlockRoot = rules.isActive(4788) ? (fields.parentBeaconBlockRoot ?? ZERO_HASH) : undefined
    this.requestsHash = rules.isActive(7685) ? (fields.requestsHash ?? NO_REQUESTS_HASH) : undefined
  }

  get hash(): Hash {
    this.#hash ??= keccakHash(this.encode())
    return this.#hash
  }

  get blobBaseFee(): bigint | undefined {
    if (this.excessBlobGas !== undefined) this.#blobBaseFee ??= blobBaseFeeOf(this.excessBlobGas, this.rules)
    return this.#blobBaseFee
  }

  with({ rules = this.rules, blobBaseFee, ...fields }: HeaderChanges): Header {
    const copy = new BlockHeader(rules, { ...this, ...fields })
    copy.#blobBaseFee = blobBaseFee ?? (rules === this.rules && fields.excessBlobGas === undefined ? this.#blobBaseFee : undefined)
    return copy
  }

  encode(): Uint8Array {
    return encodeRlp(headerItems(this))
  }
}

/** Returns the fields as RLP items, in the order of the Yellow Paper and of the forks. */
export function headerItems(header: HeaderFields): RlpSource[] {
  const items: RlpSource[] = [
    header.parentHash,
    header.unclesHash,
    header.feeRecipient,
    header.stateRoot,
    header.transactionsRoot,
    header.receiptsRoot,
    header.logsBloom,
    header.difficulty,
    header.number,
    header.gasLimit,
    header.gasUsed,
    header.timestamp,
    header.extraData,
    header.mixHash,
    header.nonce,
  ]
  if (header.baseFeePerGas !== undefined) items.push(header.baseFeePerGas)
  if (header.withdrawalsRoot !== undefined) items.push(header.withdrawalsRoot)
  if (header.blobGasUsed !== undefined) items.push(header.blobGasUsed)
  if (header.excessBlobGas !== undefined) items.push(header.excessBlobGas)
  if (header.parentBeaconBlockRoot !== undefined) items.push(header.parentBeaconBlockRoot)
  if (header.requestsHash !== undefined) items.push(header.requestsHash)
  return items
}

/** Position of a header's item. */
export const NUMBER = 8
export const TIMESTAMP = 11

const BASIC_ITEMS = 15
/** Maximum number of items, with those that future forks may add. */
const MOST_ITEMS = 23

/** A header that no block of its fork can have. */
export class InvalidHeader extends Error {}

/**
 * Returns the header with these RLP items. Throws `InvalidHeader` for a header that no block with these rules can have. Items beyond those of the
 * fork are ignored: the encoding of the returned header lacks them.
 */
export function decodeHeader(items: readonly Uint8Array[], rules: Rules): Header {
  if (items.length > MOST_ITEMS)
    throw new InvalidHeader(`invalid header. More values than expected were received. Max: ${MOST_ITEMS}, got: ${items.length}`)
  if (items.length < BASIC_ITEMS)
    throw new InvalidHeader(`invalid header. Less values than expected were received. Min: ${BASIC_ITEMS}, got: ${items.length}`)
  const bytes = (position: number) => items[position] ?? EMPTY_BYTES
  const hex = (position: number) => bytesToHex(bytes(position))
  const integer = (position: number) => bytesToBigInt(bytes(position))
  const optional = <T>(position: number, read: (position: number) => T) => (items[position] === undefined ? undefined : read(position))
  const fields: HeaderFields = {
    parentHash: hex(0),
    unclesHash: hex(1),
    feeRecipient: hex(2),
    stateRoot: hex(3),
    transactionsRoot: hex(4),
    receiptsRoot: hex(5),
    logsBloom: bytes(6),
    difficulty: integer(7),
    number: integer(NUMBER),
    gasLimit: integer(9),
    gasUsed: integer(10),
    timestamp: integer(TIMESTAMP),
    extraData: bytes(12),
    mixHash: hex(13),
    nonce: bytes(14),
    baseFeePerGas: optional(15, integer),
    withdrawalsRoot: optional(16, hex),
    blobGasUsed: optional(17, integer),
    excessBlobGas: optional(18, integer),
    parentBeaconBlockRoot: optional(19, hex),
    requestsHash: optional(20, hex),
  }
  checkForkFields(fields, rules)
  checkForm(fields, rules)
  return newHeader(rules, fields)
}

/** Fields added by forks, each with its EIP and the text for a header that has it before its fork. */
const FORK_FIELDS = [
  ['baseFeePerGas', 1559, 'A base fee for a block can only be set with EIP1559 being activated'],
  ['withdrawalsRoot', 4895, 'A withdrawalsRoot for a header can only be provided with EIP4895 being activated'],
  ['blobGasUsed', 4844, 'blob gas used can only be provided with EIP4844 activated'],
  ['excessBlobGas', 4844, 'excess blob gas can only be provided with EIP4844 activated'],
  ['parentBeaconBlockRoot', 4788, 'A parentBeaconBlockRoot for a header can only be provided with EIP4788 being activated'],
  ['requestsHash', 7685, 'requestsHash can only be provided with EIP 7685 activated'],
] as const

/** Fields whose absence is an error of its own. A header that lacks another field has a different encoding. */
const REQUIRED_FIELDS = ['excessBlobGas', 'blobGasUsed', 'parentBeaconBlockRoot', 'requestsHash']

function checkForkFields(fields: HeaderFields, rules: Rules): void {
  for (const [name, eip, text] of FORK_FIELDS) {
    if (fields[name] !== undefined && !rules.isActive(eip)) throw new InvalidHeader(text)
  }
  for (const [name, eip] of FORK_FIELDS) {
    if (fields[name] === undefined && rules.isActive(eip) && REQUIRED_FIELDS.includes(name)) {
      throw new InvalidHeader(`invalid header. ${name} should be provided`)
    }
  }
}

const HEX_DIGITS = 2
const MAX_EXTRA_DATA = 32

function lengthOf(value: string | Uint8Array): number {
  return typeof value === 'string' ? value.length / HEX_DIGITS - 1 : value.length
}

/** Throws `InvalidHeader` for fields that are invalid independently of the parent. */
function checkForm(fields: HeaderFields, rules: Rules): void {
  const { feeRecipient, parentHash, stateRoot, transactionsRoot, receiptsRoot, mixHash, nonce, gasUsed, gasLimit } = fields
  if (lengthOf(feeRecipient) !== 20) throw new InvalidHeader('Invalid address length')
  const lengths: readonly (readonly [name: string, value: string | Uint8Array | undefined, length: number])[] = [
    ['parentHash', parentHash, 32],
    ['stateRoot', stateRoot, 32],
    ['transactionsTrie', transactionsRoot, 32],
    ['receiptTrie', receiptsRoot, 32],
    ['mixHash', mixHash, 32],
    ['nonce', nonce, 8],
    ['withdrawalsRoot', fields.withdrawalsRoot, 32],
    ['parentBeaconBlockRoot', fields.parentBeaconBlockRoot, 32],
  ]
  for (const [name, value, length] of lengths) {
    if (value !== undefined && lengthOf(value) !== length) {
      throw new InvalidHeader(`${name} must be ${length} bytes, received ${lengthOf(value)} bytes`)
    }
  }
  if (gasUsed > gasLimit) throw new InvalidHeader(`Invalid block: too much gas used. Used: ${gasUsed}, gas limit: ${gasLimit}`)
  if (rules.isMerged) checkMerged(fields)
  else if (fields.number > 0n && fields.extraData.length > MAX_EXTRA_DATA) throw new InvalidHeader('invalid amount of extra data')
}

/** Checks that the fields of proof of work are empty (EIP-3675). The first block may be one of proof of work. */
function checkMerged({ unclesHash, number, difficulty, extraData, nonce }: HeaderFields): void {
  let faults = ''
  if (unclesHash !== EMPTY_UNCLES_HASH) faults += `, uncleHash: ${unclesHash} (expected: ${EMPTY_UNCLES_HASH})`
  if (number !== 0n) {
    const [data, seal] = [bytesToHex(extraData), bytesToHex(nonce)]
    if (difficulty !== 0n) faults += `, difficulty: ${difficulty} (expected: 0)`
    if (extraData.length > MAX_EXTRA_DATA) {
      faults += `, extraData: ${data} (cannot exceed ${MAX_EXTRA_DATA} bytes length, received ${extraData.length} bytes)`
    }
    if (seal !== bytesToHex(NO_NONCE)) faults += `, nonce: ${seal} (expected: ${bytesToHex(NO_NONCE)})`
  }
  if (faults !== '') throw new InvalidHeader(`Invalid PoS block: ${faults}`)
}

const ELASTICITY = 2n
const BASE_FEE_CHANGE_DENOMINATOR = 8n
/** Wei per gas in the first block with a base fee (EIP-1559). */
export const INITIAL_BASE_FEE = 1_000_000_000n

/** Returns the base fee of a block after `parent` (EIP-1559), in wei per gas. */
export function nextBaseFee({ baseFeePerGas, gasLimit, gasUsed }: Header): bigint {
  if (baseFeePerGas === undefined) return INITIAL_BASE_FEE
  const target = gasLimit / ELASTICITY
  if (gasUsed === target) return baseFeePerGas
  const distance = gasUsed > target ? gasUsed - target : target - gasUsed
  const change = (baseFeePerGas * distance) / target / BASE_FEE_CHANGE_DENOMINATOR
  if (gasUsed > target) return baseFeePerGas + (change > 1n ? change : 1n)
  return baseFeePerGas > change ? baseFeePerGas - change : 0n
}

/** Execution gas whose price is the minimum price of a blob (EIP-7918). */
const BLOB_BASE_COST = 8_192n

/** Returns the excess blob gas of a block with these rules after `parent` (EIP-4844, EIP-7918). */
export function nextExcessBlobGas(parent: Header, rules: Rules): bigint {
  const { target = 0, max = 0 } = rules.blobs ?? {}
  const targetGas = BigInt(target) * GAS_PER_BLOB
  const { excessBlobGas = 0n, blobGasUsed = 0n, baseFeePerGas = 0n } = parent
  if (excessBlobGas + blobGasUsed < targetGas) return 0n
  if (rules.isActive(7918) && BLOB_BASE_COST * baseFeePerGas > GAS_PER_BLOB * blobBaseFeeOf(excessBlobGas, rules)) {
    return excessBlobGas + (blobGasUsed * BigInt(max - target)) / BigInt(max)
  }
  return excessBlobGas + blobGasUsed - targetGas
}

/** Returns the blob base fee for an excess (EIP-4844), in wei per blob gas: e to the power of excess / fraction. */
function blobBaseFeeOf(excess: bigint, { blobs }: Rules): bigint {
  const fraction = BigInt(blobs?.baseFeeUpdateFraction ?? 1)
  let sum = 0n
  for (let i = 1n, term = fraction; term > 0n; i++) {
    sum += term
    term = (term * excess) / (fraction * i)
  }
  return sum / fraction
}

const MIN_DIFFICULTY = 131_072n
const DIFFICULTY_DIVISOR = 2_048n
/** Seconds within which a block before Homestead raises the difficulty. */
const FRONTIER_DURATION = 13n
const BOMB_PERIOD = 100_000n

/** Returns the difficulty of a block before the merge (Yellow Paper 4.3.4, EIP-2, EIP-100, and the delays of the bomb). */
export function difficultyAfter(parent: Header, number: bigint, timestamp: bigint, rules: Rules): bigint {
  const step = parent.difficulty / DIFFICULTY_DIVISOR
  const difficulty = parent.difficulty + step * difficultyChange(parent, timestamp, rules)
  const sinceDelay = number > rules.difficultyBombDelay ? number - rules.difficultyBombDelay : 0n
  const period = sinceDelay / BOMB_PERIOD - 2n
  const withBomb = period >= 0n ? difficulty + 2n ** period : difficulty
  return withBomb < MIN_DIFFICULTY ? MIN_DIFFICULTY : withBomb
}

/** Returns the number of steps by which the difficulty changes. */
function difficultyChange(parent: Header, timestamp: bigint, rules: Rules): bigint {
  const elapsed = timestamp - parent.timestamp
  if (!rules.includes('homestead')) return elapsed < FRONTIER_DURATION ? 1n : -1n
  const uncles = parent.unclesHash === EMPTY_UNCLES_HASH ? 1n : 2n
  const change = rules.includes('byzantium') ? uncles - elapsed / 9n : 1n - elapsed / 10n
  return change > -99n ? change : -99n
}
