import { AUTHORIZATION_GAS } from './authorization.js'
import { ACCESS_LIST_SLOT, CREATION, INIT_CODE_WORD } from './engine-rules.js'
import type { AccessListEntry, Authorization } from './message.js'
import type { Rules } from './rules.js'

export const TRANSACTION_GAS = 21_000n
const ZERO_BYTE_GAS = 4n
/** Gas of a non-zero byte, before and since EIP-2028. */
const BYTE_GAS = [68n, 16n] as const
const ACCESS_LIST_ADDRESS_GAS = 2_400n
const FLOOR_TOKEN_GAS = 10n

/** Fields of a message or a transaction that determine the gas before its first instruction. */
interface Payload {
  readonly to: unknown
  readonly data: Uint8Array
  readonly accessList?: readonly AccessListEntry[]
  readonly authorizationList?: readonly Authorization[]
}

export interface IntrinsicGas {
  /** Gas charged before the first instruction. */
  readonly intrinsic: bigint
  /** Minimum gas of the whole run (EIP-7623); zero before Prague. */
  readonly floor: bigint
}

/** Returns the gas that a message costs independently of its code. */
export function intrinsicGasOf({ to, data, accessList = [], authorizationList = [] }: Payload, rules: Rules): IntrinsicGas {
  const zeros = zeroBytes(data)
  const others = BigInt(data.length) - zeros
  let intrinsic = TRANSACTION_GAS + zeros * ZERO_BYTE_GAS + others * BYTE_GAS[rules.includes('istanbul') ? 1 : 0]
  if (to === undefined) {
    if (rules.includes('homestead')) intrinsic += CREATION
    if (rules.isActive(3860)) intrinsic += INIT_CODE_WORD * BigInt(Math.ceil(data.length / 32))
  }
  for (const { storageKeys } of accessList) {
    intrinsic += ACCESS_LIST_ADDRESS_GAS + ACCESS_LIST_SLOT * BigInt(storageKeys.length)
  }
  intrinsic += AUTHORIZATION_GAS * BigInt(authorizationList.length)
  const floor = rules.isActive(7623) ? TRANSACTION_GAS + FLOOR_TOKEN_GAS * (zeros + 4n * others) : 0n
  return { intrinsic, floor }
}

/** Bytes from which on counting takes longer than a look at the counts. */
const LONG_DATA = 1_024
/** Numbers of zero bytes by data. An estimate runs the same data some twenty times, and init code is long. */
const counted = new WeakMap<Uint8Array, number>()

function zeroBytes(data: Uint8Array): bigint {
  if (data.length < LONG_DATA) return BigInt(countZeros(data))
  const zeros = counted.get(data) ?? countZeros(data)
  counted.set(data, zeros)
  return BigInt(zeros)
}

function countZeros(data: Uint8Array): number {
  let zeros = 0
  // Iterators take several times as long before V8 optimizes the loop.
  for (let i = 0; i < data.length; i++) if (data[i] === 0) zeros++
  return zeros
}
