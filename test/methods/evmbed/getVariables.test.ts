/** evmbed_getVariables on contracts of the compiler, behind every kind of proxy, and on a fork of a remote chain. */
import { readFileSync } from 'node:fs'
import { createNode, type Hex, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { getAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { availableCompilers } from '../../contracts/solc.js'
import { buildOf, modesOf } from '../../source/positions.js'

const newest = availableCompilers().at(-1)!
const [mode] = modesOf(newest.version)
const sources = { 'Vault.sol': readFileSync(new URL('Vault.sol', import.meta.url), 'utf8') }
const build = (outputs: readonly string[] = ['storageLayout']) => buildOf(newest, mode!, sources, outputs)
const word = (value: bigint | Hex): string => BigInt(value).toString(16).padStart(64, '0')
/** Data of a call of `put`. */
const put = (amount: bigint): Hex => `0xb8e4c3f7${word(amount)}`

let node: Node
let from: Hex

beforeEach(async () => {
  node = await createNode()
  from = node.accounts[0]!.address
})
afterEach(() => node.close())

async function deploy(name: string, ...args: readonly Hex[]): Promise<Hex> {
  const contracts = build().output.contracts as unknown as Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
  return create(`0x${contracts['Vault.sol']![name]!.evm.bytecode.object}${args.map(word).join('')}`)
}

async function create(data: Hex): Promise<Hex> {
  const hash = await node.request('eth_sendTransaction', [{ from, data, gas: '0x200000' }])
  return (await node.request('eth_getTransactionReceipt', [hash]))!.contractAddress!
}

const send = (to: Hex, data: Hex) => node.request('eth_sendTransaction', [{ from, to, data, gas: '0x100000' }])

/** Variables in words. */
async function read(address: Hex, paths?: readonly string[], block?: Hex, of = node) {
  const { variables } = await of.request('evmbed_getVariables', [address, paths ?? null, block ?? null])
  return variables.map(({ path, text }) => `${path} = ${text}`)
}

test('shows the variables of a contract after each block, with values as JSON', async () => {
  node.artifacts.add(build())
  const vault = await deploy('Vault')
  await send(vault, put(5n))
  await node.mine(10)
  await send(vault, put(7n))
  const owner = getAddress(from)
  const balance = `balances[${owner}]`
  expect(await read(vault)).toEqual([
    'change = -7',
    'isOpen = true',
    `deposits = [(owner: ${owner}, amount: 5), (owner: ${owner}, amount: 7)]`,
    'balances = {…}',
  ])
  expect(await read(vault, [balance, 'deposits.length', 'deposits[0].amount'])).toEqual([
    `${balance} = 12`,
    'deposits.length = 2',
    'deposits[0].amount = 5',
  ])
  expect(await read(vault, [balance, 'change'], '0x2')).toEqual([`${balance} = 5`, 'change = -5'])
  expect(await read(vault, [balance, 'change', 'deposits'], '0x1')).toEqual([`${balance} = 0`, 'change = -1', 'deposits = []'])
  const { variables, ...rest } = await node.request('evmbed_getVariables', [vault, ['change', 'deposits'], 'latest'])
  expect(rest).toEqual({ blockNumber: '0xd', contract: 'Vault' })
  expect(variables).toMatchObject([
    { type: 'int64', slot: '0x0', offset: 0, value: '-0x7' },
    {
      type: 'struct Vault.Deposit[]',
      slot: '0x1',
      count: '0x2',
      members: [{ count: '0x2', members: [{ value: from }, { value: '0x5' }] }, {}],
    },
  ])
  expect(variables[1]!.value).toBeUndefined()
  await expect(read(vault, ['deposits[2]'])).rejects.toThrow('deposits has 2 items, got the index 2')
})

test('reads the pending block', async () => {
  node.artifacts.add(build())
  const vault = await deploy('Vault')
  await node.request('evm_setAutomine', [false])
  await send(vault, put(5n))
  expect(await read(vault, ['change'])).toEqual(['change = -1'])
  const { variables, blockNumber } = await node.request('evmbed_getVariables', [vault, ['change'], 'pending'])
  expect([variables[0]!.text, blockNumber]).toEqual(['-5', '0x2'])
})

test.each(['EIP-1967', 'EIP-1967 with a beacon', 'EIP-1167', 'EIP-7702'])('shows those of the implementation: %s', async (kind) => {
  node.artifacts.add(build())
  const vault = await deploy('Vault')
  await send(vault, put(3n))
  const proxy = await made()
  await send(proxy, put(8n))
  expect(await read(proxy, [`balances[${from}]`, 'change'])).toEqual([`balances[${getAddress(from)}] = 8`, 'change = -8'])
  const answer = await node.request('evmbed_getVariables', [proxy])
  expect([answer.contract, answer.implementation]).toEqual(['Vault', vault])
  expect((await node.request('evmbed_contract', [proxy]))?.implementation).toBe(vault)
  expect((await node.request('evmbed_contract', [vault]))?.implementation).toBeUndefined()

  async function made(): Promise<Hex> {
    if (kind === 'EIP-1967') return deploy('Proxy', vault)
    if (kind === 'EIP-1967 with a beacon') return deploy('BeaconProxy', await deploy('Beacon', vault))
    if (kind === 'EIP-1167') return create(`0x3d602d80600a3d3981f3363d3d373d3d3d363d73${vault.slice(2)}5af43d82803e903d91602b57fd5bf3`)
    const account = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
    const { r, s, yParity = 0 } = await account.signAuthorization({ address: vault, chainId: 31337, nonce: 0 })
    const authorization = { chainId: '0x7a69', address: vault, nonce: '0x0', r, s, yParity: `0x${yParity}` } as const
    await node.request('eth_sendTransaction', [{ from, to: from, gas: '0x40000', authorizationList: [authorization] }])
    return account.address.toLowerCase() as Hex
  }
})

test('a beacon that gives no address does no harm', async () => {
  node.artifacts.add(build())
  const vault = await deploy('Vault')
  // The vault has no function `implementation`: the call reverts.
  const proxy = await deploy('BeaconProxy', vault)
  const answer = await node.request('evmbed_getVariables', [proxy])
  expect([answer.contract, answer.implementation, answer.variables]).toEqual(['BeaconProxy', undefined, []])
})

test('says which output of the compiler is missing, or that the contract is unknown', async () => {
  const vault = await deploy('Vault')
  const unknown = await node.request('evmbed_getVariables', [vault])
  expect(unknown).toEqual({ blockNumber: '0x1', variables: [], problem: 'no artifact has the code of the contract' })
  node.artifacts.add(build([]))
  const known = await node.request('evmbed_getVariables', [vault])
  expect(known.contract).toBe('Vault')
  expect(known.problem).toContain("add 'storageLayout' to the outputSelection of the compiler")
  await expect(read(vault, ['change'])).rejects.toThrow(
    'there is no variable "change": the artifact has no storageLayout: add \'storageLayout\'',
  )
  // An ABI that was registered for the address does not hide the layout of the code.
  node.artifacts.add(build())
  node.artifacts.add([], { name: 'Safe', address: vault })
  expect(await read(vault, ['change'])).toEqual(['change = -1'])
})

test('reads slots of a remote chain', async () => {
  const vault = await deploy('Vault')
  await send(vault, put(5n))
  const server = await serveHttp(node, { port: 0 })
  const fork = await createNode({ fork: { url: server.url } })
  fork.artifacts.add(build())
  const balance = `balances[${getAddress(from)}]`
  expect(await read(vault, [balance, 'deposits'], undefined, fork)).toEqual([
    `${balance} = 5`,
    `deposits = [(owner: ${getAddress(from)}, amount: 5)]`,
  ])
  // The slots of earlier blocks are those of the remote chain alone.
  await expect(fork.request('evmbed_getVariables', [vault, null, '0x1'])).rejects.toThrow(
    'header not found: block 1 is before the fork at block 2, and this method needs its state',
  )
  await fork.close()
})
