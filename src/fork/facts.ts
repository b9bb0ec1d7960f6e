import type { Hash } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import type { RemoteCall } from './errors.js'

/** Block by which a remote chain is recognised. */
export interface Identity {
  readonly chainId: number
  readonly number: bigint
  readonly hash: Hash
}

/** Answers of a remote chain that are kept. */
export interface Facts {
  /** Whether calls without an answer fail. */
  readonly isFrozen?: boolean
  get(call: RemoteCall): Json | undefined | Promise<Json | undefined>
  set(call: RemoteCall, answer: Json): void
  /** Names the remote chain of later calls. */
  identify?(chain: Identity): void
}
