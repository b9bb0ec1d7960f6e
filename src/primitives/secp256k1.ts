/**
 * Signatures on secp256k1, the curve of Ethereum's accounts.
 *
 * The first few are made and recovered in JavaScript, by ethereum-cryptography. Then libsecp256k1 is loaded, compiled to WebAssembly: it gives the
 * same bytes, signs three times and recovers nine times as fast. Where WebAssembly must not run, as a page's content security policy may have it,
 * everything stays as it began.
 */
import { secp256k1 } from 'ethereum-cryptography/secp256k1.js'
import { loadOnce } from './load-once.js'

/** Of 32 bytes: r and s, 64 bytes, s in the lower half of the curve's order (EIP-2), and which of the points with that r was meant. */
export interface Signature {
  readonly compact: Uint8Array
  readonly recovery: number
}

export interface Curve {
  /** The same digest and key always give the same signature (RFC 6979). */
  sign(digest: Uint8Array, privateKey: Uint8Array): Signature
  /** Returns the public key, 64 bytes. Throws for an invalid signature. */
  recover(digest: Uint8Array, signature: Signature): Uint8Array
}

/**
 * Bits of the windows of the generator's table. The library's own table of 8 bits has 4,000 points, and computing them took most of the first transaction
 * of a process; it pays off after more signatures than are made in JavaScript.
 */
const WINDOW = 4

let isPrepared = false

/** Computes the table of the generator, if it is not there. The first signature does so, too. */
export function prepareSignatures(): void {
  if (!isPrepared) secp256k1.utils.precompute(WINDOW)
  isPrepared = true
}

/** Returns the library, with its table of the generator. */
function library(): typeof secp256k1 {
  prepareSignatures()
  return secp256k1
}

/** Returns the public key of a private key, 64 bytes. */
export function publicKeyOf(privateKey: Uint8Array): Uint8Array {
  return library().getPublicKey(privateKey, false).subarray(1)
}

export const interpreted: Curve = {
  sign(digest, privateKey) {
    const signature = library().sign(digest, privateKey)
    return { compact: signature.toCompactRawBytes(), recovery: signature.recovery }
  },
  recover(digest, { compact, recovery }) {
    const signature = library().Signature.fromCompact(compact).addRecoveryBit(recovery)
    return signature.recoverPublicKey(digest).toRawBytes(false).subarray(1)
  },
}

/** Rejects where WebAssembly must not run. */
export async function compiled(): Promise<Curve> {
  // The package's face would load all of it.
  const { instantiateSecp256k1 } = await import('@bitauth/libauth/build/lib/crypto/secp256k1.js')
  const library = await instantiateSecp256k1()
  return {
    sign(digest, privateKey) {
      const made = library.signMessageHashRecoverableCompact(privateKey, digest)
      if (typeof made === 'string') throw new Error(made)
      return { compact: made.signature, recovery: made.recoveryId }
    },
    recover(digest, { compact, recovery }) {
      if (recovery !== 0 && recovery !== 1) throw new Error(`a signature has recovery 0 or 1, got ${recovery}`)
      const publicKey = library.recoverPublicKeyUncompressed(compact, recovery, digest)
      if (typeof publicKey === 'string') throw new Error(publicKey)
      return publicKey.subarray(1)
    },
  }
}

/** After how many signatures it pays to load the faster way. */
const FEW = 8

let used = 0
let current = interpreted
/** Resolves when the faster way is loaded, or cannot be. Undefined before it is wanted, and afterwards. */
let loading: Promise<void> | undefined
const hasten = loadOnce(async () => {
  current = await compiled()
})

function curve(): Curve {
  used++
  if (used === FEW) {
    // Failing, it would fail again.
    loading = hasten()
      .catch(() => {})
      .then(() => {
        loading = undefined
      })
  }
  return current
}

/**
 * Resolves when signatures are recovered as fast as they can be. Undefined when nothing has to be loaded for that, or not yet: a few take less time.
 *
 * A thousand transactions that arrive together would otherwise be recovered in JavaScript, because loading needs the event loop.
 */
export function fastSignatures(): Promise<void> | undefined {
  return loading
}

export function sign(digest: Uint8Array, privateKey: Uint8Array): Signature {
  return curve().sign(digest, privateKey)
}

export function recover(digest: Uint8Array, signature: Signature): Uint8Array {
  return curve().recover(digest, signature)
}
