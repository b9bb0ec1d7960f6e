/**
 * Cost of guessing a passphrase.
 *
 * - `standard`: 256 MiB and a second or more, as geth writes keys that are to be kept.
 * - `light`: 4 MiB and a tenth of a second, for keys that are not stored in files.
 */
export type KeyProtection = 'standard' | 'light'

/** scrypt: `n` blocks of 128 × `r` bytes, gone through `p` times. */
export interface ScryptCost {
  readonly n: number
  readonly r: number
  readonly p: number
}

/** A key file as it is written. Hex here has no `0x`. */
export interface KeyFile {
  readonly version: 3
  /** A random UUID, which says nothing of the key. */
  readonly id: string
  readonly address: string
  readonly crypto: {
    readonly cipher: 'aes-128-ctr'
    readonly cipherparams: { readonly iv: string }
    readonly ciphertext: string
    readonly kdf: 'scrypt'
    readonly kdfparams: ScryptCost & { readonly dklen: number; readonly salt: string }
    readonly mac: string
  }
}
