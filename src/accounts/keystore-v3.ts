/**
 * Web3 Secret Storage, version 3: a private key encrypted under a passphrase, as JSON.
 *
 * geth, wallets and libraries read and write the same files. A passphrase becomes a key by scrypt or PBKDF2; its first 16 bytes encrypt
 * with AES-128 in counter mode, the next 16 authenticate the ciphertext with Keccak-256.
 * https://ethereum.org/en/developers/docs/data-structures-and-encoding/web3-secret-storage/
 */
import { isRealTimer } from '../primitives/event-loop.js'
import { type Address, bytesToHex, concatBytes, hexToBytes, padLeft } from '../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member } from '../primitives/json.js'
import { keccak256 } from '../primitives/keccak.js'
import { addressOfPrivateKey } from './address-of-private-key.js'
import { InvalidKeyFile, WrongPassphrase } from './errors.js'
import type { KeyFile, KeyProtection, ScryptCost } from './key-file.js'

const COSTS: Readonly<Record<KeyProtection, ScryptCost>> = {
  standard: { n: 2 ** 18, r: 8, p: 1 },
  light: { n: 2 ** 12, r: 8, p: 6 },
}

const VERSION = 3
const CIPHER = 'aes-128-ctr'
const PRF = 'hmac-sha256'
const DERIVED_LENGTH = 32

/**
 * Limits of key derivation parameters. A file is untrusted until it is decrypted, so it is refused before any
 * memory or time is spent. Files in use ask for 256 MiB; the limits leave room above that.
 */
const MAX_SCRYPT_MEMORY = 2 ** 29
/** Bytes that scrypt goes through: eight times the standard cost. */
const MAX_SCRYPT_WORK = 2 ** 31
/** Bytes that scrypt makes of the passphrase before its passes, in one piece. Files in use have at most 6 KiB. */
const MAX_SCRYPT_BLOCKS = 2 ** 18
/** Iterations, for each 32 bytes of output; files in use ask for 2^18. */
const MAX_PBKDF2_WORK = 10_000_000
const MAX_DERIVED_LENGTH = 128
const MAX_SALT_LENGTH = 1024
const MAX_KEY_LENGTH = 32

/** Key derivation parameters of a key file. */
type Derivation =
  | (ScryptCost & { readonly kdf: 'scrypt'; readonly salt: Uint8Array; readonly dklen: number })
  | { readonly kdf: 'pbkdf2'; readonly c: number; readonly salt: Uint8Array; readonly dklen: number }

/** See `encryptKey` of `key-encryption.ts`. */
export async function encryptKey(
  privateKey: Uint8Array,
  passphrase: string,
  protection: KeyProtection,
  randomBytes: (length: number) => Uint8Array,
): Promise<KeyFile> {
  const cost = COSTS[protection]
  const salt = randomBytes(32)
  const iv = randomBytes(16)
  const { encrypt } = await aes()
  const derived = await derive({ kdf: 'scrypt', ...cost, salt, dklen: DERIVED_LENGTH }, passphrase)
  const ciphertext = encrypt(privateKey, derived.subarray(0, 16), iv, CIPHER, false)
  const mac = authenticate(derived, ciphertext)
  derived.fill(0)
  return {
    version: VERSION,
    id: uuid(randomBytes(16)),
    address: plainHex(hexToBytes(addressOfPrivateKey(privateKey))),
    crypto: {
      cipher: CIPHER,
      cipherparams: { iv: plainHex(iv) },
      ciphertext: plainHex(ciphertext),
      kdf: 'scrypt',
      kdfparams: { ...cost, dklen: DERIVED_LENGTH, salt: plainHex(salt) },
      mac: plainHex(mac),
    },
  }
}

/** See `decryptKey` of `key-encryption.ts`. */
export async function decryptKey(file: Json, passphrase: string): Promise<Uint8Array> {
  const version = isJsonObject(file) ? member(file, 'version') : undefined
  if (!isJsonObject(file) || version === undefined) throw new InvalidKeyFile('not a key file')
  if (version !== VERSION) throw new InvalidKeyFile(`version not supported: ${describe(version)}`)
  // Go matches member names in any case, and some wallets relied on that.
  const crypto = objectIn(file, member(file, 'crypto') === undefined ? 'Crypto' : 'crypto')
  const cipher = textIn(crypto, 'cipher')
  if (cipher !== CIPHER) throw new InvalidKeyFile(`cipher not supported: ${describe(cipher)}`)
  const iv = bytesIn(objectIn(crypto, 'cipherparams'), 'iv', 16)
  if (iv.length !== 16) throw new InvalidKeyFile('iv must be 16 bytes long')
  const ciphertext = bytesIn(crypto, 'ciphertext', MAX_KEY_LENGTH)
  const mac = bytesIn(crypto, 'mac', 32)
  const derivation = readDerivation(crypto)

  const { decrypt } = await aes()
  const derived = await derive(derivation, passphrase)
  const isRight = equalInConstantTime(authenticate(derived, ciphertext), mac)
  const key = isRight ? padLeft(decrypt(ciphertext, derived.subarray(0, 16), iv, CIPHER, false), MAX_KEY_LENGTH) : undefined
  derived.fill(0)
  if (!key) throw new WrongPassphrase()
  return key
}

/** The address that a key file says it holds; undefined for what is no key file. */
export function addressInKeyFile(file: Json): Address | undefined {
  if (!isJsonObject(file) || member(file, 'version') !== VERSION) return undefined
  if (!isJsonObject(member(file, 'crypto') ?? member(file, 'Crypto'))) return undefined
  const address = member(file, 'address')
  if (typeof address !== 'string' || !/^(0x)?[0-9a-fA-F]{40}$/.test(address)) return undefined
  return `0x${address.slice(-40).toLowerCase()}`
}

function readDerivation(crypto: JsonObject): Derivation {
  const kdf = textIn(crypto, 'kdf')
  if (kdf !== 'scrypt' && kdf !== 'pbkdf2') throw new InvalidKeyFile(`unsupported KDF: ${describe(kdf)}`)
  const params = objectIn(crypto, 'kdfparams')
  const salt = bytesIn(params, 'salt', MAX_SALT_LENGTH)
  const dklen = countIn(params, 'dklen')
  if (dklen < DERIVED_LENGTH || dklen > MAX_DERIVED_LENGTH) {
    throw new InvalidKeyFile(`dklen must be from ${DERIVED_LENGTH} to ${MAX_DERIVED_LENGTH}, got ${dklen}`)
  }
  if (kdf === 'pbkdf2') {
    const prf = textIn(params, 'prf')
    if (prf !== PRF) throw new InvalidKeyFile(`unsupported PBKDF2 PRF: ${describe(prf)}`)
    const c = countIn(params, 'c')
    if (c * Math.ceil(dklen / 32) > MAX_PBKDF2_WORK) throw new InvalidKeyFile(`pbkdf2 parameters ask for too much work: c ${c}`)
    return { kdf, c, salt, dklen }
  }
  const [n, r, p] = [countIn(params, 'n'), countIn(params, 'r'), countIn(params, 'p')]
  if (n < 2 || !Number.isInteger(Math.log2(n))) throw new InvalidKeyFile(`scrypt n must be a power of two above 1, got ${n}`)
  const asked = `n ${n}, r ${r}, p ${p}`
  // p counts too: scrypt holds 128 × r bytes for each of its passes.
  if (128 * r * (n + p) > MAX_SCRYPT_MEMORY) throw new InvalidKeyFile(`scrypt parameters ask for too much memory: ${asked}`)
  if (128 * r * p > MAX_SCRYPT_BLOCKS) throw new InvalidKeyFile(`scrypt parameters ask for too much at once: ${asked}`)
  if (128 * r * n * p > MAX_SCRYPT_WORK) throw new InvalidKeyFile(`scrypt parameters ask for too much work: ${asked}`)
  return { kdf, n, r, p, salt, dklen }
}

/** Loads the cipher with the first key file: it computes its tables when it is loaded. */
const aes = () => import('ethereum-cryptography/aes.js')

/** Milliseconds of a derivation between two turns of everything else in the process. */
const SLICE = 10

/**
 * Derives a key in slices. With faked timers in one piece: the library waits for a timer.
 *
 * The asynchronous functions of ethereum-cryptography do not leave the microtasks, and would hold up everything else.
 */
async function derive(derivation: Derivation, passphrase: string): Promise<Uint8Array> {
  const secret = new TextEncoder().encode(passphrase)
  const { salt, dklen: dkLen } = derivation
  const asyncTick = isRealTimer(setTimeout) ? SLICE : Number.MAX_SAFE_INTEGER
  if (derivation.kdf === 'pbkdf2') {
    const [{ pbkdf2Async }, { sha256 }] = await Promise.all([import('@noble/hashes/pbkdf2.js'), import('@noble/hashes/sha2.js')])
    return pbkdf2Async(sha256, secret, salt, { c: derivation.c, dkLen, asyncTick })
  }
  const { scryptAsync } = await import('@noble/hashes/scrypt.js')
  const { n: N, r, p } = derivation
  return scryptAsync(secret, salt, { N, r, p, dkLen, asyncTick })
}

function authenticate(derived: Uint8Array, ciphertext: Uint8Array): Uint8Array {
  return keccak256(concatBytes(derived.subarray(16, 32), ciphertext))
}

/** Compares in constant time: the duration does not reveal the position of a difference. */
function equalInConstantTime(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= (a[i] ?? 0) ^ (b[i] ?? 0)
  return difference === 0
}

function objectIn(object: JsonObject, name: string): JsonObject {
  const value = member(object, name)
  if (!isJsonObject(value)) throw new InvalidKeyFile(`key file without ${name}`)
  return value
}

function textIn(object: JsonObject, name: string): string {
  const value = member(object, name)
  if (typeof value !== 'string') throw new InvalidKeyFile(`key file without ${name}`)
  return value
}

/** A positive integer of 32 bits. */
function countIn(object: JsonObject, name: string): number {
  const value = member(object, name)
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value >= 2 ** 32) {
    throw new InvalidKeyFile(`${name} must be a positive integer of 32 bits, got ${describe(value)}`)
  }
  return value
}

function bytesIn(object: JsonObject, name: string, limit: number): Uint8Array {
  const digits = textIn(object, name)
  if (digits.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(digits)) throw new InvalidKeyFile(`${name} is not hex`)
  if (digits.length > 2 * limit) throw new InvalidKeyFile(`${name} is longer than ${limit} bytes`)
  return hexToBytes(`0x${digits}`)
}

/** A value of a file, for a message: short, and on one line. */
function describe(value: Json | undefined): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

function plainHex(bytes: Uint8Array): string {
  return bytesToHex(bytes).slice(2)
}

/** A version 4 UUID (RFC 9562) from 16 random bytes. */
function uuid(random: Uint8Array): string {
  const bytes = random.slice()
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return plainHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
