/**
 * Signatures on secp256k1, the curve of Ethereum's accounts.
 *
 * libsecp256k1, compiled to WebAssembly, is loaded with the first use. ethereum-cryptography gives the same bytes in JavaScript: until that is loaded, and
 * where WebAssembly must not run, as a page's content security policy may have it. It takes three times as long to sign and nine times as long to recover.
 */
import { secp256k1 } from 'ethereum-cryptography/secp256k1.js'
import { base64ToBytes } from './base64.js'

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

/** Returns the library in JavaScript, with its table of the generator. */
function library(): typeof secp256k1 {
  if (!isPrepared) secp256k1.utils.precompute(WINDOW)
  isPrepared = true
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
  // The library's face would load all of it. Its wrapper decodes its bytes slowly, and prepares recovery at once.
  const [{ CompressionFlag, ContextFlag, instantiateSecp256k1WasmBytes }, { secp256k1Base64Bytes }] = await Promise.all([
    import('@bitauth/libauth/build/lib/bin/secp256k1/secp256k1-wasm.js'),
    import('@bitauth/libauth/build/lib/bin/secp256k1/secp256k1.base64.js'),
  ])
  const wasm = await instantiateSecp256k1WasmBytes(base64ToBytes(secp256k1Base64Bytes).buffer)
  const { heapU8, heapU32 } = wasm
  // Nothing runs between a write to this memory and the read of its result, so the places are shared.
  const [digestAt, keyAt, compactAt, signatureAt, pointAt, publicKeyAt] = [32, 32, 64, 65, 64, 65].map(wasm.malloc) as Places
  const numberAt = wasm.malloc(4)
  const write = (bytes: Uint8Array, length: number, at: number) => {
    if (bytes.length !== length) throw new Error(`${length} bytes are needed, got ${bytes.length}`)
    heapU8.set(bytes, at)
  }
  const signing = wasm.contextCreate(ContextFlag.SIGN)
  let recovering: number | undefined
  return {
    sign(digest, privateKey) {
      write(digest, 32, digestAt)
      write(privateKey, 32, keyAt)
      const isMade = wasm.signRecoverable(signing, signatureAt, digestAt, keyAt) === 1
      heapU8.fill(0, keyAt, keyAt + 32)
      if (!isMade) throw new Error('the key is not on the curve')
      wasm.recoverableSignatureSerialize(signing, compactAt, numberAt, signatureAt)
      return { compact: heapU8.slice(compactAt, compactAt + 64), recovery: heapU32[numberAt >> 2] ?? 0 }
    },
    recover(digest, { compact, recovery }) {
      if (recovery !== 0 && recovery !== 1) throw new Error(`a signature has recovery 0 or 1, got ${recovery}`)
      // Its tables take seven times as long as those for signing, and chains whose node signs never need them.
      recovering ??= wasm.contextCreate(ContextFlag.VERIFY)
      write(digest, 32, digestAt)
      write(compact, 64, compactAt)
      const isRecovered =
        wasm.recoverableSignatureParse(recovering, signatureAt, compactAt, recovery) === 1 &&
        wasm.recover(recovering, pointAt, signatureAt, digestAt) === 1
      if (!isRecovered) throw new Error('the signature has no signer')
      heapU32[numberAt >> 2] = 65
      wasm.pubkeySerialize(recovering, publicKeyAt, numberAt, pointAt, CompressionFlag.UNCOMPRESSED)
      return heapU8.slice(publicKeyAt + 1, publicKeyAt + 65)
    },
  }
}

type Places = [number, number, number, number, number, number]

let current = interpreted
/** Pending until the faster way is loaded, or cannot be. */
let loading: Promise<void> | undefined
let isSettled = false

/**
 * Loads the faster way. Resolves when signatures are as fast as they can be. Undefined when nothing is left to load.
 *
 * A caller that can wait should: even one signature takes longer in JavaScript, which then is not optimized yet.
 */
export function fastSignatures(): Promise<void> | undefined {
  if (isSettled) return undefined
  loading ??= compiled()
    .then(
      (curve) => {
        current = curve
      },
      // Failing, it would fail again.
      () => {},
    )
    .then(() => {
      isSettled = true
    })
  return loading
}

export function sign(digest: Uint8Array, privateKey: Uint8Array): Signature {
  void fastSignatures()
  return current.sign(digest, privateKey)
}

export function recover(digest: Uint8Array, signature: Signature): Uint8Array {
  void fastSignatures()
  return current.recover(digest, signature)
}
