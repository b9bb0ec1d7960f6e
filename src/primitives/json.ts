/** A value that JSON can carry. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json | undefined }

export type JsonObject = { readonly [member: string]: Json | undefined }

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An own member of an object; inherited names such as `__proto__` and `constructor` are not members. */
export function member(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined
}
