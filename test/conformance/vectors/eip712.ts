/** Typed data of EIP-712: its encoding, its digest, and the signature where the vector has a key. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Hex, Json } from 'evmbed'
import { signDigest } from '../../../src/accounts/signature.js'
import { encodeMessage, readTypedData, typedDataDigest } from '../../../src/accounts/typed-data.js'
import { bytesToHex, hexToBytes } from '../../../src/primitives/hex.js'
import { filesBelow, readJson } from '../files.js'
import type { Suite } from '../suite.js'

interface Vector {
  readonly name: string
  readonly domain: object
  readonly primaryType: string
  readonly types: object
  readonly data: object
  readonly encoded: string
  readonly digest: string
  readonly privateKey?: Hex
  readonly signature?: string
}

async function checkVector({ data, encoded, digest, privateKey, signature, ...rest }: Vector): Promise<void> {
  const typed = readTypedData({ ...rest, message: data } as Json)
  const own = typedDataDigest(typed, 'v4')
  assert.equal(bytesToHex(encodeMessage(typed, 'v4')), encoded)
  assert.equal(bytesToHex(own), digest)
  if (privateKey) assert.equal(bytesToHex(signDigest(own, hexToBytes(privateKey))), signature)
}

export const eip712: Suite = {
  name: 'vectors/eip712',
  source: 'testcases/typed-data of ethers.js, signer/core/apitypes/testdata of go-ethereum',
  places: ['vectors/eip712'],
  parts: (folder) => filesBelow(folder, 'typed-data.json'),
  open: (folder, part) => ({
    cases: readJson<Vector[]>(join(folder, part)).map((vector) => ({ id: vector.name, check: () => checkVector(vector) })),
  }),
}
