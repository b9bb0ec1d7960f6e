import { encodeDeployData, type Hex } from 'viem'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Artifacts, InvalidArtifact } from '../../src/explain/artifacts.js'
import { type ArtifactPlace, createNode, type ExplainedFrame, InvalidAbi, type Node } from '../../src/index.js'
import { hexToBytes } from '../../src/primitives/hex.js'
import { sourceCodesOf } from '../../src/source/source-codes.js'
import { type CompiledContract, compile, contract, linked, solcOutput } from '../contracts/explained.js'
import { compileSolidity } from '../contracts/solc.js'

const KEEPER: Hex = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const SET: Hex = `0x60fe47b1${'5'.padStart(64, '0')}`

/** As Hardhat writes it. */
function hardhat(name: string, { abi, evm }: CompiledContract) {
  const { bytecode, deployedBytecode } = evm
  return {
    _format: 'hh-sol-artifact-1',
    contractName: name,
    sourceName: `contracts/${name}.sol`,
    abi,
    bytecode: `0x${bytecode.object}`,
    deployedBytecode: `0x${deployedBytecode.object}`,
    linkReferences: bytecode.linkReferences,
    deployedLinkReferences: deployedBytecode.linkReferences,
  }
}

/** As Foundry writes it: the name is in the metadata alone. */
function foundry({ abi, metadata, evm }: CompiledContract) {
  const { bytecode, deployedBytecode } = evm
  return {
    abi,
    bytecode: { ...bytecode, object: `0x${bytecode.object}` },
    deployedBytecode: { ...deployedBytecode, object: `0x${deployedBytecode.object}` },
    rawMetadata: metadata,
    metadata: JSON.parse(metadata),
  }
}

/** Artifacts that a test adds are dropped with its node. The chain is the same. */
let node: Node
let counter: Hex
let till: { readonly address: Hex; readonly deployment: Hex }

async function send(transaction: { to?: Hex; data?: Hex; value?: Hex }): Promise<Hex> {
  return node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, gas: '0x2dc6c0', ...transaction }])
}

async function deploy(name: string, args: readonly unknown[] = [], library?: Hex) {
  const compiled = contract(name)
  const deployment = await send({ data: encodeDeployData({ abi: compiled.abi, bytecode: linked(compiled, library), args }) })
  const receipt = await node.request('eth_getTransactionReceipt', [deployment])
  return { address: receipt!.contractAddress!, deployment }
}

beforeAll(() => void solcOutput())
beforeEach(async () => {
  node = await createNode({ timestamp: 1_700_000_000n })
  counter = (await deploy('Counter')).address
  till = await deploy('Till', [KEEPER], (await deploy('Sums')).address)
  return () => node.close()
})

async function frameOf(hash: Promise<Hex> | Hex): Promise<ExplainedFrame> {
  return (await node.explain(await hash)).frame
}

describe('an artifact', () => {
  it.each<[string, () => unknown]>([
    ['of Hardhat', () => hardhat('Till', contract('Till'))],
    ['of Foundry', () => foundry(contract('Till'))],
    ['in the output of solc', () => solcOutput()],
    ['of the output of solc', () => contract('Till')],
  ])('recognises %s by its code, for any immutables and library addresses', async (_, form) => {
    expect(node.artifacts.add(form())).toContain('Till')
    expect(await frameOf(send({ to: till.address, value: '0x5' }))).toMatchObject({
      contract: { name: 'Till', matchedBy: 'code' },
      call: { name: 'receive' },
    })
  })
})

describe('recognition', () => {
  it('recognises code with other metadata', async () => {
    const other = contract('Talker', compile('// another text\n', ['Talker.sol', 'console.sol']))
    expect(other.evm.deployedBytecode.object).not.toBe(contract('Talker').evm.deployedBytecode.object)
    node.artifacts.add(hardhat('Talker', other))
    const { address: to } = await deploy('Talker')
    expect((await frameOf(send({ to, data: '0x' }))).contract).toEqual({ name: 'Talker', matchedBy: 'code', alternatives: [] })
  })

  it('recognises a creation, with the arguments of the constructor', async () => {
    node.artifacts.add(hardhat('Till', contract('Till')))
    expect(await frameOf(till.deployment)).toMatchObject({
      contract: { name: 'Till', matchedBy: 'creation' },
      call: { name: 'constructor', signature: '', arguments: [{ name: 'keeper_', type: 'address', value: KEEPER }] },
    })
  })

  it('prefers the address to the code', async () => {
    node.artifacts.add(solcOutput())
    const abi = [{ type: 'function', name: 'set', inputs: [{ name: 'renamed', type: 'uint256' }], outputs: [] }]
    expect(node.artifacts.add(abi, { name: 'Mine', address: counter.toUpperCase().replace('0X', '0x') })).toEqual(['Mine'])
    expect(await frameOf(send({ to: counter, data: SET }))).toMatchObject({
      contract: { name: 'Mine', matchedBy: 'address' },
      call: { arguments: [{ name: 'renamed' }], matchedBy: 'address' },
    })
  })

  it('recognises a selector last, and lists the alternatives', async () => {
    const set = (name: string) => [{ type: 'function', name: 'set', inputs: [{ name, type: 'uint256' }], outputs: [] }]
    node.artifacts.add(set('a'), { name: 'One' })
    expect((await frameOf(send({ to: counter, data: SET }))).contract).toEqual({ name: 'One', matchedBy: 'selector', alternatives: [] })
    node.artifacts.add(set('b'), { name: 'Two' })
    // collate_propagate_storage(bytes16) has the selector of burn(uint256).
    node.artifacts.add([{ type: 'function', name: 'burn', inputs: [{ name: 'n', type: 'uint256' }] }])
    node.artifacts.add([{ type: 'function', name: 'collate_propagate_storage', inputs: [{ name: 'x', type: 'bytes16' }] }])
    expect((await frameOf(send({ to: counter, data: SET }))).contract).toEqual({
      name: 'One',
      matchedBy: 'selector',
      alternatives: ['Two'],
    })
    const ambiguous = await frameOf(send({ to: counter, data: `0x42966c68${'0'.repeat(64)}` }))
    expect(ambiguous.call).toMatchObject({ signature: 'burn(uint256)', alternatives: ['collate_propagate_storage(bytes16)'] })
    // More bits than bytes16 has leave one of them.
    const clear = await frameOf(send({ to: counter, data: `0x42966c68${'5'.padStart(64, '0')}` }))
    expect(clear.call).toMatchObject({ signature: 'burn(uint256)', alternatives: [] })
  })

  it('recognises equal code under two names', async () => {
    node.artifacts.add(hardhat('Counter', contract('Counter')))
    node.artifacts.add(hardhat('Copy', contract('Counter')))
    expect((await frameOf(send({ to: counter, data: SET }))).contract).toEqual({
      name: 'Copy',
      matchedBy: 'code',
      alternatives: ['Counter'],
    })
  })

  it('recognises standards without any artifact', async () => {
    const data: Hex = `0xa9059cbb${KEEPER.slice(2).padStart(64, '0')}${'5'.padStart(64, '0')}`
    expect(await frameOf(send({ to: counter, data }))).toMatchObject({
      contract: undefined,
      call: { signature: 'transfer(address,uint256)', matchedBy: 'standard', arguments: [{ name: 'to', value: KEEPER }, { value: 5n }] },
    })
  })

  it('recognises an anonymous event', async () => {
    // PUSH1 5 PUSH0 PUSH0 LOG1 STOP, and what deploys it.
    const deployment = await send({ data: '0x6560055f5fa1005f526006601af3' })
    const to = (await node.request('eth_getTransactionReceipt', [deployment]))!.contractAddress!
    const inputs = [{ name: 'n', type: 'uint256', indexed: true }]
    node.artifacts.add([{ type: 'event', name: 'Quiet', anonymous: true, inputs }], { address: to })
    expect((await frameOf(send({ to }))).actions).toMatchObject([
      { kind: 'event', event: { name: 'Quiet', arguments: [{ name: 'n', value: 5n }] } },
    ])
  })

  it('recognises nothing in unknown code', async () => {
    expect(await frameOf(send({ to: counter, data: SET }))).toMatchObject({ contract: undefined, call: undefined, error: undefined })
  })
})

describe('what is added', () => {
  it('names added artifacts, and unnamed ones after removal', () => {
    const artifacts = new Artifacts()
    expect(artifacts.add(hardhat('Till', contract('Till')))).toEqual(['Till'])
    expect(artifacts.add(foundry(contract('Till')))).toEqual(['Till'])
    expect(artifacts.contracts).toHaveLength(1)
    expect(artifacts.add([])).toEqual([])
    expect(artifacts.add(solcOutput(), { name: 'Vault' })).toEqual(['Vault'])
    expect(artifacts.add(solcOutput())).toEqual(
      expect.arrayContaining(['Vault', 'Till', 'Sums', 'Counter', 'Talker', 'console', 'IAnything']),
    )
  })

  it.each<[unknown, ArtifactPlace, Error]>([
    [undefined, {}, new InvalidArtifact('expected an ABI, an artifact or the output of solc, got undefined')],
    ['[]', {}, new InvalidArtifact('expected an ABI, an artifact or the output of solc, got string')],
    [{ bytecode: '0x' }, {}, new InvalidArtifact("expected a member 'abi' or 'contracts'")],
    [{ contracts: { 'A.sol': { A: {} } } }, {}, new InvalidArtifact("A has no 'abi': select it in the compiler's outputSelection")],
    [{ contracts: { 'A.sol': { A: { abi: [7] } } } }, {}, new InvalidAbi('A: entry 0: expected an object')],
    [[], { address: '0x12' }, new InvalidArtifact('expected an address of 20 bytes, got "0x12"')],
    [{ contracts: {} }, { address: KEEPER }, new InvalidArtifact('an address is that of one contract, not of 0')],
  ])('refuses %j with %j', (artifact, place, error) => {
    const artifacts = new Artifacts()
    expect(() => artifacts.add(artifact, place)).toThrow(error)
    expect(artifacts.contracts).toEqual([])
  })
})

describe('build info', () => {
  const source = 'contract Coin { function pay(uint256 x) public pure returns (uint256) { require(x > 1, "few"); return x; } }'
  const sources = { 'project/contracts/Coin.sol': { content: source } }
  const settings = { outputSelection: { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode'], '': ['ast'] } } }
  const input = { language: 'Solidity', sources, settings } as const
  const output = compileSolidity('solc', input)
  const names = { 'contracts/Coin.sol': 'project/contracts/Coin.sol' }
  const hardhat2 = { _format: 'hh-sol-build-info-1', id: 'a1', solcVersion: '0.8.37', input, output }
  const hardhat3 = { _format: 'hh3-sol-build-info-1', id: 'b2', userSourceNameMap: names, input }
  const hardhat3Output = { _format: 'hh3-sol-build-info-output-1', id: 'b2', output }
  const foundry = { _format: 'ethers-rs-sol-build-info-1', id: 'c3', language: 'Solidity', input, output, source_id_to_path: { 0: 'x' } }

  /** The files of the contract, for which the code in the output must be found. */
  function filesOf(artifacts: Artifacts): (string | undefined)[] {
    const { object } = (
      output.contracts['project/contracts/Coin.sol']!.Coin as unknown as { evm: { deployedBytecode: { object: string } } }
    ).evm.deployedBytecode
    return [sourceCodesOf(artifacts.builds).ofRuntime(hexToBytes(`0x${object}`))?.contractFile]
  }

  it.each([
    ['Hardhat 2', [hardhat2], 'project/contracts/Coin.sol'],
    ['Hardhat 3, the input first', [hardhat3, hardhat3Output], 'contracts/Coin.sol'],
    ['Hardhat 3, the output first', [hardhat3Output, hardhat3], 'contracts/Coin.sol'],
    ['Foundry', [foundry], 'project/contracts/Coin.sol'],
    ['solc, with its input', [{ input, output }], 'project/contracts/Coin.sol'],
  ])('of %s has the contracts and their sources', (_, parts, file) => {
    const artifacts = new Artifacts()
    expect(parts.flatMap((part) => artifacts.add(part))).toEqual(['Coin'])
    expect(artifacts.contracts.map(({ name }) => name)).toEqual(['Coin'])
    expect(artifacts.builds).toHaveLength(1)
    expect(filesOf(artifacts)).toEqual([file])
  })

  it('is registered once, and in forks from then on', () => {
    const artifacts = new Artifacts()
    artifacts.add(hardhat2)
    const { builds } = artifacts
    artifacts.add(hardhat2)
    artifacts.add({ ...hardhat2 })
    expect(artifacts.builds).toBe(builds)
    const fork = artifacts.fork()
    expect(fork.builds).toBe(builds)
    fork.add({ input: structuredClone(input), output: structuredClone(output) })
    expect([fork.builds.length, artifacts.builds.length]).toEqual([1, 1])
    const changed = { 'project/contracts/Coin.sol': { content: `${source} // another` } }
    fork.add({ input: { ...input, sources: changed }, output: structuredClone(output) })
    expect([fork.builds.length, artifacts.builds.length]).toEqual([2, 1])
  })

  it('replaces a build of the same id', () => {
    const artifacts = new Artifacts()
    artifacts.add(hardhat2)
    artifacts.add({ ...hardhat2, output: { ...output } })
    expect(artifacts.builds).toHaveLength(1)
  })

  it('is no build without sources or without source maps', () => {
    const artifacts = new Artifacts()
    expect(artifacts.add(output)).toEqual(['Coin'])
    expect(artifacts.add(hardhat3Output)).toEqual(['Coin'])
    expect(artifacts.add({ input, output: { contracts: { a: { B: { abi: [] } } } } })).toEqual(['B'])
    expect(artifacts.builds).toEqual([])
  })

  it.each([[{}], [{ input: {} }], [{ input: 7, output: 8 }], [{ output: { contracts: 7 } }], [{ input: { sources: null } }]])(
    'refuses %j',
    (value) => {
      const artifacts = new Artifacts()
      expect(() => artifacts.add(value)).toThrow("expected a member 'abi' or 'contracts'")
      expect([artifacts.contracts, artifacts.builds]).toEqual([[], []])
    },
  )
})
