/** geth's vectors for precompiled contracts: output and gas, or that the call fails. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { createNode, type HardforkName, type Hex, type Node } from 'evmbed'
import { filesBelow, readJson, unpackedName } from '../files.js'
import { NodeOnDemand } from '../node-on-demand.js'
import type { Suite } from '../suite.js'
import { innerFrame } from './frame.js'

interface Vector {
  readonly Name: string
  /** Hex, with 0x or without. */
  readonly Input: string
  readonly Expected?: string
  readonly Gas?: number
  readonly ExpectedError?: string
}

interface Contract {
  readonly address: number
  readonly hardfork?: HardforkName
}

/** The contract that a file is about. */
const CONTRACTS: Readonly<Record<string, Contract>> = {
  ecRecover: { address: 0x01 },
  modexp: { address: 0x05, hardfork: 'istanbul' },
  modexp_eip2565: { address: 0x05, hardfork: 'berlin' },
  modexp_eip7883: { address: 0x05 },
  bn256Add: { address: 0x06 },
  bn256ScalarMul: { address: 0x07 },
  bn256Pairing: { address: 0x08 },
  blake2F: { address: 0x09 },
  blake2f: { address: 0x09 },
  pointEvaluation: { address: 0x0a },
  blsG1Add: { address: 0x0b },
  blsG1Mul: { address: 0x0c },
  blsG1MultiExp: { address: 0x0c },
  blsG2Add: { address: 0x0d },
  blsG2Mul: { address: 0x0e },
  blsG2MultiExp: { address: 0x0e },
  blsPairing: { address: 0x0f },
  blsMapG1: { address: 0x10 },
  blsMapG2: { address: 0x11 },
  p256Verify: { address: 0x100 },
}

function contractOf(file: string): Contract | undefined {
  return CONTRACTS[unpackedName(file).replace(/\.json$/, '').replace(/^fail-/, '')]
}

const CALLER: Hex = '0x00000000000000000000000000000000000ca11e'

/** Hands its calldata to a precompiled contract. */
function callerOf(address: number): Hex {
  return `0x3660006000376000600036600061${address.toString(16).padStart(4, '0')}5afa00`
}

async function checkVector(node: Node, address: number, { Input, Expected, Gas, ExpectedError }: Vector): Promise<void> {
  const input: Hex = `0x${Input.replace(/^0x/, '')}`
  const { output = '0x', gasUsed, error } = await innerFrame(node, CALLER, { code: callerOf(address) }, input)
  if (ExpectedError !== undefined) {
    assert(error !== undefined, `the call must fail: ${ExpectedError}`)
    return
  }
  assert.deepEqual({ output, error }, { output: `0x${(Expected ?? '').replace(/^0x/, '').toLowerCase()}`, error: undefined })
  if (Gas !== undefined) assert.equal(Number(gasUsed), Gas, 'gas')
}

export const precompiles: Suite = {
  name: 'vectors/precompiles',
  source: 'https://github.com/ethereum/go-ethereum, core/vm/testdata/precompiles',
  places: ['vectors/precompiles', 'core/vm/testdata/precompiles'],
  parts: (folder) => filesBelow(folder, '.json').filter((file) => contractOf(file) !== undefined),
  open(folder, part) {
    const { address, hardfork = 'osaka' } = contractOf(part) ?? { address: 0 }
    const node = new NodeOnDemand(() => createNode({ hardfork, limits: { callGasLimit: 0n, callTimeoutMs: 0 } }))
    return {
      cases: readJson<Vector[]>(join(folder, part)).map((vector) => ({
        id: vector.Name,
        check: async () => checkVector(await node.get(), address, vector),
      })),
      close: () => node.close(),
    }
  },
}
