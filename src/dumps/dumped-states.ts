/** States after earlier blocks in a state dump, as Anvil writes them: all accounts of each, with their code and storage. */
import type { Block } from '../chain/block.js'
import { delegateOf, delegationTo } from '../evm/delegation.js'
import * as Op from '../evm/opcodes.js'
import { looseAmount, looseInteger } from '../objects/loose.js'
import { storageKey } from '../objects/storage-key.js'
import { type Address, bigIntToWord, bytesToHex, EMPTY_BYTES, type Hash, toQuantity } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { loadingState } from '../primitives/missing-state.js'
import { address, DecodeError, data, hash, json, mapOf, number, object, optional, type Schema, type ValueOf } from '../rpc/schema.js'
import { StatePruned } from '../services/blocks.js'
import { type Account, isEmptyAccount } from '../state/account.js'
import { StateDraft } from '../state/state-draft.js'
import { type StateOrigin, WorldState } from '../state/world-state.js'

/** Schema of a slot, in any form that `eth_getStorageAt` takes. */
export const slotSchema: Schema<Hash, string> = {
  json: storageKey.json,
  decode: (input) => storageKey.decode(input).slot,
  encode: (value) => value,
}

const analyzedCode = object('LegacyAnalyzedBytecode', { bytecode: data, original_len: number })
const delegation = object('Eip7702Bytecode', { delegated_address: address })
const codeSchema = object('Bytecode', { LegacyRaw: optional(data), LegacyAnalyzed: optional(analyzedCode), Eip7702: optional(delegation) })

const snapshotSchema = object('StateSnapshot', {
  accounts: mapOf(address, object('AccountInfo', { balance: looseAmount, nonce: looseInteger, code: optional(codeSchema) })),
  storage: mapOf(address, mapOf(slotSchema, looseAmount)),
})

type StateSnapshot = ValueOf<typeof snapshotSchema>

/** Schema of a state with the hash of its block. States are decoded when they are loaded: there may be many. */
export const dumpedState: Schema<readonly [Hash, Json]> = {
  json: { type: 'array', prefixItems: [hash.json, json.json], minItems: 2, maxItems: 2 },
  decode(input) {
    const [id = null, state = null]: readonly Json[] = Array.isArray(input) ? input : []
    return [hash.decode(id), state]
  },
  encode: ([id, state]) => [id, state],
}

/** Returns the states of a dump by the hashes of their blocks. Equal accounts of two states are one. `turn` is awaited before each. */
export async function decodeStates(states: readonly (readonly [Hash, Json])[], turn: () => Promise<void>): Promise<Map<Hash, WorldState>> {
  const decoded = new Map<Hash, WorldState>()
  let latest = WorldState.empty
  for (const [id, state] of states) {
    await turn()
    latest = stateFrom(latest, snapshotSchema.decode(state))
    decoded.set(id, latest)
  }
  return decoded
}

/** Returns a state with these accounts and no others, which shares with another state what is equal. */
function stateFrom(similar: WorldState, { accounts, storage }: StateSnapshot): WorldState {
  const draft = new StateDraft(similar)
  for (const { address: at } of similar.accounts()) if (!accounts.has(at)) draft.deleteAccount(at)
  for (const [at, { balance, nonce, code }] of accounts) {
    draft.updateAccount(at, { balance, nonce })
    const bytes = codeOf(code)
    if (bytesToHex(draft.code(at).bytes) !== bytesToHex(bytes)) draft.setCode(at, bytes)
    const slots = storage.get(at) ?? new Map<Hash, bigint>()
    const before = similar.account(at)?.storage
    for (const { slot } of before?.entries() ?? []) if (!slots.has(slot)) draft.setStorage(at, slot, EMPTY_BYTES)
    for (const [slot, value] of slots) draft.setStorage(at, slot, bigIntToWord(value))
    const account = draft.account(at)
    if (account && isEmptyAccount(account) && !draft.hasStorage(at)) draft.deleteAccount(at)
  }
  return draft.snapshot()
}

function codeOf(code: ValueOf<typeof codeSchema> | undefined): Uint8Array {
  if (code?.LegacyAnalyzed) return code.LegacyAnalyzed.bytecode.slice(0, code.LegacyAnalyzed.original_len)
  if (code?.Eip7702) return delegationTo(code.Eip7702.delegated_address)
  if (code !== undefined && code.LegacyRaw === undefined) throw new DecodeError('code of an account has an unknown form')
  return code?.LegacyRaw ?? EMPTY_BYTES
}

/** Returns the state after a block in Anvil's form, as text of JSON. */
export async function* describeDumpedState({ hash: id, state }: Block): AsyncGenerator<string> {
  yield `["${id}",{"accounts":{`
  let separator = ''
  for await (const text of eachAccount(state, (at, account) => `"${at}":${JSON.stringify(describeAccount(account))}`)) {
    yield separator + text
    separator = ','
  }
  yield '},"storage":{'
  separator = ''
  for await (const text of eachAccount(state, (at, account) => `"${at}":${JSON.stringify(describeStorage(account))}`)) {
    yield separator + text
    separator = ','
  }
  yield '},"block_hashes":{}}]'
}

/** Number of accounts that are read in one step. */
const PAGE = 256

/** Describes the accounts of a state, which may be in an asynchronous store. */
export async function* eachAccount(state: WorldState, describe: (address: Address, account: Account) => string): AsyncGenerator<string> {
  let from: Uint8Array | undefined
  do {
    const { texts, next } = await loadingState(() => pageOf(state, describe, from))
    yield* texts
    from = next
  } while (from)
}

interface Page {
  readonly texts: readonly string[]
  /** Key of the first account of the next page. */
  readonly next: Uint8Array | undefined
}

function pageOf(state: WorldState, describe: (address: Address, account: Account) => string, from: Uint8Array | undefined): Page {
  const texts: string[] = []
  for (const { key, address: at, account } of state.accounts(from)) {
    if (texts.length === PAGE) return { texts, next: key }
    texts.push(describe(at, account))
  }
  return { texts, next: undefined }
}

/** Returns the slots of an account that are not zero. */
export function describeStorage({ storage }: Account): { readonly [slot: string]: string } {
  return Object.fromEntries([...storage.entries()].map(({ slot, value }) => [slot, toQuantity(BigInt(bytesToHex(value)))]))
}

function describeAccount({ balance, nonce, code }: Account): Json {
  return { balance: toQuantity(balance), nonce: Number(nonce), code_hash: code.hash, code: describeCode(code.bytes) }
}

function describeCode(bytes: Uint8Array): Json {
  const delegate = delegateOf(bytes)
  if (delegate !== undefined) return { Eip7702: { delegated_address: delegate, version: 0, raw: bytesToHex(bytes) } }
  const { jumps, padding } = analysed(bytes)
  const padded = new Uint8Array(bytes.length + padding)
  padded.set(bytes)
  const table = { order: 'bitvec::order::Lsb0', head: { width: 8, index: 0 }, bits: bytes.length, data: [...jumps] }
  return { LegacyAnalyzed: { bytecode: bytesToHex(padded), original_len: bytes.length, jump_table: table } }
}

/** Returns a bit for each byte of code, set for valid destinations of jumps, and the number of bytes to add so that the code ends with STOP. */
function analysed(bytes: Uint8Array): { readonly jumps: Uint8Array; readonly padding: number } {
  const jumps = new Uint8Array(Math.ceil(bytes.length / 8))
  let last = bytes.length === 0 ? 1 : 0
  let at = 0
  while (at < bytes.length) {
    last = bytes[at] ?? 0
    if (last === Op.JUMPDEST) jumps[at >> 3] = (jumps[at >> 3] ?? 0) | (1 << (at & 7))
    at += last >= Op.PUSH1 && last <= Op.PUSH32 ? last - Op.PUSH1 + 2 : 1
  }
  return { jumps, padding: at - bytes.length + (last === 0 ? 0 : 1) }
}

/** Returns the state after a block of which a dump contains only the block. Reading it throws `StatePruned`. */
export function unknownState(height: bigint): WorldState {
  return WorldState.over(new UnknownState(height))
}

class UnknownState implements StateOrigin {
  readonly #height: bigint

  constructor(height: bigint) {
    this.#height = height
  }

  account(_: Address): never {
    throw new StatePruned(this.#height)
  }

  prepare(): never {
    throw new StatePruned(this.#height)
  }

  check(): never {
    throw new StatePruned(this.#height)
  }
}
