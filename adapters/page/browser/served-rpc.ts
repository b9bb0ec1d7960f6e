import { Connection, type ConnectionState, NoSuchPath, pause, RETRY_AFTER, type Rpc, RpcError } from './rpc.js'

interface Answer {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
  readonly method?: string
  readonly params?: { readonly subscription: string; readonly result: unknown }
}

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** JSON-RPC of the node that serves the page: over a WebSocket where it has one, else over HTTP. */
export class ServedRpc extends Connection implements Rpc {
  readonly #url: URL
  /** Only in memory: a credential does not outlive the page. */
  #token: string | undefined
  #socket: WebSocket | undefined
  #lastId = 0
  readonly #waiting = new Map<number, Waiting>()

  constructor(path: string) {
    super()
    this.#url = new URL(path, location.origin)
  }

  get url(): string {
    return this.#url.href
  }

  async connect(): Promise<void> {
    for (;;) {
      const state = await this.#reach()
      this.become(state)
      if (state === 'locked') return
      if (state === 'away') await pause(RETRY_AFTER)
      else if (state === 'live') await this.#ended()
      else await this.#pollUntilAway()
      this.become('away')
    }
  }

  unlock(token: string): void {
    this.#token = token
    this.become('connecting')
    void this.connect()
  }

  request<Result>(method: string, params: readonly unknown[] = []): Promise<Result> {
    const body = { jsonrpc: '2.0', id: ++this.#lastId, method, params }
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return this.#post(body) as Promise<Result>
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(body.id, { resolve, reject })
      socket.send(JSON.stringify(body))
    }) as Promise<Result>
  }

  /** Over HTTP, where a long answer is refused before it is in memory. */
  async read<Result>(method: string, params: readonly unknown[], mostBytes: number): Promise<Result> {
    const body = { jsonrpc: '2.0', id: ++this.#lastId, method, params }
    return (await this.#post(body, mostBytes)) as Result
  }

  async call<Result>(path: string, body?: object): Promise<Result> {
    const response = await this.#fetch(new URL(path, this.#url), body)
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok) return answer as Result
    if (!(typeof answer === 'object' && answer !== null && 'message' in answer)) {
      throw response.status === 404 || response.status === 405
        ? new NoSuchPath(path)
        : new Error(`the node answers with status ${response.status}`)
    }
    throw new Error(String(answer.message))
  }

  #fetch(url: URL, body?: object): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }) }
    return fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
  }

  async #post(body: object, mostBytes?: number): Promise<unknown> {
    const response = await this.#fetch(this.#url, body)
    if (response.status === 401) throw new Locked()
    if (!response.ok) throw new Error(`the node answers with status ${response.status}`)
    return resultOf(mostBytes === undefined ? await response.json() : JSON.parse(await textOf(response, mostBytes)))
  }

  async #reach(): Promise<ConnectionState> {
    try {
      this.#socket = await this.#open()
      const subscribing = this.subscribe('eth_subscribe', () => this.onHead(), ['newHeads'])
      // The head is asked for meanwhile.
      this.become('live')
      await subscribing
      return 'live'
    } catch {
      this.#socket?.close()
      this.#forgetCalls()
      this.#socket = undefined
    }
    // Browsers do not say why there is no WebSocket.
    try {
      await this.#post({ jsonrpc: '2.0', id: ++this.#lastId, method: 'eth_chainId', params: [] })
    } catch (error) {
      if (error instanceof Locked) return 'locked'
      if (!(error instanceof RpcError)) return 'away'
    }
    return 'polling'
  }

  #open(): Promise<WebSocket> {
    const url = new URL(this.#url)
    url.protocol = url.protocol.replace('http', 'ws')
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, this.#token === undefined ? [] : [`bearer.${this.#token}`])
      socket.addEventListener('open', () => resolve(socket))
      socket.addEventListener('error', () => reject(new Error('no WebSocket')))
      socket.addEventListener('close', () => {
        if (socket === this.#socket) this.#forgetCalls()
      })
      socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data))))
    })
  }

  #receive(answer: Answer): void {
    if (answer.method === 'eth_subscription') {
      this.receivers.get(answer.params?.subscription ?? '')?.(answer.params?.result)
      return
    }
    const waiting = this.#waiting.get(answer.id ?? 0)
    this.#waiting.delete(answer.id ?? 0)
    if (!waiting) return
    try {
      waiting.resolve(resultOf(answer))
    } catch (error) {
      waiting.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** Rejects the calls of a socket that ends, also of one that has just opened. */
  #forgetCalls(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('the connection to the node has ended'))
    this.#waiting.clear()
    this.receivers.clear()
  }

  /** Waits for the end of the socket. */
  async #ended(): Promise<void> {
    const socket = this.#socket
    await new Promise<void>((resolve) => {
      if (!socket || socket.readyState === WebSocket.CLOSED) return resolve()
      socket.addEventListener('close', () => resolve())
    })
    this.#socket = undefined
  }

  async #pollUntilAway(): Promise<void> {
    for (;;) {
      await pause(RETRY_AFTER)
      if (document.hidden) continue
      try {
        await this.request('eth_chainId')
      } catch {
        return
      }
    }
  }
}

class Locked extends Error {
  override readonly message = 'the node asks for a credential'
}

/** Rejects for a body that is longer than a limit. */
async function textOf({ body }: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  const parts: string[] = []
  let size = 0
  const reader = body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.length
    if (size > mostBytes) {
      void reader?.cancel()
      throw new Error(`the node answers more than ${mostBytes >>> 20} MiB`)
    }
    parts.push(decoder.decode(read.value, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}

function resultOf({ result, error }: Answer): unknown {
  if (error) throw new RpcError(error.code, error.message, error.data)
  return result
}
