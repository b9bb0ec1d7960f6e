import type { Hex } from 'viem'
import { FIRST_KEY, type PeerNode } from './peer-nodes.js'

/** Code of the contracts that workloads use. The compiler runs in another process. */
export interface Contracts {
  /** Creates a token whose creator has all of it. */
  readonly deployToken: Hex
  readonly transferTokens: Hex
  /** Creates a contract whose call emits 100 logs. */
  readonly deployLogs: Hex
}

/** One operation, ready to be measured. */
export interface Operation {
  /** Prepares a number of runs. Not measured. */
  before?(runs: number): Promise<void>
  /** Throws unless every answer is right. */
  run(): Promise<void>
  /** Something that a reader of the time must know. Asked for at the end. */
  remark?(): Promise<string | undefined>
}

const SENDER: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const RECIPIENT: Hex = '0x00000000000000000000000000000000000000aa'
const FEES = { maxFeePerGas: '0xb2d05e00', maxPriorityFeePerGas: '0x3b9aca00' } as const
const TRANSFER = { to: RECIPIENT, value: '0x1', gas: '0x5208', ...FEES } as const
const BLOCKS = 10_000
const IN_ONE_BLOCK = 1_000
const LOG_BLOCKS = 100
const LOGS_OF_A_BLOCK = 100

interface Receipt {
  readonly transactionHash: Hex
  readonly status: Hex
  readonly blockNumber: Hex
  readonly contractAddress: Hex | null
  readonly logs: readonly unknown[]
}

function assert(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`wrong answer: ${what}`)
}

const quantity = (value: number): Hex => `0x${value.toString(16)}`
const send = (node: PeerNode, fields: object) => node.request('eth_sendTransaction', [{ from: SENDER, ...fields }]) as Promise<Hex>
const height = async (node: PeerNode) => Number(await node.request('eth_blockNumber'))

/** Waits for a receipt: some nodes return a hash before the block is there. */
async function receiptOf(node: PeerNode, hash: Hex): Promise<Receipt> {
  for (let attempt = 0; attempt < 10_000; attempt++) {
    const receipt = (await node.request('eth_getTransactionReceipt', [hash])) as Receipt | null
    if (!receipt) continue
    assert(receipt.status === '0x1' && receipt.transactionHash === hash, 'a receipt')
    return receipt
  }
  throw new Error('there is no receipt')
}

async function deploy(node: PeerNode, data: Hex): Promise<Hex> {
  const { contractAddress } = await receiptOf(node, await send(node, { data, gas: '0x1e8480', ...FEES }))
  assert(contractAddress !== null, 'the address of a contract')
  return contractAddress
}

/** Returns signed transfers with the next nonces of the first account. */
async function signTransfers(node: PeerNode, count: number): Promise<Hex[]> {
  const { privateKeyToAccount } = await import('viem/accounts')
  const account = privateKeyToAccount(FIRST_KEY)
  const first = Number(await node.request('eth_getTransactionCount', [SENDER, 'latest']))
  const chainId = Number(await node.request('eth_chainId'))
  const fees = { maxFeePerGas: BigInt(FEES.maxFeePerGas), maxPriorityFeePerGas: BigInt(FEES.maxPriorityFeePerGas) }
  return Promise.all(
    Array.from({ length: count }, (_, i) =>
      account.signTransaction({ type: 'eip1559', chainId, nonce: first + i, gas: 21_000n, to: RECIPIENT, value: 1n, ...fees }),
    ),
  )
}

/** Tries methods of different nodes for the same thing. */
async function requestAny(node: PeerNode, ...calls: readonly (readonly [method: string, ...params: unknown[]])[]): Promise<void> {
  let failure: unknown
  for (const [method, ...params] of calls) {
    try {
      await node.request(method, params)
      return
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

/** The method that mines many blocks, found once: an attempt with the wrong one takes time. */
async function minerOf(node: PeerNode, count: number): Promise<() => Promise<unknown>> {
  const calls = [
    ['hardhat_mine', (blocks: number) => [quantity(blocks)]],
    ['anvil_mine', (blocks: number) => [quantity(blocks)]],
    ['evm_mine', (blocks: number) => [{ blocks }]],
  ] as const
  for (const [method, params] of calls) {
    const before = await height(node)
    try {
      await node.request(method, params(2))
    } catch {
      continue
    }
    if ((await height(node)) === before + 2) return () => node.request(method, params(count))
  }
  throw new Error('it mines no blocks on request')
}

async function blockAt(node: PeerNode, number: number): Promise<{ readonly hash: Hex; readonly parentHash: Hex }> {
  const block = (await node.request('eth_getBlockByNumber', [quantity(number), false])) as { hash: Hex; parentHash: Hex } | null
  assert(block !== null, `block ${number}`)
  return block
}

/** The operations on a node, by name. Each is prepared by its first part and measured in its `run`. */
export const OPERATIONS = {
  transfer: async (node) => ({ run: async () => void (await receiptOf(node, await send(node, TRANSFER))) }),

  'transfer without gas': async (node) => ({
    run: async () => void (await receiptOf(node, await send(node, { to: RECIPIENT, value: '0x1' }))),
  }),

  'raw transfer': async (node) => {
    let signed: Hex[] = []
    return {
      before: async (runs) => {
        signed = await signTransfers(node, runs)
      },
      run: async () => void (await receiptOf(node, (await node.request('eth_sendRawTransaction', [signed.shift()])) as Hex)),
    }
  },

  'ERC-20 transfer': async (node, { deployToken, transferTokens }) => {
    const to = await deploy(node, deployToken)
    return {
      run: async () => {
        const { logs } = await receiptOf(node, await send(node, { to, data: transferTokens, gas: '0x186a0', ...FEES }))
        assert(logs.length === 1, 'one log of a transfer')
      },
    }
  },

  deploy: async (node, { deployToken }) => ({ run: async () => void (await deploy(node, deployToken)) }),

  'snapshot, transfer, revert': async (node) => ({
    run: async () => {
      const snapshot = await node.request('evm_snapshot')
      await send(node, TRANSFER)
      assert((await node.request('evm_revert', [snapshot])) === true, 'a revert')
    },
  }),

  'block of 1,000': async (node) => {
    await requestAny(node, ['evm_setAutomine', false], ['miner_stop'])
    let signed: Hex[] = []
    return {
      before: async () => {
        signed = await signTransfers(node, IN_ONE_BLOCK)
      },
      run: async () => {
        const hashes = await Promise.all(signed.map((raw) => node.request('eth_sendRawTransaction', [raw]) as Promise<Hex>))
        await node.request('evm_mine')
        const receipts = await Promise.all(hashes.map((hash) => receiptOf(node, hash)))
        assert(new Set(receipts.map(({ blockNumber }) => blockNumber)).size === 1, 'receipts of one block')
      },
    }
  },

  'mine 10,000 blocks': async (node) => {
    const mine = await minerOf(node, BLOCKS)
    return {
      run: async () => {
        const before = await height(node)
        await mine()
        assert((await height(node)) === before + BLOCKS, `${BLOCKS} blocks`)
      },
      remark: async () => {
        const middle = (await height(node)) - BLOCKS / 2
        const [parent, child] = [await blockAt(node, middle), await blockAt(node, middle + 1)]
        return child.parentHash === parent.hash ? undefined : 'its blocks do not name their parents'
      },
    }
  },

  'all 10,000 logs': async (node, { deployLogs }) => {
    const to = await deploy(node, deployLogs)
    const fromBlock = quantity(await height(node))
    for (let i = 0; i < LOG_BLOCKS; i++) await receiptOf(node, await send(node, { to, gas: '0x7a120', ...FEES }))
    return {
      run: async () => {
        const logs = (await node.request('eth_getLogs', [{ fromBlock, toBlock: 'latest' }])) as readonly unknown[]
        assert(logs.length === LOG_BLOCKS * LOGS_OF_A_BLOCK, 'all logs')
      },
    }
  },

  'fresh node': async (_node, _contracts, another) => ({
    run: async () => {
      const fresh = await another()
      assert((await height(fresh)) === 0, 'the number of the first block')
      await fresh.close()
    },
  }),
} as const satisfies Record<string, (node: PeerNode, contracts: Contracts, another: () => Promise<PeerNode>) => Promise<Operation>>

export type OperationName = keyof typeof OPERATIONS
