/** JSON is nested too deep, or has too many values. */
export class JsonTooLarge extends Error {}

export interface JsonLimits {
  /** Objects and arrays in one another. */
  readonly depth: number
  /** Values, those in objects and arrays included. */
  readonly values: number
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
/** Bytes between two turns of others: a millisecond. */
const PIECE = 2 ** 18

/**
 * Goes through UTF-8 of JSON before it is parsed, which takes long for what is nested deep or has many values, and cannot be interrupted. Text that is
 * not JSON may pass.
 *
 * Throws `JsonTooLarge`.
 *
 * @param turn awaited about once in a millisecond
 */
export async function checkShape(bytes: Uint8Array, { depth, values }: JsonLimits, turn: () => Promise<void>): Promise<void> {
  let level = 0
  let count = 1
  let isInString = false
  for (let at = 0, end = 0; at < bytes.length; ) {
    await turn()
    for (end += PIECE; at < bytes.length && at < end; at++) {
      const byte = bytes[at]
      if (isInString) {
        if (byte === BACKSLASH) at++
        else if (byte === QUOTE) isInString = false
      } else if (byte === QUOTE) isInString = true
      else if (byte === COMMA) count++
      else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
        count++
        if (++level > depth) throw new JsonTooLarge(`it is nested more than ${depth} levels deep`)
      } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) level--
    }
    if (count > values) throw new JsonTooLarge(`it has more than ${values} values`)
  }
}
