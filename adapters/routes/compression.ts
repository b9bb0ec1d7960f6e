import { promisify } from 'node:util'
import { type Coding, nodeZlib } from '../server/index.js'

/** Content codings by preference. Listings in Brotli are a quarter smaller than in gzip. */
export const CODINGS: readonly Coding[] = ['br', 'gzip']

/** Minimum bytes of a body that is compressed. A smaller body fits into one packet. */
const WORTHWHILE = 1400
/** Minimum bytes of a body whose compressed form is kept. */
const LARGE = 32 * 1024
/** Maximum bytes of compressed bodies that are kept, about forty listings. */
const CAPACITY = 8 * 1024 * 1024
/** Maximum number of bodies that are compressed at a time. Compression shares the thread pool with file operations and DNS lookups. */
const LANES = 2

const compress: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br(body) {
    const { brotliCompress, constants } = nodeZlib()
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    return promisify(brotliCompress)(body, { params })
  },
  gzip: (body) => promisify(nodeZlib().gzip)(body),
}

/**
 * Compresses responses outside the event loop. Large listings are compressed once and kept, so repeated requests for them are cheap. While the
 * maximum number of bodies is being compressed, further responses are sent uncompressed.
 */
export class Compressor {
  readonly #kept = new Map<string, Buffer>()
  readonly #underWay = new Map<string, Promise<Buffer>>()
  #keptBytes = 0

  /** @param capacity maximum bytes of compressed bodies that are kept */
  constructor(readonly capacity = CAPACITY) {}

  /**
   * Returns the compressed body; undefined if the body should be sent uncompressed.
   *
   * @param tag entity tag of the body
   */
  async compressed(body: Buffer, tag: string, coding: Coding): Promise<Buffer | undefined> {
    if (body.length < WORTHWHILE) return undefined
    const key = `${coding} ${tag}`
    const kept = this.#kept.get(key) ?? this.#underWay.get(key)
    if (kept) return kept
    if (this.#underWay.size >= LANES) return undefined
    const work = compress[coding](body)
    this.#underWay.set(key, work)
    try {
      const smaller = await work
      if (body.length >= LARGE) this.#keep(key, smaller)
      return smaller
    } finally {
      this.#underWay.delete(key)
    }
  }

  #keep(key: string, smaller: Buffer): void {
    this.#kept.set(key, smaller)
    this.#keptBytes += smaller.length
    // The oldest go first.
    for (const [oldest, { length }] of this.#kept) {
      if (this.#keptBytes <= this.capacity) return
      this.#kept.delete(oldest)
      this.#keptBytes -= length
    }
  }
}
