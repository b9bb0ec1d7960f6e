import { looseAmount, looseInteger } from '../objects/loose.js'
import { storageKey } from '../objects/storage-key.js'
import { ServerError } from '../primitives/errors.js'
import { gunzip, gzip, NotUnpacked } from '../primitives/gzip.js'
import { type Address, bigIntToWord, bytesToBigInt, bytesToHex, type Hash, toQuantity } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { address, DecodeError, data, mapOf, object, type Schema, type ValueOf } from '../rpc/schema.js'
import type { StateDraft } from '../state/state-draft.js'
import type { WorldState } from '../state/world-state.js'

/** The accounts of a chain in a file as Anvil writes it: JSON, packed with gzip where it was asked for and plain where it was saved. */

/** The bytes are no such file. */
export class InvalidStateDump extends ServerError {
  constructor(reason: string) {
    super(`Failed to decode state dump: ${reason}`)
  }
}

/** Bytes that a file unpacks to at most: some hundred thousand slots. What is made for it by malice takes fifteen times as much to be read. */
const MAX_SIZE = 64 * 1024 * 1024
/** With what bytes begin that are packed with gzip. */
const GZIP = [0x1f, 0x8b] as const

const slot: Schema<Hash, string> = { json: storageKey.json, decode: (input) => storageKey.decode(input).slot, encode: (value) => value }
const accountsSchema = mapOf(
  address,
  object('DumpedAccount', { nonce: looseInteger, balance: looseAmount, code: data, storage: mapOf(slot, looseAmount) }),
)
const dumpSchema = object('StateDump', { accounts: accountsSchema })
/** Members of Anvil's format besides accounts. Anvil requires them, and accepts empty values. */
const NO_HISTORY = { block: null, best_block_number: null, blocks: [], transactions: [], historical_states: null }

export async function packState(state: WorldState): Promise<Uint8Array> {
  const accounts: Record<Address, Json> = {}
  for (const { address: at, account } of state.accounts()) {
    const { nonce, balance, code, storage } = account
    const slots = [...storage.entries()].map(({ slot: key, value }) => [key, bytesToHex(bigIntToWord(bytesToBigInt(value)))])
    accounts[at] = {
      nonce: looseInteger.encode(nonce),
      balance: toQuantity(balance),
      code: bytesToHex(code.bytes),
      storage: Object.fromEntries(slots),
    }
  }
  return gzip(new TextEncoder().encode(JSON.stringify({ ...NO_HISTORY, accounts })))
}

export type DumpedAccounts = ValueOf<typeof accountsSchema>

/** Throws `InvalidStateDump`. */
export async function unpackState(bytes: Uint8Array): Promise<DumpedAccounts> {
  try {
    // `anvil --dump-state` does not pack its files.
    const json = GZIP.every((byte, index) => bytes[index] === byte) ? await gunzip(bytes, MAX_SIZE) : bytes
    const parsed: Json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
    return dumpSchema.decode(parsed).accounts
  } catch (error) {
    if (error instanceof NotUnpacked || error instanceof DecodeError) throw new InvalidStateDump(error.message)
    // Thrown by the decoders of text and of JSON.
    if (error instanceof TypeError || error instanceof SyntaxError) throw new InvalidStateDump('it is not JSON')
    throw error
  }
}

/** Puts the accounts of a file over those that there are. Slots that the file does not name stay as they are. */
export function mergeAccounts(draft: StateDraft, accounts: DumpedAccounts): void {
  for (const [at, { nonce, balance, code, storage }] of accounts) {
    draft.updateAccount(at, { nonce, balance })
    draft.setCode(at, code)
    for (const [key, value] of storage) draft.setStorage(at, key, bigIntToWord(value))
  }
}
