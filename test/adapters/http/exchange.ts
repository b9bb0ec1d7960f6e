import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A TCP connection on which a test writes requests by hand. */
export class Wire {
  #received = ''

  private constructor(readonly socket: Socket) {
    socket.setEncoding('latin1').on('data', (text: string) => {
      this.#received += text
    })
    // A server that cuts the connection is what some tests wait for.
    socket.on('error', () => {})
  }

  static async open(port: number, host = '127.0.0.1'): Promise<Wire> {
    const socket = connect(port, host)
    await once(socket, 'connect')
    return new Wire(socket)
  }

  write(...lines: string[]): this {
    this.socket.write(lines.join('\r\n'))
    return this
  }

  /** The next answer, for answers with a `Content-Length`. */
  async answer(): Promise<{ status: number; head: string; body: string }> {
    for (;;) {
      const end = this.#received.indexOf('\r\n\r\n')
      if (end !== -1) {
        const head = this.#received.slice(0, end)
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
        const body = this.#received.slice(end + 4, end + 4 + length)
        if (body.length === length) {
          this.#received = this.#received.slice(end + 4 + length)
          return { status: Number(head.split(' ')[1]), head, body }
        }
      }
      if (this.socket.closed) throw new Error(`the connection was closed after ${JSON.stringify(this.#received)}`)
      const heard = new AbortController()
      const listening = ['data', 'close'].map((event) => once(this.socket, event, { signal: heard.signal }).catch(() => undefined))
      await Promise.race(listening)
      heard.abort()
    }
  }

  async closed(): Promise<void> {
    if (!this.socket.closed) await once(this.socket, 'close')
  }
}

/** A request as it stands on the wire. */
export function requestText(body: string, headers: readonly string[] = ['Content-Type: application/json'], host = '127.0.0.1'): string {
  return [`POST / HTTP/1.1`, `Host: ${host}`, ...headers, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n')
}
