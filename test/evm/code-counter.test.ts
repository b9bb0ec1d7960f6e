import { createNode, type Node } from 'evmbed'
import { type Abi, encodeDeployData, encodeFunctionData, type Hex } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CodeCounter, type CodeCounts, setCodeCounter } from '../../src/evm/code-counter.js'
import { codeIdentity } from '../../src/evm/code-identity.js'
import { instructionCounts } from '../../src/evm/instruction-counts.js'
import { hexToBytes } from '../../src/primitives/hex.js'
import { compileSolidity } from '../contracts/solc.js'

const SOURCE = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
contract Vault {
  address public immutable owner;
  uint256 public immutable limit;
  uint256 public sum;
  constructor(address owner_, uint256 limit_) { owner = owner_; limit = limit_; }
  function add(uint256 amount) external returns (uint256) {
    if (amount > limit) revert("too much");
    return sum += amount;
  }
  function tryAdd(uint256 amount) external returns (bool) {
    try this.add(amount) returns (uint256) { return true; } catch { return false; }
  }
}`

const { abi, evm } = compiled()

function compiled(): { readonly abi: Abi; readonly evm: { readonly bytecode: { readonly object: string } } } {
  const { contracts } = compileSolidity('solc', {
    language: 'Solidity',
    sources: { 'Vault.sol': { content: SOURCE } },
    settings: { evmVersion: 'cancun', outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  })
  return contracts['Vault.sol']!.Vault!
}

let counter: CodeCounter
const nodes: Node[] = []

beforeEach(() => {
  counter = new CodeCounter()
  setCodeCounter(counter)
})

afterEach(async () => {
  setCodeCounter(undefined)
  for (const node of nodes.splice(0)) await node.close()
})

async function newNode(options: Parameters<typeof createNode>[0] = {}): Promise<Node> {
  const node = await createNode(options)
  nodes.push(node)
  return node
}

async function deploy(node: Node, owner: Hex, limit: bigint): Promise<Hex> {
  const from = node.accounts[0]!.address
  const data = encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}`, args: [owner, limit] })
  const hash = await node.request('eth_sendTransaction', [{ from, data, gas: '0x1e8480' }])
  const receipt = await node.request('eth_getTransactionReceipt', [hash])
  return receipt!.contractAddress!
}

const addOf = (amount: bigint, functionName = 'add') => encodeFunctionData({ abi, functionName, args: [amount] })

function send(node: Node, to: Hex, data: Hex): Promise<Hex> {
  return node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, to, data, gas: '0x493e0' }])
}

function call(node: Node, to: Hex, data: Hex): Promise<Hex> {
  return node.request('eth_call', [{ from: node.accounts[0]!.address, to, data }])
}

/** The counts of init code or of deployed code. */
function found(isInitCode: boolean): CodeCounts[] {
  // System contracts are not counted, so that all code is the contract's.
  return [...counter.counts].filter((counts) => counts.isInitCode === isInitCode)
}

/** How often the frames of some code began. */
const begun = (counts: CodeCounts) => instructionCounts(counts).executed[0]

const A: Hex = `0x${'11'.repeat(20)}`
const B: Hex = `0x${'22'.repeat(20)}`

describe('a counter of code', () => {
  test('adds up transactions and calls over nodes and forks, whatever the immutables and arguments', async () => {
    const node = await newNode()
    const [first, second] = [await deploy(node, A, 100n), await deploy(node, B, 200n)]
    await send(node, first, addOf(1n))
    await call(node, second, addOf(2n))
    const fork = await node.fork()
    nodes.push(fork)
    await send(fork, second, addOf(3n))
    const other = await newNode()
    await call(other, await deploy(other, A, 7n), addOf(4n))
    expect(found(true).map(begun)).toEqual([3])
    expect(found(false).map(begun)).toEqual([4])
  })

  test('counts frames that are reverted, and both ways of a conditional jump', async () => {
    const node = await newNode()
    const vault = await deploy(node, A, 10n)
    await send(node, vault, addOf(11n, 'tryAdd'))
    await send(node, vault, addOf(1n, 'tryAdd'))
    const [counts] = found(false)
    // Two calls of tryAdd, and the two that they made.
    expect(begun(counts!)).toBe(4)
    const ways = [...instructionCounts(counts!).jumps.values()]
    expect(ways.some(({ taken, notTaken }) => taken === 1 && notTaken === 1)).toBe(true)
  })

  test('counts no instruction behind the one at which a frame ran out of gas', async () => {
    const node = await newNode()
    // PUSH1 1, PUSH3 1 MiB, MSTORE (the memory is not paid for), PUSH1 2, POP, STOP
    const to: Hex = '0x00000000000000000000000000000000000000c0'
    await node.request('anvil_setCode', [to, '0x6001621000005260025000'])
    await expect(node.request('eth_call', [{ to, gas: '0x5300' }])).rejects.toThrow()
    const { executed } = instructionCounts(found(false)[0]!)
    expect([0, 2, 6, 7, 9, 10].map((at) => executed[at])).toEqual([1, 1, 1, 0, 0, 0])
  })

  test('counts estimates that fail, others only on request, and one run for each', async () => {
    const node = await newNode()
    const vault = await deploy(node, A, 10n)
    const estimate = (amount = 1n) => node.request('eth_estimateGas', [{ from: node.accounts[0]!.address, to: vault, data: addOf(amount) }])
    await estimate()
    expect(found(false)).toEqual([])
    // No transaction follows an estimate that fails.
    await expect(estimate(11n)).rejects.toThrow('too much')
    expect(found(false).map(begun)).toEqual([1])
    counter = new CodeCounter({ estimates: true })
    setCodeCounter(counter)
    await estimate()
    expect(found(false).map(begun)).toEqual([1])
  })

  test('counts neither traces nor other replays, nor the pending block', async () => {
    const node = await newNode({ mining: { automine: false } })
    const hash = await send(node, A, '0x')
    const data = encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}`, args: [A, 1n] })
    const creation = await node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, data, gas: '0x1e8480' }])
    await node.request('eth_getBlockByNumber', ['pending', false])
    expect([...counter.counts]).toEqual([])
    await node.mine()
    expect(found(true).map(begun)).toEqual([1])
    await node.request('debug_traceTransaction', [creation])
    await node.request('debug_traceTransaction', [hash])
    expect(found(true).map(begun)).toEqual([1])
  })

  test('changes no answer', async () => {
    const answers = async () => {
      const node = await newNode()
      const vault = await deploy(node, A, 10n)
      const hash = await send(node, vault, addOf(11n, 'tryAdd'))
      return [
        (await node.request('eth_getTransactionReceipt', [hash]))?.gasUsed,
        await call(node, vault, addOf(3n)),
        await call(node, vault, addOf(12n)).catch((error: Error) => error.message),
        await node.request('eth_createAccessList', [{ from: node.accounts[0]!.address, to: vault, data: addOf(1n) }]),
      ]
    }
    const counted = await answers()
    setCodeCounter(undefined)
    expect(await answers()).toEqual(counted)
  })

  test('says how many runs the reference made, which does not count', async () => {
    const node = await newNode({ engine: 'ethereumjs' })
    const vault = await deploy(node, A, 10n)
    await call(node, vault, addOf(1n))
    expect([...counter.counts]).toEqual([])
    expect(counter.uncountedRuns).toBe(2)
  })

  test('says how often it had no place for code', async () => {
    counter = new CodeCounter({ limit: 100 })
    setCodeCounter(counter)
    const node = await newNode()
    const vault = await deploy(node, A, 10n)
    await call(node, vault, addOf(1n))
    expect([...counter.counts]).toEqual([])
    expect(counter.omittedCodes).toBe(2)
  })

  test('begins at zero where another one has counted before', async () => {
    const node = await newNode()
    const vault = await deploy(node, A, 10n)
    await call(node, vault, addOf(1n))
    counter = new CodeCounter()
    setCodeCounter(counter)
    await call(node, vault, addOf(1n))
    expect(found(false).map(begun)).toEqual([1])
  })
})

describe('the identity of code', () => {
  const hash = `64697066735822${'ab'.repeat(34)}64736f6c634300081a0033`
  const identity = (hex: string) => codeIdentity(hexToBytes(`0x${hex}`))

  test('leaves out words, addresses and arguments of code that names its sources', () => {
    const [one, other] = ['11', '22'].map((byte) => identity(`7f${byte.repeat(32)}73${byte.repeat(20)}00${hash}${byte.repeat(32)}`))
    expect(one).toEqual(other)
  })

  test.each([
    ['another instruction', `01${hash}`, `02${hash}`],
    ['other sources', `01${hash}`, `01${hash.replace('abab', 'abac')}`],
    ['a short push', `6001${hash}`, `6002${hash}`],
    ['a word, where nothing names the sources', `7f${'11'.repeat(32)}`, `7f${'22'.repeat(32)}`],
  ])('tells code apart by %s', (_, one, other) => {
    expect(identity(one).key).not.toBe(identity(other).key)
  })
})
