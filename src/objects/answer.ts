/** Values that are answered and never asked for. */
import { DecodeError, type Schema } from '../rpc/schema.js'

export function answer<Value, Wire>(title: string, description: string, encode: (value: Value) => Wire): Schema<Value, Wire> {
  return {
    json: { title, description },
    decode() {
      throw new DecodeError(`${title} is an answer`)
    },
    encode,
  }
}

/** A quantity, with a minus sign before one below zero. */
export function signedQuantity(value: bigint): string {
  return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`
}
