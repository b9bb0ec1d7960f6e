export interface IntakeOptions {
  /** Messages of a peer that are answered at a time. */
  readonly messages: number
  /** Bytes of them, or of one message that has more. */
  readonly bytes: number
  answer(text: string): Promise<void>
  /** Whether nothing more may be begun, because the peer does not take its answers. `proceed` is to be called when that has changed. */
  isBlocked(): boolean
  /** Called with true to stop reading from the peer, and with false to go on. */
  pause(isPaused: boolean): void
}

/**
 * Messages of one peer on their way to their answers.
 *
 * A few are answered at a time. While there are as many, no more are read; those that have been read by then wait here.
 */
export class Intake {
  readonly #options: IntakeOptions
  #waiting: string[] = []
  #open = 0
  /** Characters of what is answered, and of what waits. */
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

  take(text: string): void {
    this.#waiting.push(text)
    this.#waitingSize += text.length
    this.proceed()
  }

  /** Begins what may begin, and reads or stops reading. */
  proceed(): void {
    if (!this.#isBeginning) void this.#begin()
    this.#regulate()
  }

  /** The peer is gone. */
  close(): void {
    this.#waiting = []
    this.#waitingSize = 0
  }

  async #begin(): Promise<void> {
    this.#isBeginning = true
    for (let text = this.#next(); text !== undefined; text = this.#next()) {
      // The answer may fill what can be sent, so the next message waits until this one is answered or has to wait for something.
      await Promise.race([this.#run(text), new Promise(setImmediate)])
    }
    this.#isBeginning = false
    this.#regulate()
  }

  #next(): string | undefined {
    const [text] = this.#waiting
    if (text === undefined || this.#options.isBlocked() || this.#open >= this.#options.messages) return undefined
    if (this.#open > 0 && this.#openSize + text.length > this.#options.bytes) return undefined
    this.#waiting.shift()
    this.#waitingSize -= text.length
    return text
  }

  async #run(text: string): Promise<void> {
    this.#open++
    this.#openSize += text.length
    try {
      await this.#options.answer(text)
    } finally {
      this.#open--
      this.#openSize -= text.length
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
