import type { Hash, Hex, Json, Node } from '../../src/index.js'

export const STRANGER: Hex = '0x00000000000000000000000000000000000000aa'

export type Change =
  | 'transfer'
  | 'deploy'
  | 'balance'
  | 'mine'
  | 'automine'
  | 'pool'
  | 'snapshot'
  | 'revert'
  | 'rollback'
  | 'slots'
  | 'mine many'
  | 'import'
  | 'reset'

/** Options of the chain, whoever opens it. The history is short, so that the node prunes all the time. */
export const CHAIN = { timestamp: 1_700_000_000n, storage: { history: 70 } } as const

/** Blocks of the changes `mine many` and `import`. */
export const MANY = 40
export const IMPORTED = 6

/** A snapshot, and what the node must be after it is reverted to it. */
export interface KnownSnapshot {
  readonly id: Hex
  readonly height: number
  readonly head: Hash
  readonly balance: Hex
}

/** Digest of a chain at one moment. */
export interface Digest {
  readonly height: number
  readonly head: Hash
  readonly balance: Hex
  /** Hashes in ascending order. */
  readonly pool: readonly string[]
  readonly automine: boolean
}

/**
 * A line of the process: a change begins; it is answered; the digest after it, and the last snapshot; the process begins to write what pruning removes, or has
 * written it.
 */
export type Report =
  | { readonly begins: Change }
  | { readonly answered: Json }
  | { readonly digest: Digest; readonly snapshot?: KnownSnapshot | undefined }
  | { readonly prunes: boolean }

export async function digestOf(node: Node): Promise<Digest> {
  const head = await node.request('eth_getBlockByNumber', ['latest', false])
  const { pending, queued } = await node.request('txpool_content')
  const waiting = [pending, queued].flatMap((senders) => Object.values(senders).flatMap((nonces) => Object.values(nonces)))
  return {
    height: Number(head?.number),
    head: head?.hash ?? '0x',
    balance: await node.request('eth_getBalance', [STRANGER, 'latest']),
    pool: waiting.map(({ hash }) => hash).sort(),
    automine: (await node.call('anvil_getAutomine')) === true,
  }
}
