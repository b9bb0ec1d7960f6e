import { bytesToHex, padLeft } from '../../primitives/hex.js'
import { blockReference } from '../../rpc/block-reference.js'
import { param, raises } from '../../rpc/record.js'
import { address, data, hash, jsonInteger, mapOf, nullable, objectOf, word } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { replay, TransactionOutOfRange } from '../../services/replay.js'
import type * as wire from '../../wire/debug.js'
import { defineMethod } from '../define.js'
import { NothingToEncode } from './getRaw.js'
import { requireTraceable } from './traceBlock.js'

const entry = objectOf<wire.StorageRangeEntry>()('tracers.storageEntry', { key: hash, value: word })

export const storageRangeAt = defineMethod({
  name: 'debug_storageRangeAt',
  summary: 'Returns a page of the storage of a contract before a transaction of a block, ordered by the hashes of the slots.',
  requiresAuth: true,
  past: 'own',
  params: [
    param('block', blockReference),
    param('transactionIndex', jsonInteger('int')),
    param('address', address),
    param('keyStart', data),
    param('maxResult', jsonInteger('int')),
  ],
  result: objectOf<wire.StorageRange>()('tracers.StorageRangeResult', { storage: mapOf(hash, entry), nextKey: nullable(hash) }),
  errors: [
    raises('the block does not exist', new NothingToEncode('block', { number: 1_000n })),
    raises('the block has no such transaction', new TransactionOutOfRange(7, `0x${'00'.repeat(32)}`)),
  ],
  async handler(context: Needs<'chain' | 'executor' | 'pendingBlock'>, [reference, index, account, keyStart, limit]) {
    const block = await requireTraceable(context, reference)
    const state = (await replay(context, block, index)).draft.snapshot()
    const storage = new Map<`0x${string}`, { key: `0x${string}`; value: Uint8Array }>()
    for (const { key, slot, value } of state.account(account)?.storage.entries(keyStart) ?? []) {
      const hashed = bytesToHex(key)
      if (storage.size === limit) return { storage, nextKey: hashed }
      storage.set(hashed, { key: slot, value: padLeft(value, 32) })
    }
    return { storage, nextKey: null }
  },
})
