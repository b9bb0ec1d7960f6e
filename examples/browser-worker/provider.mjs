// @ts-check
/** An EIP-1193 provider over a worker: `custom(provider)` for viem, `new BrowserProvider(provider)` for ethers. */
export class WorkerProvider extends EventTarget {
  #worker
  /** @type {Map<number, { resolve(result: unknown): void, reject(error: Error): void }>} */
  #waiting = new Map()
  #lastId = 0

  /** @param {Worker} worker */
  constructor(worker) {
    super()
    this.#worker = worker
    worker.addEventListener('message', ({ data }) => this.#receive(JSON.parse(data)))
  }

  /** @param {{ method: string, params?: readonly unknown[] }} call */
  request({ method, params = [] }) {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    })
  }

  /**
   * @param {'message'} event
   * @param {(message: { type: string, data: unknown }) => void} listener
   */
  on(event, listener) {
    this.addEventListener(event, (given) => given instanceof CustomEvent && listener(given.detail))
    return this
  }

  /** @param {{ id?: number, params?: unknown, result?: unknown, error?: { message: string } }} message */
  #receive({ id, params, result, error }) {
    if (id === undefined) {
      this.dispatchEvent(new CustomEvent('message', { detail: { type: 'eth_subscription', data: params } }))
      return
    }
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.reject(Object.assign(new Error(error.message), error))
    else waiting?.resolve(result)
  }
}
