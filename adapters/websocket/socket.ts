import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { Node } from '../../src/internal.js'
import { type Permissions, roomFor } from '../server/index.js'
import { Intake } from './intake.js'
import type { SocketOptions } from './options.js'
import { boundUnfinished } from './unfinished.js'

/** RFC 6455, section 7.4.1. */
const POLICY_VIOLATION = 1008

/** Milliseconds in which a peer may acknowledge a close frame. */
const GRACE = 200

/** Bytes of a peer's messages that are answered at the same time; one longer message is answered alone. There may be thousands of peers. */
const BYTES_IN_FLIGHT = 128 * 1024

/** Milliseconds in which a peer must read something while other peers wait for its memory. */
const HURRY = 1000

/**
 * Connects a peer's socket to the node until it closes.
 *
 * Answers are sent when they are ready, not in the order of the messages. A binary message is read as UTF-8 text, as in geth. Memory per peer is bounded:
 * while `messagesInFlight` messages are being answered, or more than `sendBuffer` bytes of answers wait, no further messages are read. Notifications
 * cannot be delayed, so a socket with more than `sendBuffer` bytes of them is closed instead of skipping some.
 */
export function connectSocket(
  node: Pick<Node, 'connect'>,
  { socket, stream }: { readonly socket: WebSocket; readonly stream: Socket },
  permissions: Permissions,
  options: SocketOptions,
): void {
  const { batchRequestLimit, batchResponseMaxSize, timeout, sendBuffer, messageLimit, messagesInFlight } = options
  const hurry = () => {
    // Setting the timeout again would restart it.
    if (stream.timeout !== HURRY) stream.setTimeout(HURRY)
  }
  // Emitted when no pending bytes were written for the time that `setTimeout` has set.
  stream.on('timeout', () => socket.terminate())
  const heartbeat = beat(socket, options, () => (intake.isBusy && !isStuck()) || reasonsToPause.has('room'))
  let waitingNotifications = 0

  const isStuck = () => connection.isFull || socket.bufferedAmount > sendBuffer
  const onSent = () => {
    heartbeat.alive()
    if (connection.unsent === 0) stream.setTimeout(0)
    intake.proceed()
  }
  const sendAnswer = (text: string) => {
    if (socket.readyState !== socket.OPEN) return
    const taken = connection.sending(text.length)
    socket.send(text, () => {
      taken()
      onSent()
    })
  }
  const sendNotification = (text: string) => {
    if (socket.readyState !== socket.OPEN) return
    if (waitingNotifications > sendBuffer) {
      overflow()
      return
    }
    // Characters, not bytes: notifications are hex and names.
    waitingNotifications += text.length
    socket.send(text, () => {
      waitingNotifications -= text.length
      onSent()
    })
  }
  const overflow = () => {
    connection.close()
    socket.close(POLICY_VIOLATION, 'subscription queue overflow')
  }
  const connection = node.connect(
    { ...permissions, push: { send: sendNotification, holdLimit: sendBuffer, overflow }, backpressure: { limit: sendBuffer, hurry } },
    { batchRequestLimit, batchResponseMaxSize, timeout },
  )
  const reasonsToPause = new Set<'intake' | 'room'>()
  const pauseFor = (reason: 'intake' | 'room', isPaused: boolean) => {
    if (isPaused) reasonsToPause.add(reason)
    else reasonsToPause.delete(reason)
    if (socket.readyState !== socket.OPEN) return
    if (reasonsToPause.size > 0) {
      socket.pause()
    } else {
      heartbeat.alive()
      socket.resume()
    }
  }
  const intake = new Intake({
    messages: messagesInFlight,
    bytes: Math.min(messageLimit, BYTES_IN_FLIGHT),
    async answer(text) {
      const room = roomFor(text.length)
      try {
        await room.free
        if (!connection.isClosed) await connection.exchange(text, sendAnswer)
      } catch {
        socket.terminate()
      } finally {
        room.leave()
      }
    },
    isBlocked: isStuck,
    pause: (isPaused) => pauseFor('intake', isPaused),
  })
  const close = () => {
    connection.close()
    intake.close()
  }

  boundUnfinished(socket, stream, {
    limit: messageLimit,
    timeout,
    pause: (isPaused) => pauseFor('room', isPaused),
    refuse(code, reason) {
      pauseFor('room', true)
      socket.close(code, reason)
      setTimeout(() => socket.terminate(), GRACE)
    },
  })
  // Pongs wait in the send buffer, too.
  socket.on('ping', () => intake.proceed())
  socket.on('message', (message) => {
    heartbeat.alive()
    intake.take(message.toString())
  })
  // ws answers protocol errors (a message too long, invalid UTF-8) with their close code, then emits them here.
  socket.on('error', close)
  socket.on('close', () => {
    heartbeat.stop()
    close()
  })
}

/**
 * Pings a silent peer, and cuts the socket when the peer does not answer.
 *
 * @param isBusy whether reading is paused because of the peer's own requests: its pong cannot be read then
 */
function beat(socket: WebSocket, { pingInterval, pongTimeout }: SocketOptions, isBusy: () => boolean): { alive(): void; stop(): void } {
  if (pingInterval === 0) return { alive() {}, stop() {} }
  let cutting: ReturnType<typeof setTimeout> | undefined
  const pinging = setTimeout(() => {
    socket.ping()
    if (pongTimeout > 0) cutting = setTimeout(cut, pongTimeout)
    else pinging.refresh()
  }, pingInterval)
  const cut = () => {
    if (socket.isPaused && isBusy()) pinging.refresh()
    else socket.terminate()
  }
  const alive = () => {
    clearTimeout(cutting)
    pinging.refresh()
  }
  socket.on('ping', alive)
  socket.on('pong', alive)
  return {
    alive,
    stop() {
      clearTimeout(pinging)
      clearTimeout(cutting)
    },
  }
}
