import { UnknownAccount } from '../accounts/errors.js'
import { ExecutionHalted, ExecutionReverted, GasLimitTooHigh } from '../evm/errors.js'
import type { Header } from '../evm/header.js'
import type { Rules } from '../evm/rules.js'
import { checkBody, InvalidTransactionBody, type TransactionBody, type TransactionType } from '../evm/transaction-body.js'
import { checkKinds } from '../evm/transaction-kinds.js'
import {
  checkChainId,
  checkListLengths,
  checkPriceFields,
  InvalidTransactionArgs,
  inputOf,
  kindsOf,
  pricesOf,
  type TransactionArgs,
} from '../objects/transaction-args.js'
import type { Address } from '../primitives/hex.js'
import type { CallServices } from './call-site.js'
import type { Needs } from './context.js'
import { estimateGasOf } from './estimate-gas.js'
import { type FeeServices, nextHeader, suggestedTip } from './fees.js'

/** Parts of the node that fill in a transaction. */
export type FillServices = CallServices & FeeServices & Needs<'pool'>

/** A transaction with everything filled in but, unless it was given, the nonce. */
export interface FilledTransaction {
  readonly from: Address
  /** The unsigned transaction, with the next free nonce at the time of asking. */
  body(): TransactionBody
}

interface Fees {
  readonly gasPrice?: bigint
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
  readonly maxFeePerBlobGas?: bigint
}

/** The interface document's default for gas. */
const DOCUMENTED_GAS = 90_000n

async function defaultGas(context: CallServices, args: TransactionArgs, { gasLimit, rules }: Header): Promise<bigint> {
  const { documented, throwOnRevert } = context.options
  if (documented !== undefined) return DOCUMENTED_GAS
  try {
    return await estimateGasOf(context, args, 'pending', {}, true)
  } catch (error) {
    const hasFailed = error instanceof ExecutionReverted || error instanceof ExecutionHalted
    if (throwOnRevert !== false || !hasFailed) throw error
    const cap = rules.transactionGasLimit ?? gasLimit
    return cap < gasLimit ? cap : gasLimit
  }
}

/** The prices a transaction gets: those given, or room for the base fees to double. A gas price asks for a legacy transaction. */
function feesFor(context: Needs<'application' | 'consensus' | 'options'>, args: TransactionArgs, next: Header): Fees {
  const given = pricesOf(args)
  if (args.gasPrice !== undefined) return { gasPrice: args.gasPrice }
  const baseFee = next.baseFeePerGas
  if (baseFee === undefined) return { gasPrice: suggestedTip(context) }
  if (given.maxFeePerGas === 0n) throw new InvalidTransactionArgs('maxFeePerGas must be non-zero')
  const suggested = suggestedTip(context)
  const tip =
    given.maxPriorityFeePerGas ?? (given.maxFeePerGas !== undefined && given.maxFeePerGas < suggested ? given.maxFeePerGas : suggested)
  const cap = given.maxFeePerGas ?? tip + 2n * baseFee
  const fees = { maxFeePerGas: cap, maxPriorityFeePerGas: tip }
  return args.blobVersionedHashes === undefined ? fees : { ...fees, maxFeePerBlobGas: blobFeeFor(args, next) }
}

function blobFeeFor({ maxFeePerBlobGas }: TransactionArgs, next: Header): bigint {
  if (maxFeePerBlobGas === 0n) throw new InvalidTransactionArgs('maxFeePerBlobGas, if specified, must be non-zero')
  return maxFeePerBlobGas ?? 2n * (next.blobBaseFee ?? 0n)
}

function typeOf(args: TransactionArgs, fees: Fees): TransactionType {
  if (args.authorizationList && args.authorizationList.length > 0) return 4
  if (args.blobVersionedHashes !== undefined) return 3
  if (fees.gasPrice === undefined) return 2
  return args.accessList ? 1 : 0
}

/** Refuses fields that the next block does not know, and those that would have no effect beside others. */
function checkFields(args: TransactionArgs, from: Address, next: Header): void {
  const { to, gasPrice, maxFeePerBlobGas, blobVersionedHashes, authorizationList = [] } = args
  checkPriceFields(args, next)
  checkKinds(kindsOf(args), from, next.rules)
  if (to === undefined && blobVersionedHashes !== undefined) throw new InvalidTransactionArgs('missing "to" in blob transaction')
  if (to === undefined && inputOf(args).length === 0) throw new InvalidTransactionArgs('contract creation without any data provided')
  const hasNoBlobs = blobVersionedHashes === undefined || blobVersionedHashes.length === 0
  if (hasNoBlobs && (maxFeePerBlobGas !== undefined || blobVersionedHashes !== undefined)) {
    throw new InvalidTransactionArgs('need at least 1 blob for a blob transaction')
  }
  if (gasPrice !== undefined && !hasNoBlobs) throw new InvalidTransactionArgs('both gasPrice and blobVersionedHashes specified')
  if (gasPrice !== undefined && authorizationList.length > 0)
    throw new InvalidTransactionArgs('both gasPrice and authorizationList specified')
  if (!hasNoBlobs && authorizationList.length > 0) {
    throw new InvalidTransactionArgs('both blobVersionedHashes and authorizationList specified')
  }
}

/**
 * Fills in what a caller has left out of a transaction: gas by estimation, prices from the chain, the nonce from the pool.
 *
 * Throws `UnknownAccount` without a managed sender, and whatever estimation throws.
 */
export async function fillTransaction(context: FillServices & Needs<'keyring'>, args: TransactionArgs): Promise<FilledTransaction> {
  const { from } = args
  if (from === undefined || !context.keyring.has(from)) throw new UnknownAccount()
  return fillFor(context, args, from)
}

/** The same for any sender, whose key may be elsewhere. */
export async function fillFor(context: FillServices, args: TransactionArgs, from: Address): Promise<FilledTransaction> {
  checkChainId(context, args)
  checkListLengths(args)
  const data = inputOf(args)
  const next = nextHeader(context)
  checkFields(args, from, next)
  const fees = feesFor(context, args, next)
  const gasLimit = args.gas ?? (await defaultGas(context, { ...args, from }, next))
  const { pool } = context
  const { rules } = next
  const type = typeOf(args, fees)
  const cap = rules.transactionGasLimit
  if (cap !== undefined && gasLimit > cap) throw new GasLimitTooHigh(cap, gasLimit)
  return {
    from,
    body() {
      const nonce = args.nonce ?? pool.nextNonce(from)
      const common = { nonce, gasLimit, to: args.to, value: args.value ?? 0n, data }
      const body = bodyOf(type, common, fees, args, rules)
      try {
        // The pool checks the length of init code, with geth's text.
        checkBody(body, rules)
      } catch (error) {
        // No block could hold it: a cost beyond 256 bits, the last nonce, an empty list of authorizations.
        throw error instanceof InvalidTransactionBody ? new InvalidTransactionArgs(error.message) : error
      }
      return body
    },
  }
}

type CommonFields = Pick<TransactionBody, 'nonce' | 'gasLimit' | 'to' | 'value' | 'data'>

function bodyOf(type: TransactionType, common: CommonFields, fees: Fees, args: TransactionArgs, rules: Rules): TransactionBody {
  const { chainId } = rules
  const { gasPrice = 0n, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n, maxFeePerBlobGas = 0n } = fees
  const { accessList = [], authorizationList = [], blobVersionedHashes = [] } = args
  const dynamic = { ...common, chainId, maxFeePerGas, maxPriorityFeePerGas, accessList }
  switch (type) {
    case 0:
      return { type, ...common, chainId: rules.includes('spuriousDragon') ? chainId : undefined, gasPrice }
    case 1:
      return { type, ...common, chainId, gasPrice, accessList }
    case 2:
      return { type, ...dynamic }
    case 3:
      return { type, ...dynamic, maxFeePerBlobGas, blobVersionedHashes }
    case 4:
      return { type, ...dynamic, authorizationList }
  }
}
