import type { Hex, Json, Node } from 'evmbed'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ManualClock } from '../../support/manual-clock.js'
import { CHAIN_ORIGINS } from '../../support/origins.js'
import { GENESIS_TIME, TestChain, type TestChainOptions } from '../../support/test-chain.js'

const GENESIS = GENESIS_TIME
const RANDAO = `0x${'07'.repeat(32)}` as const

describe.each(CHAIN_ORIGINS)('on $name', ({ create }) => {
  let chain: TestChain
  let clock: ManualClock
  let node: Node
  async function start(options: TestChainOptions = {}): Promise<void> {
    chain = await TestChain.create(options, create)
    ;({ clock, node } = chain)
  }
  beforeEach(() => start())
  afterEach(() => node.close())

  const said = (method: string, ...params: readonly Json[]) => node.call(method, params).catch((error: Error) => error.message)

  /** Answers of the `evm` methods, by the option `dialect`. */
  const ANSWERS = {
    anvil: ['0x0', 100, null, null, null, 500],
    hardhat: ['0', '100', '1700000500', true, true, '500'],
    ganache: ['0x0', 100, null, true, true, 500],
  } as const

  describe.each(['anvil', 'hardhat', 'ganache'] as const)('in the dialect of %s', (dialect) => {
    it('answers the evm methods as the tool does', async () => {
      await node.close()
      await start({ dialect })
      expect([
        await said('evm_mine'),
        await said('evm_increaseTime', 100),
        await said('evm_setNextBlockTimestamp', GENESIS + 500),
        await said('evm_setAutomine', true),
        await said('evm_setAccountNonce', node.accounts[0]!.address, '0x5'),
        await said('evm_increaseTime', 400),
      ]).toEqual(ANSWERS[dialect])
    })
  })

  describe('blocks that are asked for', () => {
    it('mines at most a million blocks in a call, with any spacing that fits into time', async () => {
      expect(await said('anvil_mine', 1_000_001)).toBe('too many blocks: 1000001 > 1000000: mine at most 1000000 at a time')
      expect(await said('hardhat_mine', '0xffffffffffffffff')).toBe(
        'too many blocks: 18446744073709551615 > 1000000: mine at most 1000000 at a time',
      )
      expect(await said('anvil_mine_detailed', { blocks: 10_001 })).toBe('too many blocks: 10001 > 10000: mine at most 10000 at a time')
      expect(await said('hardhat_mine', '0x3', '0x7fffffffffffffff')).toMatch(/is too late/)
      expect(await said('anvil_mine', '0x3', '0x7fffffffffffffff')).toMatch(/is too late/)
      expect([await chain.height(), await said('anvil_mine', 0), await chain.height()]).toEqual([0, null, 0])
    })

    it('returns the outputs of transactions in mine_detailed', async () => {
      await node.request('evm_setAutomine', [false])
      await chain.send(0, { value: '0x5' })
      // PUSH1 42 PUSH0 MSTORE PUSH1 32 PUSH0 REVERT
      await chain.send(1, { to: undefined, value: '0x0', data: '0x602a5f5260205ffd', gas: '0x186a0' })
      const [first, second, ...others] = await node.request('anvil_mine_detailed', [{ blocks: 2 }])
      expect(others).toEqual([])
      expect(first!.transactions).toMatchObject([
        { output: '0x', value: '0x5' },
        { output: `0x${'2a'.padStart(64, '0')}`, value: '0x0' },
      ])
      expect(second!.transactions).toEqual([])
    })

    it('sets the randomness of the next block only', async () => {
      expect(await node.request('hardhat_setPrevRandao', [RANDAO])).toBe(true)
      expect(await node.request('eth_getBlockByNumber', ['pending', false])).toMatchObject({ mixHash: RANDAO })
      await node.mine()
      expect((await chain.head()).mixHash).toBe(RANDAO)
      await node.mine()
      expect((await chain.head()).mixHash).not.toBe(RANDAO)
    })

    it('discards settings for the next block with a revert', async () => {
      await node.request('anvil_setNextBlockBaseFeePerGas', ['0x5'])
      const snapshot = await node.request('evm_snapshot')
      await node.mine()
      await node.request('evm_revert', [snapshot])
      await node.mine()
      expect((await chain.head()).baseFeePerGas).toBe('0x5')
    })

    it('refuses to set base fee and randomness before the forks that introduce them', async () => {
      await node.close()
      await start({ hardfork: 'berlin' })
      expect(await said('hardhat_setNextBlockBaseFeePerGas', '0x5')).toBe(
        'hardhat_setNextBlockBaseFeePerGas is not supported before EIP-1559 is active',
      )
      expect(await said('hardhat_setPrevRandao', RANDAO)).toBe('hardhat_setPrevRandao is not supported before the merge')
      expect(await said('hardhat_setMinGasPrice', '0x77359400')).toBe(true)
      await expect(chain.send(0, { gasPrice: '0x3b9aca00' })).rejects.toThrow('minimum needed 2000000000')
      expect(await node.request('anvil_nodeInfo')).toMatchObject({ hardFork: 'berlin', environment: { baseFee: '0x0' } })
    })
  })

  describe('blocks at intervals', () => {
    it('mines at intervals of milliseconds in the namespace of Hardhat, drawn from a range', async () => {
      expect(await node.request('hardhat_setIntervalMining', [[1000, 3000]])).toBe(true)
      expect([await said('hardhat_getAutomine'), await said('anvil_getIntervalMining')]).toEqual([true, 1])
      for (let second = 0; second < 30; second++) {
        await clock.advance(1000)
        // The timer of the next block starts when this block is mined, which takes a fork answers of its remote chain.
        await expect.poll(() => clock.waiting).toBe(1)
      }
      expect(await chain.height()).toBeGreaterThanOrEqual(10)
      expect(await chain.height()).toBeLessThanOrEqual(30)
      await node.request('hardhat_setIntervalMining', [0])
      expect(await said('anvil_getIntervalMining')).toBe(null)
      expect(clock.waiting).toBe(0)
    })

    it('refuses invalid intervals', async () => {
      expect([
        await said('hardhat_setIntervalMining', [3000, 1000]),
        await said('hardhat_setIntervalMining', []),
        await said('anvil_setIntervalMining', [1, 3]),
        await said('evm_setIntervalMining', 2_147_484),
        await said('anvil_setBlockTimestampInterval', 0),
        await said('hardhat_setBlockTimestampInterval', 999),
      ]).toEqual([
        'Minimum value in range is greater than maximum value',
        'an interval is one number, or two',
        'only hardhat_setIntervalMining draws intervals',
        'an interval of 2147484000 milliseconds is longer than timers keep: 2147483647',
        'blocks lie at least one second apart',
        'blocks lie at least one second apart',
      ])
      expect([await said('anvil_getAutomine'), await said('anvil_getIntervalMining')]).toEqual([true, null])
    })
  })

  describe('time', () => {
    it('sets the time in seconds and in milliseconds, never before the last block', async () => {
      expect(await said('anvil_setTime', GENESIS + 1000)).toBe(1000)
      expect(await said('evm_setTime', (GENESIS + 3000) * 1000)).toBe(2000)
      await node.mine()
      expect(Number((await chain.head()).timestamp)).toBe(GENESIS + 3000)
      expect(await said('anvil_setTime', GENESIS)).toBe(0)
      await node.mine()
      expect(Number((await chain.head()).timestamp)).toBe(GENESIS + 3001)
      expect(await said('anvil_getGenesisTime')).toBe(GENESIS)
    })
  })

  describe('jumps of time', () => {
    const time = async () => Number((await chain.head()).timestamp)

    it('lead at least that far from the head, which may be ahead of the clock', async () => {
      await node.mine(5)
      const before = await time()
      expect(before).toBe(GENESIS + 5)
      expect([await said('evm_increaseTime', 100), await said('evm_increaseTime', 200)]).toEqual([100, 300])
      await node.mine()
      expect(await time()).toBe(before + 300)
      await said('evm_increaseTime', 100)
      await node.mine()
      expect(await time()).toBe(before + 400)
    })

    it('do not hold the time', async () => {
      await node.mine(5)
      await said('evm_increaseTime', 100)
      await clock.advance(60_000)
      await node.mine()
      expect(await time()).toBe(GENESIS + 160)
    })

    it('refuse a time after which there would be none left', async () => {
      await said('evm_setNextBlockTimestamp', '0x7ffffffffffffff0')
      await node.mine()
      expect(await said('evm_increaseTime', 100)).toMatch(/is too late/)
      await node.mine()
      expect(await time()).toBe(Number(0x7ffffffffffffff1n))
    })

    it('discards jumps of time with their blocks', async () => {
      await node.mine()
      for (const [method, ...params] of [['anvil_rollback'], ['anvil_reorg', 1, []]] as const) {
        await said('evm_increaseTime', 100_000)
        await node.mine()
        expect(await said(method, ...params)).toBe(null)
        await node.mine()
        expect(Number((await chain.head()).timestamp)).toBe(GENESIS + Number((await chain.head()).number))
      }
    })
  })

  describe('a transaction that fails', () => {
    it.each([
      ['anvil', false],
      ['hardhat', true],
      ['ganache', false],
    ] as const)('rejects a failing transaction with its revert under %s: %s', async (dialect, isThrown) => {
      await node.close()
      await start({ dialect })
      // PUSH0 PUSH0 REVERT
      const sent = await said('eth_sendTransaction', { from: node.accounts[0]!.address, data: '0x5f5ffd', gas: '0x186a0' })
      expect(sent === 'execution reverted').toBe(isThrown)
      expect(await chain.height()).toBe(1)
    })
  })

  describe('reorganisation', () => {
    const pair = (value: Hex, block: number, from = 0) =>
      [{ from: node.accounts[from]!.address, to: node.accounts[9]!.address, value, gas: '0x5208' }, block] as const

    it('mines the given transactions in the new blocks', async () => {
      await node.mine()
      const kept = await chain.send(0, { value: '0x1' })
      const gone = await chain.send(0, { value: '0x2' })
      await node.mine()
      const before = await chain.head()
      const heads: string[] = []
      node.events.on('newHeads', ({ number }) => heads.push(number))
      await node.request('anvil_reorg', [2, [pair('0x3', 1), pair('0x4', 0), pair('0x5', 0, 1)]])
      const after = await chain.head()
      expect([after.number, after.hash === before.hash, after.transactions.length]).toEqual(['0x4', false, 1])
      expect((await node.request('eth_getBlockByNumber', ['0x3', false]))!.transactions).toHaveLength(2)
      expect(await node.request('eth_getTransactionReceipt', [kept])).toMatchObject({ blockNumber: '0x2' })
      expect(await node.request('eth_getTransactionByHash', [gone])).toBe(null)
      expect(heads).toEqual(['0x2', '0x3', '0x4'])
    })

    it('removes the snapshots of replaced blocks before it emits the new head', async () => {
      await node.mine(2)
      const id = await node.request('evm_snapshot')
      const answers: unknown[] = []
      node.events.on('newHeads', () => answers.push(node.request('evm_revert', [id])))
      await node.request('anvil_reorg', [2, []])
      expect(new Set(await Promise.all(answers))).toEqual(new Set([false]))
      expect(await chain.height()).toBe(2)
    })

    it('changes nothing when a reorganisation fails', async () => {
      await chain.send(0, { value: '0x1' })
      await node.request('anvil_setBalance', [node.accounts[5]!.address, '0x7'])
      const before = await chain.head()
      const [tooFar] = pair('0x1', 0, 5)
      expect(await said('anvil_reorg', 1, [pair('0x1', 0), [{ ...tooFar, nonce: '0x9' }, 0]])).toMatch(
        /^transaction 0x\w+ does not fit: nonce too high/,
      )
      expect(await said('anvil_reorg', 1, [pair('0x1', 1)])).toBe('block index 1 is not below the depth 1')
      expect(await said('anvil_reorg', 2, [])).toBe('Reorg depth must not exceed current chain height: current height 1, depth 2')
      expect(await chain.head()).toEqual(before)
      expect(await node.request('eth_getBalance', [node.accounts[5]!.address, 'latest'])).toBe('0x7')
    })
  })

  describe('a reset', () => {
    it('changes the instance id, and discards snapshots, time and settings', async () => {
      const snapshot = await node.request('evm_snapshot')
      const before = await node.request('hardhat_metadata')
      expect(await node.request('anvil_metadata')).toMatchObject({
        instanceId: before.instanceId,
        snapshots: { [snapshot]: [0, before.latestBlockHash] },
      })
      await node.request('evm_increaseTime', [1000])
      await node.request('evm_setAutomine', [false])
      await chain.send(0)
      await node.mine(3)
      await node.request('anvil_rollback', [])
      expect(await chain.height()).toBe(2)
      expect(await node.request('hardhat_reset', [])).toBe(true)
      const after = await node.request('hardhat_metadata')
      expect(after).toEqual({ ...before, instanceId: after.instanceId })
      expect(after.instanceId).not.toBe(before.instanceId)
      expect([await said('evm_revert', snapshot), await said('anvil_getAutomine')]).toEqual([false, true])
      await node.mine()
      expect(Number((await chain.head()).timestamp)).toBe(GENESIS + 1)
    })
  })

  describe('the log', () => {
    it('logs all calls or errors only', async () => {
      const levels: number[] = []
      await node.close()
      await start({ logLevels: { setLevel: (level) => levels.push(level), setModules() {} } })
      expect([await said('anvil_setLoggingEnabled', false), await said('hardhat_setLoggingEnabled', true)]).toEqual([null, true])
      expect(levels).toEqual([1, 4])
    })
  })

  describe('the pool', () => {
    it('drops transactions one by one, by sender, or all at once', async () => {
      await node.request('evm_setAutomine', [false])
      const [first] = [await chain.send(0), await chain.send(1), await chain.send(1, { nonce: '0x5' }), await chain.send(2)]
      expect([await said('anvil_dropTransaction', first), await said('anvil_dropTransaction', first)]).toEqual([first, null])
      expect(await said('hardhat_dropTransaction', first)).toBe(false)
      await node.request('anvil_removePoolTransactions', [node.accounts[1]!.address])
      expect(await node.request('txpool_status')).toEqual({ pending: '0x1', queued: '0x0' })
      await node.mine()
      expect(await said('hardhat_dropTransaction', (await chain.head()).transactions[0] as Hex)).toMatch(
        /cannot be dropped because it's already mined$/,
      )
      for (const method of ['debug_clearTxpool', 'hardhat_dropAllTransactions']) {
        await chain.send(0, { nonce: '0x7' })
        await node.call(method)
        expect(await node.request('txpool_status')).toEqual({ pending: '0x0', queued: '0x0' })
      }
    })
  })

  describe('dumps', () => {
    it('refuses invalid dumps', async () => {
      expect(await said('anvil_loadState', '0x1234')).toBe('Failed to decode state dump: it is not JSON')
      expect(await said('anvil_loadState', (await packed('{}')).slice(0, -8))).toBe(
        'Failed to decode state dump: it is not packed with gzip',
      )
      expect(await said('anvil_loadState', await packed('no JSON'))).toBe('Failed to decode state dump: it is not JSON')
      expect(await said('anvil_loadState', await packed('{}'))).toMatch(/^Failed to decode state dump: missing required field 'accounts'/)
    })

    it('merges a dump into the state', async () => {
      const address = node.accounts[0]!.address
      await node.request('anvil_setStorageAt', [address, '0x1', RANDAO])
      const account = { nonce: 3, balance: '0x5', code: '0x6001', storage: { '0x2': '0x9' } }
      expect(await said('hardhat_loadState', await packed(JSON.stringify({ accounts: { [address]: account } })))).toBe(true)
      expect(await node.request('eth_getStorageAt', [address, '0x1', 'latest'])).toBe(RANDAO)
      expect(await node.request('eth_getStorageAt', [address, '0x2', 'latest'])).toBe(`0x${'9'.padStart(64, '0')}`)
      expect(await node.request('eth_getTransactionCount', [address, 'latest'])).toBe('0x3')
    })

    it('loads an uncompressed dump', async () => {
      const account = { nonce: 3, balance: '0x5', code: '0x', storage: {} }
      const file = JSON.stringify({ block: {}, accounts: { [node.accounts[0]!.address]: account } })
      expect(await said('anvil_loadState', `0x${Buffer.from(file).toString('hex')}`)).toBe(true)
      expect(await node.request('eth_getBalance', [node.accounts[0]!.address, 'latest'])).toBe('0x5')
    })
  })

  async function packed(text: string): Promise<Hex> {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
    return `0x${Buffer.from(await new Response(stream).arrayBuffer()).toString('hex')}`
  }
})
