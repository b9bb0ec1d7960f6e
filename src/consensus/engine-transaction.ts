import { TransactionTypeNotSupported } from '../evm/errors.js'
import type { Rules } from '../evm/rules.js'
import { decodeSignedBody, requireSignature, senderOf, type Transaction } from '../evm/transaction.js'
import { encodeBody, type TransactionBody } from '../evm/transaction-body.js'
import { BoundedMap } from '../primitives/bounded-map.js'
import { ServerError } from '../primitives/errors.js'
import type { Address, Hash } from '../primitives/hex.js'
import { keccakHash } from '../primitives/keccak.js'
import { fastSignatures } from '../primitives/secp256k1.js'

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

/** Number of transactions whose senders are remembered: more than the engine's mempool has by its default configuration. */
const REMEMBERED = 10_000

/**
 * Decodes the transactions that the engine gives as bytes. The same bytes give the same result on every validator, because nothing else is looked at but the rules of their block.
 *
 * An engine gives a transaction several times: for its mempool, for each proposal with it, and in the decided block. Recovering the sender takes ten times as long as everything else, so
 * senders are remembered by the hash of the bytes, which contain the signature.
 */
export class EngineTransactions {
  readonly #senders = new BoundedMap<Hash, Address>(REMEMBERED)

  /** Returns the transaction in some bytes. Throws the reason why they are none. */
  async decode(bytes: Uint8Array, rules: Rules): Promise<Transaction> {
    if (bytes[0] === BLOB_TYPE) throw new BlobsNotCarried()
    const body = await decodeSignedBody(bytes, rules)
    const hash = keccakHash(bytes)
    if (keccakHash(encodeBody(body)) !== hash) throw new NotCanonical()
    requireSignature(body, rules)
    return { hash, from: this.#senders.get(hash) ?? (await this.#recover(hash, body, rules)), body }
  }

  async #recover(hash: Hash, body: TransactionBody, rules: Rules): Promise<Address> {
    await fastSignatures()
    const sender = senderOf(body, rules)
    this.#senders.set(hash, sender)
    return sender
  }
}
