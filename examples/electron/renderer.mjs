// @ts-check
/**
 * An EIP-1193 provider over what `preload.cjs` gives the page: `custom(chainProvider(window.chain))` for viem,
 * `new BrowserProvider(chainProvider(window.chain))` for ethers.
 *
 * @typedef {{ method: string, params?: readonly unknown[] }} Call
 * @typedef {{ result?: unknown, error?: { code: number, message: string, data?: unknown } }} Answer
 * @typedef {{ request(call: Call): Promise<Answer>, onMessage(listener: (message: unknown) => void): void }} Bridge
 *
 * @param {Bridge} chain
 */
export function chainProvider(chain) {
  return {
    /** @param {Call} call */
    async request(call) {
      const { result, error } = await chain.request(call)
      if (error) throw Object.assign(new Error(error.message), error)
      return result
    },
    /**
     * @param {'message'} _event
     * @param {(message: unknown) => void} listener
     */
    on(_event, listener) {
      chain.onMessage(listener)
    },
  }
}
