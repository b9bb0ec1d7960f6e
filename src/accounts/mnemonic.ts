import { mnemonicToSeedSync, validateMnemonic } from 'ethereum-cryptography/bip39/index.js'
import { wordlist } from 'ethereum-cryptography/bip39/wordlists/english.js'
import { HDKey } from 'ethereum-cryptography/hdkey.js'
import { type Address, bytesToHex, type Hex } from '../primitives/hex.js'
import { addressOfPrivateKey } from './address-of-private-key.js'

/** Returns whether words are an English mnemonic (BIP-39). */
export function isMnemonic(words: string): boolean {
  return validateMnemonic(words, wordlist)
}

/** Derives the first accounts of a mnemonic under a derivation path (BIP-32, BIP-39). */
export function deriveAccounts(mnemonic: string, count: number, path: string): { address: Address; privateKey: Hex }[] {
  const parent = HDKey.fromMasterSeed(mnemonicToSeedSync(mnemonic)).derive(path)
  return Array.from({ length: count }, (_, index) => {
    const { privateKey } = parent.deriveChild(index)
    if (!privateKey) throw new RangeError(`no key at ${path}/${index}`)
    return { address: addressOfPrivateKey(privateKey), privateKey: bytesToHex(privateKey) }
  })
}
