import type { TypedTransaction } from '@ethereumjs/tx'
import { signedTransaction, type Transaction } from '../evm/transaction.js'
import { ServerError } from '../primitives/errors.js'
import type { Address } from '../primitives/hex.js'
import { addressOfPrivateKey } from './dev-accounts.js'

/** No key for this address is managed here. */
export class UnknownAccount extends ServerError {
  constructor() {
    super('unknown account')
  }
}

/** The keys that this node signs with. They never leave it. */
export class Keyring {
  readonly #keys = new Map<Address, Uint8Array>()

  /** Takes a private key of 32 bytes and returns its address. */
  add(privateKey: Uint8Array): Address {
    const address = addressOfPrivateKey(privateKey)
    this.#keys.set(address, privateKey)
    return address
  }

  /** Managed addresses in the order in which they came. */
  addresses(): Address[] {
    return [...this.#keys.keys()]
  }

  has(address: Address): boolean {
    return this.#keys.has(address)
  }

  /** Signs with the key of `from`. Throws `UnknownAccount`. */
  signTransaction(from: Address, body: TypedTransaction): Transaction {
    const key = this.#keys.get(from)
    if (!key) throw new UnknownAccount()
    return signedTransaction(body.sign(key))
  }
}
