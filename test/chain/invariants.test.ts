import { createBlockFromRPC, type JSONRPCBlock } from '@ethereumjs/block'
import { Common, Hardfork, Mainnet } from '@ethereumjs/common'
import { createMPT } from '@ethereumjs/mpt'
import { RLP } from '@ethereumjs/rlp'
import { createTx, createTxFromRLP } from '@ethereumjs/tx'
import { bytesToHex, hexToBytes } from '@ethereumjs/util'
import { Bloom } from '@ethereumjs/vm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNode, type Hex, type MethodResult, type Node } from '../../src/index.js'

type Receipt = NonNullable<MethodResult<'eth_getTransactionReceipt'>>

// Stores the first argument at the slot of the caller, then logs it with two topics; reverts when the argument is zero.
//   PUSH0 CALLDATALOAD DUP1 PUSH1 9 JUMPI  PUSH0 PUSH0 REVERT  JUMPDEST DUP1 CALLER SSTORE PUSH0 MSTORE  PUSH1 7 CALLER PUSH1 32 PUSH0 LOG2 STOP
const RUNTIME = '5f3580600957' + '5f5ffd' + '5b803355' + '5f52' + '60073360205fa200'
//   PUSH1 length DUP1 PUSH1 9 PUSH0 CODECOPY PUSH0 RETURN
const INIT: Hex = `0x60${(RUNTIME.length / 2).toString(16)}8060095f395ff3${RUNTIME}`

async function rootOf(items: readonly Uint8Array[]): Promise<Hex> {
  const trie = await createMPT()
  for (const [position, item] of items.entries()) await trie.put(RLP.encode(position), item)
  return bytesToHex(trie.root())
}

function consensusEncoding({ status, cumulativeGasUsed, logsBloom, logs, type }: Receipt): Uint8Array {
  const body = RLP.encode([
    hexToBytes(status === '0x1' ? '0x01' : '0x'),
    BigInt(cumulativeGasUsed),
    hexToBytes(logsBloom),
    logs.map((log) => [hexToBytes(log.address), log.topics.map((topic) => hexToBytes(topic)), hexToBytes(log.data)]),
  ])
  return type === '0x0' ? body : Uint8Array.from([Number(type), ...body])
}

describe('blocks', () => {
  let node: Node
  let contract: Hex

  beforeAll(async () => {
    node = await createNode({ mining: { automine: false }, timestamp: 1_700_000_000n })
    const [first] = node.accounts
    const hash = await node.request('eth_sendTransaction', [{ from: first!.address, data: INIT, gas: '0x30d40' }])
    await node.mine()
    const receipt = await node.request('eth_getTransactionReceipt', [hash])
    expect(receipt?.status).toBe('0x1')
    contract = receipt!.contractAddress!
  })
  afterAll(() => node.close())

  const action = fc.record({
    sender: fc.integer({ min: 0, max: 9 }),
    kind: fc.constantFrom('transfer', 'store', 'revert', 'create', 'legacy', 'outOfGas'),
    value: fc.bigInt({ min: 1n, max: 2n ** 64n }),
  })

  async function send({ sender, kind, value }: { sender: number; kind: string; value: bigint }): Promise<void> {
    const from = node.accounts[sender]!.address
    const word = `0x${value.toString(16).padStart(64, '0')}` as Hex
    const calls = {
      transfer: { to: node.accounts[(sender + 1) % 10]!.address, value: `0x${value.toString(16)}`, gas: '0x5208' },
      store: { to: contract, data: word, gas: '0x186a0' },
      revert: { to: contract, data: '0x', gas: '0x186a0' },
      create: { data: INIT, gas: '0x30d40' },
      legacy: { to: contract, data: word, gas: '0x186a0', gasPrice: '0x77359400' },
      outOfGas: { to: contract, data: word, gas: '0x7000' },
    } as const
    await node.request('eth_sendTransaction', [{ from, ...calls[kind as keyof typeof calls] }])
  }

  it('makes consistent blocks of random transactions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(action, { maxLength: 8 }), { minLength: 1, maxLength: 3 }), async (blocks) => {
        await node.mine()
        for (const actions of blocks) {
          for (const one of actions) await send(one)
          const parent = await node.request('eth_getBlockByNumber', ['latest', false])
          await node.mine()
          const block = await node.request('eth_getBlockByNumber', ['latest', true])
          expect(block?.parentHash).toBe(parent?.hash)
          expect(block?.transactions.length).toBe(actions.length)
          await check(block!)
        }
      }),
      { numRuns: 12 },
    )
  })

  async function check(block: NonNullable<MethodResult<'eth_getBlockByNumber'>>): Promise<void> {
    const receipts = (await node.request('eth_getBlockReceipts', [block.number])) as Receipt[]
    const transactions = block.transactions.map((transaction) => (typeof transaction === 'string' ? expect.fail() : transaction))

    // The header's hash is the Keccak of its RLP, as a library computes it that knows nothing of this node.
    const common = new Common({ chain: { ...Mainnet, chainId: node.chainId }, hardfork: Hardfork.Osaka })
    const rebuilt = createBlockFromRPC(block as unknown as JSONRPCBlock, [], { common })
    expect(bytesToHex(rebuilt.hash())).toBe(block.hash)

    // Roots recompute from the bodies and the receipts.
    const raw = transactions.map((transaction) =>
      createTx({ ...transaction, gasLimit: transaction.gas, data: transaction.input, type: Number(transaction.type) } as never, {
        common,
      }).serialize(),
    )
    expect(raw.map((bytes) => bytesToHex(createTxFromRLP(bytes, { common }).hash()))).toEqual(transactions.map(({ hash }) => hash))
    expect(await rootOf(raw)).toBe(block.transactionsRoot)
    expect(await rootOf(receipts.map(consensusEncoding))).toBe(block.receiptsRoot)

    // Gas adds up.
    let cumulative = 0n
    for (const receipt of receipts) {
      cumulative += BigInt(receipt.gasUsed)
      expect(BigInt(receipt.cumulativeGasUsed)).toBe(cumulative)
    }
    expect(BigInt(block.gasUsed)).toBe(cumulative)

    // Log indices rise across the block, and every log names its place.
    const logs = receipts.flatMap((receipt) => receipt.logs)
    expect(logs.map((log) => Number(log.logIndex))).toEqual(logs.map((_, position) => position))
    for (const receipt of receipts) {
      for (const log of receipt.logs) {
        expect(log).toMatchObject({
          transactionHash: receipt.transactionHash,
          blockHash: block.hash,
          blockNumber: block.number,
          removed: false,
        })
      }
    }
    expect(await node.request('eth_getLogs', [{ blockHash: block.hash! }])).toEqual(logs)

    // Blooms are unions.
    const union = new Bloom()
    for (const receipt of receipts) {
      const own = new Bloom()
      for (const log of receipt.logs) for (const item of [log.address, ...log.topics]) own.add(hexToBytes(item))
      expect(bytesToHex(own.bitvector)).toBe(receipt.logsBloom)
      union.or(own)
    }
    expect(bytesToHex(union.bitvector)).toBe(block.logsBloom)
  }
})
