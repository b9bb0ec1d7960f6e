import { createTx, type TypedTransaction } from '@ethereumjs/tx'
import { UnknownAccount } from '../accounts/errors.js'
import { accessListBytes } from '../evm/access-list.js'
import { authorizationBytes } from '../evm/authorization.js'
import { GasLimitTooHigh } from '../evm/errors.js'
import { gasLimitCap } from '../evm/transaction.js'
import type { Address } from '../primitives/hex.js'
import type { Context } from './context.js'
import { estimateGasOf } from './eth/estimateGas.js'
import { nextHeader, suggestedTip } from './fees.js'
import { checkChainId, InvalidTransactionArgs, inputOf, pricesOf, type TransactionArgs } from './objects/transaction-args.js'

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
}

/** The interface document's default for gas. */
const DOCUMENTED_GAS = 90_000n

async function defaultGas(context: Context, args: TransactionArgs): Promise<bigint> {
  return context.options.interface === 'documented' ? DOCUMENTED_GAS : estimateGasOf(context, args, 'pending', {}, true)
}

/** The prices a transaction gets: those given, or room for the base fee to double. A gas price asks for a legacy transaction. */
function feesFor(context: Context, args: TransactionArgs): Fees {
  const given = pricesOf(args)
  if (args.gasPrice !== undefined) return { gasPrice: args.gasPrice }
  const baseFee = nextHeader(context).baseFeePerGas
  if (baseFee === undefined) return { gasPrice: suggestedTip(context) }
  if (given.maxFeePerGas === 0n) throw new InvalidTransactionArgs('maxFeePerGas must be non-zero')
  const suggested = suggestedTip(context)
  const tip =
    given.maxPriorityFeePerGas ?? (given.maxFeePerGas !== undefined && given.maxFeePerGas < suggested ? given.maxFeePerGas : suggested)
  const cap = given.maxFeePerGas ?? tip + 2n * baseFee
  return { maxFeePerGas: cap, maxPriorityFeePerGas: tip }
}

function typeOf(args: TransactionArgs, fees: Fees): number {
  if (args.authorizationList && args.authorizationList.length > 0) return 4
  if (fees.gasPrice === undefined) return 2
  return args.accessList ? 1 : 0
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
  const data = inputOf(args)
  if (args.to === undefined && data.length === 0) throw new InvalidTransactionArgs('contract creation without any data provided')
  const fees = feesFor(context, args)
  const gasLimit = args.gas ?? (await defaultGas(context, { ...args, from }))
  const { chain, pool } = context
  const { common } = nextHeader(context)
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
