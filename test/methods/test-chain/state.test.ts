import type { Hex, Node } from 'evmbed'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CHAIN_ORIGINS } from '../../support/origins.js'

const STRANGER = '0x00000000000000000000000000000000000000aa'
const word = (value: number): Hex => `0x${value.toString(16).padStart(64, '0')}`
const MAX = `0x${'f'.repeat(64)}` as const
const ETHER = '0xde0b6b3a7640000'

describe.each(CHAIN_ORIGINS)('accounts that are changed without a block, on $name', ({ create }) => {
  let node: Node
  beforeEach(async () => {
    node = await create()
  })
  afterEach(() => node.close())

  const balance = (block: Hex | 'latest' | 'pending' = 'latest') => node.request('eth_getBalance', [STRANGER, block])
  const send = (from: Hex, fields: object = {}) =>
    node.request('eth_sendTransaction', [{ from, to: STRANGER, value: '0x1', gas: '0x5208', ...fields }])

  it('changes an account at the head and in later blocks, not in earlier ones', async () => {
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

  it('traces blocks over changed accounts', async () => {
    // SLOAD of slot 0 is what is returned.
    await node.request('hardhat_setCode', [STRANGER, '0x5f545f5260205ff3'])
    await node.request('hardhat_setStorageAt', [STRANGER, '0x0', word(7)])
    const hash = await send(node.accounts[0]!.address, { gas: '0x186a0' })
    await node.request('hardhat_setStorageAt', [STRANGER, '0x0', word(8)])
    expect(await node.request('debug_traceTransaction', [hash, { tracer: 'callTracer' }])).toMatchObject({ output: word(7) })
  })

  it('restores accounts with a snapshot, a rewind and a fork', async () => {
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

  it('applies simultaneous changes', async () => {
    await Promise.all([
      ...Array.from({ length: 20 }, () => node.request('anvil_addBalance', [STRANGER, '0x10'])),
      ...[0, 1, 2, 3].map((index) => send(node.accounts[index]!.address)),
      node.mine(3),
    ])
    expect(await balance()).toBe('0x144')
  })

  it('drops pending transactions that become impossible, and mines those that become possible', async () => {
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

  it('treats accounts without content as empty, and keeps their storage', async () => {
    const root = async () => (await node.request('eth_getProof', [node.accounts[0]!.address, [], 'latest'])).accountProof[0]
    const before = await root()
    await node.request('anvil_setBalance', [STRANGER, '0x5'])
    await node.request('anvil_setBalance', [STRANGER, '0x0'])
    expect(await root()).toBe(before)
    await node.request('anvil_setStorageAt', [STRANGER, '0x1', word(9)])
    await node.request('anvil_setNonce', [STRANGER, '0x0'])
    expect(await node.request('eth_getStorageAt', [STRANGER, '0x1', 'latest'])).toBe(word(9))
  })

  it('changes several accounts at once, and caps balances at 2^256 - 1', async () => {
    expect(await node.request('tenderly_setBalance', [[STRANGER, node.accounts[0]!.address], '0x7'])).toBe(null)
    expect(await node.request('eth_getBalance', [node.accounts[0]!.address, 'latest'])).toBe('0x7')
    await node.request('tenderly_addBalance', [[STRANGER], MAX])
    expect(await balance()).toBe(MAX)
    await node.request('anvil_setCoinbase', [STRANGER])
    await send(node.accounts[1]!.address, { to: node.accounts[2]!.address })
    expect(await balance()).toBe(MAX)
  })

  it('accepts amounts and slots as JSON numbers, also beyond 2^53', async () => {
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

  it('refuses to mine over a broken system contract, and names it', async () => {
    const withdrawals = '0x00000961ef480eb55e80d19ad83579a64c007002'
    const code = await node.request('eth_getCode', [withdrawals, 'latest'])
    await node.request('anvil_setCode', [withdrawals, '0xfe'])
    await expect(node.request('evm_mine')).rejects.toMatchObject({
      code: -32000,
      message: `system call to ${withdrawals} failed: invalid opcode: INVALID`,
    })
    await node.request('anvil_setCode', [withdrawals, code])
    await node.request('evm_mine')
    expect(await node.request('eth_blockNumber')).toBe('0x1')
  })

  it('lowers nonces except in the namespace of Hardhat', async () => {
    expect(await node.request('hardhat_setNonce', [STRANGER, '0x5'])).toBe(true)
    await expect(node.request('hardhat_setNonce', [STRANGER, '0x1'])).rejects.toMatchObject({
      code: -32000,
      message: 'New nonce (1) must not be smaller than the existing nonce (5)',
    })
    expect(await node.request('evm_setAccountNonce', [STRANGER, 1])).toBe(null)
    expect(await node.request('eth_getTransactionCount', [STRANGER, 'latest'])).toBe('0x1')
  })

  it('refuses invalid amounts, words and addresses', async () => {
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
