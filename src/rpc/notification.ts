import type { Hash } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'

/** The message that pushes one event of a subscription to a peer that reads text. */
export function notificationText(subscription: Hash, result: Json): string {
  return `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${subscription}","result":${JSON.stringify(result)}}}`
}
