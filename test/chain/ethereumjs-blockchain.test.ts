import { createBlockFromRLP } from '@ethereumjs/block'
import { createBlockchain } from '@ethereumjs/blockchain'
import { createCustomCommon, Mainnet } from '@ethereumjs/common'
import { expect, test } from 'vitest'
import { HARDFORKS, type HardforkName } from '../../src/evm/hardforks.js'
import { TestChain } from '../support/test-chain.js'

/** Before Paris a block needs work. The library does not know the last forks for blobs. */
const FORKS = HARDFORKS.slice(HARDFORKS.indexOf('paris')).filter((fork) => Mainnet.hardforks.some(({ name }) => name === fork))
const CHAIN_ID = 1337

/** The library's own rules, with all forks up to one from the first block on. */
function commonFrom(hardfork: HardforkName) {
  const last = Mainnet.hardforks.findIndex(({ name }) => name === hardfork)
  const hardforks = Mainnet.hardforks
    .slice(0, last + 1)
    .map(({ name, timestamp }) => (timestamp === undefined ? { name, block: 0 } : { name, block: null, timestamp: 0 }))
  return createCustomCommon({ chainId: CHAIN_ID, hardforks }, Mainnet, { hardfork })
}

/** Returns the blocks that a node has mined and exported, as EthereumJS reads them. */
async function exportedBlocks(hardfork: HardforkName) {
  const chain = await TestChain.create({ hardfork, chainId: CHAIN_ID, mining: { automine: false } })
  const { node } = chain
  for (let block = 0; block < 4; block++) {
    for (let sender = 0; sender <= block; sender++) await chain.send(sender)
    await node.mine()
  }
  await node.mine(2)
  const common = commonFrom(hardfork)
  const { blocks } = await node.exportChain()
  const rlps = []
  for await (const rlp of blocks) rlps.push(rlp)
  const head = await chain.head()
  await node.close()
  return { common, head, blocks: rlps.map((rlp) => createBlockFromRLP(rlp, { common, setHardfork: true })) }
}

test.each(FORKS)('mines blocks on %s that @ethereumjs/blockchain validates, with the same hashes', async (hardfork) => {
  const { common, head, blocks } = await exportedBlocks(hardfork)
  const [genesisBlock, ...others] = blocks
  if (!genesisBlock) throw new Error('the chain has no genesis block')
  const reference = await createBlockchain({ common, genesisBlock, validateBlocks: true, validateConsensus: false })
  for (const block of others) await reference.putBlock(block)
  const { header } = await reference.getCanonicalHeadBlock()
  expect(header.number).toBe(6n)
  expect(`0x${Buffer.from(header.hash()).toString('hex')}`).toBe(head.hash)
})

test('@ethereumjs/blockchain refuses a block whose base fee is not the next one', async () => {
  const { common, blocks } = await exportedBlocks('osaka')
  const [genesisBlock, first, second] = blocks
  if (!genesisBlock || !first || !second) throw new Error('the chain is too short')
  const reference = await createBlockchain({ common, genesisBlock, validateBlocks: true, validateConsensus: false })
  await expect(reference.putBlock(second)).rejects.toThrow()
})
