import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Node } from 'evmbed'

/** One call of a message. */
interface RpcCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** Treats an answer badly. Returns true when it has sent something instead of the answer. */
export type Misbehaviour = (response: ServerResponse, answer: string, message: string) => boolean

/** A node behind HTTP that counts the calls which reach it, and misbehaves when a test says so. */
export class RemoteServer {
  /** Calls in the order of their arrival, as `method params`. */
  readonly calls: string[] = []
  /** Messages that arrived; a batch is one. */
  messages = 0
  /** Headers of the last message. */
  headers: IncomingHttpHeaders | undefined
  misbehave: Misbehaviour | undefined
  readonly url: string
  readonly #close: () => Promise<void>

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url
    this.#close = close
  }

  static async start(node: () => Node): Promise<RemoteServer> {
    const http = createServer((request, response) => void remote.#answer(node(), request, response))
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    const { port } = http.address() as AddressInfo
    const remote: RemoteServer = new RemoteServer(`http://127.0.0.1:${port}`, async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    })
    return remote
  }

  /** Returns how often calls of a method arrived. */
  count(method: string): number {
    return this.calls.filter((call) => call.startsWith(`${method} `)).length
  }

  /** Returns the calls that arrived more than once. */
  get repeated(): string[] {
    return [...new Set(this.calls.filter((call, index) => this.calls.indexOf(call) !== index))]
  }

  forget(): void {
    this.calls.length = 0
    this.messages = 0
  }

  close(): Promise<void> {
    return this.#close()
  }

  async #answer(node: Node, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const message = Buffer.concat(chunks).toString()
    this.messages++
    this.headers = request.headers
    const calls = [JSON.parse(message)].flat() as RpcCall[]
    for (const { method, params } of calls) this.calls.push(`${method} ${JSON.stringify(params)}`)
    const connection = node.connect({ namespaces: 'all', authenticated: true })
    const answer = (await connection.answer(message)) ?? ''
    connection.close()
    if (this.misbehave?.(response, answer, message)) return
    response.setHeader('content-type', 'application/json').end(answer)
  }
}
