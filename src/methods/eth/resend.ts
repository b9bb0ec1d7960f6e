import { feesOf } from '../../evm/transaction.js'
import { encodeBody, signingHash, type TransactionBody } from '../../evm/transaction-body.js'
import { MissingArgument, type TransactionArgs, transactionArgs } from '../../objects/transaction-args.js'
import { ServerError } from '../../primitives/errors.js'
import { type Address, equalBytes, type Hash } from '../../primitives/hex.js'
import { keccakHash } from '../../primitives/keccak.js'
import { Unauthorized } from '../../rpc/errors.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { hash, quantity, uint64 } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { type FillServices, fillFor } from '../../services/fill-transaction.js'
import { type SendingAccounts, sendingAccount } from '../../services/sending-account.js'
import { submit } from '../../services/submit.js'
import { defineMethod } from '../define.js'

/** The pool has no such transaction to replace. */
export class NothingToResend extends ServerError {
  constructor(unsigned: Hash) {
    super(`transaction ${unsigned} not found`)
  }
}

/** The operator has set a limit to what a replacement may cost. */
export class FeeAboveCap extends ServerError {
  constructor(fee: bigint, cap: bigint) {
    super(`tx fee (${inEther(fee)} ether) exceeds the configured cap (${inEther(cap)} ether)`)
  }
}

/** Two decimals, as geth writes it. */
function inEther(wei: bigint): string {
  return (Number(wei) / 1e18).toFixed(2)
}

/** Whether the pool holds this very transaction, signed. */
function isWaiting({ pool }: Needs<'pool'>, from: Address, body: TransactionBody): boolean {
  const digest = signingHash(body)
  return (pool.pending().get(from) ?? []).some((waiting) => equalBytes(signingHash(waiting.body), digest))
}

/** The same transaction for another price, which stands for cap and tip where there are two. */
function repriced(args: TransactionArgs, isDynamic: boolean, gasPrice: bigint): TransactionArgs {
  const { gasPrice: _, maxFeePerGas: __, maxPriorityFeePerGas: ___, ...rest } = args
  return isDynamic ? { ...rest, maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice } : { ...rest, gasPrice }
}

export const resend = defineMethod({
  name: 'eth_resend',
  summary: 'Replaces a pending transaction of a managed or impersonated account by the same one with another gas price or gas limit.',
  requiresAuth: false,
  params: [param('transaction', transactionArgs), optionalParam('gasPrice', quantity), optionalParam('gasLimit', uint64)],
  result: hash,
  errors: [raises('the caller has no credential and asks for a signature', new Unauthorized('eth_resend'))],
  async handler(
    context: FillServices & SendingAccounts & Needs<'persistence' | 'session' | 'testChain'>,
    [args, gasPrice = 0n, gasLimit = 0n],
  ) {
    if (args.nonce === undefined) throw new MissingArgument('missing transaction nonce in transaction spec')
    // The interface document calls the method public, but it signs with a key of the node, at any price that the caller chooses.
    if (!context.session.authenticated) throw new Unauthorized('eth_resend')
    const sender = sendingAccount(context, args.from)
    const body = (await fillFor(context, args, sender.address)).body()
    if (!isWaiting(context, sender.address, body)) throw new NothingToResend(keccakHash(encodeBody(body)))
    // Zero, as absence, means: as it was.
    const priced = gasPrice === 0n ? args : repriced(args, 'maxFeePerGas' in body, gasPrice)
    const filled = await fillFor(context, gasLimit === 0n ? priced : { ...priced, gas: gasLimit }, sender.address)
    const replacement = filled.body()
    const [fee, cap] = [replacement.gasLimit * feesOf(replacement).feeCap, context.options.limits.transactionFeeLimit]
    if (cap !== 0n && fee > cap) throw new FeeAboveCap(fee, cap)
    return submit(context, sender.transaction(replacement))
  },
})
