/** Chains of execution-spec-tests: every block must be taken or refused as its fixture says, and the state at the end must be the fixture's. */
import { createNode, type Genesis, type Hex, type Node } from 'evmbed'
import { describe, expect, test } from 'vitest'
import { bytesToHex, hexToBytes, padLeft } from '../../src/primitives/hex.js'
import { type BlockFixture, type FixtureAccount, networkConfig } from './fixtures.js'
import { readJson, suiteFiles, suiteFolder } from './suites.js'

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

/** What the node says of an account, in the words and for the slots of a fixture. */
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

async function follow(fixture: BlockFixture): Promise<void> {
  const node = await createNode({ genesis: genesisOf(fixture) })
  try {
    expect(await headOf(node)).toBe(fixture.genesisBlockHeader.hash)
    for (const { rlp, expectException } of fixture.blocks) {
      const before = await headOf(node)
      const importing = node.importChain(hexToBytes(rlp))
      if (expectException === undefined) {
        expect(await importing).toEqual({ imported: 1 })
      } else {
        await expect(importing, expectException).rejects.toMatchObject({ name: 'BlockRefused' })
        expect(await headOf(node)).toBe(before)
      }
    }
    expect(await headOf(node)).toBe(fixture.lastblockhash)
    for (const [address, account] of Object.entries(fixture.postState ?? {}) as [Hex, FixtureAccount][]) {
      const { nonce, balance, code, storage } = account
      const words = Object.fromEntries(Object.entries(storage).map(([slot, value]) => [slot, BigInt(value)]))
      expect(await accountIn(node, address, account)).toEqual({ nonce: BigInt(nonce), balance: BigInt(balance), code, storage: words })
    }
  } finally {
    await node.close()
  }
}

const folder = suiteFolder('block-tests')
/** Many fixtures differ in one number only; every so many of a file show as much, and the suite's own runner takes them all. */
const STRIDE = Number(process.env.EVMBED_CONFORMANCE_STRIDE ?? 8)

describe.skipIf(folder === undefined)('block tests', () => {
  const files = folder === undefined ? [] : suiteFiles(folder, '.json').filter((file) => !file.startsWith('known-failures'))

  test.each(files)('%s', async (file) => {
    const fixtures = Object.entries(readJson<Record<string, BlockFixture>>(`${folder}/${file}`))
    for (const [name, fixture] of fixtures.filter((_, i) => i % STRIDE === 0)) {
      await follow(fixture).catch((error: unknown) => {
        throw new Error(name, { cause: error })
      })
    }
  })
})
