import { EMPTY_BYTES, type Hash } from '../primitives/hex.js'
import { EMPTY_CODE_HASH, keccakHash } from '../primitives/keccak.js'
import { encodeRlp } from '../primitives/rlp-encoding.js'
import { AccountStorage } from './account-storage.js'

/** The code of a contract, or the delegation of EIP-7702. Held by reference wherever it is used. Code of a store is read when its bytes are. */
export interface Code {
  readonly bytes: Uint8Array
  /** keccak256(bytes) */
  readonly hash: Hash
}

/** Fields of an account without its storage. */
export interface AccountFields {
  readonly nonce: bigint
  /** wei */
  readonly balance: bigint
  readonly code: Code
}

/** Maximum balance in wei: the largest number of 256 bits. What a credit exceeds it by is lost. */
export const MAX_BALANCE = 2n ** 256n - 1n

export interface Account extends AccountFields {
  readonly storage: AccountStorage
}

export const NO_CODE: Code = { bytes: EMPTY_BYTES, hash: EMPTY_CODE_HASH }

export const EMPTY_ACCOUNT: Account = { nonce: 0n, balance: 0n, code: NO_CODE, storage: AccountStorage.empty }

/** Code with its hash. Keeps `bytes`, which must not be changed afterwards. */
export function codeOf(bytes: Uint8Array): Code {
  return bytes.length === 0 ? NO_CODE : { bytes, hash: keccakHash(bytes) }
}

/** The value of an account in the account trie: RLP of [nonce, balance, storageRoot, codeHash] (Yellow Paper, 4.1). */
export function encodeAccount(account: Account): Uint8Array {
  return encodeRlp([account.nonce, account.balance, account.storage.rootBytes, account.code.hash])
}

/** Empty in the sense of EIP-161: no nonce, no balance and no code. Storage does not count. */
export function isEmptyAccount(account: AccountFields): boolean {
  return account.nonce === 0n && account.balance === 0n && account.code.hash === EMPTY_CODE_HASH
}
