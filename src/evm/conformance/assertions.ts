import { bytesToHex } from '../../primitives/hex.js'
import { isRecord } from '../../primitives/option-flaw.js'

/** A test of the conformance suite has failed. */
export class ConformanceFailure extends Error {
  override readonly name = 'ConformanceFailure'
}

/** Throws `ConformanceFailure` unless two values have the same content. */
export function assertEqual(actual: unknown, expected: unknown, subject: string): void {
  const [one, other] = [textOf(actual), textOf(expected)]
  if (one !== other) throw new ConformanceFailure(`${subject}: expected ${other}, got ${one}`)
}

/** Throws `ConformanceFailure` unless an object has some members with these values. */
export function assertMembers<Value extends object>(actual: Value, expected: Partial<Value>): void {
  for (const [name, value] of Object.entries(expected)) assertEqual(Reflect.get(actual, name), value, name)
}

/**
 * Throws `ConformanceFailure` unless work rejects with an error of a class.
 *
 * @param message the whole message, or a pattern for it. Default: any
 */
export async function assertRejects(
  work: Promise<unknown>,
  // biome-ignore lint/suspicious/noExplicitAny: a constructor of any parameters, as in `instanceof`
  type: abstract new (...args: any[]) => Error,
  message?: string | RegExp,
): Promise<void> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof type)) throw new ConformanceFailure(`expected ${type.name}, got ${error === undefined ? 'no error' : error}`)
  const isExpected = message === undefined || (typeof message === 'string' ? error.message === message : message.test(error.message))
  if (!isExpected) throw new ConformanceFailure(`expected the message ${message}, got ${error.message}`)
}

function textOf(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return `${part}n`
    if (part instanceof Uint8Array) return bytesToHex(part)
    // The order of members has no meaning.
    if (isRecord(part)) return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
    return part === undefined ? 'undefined' : part
  })
  return text ?? String(value)
}
