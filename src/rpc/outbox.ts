/** Characters of answers that a process holds before further calls wait. Each takes a byte as text, and another one in the socket. */
const HELD_ANSWERS = 64 * 1024 * 1024

/**
 * Memory of all unsent answers of a process.
 *
 * It bounds the memory of peers that request much and read little: while a limit is exceeded, calls with large results wait, and others continue.
 */
export class AnswerMemory {
  readonly #limit: number
  #unsent = 0
  /** Messages whose answers are incomplete, the oldest first, with the characters of their answers so far. */
  readonly #unfinished = new Map<object, number>()
  #collected = 0
  readonly #sending = new Set<Outbox>()
  #waiting: (() => void)[] = []

  constructor(limit: number = HELD_ANSWERS) {
    this.#limit = limit
  }

  /** Whether the answer of a message may grow. That of the oldest message may as long as peers read, so that messages never all wait. */
  hasRoom(message: object): boolean {
    if (this.#unsent > this.#limit) return false
    const [oldest = message] = this.#unfinished.keys()
    return oldest === message || this.#unsent + this.#collected <= this.#limit
  }

  /** Resolves when less memory is used. Calls `shortenTimeout` of peers that read nothing. */
  untilLess(): Promise<void> {
    if (this.#unsent > this.#limit) for (const outbox of this.#sending) outbox.shortenTimeout()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  collect(message: object, size: number): void {
    this.#unfinished.set(message, (this.#unfinished.get(message) ?? 0) + size)
    this.#collected += size
  }

  /** Removes a message that is answered or given up. */
  finish(message: object): void {
    const collected = this.#unfinished.get(message)
    if (collected === undefined) return
    this.#unfinished.delete(message)
    this.#collected -= collected
    this.wake()
  }

  change(outbox: Outbox, by: number): void {
    this.#unsent += by
    if (outbox.unsent > 0) this.#sending.add(outbox)
    else this.#sending.delete(outbox)
    if (by < 0) this.wake()
  }

  /** Wakes all waiting calls, which check the limit again. */
  wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}

const OF_THIS_PROCESS = new AnswerMemory()

/** Unsent answers of one peer. The transport reports when it sends an answer, and when the peer has received it. */
export class Outbox {
  readonly memory: AnswerMemory
  readonly shortenTimeout: () => void
  readonly #limit: number
  #unsent = 0

  /**
   * @param limit characters of unsent answers beyond which calls of this peer wait
   * @param shortenTimeout called while other peers wait because this one does not read: the transport should soon disconnect it
   */
  constructor(limit: number, shortenTimeout: () => void = () => {}, memory: AnswerMemory = OF_THIS_PROCESS) {
    this.#limit = limit
    this.shortenTimeout = shortenTimeout
    this.memory = memory
  }

  /** Characters that the peer has not received. */
  get unsent(): number {
    return this.#unsent
  }

  get isFull(): boolean {
    return this.#unsent > this.#limit
  }

  /** Reports an answer that is being sent. Returns a function to call when the peer has received it, or is gone. */
  send(size: number): () => void {
    this.#change(size)
    let isTaken = false
    return () => {
      if (isTaken) return
      isTaken = true
      this.#change(-size)
    }
  }

  #change(by: number): void {
    this.#unsent += by
    this.memory.change(this, by)
  }
}
