import { mnemonicToSeedSync, validateMnemonic } from 'ethereum-cryptography/bip39/index.js'
import { wordlist } from 'ethereum-cryptography/bip39/wordlists/english.js'
import { HDKey } from 'ethereum-cryptography/hdkey.js'
import { bytesToHex } from '../primitives/hex.js'
import { addressOfPrivateKey } from './address-of-private-key.js'
import type { DevAccount } from './dev-accounts.js'

/** Whether these words are a mnemonic in English (BIP-39). */
export function isMnemonic(words: string): boolean {
  return validateMnemonic(words, wordlist)
}

/** The first accounts of a mnemonic under a derivation path (BIP-32, BIP-39). */
export function deriveAccounts(mnemonic: string, count: number, path: string): DevAccount[] {
  const parent = HDKey.fromMasterSeed(mnemonicToSeedSync(mnemonic)).derive(path)
  return Array.from({ length: count }, (_, index) => {
    const { privateKey } = parent.deriveChild(index)
    if (!privateKey) throw new RangeError(`no key at ${path}/${index}`)
    return { address: addressOfPrivateKey(privateKey), privateKey: bytesToHex(privateKey) }
  })
}
