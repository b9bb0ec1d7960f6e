import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The content codings that answers may have (RFC 9110, section 8.4.1). */
export type Coding = 'br' | 'gzip'

/** Best first: Brotli makes listings a quarter smaller than gzip does. */
const CODINGS: readonly Coding[] = ['br', 'gzip']

/** Bytes of a body that is worth compressing: a smaller one fits into one packet anyway. */
const WORTHWHILE = 1400
/** Bytes of a body whose compressed form is kept. */
const LARGE = 32 * 1024
/** Bytes of compressed bodies that are kept at most: some forty listings. */
const CAPACITY = 8 * 1024 * 1024
/** Bodies that are compressed at a time. They share the threads of the process with its files and look-ups of names. */
const LANES = 2

const compress: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => promisify(gzip)(body),
}

/**
 * Picks the coding that a client prefers, from its `Accept-Encoding` (RFC 9110, section 12.5.3). Undefined where it takes none of ours, or does not
 * say.
 */
export function codingFor(accepted: string | undefined): Coding | undefined {
  const weights = new Map<string, number>()
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [, name, weight = '1'] = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/.exec(part) ?? []
    if (name !== undefined) weights.set(name, Number(weight))
  }
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0
  const [best] = CODINGS.filter((coding) => weightOf(coding) > 0).sort((a, b) => weightOf(b) - weightOf(a))
  return best
}

/**
 * Compresses answers, off the event loop. Large listings are compressed once and kept, so that whoever asks for them again and again costs no more
 * than their bytes; when all lanes are taken, an answer is sent as it is.
 */
export class Compressor {
  readonly #kept = new Map<string, Buffer>()
  readonly #underWay = new Map<string, Promise<Buffer>>()
  #keptBytes = 0

  /** @param capacity bytes of compressed bodies that are kept at most */
  constructor(readonly capacity = CAPACITY) {}

  /**
   * @param tag names the body by its content
   * @returns undefined where the body is better sent as it is
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
