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
const OPENING_BRACKET = 91
const CLOSING_BRACKET = 93
const OPENING_BRACE = 123
const CLOSING_BRACE = 125

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}

function skipSpace(text: string, at: number): number {
  while (isSpace(text.charCodeAt(at))) at++
  return at
}

/** Returns the position after the string that begins at `at`. */
function endOfString(text: string, at: number): number {
  return closingQuote(text, at) + 1
}

/** Returns the position after the value that begins at `at`. */
function endOfValue(text: string, at: number): number {
  const first = text.charCodeAt(at)
  if (first === QUOTE) return endOfString(text, at)
  if (first === OPENING_BRACE || first === OPENING_BRACKET) return endOfContainer(text, at)
  let end = at
  while (end < text.length && !endsPlainValue(text.charCodeAt(end))) end++
  return end
}

/** Returns the position after the object or array that begins at `at`. */
function endOfContainer(text: string, at: number): number {
  let depth = 0
  for (let i = at; ; ) {
    const code = text.charCodeAt(i)
    if (code === QUOTE) {
      i = endOfString(text, i)
      continue
    }
    if (code === OPENING_BRACE || code === OPENING_BRACKET) depth++
    else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) depth--
    i++
    if (depth === 0) return i
  }
}

/** Returns whether a character ends a number, `true`, `false` or `null`. */
function endsPlainValue(code: number): boolean {
  return isSpace(code) || code === COMMA || code === CLOSING_BRACE || code === CLOSING_BRACKET
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
    const isWanted = isName(text, at, endOfName, name)
    at = skipSpace(text, skipSpace(text, endOfName) + 1)
    const end = endOfValue(text, at)
    if (isWanted) found = text.slice(at, end)
    at = skipSpace(text, end)
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return found
}

/** Returns whether the string between two positions is a name. Escapes may spell it differently. */
function isName(text: string, at: number, end: number, name: string): boolean {
  const content = text.slice(at + 1, end - 1)
  return content === name || (content.includes('\\') && JSON.parse(text.slice(at, end)) === name)
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
    if (code === QUOTE) at = closingQuote(text, at)
    else if (code === COMMA || code === COLON || code === OPENING_BRACKET || code === OPENING_BRACE) values++
    if (values > limit) return true
  }
  return false
}

/** Returns the position of the quote that ends the string at `at`; the length of the text where there is none. */
function closingQuote(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++
    if (escapes % 2 === 0) return end
  }
  return text.length
}
