/**
 * Checks and decodes RLP from untrusted sources (Yellow Paper, appendix B).
 *
 * `@ethereumjs/rlp` copies the content of a list at every level and keeps all copies, and makes an object of each item: time and memory grow with
 * length times depth. The checks here follow the prefixes alone, without recursion and without copies.
 */
import { type NestedUint8Array, RLP } from '@ethereumjs/rlp'

/** Bytes are not RLP, or exceed the limits of what they should be. The texts are geth's where geth has one. */
export class InvalidRlp extends Error {
  constructor(reason: string) {
    super(`rlp: ${reason}`)
  }
}

/** An item, by the positions of its content in the bytes around it. The prefix lies before `start`. */
export interface RlpItem {
  readonly isList: boolean
  readonly start: number
  readonly end: number
}

export interface RlpLimits {
  /** Lists that may lie in one another. */
  readonly depth: number
  /** Strings and lists at most, at all depths together. Default: as many as there are bytes. */
  readonly items?: number
}

/**
 * Returns the item that begins at a position. Throws `InvalidRlp` when it ends after `limit`.
 *
 * @param limit where the bytes end, or the list that holds the item
 */
export function rlpItemAt(bytes: Uint8Array, position: number, limit = bytes.length): RlpItem {
  const prefix = bytes[position]
  if (prefix === undefined || position >= limit) throw new InvalidRlp('unexpected EOF')
  if (prefix < 0x80) return { isList: false, start: position, end: position + 1 }
  const isList = prefix >= 0xc0
  const size = prefix - (isList ? 0xc0 : 0x80)
  // Sizes above 55 stand for the number of bytes that hold the length.
  const lengthBytes = size > 55 ? size - 55 : 0
  const start = position + 1 + lengthBytes
  const length = lengthBytes === 0 ? size : bytes.subarray(position + 1, start).reduce((sum, octet) => sum * 256 + octet, 0)
  const end = start + length
  if (end > limit) {
    throw new InvalidRlp(limit < bytes.length ? 'element is larger than containing list' : 'value size exceeds available input length')
  }
  return { isList, start, end }
}

/** Returns the items of a list, without those within them. Throws `InvalidRlp` when one of them does not end within the list. */
export function* rlpItems(bytes: Uint8Array, list: RlpItem): Generator<RlpItem> {
  for (let position = list.start; position < list.end; ) {
    const item = rlpItemAt(bytes, position, list.end)
    yield item
    position = item.end
  }
}

/** Throws `InvalidRlp` for bytes that are not one item after the other, or are beyond the limits. */
export function checkRlp(bytes: Uint8Array, { depth, items = bytes.length }: RlpLimits): void {
  const openEnds: number[] = []
  let count = 0
  for (let position = 0; position < bytes.length; ) {
    const item = rlpItemAt(bytes, position, openEnds.at(-1))
    if (++count > items) throw new InvalidRlp(`more than ${items} elements`)
    if (item.isList) {
      if (openEnds.length === depth) throw new InvalidRlp(`lists nested more than ${depth} levels deep`)
      openEnds.push(item.end)
    }
    position = item.isList ? item.start : item.end
    while (position === openEnds.at(-1)) openEnds.pop()
  }
}

/** Decodes the one item that `bytes` hold. Throws `InvalidRlp`. */
export function decodeRlp(bytes: Uint8Array, limits: RlpLimits): Uint8Array | NestedUint8Array {
  checkRlp(bytes, limits)
  try {
    return RLP.decode(bytes)
  } catch (error) {
    throw new InvalidRlp(error instanceof Error ? error.message : 'invalid encoding')
  }
}
