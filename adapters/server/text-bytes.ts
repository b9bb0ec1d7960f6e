import { setImmediate } from 'node:timers/promises'

/** Characters that are encoded between two turns of others. */
const SLICE = 2 * 1024 * 1024

/** Returns whether to encode a text takes milliseconds. */
export function isLongText(text: string): boolean {
  return text.length > SLICE
}

/** Returns the bytes of a text. A long one is encoded in slices, between which others have a turn. */
export async function bytesOf(text: string): Promise<Buffer> {
  if (!isLongText(text)) return Buffer.from(text)
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  let written = 0
  for (let start = 0; start < text.length; ) {
    const end = endOfSlice(text, start + SLICE)
    written += bytes.write(text.slice(start, end), written)
    start = end
    await setImmediate()
  }
  return bytes
}

/** Returns a position near `end` that does not divide the two units of a character. */
function endOfSlice(text: string, end: number): number {
  const unit = text.charCodeAt(end - 1)
  return unit >= 0xd800 && unit < 0xdc00 ? end + 1 : end
}
