import { createNode, type Hex, type Node } from 'evmbed'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const STRANGER = '0x00000000000000000000000000000000000000aa'
const word = (value: number): Hex => `0x${value.toString(16).padStart(64, '0')}`
const MAX = `0x${'f'.repeat(64)}` as const
const ETHER = '0xde0b6b3a7640000'

describe('accounts that are changed without a block', () => {
  let node: Node
  beforeEach(async () => {
    node = await createNode({ timestamp: 1_700_000_000n })
  })
  afterEach(() => node.close())

  const balance = (block: Hex | 'latest' | 'pending' = 'latest') => node.request('eth_getBalance', [STRANGER, block])
  const send = (from: Hex, fields: object = {}) =>
    node.request('eth_sendTransaction', [{ from, to: STRANGER, value: '0x1', gas: '0x5208', ...fields }])

  it('are so at the head, in what is asked of it, and in blocks to come; not before', async () => {
    await node.mine(2)
    const before = await node.request('eth_getBlockByNumber', ['latest', false])
    await node.request('anvil_setBalance', [STRANGER, '0x5'])
    expect(await node.request('eth_getBlockByNumber', ['latest', false])).toEqual(before)
    expect([await balance('0x1'), await balance('0x2'), await balance('pending')]).toEqual(['0x0', '0x5', '0x5'])
    expect(await node.request('eth_getProof', [STRANGER, [], 'latest'])).toMatchObject({ balance: '0x5' })
    // PUSH20 the stranger BALANCE PUSH0 MSTORE PUSH1 32 PUSH0 RETURN
    const code: Hex = `0x73${STRANGER.slice(2)}315f5260205ff3`
    expect(await node.request('eth_call', [{ data: code }, 'latest'])).toBe(word(5))
    await node.mine()
    expect([await balance('0x1'), await balance('0x2'), await balance('0x3')]).toEqual(['0x0', '0x5', '0x5'])
    expect(await node.request('debug_getModifiedAccountsByNumber', [1, 2])).toContain(STRANGER)
  })

  it('are run over when blocks are traced', async () => {
    // SLOAD of slot 0 is what is returned.
    await node.request('hardhat_setCode', [STRANGER, '0x5f545f5260205ff3'])
    await node.request('hardhat_setStorageAt', [STRANGER, '0x0', word(7)])
    const hash = await send(node.accounts[0]!.address, { gas: '0x186a0' })
    await node.request('hardhat_setStorageAt', [STRANGER, '0x0', word(8)])
    expect(await node.request('debug_traceTransaction', [hash, { tracer: 'callTracer' }])).toMatchObject({ output: word(7) })
  })

  it('come back with a snapshot, with a rewind and with a fork of the chain', async () => {
    await node.request('anvil_setBalance', [STRANGER, '0x1'])
    const snapshot = await node.request('evm_snapshot')
    await node.request('anvil_setBalance', [STRANGER, '0x2'])
    const child = await node.fork()
    await child.request('anvil_setBalance', [STRANGER, '0x3'])
    await node.mine(2)
    await node.request('anvil_setBalance', [STRANGER, '0x4'])
    await node.request('debug_setHead', ['0x0'])
    expect([await balance(), await child.request('eth_getBalance', [STRANGER, 'latest'])]).toEqual(['0x2', '0x3'])
    await node.request('evm_revert', [snapshot])
    expect([await balance(), await child.request('eth_getBalance', [STRANGER, 'latest'])]).toEqual(['0x1', '0x3'])
    await child.close()
  })

  it('are there at once for many callers', async () => {
    await Promise.all([
      ...Array.from({ length: 20 }, () => node.request('anvil_addBalance', [STRANGER, '0x10'])),
      ...[0, 1, 2, 3].map((index) => send(node.accounts[index]!.address)),
      node.mine(3),
    ])
    expect(await balance()).toBe('0x144')
  })

  it('let waiting transactions go, or become possible', async () => {
    await node.request('evm_setAutomine', [false])
    const [poor, early] = [node.accounts[0]!.address, node.accounts[1]!.address]
    const unpaid = await send(poor)
    const queued = await send(early, { nonce: '0x3' })
    await node.request('anvil_setBalance', [poor, '0x0'])
    expect(await node.request('eth_getTransactionByHash', [unpaid])).toBe(null)
    await node.request('evm_setAutomine', [true])
    await node.request('anvil_setNonce', [early, '0x3'])
    expect(await node.request('eth_getTransactionReceipt', [queued])).toMatchObject({ status: '0x1' })
  })

  it('are empty when nothing is in them, but keep their storage', async () => {
    const root = async () => (await node.request('eth_getProof', [node.accounts[0]!.address, [], 'latest'])).accountProof[0]
    const before = await root()
    await node.request('anvil_setBalance', [STRANGER, '0x5'])
    await node.request('anvil_setBalance', [STRANGER, '0x0'])
    expect(await root()).toBe(before)
    await node.request('anvil_setStorageAt', [STRANGER, '0x1', word(9)])
    await node.request('anvil_setNonce', [STRANGER, '0x0'])
    expect(await node.request('eth_getStorageAt', [STRANGER, '0x1', 'latest'])).toBe(word(9))
  })

  it('may be several at once, and have no more than there is', async () => {
    expect(await node.request('tenderly_setBalance', [[STRANGER, node.accounts[0]!.address], '0x7'])).toBe(null)
    expect(await node.request('eth_getBalance', [node.accounts[0]!.address, 'latest'])).toBe('0x7')
    await node.request('tenderly_addBalance', [[STRANGER], MAX])
    expect(await balance()).toBe(MAX)
    await node.request('anvil_setCoinbase', [STRANGER])
    await send(node.accounts[1]!.address, { to: node.accounts[2]!.address })
    expect(await balance()).toBe(MAX)
  })

  it('take amounts and slots as numbers of JSON, also past those that it holds one by one', async () => {
    for (const [number, hex] of [
      [2 ** 53 - 1, '0x1fffffffffffff'],
      [1e18, ETHER],
      // A hundred thousand ether, which no double is.
      [1e23, '0x152d02c7e14af6800000'],
      [123_456_789_012_345e9, `0x${(123_456_789_012_345n * 10n ** 9n).toString(16)}`],
    ] as const) {
      await node.request('anvil_setBalance', [STRANGER, number])
      expect(await balance()).toBe(hex)
    }
    await node.request('anvil_setStorageAt', [STRANGER, 10, word(7)])
    await node.request('hardhat_setStorageAt', [STRANGER, word(11), word(8)])
    expect(await node.request('eth_getStorageAt', [STRANGER, '0xa', 'latest'])).toBe(word(7))
    expect(await node.request('eth_getStorageAt', [STRANGER, '0xb', 'latest'])).toBe(word(8))
  })

  it('may be those that a block needs, which says so', async () => {
    const withdrawals = '0x00000961ef480eb55e80d19ad83579a64c007002'
    const code = await node.request('eth_getCode', [withdrawals, 'latest'])
    await node.request('anvil_setCode', [withdrawals, '0xfe'])
    await expect(node.request('evm_mine')).rejects.toMatchObject({
      code: -32000,
      message: `system call to ${withdrawals} failed: invalid opcode`,
    })
    await node.request('anvil_setCode', [withdrawals, code])
    await node.request('evm_mine')
    expect(await node.request('eth_blockNumber')).toBe('0x1')
  })

  it('take nonces back but under the names of Hardhat', async () => {
    expect(await node.request('hardhat_setNonce', [STRANGER, '0x5'])).toBe(true)
    await expect(node.request('hardhat_setNonce', [STRANGER, '0x1'])).rejects.toMatchObject({
      code: -32000,
      message: 'New nonce (1) must not be smaller than the existing nonce (5)',
    })
    expect(await node.request('evm_setAccountNonce', [STRANGER, 1])).toBe(null)
    expect(await node.request('eth_getTransactionCount', [STRANGER, 'latest'])).toBe('0x1')
  })

  it('refuse what is no amount, no word and no address', async () => {
    const said = (method: string, ...params: (Hex | number | string)[]) =>
      node.call(method, params).then(String, (error: Error) => error.message)
    const bits = 'invalid argument 1: json: cannot unmarshal hex number > 256 bits into Go value of type *hexutil.Big'
    expect([
      await said('anvil_setBalance', STRANGER, '1'.repeat(78)),
      await said('anvil_setBalance', STRANGER, `${MAX}0`),
      await said('anvil_setBalance', STRANGER, '9'.repeat(78)),
      await said('anvil_setBalance', STRANGER, -1),
      await said('anvil_setBalance', STRANGER, 0.5),
      // More digits than JSON's numbers keep: this is another one already.
      await said('anvil_setBalance', STRANGER, Number('1234567890123456789')),
      await said('anvil_setBalance', STRANGER),
      await said('anvil_setStorageAt', STRANGER, '0x0', '0x1234'),
      await said('hardhat_setCode', '0x12', '0x'),
    ]).toEqual([
      'null',
      bits,
      bits,
      'invalid argument 1: json: cannot unmarshal number -1 into Go value of type uint64',
      'invalid argument 1: json: cannot unmarshal number 0.5 into Go value of type uint64',
      'invalid argument 1: json: cannot unmarshal number 1234567890123456800 into Go value of type uint64',
      'missing value for required argument 1',
      'invalid argument 2: hex string has length 4, want 64 for common.Hash',
      'invalid argument 0: hex string has length 2, want 40 for common.Address',
    ])
  })
})
