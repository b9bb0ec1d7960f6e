import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { type MessageMemory, type Room, SHORT_MESSAGE } from '../server/index.js'

/** Bytes of the frame of a control message beside its data. */
const CONTROL_FRAME = 6

/** Limits of unfinished messages, and the reactions of the socket. */
export interface UnfinishedOptions {
  /** Maximum bytes of a message with its frames. */
  readonly limit: number
  /** Milliseconds in which a long message must arrive; 0 for no limit. */
  readonly timeout: number
  readonly memory: MessageMemory
  /** Called with true to stop reading from the peer, and with false to continue. */
  pause(isPaused: boolean): void
  /** Called when the message is too long or takes too long. */
  refuse(code: number, reason: string): void
}

/** RFC 6455, section 7.4.1. */
const POLICY_VIOLATION = 1008
const MESSAGE_TOO_BIG = 1009

/** The message of a socket that is arriving. */
export interface Unfinished {
  /** Called for each complete message. Returns the memory of a long one, to leave when the message is answered; undefined for a short one. */
  complete(size: number): Room | undefined
}

/**
 * Bounds the memory of incomplete messages. Each may be megabytes long, and there may be thousands of sockets: a long one waits for memory, like the body of
 * a request, and must arrive in time.
 *
 * Call it after the socket has begun to read its stream: the socket then handles a chunk before it is counted here.
 */
export function boundUnfinished(
  socket: WebSocket,
  stream: Socket,
  { limit, timeout, memory, pause, refuse }: UnfinishedOptions,
): Unfinished {
  let size = 0
  let room: Room | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const finish = () => {
    const finished = room
    size = 0
    room = undefined
    clearTimeout(timer)
    timer = undefined
    return finished
  }
  const slow = () => refuseOnce(POLICY_VIOLATION, 'message timed out')
  const takeRoom = async () => {
    const begun = room ?? memory.room(slow)
    room = begun
    const free = begun.grow(size, limit)
    if (free !== undefined) {
      clearTimeout(timer)
      timer = undefined
      pause(true)
      await free
      pause(false)
    }
    if (room === begun && timeout > 0) timer ??= setTimeout(slow, timeout)
  }
  const control = (data: Buffer) => {
    size = Math.max(0, size - data.length - CONTROL_FRAME)
  }
  const refuseOnce = (code: number, reason: string) => {
    stream.off('data', count)
    finish()?.leave()
    refuse(code, reason)
  }
  const count = (chunk: Buffer) => {
    size += chunk.length
    if (size > limit + SHORT_MESSAGE) refuseOnce(MESSAGE_TOO_BIG, 'message too big')
    else if (size > SHORT_MESSAGE) void takeRoom()
  }
  socket.on('ping', control)
  socket.on('pong', control)
  socket.on('close', () => finish()?.leave())
  stream.on('data', count)
  return {
    complete(length) {
      const finished = finish() ?? (length > SHORT_MESSAGE ? memory.room(slow) : undefined)
      finished?.complete(length)
      return finished
    },
  }
}
