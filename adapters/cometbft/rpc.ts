import { Agent, request } from 'node:http'
import { memberAt } from '../../src/internal.js'
import { EngineRefusal, EngineUnreachable } from './errors.js'

/** Milliseconds before a request is repeated, doubled each time. */
const FIRST_PAUSE = 50
const LONGEST_PAUSE = 1_000
/** Maximum bytes of an answer. */
const ANSWER_LIMIT = 4 * 1024 * 1024

/** Call of a method of the engine's RPC. */
export interface EngineCall {
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Client of the engine's RPC: JSON-RPC over HTTP. A request is repeated while the engine cannot be reached, until its time is over. */
export class EngineRpc {
  readonly #url: URL
  readonly #timeout: number
  readonly #agent = new Agent({ keepAlive: true })
  #isClosed = false

  /**
   * @param url `http://127.0.0.1:26657`
   * @param timeout milliseconds in which a request must be answered, with its repetitions
   */
  constructor(url: URL, timeout: number) {
    this.#url = url
    this.#timeout = timeout
  }

  /** Calls a method. Rejects with `EngineUnreachable` if no answer arrives in time, and with `EngineRefusal` if the answer is an error. */
  async call(method: string): Promise<unknown> {
    const answer = resultOf(await this.#request({ ...envelope({ method, params: {} }, 0) }))
    if (answer instanceof EngineRefusal) throw answer
    return answer
  }

  /** Makes calls in their order. Returns a result or an `EngineRefusal` for each. Rejects with `EngineUnreachable` if no answer arrives in time. */
  async batch(calls: readonly EngineCall[]): Promise<readonly unknown[]> {
    const answer = await this.#request(calls.map(envelope))
    // A single answer for all, or none, is an error of the request as a whole.
    const answers = Array.isArray(answer) ? answer : [answer]
    return calls.map((_, index) => resultOf(answers.find((each) => memberAt(each, 'id') === index) ?? answers[0]))
  }

  /** Ends the requests that are under way and refuses further ones. */
  close(): void {
    this.#isClosed = true
    this.#agent.destroy()
  }

  async #request(message: object): Promise<unknown> {
    const body = JSON.stringify(message)
    const deadline = performance.now() + this.#timeout
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        return await this.#post(body, deadline - performance.now())
      } catch (cause) {
        if (this.#isClosed || performance.now() + pause > deadline) {
          throw new EngineUnreachable(`the engine does not answer at ${this.#url.origin}`, { cause })
        }
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }

  #post(body: string, timeout: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('the connection to the engine is closed'))
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const post = request(this.#url, { method: 'POST', agent: this.#agent, headers }, (response) => {
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          size += chunk.length
          if (size <= ANSWER_LIMIT) return
          reject(new Error(`an answer of more than ${ANSWER_LIMIT} bytes`))
          post.destroy()
        })
        response.once('error', reject)
        response.once('end', () => {
          try {
            resolve(JSON.parse(Buffer.concat(chunks).toString()))
          } catch (error) {
            reject(error)
          }
        })
      })
      const timer = setTimeout(() => post.destroy(new Error('no answer in time')), timeout)
      post.once('close', () => {
        clearTimeout(timer)
        // Does nothing after an answer.
        reject(new Error('the connection was cut'))
      })
      post.once('error', reject)
      post.end(body)
    })
  }
}

function envelope({ method, params }: EngineCall, id: number): object {
  return { jsonrpc: '2.0', id, method, params }
}

function resultOf(answer: unknown): unknown {
  const error = memberAt(answer, 'error')
  if (error) return new EngineRefusal(String(memberAt(error, 'data') || memberAt(error, 'message') || 'unknown error'))
  const result = memberAt(answer, 'result')
  return result === undefined ? new EngineRefusal('an answer without a result') : result
}
