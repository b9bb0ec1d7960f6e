import type { Common } from '@ethereumjs/common'
import { RLP } from '@ethereumjs/rlp'
import { type Address, bytesToBigInt, bytesToHex, EMPTY_BYTES, hexToBytes } from '../../primitives/hex.js'
import { keccak256 } from '../../primitives/keccak.js'
import { isEmptyAccount } from '../../state/account.js'
import type { StateDraft } from '../../state/state-draft.js'
import { authorityOf } from '../authorization.js'
import { FloorDataGasTooLow, InsufficientFunds, IntrinsicGasTooLow } from '../errors.js'
import type { Environment, Message } from '../executor.js'
import { checkExtras, GAS_PER_BLOB, priceOf } from '../message-checks.js'
import type { Pace } from '../pace.js'
import { checkInitCode } from '../transaction.js'
import { checkKinds } from '../transaction-kinds.js'
import type { CodeEnvironment, CodeLimits, CodeResult, CodeRun, Engine, RunPrecompile } from './engine.js'
import { FORK_EIPS, FORKS } from './layout.js'

const ordinals = new WeakMap<Common, number>()

/**
 * Returns the place of the newest fork of the rules among those that change how code runs; -1 for rules that lack a fork before it. A genesis file may name
 * any of them, and the engine knows them in their order only.
 */
export function forkOrdinal(common: Common): number {
  let ordinal = ordinals.get(common)
  if (ordinal === undefined) {
    const active = FORK_EIPS.map((eip) => common.isActivatedEIP(eip))
    const last = active.lastIndexOf(true)
    ordinal = active.slice(0, last + 1).includes(false) ? -1 : last
    ordinals.set(common, ordinal)
  }
  return ordinal
}

const HOMESTEAD = FORKS.indexOf('homestead')
const SPURIOUS_DRAGON = FORKS.indexOf('spuriousDragon')
const ISTANBUL = FORKS.indexOf('istanbul')
const BERLIN = FORKS.indexOf('berlin')
const LONDON = FORKS.indexOf('london')
const PARIS = FORKS.indexOf('paris')
const SHANGHAI = FORKS.indexOf('shanghai')
const CANCUN = FORKS.indexOf('cancun')
const PRAGUE = FORKS.indexOf('prague')

const TRANSACTION_GAS = 21_000n
const CREATION_GAS = 32_000n
const ZERO_BYTE_GAS = 4n
const INIT_CODE_WORD_GAS = 2n
const ACCESS_LIST_ADDRESS_GAS = 2_400n
const ACCESS_LIST_SLOT_GAS = 1_900n
const NEW_ACCOUNT_AUTHORIZATION_GAS = 25_000n
const AUTHORIZATION_GAS = 12_500n
const FLOOR_TOKEN_GAS = 10n
const UNLIMITED = 0xffff_ffff
const DELEGATION_PREFIX = '0xef0100'
const DELEGATION_LENGTH = 23

/** The zero bytes of data. */
function zeroBytes(data: Uint8Array): bigint {
  let zeros = 0
  for (const byte of data) if (byte === 0) zeros++
  return BigInt(zeros)
}

/** The gas that a message costs before its first instruction, and the least it costs (EIP-7623). */
export function intrinsicGasOf(message: Message, fork: number): { readonly intrinsic: bigint; readonly floor: bigint } {
  const { to, data, accessList, authorizationList } = message
  const zeros = zeroBytes(data)
  const others = BigInt(data.length) - zeros
  let intrinsic = TRANSACTION_GAS + zeros * ZERO_BYTE_GAS + others * (fork >= ISTANBUL ? 16n : 68n)
  if (to === undefined) {
    if (fork >= HOMESTEAD) intrinsic += CREATION_GAS
    if (fork >= SHANGHAI) intrinsic += INIT_CODE_WORD_GAS * BigInt(Math.ceil(data.length / 32))
  }
  for (const { storageKeys } of accessList) {
    intrinsic += ACCESS_LIST_ADDRESS_GAS + ACCESS_LIST_SLOT_GAS * BigInt(storageKeys.length)
  }
  intrinsic += NEW_ACCOUNT_AUTHORIZATION_GAS * BigInt(authorizationList.length)
  const floor = fork >= PRAGUE ? TRANSACTION_GAS + FLOOR_TOKEN_GAS * (zeros + 4n * others) : 0n
  return { intrinsic, floor }
}

/** EIP-7702: sets the delegations that are valid, skips the others, makes authorities warm, and returns the refund for those that existed. */
async function applyAuthorizations(draft: StateDraft, message: Message, chainId: bigint, warm: Set<Address>, pace: Pace): Promise<bigint> {
  let refund = 0n
  for (const authorization of message.authorizationList) {
    await pace.look()
    const authority = authorityOf(authorization, chainId)
    if (authority === undefined) continue
    warm.add(authority)
    const account = draft.account(authority)
    const code = draft.code(authority).bytes
    if (code.length > 0 && !isDelegation(code)) continue
    if ((account?.nonce ?? 0n) !== authorization.nonce) continue
    if (account) refund += NEW_ACCOUNT_AUTHORIZATION_GAS - AUTHORIZATION_GAS
    draft.setNonce(authority, authorization.nonce + 1n)
    const isCleared = BigInt(authorization.address) === 0n
    draft.setCode(authority, isCleared ? EMPTY_BYTES : hexToBytes(`${DELEGATION_PREFIX}${authorization.address.slice(2)}`))
  }
  return refund
}

export function isDelegation(code: Uint8Array): boolean {
  return code.length === DELEGATION_LENGTH && code[0] === 0xef && code[1] === 0x01 && code[2] === 0x00
}

/** The address of the contract that an account creates with a nonce. */
export function createdAddress(creator: Address, nonce: bigint): Address {
  const digits = nonce.toString(16)
  const bytes = nonce === 0n ? EMPTY_BYTES : hexToBytes(`0x${digits.length % 2 === 0 ? '' : '0'}${digits}`)
  return bytesToHex(keccak256(RLP.encode([hexToBytes(creator), bytes])).subarray(12))
}

/** A message that may run, with what the checks have found out. */
export interface CheckedMessage {
  readonly fork: number
  /** Wei per gas; zero for a message that pays nothing, undefined before London. */
  readonly baseFee: bigint | undefined
  readonly gasPrice: bigint
  /** Wei for all blobs. */
  readonly blobCost: bigint
  readonly intrinsicGas: bigint
  readonly floorGas: bigint
  readonly codeLimits: CodeLimits
}

/** Makes geth's checks of a message before it runs. Throws the `NodeError` of the first that fails. */
export function checkMessage(draft: StateDraft, { header }: Environment, message: Message, strictFees: boolean): CheckedMessage {
  const fork = forkOrdinal(header.common)
  const { from, to, value, data, gasLimit } = message
  const isFree = !strictFees && message.maxFeePerGas === 0n && message.maxPriorityFeePerGas === 0n
  const baseFee = isFree && header.baseFeePerGas !== undefined ? 0n : header.baseFeePerGas
  const gasPrice = priceOf(message, baseFee)
  checkKinds(message.kinds ?? [], from, header.common)
  const blobCost = checkExtras(message, header, strictFees)
  const blobGas = BigInt(message.blobVersionedHashes.length) * GAS_PER_BLOB
  const reserved = gasLimit * message.maxFeePerGas + blobGas * message.maxFeePerBlobGas
  const balance = draft.account(from)?.balance ?? 0n
  if (balance < reserved + value) throw new InsufficientFunds(from, balance, reserved + value)
  const { intrinsic, floor } = intrinsicGasOf(message, fork)
  if (gasLimit < intrinsic) throw new IntrinsicGasTooLow(gasLimit, intrinsic, 'run')
  if (gasLimit < floor) throw new FloorDataGasTooLow(gasLimit, floor, 'run')
  checkInitCode(to, data, header.common)
  const codeLimits = codeLimitsOf(header.common, fork)
  return { fork, baseFee, gasPrice, blobCost, intrinsicGas: intrinsic, floorGas: floor, codeLimits }
}

/** The limits of the rules (EIP-170, EIP-3860), which a chain may lift. */
function codeLimitsOf(common: Common, fork: number): CodeLimits {
  const limit = (name: string) => Math.min(Number(common.param(name)), UNLIMITED)
  return {
    code: fork >= SPURIOUS_DRAGON ? limit('maxCodeSize') : UNLIMITED,
    initCode: fork >= SHANGHAI ? limit('maxInitCodeSize') : UNLIMITED,
  }
}

export interface Transition {
  readonly result: CodeResult
  readonly gasUsed: bigint
  /** Before refunds. */
  readonly maxGasUsed: bigint
  readonly createdAddress: Address | undefined
  readonly gasPrice: bigint
}

export interface TransitionOptions {
  readonly runPrecompile: RunPrecompile
  /** Units of work in a slice. */
  readonly slice: bigint
  readonly pace: Pace
}

/** Moves a draft from before a message to after it. */
export async function transition(
  engine: Engine,
  draft: StateDraft,
  environment: Environment,
  message: Message,
  checked: CheckedMessage,
  options: TransitionOptions,
): Promise<Transition> {
  const { header } = environment
  const { from, to, value, data, gasLimit } = message
  const { fork, baseFee, gasPrice } = checked
  const coinbase = header.coinbase.toString()
  draft.beginTransaction()
  const { balance = 0n, nonce = 0n } = draft.account(from) ?? {}
  draft.updateAccount(from, { balance: balance - gasLimit * gasPrice - checked.blobCost, nonce: nonce + 1n })
  const target = to ?? createdAddress(from, nonce)
  const warm = fork >= BERLIN ? warmFromTheStart(environment, message, target, fork) : new Set<Address>()
  let refund = fork >= PRAGUE ? await applyAuthorizations(draft, message, header.common.chainId(), warm, options.pace) : 0n
  const run: CodeRun = {
    isCreation: to === undefined,
    from,
    to: target,
    value,
    data,
    gas: gasLimit - checked.intrinsicGas,
    warmAccounts: warm,
    warmSlots: fork >= BERLIN ? message.accessList : [],
    slice: options.slice,
  }
  const result = await engine.run(draft, codeEnvironment(environment, message, checked), run, options.runPrecompile, options.pace)

  const spent = gasLimit - result.gasLeft
  refund += result.refund
  const cap = spent / (fork >= LONDON ? 5n : 2n)
  const afterRefund = spent - (refund < cap ? refund : cap)
  const { floorGas } = checked
  const gasUsed = afterRefund < floorGas ? floorGas : afterRefund
  draft.setBalance(from, (draft.account(from)?.balance ?? 0n) + (gasLimit - gasUsed) * gasPrice)
  payFeeRecipient(draft, coinbase, gasUsed * (gasPrice - (baseFee ?? 0n)), fork)
  // The next transaction may be run by another executor, which begins with the values of now.
  draft.beginTransaction()
  return {
    result,
    gasUsed,
    maxGasUsed: spent < floorGas ? floorGas : spent,
    createdAddress: to === undefined ? target : undefined,
    gasPrice,
  }
}

/** The accounts that are warm before the first instruction (EIP-2929, EIP-2930, EIP-3651). */
function warmFromTheStart(
  { header, precompiles }: Environment,
  { from, accessList }: Message,
  target: Address,
  fork: number,
): Set<Address> {
  const warm = new Set<Address>([from, target, ...(precompiles?.keys() ?? precompileAddresses(fork))])
  if (fork >= SHANGHAI) warm.add(header.coinbase.toString())
  for (const { address } of accessList) warm.add(address)
  return warm
}

function codeEnvironment(
  environment: Environment,
  message: Message,
  { fork, baseFee, gasPrice, codeLimits }: CheckedMessage,
): CodeEnvironment {
  const { header, precompiles } = environment
  return {
    fork,
    origin: message.from,
    gasPrice,
    feeRecipient: header.coinbase.toString(),
    timestamp: header.timestamp,
    number: header.number,
    randomness: fork >= PARIS ? bytesToBigInt(header.mixHash) : header.difficulty,
    gasLimit: header.gasLimit,
    chainId: header.common.chainId(),
    baseFee: baseFee ?? 0n,
    blobBaseFee: fork >= CANCUN ? header.getBlobGasPrice() : 0n,
    blobHashes: message.blobVersionedHashes,
    blockHash: (number) => environment.blockHash(number),
    codeLimits,
    precompiles: precompiles && numbersOf(precompiles),
  }
}

/** Pays the fees. Paying nothing touches the recipient all the same (EIP-161); before, it made the account. */
function payFeeRecipient(draft: StateDraft, recipient: Address, wei: bigint, fork: number): void {
  const account = draft.account(recipient)
  if (wei > 0n || fork < SPURIOUS_DRAGON) draft.setBalance(recipient, (account?.balance ?? 0n) + wei)
  else if (account && isEmptyAccount(account)) draft.deleteAccount(recipient)
}

/** Numbers of precompiles, with the fork that brought each. */
const PRECOMPILES: readonly (readonly [first: number, last: number, fork: (typeof FORKS)[number]])[] = [
  [1, 4, 'chainstart'],
  [5, 8, 'byzantium'],
  [9, 9, 'istanbul'],
  [10, 10, 'cancun'],
  [11, 17, 'prague'],
  [0x100, 0x100, 'osaka'],
]

export function addressOfNumber(number: number): Address {
  return `0x${number.toString(16).padStart(40, '0')}`
}

const precompileLists = FORKS.map((_, fork) =>
  PRECOMPILES.filter(([, , since]) => FORKS.indexOf(since) <= fork).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => addressOfNumber(first + i)),
  ),
)

export function precompileAddresses(fork: number): readonly Address[] {
  return precompileLists[fork] ?? []
}

/** Addresses to which precompiles were moved, with the number of each. */
function numbersOf(places: ReadonlyMap<Address, Address>): ReadonlyMap<Address, number> {
  return new Map([...places].map(([place, origin]) => [place, Number(BigInt(origin))]))
}
