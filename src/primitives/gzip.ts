import { concatBytes } from './hex.js'

/** Bytes were to be unpacked that are not packed so, or are too many. */
export class NotUnpacked extends Error {}

/** The bytes, packed with gzip. */
export async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  return concatenated(streamOf(bytes).pipeThrough(new CompressionStream('gzip')), Number.POSITIVE_INFINITY)
}

/** Unpacks gzip. Throws `NotUnpacked` for other bytes, and for content longer than `limit`. */
export async function gunzip(bytes: Uint8Array, limit: number): Promise<Uint8Array> {
  try {
    return await concatenated(streamOf(bytes).pipeThrough(new DecompressionStream('gzip')), limit)
  } catch (error) {
    // The platforms each throw their own for what is no gzip.
    throw error instanceof NotUnpacked ? error : new NotUnpacked('it is not packed with gzip')
  }
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes.slice()]).stream()
}

async function concatenated(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > limit) {
      await reader.cancel()
      throw new NotUnpacked(`it unpacks to more than ${limit} bytes`)
    }
    chunks.push(part.value)
  }
  return concatBytes(...chunks)
}
