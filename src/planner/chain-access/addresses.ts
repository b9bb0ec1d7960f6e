/** Checks addresses before they are sent anywhere: mistakes are reported at once, and only an address becomes part of a URL. */
import { decodeBech32 } from '../../primitives/bech32.js'
import type { Hex } from '../../primitives/hex.js'
import { checksumAddress } from '../../primitives/keccak.js'

/** The message is sent to the caller. */
export class InvalidAddress extends Error {
  override readonly name = 'InvalidAddress'
  constructor(address: string, expected: string) {
    super(`invalid address ${address}: expected ${expected}`)
  }
}

const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/

export function isEvmAddress(text: string): text is Hex {
  return EVM_ADDRESS.test(text)
}

/** An address of an EVM chain, in lower case. Mixed case is a checksum (EIP-55), and must be right. Throws `InvalidAddress`. */
export function readEvmAddress(text: string): Hex {
  if (!isEvmAddress(text)) throw new InvalidAddress(text, '0x and 40 hex digits')
  const digits = text.slice(2)
  const lower: Hex = `0x${digits.toLowerCase()}`
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (isMixed && checksumAddress(lower) !== text) throw new InvalidAddress(text, 'the capitals of its checksum (EIP-55), or none')
  return lower
}

/** The lengths of addresses on Cosmos chains: accounts, and contracts and the like. */
const COSMOS_LENGTHS = [20, 32]

/**
 * Throws `InvalidAddress` for what is no address of a Cosmos chain.
 *
 * @param prefix of the chain; undefined when it is not known
 */
export function checkCosmosAddress(text: string, prefix: string | undefined): void {
  const decoded = decodeBech32(text)
  if (!decoded) throw new InvalidAddress(text, prefix === undefined ? 'bech32' : `bech32 that begins with ${prefix}1`)
  if (prefix !== undefined && decoded.prefix !== prefix) throw new InvalidAddress(text, `the prefix ${prefix}`)
  if (!COSMOS_LENGTHS.includes(decoded.bytes.length)) throw new InvalidAddress(text, `${COSMOS_LENGTHS.join(' or ')} bytes`)
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Whether a text is 32 bytes in base58, as the addresses and tokens of Solana are. */
export function isSvmAddress(text: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return false
  let value = 0n
  for (const letter of text) value = value * 58n + BigInt(BASE58.indexOf(letter))
  // Each leading 1 is a leading zero byte.
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const rest = value === 0n ? 0 : Math.ceil(value.toString(16).length / 2)
  return zeros + rest === 32
}

/** Throws `InvalidAddress`. */
export function checkSvmAddress(text: string): void {
  if (!isSvmAddress(text)) throw new InvalidAddress(text, '32 bytes in base58')
}
