/** Addresses on the chains of a route: given by the caller, checked, never derived from one another. */

import { decodeBech32 } from '../../primitives/bech32.js'
import { bytesToHex, hexToBytes, padLeft } from '../../primitives/hex.js'
import { checkCosmosAddress, checkSvmAddress, InvalidAddress, readEvmAddress } from '../chain-access/addresses.js'
import { BadRequest } from '../errors.js'
import type { Chain } from '../snapshot/snapshot.js'

/** An account on a chain. */
export interface Account {
  readonly chain: Chain
  /** As it was given. */
  readonly address: string
}

/** Throws `BadRequest` for what is no address of the chain: a wrong prefix, checksum, length or alphabet. */
export function accountOn(chain: Chain, address: string, place: string): Account {
  try {
    if (chain.type === 'evm') readEvmAddress(address)
    else if (chain.type === 'svm') checkSvmAddress(address)
    else checkCosmosAddress(address, chain.bech32Prefix || undefined)
  } catch (error) {
    if (!(error instanceof InvalidAddress)) throw error
    throw new BadRequest(`${place}: ${error.message} on ${chain.id}`)
  }
  return { chain, address }
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** An address as the 32 bytes in which bridges between kinds of chains write it: what is shorter is filled up on its left. */
export function address32({ chain, address }: Account): Uint8Array {
  if (chain.type === 'evm') return padLeft(hexToBytes(address.toLowerCase()), 32)
  if (chain.type === 'cosmos') return padLeft(decodeBech32(address)?.bytes ?? new Uint8Array(), 32)
  return svmBytes(address)
}

/** An address of Solana, which is 32 bytes in base58. */
export function svmBytes(address: string): Uint8Array {
  let value = 0n
  for (const letter of address) value = value * 58n + BigInt(BASE58.indexOf(letter))
  return hexToBytes(`0x${value.toString(16).padStart(64, '0')}`)
}

export function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (octet) => String.fromCharCode(octet)).join(''))
}

/** 32 bytes of an address in hex. */
export function hex32(account: Account): string {
  return bytesToHex(address32(account))
}
