import type { Json } from './json.js'

/** A string, which is skipped, or a number. Whatever else stands in JSON has no digits. */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Parses JSON without touching its numbers: each is the text that stands there, as a string. `JSON.parse` alone rounds integers beyond 2^53 and
 * long fractions.
 *
 * Throws a `SyntaxError` for text that is not JSON.
 *
 * @example
 * ```ts
 * parseExactJson('{"lamports":9007199254740993,"usd":1e-7}') // { lamports: '9007199254740993', usd: '1e-7' }
 * ```
 */
export function parseExactJson(text: string): Json {
  // Quotes would make right what is wrong as it stands, such as a number for a name.
  JSON.parse(text)
  return JSON.parse(text.replace(STRING_OR_NUMBER, (token) => (token.startsWith('"') ? token : `"${token}"`)))
}
