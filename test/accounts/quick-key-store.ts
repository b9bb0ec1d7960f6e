import { createCipheriv, pbkdf2Sync } from 'node:crypto'
import { type Json, type KeyStore, MemoryKeyStore } from 'evmbed'
import { addressOfPrivateKey } from '../../src/accounts/address-of-private-key.js'
import { keccak256 } from '../../src/primitives/keccak.js'

/** A key file that is as good as open: its passphrase takes one round, so that a test can try it a thousand times. */
export function quickKeyFile(privateKey: Uint8Array, passphrase: string): Json {
  const [salt, iv] = [new Uint8Array(32).fill(1), new Uint8Array(16).fill(2)]
  const derived = pbkdf2Sync(passphrase, salt, 1, 32, 'sha256')
  const ciphertext = createCipheriv('aes-128-ctr', derived.subarray(0, 16), iv).update(privateKey)
  const mac = keccak256(Buffer.concat([derived.subarray(16), ciphertext]))
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
  return {
    version: 3,
    id: '',
    address: addressOfPrivateKey(privateKey).slice(2),
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: hex(iv) },
      ciphertext: hex(ciphertext),
      kdf: 'pbkdf2',
      kdfparams: { c: 1, dklen: 32, prf: 'hmac-sha256', salt: hex(salt) },
      mac: hex(mac),
    },
  }
}

/** A store with one such key. `wait` comes before every reading of it. */
export function quickKeyStore(privateKey: Uint8Array, passphrase: string, wait: () => Promise<unknown> = async () => {}): KeyStore {
  const address = addressOfPrivateKey(privateKey)
  const file = quickKeyFile(privateKey, passphrase)
  const others = new MemoryKeyStore()
  return {
    protection: 'light',
    list: async () => ({ keys: [{ address, url: 'quick:' }], unreadable: [] }),
    async read() {
      await wait()
      return file
    },
    write: (...key) => others.write(...key),
  }
}
