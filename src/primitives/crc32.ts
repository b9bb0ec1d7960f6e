const POLYNOMIAL = 0xedb88320

const TABLE = Uint32Array.from({ length: 256 }, (_, octet) => {
  let remainder = octet
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1
  return remainder
})

/** Returns the CRC-32 (IEEE 802.3) of bytes, as an unsigned integer. Pass the checksum of earlier bytes to continue it. */
export function crc32(bytes: Uint8Array, checksum = 0): number {
  let remainder = ~checksum
  for (let i = 0; i < bytes.length; i++) {
    remainder = (remainder >>> 8) ^ (TABLE[(remainder ^ (bytes[i] ?? 0)) & 255] ?? 0)
  }
  return ~remainder >>> 0
}
