/** Token accounts on Solana. The address of an owner's account follows from the owner and the token. */
import { sha256 } from 'ethereum-cryptography/sha256.js'
import { concatBytes } from '../../primitives/hex.js'
import { svmBytes } from './accounts.js'

/** https://github.com/solana-program: the programs that hold tokens, and that name their accounts. */
const TOKEN_PROGRAM = svmBytes('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const ASSOCIATED_TOKEN_PROGRAM = svmBytes('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const MARKER = new TextEncoder().encode('ProgramDerivedAddress')

/** Returns the associated token account of an owner: the first of a sequence of hashes that is not a public key. */
export function tokenAccount(owner: Uint8Array, token: Uint8Array): Uint8Array {
  for (let bump = 255; bump >= 0; bump--) {
    const hash = sha256(concatBytes(owner, TOKEN_PROGRAM, token, Uint8Array.of(bump), ASSOCIATED_TOKEN_PROGRAM, MARKER))
    if (!isKey(hash)) return hash
  }
  throw new RangeError('256 hashes are keys')
}

/** The field and the curve of Ed25519 (RFC 8032, section 5.1). */
const P = 2n ** 255n - 19n
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/** Returns whether 32 bytes are a public key, for which a signature can exist: x² = (y² − 1) / (dy² + 1) has a solution. */
export function isKey(bytes: Uint8Array): boolean {
  const y = bytes.reduceRight((value, octet) => (value << 8n) | BigInt(octet), 0n) & (2n ** 255n - 1n)
  const square = (y * y) % P
  // A quotient is a square where the product is.
  const product = ((square - 1n + P) * (D * square + 1n)) % P
  return product === 0n || power(product, (P - 1n) / 2n) === 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % P
    square = (square * square) % P
  }
  return result
}
