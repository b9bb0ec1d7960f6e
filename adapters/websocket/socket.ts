import type { WebSocket } from 'ws'
import { type Node, notificationText } from '../../src/index.js'
import type { Grant } from '../http/index.js'
import type { SocketOptions } from './options.js'

/** RFC 6455, section 7.4.1. */
const POLICY_VIOLATION = 1008

/**
 * Connects a peer's socket to the node until it closes.
 *
 * Messages are answered as they are done, not in the order of their arrival. A binary message is read as UTF-8 text, as geth reads it. What
 * the peer does not take in is bounded: while answers beyond `sendBuffer` wait, no further messages are read; notifications cannot wait, so
 * a peer that lets more than `sendBuffer` of them pile up is closed rather than served with gaps.
 */
export function connectSocket(node: Pick<Node, 'connect'>, socket: WebSocket, grant: Grant, options: SocketOptions): void {
  const { batchRequestLimit, batchResponseMaxSize, timeout, sendBuffer } = options
  const heartbeat = beat(socket, options)
  let waitingNotifications = 0

  const readOn = () => {
    if (socket.readyState !== socket.OPEN || !socket.isPaused || socket.bufferedAmount > sendBuffer) return
    heartbeat.alive()
    socket.resume()
  }
  const sendAnswer = (text: string) => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(text, readOn)
    if (socket.bufferedAmount > sendBuffer) socket.pause()
  }
  const sendNotification = (text: string) => {
    if (socket.readyState !== socket.OPEN) return
    if (waitingNotifications > sendBuffer) {
      connection.close()
      socket.close(POLICY_VIOLATION, 'subscription queue overflow')
      return
    }
    // Characters, not bytes: notifications are hex and names.
    waitingNotifications += text.length
    socket.send(text, () => {
      waitingNotifications -= text.length
      readOn()
    })
  }
  const connection = node.connect(
    {
      ...grant,
      notify: (subscription, result) => sendNotification(notificationText(subscription, result)),
    },
    { batchRequestLimit, batchResponseMaxSize, timeout },
  )

  socket.on('message', (message) => {
    heartbeat.alive()
    connection.exchange(message.toString(), sendAnswer).catch(() => socket.terminate())
  })
  // What breaks the protocol (a message too long, invalid UTF-8) is answered with its close code by ws itself, then reported here.
  socket.on('error', () => connection.close())
  socket.on('close', () => {
    heartbeat.stop()
    connection.close()
  })
}

/** Pings a peer that has been silent, and cuts the socket when nothing comes back. */
function beat(socket: WebSocket, { pingInterval, pongTimeout }: SocketOptions): { alive(): void; stop(): void } {
  if (pingInterval === 0) return { alive() {}, stop() {} }
  let cutting: ReturnType<typeof setTimeout> | undefined
  const pinging = setTimeout(() => {
    socket.ping()
    if (pongTimeout > 0) cutting = setTimeout(() => socket.terminate(), pongTimeout)
    else pinging.refresh()
  }, pingInterval)
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
