const POLYNOMIAL = 0xedb88320

/** Remainders of an octet, and of an octet before one, two and three zeros: four tables, one after the other. */
const TABLES = new Uint32Array(4 * 256)
for (let i = 0; i < TABLES.length; i++) {
  const before = TABLES[i - 256] ?? 0
  let remainder = i & 255
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1
  TABLES[i] = i < 256 ? remainder : (before >>> 8) ^ (TABLES[before & 255] ?? 0)
}

/** Returns the CRC-32 (IEEE 802.3) of bytes, as an unsigned integer. Pass the checksum of earlier bytes to continue it. */
export function crc32(bytes: Uint8Array, checksum = 0): number {
  const { length } = bytes
  let remainder = ~checksum
  let i = 0
  for (; i + 4 <= length; i += 4) {
    remainder ^= (bytes[i] ?? 0) | ((bytes[i + 1] ?? 0) << 8) | ((bytes[i + 2] ?? 0) << 16) | ((bytes[i + 3] ?? 0) << 24)
    remainder =
      (TABLES[768 | (remainder & 255)] ?? 0) ^
      (TABLES[512 | ((remainder >>> 8) & 255)] ?? 0) ^
      (TABLES[256 | ((remainder >>> 16) & 255)] ?? 0) ^
      (TABLES[remainder >>> 24] ?? 0)
  }
  for (; i < length; i++) remainder = (remainder >>> 8) ^ (TABLES[(remainder ^ (bytes[i] ?? 0)) & 255] ?? 0)
  return ~remainder >>> 0
}
