import { toQuantity, ZERO_HASH } from '../../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member, memberAt } from '../../primitives/json.js'

/** Change of one value in Parity's notation: unchanged, changed, added or removed. */
type Change = '=' | { readonly '*': { readonly from: Json; readonly to: Json } } | { readonly '+': Json } | { readonly '-': Json }

/** Returns Parity's `stateDiff` for the result of the prestate tracer in diff mode. */
export function stateDiffOf(differences: Json): JsonObject {
  const before = objectAt(differences, 'pre')
  const after = objectAt(differences, 'post')
  const addresses = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...addresses].sort().map((address) => [address, accountDiff(member(before, address), member(after, address))] as const),
  )
}

/** @param after for an account that still exists, only the changed fields */
function accountDiff(before: Json | undefined, after: Json | undefined): JsonObject {
  const change = (name: string, absent: string, encode: (value: Json) => Json = (value) => value): Change => {
    const was = encode(memberAt(before, name) ?? absent)
    const changed = memberAt(after, name)
    if (before === undefined) return { '+': encode(changed ?? absent) }
    if (after === undefined) return { '-': was }
    return changed === undefined ? '=' : { '*': { from: was, to: encode(changed) } }
  }
  return {
    balance: change('balance', '0x0'),
    code: change('code', '0x'),
    nonce: change('nonce', '0x0', (value) => (typeof value === 'number' ? toQuantity(value) : value)),
    storage: storageDiff(before, after),
  }
}

/** Returns the changes of slots. The input omits slots that are zero, before and after. */
function storageDiff(before: Json | undefined, after: Json | undefined): JsonObject {
  const was = objectAt(before, 'storage')
  const is = objectAt(after, 'storage')
  const slots = new Set([...Object.keys(was), ...Object.keys(is)])
  return Object.fromEntries(
    [...slots].sort().map((slot) => {
      const [from, to] = [member(was, slot) ?? ZERO_HASH, member(is, slot) ?? ZERO_HASH]
      const change: Change = before === undefined ? { '+': to } : after === undefined ? { '-': from } : { '*': { from, to } }
      return [slot, change] as const
    }),
  )
}

function objectAt(object: Json | undefined, name: string): JsonObject {
  const value = memberAt(object, name)
  return isJsonObject(value) ? value : {}
}
