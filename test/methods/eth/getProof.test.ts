import { verifyMerkleProof } from '@ethereumjs/mpt'
import { RLP } from '@ethereumjs/rlp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNode, type Hex, type MethodResult, type Node } from '../../../src/index.js'
import { bigIntToHash, bytesToHex, hexToBytes } from '../../../src/primitives/hex.js'
import { keccak256 } from '../../../src/primitives/keccak.js'
import { createTranscriptChain } from '../../support/test-chain.js'

const CONTRACT = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
const ABSENT = '0x00000000000000000000000000000000deadbeef'

/** Returns the value that a proof shows under the hash of a key; null for a proof of absence. */
async function proven(proof: readonly Hex[], key: Hex): Promise<Uint8Array | null> {
  return verifyMerkleProof(keccak256(hexToBytes(key)), proof.map(hexToBytes), { useKeyHashing: false })
}

const rootOf = (proof: readonly Hex[]) => bytesToHex(keccak256(hexToBytes(proof[0]!)))

/** The value of an account in the trie, as a verifier puts it together from the answer. */
function encoded({ nonce, balance, storageHash, codeHash }: MethodResult<'eth_getProof'>): Uint8Array {
  return RLP.encode([BigInt(nonce), BigInt(balance), storageHash, codeHash])
}

describe('eth_getProof', () => {
  let node: Node

  beforeEach(async () => {
    node = (await createTranscriptChain()).node
  })
  afterEach(() => node.close())

  const stateRoot = async (number: Hex) => (await node.request('eth_getBlockByNumber', [number, false]))!.stateRoot

  it('returns proofs that a verifier accepts against the state root, at every height', async () => {
    const caller = bigIntToHash(BigInt(node.accounts[0]!.address))
    for (const height of ['0x1', '0x2', '0x3'] as const) {
      const proof = await node.request('eth_getProof', [CONTRACT, [caller], height])
      expect(rootOf(proof.accountProof)).toBe(await stateRoot(height))
      expect(await proven(proof.accountProof, CONTRACT)).toEqual(encoded(proof))
      const [slot] = proof.storageProof
      expect(slot).toMatchObject({ key: caller, value: height === '0x1' ? '0x0' : '0x2a' })
      if (height === '0x1') continue
      expect(rootOf(slot!.proof)).toBe(proof.storageHash)
      expect(await proven(slot!.proof, caller)).toEqual(RLP.encode(42n))
    }
  })

  it('proves the absence of a slot and an account', async () => {
    const empty = bigIntToHash(1n)
    const slot = await node.request('eth_getProof', [CONTRACT, [empty], 'latest'])
    expect(await proven(slot.storageProof[0]!.proof, empty)).toBeNull()
    const account = await node.request('eth_getProof', [ABSENT, [], 'latest'])
    expect(rootOf(account.accountProof)).toBe(await stateRoot('0x3'))
    expect(await proven(account.accountProof, ABSENT)).toBeNull()
  })

  it('proves at most 1024 slots at once', async () => {
    const keys = Array.from({ length: 1025 }, (_, i): Hex => `0x${i.toString(16)}`)
    await expect(node.request('eth_getProof', [CONTRACT, keys])).rejects.toMatchObject({
      code: -32602,
      message: 'too many storage keys requested (max 1024, got 1025)',
    })
    expect((await node.request('eth_getProof', [CONTRACT, keys.slice(1)])).storageProof).toHaveLength(1024)
  })

  it('reads at most 1024 slots at once in eth_getStorageValues', async () => {
    const slots = Array.from({ length: 1025 }, (_, i) => bigIntToHash(BigInt(i)))
    await expect(
      node.request('eth_getStorageValues', [{ [CONTRACT]: slots.slice(500), [ABSENT]: slots.slice(0, 500) }]),
    ).rejects.toMatchObject({
      code: -38026,
      message: 'too many slots (max 1024)',
    })
  })

  it('proves only settled blocks above 2 with the documented interface', async () => {
    const documented = await createNode({ documented: {}, timestamp: 1_700_000_000n })
    try {
      await documented.mine(3)
      const account = documented.accounts[0]!.address
      await expect(documented.request('eth_getProof', [account, [], '0x2'])).rejects.toMatchObject({
        code: -32000,
        message: 'proof queries at height <= 2 are not supported',
      })
      await expect(documented.request('eth_getProof', [account, [], 'latest'])).rejects.toMatchObject({
        code: -32602,
        message: 'invalid argument 2: block number must be specific',
      })
      expect(await documented.request('eth_getProof', [account, [], '0x3'])).toMatchObject({ balance: '0x21e19e0c9bab2400000' })
    } finally {
      await documented.close()
    }
  })
})
