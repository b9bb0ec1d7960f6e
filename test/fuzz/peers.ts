/** Peers of a node. Each sends messages over its transport. */
import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { WebSocket } from 'ws'
import type { Node } from '../../src/index.js'
import { checkAnswer, type Message, WrongAnswer } from './messages.js'

export const TRANSPORTS = ['process', 'http', 'webSocket'] as const
export type Transport = (typeof TRANSPORTS)[number]

/** The connection ended before the answer came. */
export class PeerLeft extends Error {}

/** A message that is on its way. */
export interface Sent {
  /** The text of the answer; undefined when the node answers nothing. Rejects with `PeerLeft` when the connection ends before. */
  readonly answer: Promise<string | undefined>
  /** Ends the connection. */
  leave(): void
}

export interface Peer {
  send(message: Message): Promise<Sent>
  close(): void
}

/** A caller in the process, with a connection for each message. */
export function processPeer(node: Node, timeout: number): Peer {
  return {
    async send({ text }) {
      let leave = () => {}
      const left = new Promise<never>((_resolve, reject) => {
        leave = () => reject(new PeerLeft())
      })
      let answer: string | undefined
      const connection = node.connect({ namespaces: 'all', authenticated: true, notify: () => {} }, { timeoutMs: timeout })
      const answered = connection.exchange(text, (given) => {
        answer = given
      })
      const work = Promise.race([answered, left]).finally(() => connection.close())
      return { answer: work.then(() => answer), leave }
    },
    close() {},
  }
}

/** Posts messages over connections that are kept open. */
export function httpPeer(url: string): Peer {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  return {
    async send({ text }) {
      const request = httpRequest(url, { method: 'POST', agent, headers: { 'content-type': 'application/json' } })
      const answer = new Promise<string | undefined>((resolve, reject) => {
        const fail = (error: Error) => reject(request.destroyed ? new PeerLeft() : error)
        request.on('error', fail).on('response', (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part)).on('error', fail)
          response.on('end', () => {
            const body = Buffer.concat(parts).toString()
            if (response.statusCode === 200) resolve(body === '' ? undefined : body)
            else reject(new WrongAnswer(`HTTP status ${response.statusCode}: ${body}`))
          })
        })
      })
      request.end(text)
      return { answer, leave: () => request.destroy() }
    },
    close: () => agent.destroy(),
  }
}

interface Waiting {
  resolve(text: string | undefined): void
  reject(error: Error): void
}

/** A socket on which answers find their messages by the id of the first call. */
class Socket {
  readonly #socket: WebSocket
  readonly #waiting = new Map<string, Waiting>()
  readonly #answered = new Set<string>()
  #probes = 0

  private constructor(socket: WebSocket, onWrongAnswer: (error: WrongAnswer) => void) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => {
      try {
        this.#receive(data.toString())
      } catch (error) {
        onWrongAnswer(error as WrongAnswer)
      }
    })
    socket.on('error', () => {})
    socket.on('close', (code: number) => {
      // 1006: this side has ended it. 1008: the peer has more subscriptions than it can take in.
      if (![1000, 1005, 1006, 1008].includes(code)) onWrongAnswer(new WrongAnswer(`the node closed the socket with code ${code}`))
      for (const { reject } of this.#waiting.values()) reject(new PeerLeft())
      this.#waiting.clear()
    })
  }

  static async open(url: string, onWrongAnswer: (error: WrongAnswer) => void): Promise<Socket> {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    await once(socket, 'open')
    return new Socket(socket, onWrongAnswer)
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  send({ text, ids }: Message): Promise<string | undefined> {
    const first = ids?.[0]
    this.#socket.send(text)
    if (first !== undefined) return this.#answerWith(first)
    // No answer comes, or one with any id: the message has been read when a call that follows is answered.
    const probe = `"probe ${++this.#probes}"`
    this.#socket.send(`{"jsonrpc":"2.0","id":${probe},"method":"eth_chainId"}`)
    return this.#answerWith(probe).then(() => undefined)
  }

  end(): void {
    this.#socket.terminate()
  }

  #answerWith(id: string): Promise<string | undefined> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  #receive(text: string): void {
    const message = JSON.parse(text)
    if (message.method === 'eth_subscription') return
    const id = JSON.stringify((Array.isArray(message) ? message[0] : message).id)
    const waiting = this.#waiting.get(id)
    if (waiting) {
      this.#waiting.delete(id)
      this.#answered.add(id)
      waiting.resolve(text)
      return
    }
    if (this.#answered.has(id)) throw new WrongAnswer(`the call ${id} is answered twice: ${text.slice(0, 1000)}`)
    checkAnswer({ isBatch: Array.isArray(message), ids: undefined }, text)
  }
}

/** Sends messages over one of two sockets. One that is closed is replaced. */
export function webSocketPeer(url: string, onWrongAnswer: (error: WrongAnswer) => void): Peer {
  const sockets: (Socket | undefined)[] = [undefined, undefined]
  let turn = 0
  return {
    async send(message) {
      const at = turn++ % sockets.length
      let socket = sockets[at]
      if (!socket?.isOpen) {
        socket = await Socket.open(url, onWrongAnswer)
        sockets[at] = socket
      }
      const used = socket
      return { answer: used.send(message), leave: () => used.end() }
    },
    close() {
      for (const socket of sockets) socket?.end()
    },
  }
}
