/** Delegations: code that names the account whose code runs in its place (EIP-7702). */
import { type Address, bytesToHex, hexToBytes } from '../primitives/hex.js'

const PREFIX = '0xef0100'
const [PREFIX_LENGTH, LENGTH] = [3, 23]

/** Returns whether the code of an account is a delegation. */
export function isDelegation(code: Uint8Array): boolean {
  return code.length === LENGTH && bytesToHex(code.subarray(0, PREFIX_LENGTH)) === PREFIX
}

/** Returns the account to which code delegates. Undefined for other code. */
export function delegateOf(code: Uint8Array): Address | undefined {
  return isDelegation(code) ? bytesToHex(code.subarray(PREFIX_LENGTH)) : undefined
}

/** Returns the code that delegates to an account. */
export function delegationTo(address: Address): Uint8Array {
  return hexToBytes(`${PREFIX}${address.slice(2)}`)
}
