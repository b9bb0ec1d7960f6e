/**
 * Slices of JSON text.
 *
 * JSON-RPC asks for the id back as it came (`1.0` stays `1.0`, big integers keep their digits), which `JSON.parse` has already lost. These
 * functions find the raw text of a member or of an array's elements. They expect text that `JSON.parse` has accepted, `hasMoreValues` apart.
 */

const QUOTE = 34
const BACKSLASH = 92
const COMMA = 44
const COLON = 58
const BRACKET = 91
const BRACE = 123

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}

function skipSpace(text: string, at: number): number {
  while (isSpace(text.charCodeAt(at))) at++
  return at
}

/** The position after the string that begins at `at`. */
function endOfString(text: string, at: number): number {
  for (let i = at + 1; ; i++) {
    const code = text.charCodeAt(i)
    if (code === BACKSLASH) i++
    else if (code === QUOTE) return i + 1
  }
}

/** The position after the value that begins at `at`. */
function endOfValue(text: string, at: number): number {
  const first = text[at]
  if (first === '"') return endOfString(text, at)
  if (first === '{' || first === '[') {
    let depth = 0
    for (let i = at; ; ) {
      const char = text[i]
      if (char === '"') {
        i = endOfString(text, i)
        continue
      }
      if (char === '{' || char === '[') depth++
      else if (char === '}' || char === ']') depth--
      i++
      if (depth === 0) return i
    }
  }
  let i = at
  while (i < text.length && !isSpace(text.charCodeAt(i)) && text[i] !== ',' && text[i] !== '}' && text[i] !== ']') i++
  return i
}

/** The raw text of each element of an array. */
export function elementTexts(text: string): string[] {
  const elements: string[] = []
  let at = skipSpace(text, skipSpace(text, 0) + 1)
  while (text[at] !== ']') {
    const end = endOfValue(text, at)
    elements.push(text.slice(at, end))
    at = skipSpace(text, end)
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return elements
}

/** The raw text of a member of an object; of the last one when a name stands twice, as `JSON.parse` takes it. */
export function memberText(text: string, name: string): string | undefined {
  let found: string | undefined
  let at = skipSpace(text, skipSpace(text, 0) + 1)
  while (text[at] !== '}') {
    const endOfName = endOfString(text, at)
    const isWanted = JSON.parse(text.slice(at, endOfName)) === name
    at = skipSpace(text, skipSpace(text, endOfName) + 1)
    const end = endOfValue(text, at)
    if (isWanted) found = text.slice(at, end)
    at = skipSpace(text, end)
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return found
}

/**
 * Returns whether a text has more values than `limit`, names of members included. Reading a text takes time and memory by their number: five million
 * characters are one string, or a million objects. The text need not be JSON.
 */
export function hasMoreValues(text: string, limit: number): boolean {
  // A value and what divides it from the next have two characters at least.
  if (text.length < 2 * limit) return false
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfPlainString(text, at)
    else if (code === COMMA || code === COLON || code === BRACKET || code === BRACE) values++
    if (values > limit) return true
  }
  return false
}

/** The position of the quote that ends the string at `at`; the length of the text where there is none. */
function endOfPlainString(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++
    if (escapes % 2 === 0) return end
  }
  return text.length
}
