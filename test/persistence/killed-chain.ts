import type { Hash, Hex, Node } from '../../src/index.js'

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

/** Options of the chain, whoever opens it. The history is short, so that the node prunes all the time. */
export const CHAIN = { timestamp: 1_700_000_000n, history: 70 } as const

/** Blocks of the changes `mine many` and `import`. */
export const MANY = 40
export const IMPORTED = 6

/** Digest of a chain at one moment. */
export interface Digest {
  readonly height: number
  readonly head: Hash
  readonly balance: Hex
  readonly pool: number
  readonly automine: boolean
}

/** A line of the process: a change begins, or the digest after it. */
export type Report = { readonly begins: Change } | { readonly digest: Digest }

export async function digestOf(node: Node): Promise<Digest> {
  const head = await node.request('eth_getBlockByNumber', ['latest', false])
  const { pending, queued } = await node.request('txpool_status')
  return {
    height: Number(head?.number),
    head: head?.hash ?? '0x',
    balance: await node.request('eth_getBalance', [STRANGER, 'latest']),
    pool: Number(pending) + Number(queued),
    automine: (await node.call('anvil_getAutomine')) === true,
  }
}
