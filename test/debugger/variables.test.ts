/** State variables in sessions: values at each moment, of storage and of transient storage. */
import { readFileSync } from 'node:fs'
import { encodeFunctionData, getAddress, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNode, type DebugSession, type Node } from '../../src/index.js'
import { Artifacts, debugRemoteTransaction } from '../../src/internal-debugger.js'
import type { Json } from '../../src/primitives/json.js'
import { availableCompilers } from '../contracts/solc.js'
import { type Build, buildOf, modesOf } from '../source/positions.js'

const FILE = 'contracts/Variables.sol'
const newest = availableCompilers().at(-1)!
const WHO = getAddress(`0x${'ab'.repeat(20)}`)
const CHANGE = {
  type: 'function',
  name: 'change',
  inputs: [
    { name: 'who', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  outputs: [],
  stateMutability: 'nonpayable',
} as const

function codeOf({ output }: Build, name: string): Hex {
  const contracts = output.contracts as unknown as Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
  return `0x${contracts[FILE]![name]!.evm.bytecode.object}`
}

async function deployed(node: Node, data: Hex): Promise<{ hash: Hex; address: Hex }> {
  const hash = await node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, gas: '0x989680', data }])
  return { hash, address: (await node.request('eth_getTransactionReceipt', [hash]))!.contractAddress! }
}

const build = (mode = modesOf(newest.version)[0]!, outputs = ['storageLayout', 'transientStorageLayout']) =>
  buildOf(newest, mode, { [FILE]: readFileSync(new URL('../source/Variables.sol', import.meta.url), 'utf8') }, outputs)

/** EIP-1167: forwards all calls to an address. */
const cloneOf = (address: Hex): Hex => `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${address.slice(2)}5af43d82803e903d91602b57fd5bf3`

const textOf = async (session: DebugSession, path: string) => (await session.evaluate(path)).text

describe.each(modesOf(newest.version))('variables with $name', (mode) => {
  let node: Node
  let address: Hex
  let hash: Hex
  let session: DebugSession

  beforeAll(async () => {
    node = await createNode()
    const compiled = build(mode)
    node.artifacts.add(compiled)
    ;({ address } = await deployed(node, codeOf(compiled, 'Variables')))
    hash = await node.request('eth_sendTransaction', [
      {
        from: node.accounts[0]!.address,
        to: address,
        gas: '0x989680',
        data: encodeFunctionData({ abi: [CHANGE], args: [WHO, 5n] }),
      },
    ])
  })
  afterAll(() => node.close())

  it('have their values before and after each write', async () => {
    session = await node.debug(hash)
    const balance = `balances[${WHO}]`
    const { slot } = await session.evaluate(balance)
    expect(await textOf(session, balance)).toBe('0')
    await session.runTo({ slot: slot! })
    expect([await textOf(session, balance), await textOf(session, 'state')]).toEqual(['0', 'Running'])
    await session.stepInstruction()
    expect(await textOf(session, balance)).toBe('5')
    await session.goTo(session.length)
    expect(await Promise.all([textOf(session, 'state')])).toEqual(['Done'])
    expect(await textOf(session, 'list[50]')).toBe('123')
    await expect(session.goTo(0).then(() => session.evaluate('list[50]'))).rejects.toThrowErrorMatchingInlineSnapshot(
      `[UnknownVariable: list has 50 items, got the index 50]`,
    )
  })

  it('have the keys of mappings that the run hashes', async () => {
    session = await node.debug(hash)
    const { state } = await session.variables()
    expect(state.problem).toBeUndefined()
    const known = (name: string) => state.variables.find((variable) => variable.name === name)!
    expect(known('balances').members!.map(({ path, value }) => [path, value])).toEqual([[`balances[${WHO}]`, 0n]])
    expect(known('nested').members!.map(({ text }) => text)).toEqual(['{2: (x: 0, y: 0)}'])
    expect(known('names').members!.map(({ path, value }) => [path, value])).toEqual([['names["later"]', false]])
    await session.goTo(session.length)
    expect(await textOf(session, `nested[${WHO}]`)).toBe('{2: (x: 0, y: -7)}')
    expect(await textOf(session, 'long')).toBe('"now another text, again longer than one slot of storage, you see"')
  })

  it('are in transient storage until the transaction clears them', async () => {
    session = await node.debug(hash)
    const transient = async () => (await session.variables()).transient.variables.map(({ text }) => text)
    const none = getAddress(`0x${'00'.repeat(20)}`)
    const sender = getAddress(node.accounts[0]!.address)
    expect(await transient()).toEqual(['0', none])
    await session.runTo({ opcode: 'TSTORE' })
    expect(await transient()).toEqual(['0', none])
    await session.stepInstruction()
    expect(await transient()).toEqual(['1', none])
    await session.goTo(session.length)
    expect(await transient()).toEqual(['0', sender])
    expect(await textOf(session, 'caller')).toBe(sender)
  })

  it('of a proxy are in its own storage', async () => {
    const clone = await deployed(node, cloneOf(address))
    const through = await node.request('eth_sendTransaction', [
      {
        from: node.accounts[0]!.address,
        to: clone.address,
        gas: '0x989680',
        data: encodeFunctionData({ abi: [CHANGE], args: [WHO, 9n] }),
      },
    ])
    session = await node.debug(through)
    // The list of the proxy has no accounts[1], so the call fails: look before it does.
    await expect(session.evaluate('state')).rejects.toThrowErrorMatchingInlineSnapshot(
      `[UnknownVariable: there is no variable "state": no artifact has the code of the contract]`,
    )
    await session.runTo({ failure: true })
    expect(await textOf(session, `balances[${WHO}]`)).toBe('9')
    expect(await textOf(session, 'negative')).toBe('0')
  })

  it('are those of a constructor while it runs', async () => {
    const created = await deployed(node, codeOf(build(mode), 'Variables'))
    session = await node.debug(created.hash)
    expect([await textOf(session, 'negative'), await textOf(session, 'short')]).toEqual(['0', '""'])
    await session.goTo(session.length)
    expect([await textOf(session, 'negative'), await textOf(session, 'short')]).toEqual(['-300', '"short"'])
    expect(await textOf(session, 'signed[-3]')).toBe('33')
    // The optimiser computes hashes of constant keys, so that the run does not.
    const known = mode.name.includes('optimised') ? [] : [['[-3]', 33n]]
    expect((await session.evaluate('signed')).members!.map(({ name, value }) => [name, value])).toEqual(known)
  })

  it('are the same in the trace of another node', async () => {
    const ask = (method: string, params: readonly Json[]) => node.call(method, params as never) as Promise<Json>
    const artifacts = new Artifacts()
    artifacts.add(build(mode))
    const remote = await debugRemoteTransaction(ask, hash, artifacts)
    session = await node.debug(hash)
    for (const position of [0, Math.floor(session.length / 2), session.length]) {
      await session.goTo(position)
      await remote.goTo(position)
      const [one, other] = [await session.variables(), await remote.variables()]
      expect(other.transient).toEqual(one.transient)
      expect(other.state).toEqual(one.state)
    }
  })
})

describe('without a layout', () => {
  it('says which setting of the compiler is missing', async () => {
    const node = await createNode()
    const compiled = build(undefined, [])
    const { hash } = await deployed(node, codeOf(compiled, 'Variables'))
    expect((await (await node.debug(hash)).variables()).state).toMatchInlineSnapshot(`
      {
        "problem": "no artifact has the code of the contract",
        "variables": [],
      }
    `)
    node.artifacts.add(compiled)
    expect((await (await node.debug(hash)).variables()).state.problem).toContain("add 'storageLayout' to the outputSelection")
    // An artifact of the contract alone, as Foundry writes it, has the layout as well.
    const contracts = build().output.contracts as unknown as Record<string, Record<string, Record<string, Json>>>
    const { abi, evm, storageLayout } = contracts[FILE]!.Variables! as unknown as Record<string, Record<string, Json>>
    node.artifacts.add({
      contractName: 'Variables',
      abi,
      bytecode: evm!.bytecode,
      deployedBytecode: evm!.deployedBytecode,
      storageLayout,
    })
    const session = await node.debug(hash)
    await session.goTo(session.length)
    expect((await session.evaluate('negative')).value).toBe(-300n)
    await node.close()
  })
})
