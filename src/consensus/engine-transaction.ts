import { OversizedData, TransactionTypeNotSupported } from '../evm/errors.js'
import type { Rules } from '../evm/rules.js'
import { decodeTransaction, type Transaction, transactionSizeLimit } from '../evm/transaction.js'
import { checkBody } from '../evm/transaction-body.js'
import { ServerError } from '../primitives/errors.js'
import type { Hash } from '../primitives/hex.js'
import { keccakHash } from '../primitives/keccak.js'

/** A blob transaction on a chain whose engine carries no blobs. The text begins with geth's. */
export class BlobsNotCarried extends ServerError {
  constructor() {
    super(`${new TransactionTypeNotSupported().message}: the consensus engine does not carry blobs`)
  }
}

/** Bytes that decode to a transaction and are not its encoding. */
export class NotCanonical extends ServerError {
  constructor() {
    super('the bytes are not the canonical encoding of the transaction')
  }
}

/** First byte of a blob transaction (EIP-4844). */
export const BLOB_TYPE = 3

/**
 * Returns the transaction that the engine gives as bytes. The same bytes give the same result on every validator. Throws the reason why they are none.
 *
 * @param known returns a transaction of the pool, whose sender is recovered already
 */
export async function decodeEngineTransaction(
  bytes: Uint8Array,
  rules: Rules,
  known: (hash: Hash) => Transaction | undefined,
): Promise<Transaction> {
  if (bytes[0] === BLOB_TYPE) throw new BlobsNotCarried()
  const hash = keccakHash(bytes)
  const pooled = known(hash)
  if (pooled) {
    // It may have entered the pool under the rules of an earlier hardfork.
    checkBody(pooled.body, rules)
    const limit = transactionSizeLimit(rules)
    if (bytes.length > limit) throw new OversizedData(bytes.length, limit)
    return pooled
  }
  const transaction = await decodeTransaction(bytes, rules)
  if (transaction.hash !== hash) throw new NotCanonical()
  return transaction
}
