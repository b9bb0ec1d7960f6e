import { connect, type Socket } from 'node:net'

/** A request to a server of this machine over a connection that stays open: little more than writing and reading a socket. */
export interface HttpConnection {
  /** Sends one JSON-RPC message and returns the body of its answer. One at a time. */
  send(body: string): Promise<string>
  close(): void
}

const END_OF_HEADERS = '\r\n\r\n'
const END_OF_CHUNKS = '0\r\n\r\n'

export async function httpConnection(port: number): Promise<HttpConnection> {
  const socket: Socket = connect(port, '127.0.0.1').setNoDelay()
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let received = ''
  let waiting: { resolve(body: string): void; reject(error: Error): void } | undefined
  // Answers are ASCII, so that a character is a byte.
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
    const body = bodyOf(received)
    if (body === undefined) return
    received = ''
    waiting?.resolve(body)
  })
  socket.on('close', () => waiting?.reject(new Error('the server has closed the connection')))
  return {
    send: (body) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the connection is closed'))
        waiting = { resolve, reject }
        socket.write(
          `POST / HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
        )
      }),
    close: () => socket.destroy(),
  }
}

/** Returns the body of a complete response; undefined while something is missing. */
function bodyOf(response: string): string | undefined {
  const end = response.indexOf(END_OF_HEADERS)
  if (end < 0) return undefined
  const start = end + END_OF_HEADERS.length
  const length = /\r\ncontent-length: *(\d+)/i.exec(response.slice(0, end))?.[1]
  if (length !== undefined) return response.length - start < Number(length) ? undefined : response.slice(start)
  return response.endsWith(END_OF_CHUNKS) ? joinChunks(response.slice(start)) : undefined
}

function joinChunks(chunks: string): string {
  let body = ''
  for (let at = 0; ; ) {
    const line = chunks.indexOf('\r\n', at)
    const length = Number.parseInt(chunks.slice(at, line), 16)
    if (!(length > 0)) return body
    body += chunks.slice(line + 2, line + 2 + length)
    at = line + 2 + length + 2
  }
}
