import type { ProviderInfo } from '../eip1193/index.js'

/** Names that a page and the test share. */
export interface Injection {
  readonly info: ProviderInfo
  /** Function of the page that passes a request to the test, both as JSON. */
  readonly binding: string
  /** Function of the page through which the test emits events of the provider. */
  readonly emitter: string
}

type Listener = (value: unknown) => void

/**
 * Makes the provider of a page, and announces it (EIP-6963). Playwright runs the text of this function in each page before its scripts, so that it uses
 * nothing from outside.
 */
export function injectProvider({ info, binding, emitter }: Injection): void {
  const listeners = new Map<string, Set<Listener>>()
  const listenersOf = (event: string) => listeners.get(event) ?? new Set<Listener>()
  const provider = Object.freeze({
    async request(call: unknown): Promise<unknown> {
      const send: (call: string) => Promise<string> = Reflect.get(globalThis, binding)
      const { result, error } = JSON.parse(await send(JSON.stringify(call) ?? 'null'))
      if (error) throw Object.assign(new Error(error.message), error)
      return result
    },
    on(event: string, listener: Listener) {
      listeners.set(event, listenersOf(event).add(listener))
      return provider
    },
    removeListener(event: string, listener: Listener) {
      listenersOf(event).delete(listener)
      return provider
    },
  })
  const emit = (event: string, value: unknown) => {
    for (const listener of [...listenersOf(event)]) listener(value)
  }
  Reflect.set(globalThis, emitter, emit)
  Reflect.set(globalThis, 'ethereum', provider)
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = () => globalThis.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  globalThis.addEventListener('eip6963:requestProvider', announce)
  announce()
}
