/** RLP: values and their encodings, and bytes that encode nothing, which a node must refuse as a transaction. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type Input, RLP } from '@ethereumjs/rlp'
import { createNode, type Hex, NodeError } from 'evmbed'
import { bytesToHex, hexToBytes } from '../../../src/primitives/hex.js'
import { filesBelow, readJson, unpackedName } from '../files.js'
import type { ConformanceCase, Suite } from '../suite.js'

/** A number that does not fit JSON is written `#123`. */
type Value = string | number | readonly Value[]

function inputOf(value: Value): Input {
  if (typeof value === 'string' && value.startsWith('#')) return BigInt(value.slice(1))
  return Array.isArray(value) ? value.map(inputOf) : (value as string | number)
}

async function checkEncoding(value: Value, encoded: string): Promise<void> {
  assert.equal(bytesToHex(RLP.encode(inputOf(value))), encoded.toLowerCase())
  assert.equal(bytesToHex(RLP.encode(RLP.decode(hexToBytes(encoded as Hex)))), encoded.toLowerCase())
}

async function checkRefusal(bytes: string): Promise<void> {
  const node = await createNode()
  try {
    const sending = node.request('eth_sendRawTransaction', [`0x${bytes.replace(/^0x/, '')}`])
    await assert.rejects(sending, (error) => error instanceof NodeError && error.code !== -32603)
  } finally {
    await node.close()
  }
}

type Encodings = Readonly<Record<string, { readonly in: Value; readonly out: string }>>

const FORMS: Readonly<Record<string, (content: never) => readonly ConformanceCase[]>> = {
  'ethereum-tests-rlptest.json': (vectors: Encodings) =>
    Object.entries(vectors).map(([id, vector]) => ({ id, check: () => checkEncoding(vector.in, vector.out) })),
  'ethereum-tests-invalidRLPTest.json': (vectors: Encodings) =>
    Object.entries(vectors).map(([id, { out }]) => ({ id: `${id} is refused`, check: () => checkRefusal(out) })),
  'ethers-rlp.json': (vectors: readonly { readonly name: string; readonly decoded: Value; readonly encoded: string }[]) =>
    vectors.map(({ name: id, decoded, encoded }) => ({ id, check: () => checkEncoding(decoded, encoded) })),
}

export const rlp: Suite = {
  name: 'vectors/rlp',
  source: 'RLPTests of ethereum/tests, testcases of ethers.js',
  places: ['vectors/rlp'],
  parts: (folder) => filesBelow(folder, '.json').filter((file) => unpackedName(file) in FORMS),
  open: (folder, part) => ({ cases: FORMS[unpackedName(part)]?.(readJson<never>(join(folder, part))) ?? [] }),
}
