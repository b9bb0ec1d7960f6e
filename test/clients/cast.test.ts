import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { createNode, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { serveWebSocket } from 'evmbed/websocket'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { artifact } from '../contracts/compile.js'
import { foundryProgram } from '../peers/foundry.js'
import { run } from './program.js'

const cast = foundryProgram('cast') ?? ''
const everything = { port: 0, namespaces: 'all', auth: { mode: 'off' } } as const
const OTHER = '0x00000000000000000000000000000000000000bb'
const ACCESS_LIST = JSON.stringify([{ address: OTHER, storageKeys: [] }])

describe.each([
  ['HTTP', serveHttp],
  ['WebSocket', serveWebSocket],
] as const)('cast over %s', (transport, serve) => {
  let node: Node
  let url: string

  beforeAll(async () => {
    node = await createNode()
    url = (await serve(node, everything)).url
  })
  afterAll(() => node?.close())
  beforeEach(({ skip }) => {
    if (!cast) skip('npm has not installed @foundry-rs/cast for this platform')
  })

  const environment = () => ({ ETH_RPC_URL: url })
  /** Returns what cast prints; throws what it complains of. */
  const output = async (...args: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await run(cast, args, { env: environment() })
    if (code !== 0) throw new Error(stderr.trim())
    return stdout.trim()
  }
  const read = async (...args: readonly string[]) => JSON.parse(await output(...args, '--json'))
  const own = () => ['--private-key', node.accounts[0]!.privateKey]
  const managed = () => ['--unlocked', '--from', node.accounts[1]!.address]
  const send = (...args: readonly string[]) => read('send', ...args)
  const deploy = async (name: string, ...args: readonly string[]): Promise<string> => {
    const { contractAddress, status } = await send(...own(), '--create', artifact(name).bytecode, ...args)
    expect(status).toBe('0x1')
    return contractAddress
  }
  const deployToken = () => deploy('Token', 'constructor(string,string,uint256)', 'Token', 'TKN', '1000')

  test('reads chain id, block number and balance', async () => {
    expect(await output('chain-id')).toBe('31337')
    expect(await output('block-number')).toBe(String(BigInt(await node.request('eth_blockNumber'))))
    expect(await output('balance', '--ether', node.accounts[9]!.address)).toBe('10000.000000000000000000')
  })

  test.each([
    ['a key of its own', own],
    ['an account of the node', managed],
  ])('sends transactions of every type with %s, at the suggested prices', async (_which, sender) => {
    const types = [['--legacy'], ['--legacy', '--access-list', ACCESS_LIST], []]
    for (const [type, flags] of types.entries()) {
      expect(await send(...sender(), ...flags, OTHER, '--value', '1')).toMatchObject({ status: '0x1', type: `0x${type}` })
    }
  })

  test('deploys a contract, writes to it and reads from it', async () => {
    const token = await deployToken()
    await send(...own(), token, 'transfer(address,uint256)', OTHER, '400')
    expect(await output('call', token, 'symbol()(string)')).toBe('"TKN"')
    expect(await output('call', token, 'balanceOf(address)(uint256)', OTHER)).toBe('400')
    expect(await output('estimate', '--from', node.accounts[0]!.address, token, 'transfer(address,uint256)', OTHER, '1')).toMatch(/^\d+$/)
  })

  test('reads a receipt, a transaction and a block with its transactions', async () => {
    const { transactionHash, blockNumber } = await send(...own(), OTHER, '--value', '7')
    expect(await read('receipt', transactionHash)).toMatchObject({ transactionHash, status: '0x1' })
    expect(await read('tx', transactionHash)).toMatchObject({ hash: transactionHash, value: '0x7' })
    const { transactions } = await read('block', '--full', String(BigInt(blockNumber)))
    expect(transactions).toMatchObject([{ hash: transactionHash, from: node.accounts[0]!.address, value: '0x7' }])
  })

  test('finds events, also in a range that ends beyond the head', async () => {
    const token = await deployToken()
    await send(...own(), token, 'transfer(address,uint256)', OTHER, '5')
    const range = ['--from-block', '0', '--to-block', '100000', '--address', token]
    const logs = await read('logs', ...range, 'Transfer(address indexed,address indexed,uint256)')
    expect(logs.map(({ data }: { data: string }) => BigInt(data))).toEqual([1000n, 5n])
  })

  test('receives events as they are emitted', async ({ skip }) => {
    if (transport === 'HTTP') return skip('cast watches events over WebSocket only')
    const token = await deployToken()
    const subscribed = new Promise<void>((resolve) => {
      node.events.on('call', ({ method }) => method === 'eth_subscribe' && resolve())
    })
    const watcher = spawn(cast, ['logs', '--subscribe', '--address', token], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env.PATH ?? '', ...environment() },
    })
    try {
      const data = lineWith(watcher, 'data: ')
      await subscribed
      await send(...own(), token, 'transfer(address,uint256)', OTHER, '5')
      expect(await data).toContain('5'.padStart(64, '0'))
    } finally {
      watcher.kill()
    }
  })

  test('decodes the reason of a revert, and returns the data of a custom error', async () => {
    const faults = await deploy('Faults')
    await expect(output('call', faults, 'text()')).rejects.toThrow('execution reverted: a reason')
    await expect(send(...own(), faults, 'text()')).rejects.toThrow('execution reverted: a reason')
    // The selector of TooLittle(address,uint256,uint256); cast knows names only from the internet or a project.
    await expect(output('call', faults, 'custom(uint256,uint256)', '1', '2')).rejects.toThrow(/execution reverted.*0xe4889ffe/s)
    expect(await send(...own(), '--gas-limit', '100000', faults, 'text()')).toMatchObject({ status: '0x0' })
  })

  test('reports the error nonce too low', async () => {
    await expect(send(...own(), '--nonce', '0', '--gas-limit', '21000', OTHER)).rejects.toThrow(/nonce too low: next nonce \d+, tx nonce 0/)
  })

  test('sends a transaction that was signed before', async () => {
    const raw = await output('mktx', ...own(), OTHER, '--value', '3')
    const { transactionHash } = await read('publish', raw)
    expect(await node.request('eth_getRawTransactionByHash', [transactionHash])).toBe(raw)
  })

  test('signs a message with the same signature as the node', async () => {
    const signature = await output('wallet', 'sign', ...own(), 'a text')
    const managedSignature = JSON.parse(await output('rpc', 'personal_sign', '0x612074657874', node.accounts[0]!.address, ''))
    expect(signature).toBe(managedSignature)
    expect(await output('wallet', 'verify', '--address', node.accounts[0]!.address, 'a text', signature)).toContain('succeeded')
  })

  test('reads prices and the fee history', async () => {
    expect(BigInt(await output('gas-price'))).toBeGreaterThanOrEqual(BigInt(await output('base-fee')))
    const { oldestBlock, baseFeePerGas } = JSON.parse(await output('rpc', 'eth_feeHistory', '0x1', 'latest', '[50]'))
    expect({ oldestBlock, fees: baseFeePerGas.length }).toEqual({ oldestBlock: await node.request('eth_blockNumber'), fees: 2 })
  })

  test('delegates the code of an account', async () => {
    const greeter = await deploy('Greeter')
    const { type } = await send(...own(), '--auth', greeter, node.accounts[0]!.address)
    expect(type).toBe('0x4')
    expect(await output('code', node.accounts[0]!.address)).toBe(`0xef0100${greeter.slice(2).toLowerCase()}`)
  })

  test('changes the chain by methods of Anvil', async () => {
    await output('rpc', 'anvil_setBalance', OTHER, '0x64')
    expect(await output('balance', OTHER)).toBe('100')
    await output('rpc', 'evm_mine')
    await output('rpc', 'anvil_impersonateAccount', OTHER)
    await output('rpc', 'anvil_setBalance', OTHER, '0xde0b6b3a7640000')
    expect(await send('--unlocked', '--from', OTHER, node.accounts[0]!.address, '--value', '1')).toMatchObject({
      status: '0x1',
      from: OTHER,
    })
  })

  test('runs a transaction again and shows its trace', async () => {
    const token = await deployToken()
    const { transactionHash } = await send(...own(), token, 'transfer(address,uint256)', OTHER, '5')
    expect(await output('run', transactionHash)).toMatch(/transfer\(|0xa9059cbb/)
  })
})

/** Resolves with the first line of a running program that contains a text. */
function lineWith({ stdout }: ChildProcess, text: string): Promise<string> {
  return new Promise((resolve) => {
    if (stdout) createInterface({ input: stdout }).on('line', (line) => line.includes(text) && resolve(line))
  })
}
