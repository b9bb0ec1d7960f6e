import { concatBytes } from '../../src/primitives/hex.js'

/** The RLP of `depth` lists in one another, the innermost with `content` in it. */
export function nestedLists(depth: number, content = new Uint8Array(0)): Uint8Array {
  const prefixes: Uint8Array[] = []
  let length = content.length
  for (let level = 0; level < depth; level++) {
    const prefix = listPrefix(length)
    prefixes.push(prefix)
    length += prefix.length
  }
  return concatBytes(...prefixes.reverse(), content)
}

function listPrefix(length: number): Uint8Array {
  if (length < 56) return Uint8Array.of(0xc0 + length)
  const octets = [24, 16, 8, 0].map((shift) => (length >>> shift) & 0xff)
  while (octets[0] === 0) octets.shift()
  return Uint8Array.of(0xf7 + octets.length, ...octets)
}
