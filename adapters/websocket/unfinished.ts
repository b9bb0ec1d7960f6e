import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { roomFor, SHORT_MESSAGE } from '../http/index.js'

/** Bytes of the frame of a control message beside its data. */
const CONTROL_FRAME = 6

export interface UnfinishedOptions {
  /** Bytes of a message at most, with the frames that it comes in. */
  readonly limit: number
  /** Milliseconds that a long message may take to arrive; 0 means no limit. */
  readonly timeout: number
  /** Called with true to stop reading from the peer, and with false to go on. */
  pause(isPaused: boolean): void
  /** Called when the message is too long or takes too long. */
  refuse(code: number, reason: string): void
}

/** RFC 6455, section 7.4.1. */
const POLICY_VIOLATION = 1008
const MESSAGE_TOO_BIG = 1009

/**
 * Bounds what peers have sent of messages that are not complete. Each may be megabytes long, and there may be thousands of sockets: what is long waits for
 * room in the memory for messages, like the body of a request, and has to arrive in time.
 *
 * To be made once the socket reads from its stream: then what it has found in a chunk is known when the chunk is counted.
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
