import type { IncomingMessage, ServerResponse } from 'node:http'
import { roomFor, SHORT_MESSAGE } from './message-memory.js'

/** A request that middleware may have read: Express leaves the parsed body in `body`, some hosts the raw one in `rawBody`. */
export interface MountedRequest extends IncomingMessage {
  readonly body?: unknown
  readonly rawBody?: unknown
}

export type RequestListener = (request: MountedRequest, response: ServerResponse) => void

/** Returns the declared length of a body in bytes; infinity when the request declares none. */
export function declaredLength(request: IncomingMessage): number {
  if (request.headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(request.headers['content-length'] ?? 0)
}

/**
 * Returns the whole body, or undefined when it is longer than `limit` bytes; the rest is then unread. Rejects when the peer disconnects.
 *
 * @param onLong called when the body turns out to be long; reading continues when the returned promise resolves
 */
export function readBody(
  request: IncomingMessage,
  limit: number,
  onLong: () => Promise<void> | undefined = () => undefined,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let isRead = false
    const take = (chunk: Buffer) => {
      const wasShort = size <= SHORT_MESSAGE
      size += chunk.length
      if (size > limit) {
        request.off('data', take).pause()
        resolve(undefined)
        return
      }
      chunks.push(chunk)
      const free = wasShort && size > SHORT_MESSAGE ? onLong() : undefined
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

/** Reads a body as `readBody` does, after memory is reserved for a long one. */
export function readLongBody(request: IncomingMessage, response: ServerResponse, limit: number): Promise<string | undefined> {
  return readBody(request, limit, () => {
    const room = roomFor(Math.min(declaredLength(request), limit))
    response.once('close', room.leave)
    return room.free
  })
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

/**
 * Returns the text of a body that middleware has read, or undefined when the middleware kept nothing.
 *
 * A parsed body is serialised again, so an id `1.0` becomes `1`, and integers beyond 2^53 are rounded.
 */
export function consumedBody({ rawBody, body }: MountedRequest): string | undefined {
  const given = rawBody ?? body
  if (given === undefined) return undefined
  if (typeof given === 'string') return given
  return Buffer.isBuffer(given) ? given.toString() : JSON.stringify(given)
}
