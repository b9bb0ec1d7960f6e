import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { roomFor, SHORT_MESSAGE } from '../server/index.js'

/** Bytes of the frame of a control message beside its data. */
const CONTROL_FRAME = 6

/** Limits of unfinished messages, and the reactions of the socket. */
export interface UnfinishedOptions {
  /** Maximum bytes of a message with its frames. */
  readonly limit: number
  /** Milliseconds in which a long message must arrive; 0 for no limit. */
  readonly timeout: number
  /** Called with true to stop reading from the peer, and with false to continue. */
  pause(isPaused: boolean): void
  /** Called when the message is too long or takes too long. */
  refuse(code: number, reason: string): void
}

/** RFC 6455, section 7.4.1. */
const POLICY_VIOLATION = 1008
const MESSAGE_TOO_BIG = 1009

/**
 * Bounds the memory of incomplete messages. Each may be megabytes long, and there may be thousands of sockets: a long one waits for a reservation in the
 * memory for messages, like the body of a request, and must arrive in time.
 *
 * Call it after the socket has begun to read its stream: the socket then handles a chunk before it is counted here.
 */
export function boundUnfinished(socket: WebSocket, stream: Socket, { limit, timeout, pause, refuse }: UnfinishedOptions): void {
  let size = 0
  let room: ReturnType<typeof roomFor> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const finish = () => {
    size = 0
    room?.leave()
    room = undefined
    clearTimeout(timer)
  }
  const takeRoom = async () => {
    const taken = roomFor(limit)
    room = taken
    if (taken.free !== undefined) {
      pause(true)
      await taken.free
      pause(false)
    }
    if (room === taken && timeout > 0) timer = setTimeout(() => refuseOnce(POLICY_VIOLATION, 'message timed out'), timeout)
  }
  const control = (data: Buffer) => {
    size = Math.max(0, size - data.length - CONTROL_FRAME)
  }
  const refuseOnce = (code: number, reason: string) => {
    stream.off('data', count)
    finish()
    refuse(code, reason)
  }
  const count = (chunk: Buffer) => {
    size += chunk.length
    if (size > limit + SHORT_MESSAGE) refuseOnce(MESSAGE_TOO_BIG, 'message too big')
    else if (size > SHORT_MESSAGE && !room) void takeRoom()
  }
  socket.on('message', finish)
  socket.on('ping', control)
  socket.on('pong', control)
  socket.on('close', finish)
  stream.on('data', count)
}
