/** Exports of a chain: imports by another node, and the first block that cannot be imported, where an export ends. */
import { createNode, type Node, type NodeOptions } from 'evmbed'
import { afterEach, describe, expect, test } from 'vitest'
import { concatBytes } from '../../src/primitives/hex.js'

const STRANGER = '0x00000000000000000000000000000000000000aa'

const nodes: Node[] = []
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.close()))
})

async function start(options: NodeOptions = {}): Promise<Node> {
  const node = await createNode(options)
  nodes.push(node)
  return node
}

const pay = (node: Node, from = node.accounts[0]!.address) => node.request('eth_sendTransaction', [{ from, to: STRANGER, value: '0x1' }])

const headOf = (node: Node) => node.request('eth_getBlockByNumber', ['latest', true])

/** Exports a chain, and starts a node from the export. */
async function restored(node: Node, options: NodeOptions = {}) {
  const { blocks, last, omission } = await node.exportChain()
  const copy = await start({ ...options, importChain: concatBytes(...blocks) })
  return { copy, last, omission }
}

describe('an export of the whole chain', () => {
  test('restores a chain in a node with the same options, its genesis included', async () => {
    // Its genesis has the time of the past.
    const node = await start({ timestamp: 1_600_000_000n })
    await pay(node)
    await node.mine(2)
    const { copy, last, omission } = await restored(node)
    expect({ last, omission }).toEqual({ last: 3, omission: undefined })
    expect(await headOf(copy)).toEqual(await headOf(node))
    expect(await copy.request('eth_getBalance', [STRANGER])).toBe('0x1')
  })

  test('exports the chain of a closed node', async () => {
    const node = await start()
    await node.mine(2)
    await node.close()
    expect((await restored(node)).last).toBe(2)
  })

  test('refuses an export in a node with another genesis', async () => {
    const node = await start()
    const { blocks } = await node.exportChain()
    await expect(createNode({ accounts: 3, importChain: concatBytes(...blocks) })).rejects.toThrow(
      /^block 1 \(0x[0-9a-f]{64}\) refused: it is the genesis block of another chain: this one begins with 0x[0-9a-f]{64}$/,
    )
  })
})

describe('an export of a chain that no node could import whole', () => {
  test('ends before blocks whose parent state was changed by a test method, and says why', async () => {
    const node = await start()
    await node.mine()
    await node.request('anvil_setBalance', [STRANGER, '0x5'])
    await node.mine(3)
    const { copy, last, omission } = await restored(node)
    expect(last).toBe(1)
    expect(omission).toBe('a test method such as anvil_setBalance changed the state of block 1, which its transactions do not show')
    expect(await copy.request('eth_blockNumber')).toBe('0x1')
  })

  test('ends before a head whose state was changed, and says why', async () => {
    const node = await start()
    await node.mine()
    await node.request('anvil_setBalance', [STRANGER, '0x5'])
    expect(await node.exportChain()).toMatchObject({ last: 1, omission: expect.stringContaining('changed the state of block 1') })
  })

  test('ends before a transaction of an impersonated account, and says why', async () => {
    const node = await start()
    await pay(node)
    await pay(node, node.accounts[0]!.address)
    await node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, to: STRANGER, value: '0xde0b6b3a7640000' }])
    await node.request('anvil_impersonateAccount', [STRANGER])
    await pay(node, STRANGER)
    const { last, omission } = await restored(node)
    expect(last).toBe(3)
    expect(omission).toBe('block 4 has a transaction of an impersonated account, which has no signature')
  })

  test('ends before a base fee that does not follow from the parent, and says why', async () => {
    const node = await start()
    await node.mine()
    await node.request('hardhat_setNextBlockBaseFeePerGas', ['0x77359400'])
    await node.mine()
    const { last, omission } = await restored(node)
    expect(last).toBe(1)
    expect(omission).toMatch(/^block 2 was made under rules of a test method: /)
  })
})
