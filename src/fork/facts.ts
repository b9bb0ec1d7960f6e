import type { Json } from '../primitives/json.js'
import type { RemoteCall } from './errors.js'

/** Answers of a remote chain that are kept. */
export interface Facts {
  /** Whether calls without an answer fail. */
  readonly isFrozen?: boolean
  get(call: RemoteCall): Json | undefined | Promise<Json | undefined>
  set(call: RemoteCall, answer: Json): void
}
