/** Bech32 (BIP-173), the addresses of Cosmos chains: a prefix, a `1`, groups of five bits, and a checksum of six of them. */

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

export interface Bech32 {
  readonly prefix: string
  readonly bytes: Uint8Array
}

/** Decodes bech32. Undefined for invalid text. */
export function decodeBech32(text: string): Bech32 | undefined {
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return undefined
  const split = lower.lastIndexOf('1')
  const prefix = lower.slice(0, split)
  const groups = Array.from(lower.slice(split + 1), (letter) => ALPHABET.indexOf(letter))
  if (split < 1 || !/^[!-~]+$/.test(prefix) || groups.length < 6 || groups.includes(-1)) return undefined
  if (checksum([...spread(prefix), ...groups]) !== 1) return undefined
  const bytes = regrouped(groups.slice(0, -6))
  return bytes && { prefix, bytes }
}

function spread(prefix: string): number[] {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

function checksum(groups: readonly number[]): number {
  let sum = 1
  for (const group of groups) {
    const top = sum >> 25
    sum = ((sum & 0x1ffffff) << 5) ^ group
    for (const [bit, generator] of GENERATORS.entries()) if ((top >> bit) & 1) sum ^= generator
  }
  return sum
}

/** Groups of five bits as octets; what is left over must be fewer than five zeros. */
function regrouped(groups: readonly number[]): Uint8Array | undefined {
  const bytes: number[] = []
  let bits = 0
  let rest = 0
  for (const group of groups) {
    rest = ((rest << 5) | group) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((rest >> bits) & 0xff)
    }
  }
  const isPadded = bits < 5 && (rest & ((1 << bits) - 1)) === 0
  return isPadded ? Uint8Array.from(bytes) : undefined
}
