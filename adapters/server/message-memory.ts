/** Bytes of long messages that a process handles at a time. Handling a message may take ten times its size. */
const LIMIT = 16 * 1024 * 1024
/** Messages up to this size are not counted: connections, and messages in flight per connection, bound their number. */
export const SHORT_MESSAGE = 64 * 1024

/** Reservation of memory for one long message. */
export interface Room {
  /** Resolves when the message may be read or handled; undefined when it may at once. */
  readonly free: Promise<void> | undefined
  /** Releases the memory when the message is answered, or its peer is gone. May be called twice. */
  leave(): void
}

interface Waiting {
  readonly size: number
  begin(): void
}

let taken = 0
const waiting = new Set<Waiting>()

/**
 * Reserves memory for a message, in the order of the calls. All servers of a process share the memory.
 *
 * @param size maximum bytes of the message
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
