/** Chains of execution-spec-tests: every block must be taken or refused as its fixture says, and the state at the end must be the fixture's. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { BlockRefused, createNode, type Genesis, type Hex, type Node } from 'evmbed'
import { bytesToHex, hexToBytes, padLeft } from '../../src/primitives/hex.js'
import { filesBelow, readTests, testFilesBelow } from './files.js'
import { type BlockFixture, type FixtureAccount, networkConfig } from './fixtures.js'
import { storeOptions } from './stored-states.js'
import type { Suite } from './suite.js'

function genesisOf({ network, config, genesisBlockHeader: header, pre }: BlockFixture): Genesis {
  const { nonce, timestamp, extraData, gasLimit = '0x0', difficulty, mixHash, coinbase, baseFeePerGas, excessBlobGas, blobGasUsed } = header
  const fees = { baseFeePerGas, excessBlobGas, blobGasUsed, parentBeaconBlockRoot: header.parentBeaconBlockRoot }
  return {
    config: networkConfig(network, config),
    alloc: pre,
    nonce,
    timestamp,
    extraData,
    gasLimit,
    difficulty,
    mixHash,
    coinbase,
    ...fees,
  }
}

async function headOf(node: Node): Promise<string | undefined> {
  return (await node.request('eth_getBlockByNumber', ['latest', false]))?.hash ?? undefined
}

/** An account of the node in the form of a fixture, with the slots that the fixture names. */
async function accountIn(node: Node, address: Hex, { storage }: FixtureAccount) {
  const slots = await Promise.all(
    Object.keys(storage).map(async (slot) => {
      const key = bytesToHex(padLeft(hexToBytes(slot.length % 2 === 0 ? slot : `0x0${slot.slice(2)}`), 32))
      return [slot, BigInt(await node.request('eth_getStorageAt', [address, key, 'latest']))] as const
    }),
  )
  return {
    nonce: BigInt(await node.request('eth_getTransactionCount', [address, 'latest'])),
    balance: BigInt(await node.request('eth_getBalance', [address, 'latest'])),
    code: await node.request('eth_getCode', [address, 'latest']),
    storage: Object.fromEntries(slots),
  }
}

async function refusal(importing: Promise<unknown>): Promise<BlockRefused | undefined> {
  try {
    await importing
    return undefined
  } catch (error) {
    if (error instanceof BlockRefused) return error
    throw error
  }
}

async function checkChain(fixture: BlockFixture): Promise<void> {
  const node = await createNode({ ...storeOptions(), genesis: genesisOf(fixture) })
  try {
    assert.equal(await headOf(node), fixture.genesisBlockHeader.hash, 'the genesis block')
    for (const [index, { rlp, expectException }] of fixture.blocks.entries()) {
      const before = await headOf(node)
      const importing = node.importChain(hexToBytes(rlp))
      if (expectException === undefined) {
        assert.deepEqual(await importing, { imported: 1 })
      } else {
        assert(await refusal(importing), `block ${index} is imported, but must be refused: ${expectException}`)
        assert.equal(await headOf(node), before, `block ${index} is refused, but the head has changed`)
      }
    }
    assert.equal(await headOf(node), fixture.lastblockhash, 'the head')
    for (const [address, account] of Object.entries(fixture.postState ?? {}) as [Hex, FixtureAccount][]) {
      const { nonce, balance, code, storage } = account
      const words = Object.fromEntries(Object.entries(storage).map(([slot, value]) => [slot, BigInt(value)]))
      const expected = { nonce: BigInt(nonce), balance: BigInt(balance), code, storage: words }
      assert.deepEqual({ address, ...(await accountIn(node, address, account)) }, { address, ...expected })
    }
  } finally {
    await node.close()
  }
}

export const blockTests: Suite = {
  name: 'block-tests',
  source: 'https://github.com/ethereum/execution-spec-tests, fixtures/blockchain_tests of a release',
  places: ['block-tests', 'blockchain_tests', 'fixtures/blockchain_tests'],
  parts: (folder) => filesBelow(folder, '.json'),
  inputs: testFilesBelow,
  isUnordered: true,
  open(folder, part) {
    const fixtures = Object.entries(readTests<BlockFixture>(join(folder, part), 'pre', 'blocks'))
    return { cases: fixtures.map(([id, fixture]) => ({ id, check: () => checkChain(fixture) })) }
  },
}
