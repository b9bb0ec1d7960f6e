import type { BlockReference } from '../../chain/block-reference.js'
import { storageKey } from '../../objects/storage-key.js'
import { ServerError } from '../../primitives/errors.js'
import { bytesToBigInt } from '../../primitives/hex.js'
import { EMPTY_CODE_HASH, EMPTY_TRIE_ROOT } from '../../primitives/keccak.js'
import { blockReference } from '../../rpc/block-reference.js'
import { InvalidParams } from '../../rpc/errors.js'
import { optionalParam, param } from '../../rpc/record.js'
import { address, array, data, hash, objectOf, quantity, uint64 } from '../../rpc/schema.js'
import { requireBlock } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/query.js'
import { defineMethod } from '../define.js'

/** Slots proved in one call at most. */
const MAX_KEYS = 1024

/** The interface document proves nothing about the first blocks. */
export class ProofHeightTooLow extends ServerError {
  constructor() {
    super('proof queries at height <= 2 are not supported')
  }
}

/** The documented interface wants a block that does not move. */
function requireSpecific(reference: BlockReference | undefined): void {
  if (reference === undefined || typeof reference === 'string') throw new InvalidParams('invalid argument 2: block number must be specific')
}

export const getProof = defineMethod({
  name: 'eth_getProof',
  summary: 'Returns an account and storage slots with Merkle proofs against the state root of a block (EIP-1186).',
  requiresAuth: false,
  past: 'content',
  params: [param('address', address), param('slots', array(storageKey, '[]string')), optionalParam('block', blockReference)],
  result: objectOf<wire.AccountProof>()('AccountResult', {
    address,
    accountProof: array(data),
    balance: quantity,
    codeHash: hash,
    nonce: uint64,
    storageHash: hash,
    storageProof: array(objectOf<wire.StorageProof>()('StorageResult', { key: storageKey, value: quantity, proof: array(data) })),
  }),
  async handler(context: Needs<'chain' | 'options' | 'pendingBlock'>, [account, keys, reference]) {
    if (keys.length > MAX_KEYS) throw new InvalidParams(`too many storage keys requested (max ${MAX_KEYS}, got ${keys.length})`)
    const isDocumented = context.options.documented !== undefined
    if (isDocumented) requireSpecific(reference)
    const { number, state } = await requireBlock(context, reference)
    if (isDocumented && number <= 2n) throw new ProofHeightTooLow()
    const slots = keys.map(({ slot }) => slot)
    const proven = state.prove(account, slots)
    return {
      address: account,
      accountProof: proven.accountProof,
      balance: proven.account?.balance ?? 0n,
      codeHash: proven.account?.code.hash ?? EMPTY_CODE_HASH,
      nonce: proven.account?.nonce ?? 0n,
      storageHash: proven.account?.storage.root ?? EMPTY_TRIE_ROOT,
      storageProof: keys.map((key, position) => {
        const { value, proof } = proven.storageProofs[position] ?? { value: new Uint8Array(0), proof: [] }
        return { key, value: bytesToBigInt(value), proof }
      }),
    }
  },
})
