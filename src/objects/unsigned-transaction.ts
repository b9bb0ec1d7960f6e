import type { Common } from '@ethereumjs/common'
import { createTx, type TypedTransaction } from '@ethereumjs/tx'
import { accessListBytes } from '../evm/access-list.js'
import { authorizationBytes } from '../evm/authorization.js'
import type { Message } from '../evm/executor.js'
import type { Transaction } from '../evm/transaction.js'
import { keccakHash } from '../primitives/keccak.js'
import { InvalidParams } from '../rpc/errors.js'
import type { TransactionArgs } from './transaction-args.js'

/** Returns the transaction that a call would have been, without a signature. Throws `InvalidParams` for a kind of transaction that the rules do not know. */
export function unsignedTransaction(args: TransactionArgs, message: Message, nonce: bigint, common: Common): Transaction {
  const { to, value, data, maxFeePerGas, maxPriorityFeePerGas, maxFeePerBlobGas } = message
  const type = typeOf(args, message, common)
  const fees = type === 0 ? { gasPrice: args.gasPrice ?? 0n } : { maxFeePerGas, maxPriorityFeePerGas }
  let body: TypedTransaction
  try {
    body = createTx(
      {
        type,
        value,
        data,
        ...fees,
        ...(type === 0 ? {} : { chainId: common.chainId(), accessList: accessListBytes(message.accessList) }),
        ...(to === undefined ? {} : { to }),
        ...(type === 3 ? { blobVersionedHashes: [...message.blobVersionedHashes], maxFeePerBlobGas } : {}),
        ...(type === 4 ? { authorizationList: message.authorizationList.map(authorizationBytes) } : {}),
      },
      // The size of init code is held against its limit where the message runs.
      { common, allowUnlimitedInitCodeSize: true },
    )
  } catch (error) {
    throw new InvalidParams(error instanceof Error ? error.message : 'invalid transaction')
  }
  // The library refuses gas limits above those of real transactions (EIP-7825) and the last nonce, which do not bind a call.
  const bounds = { gasLimit: message.gasLimit, nonce }
  const unbound: TypedTransaction = Object.assign(Object.create(Object.getPrototypeOf(body)), body, bounds)
  return { hash: keccakHash(unbound.serialize()), from: message.from, body: unbound }
}

function typeOf(args: TransactionArgs, { authorizationList, blobVersionedHashes }: Message, common: Common): number {
  if (args.gasPrice !== undefined || !common.isActivatedEIP(1559)) return 0
  if (authorizationList.length > 0) return 4
  return blobVersionedHashes.length > 0 ? 3 : 2
}
