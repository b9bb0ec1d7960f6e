import type { Precompiles } from '../evm/precompiles.js'
import { ServerError } from '../primitives/errors.js'
import type { Address } from '../primitives/hex.js'
import { checksumAddress } from '../primitives/keccak.js'
import { InvalidParams } from '../rpc/errors.js'
import { address, data, hash, mapOf, objectOf, optional, quantity, type Schema, uint64, type ValueOf, word } from '../rpc/schema.js'
import type { StateDraft } from '../state/state-draft.js'
import type * as wire from '../wire/simulation.js'

const slots = mapOf(hash, word, 'map[common.Hash]common.Hash')

const accountOverride = objectOf<wire.AccountOverride>()('override.OverrideAccount', {
  nonce: optional(uint64),
  code: optional(data),
  /** Wei. */
  balance: optional(quantity),
  /** All that is in the storage. */
  state: optional(slots),
  /** Slots that differ from what is in the storage. */
  stateDiff: optional(slots),
  /** New address of the precompile at this address. */
  movePrecompileToAddress: optional(address),
})

/** Overrides of accounts for one call. */
export const stateOverrides: Schema<StateOverrides, wire.StateOverrides> = mapOf(address, accountOverride, 'override.StateOverride')
export type StateOverrides = ReadonlyMap<Address, ValueOf<typeof accountOverride>>

/** State overrides that contradict each other or the precompiles there are. */
export class InvalidStateOverride extends ServerError {
  constructor(account: Address, reason: string) {
    super(`account ${checksumAddress(account)} ${reason}`)
  }
}

/** Moves the precompile of an overridden account, or gives it up for whatever code the account is given. */
function movePrecompile(precompiles: Map<Address, Address>, overrides: StateOverrides, moved: Set<Address>, account: Address): void {
  const destination = overrides.get(account)?.movePrecompileToAddress
  const precompile = precompiles.get(account)
  if (moved.has(account)) throw new InvalidStateOverride(account, 'has already been overridden by a precompile')
  if (destination !== undefined) {
    if (precompile === undefined) throw new InvalidStateOverride(account, 'is not a precompile')
    if (overrides.has(destination)) throw new InvalidStateOverride(destination, 'is already overridden')
    precompiles.set(destination, precompile)
    moved.add(destination)
  }
  precompiles.delete(account)
}

/** Accounts that the overrides of a call may have. */
const MAX_ACCOUNTS = 1_000
/** Slots of all these accounts together. */
const MAX_SLOTS = 10_000
/** Bytes of code of all these accounts together. It is hashed and decoded before it runs. */
const MAX_CODE = 512 * 1024

/** Throws `InvalidParams` for more overrides than a call may have. @param given those of every block of the call */
export function checkStateOverrides(given: Iterable<StateOverrides>): void {
  let [accounts, written, bytes] = [0, 0, 0]
  for (const overrides of given) {
    accounts += overrides.size
    for (const { state, stateDiff, code } of overrides.values()) {
      written += (state?.size ?? 0) + (stateDiff?.size ?? 0)
      bytes += code?.length ?? 0
    }
  }
  if (accounts > MAX_ACCOUNTS) throw new InvalidParams(`too many accounts in state overrides: ${accounts} > ${MAX_ACCOUNTS}`)
  if (written > MAX_SLOTS) throw new InvalidParams(`too many slots in state overrides: ${written} > ${MAX_SLOTS}`)
  if (bytes > MAX_CODE) throw new InvalidParams(`too much code in state overrides: ${bytes} > ${MAX_CODE} bytes`)
}

/**
 * Makes accounts of a draft what the overrides say, and returns where precompiles answer then.
 *
 * The changes count as made before the next transaction. Throws `InvalidStateOverride`; the draft is spoilt then.
 */
export function applyStateOverrides(draft: StateDraft, overrides: StateOverrides, precompiles: Precompiles): Precompiles {
  const places = new Map(precompiles)
  const moved = new Set<Address>()
  for (const [account, { nonce, code, balance, state, stateDiff }] of overrides) {
    movePrecompile(places, overrides, moved, account)
    if (state && stateDiff) throw new InvalidStateOverride(account, "has both 'state' and 'stateDiff'")
    if (nonce !== undefined) draft.setNonce(account, nonce)
    if (code !== undefined) draft.setCode(account, code)
    if (balance !== undefined) draft.setBalance(account, balance)
    if (state) draft.replaceStorage(account, state)
    for (const [slot, value] of stateDiff ?? []) draft.setStorage(account, slot, value)
  }
  draft.beginTransaction()
  return places
}
