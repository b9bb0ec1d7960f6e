import type { Header } from '../evm/header.js'
import type { Message, TransactionKind } from '../evm/message.js'
import { NodeError, SERVER_ERROR, ServerError } from '../primitives/errors.js'
import { type Address, EMPTY_BYTES, equalBytes, ZERO_ADDRESS } from '../primitives/hex.js'
import { address, array, data, hash, type ObjectValue, objectOf, optional, quantity, uint64 } from '../rpc/schema.js'
import type { Needs } from '../services/context.js'
import type { TransactionRequest } from '../wire/transaction.js'
import { accessListSchema, authorizationSchema } from './transaction.js'

/** A call or a transaction that is not signed yet, as callers describe it. Everything may be left out. */
const transactionArgsFields = {
  from: optional(address),
  to: optional(address),
  gas: optional(uint64),
  gasPrice: optional(quantity),
  maxFeePerGas: optional(quantity),
  maxPriorityFeePerGas: optional(quantity),
  value: optional(quantity),
  nonce: optional(uint64),
  /** The older name of `input`. */
  data: optional(data),
  input: optional(data),
  accessList: optional(accessListSchema),
  chainId: optional(quantity),
  maxFeePerBlobGas: optional(quantity),
  blobVersionedHashes: optional(array(hash)),
  authorizationList: optional(array(authorizationSchema)),
}
export const transactionArgs = objectOf<TransactionRequest>()('TransactionArgs', transactionArgsFields)
export type TransactionArgs = ObjectValue<typeof transactionArgsFields>

/** Arguments that contradict each other or the chain. */
export class InvalidTransactionArgs extends ServerError {}

/** An argument that is needed here was left out. */
export class MissingArgument extends NodeError {
  readonly code = SERVER_ERROR
}

/** Elements of a list in a transaction, at most: some lists are encoded by passing all elements to one function. */
const MAX_ELEMENTS = 100_000

/** Throws `InvalidTransactionArgs` for lists that are longer than those of any transaction that gas could pay for. */
export function checkListLengths({ accessList = [], blobVersionedHashes = [], authorizationList = [] }: TransactionArgs): void {
  if (accessList.length + blobVersionedHashes.length + authorizationList.length === 0) return
  const slots = accessList.reduce((sum, { storageKeys }) => sum + storageKeys.length, 0)
  const lists = {
    'storage keys': slots,
    'access list entries': accessList.length,
    blobs: blobVersionedHashes.length,
    authorizations: authorizationList.length,
  }
  for (const [what, count] of Object.entries(lists)) {
    if (count > MAX_ELEMENTS) throw new InvalidTransactionArgs(`too many ${what}: ${count} > ${MAX_ELEMENTS}`)
  }
}

/** The input of a call under either of its names. Throws when both are given and differ. */
export function inputOf(args: TransactionArgs): Uint8Array {
  if (args.input && args.data && !equalBytes(args.input, args.data)) {
    throw new InvalidTransactionArgs(`both "data" and "input" are set and not equal. Please use "input" to pass transaction call data`)
  }
  return args.input ?? args.data ?? EMPTY_BYTES
}

/** Price caps in wei per gas; undefined when the caller named none. */
export interface Prices {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** The prices a caller named. Throws when they contradict each other. */
export function pricesOf(args: TransactionArgs): Partial<Prices> {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = args
  if (gasPrice !== undefined && (maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined)) {
    throw new InvalidTransactionArgs('both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified')
  }
  if (gasPrice !== undefined) return { maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice }
  if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined && maxFeePerGas < maxPriorityFeePerGas) {
    throw new InvalidTransactionArgs(`maxFeePerGas (${maxFeePerGas}) < maxPriorityFeePerGas (${maxPriorityFeePerGas})`)
  }
  if (maxFeePerGas === undefined && maxPriorityFeePerGas === undefined) return NO_PRICES
  return {
    ...(maxFeePerGas === undefined ? {} : { maxFeePerGas }),
    ...(maxPriorityFeePerGas === undefined ? {} : { maxPriorityFeePerGas }),
  }
}

const NO_PRICES: Partial<Prices> = {}

/** The fields that a kind of transaction brought. Each of them, even an empty one, asks for rules that know the kind. */
const FIELDS_OF_KIND: Readonly<Record<TransactionKind, readonly (keyof TransactionArgs)[]>> = {
  'access list': ['accessList'],
  blob: ['maxFeePerBlobGas', 'blobVersionedHashes'],
  setcode: ['authorizationList'],
}

const KINDS: readonly TransactionKind[] = ['access list', 'blob', 'setcode']

/** Returns the kinds of transactions whose fields a caller named. */
export function kindsOf(args: TransactionArgs): TransactionKind[] {
  return KINDS.filter((kind) => FIELDS_OF_KIND[kind].some((field) => args[field] !== undefined))
}

/** Throws when the caller names price caps under rules without a base fee. */
export function checkPriceFields({ maxFeePerGas, maxPriorityFeePerGas }: TransactionArgs, { rules }: Header): void {
  const namesCaps = maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined
  if (namesCaps && !rules.isActive(1559)) {
    throw new InvalidTransactionArgs('maxFeePerGas and maxPriorityFeePerGas are not valid before London is active')
  }
}

/** Throws when the caller means another chain. */
export function checkChainId({ chain }: Needs<'chain'>, { chainId }: TransactionArgs): void {
  if (chainId !== undefined && chainId !== chain.rules.chainId) {
    throw new InvalidTransactionArgs(`chainId does not match node's (have=${chainId}, want=${chain.rules.chainId})`)
  }
}

/** A caller who names no sender calls from the zero address. */
export function senderOf(args: TransactionArgs): Address {
  return args.from ?? ZERO_ADDRESS
}

/**
 * Returns the message a call makes, with the gas that the node allows at most. Throws `InvalidTransactionArgs`.
 *
 * @param header of the block in which the message is to run
 */
export function messageOf(context: Needs<'chain' | 'options'>, args: TransactionArgs, header: Header): Message {
  checkChainId(context, args)
  checkListLengths(args)
  const input = inputOf(args)
  const { maxFeePerGas: cap, maxPriorityFeePerGas: tip } = pricesOf(args)
  checkPriceFields(args, header)
  const { callGasLimit } = context.options.limits
  const wanted = args.gas ?? (callGasLimit === 0n ? header.gasLimit : callGasLimit)
  return {
    from: senderOf(args),
    to: args.to,
    gasLimit: callGasLimit !== 0n && wanted > callGasLimit ? callGasLimit : wanted,
    // With a tip alone the cap follows it, so that the call can pay what it offers.
    maxFeePerGas: cap ?? (tip === undefined ? 0n : tip + (header.baseFeePerGas ?? 0n)),
    maxPriorityFeePerGas: tip ?? 0n,
    value: args.value ?? 0n,
    data: input,
    accessList: args.accessList ?? [],
    authorizationList: args.authorizationList ?? [],
    blobVersionedHashes: args.blobVersionedHashes ?? [],
    maxFeePerBlobGas: args.maxFeePerBlobGas ?? 0n,
    kinds: kindsOf(args),
  }
}
