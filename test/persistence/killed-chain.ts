import type { Hash, Hex, Node } from '../../src/index.js'

export const STRANGER: Hex = '0x00000000000000000000000000000000000000aa'

export type Change = 'transfer' | 'deploy' | 'balance' | 'mine' | 'automine' | 'pool' | 'snapshot' | 'revert'

/** What a chain is at one moment, in few words. */
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
