/** Characters of answers that a process holds for its peers before further calls wait. Each takes a byte as text, and another one on its way out. */
const HELD_ANSWERS = 64 * 1024 * 1024

/**
 * The answers to all peers of a process that are in memory.
 *
 * A peer that asks for much and reads little must not fill it. Calls whose results may be large wait while there is more than a limit; others go on.
 */
export class AnswerMemory {
  readonly #limit: number
  #unsent = 0
  /** Messages whose answers are being put together, the oldest first, with the characters that there are already. */
  readonly #unfinished = new Map<object, number>()
  #collected = 0
  readonly #sending = new Set<Outbox>()
  #waiting: (() => void)[] = []

  constructor(limit: number = HELD_ANSWERS) {
    this.#limit = limit
  }

  /** Whether a message may be answered on. The oldest of those that are being answered may as long as peers read, so that they never all wait. */
  hasRoom(message: object): boolean {
    if (this.#unsent > this.#limit) return false
    const [oldest = message] = this.#unfinished.keys()
    return oldest === message || this.#unsent + this.#collected <= this.#limit
  }

  /** Resolves when there is less to hold. Peers that read nothing are told to hurry. */
  untilLess(): Promise<void> {
    if (this.#unsent > this.#limit) for (const outbox of this.#sending) outbox.hurry()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  collect(message: object, size: number): void {
    this.#unfinished.set(message, (this.#unfinished.get(message) ?? 0) + size)
    this.#collected += size
  }

  /** A message is answered, or given up. */
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

  /** Lets everybody who waits look again. */
  wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}

const OF_THIS_PROCESS = new AnswerMemory()

/** The answers to one peer that it has not taken in. A transport says when one is on its way, and when the peer has it. */
export class Outbox {
  readonly memory: AnswerMemory
  readonly hurry: () => void
  readonly #limit: number
  #unsent = 0

  /**
   * @param limit characters of answers beyond which nothing more is done for this peer
   * @param hurry called while others wait because this peer does not read: it should be cut soon unless it does
   */
  constructor(limit: number, hurry: () => void = () => {}, memory: AnswerMemory = OF_THIS_PROCESS) {
    this.#limit = limit
    this.hurry = hurry
    this.memory = memory
  }

  /** Characters on their way. */
  get unsent(): number {
    return this.#unsent
  }

  get isFull(): boolean {
    return this.#unsent > this.#limit
  }

  /** An answer is on its way. Returns a function to be called once, when the peer has taken it or is gone. */
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
