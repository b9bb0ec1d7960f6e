import type { BlockHeader } from '@ethereumjs/block'
import { createTx, type TypedTransaction } from '@ethereumjs/tx'
import { UnknownAccount } from '../accounts/errors.js'
import { blobBaseFee } from '../chain/fee-market.js'
import { accessListBytes } from '../evm/access-list.js'
import { authorizationBytes } from '../evm/authorization.js'
import { GasLimitTooHigh } from '../evm/errors.js'
import { gasLimitCap } from '../evm/transaction.js'
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
import type { Context } from './context.js'
import { estimateGasOf } from './estimate-gas.js'
import { nextHeader, suggestedTip } from './fees.js'

/** A transaction with everything filled in but, unless it was given, the nonce. */
export interface FilledTransaction {
  readonly from: Address
  /** The unsigned transaction, with the next free nonce at the time of asking. */
  body(): TypedTransaction
}

interface Fees {
  readonly gasPrice?: bigint
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
  readonly maxFeePerBlobGas?: bigint
}

/** The interface document's default for gas. */
const DOCUMENTED_GAS = 90_000n

async function defaultGas(context: Context, args: TransactionArgs): Promise<bigint> {
  return context.options.interface === 'documented' ? DOCUMENTED_GAS : estimateGasOf(context, args, 'pending', {}, true)
}

/** The prices a transaction gets: those given, or room for the base fees to double. A gas price asks for a legacy transaction. */
function feesFor(context: Context, args: TransactionArgs, next: BlockHeader): Fees {
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

function blobFeeFor({ maxFeePerBlobGas }: TransactionArgs, next: BlockHeader): bigint {
  if (maxFeePerBlobGas === 0n) throw new InvalidTransactionArgs('maxFeePerBlobGas, if specified, must be non-zero')
  return maxFeePerBlobGas ?? 2n * (blobBaseFee(next) ?? 0n)
}

function typeOf(args: TransactionArgs, fees: Fees): number {
  if (args.authorizationList && args.authorizationList.length > 0) return 4
  if (args.blobVersionedHashes !== undefined) return 3
  if (fees.gasPrice === undefined) return 2
  return args.accessList ? 1 : 0
}

/** Refuses fields that the next block does not know, and those that would have no effect beside others. */
function checkFields(args: TransactionArgs, from: Address, next: BlockHeader): void {
  const { to, gasPrice, maxFeePerBlobGas, blobVersionedHashes, authorizationList = [] } = args
  checkPriceFields(args, next)
  checkKinds(kindsOf(args), from, next.common)
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
export async function fillTransaction(context: Context, args: TransactionArgs): Promise<FilledTransaction> {
  const { from } = args
  if (from === undefined || !context.keyring.has(from)) throw new UnknownAccount()
  return fillFor(context, args, from)
}

/** The same for any sender, whose key may be elsewhere. */
export async function fillFor(context: Context, args: TransactionArgs, from: Address): Promise<FilledTransaction> {
  checkChainId(context, args)
  checkListLengths(args)
  const data = inputOf(args)
  const next = nextHeader(context)
  checkFields(args, from, next)
  const fees = feesFor(context, args, next)
  const gasLimit = args.gas ?? (await defaultGas(context, { ...args, from }))
  const { chain, pool } = context
  const { common } = next
  const type = typeOf(args, fees)
  const cap = gasLimitCap(common)
  if (cap !== undefined && gasLimit > cap) throw new GasLimitTooHigh(cap, gasLimit)
  return {
    from,
    body() {
      const nonce = args.nonce ?? pool.nextNonce(from)
      try {
        return createTx(
          {
            type,
            chainId: chain.rules.chainId,
            nonce,
            gasLimit,
            value: args.value ?? 0n,
            data,
            ...fees,
            ...(args.to === undefined ? {} : { to: args.to }),
            ...(type === 0 ? {} : { accessList: accessListBytes(args.accessList ?? []) }),
            ...(type === 3 ? { blobVersionedHashes: [...(args.blobVersionedHashes ?? [])] } : {}),
            ...(type === 4 ? { authorizationList: (args.authorizationList ?? []).map(authorizationBytes) } : {}),
          },
          // The pool checks the length of init code, with geth's text.
          { common, allowUnlimitedInitCodeSize: true },
        )
      } catch (error) {
        // The library refuses what no block could hold: a cost beyond 256 bits, the last nonce, an empty list of authorizations.
        throw new InvalidTransactionArgs(error instanceof Error ? error.message : 'invalid transaction')
      }
    },
  }
}
