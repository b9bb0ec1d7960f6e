import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that wait for the answer to the one before. */
interface Line {
  isBusy: boolean
  readonly waiting: (() => void)[]
}

const lines = new WeakMap<Socket, Line>()

/**
 * Resolves when the requests that came before on the same connection are answered or given up.
 *
 * A client may send its requests without waiting for answers, and the platform hands over as many as it can read. Their answers go back in the same
 * order, so nothing is gained by working on them at the same time; while one waits, no more are read.
 */
export function untilTurn({ socket }: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
  const line = lines.get(socket) ?? newLine(socket)
  response.once('close', () => {
    line.isBusy = false
    line.waiting.shift()?.()
    if (line.waiting.length === 0) socket.resume()
  })
  if (!line.isBusy) {
    line.isBusy = true
    return undefined
  }
  socket.pause()
  return new Promise((resolve) => {
    line.waiting.push(() => {
      line.isBusy = true
      resolve()
    })
  })
}

function newLine(socket: Socket): Line {
  const line: Line = { isBusy: false, waiting: [] }
  lines.set(socket, line)
  // The platform itself resumes a socket after every request that it has read.
  socket.on('resume', () => {
    if (line.waiting.length > 0) socket.pause()
  })
  return line
}
