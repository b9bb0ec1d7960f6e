import { isJsonObject, member } from '../../../src/internal.js'
import { MessageReader, messageBytes } from './messages.js'
import { type Arguments, reasonIn, refusal } from './requests.js'

/** Answers a request. Returns the body of the answer. */
export type Handler = (given: Arguments) => Promise<object | undefined> | object | undefined

export interface ConnectionOptions {
  readonly handlers: Readonly<Record<string, Handler>>
  write(bytes: Uint8Array): void
  /** Called when the client has left, or cannot be understood. */
  end(): void
  /** Called when the work after an answer has failed. */
  failed(): void
}

/** Messages of a client: its requests are answered one after the other, and events report what happens. */
export class Connection {
  readonly #options: ConnectionOptions
  readonly #reader = new MessageReader()
  #sequence = 0
  #work = Promise.resolve()
  #isOver = false
  #after: (() => Promise<void> | void) | undefined

  constructor(options: ConnectionOptions) {
    this.#options = options
  }

  /** Takes a part of what the client sends. */
  receive(part: Uint8Array): void {
    if (this.#isOver) return
    try {
      for (const text of this.#reader.read(part)) this.#work = this.#work.then(() => this.#take(text))
    } catch (error) {
      this.#work = this.#work.then(() => {
        this.complain(reasonIn(error))
        this.end()
      })
    }
  }

  /** Resolves when everything that was received is answered. */
  idle(): Promise<void> {
    return this.#work
  }

  /** Does something when the request is answered: events report what happens then. */
  afterwards(action: () => Promise<void> | void): void {
    this.#after = action
  }

  event(event: string, body?: object): void {
    this.#send({ type: 'event', event, ...(body === undefined ? {} : { body }) })
  }

  complain(reason: string): void {
    this.event('output', { category: 'stderr', output: `evmbed: ${reason}\n` })
  }

  end(): void {
    this.#isOver = true
    this.#options.end()
  }

  async #take(text: string): Promise<void> {
    if (this.#isOver) return
    const message = parsed(text)
    const [sequence, command] = isJsonObject(message) ? [member(message, 'seq'), member(message, 'command')] : []
    if (!isJsonObject(message) || member(message, 'type') !== 'request' || typeof sequence !== 'number' || typeof command !== 'string') {
      return this.complain('expected a request: an object with seq, type and command')
    }
    const answer = { type: 'response', request_seq: sequence, command }
    try {
      const body = await this.#answer(command, member(message, 'arguments') ?? {})
      this.#send({ ...answer, success: true, ...(body === undefined ? {} : { body }) })
    } catch (error) {
      const reason = reasonIn(error)
      this.#after = undefined
      // An editor evaluates whatever is below the pointer: only a launch that fails is worth a window.
      const showUser = command === 'launch' || command === 'attach'
      const body = { error: { id: 1, format: '{reason}', variables: { reason }, showUser } }
      this.#send({ ...answer, success: false, message: reason, body })
    }
    const after = this.#after
    this.#after = undefined
    try {
      await after?.()
    } catch (error) {
      // The request has its answer. Without an event, the client would wait for ever.
      this.complain(reasonIn(error))
      this.#options.failed()
    }
  }

  async #answer(command: string, given: unknown): Promise<object | undefined> {
    const { handlers } = this.#options
    const handler = Object.hasOwn(handlers, command) ? handlers[command] : undefined
    if (!handler) throw refusal(`there is no request '${command.slice(0, 100)}'`)
    if (!isJsonObject(given)) throw refusal('expected arguments in an object')
    return handler(given)
  }

  #send(message: object): void {
    if (!this.#isOver) this.#options.write(messageBytes({ seq: ++this.#sequence, ...message }))
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
