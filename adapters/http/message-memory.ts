/** Bytes of long messages that a process works on at a time. What is made of a message may take ten times as much. */
const LIMIT = 16 * 1024 * 1024
/** Messages up to here need no room: there are no more of them than connections, or than a connection may have in flight. */
export const SHORT_MESSAGE = 64 * 1024

/** Memory for one long message. */
export interface Room {
  /** Resolves when the message may be read on or worked on; undefined when it may at once. */
  readonly free: Promise<void> | undefined
  /** To be called when the message is answered, or its peer gone. May be called twice. */
  leave(): void
}

interface Waiting {
  readonly size: number
  begin(): void
}

let taken = 0
const waiting = new Set<Waiting>()

/**
 * Takes memory for a message, in the order in which it is asked for. All servers of a process share it, and whoever finds none waits with
 * what the peer still has to send.
 *
 * @param size bytes of the message, at most
 */
export function roomFor(size: number): Room {
  const room = Math.min(size, LIMIT)
  if (size <= SHORT_MESSAGE) return { free: undefined, leave() {} }
  let isTaken = waiting.size === 0 && taken + room <= LIMIT
  let isLeft = false
  let entry: Waiting | undefined
  if (isTaken) taken += room
  const free = isTaken
    ? undefined
    : new Promise<void>((resolve) => {
        entry = {
          size: room,
          begin() {
            isTaken = true
            resolve()
          },
        }
        waiting.add(entry)
      })
  return {
    free,
    leave() {
      if (isLeft) return
      isLeft = true
      if (entry) waiting.delete(entry)
      if (isTaken) taken -= room
      beginNext()
    },
  }
}

function beginNext(): void {
  for (const entry of waiting) {
    if (taken + entry.size > LIMIT) return
    waiting.delete(entry)
    taken += entry.size
    entry.begin()
  }
}
