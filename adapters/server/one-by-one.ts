import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that wait for the answer to the previous one. */
interface Line {
  isBusy: boolean
  isPaused: boolean
  readonly waiting: (() => void)[]
}

const lines = new WeakMap<Socket, Line>()

/**
 * Resolves when the earlier requests of the same connection are answered or cancelled.
 *
 * A client may pipeline its requests, and the platform emits all that it can read. Answers are sent in the order of the requests, so parallel work would
 * only take memory. While a request waits, no further ones are read.
 */
export function waitForTurn({ socket }: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
  const line = lines.get(socket) ?? newLine(socket)
  response.on('close', () => {
    line.isBusy = false
    line.waiting.shift()?.()
    if (!line.isPaused || line.waiting.length > 0) return
    line.isPaused = false
    socket.resume()
  })
  if (!line.isBusy) {
    line.isBusy = true
    return undefined
  }
  line.isPaused = true
  socket.pause()
  return new Promise((resolve) => {
    line.waiting.push(() => {
      line.isBusy = true
      resolve()
    })
  })
}

function newLine(socket: Socket): Line {
  const line: Line = { isBusy: false, isPaused: false, waiting: [] }
  lines.set(socket, line)
  // The platform resumes a socket after every request.
  socket.on('resume', () => {
    if (line.waiting.length > 0) socket.pause()
  })
  return line
}
