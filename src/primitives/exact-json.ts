import type { Json } from './json.js'

/**
 * Parses JSON without touching its numbers: each is the text that stands there, as a string. `JSON.parse` alone rounds integers beyond 2^53 and
 * long fractions. The text is read once, and nothing of the result holds on to it.
 *
 * Throws a `SyntaxError` for text that is not JSON, and for JSON of more than a thousand levels.
 *
 * @example
 * ```ts
 * parseExactJson('{"lamports":9007199254740993,"usd":1e-7}') // { lamports: '9007199254740993', usd: '1e-7' }
 * ```
 */
export function parseExactJson(text: string): Json {
  return new Reader(text).whole()
}

/** Objects and arrays in each other at most: reading is recursive, and servers that are asked nest a few levels. */
const MAX_DEPTH = 1000

/** RFC 8259, section 6. */
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** A string up to its end, or up to the first escape. Control characters are not allowed in one (section 7). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const STRING_START = /"[^"\\\u0000-\u001f]*/y
/** The length from which engines make a slice a view of the whole text, which would keep all of it in memory. */
const VIEW_LENGTH = 13

const [TAB, LINE_FEED, RETURN, SPACE] = [0x09, 0x0a, 0x0d, 0x20]
const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c]
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

class Reader {
  readonly #text: string
  #at = 0
  #depth = 0

  constructor(text: string) {
    this.#text = text
  }

  whole(): Json {
    const value = this.#value()
    this.#skipSpace()
    if (this.#at < this.#text.length) this.#fail()
    return value
  }

  #value(): Json {
    switch (this.#skipSpace()) {
      case QUOTE:
        return this.#string()
      case OPEN_OBJECT:
        return this.#nested(() => this.#object())
      case OPEN_ARRAY:
        return this.#nested(() => this.#array())
      case 0x74:
        return this.#word('true', true)
      case 0x66:
        return this.#word('false', false)
      case 0x6e:
        return this.#word('null', null)
      default:
        return this.#number()
    }
  }

  #nested<Value>(read: () => Value): Value {
    if (++this.#depth > MAX_DEPTH) throw new SyntaxError(`JSON of more than ${MAX_DEPTH} levels`)
    this.#at++
    const value = read()
    this.#depth--
    return value
  }

  #object(): Json {
    const object: Record<string, Json> = {}
    if (this.#takes(CLOSE_OBJECT)) return object
    do {
      if (this.#skipSpace() !== QUOTE) this.#fail()
      const name = this.#string()
      if (!this.#takes(COLON)) this.#fail()
      const value = this.#value()
      // An assignment would set the prototype.
      if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
      else object[name] = value
    } while (this.#takes(COMMA))
    if (!this.#takes(CLOSE_OBJECT)) this.#fail()
    return object
  }

  #array(): Json {
    const array: Json[] = []
    if (this.#takes(CLOSE_ARRAY)) return array
    do array.push(this.#value())
    while (this.#takes(COMMA))
    if (!this.#takes(CLOSE_ARRAY)) this.#fail()
    return array
  }

  #string(): string {
    const start = this.#at
    STRING_START.lastIndex = start
    STRING_START.test(this.#text)
    let end = STRING_START.lastIndex
    const isPlain = this.#text.charCodeAt(end) === QUOTE
    while (end < this.#text.length && this.#text.charCodeAt(end) !== QUOTE) end += this.#text.charCodeAt(end) === BACKSLASH ? 2 : 1
    if (end >= this.#text.length) this.#fail()
    this.#at = end + 1
    if (isPlain && end - start <= VIEW_LENGTH) return this.#text.slice(start + 1, end)
    // A copy, with its escapes undone; throws for those that there are not.
    return JSON.parse(this.#text.slice(start, this.#at))
  }

  #number(): string {
    const start = this.#at
    NUMBER.lastIndex = start
    if (!NUMBER.test(this.#text)) this.#fail()
    this.#at = NUMBER.lastIndex
    const digits = this.#text.slice(start, this.#at)
    return digits.length < VIEW_LENGTH ? digits : JSON.parse(`"${digits}"`)
  }

  #word<Value>(word: string, value: Value): Value {
    if (!this.#text.startsWith(word, this.#at)) this.#fail()
    this.#at += word.length
    return value
  }

  /** Goes past a character, and white space before it, if it is there. */
  #takes(character: number): boolean {
    if (this.#skipSpace() !== character) return false
    this.#at++
    return true
  }

  /** Returns the character after white space; NaN at the end. */
  #skipSpace(): number {
    for (;;) {
      const character = this.#text.charCodeAt(this.#at)
      if (character !== SPACE && character !== LINE_FEED && character !== RETURN && character !== TAB) return character
      this.#at++
    }
  }

  #fail(): never {
    throw new SyntaxError(`no JSON at position ${this.#at}`)
  }
}
