import { once } from 'node:events'
import type { Json } from 'evmbed'
import { WebSocket } from 'ws'

interface Notification {
  readonly subscription: string
  readonly result: Json
}

/** A WebSocket client without opinions: text goes out as it is, and everything that comes in is kept. */
export class Peer {
  readonly notifications: Notification[] = []
  /** Close code and reason. */
  readonly closed: Promise<readonly [number, string]>
  readonly #answers: string[] = []

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (message) => {
      const text = message.toString()
      const { method, params } = JSON.parse(text) as { method?: string; params: Notification }
      if (method === 'eth_subscription') this.notifications.push(params)
      else this.#answers.push(text)
    })
    this.closed = once(socket, 'close').then(([code, reason]) => [code, String(reason)])
  }

  static async open(url: string): Promise<Peer> {
    const peer = new Peer(new WebSocket(url))
    await once(peer.socket, 'open')
    return peer
  }

  /** The next answer, as text. One at a time. */
  async ask(text: string): Promise<string> {
    this.socket.send(text)
    while (this.#answers.length === 0) await once(this.socket, 'message')
    return this.#answers.shift()!
  }

  async call(method: string, ...params: readonly Json[]): Promise<Json> {
    const { result, error } = JSON.parse(await this.ask(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })))
    if (error) throw Object.assign(new Error(error.message), error)
    return result
  }

  /** The results of a subscription, once there are `count` of them. */
  async notified(subscription: Json, count: number): Promise<Json[]> {
    for (;;) {
      const results = this.notifications.filter((one) => one.subscription === subscription).map(({ result }) => result)
      if (results.length >= count) return results
      await once(this.socket, 'message')
    }
  }
}
