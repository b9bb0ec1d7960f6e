import { createNode, type Node, type NodeOptions } from 'evmbed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Application, type BlockPlan } from '../../src/chain/application.js'
import { Chain } from '../../src/chain/chain.js'
import { type Genesis, genesisBlock } from '../../src/chain/genesis.js'
import { SYSTEM_CONTRACTS } from '../../src/chain/system-contracts.js'
import { ChainRules } from '../../src/evm/chain-rules.js'
import { createExecutor } from '../../src/evm/engines.js'
import { configAt, type HardforkName } from '../../src/evm/hardforks.js'
import { CONSOLIDATION_REQUESTS, HISTORY_STORAGE } from '../../src/evm/known-system-contracts.js'
import { bigIntToHash, bytesToHex, type Hash, ZERO_ADDRESS, ZERO_HASH } from '../../src/primitives/hex.js'
import { contentOfBlock } from './block-content.js'

interface Ground {
  readonly hardfork: HardforkName
  /** Which of the system contracts the genesis has, and whether they have a byte more than their EIPs give them. */
  readonly contracts: readonly ('known' | 'changed' | 'absent')[]
  /** Slot of the queue of consolidations that is not zero. */
  readonly busySlot: bigint | undefined
}

const ground: fc.Arbitrary<Ground> = fc.record({
  hardfork: fc.constantFrom<HardforkName>('london', 'paris', 'shanghai', 'cancun', 'prague', 'osaka', 'osaka', 'osaka'),
  contracts: fc.array(fc.constantFrom('known', 'known', 'known', 'changed', 'absent'), { minLength: 4, maxLength: 4 }),
  busySlot: fc.constantFrom(undefined, undefined, 0n, 1n, 5n),
})

const plan: fc.Arbitrary<BlockPlan & { seconds: bigint }> = fc.record({
  seconds: fc.constantFrom(0n, 1n, 12n, 8191n, 10n ** 6n),
  timestamp: fc.constant(0n),
  feeRecipient: fc.constantFrom(ZERO_ADDRESS, `0x${'aa'.repeat(20)}` as const),
  prevRandao: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytesToHex),
  parentBeaconBlockRoot: fc.constantFrom<Hash>(ZERO_HASH, bigIntToHash(7n)),
  extraData: fc.uint8Array({ maxLength: 32 }),
  gasLimit: fc.constantFrom(undefined, 20_000_000n),
})

function genesisOf({ hardfork, contracts, busySlot }: Ground): Genesis {
  const alloc = SYSTEM_CONTRACTS.flatMap(([address, account], i) => {
    if (contracts[i] === 'absent') return []
    const isBusy = address === CONSOLIDATION_REQUESTS && busySlot !== undefined
    const storage = isBusy ? { storage: { [bigIntToHash(busySlot)]: '0x01' } } : {}
    return [[address, { ...account, ...storage, code: contracts[i] === 'changed' ? `${account.code}00` : account.code }] as const]
  })
  return { config: configAt(7, hardfork), gasLimit: '0x1c9c380', timestamp: '0x1', alloc: Object.fromEntries(alloc) as Genesis['alloc'] }
}

function applicationOver(genesis: Genesis, quickEmptyBlocks: boolean) {
  const rules = new ChainRules(genesis.config)
  const chain = new Chain(rules, genesisBlock(genesis, rules))
  return { chain, application: new Application({ chain, executor: createExecutor('wasm', rules), quickEmptyBlocks }) }
}

describe('empty blocks made without the executor', () => {
  it('are those that the executor makes, with the same states', async () => {
    let quick = 0
    await fc.assert(
      fc.asyncProperty(ground, fc.array(plan, { minLength: 1, maxLength: 12 }), async (ground, plans) => {
        const genesis = genesisOf(ground)
        const slow = applicationOver(genesis, false)
        const fast = applicationOver(genesis, true)
        for (const { seconds, ...given } of plans) {
          const planned = { ...given, timestamp: slow.chain.head.header.timestamp + seconds }
          const built = await slow.application.build({ ...planned, transactions: [] })
          await slow.application.appendExecuted(built.sealed())
          expect(slow.application.buildEmpty(planned)).toBeUndefined()
          const block = fast.application.buildEmpty(planned)
          if (block) quick++
          await fast.application.appendExecuted(block ?? (await fast.application.build({ ...planned, transactions: [] })).sealed())
          expect(contentOfBlock(fast.chain.head)).toEqual(contentOfBlock(slow.chain.head))
        }
      }),
      { numRuns: 80 },
    )
    expect(quick).toBeGreaterThan(50)
  })

  it('need the executor where a system contract has other code, and for a plan that may not follow', () => {
    const known: Ground = { hardfork: 'osaka', contracts: ['known', 'known', 'known', 'known'], busySlot: undefined }
    const next = { timestamp: 2n, feeRecipient: ZERO_ADDRESS, prevRandao: ZERO_HASH }
    expect(applicationOver(genesisOf(known), true).application.buildEmpty(next)?.number).toBe(1n)
    expect(applicationOver(genesisOf(known), true).application.buildEmpty({ ...next, timestamp: 0n })).toBeUndefined()
    const changed = {
      ...known,
      contracts: SYSTEM_CONTRACTS.map(([address]) => (address === HISTORY_STORAGE ? ('changed' as const) : ('known' as const))),
    }
    expect(applicationOver(genesisOf(changed), true).application.buildEmpty(next)).toBeUndefined()
  })
})

const blockAt = (node: Node, number: number) => node.request('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])

/** Runs a test with a node that a clock does not move. */
async function withNode(options: NodeOptions, test: (node: Node) => Promise<void>): Promise<void> {
  const node = await createNode({ timestamp: 1_700_000_000n, clock: { now: () => 1_700_000_000_000, after: () => () => {} }, ...options })
  try {
    await test(node)
  } finally {
    await node.close()
  }
}

describe('thousands of empty blocks', () => {
  it('are a chain of headers, each of which can be read by its number and its hash', () =>
    withNode({}, async (node) => {
      await node.request('hardhat_mine', ['0x2100', '0xc'])
      expect(node.statistics().height).toBe(8448)
      // At the beginning, where the ring buffers of the system contracts begin anew, and at the end.
      for (const first of [1, 8180, 8440]) {
        let parent = await blockAt(node, first - 1)
        for (let number = first; number <= Math.min(first + 20, 8448); number++) {
          const block = await blockAt(node, number)
          expect(block).toMatchObject({ parentHash: parent?.hash, transactions: [] })
          expect(Number(block?.timestamp)).toBe(Number(parent?.timestamp) + (number === 1 ? 1 : 12))
          expect(await node.request('eth_getBlockByHash', [block?.hash ?? ZERO_HASH, false])).toEqual(block)
          parent = block
        }
      }
      const { baseFeePerGas, gasUsedRatio, oldestBlock } = await node.request('eth_feeHistory', ['0x400', '0x2100', []])
      expect(gasUsedRatio).toEqual(Array(1024).fill(0))
      expect(baseFeePerGas).toHaveLength(1025)
      expect(Number(oldestBlock)).toBe(8448 - 1023)
    }))
})
