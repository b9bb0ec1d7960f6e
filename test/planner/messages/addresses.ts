/** Bech32 (BIP-173), the other way round than the planner needs it. */
const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

function polymod(groups: readonly number[]): number {
  return groups.reduce((sum, group) => {
    const next = ((sum & 0x1ffffff) << 5) ^ group
    return GENERATORS.reduce((mixed, generator, bit) => ((sum >> 25) & (1 << bit) ? mixed ^ generator : mixed), next)
  }, 1)
}

/** The account on a Cosmos chain whose 20 bytes are all ones. */
export function cosmosAddress(prefix: string): string {
  // 160 bits are 32 groups of five.
  const groups = Array.from({ length: 32 }, () => 31)
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0))
  const spread = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
  const sum = polymod([...spread, ...groups, 0, 0, 0, 0, 0, 0]) ^ 1
  const checksum = Array.from({ length: 6 }, (_, i) => (sum >> (5 * (5 - i))) & 31)
  return `${prefix}1${[...groups, ...checksum].map((group) => ALPHABET[group]).join('')}`
}
