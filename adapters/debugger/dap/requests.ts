/** Arguments of requests, of which nothing is known. */
import { isJsonObject, LocalError, member } from '../../../src/internal.js'

/** A request cannot be answered. The message says why. Only the client of the protocol sees it. */
class RequestRefused extends LocalError {}

/** Returns the error of a request that cannot be answered. */
export function refusal(reason: string): LocalError {
  return new RequestRefused(reason)
}

export type Arguments = Readonly<Record<string, unknown>>

export function memberOf(value: unknown, name: string): unknown {
  return isJsonObject(value) ? member(value, name) : undefined
}

export function listIn(given: Arguments, name: string): readonly unknown[] {
  const list = given[name] ?? []
  if (!Array.isArray(list)) throw refusal(`expected a list of ${name}`)
  return list
}

export function textIn(given: Arguments, name: string): string {
  const text = given[name]
  if (typeof text !== 'string') throw refusal(`expected a text as ${name}`)
  return text
}

export function numberOf(given: Arguments, name: string): number {
  const number = given[name]
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw refusal(`expected a whole number as ${name}`)
  return number
}

/** Undefined if it is not given. */
export function countIn(given: Arguments, name: string): number | undefined {
  if (given[name] === undefined) return undefined
  const count = numberOf(given, name)
  if (count < 0) throw refusal(`expected a number from 0 as ${name}`)
  return count
}

export function reasonIn(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
