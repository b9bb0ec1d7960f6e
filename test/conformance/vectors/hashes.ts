/** Hashes: Keccak-256 as web3_sha3 answers it, SHA-256 and RIPEMD-160 as their precompiled contracts do. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Hex, Node } from 'evmbed'
import { filesBelow, readJson } from '../files.js'
import { NodeOnDemand } from '../node-on-demand.js'
import type { Suite } from '../suite.js'

interface Vector {
  readonly name: string
  readonly data: Hex
  readonly keccak256: Hex
  readonly sha256: Hex
  readonly ripemd160: Hex
}

async function checkHashes(node: Node, { data, keccak256, sha256, ripemd160 }: Vector): Promise<void> {
  const precompiled = (number: number) =>
    node.request('eth_call', [{ to: `0x${number.toString(16).padStart(40, '0')}`, data }, 'latest'])
  assert.deepEqual(
    { keccak256: await node.request('web3_sha3', [data]), sha256: await precompiled(2), ripemd160: await precompiled(3) },
    { keccak256, sha256, ripemd160: `0x${ripemd160.slice(2).padStart(64, '0')}` },
  )
}

export const hashes: Suite = {
  name: 'vectors/hashes',
  source: 'https://github.com/ethers-io/ethers.js, testcases/hashes',
  places: ['vectors/hashes'],
  // Of ethers-solidity-hashes only a library is asked: they are about packing, which no node does.
  parts: (folder) => filesBelow(folder, 'ethers-hashes.json'),
  open(folder, part) {
    const node = new NodeOnDemand()
    return {
      cases: readJson<Vector[]>(join(folder, part)).map((vector) => ({
        id: vector.name,
        check: async () => checkHashes(await node.get(), vector),
      })),
      close: () => node.close(),
    }
  },
}
