import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { Connection, Node } from '../../src/internal.js'
import { bytesOf, isLongText, type MessageMemory, messageMemory, type Permissions } from '../server/index.js'
import { type Heartbeat, startHeartbeat } from './heartbeat.js'
import { Intake, type Message } from './intake.js'
import type { SocketOptions } from './options.js'
import { boundUnfinished, type Unfinished } from './unfinished.js'

/** RFC 6455, section 7.4.1. */
const POLICY_VIOLATION = 1008

/** Milliseconds in which a peer may acknowledge a close frame. */
const GRACE = 200

/** Bytes of a peer's messages that are answered at the same time; one longer message is answered alone. There may be thousands of peers. */
const BYTES_IN_FLIGHT = 128 * 1024

/** Milliseconds in which a peer must read something while other peers wait for its memory. */
const SLOW_PEER_TIMEOUT = 1000

/**
 * Connects a peer's socket to the node until it closes.
 *
 * Answers are sent when they are ready, not in the order of the messages. A binary message is read as UTF-8 text, as in geth. Memory per peer is bounded:
 * while `inFlightLimit` messages are being answered, or more than `sendBufferLimit` bytes of answers wait, no further messages are read. Notifications
 * cannot be delayed, so a socket with more than `sendBufferLimit` bytes of them is closed instead of skipping some.
 */
export function connectSocket(
  node: Pick<Node, 'connect'>,
  { socket, stream }: { readonly socket: WebSocket; readonly stream: Socket },
  permissions: Permissions,
  options: SocketOptions,
): void {
  new SocketConnection(node, socket, stream, permissions, options).start()
}

/** `intake`: enough messages are being answered. `memory`: a long message waits for memory, or is refused. */
type PauseReason = 'intake' | 'memory'

class SocketConnection {
  readonly #socket: WebSocket
  readonly #stream: Socket
  readonly #options: SocketOptions
  readonly #connection: Connection
  readonly #heartbeat: Heartbeat
  readonly #intake: Intake
  readonly #memory: MessageMemory
  readonly #pauseReasons = new Set<PauseReason>()
  /** Characters of notifications that are not sent yet. */
  #waitingNotifications = 0
  /** Whether other peers wait for the memory of this peer's answers. */
  #isTimeoutShortened = false

  constructor(node: Pick<Node, 'connect'>, socket: WebSocket, stream: Socket, permissions: Permissions, options: SocketOptions) {
    this.#socket = socket
    this.#stream = stream
    this.#options = options
    this.#heartbeat = startHeartbeat(socket, options, () => this.#cannotReadPong())
    this.#connection = this.#connect(node, permissions)
    this.#memory = messageMemory(permissions)
    this.#intake = new Intake({
      messages: options.inFlightLimit,
      bytes: Math.min(options.messageLimit, BYTES_IN_FLIGHT),
      answer: (message) => this.#answer(message),
      isBlocked: () => this.#isStuck(),
      pause: (isPaused) => this.#setPaused('intake', isPaused),
    })
  }

  /** Starts to read messages. */
  start(): void {
    const socket = this.#socket
    const unfinished = this.#boundUnfinished()
    // Emitted when no pending bytes were written for the time that `setTimeout` has set.
    this.#stream.on('timeout', () => socket.terminate())
    // Pongs wait in the send buffer, too.
    socket.on('ping', () => this.#intake.proceed())
    socket.on('message', (message) => {
      this.#heartbeat.alive()
      const text = message.toString()
      const room = unfinished.complete(text.length)
      this.#intake.take({ text, leave: () => room?.leave() })
    })
    // ws answers protocol errors (a message too long, invalid UTF-8) with their close code, then emits them here.
    socket.on('error', () => this.#close())
    socket.on('close', () => {
      this.#heartbeat.stop()
      this.#close()
    })
  }

  #connect(node: Pick<Node, 'connect'>, permissions: Permissions): Connection {
    const { batchRequestLimit, batchResponseLimit, timeoutMs: timeout, sendBufferLimit } = this.#options
    const push = {
      send: (text: string) => this.#sendNotification(text),
      holdLimit: sendBufferLimit,
      overflow: () => this.#closeAfterOverflow(),
    }
    const backpressure = { limit: sendBufferLimit, shortenTimeout: () => this.#shortenTimeout() }
    return node.connect({ ...permissions, push, backpressure }, { batchRequestLimit, batchResponseLimit, timeoutMs: timeout })
  }

  #boundUnfinished(): Unfinished {
    const { messageLimit: limit, timeoutMs: timeout } = this.#options
    return boundUnfinished(this.#socket, this.#stream, {
      limit,
      timeout,
      memory: this.#memory,
      pause: (isPaused) => this.#setPaused('memory', isPaused),
      refuse: (code, reason) => {
        this.#setPaused('memory', true)
        this.#socket.close(code, reason)
        setTimeout(() => this.#socket.terminate(), GRACE)
      },
    })
  }

  /** Answers a message. Its memory is released before the answer is sent, which may wait for the peer. */
  async #answer({ text, leave }: Message): Promise<void> {
    try {
      await this.#connection.exchange(text, (answer) => {
        leave()
        return this.#sendAnswer(answer)
      })
    } catch {
      this.#socket.terminate()
    } finally {
      leave()
    }
  }

  #sendAnswer(text: string): void | Promise<void> {
    if (!this.#isOpen) return
    const taken = this.#connection.sending(text.length)
    const send = (data: Buffer | string) => {
      this.#socket.send(data, { binary: false }, () => {
        taken()
        this.#onSent()
      })
      if (this.#isTimeoutShortened) this.#shortenTimeout()
    }
    return isLongText(text) ? bytesOf(text).then(send) : send(text)
  }

  #sendNotification(text: string): void {
    if (!this.#isOpen) return
    if (this.#waitingNotifications > this.#options.sendBufferLimit) {
      this.#closeAfterOverflow()
      return
    }
    // Characters, not bytes: notifications are hex and names.
    this.#waitingNotifications += text.length
    this.#socket.send(text, () => {
      this.#waitingNotifications -= text.length
      this.#onSent()
    })
  }

  #onSent(): void {
    this.#heartbeat.alive()
    if (this.#connection.unsent === 0) {
      this.#isTimeoutShortened = false
      this.#stream.setTimeout(0)
    }
    this.#intake.proceed()
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** Whether the peer does not read its answers. */
  #isStuck(): boolean {
    return this.#connection.isFull || this.#socket.bufferedAmount > this.#options.sendBufferLimit
  }

  /** Whether reading is paused because of the peer's own requests. Its pong cannot be read then. */
  #cannotReadPong(): boolean {
    return (this.#intake.isBusy && !this.#isStuck()) || this.#pauseReasons.has('memory')
  }

  #setPaused(reason: PauseReason, isPaused: boolean): void {
    if (isPaused) this.#pauseReasons.add(reason)
    else this.#pauseReasons.delete(reason)
    if (!this.#isOpen) return
    if (this.#pauseReasons.size > 0) {
      this.#socket.pause()
    } else {
      this.#heartbeat.alive()
      this.#socket.resume()
    }
  }

  /** Requires the peer to read soon: other peers wait for the memory of its answers. */
  #shortenTimeout(): void {
    this.#isTimeoutShortened = true
    // A peer has nothing to read while its answer is encoded. Setting the timeout again would restart it.
    if (this.#socket.bufferedAmount > 0 && this.#stream.timeout !== SLOW_PEER_TIMEOUT) this.#stream.setTimeout(SLOW_PEER_TIMEOUT)
  }

  #closeAfterOverflow(): void {
    this.#connection.close()
    this.#socket.close(POLICY_VIOLATION, 'subscription queue overflow')
  }

  #close(): void {
    this.#connection.close()
    this.#intake.close()
  }
}
