import type { Json } from '../primitives/json.js'
import type { KeyFile, KeyProtection } from './key-file.js'

/**
 * Encrypts a private key of 32 bytes.
 *
 * @param randomBytes gives salt, IV and the file's id
 */
export async function encryptKey(
  privateKey: Uint8Array,
  passphrase: string,
  protection: KeyProtection,
  randomBytes: (length: number) => Uint8Array,
): Promise<KeyFile> {
  return (await codec()).encryptKey(privateKey, passphrase, protection, randomBytes)
}

/**
 * The private key in a key file, 32 bytes. (Some wallets wrote keys without their leading zeros; those come back.)
 *
 * Throws `InvalidKeyFile` for what is no key file of version 3 or asks for too much, and `WrongPassphrase`.
 */
export async function decryptKey(file: Json, passphrase: string): Promise<Uint8Array> {
  return (await codec()).decryptKey(file, passphrase)
}

/** Loads the codec with the first key file. */
const codec = () => import('./keystore-v3.js')
