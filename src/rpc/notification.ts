import type { Hash } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'

/** An event in its wire form, for one subscription. */
export interface WireEvent {
  /** Returns a new value, which the receiver may change. */
  value(): Json
  /** Returns the event as JSON text. */
  text(): string
}

/**
 * Returns a function that encodes events. An event for many subscriptions, one after the other, is serialised once.
 */
export function writtenOnce<Event extends object>(encode: (event: Event) => Json): (event: Event) => WireEvent {
  // Held weakly: an event leads to a block, and a block to a chain.
  let last: { readonly event: WeakRef<Event>; readonly text: string } | undefined
  return (event) => ({
    value: () => encode(event),
    text() {
      if (last?.event.deref() !== event) last = { event: new WeakRef(event), text: JSON.stringify(encode(event)) }
      return last.text
    },
  })
}

/** Wraps an event that is encoded already. */
export function plainEvent(value: Json): WireEvent {
  return { value: () => value, text: () => JSON.stringify(value) }
}

/** Returns the JSON-RPC message of a notification. */
export function notificationText(subscription: Hash, result: Json): string {
  return notificationMessage(subscription, JSON.stringify(result))
}

/** @param result the event as JSON text */
export function notificationMessage(subscription: Hash, result: string): string {
  return `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${subscription}","result":${result}}}`
}
