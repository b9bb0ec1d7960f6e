import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MessageMemory } from './message-memory.js'

/** A request that middleware may have read: Express leaves the parsed body in `body`, some hosts the raw one in `rawBody`. */
export interface MountedRequest extends IncomingMessage {
  readonly body?: unknown
  readonly rawBody?: unknown
}

export type RequestListener = (request: MountedRequest, response: ServerResponse) => void

/** Returns the declared length of a body in bytes if it is more than `limit`; undefined for a shorter body, and for a request that declares no length. */
export function declaredExcess(request: IncomingMessage, limit: number): number | undefined {
  const length = declaredLength(request)
  return Number.isFinite(length) && length > limit ? length : undefined
}

/** Returns the declared length of a body in bytes; infinity when the request declares none. */
export function declaredLength(request: IncomingMessage): number {
  if (request.headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(request.headers['content-length'] ?? 0)
}

/**
 * Returns the whole body, or undefined when it is longer than `limit` bytes; the rest is then unread. Rejects when the peer disconnects.
 *
 * @param grow called with the bytes that have arrived; reading continues when the returned promise resolves
 */
function readBody(request: IncomingMessage, limit: number, grow: (size: number) => Promise<void> | undefined): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let isRead = false
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) {
        request.off('data', take).pause()
        resolve(undefined)
        return
      }
      chunks.push(chunk)
      const free = grow(size)
      if (free === undefined) return
      request.pause()
      void free.then(() => request.resume())
    }
    request.on('data', take)
    request.on('end', () => {
      isRead = true
      resolve(textOf(chunks))
    })
    // Every request is closed in the end, and an error takes as long as the rest of the handler.
    request.on('close', () => {
      if (!isRead) reject(new Error('the request was aborted'))
    })
  })
}

/** Returns the text of a body. Most have one chunk. */
function textOf(chunks: readonly Buffer[]): string {
  const [only] = chunks
  return (only && chunks.length === 1 ? only : Buffer.concat(chunks)).toString()
}

/** A body, and the release of its memory. */
export interface Body {
  /** Undefined for a body that is longer than it may be. The rest of it is unread. */
  readonly text: string | undefined
  /** Releases the memory when the request is handled: the peer may take its time to read the answer. */
  leave(): void
}

/**
 * Reads a body of at most `limit` bytes while there is memory for it. Rejects when the peer disconnects. One that sends too slowly gets 408.
 *
 * The text is undefined, too, where middleware has read the body and kept nothing. A body that it parsed is serialised again, so an id `1.0` becomes `1`,
 * and integers beyond 2^53 are rounded.
 */
export async function bodyOf(request: MountedRequest, response: ServerResponse, limit: number, memory: MessageMemory): Promise<Body> {
  // A body that middleware has read is in memory already.
  if (request.readableEnded) return { text: consumedText(request), leave() {} }
  const room = memory.room(() => {
    response.writeHead(408, { connection: 'close', 'content-length': 0 }).end(() => request.destroy())
  })
  const leave = () => room.leave()
  response.once('close', leave)
  const most = Math.min(declaredLength(request), limit)
  let size = 0
  const text = await readBody(request, limit, (arrived) => {
    size = arrived
    return room.grow(arrived, most)
  })
  if (text === undefined) leave()
  else room.complete(size)
  return { text, leave }
}

/** Discards the rest of a body, at most `limit` bytes. Resolves to whether that was all of it. */
export function discardBody(request: IncomingMessage, limit: number): Promise<boolean> {
  if (request.readableEnded || request.destroyed) return Promise.resolve(true)
  return new Promise((resolve) => {
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) return
      request.pause()
      resolve(false)
    })
    request.once('end', () => resolve(true))
    request.once('close', () => resolve(true))
    request.resume()
  })
}

function consumedText({ rawBody, body }: MountedRequest): string | undefined {
  const given = rawBody ?? body
  if (given === undefined) return undefined
  if (typeof given === 'string') return given
  return Buffer.isBuffer(given) ? given.toString() : JSON.stringify(given)
}
