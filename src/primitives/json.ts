import { isRecord } from './option-flaw.js'

/** A value that JSON can carry. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json | undefined }

export type JsonObject = { readonly [member: string]: Json | undefined }

export function isJsonObject(value: unknown): value is JsonObject {
  return isRecord(value)
}

/** An own member of an object; inherited names such as `__proto__` and `constructor` are not members. */
export function member(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined
}

/** Returns the value at a path of members in JSON from outside; undefined where a value on the path is no object, or lacks the member. */
export function memberAt(value: unknown, ...path: readonly string[]): Json | undefined {
  return path.reduce<unknown>((inner, name) => (isJsonObject(inner) ? member(inner, name) : undefined), value) as Json | undefined
}
