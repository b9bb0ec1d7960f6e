/** A complete message. */
export interface Message {
  readonly text: string
  /** Releases the memory of the message. */
  leave(): void
}

/** Limits and callbacks of an intake. */
export interface IntakeOptions {
  /** Messages that are answered at the same time. */
  readonly messages: number
  /** Their bytes; one longer message is answered alone. */
  readonly bytes: number
  answer(message: Message): Promise<void>
  /** Whether no further message may be started, because the peer does not read its answers. Call `proceed` when that changes. */
  isBlocked(): boolean
  /** Called with true to stop reading from the peer, and with false to continue. */
  pause(isPaused: boolean): void
}

/**
 * Queue of one peer's messages.
 *
 * It answers a limited number at the same time, and stops reading while the limit is reached.
 */
export class Intake {
  readonly #options: IntakeOptions
  #waiting: Message[] = []
  #open = 0
  /** Characters of the messages that are being answered, and of those that wait. */
  #openSize = 0
  #waitingSize = 0
  #isBeginning = false
  #isPaused = false

  constructor(options: IntakeOptions) {
    this.#options = options
  }

  /** Whether messages are being answered. */
  get isBusy(): boolean {
    return this.#open > 0
  }

  take(message: Message): void {
    this.#waiting.push(message)
    this.#waitingSize += message.text.length
    this.proceed()
  }

  /** Starts messages within the limits, and reads or stops reading. */
  proceed(): void {
    if (!this.#isBeginning) void this.#begin()
    this.#regulate()
  }

  /** Drops the waiting messages of a peer that is gone. */
  close(): void {
    for (const { leave } of this.#waiting) leave()
    this.#waiting = []
    this.#waitingSize = 0
  }

  async #begin(): Promise<void> {
    this.#isBeginning = true
    for (let message = this.#next(); message !== undefined; message = this.#next()) {
      // The answer may fill the send buffer, so the next message waits until this one is answered or awaits something.
      await Promise.race([this.#run(message), new Promise(setImmediate)])
    }
    this.#isBeginning = false
    this.#regulate()
  }

  #next(): Message | undefined {
    const [message] = this.#waiting
    if (message === undefined || this.#options.isBlocked() || this.#open >= this.#options.messages) return undefined
    const { length } = message.text
    if (this.#open > 0 && this.#openSize + length > this.#options.bytes) return undefined
    this.#waiting.shift()
    this.#waitingSize -= length
    return message
  }

  async #run(message: Message): Promise<void> {
    const { length } = message.text
    this.#open++
    this.#openSize += length
    try {
      await this.#options.answer(message)
    } finally {
      this.#open--
      this.#openSize -= length
      this.proceed()
    }
  }

  #regulate(): void {
    const { messages, bytes, isBlocked, pause } = this.#options
    const isFull = this.#open + this.#waiting.length >= messages || this.#openSize + this.#waitingSize >= bytes
    const isPaused = isFull || isBlocked()
    if (isPaused === this.#isPaused) return
    this.#isPaused = isPaused
    pause(isPaused)
  }
}
