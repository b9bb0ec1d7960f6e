import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNode, type Hex, type Node } from '../../src/index.js'
import { concatBytes } from '../../src/primitives/hex.js'
import type { ManualClock } from '../support/manual-clock.js'
import { GENESIS_TIME, TestChain } from '../support/test-chain.js'

const GENESIS = BigInt(GENESIS_TIME)

describe('local consensus', () => {
  let chain: TestChain
  let clock: ManualClock
  let node: Node

  beforeEach(async () => {
    chain = await TestChain.create()
    ;({ clock, node } = chain)
  })
  afterEach(() => node.close())

  const timestamp = async () => BigInt((await node.request('eth_getBlockByNumber', ['latest', false]))!.timestamp)

  it('has the receipt before the send resolves', async () => {
    const hash = await chain.send(0)
    expect(await node.request('eth_getTransactionReceipt', [hash])).toMatchObject({ blockNumber: '0x1', status: '0x1' })
  })

  it('makes no block for a transaction behind a gap, and one for both when the gap is filled', async () => {
    const later = await chain.send(0, { nonce: '0x1' })
    expect(await chain.height()).toBe(0)
    expect(await node.request('eth_getTransactionByHash', [later])).toMatchObject({ blockNumber: null, nonce: '0x1' })
    await chain.send(0, { nonce: '0x0' })
    expect(await chain.height()).toBe(1)
    expect(await node.request('eth_getTransactionReceipt', [later])).toMatchObject({ blockNumber: '0x1', transactionIndex: '0x1' })
  })

  it('serves many senders at once, each transaction in exactly one block', async () => {
    const hashes = await Promise.all(Array.from({ length: 40 }, (_, i) => chain.send(i % 8)))
    const receipts = await Promise.all(hashes.map((hash) => node.request('eth_getTransactionReceipt', [hash])))
    expect(receipts.every((receipt) => receipt?.status === '0x1')).toBe(true)
    const held = []
    for (let number = 1; number <= (await chain.height()); number++) {
      const block = await node.request('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])
      expect(block!.transactions.length).toBeGreaterThan(0)
      held.push(...block!.transactions)
    }
    expect(held.sort()).toEqual([...hashes].sort())
  })

  it('mines in the next block what did not fit into the last one', async () => {
    await node.request('evm_setAutomine', [false])
    const hashes: Hex[] = []
    for (let sender = 0; sender < 3; sender++) {
      // Creation code that is INVALID uses up its sixteen million gas; a block of thirty million has room for one of these.
      const from = node.accounts[sender]!.address
      hashes.push(await node.request('eth_sendTransaction', [{ from, data: '0xfe', gas: '0xf42400' }]))
    }
    await node.request('evm_setAutomine', [true])
    const receipts = await Promise.all(hashes.map((hash) => node.request('eth_getTransactionReceipt', [hash])))
    expect(receipts.map((receipt) => receipt?.blockNumber)).toEqual(['0x1', '0x2', '0x3'])
    expect(receipts.map((receipt) => receipt?.gasUsed)).toEqual(['0xf42400', '0xf42400', '0xf42400'])
  })

  it('fills a block by used gas, not by gas limits', async () => {
    await node.request('evm_setAutomine', [false])
    for (let sender = 0; sender < 3; sender++) {
      const from = node.accounts[sender]!.address
      // Sixteen million gas to nothing that uses it: two such limits would not fit beside each other.
      await node.request('eth_sendTransaction', [{ from, to: from, gas: '0xf42400' }])
    }
    await node.request('evm_setAutomine', [true])
    const counts = await Promise.all(
      [1, 2].map(async (number) => Number(await node.request('eth_getBlockTransactionCountByNumber', [`0x${number}`]))),
    )
    // Limits count, but what was not used is free again for the next.
    expect(counts).toEqual([3, 0])
  })

  it('makes blocks at intervals, with and without transactions', async () => {
    await node.request('evm_setAutomine', [false])
    await node.request('evm_setIntervalMining', [5])
    const hash = await chain.send(0)
    await clock.advance(5000)
    expect(await chain.height()).toBe(1)
    expect(await node.request('eth_getTransactionReceipt', [hash])).toMatchObject({ blockNumber: '0x1' })
    await clock.advance(10_000)
    expect(await chain.height()).toBe(3)
    expect(await timestamp()).toBe(GENESIS + 15n)
    await node.request('evm_setIntervalMining', [0])
    await clock.advance(60_000)
    expect(await chain.height()).toBe(3)
  })

  it('raises timestamps strictly however fast blocks are made', async () => {
    await node.mine(5)
    expect(await timestamp()).toBe(GENESIS + 5n)
    await clock.advance(100_000)
    await node.mine()
    expect(await timestamp()).toBe(GENESIS + 100n)
  })

  it('mines blocks with the given seconds between them', async () => {
    await node.mine(3, 60n)
    expect(await timestamp()).toBe(GENESIS + 121n)
  })

  it('continues from the new time after a jump', async () => {
    expect(await node.request('evm_increaseTime', [3600])).toBe(3600)
    await node.request('evm_mine')
    expect(await timestamp()).toBe(GENESIS + 3600n)
    await node.request('evm_setNextBlockTimestamp', [Number(GENESIS) + 10_000])
    await node.request('evm_mine')
    expect(await timestamp()).toBe(GENESIS + 10_000n)
    await clock.advance(2000)
    await node.request('evm_mine')
    expect(await timestamp()).toBe(GENESIS + 10_002n)
    await expect(node.request('evm_setNextBlockTimestamp', [Number(GENESIS)])).rejects.toMatchObject({
      code: -32000,
      message: `Timestamp ${GENESIS} is lower than or equal to previous block's timestamp ${GENESIS + 10_002n}`,
    })
  })

  describe('on a chain that begins at a timestamp', () => {
    const BEGINNING = 1_551_830_400n
    let past: Node

    beforeEach(async () => {
      past = await createNode({ clock, timestamp: BEGINNING })
    })
    afterEach(() => past.close())

    const headOf = async (chain: Node) => BigInt((await chain.request('eth_getBlockByNumber', ['latest', false]))!.timestamp)

    it('puts the first block one second later', async () => {
      await past.mine()
      expect(await headOf(past)).toBe(BEGINNING + 1n)
    })

    it('counts the time that passes on the clock', async () => {
      await clock.advance(90_000)
      await past.mine()
      expect(await headOf(past)).toBe(BEGINNING + 90n)
      await clock.advance(10_000)
      await past.mine()
      expect(await headOf(past)).toBe(BEGINNING + 100n)
    })

    it('counts time from a beginning in the future', async () => {
      const future = await createNode({ clock, timestamp: 4_000_000_000n })
      await clock.advance(30_000)
      await future.mine()
      expect(await headOf(future)).toBe(4_000_000_030n)
      await future.close()
    })

    it('returns to the first timestamp after a reset', async () => {
      await past.request('evm_increaseTime', [5000])
      await clock.advance(500_000)
      await past.mine()
      await past.request('anvil_reset')
      await past.mine()
      expect(await headOf(past)).toBe(BEGINNING + 1n)
    })

    it('counts time from the last block of an imported chain', async () => {
      await past.mine(3, 60n)
      const blocks = concatBytes(...(await past.exportChain()).blocks)
      const later = await createNode({ clock, timestamp: BEGINNING, importChain: blocks, mining: { automine: true } })
      await clock.advance(30_000)
      await later.mine()
      expect(await headOf(later)).toBe((await headOf(past)) + 30n)
      await later.close()
    })

    it('follows the clock when a chain is imported without the timestamp', async () => {
      await past.mine(3)
      const blocks = concatBytes(...(await past.exportChain()).blocks)
      const later = await createNode({ clock, importChain: blocks })
      await later.mine()
      expect(await headOf(later)).toBe(GENESIS)
      expect((await later.request('eth_getBlockByNumber', ['0x0', false]))!.timestamp).toBe(`0x${BEGINNING.toString(16)}`)
      await later.close()
    })

    it('passes its time on to forks', async () => {
      await clock.advance(20_000)
      const child = await past.fork()
      await clock.advance(5000)
      await child.mine()
      expect(await headOf(child)).toBe(BEGINNING + 25n)
      await child.close()
    })
  })

  describe('on a chain that allows blocks with the same timestamp', () => {
    let rollup: Node

    beforeEach(async () => {
      rollup = await createNode({ clock, timestamp: GENESIS, mining: { allowBlocksWithSameTimestamp: true } })
    })
    afterEach(() => rollup.close())

    const timestamps = async () => {
      const height = Number(await rollup.request('eth_blockNumber'))
      const blocks = await Promise.all(
        Array.from({ length: height + 1 }, (_, number) => rollup.request('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])),
      )
      return blocks.map((block) => Number(BigInt(block!.timestamp) - GENESIS))
    }

    it('gives all blocks of a second the same timestamp', async () => {
      await rollup.mine(3)
      await clock.advance(2000)
      await rollup.mine(2)
      expect(await timestamps()).toEqual([0, 0, 0, 0, 2, 2])
      expect((await rollup.request('eth_getBlockByNumber', ['pending', false]))!.timestamp).toBe(`0x${(GENESIS + 2n).toString(16)}`)
    })

    it('allows the timestamp of the head for the next block, and none before it', async () => {
      await rollup.request('evm_setNextBlockTimestamp', [Number(GENESIS)])
      await rollup.request('evm_mine')
      await rollup.request('evm_mine', [Number(GENESIS)])
      await rollup.request('hardhat_mine', ['0x2', '0x0'])
      expect(await timestamps()).toEqual([0, 0, 0, 0, 0])
      await expect(rollup.request('evm_setNextBlockTimestamp', [Number(GENESIS) - 1])).rejects.toMatchObject({
        code: -32000,
        message: `Timestamp ${GENESIS - 1n} is lower than the previous block's timestamp ${GENESIS}`,
      })
    })

    it('mines blocks with no seconds between them', async () => {
      await rollup.request('anvil_setBlockTimestampInterval', [0])
      await clock.advance(5000)
      await rollup.mine(2)
      expect(await timestamps()).toEqual([0, 0, 0])
    })

    it('passes allowBlocksWithSameTimestamp on to forks', async () => {
      const child = await rollup.fork()
      await child.mine(2)
      expect((await child.request('eth_getBlockByNumber', ['0x2', false]))!.timestamp).toBe(`0x${GENESIS.toString(16)}`)
      await child.close()
    })
  })

  it('follows the clock on a genesis file, whatever its timestamp', async () => {
    const genesis = { config: { chainId: 7, terminalTotalDifficulty: 0 }, alloc: {}, gasLimit: '0x1c9c380', timestamp: '0x0' }
    const imported = await createNode({ clock, genesis })
    await imported.mine()
    expect((await imported.request('eth_getBlockByNumber', ['latest', false]))!.timestamp).toBe(`0x${GENESIS.toString(16)}`)
    await imported.close()
  })

  it('applies settings that arrive while a block is made to the block after it', async () => {
    const settled: Hex[] = []
    for (let turns = 0; turns < 30; turns++) {
      const mined = node.request('evm_mine')
      for (let turn = 0; turn < turns; turn++) await Promise.resolve()
      const fee: Hex = `0x${(10n ** 11n + BigInt(turns)).toString(16)}`
      await node.request('anvil_setNextBlockBaseFeePerGas', [fee])
      settled.push(fee)
      await mined
      await node.mine()
    }
    const { baseFeePerGas } = await node.request('eth_feeHistory', [60, 'latest', []])
    expect(settled.filter((fee) => !baseFeePerGas!.includes(fee))).toEqual([])
  })

  it('gives each of several simultaneous calls its own timestamp', async () => {
    await Promise.all([100, 200].map((later) => node.request('evm_mine', [Number(GENESIS) + later])))
    expect((await node.request('eth_getBlockByNumber', ['0x1', false]))!.timestamp).toBe(`0x${(GENESIS + 100n).toString(16)}`)
    expect(await timestamp()).toBe(GENESIS + 200n)
  })

  it('stops mining many blocks when the node is closed', async () => {
    const ended = node.mine(10_000).catch((error: Error) => error.name)
    await node.close()
    expect(await ended).toBe('NodeClosed')
  })

  it('reverts chain, state, pool, time and mode to a snapshot', async () => {
    await chain.send(0)
    await node.request('evm_setAutomine', [false])
    const waiting = await chain.send(1)
    const before = await node.request('eth_getBalance', [node.accounts[9]!.address])
    const snapshot = await node.request('evm_snapshot')

    await node.request('evm_increaseTime', [1000])
    const gone = await chain.send(2)
    await node.request('evm_setAutomine', [true])
    // The waiting transaction got its block when the mode changed.
    expect(await chain.height()).toBe(2)

    expect(await node.request('evm_revert', [snapshot])).toBe(true)
    expect(await chain.height()).toBe(1)
    expect(await node.request('eth_getBalance', [node.accounts[9]!.address])).toBe(before)
    expect(await node.request('eth_getTransactionReceipt', [gone])).toBeNull()
    expect(await node.request('eth_getTransactionByHash', [waiting])).toMatchObject({ blockNumber: null })
    await chain.send(3)
    expect(await chain.height()).toBe(1)
    await node.mine()
    expect(await timestamp()).toBe(GENESIS + 2n)
  })

  it('removes a snapshot and all later ones when it is reverted to', async () => {
    const first = await node.request('evm_snapshot')
    const second = await node.request('evm_snapshot')
    expect([first, second]).toEqual(['0x1', '0x2'])
    expect(await node.request('evm_revert', [first])).toBe(true)
    expect(await node.request('evm_revert', [first])).toBe(false)
    expect(await node.request('evm_revert', [second])).toBe(false)
    expect(await node.request('evm_revert', ['0x99'])).toBe(false)
  })

  it('makes the same chain of the same inputs', async () => {
    const other = await createNode({ clock, timestamp: GENESIS })
    for (const one of [node, other]) {
      const from = one.accounts[0]!.address
      await one.request('eth_sendTransaction', [{ from, to: one.accounts[1]!.address, value: '0x5', gas: '0x5208' }])
      await one.mine(2)
    }
    const heads = await Promise.all([node, other].map((one) => one.request('eth_getBlockByNumber', ['latest', true])))
    expect(heads[0]).toEqual(heads[1])
    await other.close()
  })

  it('makes no blocks after close, and refuses calls', async () => {
    await node.request('evm_setIntervalMining', [1])
    await node.close()
    await clock.advance(10_000)
    await expect(node.request('eth_blockNumber')).rejects.toMatchObject({ code: -32000, message: 'the node is closed' })
    await node.close()
  })
})
