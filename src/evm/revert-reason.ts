import { bytesToBigInt, bytesToHex } from '../primitives/hex.js'

/** geth's texts for Solidity's panic codes. */
const PANICS: Readonly<Record<string, string>> = {
  '0': 'generic panic',
  '1': 'assert(false)',
  '17': 'arithmetic underflow or overflow',
  '18': 'division or modulo by zero',
  '33': 'enum overflow',
  '34': 'invalid encoded storage byte array accessed',
  '49': 'out-of-bounds array access; popping on an empty array',
  '50': 'out-of-bounds access of an array or bytesN',
  '65': 'out of memory',
  '81': 'uninitialized function',
}

const ERROR_SELECTOR = '0x08c379a0'
const PANIC_SELECTOR = '0x4e487b71'

function panicText(code: bigint): string {
  return PANICS[code.toString()] ?? `unknown panic code: 0x${code.toString(16)}`
}

/** Returns the string of `Error(string)`. Undefined for an invalid encoding. */
function errorText(body: Uint8Array): string | undefined {
  const offset = bytesToBigInt(body.subarray(0, 32))
  if (body.length < 64 || offset > BigInt(body.length - 32)) return undefined
  const start = Number(offset) + 32
  const length = bytesToBigInt(body.subarray(start - 32, start))
  if (length > BigInt(body.length - start)) return undefined
  return new TextDecoder().decode(body.subarray(start, start + Number(length)))
}

/** Returns the reason in `Error(string)` or `Panic(uint256)`. Undefined for a custom error, which only its ABI can decode. */
export function revertReason(output: Uint8Array): string | undefined {
  const selector = bytesToHex(output.subarray(0, 4))
  const body = output.subarray(4)
  if (selector === ERROR_SELECTOR) return errorText(body)
  if (selector === PANIC_SELECTOR && body.length >= 32) return panicText(bytesToBigInt(body.subarray(0, 32)))
  return undefined
}
