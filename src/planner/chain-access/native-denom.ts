/** The denom of the native coin of an EVM chain that no snapshot lists. */
export const UNLISTED_COIN = 'ethereum-native'

/** Whether a denom is spelled as that of a native coin: `ethereum-native`, or the zero address. */
export function isNativeDenom(denom: string): boolean {
  return denom.endsWith('-native') || isZeroAddress(denom)
}

/** Whether a denom is the zero address, which stands for the native coin of any EVM chain. */
export function isZeroAddress(denom: string): boolean {
  return /^0x0{40}$/i.test(denom)
}
