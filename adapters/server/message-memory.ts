/** Bytes of long messages that a process handles at a time. Handling a message may take ten times its size. */
const LIMIT = 16 * 1024 * 1024
/** Messages up to this size are not counted: connections, and messages in flight per connection, bound their number. */
export const SHORT_MESSAGE = 64 * 1024
/** Bytes that a message may get at a time. */
const PORTION = 128 * 1024
/** Milliseconds in which a portion must arrive while others wait for memory. */
const TIME_FOR_PORTION = 1_000
/** Milliseconds between two looks for messages that arrive too slowly. */
const LOOK = 100

/** Memory of one long message: what has arrived of it, and the next portion. */
export interface Room {
  /**
   * Reports that `size` bytes of the message have arrived. Returns a promise to await before more of it is read; undefined when it may be read on.
   *
   * @param most maximum bytes of the message
   */
  grow(size: number, most: number): Promise<void> | undefined
  /** Reports that the message is complete. Its bytes are held until `leave`. */
  complete(size: number): void
  /** Releases the memory when the message is handled, or its peer is gone. May be called twice. */
  leave(): void
}

/**
 * Memory for long messages, which all servers of a process share. It counts what has arrived, not what was announced.
 *
 * The message that needs least is next, so that a message of a few kilobytes does not wait for megabytes of others. The message that began first may always
 * go on, so that messages never all wait. While others wait, a message that arrives slowly is given up: a peer must not hold the memory without sending.
 */
export class MessageMemory {
  readonly #limit: number
  #taken = 0
  /** Incomplete long messages, the oldest first. */
  readonly #arriving = new Set<LongMessage>()
  #looking: ReturnType<typeof setInterval> | undefined

  /** @param now milliseconds of a monotonic clock */
  constructor(
    limit = LIMIT,
    readonly now: () => number = () => performance.now(),
  ) {
    this.#limit = limit
  }

  /** @param giveUp called when the message arrives too slowly. The peer should be disconnected */
  room(giveUp: () => void): Room {
    return new LongMessage(this, giveUp)
  }

  /** Gives a message its next portion, or has it wait. */
  take(message: LongMessage): Promise<void> | undefined {
    this.#arriving.add(message)
    if (this.#hasRoom(message)) {
      this.change(message.begin())
      return undefined
    }
    const free = message.wait()
    this.#looking ??= setInterval(() => this.#look(), LOOK)
    this.#look()
    return free
  }

  /** Removes a message that is complete, or whose peer is gone. */
  remove(message: LongMessage): void {
    this.#arriving.delete(message)
    this.#next()
  }

  change(by: number): void {
    this.#taken += by
    if (by < 0) this.#next()
  }

  #hasRoom(message: LongMessage): boolean {
    const [oldest] = this.#arriving
    return message === oldest || this.#taken + message.wanted <= this.#limit
  }

  get #waiting(): LongMessage[] {
    return [...this.#arriving].filter(({ isWaiting }) => isWaiting)
  }

  #next(): void {
    const waiting = this.#waiting.sort((a, b) => a.wanted - b.wanted)
    for (const message of waiting) if (this.#hasRoom(message)) this.#taken += message.begin()
    if (this.#waiting.length > 0) return
    clearInterval(this.#looking)
    this.#looking = undefined
  }

  #look(): void {
    for (const message of [...this.#arriving]) if (message.isSlow) message.giveUp()
  }
}

/** One long message. */
class LongMessage implements Room {
  readonly #memory: MessageMemory
  readonly #giveUp: () => void
  #granted = 0
  #wanted = 0
  /** Time since which the present portion is read. */
  #since: number | undefined
  #waiting: { readonly free: Promise<void>; readonly resume: () => void } | undefined
  #isLeft = false

  constructor(memory: MessageMemory, giveUp: () => void) {
    this.#memory = memory
    this.#giveUp = giveUp
  }

  get isWaiting(): boolean {
    return this.#waiting !== undefined
  }

  /** Bytes of the next portion. */
  get wanted(): number {
    return this.#wanted
  }

  /** Whether the present portion has been read for longer than it should take. What came before does not count: a peer could send it, and then hold it. */
  get isSlow(): boolean {
    return this.#since !== undefined && this.#memory.now() - this.#since > TIME_FOR_PORTION
  }

  grow(size: number, most: number): Promise<void> | undefined {
    if (this.#waiting) return this.#waiting.free
    this.#wanted = Math.min(Math.max(size, most), size + PORTION) - this.#granted
    const isShort = size <= SHORT_MESSAGE || size < this.#granted
    return isShort || this.#wanted <= 0 || this.#isLeft ? undefined : this.#memory.take(this)
  }

  /** Begins to read the next portion. Returns its size. */
  begin(): number {
    const portion = this.#wanted
    this.#granted += portion
    this.#wanted = 0
    this.#since = this.#memory.now()
    this.#endWait()
    return portion
  }

  /** Stops reading. Resolves when the next portion may be read. */
  wait(): Promise<void> {
    this.#since = undefined
    let resume = () => {}
    const free = new Promise<void>((resolve) => {
      resume = resolve
    })
    this.#waiting = { free, resume }
    return free
  }

  complete(size: number): void {
    if (this.#isLeft) return
    this.#since = undefined
    this.#hold(size > SHORT_MESSAGE ? size : 0)
    this.#memory.remove(this)
  }

  giveUp(): void {
    this.leave()
    this.#giveUp()
  }

  leave(): void {
    if (this.#isLeft) return
    this.#isLeft = true
    this.#since = undefined
    this.#hold(0)
    this.#memory.remove(this)
    this.#endWait()
  }

  #endWait(): void {
    this.#waiting?.resume()
    this.#waiting = undefined
  }

  #hold(size: number): void {
    const by = size - this.#granted
    this.#granted = size
    if (by !== 0) this.#memory.change(by)
  }
}

/** Memory of peers with a credential, and of the others. The messages of the others do not wait for those of peers without one. */
const TRUSTED = new MessageMemory()
const OPEN = new MessageMemory()

/** Returns the memory for the messages of a peer. */
export function messageMemory({ authenticated }: { readonly authenticated: boolean }): MessageMemory {
  return authenticated ? TRUSTED : OPEN
}
