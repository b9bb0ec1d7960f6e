import { createPublicClient, createWalletClient, custom, defineChain, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNode, NodeProvider } from '../../../src/index.js'

describe('eth_fillTransaction', () => {
  let provider: NodeProvider

  beforeEach(() => {
    provider = new NodeProvider()
  })
  afterEach(() => provider.close())

  async function clients() {
    const node = await provider.node()
    const chain = defineChain({
      id: node.chainId,
      name: 'test',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    })
    const transport = custom(provider)
    const account = privateKeyToAccount(node.accounts[0]!.privateKey)
    return {
      node,
      account,
      recipient: node.accounts[1]!.address,
      reader: createPublicClient({ chain, transport }),
      wallet: createWalletClient({ chain, transport, account }),
    }
  }

  it('fills a transaction that viem signs', async () => {
    const { account, recipient, reader, wallet } = await clients()
    const { transaction } = await reader.fillTransaction({ account: account.address, to: recipient, value: 5n })
    expect(transaction).toMatchObject({ type: 'eip1559', nonce: 0, gas: 21_000n, value: 5n, to: recipient })
    expect(transaction.gasPrice).toBeUndefined()
    const hash = await wallet.sendTransaction({ to: recipient, value: 5n })
    expect(await reader.getTransactionReceipt({ hash })).toMatchObject({ status: 'success', blockNumber: 1n })
  })

  it('fills legacy transactions with a gas price', async () => {
    const { recipient, reader, wallet } = await clients()
    const hash = await wallet.sendTransaction({ to: recipient, value: 5n, type: 'legacy' })
    expect(await reader.getTransaction({ hash })).toMatchObject({ type: 'legacy', value: 5n })
  })

  it('returns the encoding without a signature', async () => {
    const { node, account, recipient, wallet } = await clients()
    const { raw, tx } = await node.request('eth_fillTransaction', [
      { from: account.address.toLowerCase() as Hex, to: recipient, value: '0x5' },
    ])
    const signed = await wallet.signTransaction({
      type: 'eip1559',
      to: recipient,
      value: 5n,
      nonce: Number(tx.nonce),
      gas: BigInt(tx.gas),
      maxFeePerGas: BigInt(tx.maxFeePerGas!),
      maxPriorityFeePerGas: BigInt(tx.maxPriorityFeePerGas!),
    })
    // All but the length in front and the signature behind.
    expect(signed.slice(8)).toContain(raw.slice(6, -6))
  })

  it('fills a transaction that fails only with throwOnRevert false, and gives it all gas', async () => {
    const failing = { data: '0xfe' } as const
    const refusing = await provider.node()
    const from = refusing.accounts[0]!.address
    await expect(refusing.request('eth_fillTransaction', [{ from, ...failing }])).rejects.toThrow('invalid opcode')
    const node = await createNode({ throwOnRevert: false })
    const { tx } = await node.request('eth_fillTransaction', [{ from, ...failing }])
    expect(tx.gas).toBe('0x1000000')
    await node.close()
  })
})
