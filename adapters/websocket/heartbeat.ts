import type { WebSocket } from 'ws'
import type { SocketOptions } from './options.js'

/** Detects peers that have gone without closing their socket. */
export interface Heartbeat {
  /** Records a sign of life. */
  alive(): void
  stop(): void
}

/**
 * Pings a silent peer, and cuts the socket when the peer does not answer.
 *
 * @param isBusy whether reading is paused because of the peer's own requests: its pong cannot be read then
 */
export function startHeartbeat(socket: WebSocket, { pingIntervalMs, pongTimeoutMs }: SocketOptions, isBusy: () => boolean): Heartbeat {
  if (pingIntervalMs === 0) return { alive() {}, stop() {} }
  let cutting: ReturnType<typeof setTimeout> | undefined
  const pinging = setTimeout(() => {
    socket.ping()
    if (pongTimeoutMs > 0) cutting = setTimeout(cut, pongTimeoutMs)
    else pinging.refresh()
  }, pingIntervalMs)
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
