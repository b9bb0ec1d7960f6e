import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { AbciApplication } from '../../src/internal.js'
import { answer } from './answer.js'
import { FrameReader, frameOf, MalformedFrame } from './frames.js'
import { decodeRequest, encodeResponse, type Request } from './messages.js'

/** Bytes of answers, and milliseconds since the first of them, after which they are sent although further requests have been read. */
const BUFFERED = 64 * 1024
const LONGEST_WAIT = 5

/** Application, limits and reports of a connection. */
export interface ConnectionOptions {
  readonly application: AbciApplication
  /** Maximum bytes of a request. */
  readonly frameLimit: number
  /** Receives failures of the application, and requests that could not be read. */
  readonly onFault: (fault: unknown) => void
}

/**
 * Answers the requests of one connection in their order until the peer closes it. A request that cannot be read ends the connection and is reported.
 *
 * Answers to checks that were read together are sent together. Nothing is read while a request is answered or while the peer does not read its answers, so a
 * connection takes the memory of one request and one answer, or of 64 KiB of answers to checks.
 */
export async function serveConnection(socket: Socket, { application, frameLimit, onFault }: ConnectionOptions): Promise<void> {
  const frames = new FrameReader(frameLimit)
  const answers = new AnswerBuffer(socket)
  try {
    for await (const chunk of chunksOf(socket)) {
      for (const frame of frames.push(chunk)) {
        const request = requestOf(frame)
        if (!isQuick(request)) await answers.send()
        answers.add(encodeResponse(await answer(application, request, onFault)))
        if (answers.isDue) await answers.send()
      }
      await answers.send()
    }
  } catch (error) {
    // A peer that has gone is no failure.
    if (!(error instanceof Error && 'code' in error)) onFault(error)
  } finally {
    socket.destroy()
  }
}

/**
 * Returns whether answers may wait for that of a request. Under load the engine sends many checks at a time and a flush after every few of them, and a write for
 * each flush would take longer than the checks.
 */
function isQuick({ name }: Request): boolean {
  return name === 'checkTx' || name === 'flush'
}

/** Returns the bytes of a socket, not as `Buffer`, whose `slice` makes no copy. */
async function* chunksOf(socket: Socket): AsyncGenerator<Uint8Array> {
  for await (const chunk of socket) {
    if (chunk instanceof Uint8Array) yield new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  }
}

function requestOf(frame: Uint8Array): Request {
  try {
    return decodeRequest(frame)
  } catch (error) {
    throw new MalformedFrame('a frame that is no request of ABCI 2.0', { cause: error })
  }
}

/** Answers that are sent together. */
class AnswerBuffer {
  readonly #socket: Socket
  #frames: Uint8Array[] = []
  #size = 0
  /** Time of the first answer. */
  #since = 0

  constructor(socket: Socket) {
    this.#socket = socket
  }

  /** Whether the answers must not wait for others. */
  get isDue(): boolean {
    return this.#size >= BUFFERED || performance.now() - this.#since >= LONGEST_WAIT
  }

  add(message: Uint8Array): void {
    const frame = frameOf(message)
    if (this.#size === 0) this.#since = performance.now()
    this.#frames.push(frame)
    this.#size += frame.length
  }

  /** Sends the answers. Waits while the peer does not read. Rejects if the connection ends meanwhile. */
  async send(): Promise<void> {
    if (this.#size === 0) return
    const frames = this.#frames
    this.#frames = []
    this.#size = 0
    if (this.#socket.write(Buffer.concat(frames))) return
    const gone = new AbortController()
    const abort = () => gone.abort()
    this.#socket.once('close', abort)
    try {
      await once(this.#socket, 'drain', { signal: gone.signal })
    } finally {
      this.#socket.off('close', abort)
    }
  }
}
