import type { Block } from '../../chain/block.js'
import { bytesToHex, type Hash } from '../../primitives/hex.js'
import { checksumAddress } from '../../primitives/keccak.js'
import { blockNumber, blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { boolean, data, hash, jsonInteger, mapOf, number, objectOf, optional, string, type ValueOf } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type { Account } from '../../state/account.js'
import type { AccountEntry } from '../../state/world-state.js'
import type * as wire from '../../wire/debug.js'
import { defineMethod } from '../define.js'
import { NothingToEncode } from './getRaw.js'
import { requireTraceable } from './traceBlock.js'

/** An account as geth dumps it: amounts in decimal, words without prefix or leading zeros. */
const dumpAccount = objectOf<wire.DumpedAccount>()('state.DumpAccount', {
  /** Wei, in decimal. */
  balance: string,
  nonce: number,
  root: hash,
  codeHash: hash,
  code: optional(data),
  storage: optional(mapOf(hash, string)),
  address: string,
  /** The hash of the address, the order of the accounts. */
  key: hash,
})

const dump = objectOf<wire.StateDump>()('state.Dump', {
  /** Without prefix. */
  root: string,
  accounts: mapOf(string, dumpAccount),
  /** Start of the next page. */
  next: optional(hash),
})

const PAGE = 256

interface Extent {
  readonly start?: Uint8Array | undefined
  readonly limit: number
  readonly withCode: boolean
  readonly withStorage: boolean
}

function storageOf(account: Account): Map<Hash, string> {
  return new Map([...account.storage.entries()].map(({ slot, value }) => [slot, bytesToHex(value).slice(2)]))
}

function describe({ key, address, account }: AccountEntry, { withCode, withStorage }: Extent): ValueOf<typeof dumpAccount> {
  const { balance, nonce, storage, code } = account
  return {
    balance: balance.toString(),
    nonce: Number(nonce),
    root: storage.root,
    codeHash: code.hash,
    ...(withCode && code.bytes.length > 0 ? { code: code.bytes } : {}),
    ...(withStorage && !storage.isEmpty ? { storage: storageOf(account) } : {}),
    address: checksumAddress(address),
    key: bytesToHex(key),
  }
}

function dumpOf({ state }: Block, extent: Extent): ValueOf<typeof dump> {
  const accounts = new Map<string, ValueOf<typeof dumpAccount>>()
  const root = state.root.slice(2)
  for (const entry of state.accounts(extent.start)) {
    if (accounts.size === extent.limit) return { root, accounts, next: bytesToHex(entry.key) }
    accounts.set(checksumAddress(entry.address), describe(entry, extent))
  }
  return { root, accounts }
}

const errors = [raises('the block does not exist', new NothingToEncode('block', { number: 1_000n }))]

export const dumpBlock = defineMethod({
  name: 'debug_dumpBlock',
  summary: 'Returns the state at a block: at most 256 accounts with code and storage, ordered by the hashes of their addresses.',
  requiresAuth: true,
  past: 'own',
  params: [param('block', blockNumber)],
  result: dump,
  errors,
  handler: async (context: Needs<'chain' | 'pendingBlock'>, [reference]) =>
    dumpOf(await requireTraceable(context, reference), { limit: PAGE, withCode: true, withStorage: true }),
})

export const accountRange = defineMethod({
  name: 'debug_accountRange',
  summary: 'Returns a page of at most 256 accounts at a block. `next` is the start of the following page.',
  requiresAuth: true,
  past: 'own',
  params: [
    param('block', blockReference),
    param('start', data),
    param('maxResults', jsonInteger('int')),
    param('withoutCode', boolean),
    param('withoutStorage', boolean),
    /** Without effect: the address behind every hash is known. */
    optionalParam('incompletes', boolean),
  ],
  result: dump,
  errors,
  async handler(context: Needs<'chain' | 'pendingBlock'>, [reference, start, limit, withoutCode, withoutStorage]) {
    const extent = { start, limit: limit === 0 ? PAGE : Math.min(limit, PAGE), withCode: !withoutCode, withStorage: !withoutStorage }
    return dumpOf(await requireTraceable(context, reference), extent)
  },
})
