import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../src/chain/block.js'
import { Chain, type ChainMemory } from '../../src/chain/chain.js'
import { logsOf } from '../../src/chain/log-query.js'
import type { Transaction } from '../../src/evm/transaction.js'
import { bigIntToHash } from '../../src/primitives/hex.js'
import { asReading, type Reading } from '../../src/primitives/missing-state.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { WorldState } from '../../src/state/world-state.js'
import { addressOf, makeBlock, makeTransaction, rules } from '../events/blocks.js'
import { contentOfBlock, contentOfLog, contentOfReceipt } from './block-content.js'

const ALL = { addresses: [], topics: [] }
/** Stands in many blocks, as one does whose sender's nonce was set back. */
const repeated = makeTransaction()

function stateWith(balance: bigint): WorldState {
  const draft = new StateDraft(WorldState.empty)
  draft.setBalance(addressOf(1), balance)
  return draft.snapshot()
}

/** Returns the block with another first transaction. */
function withTransaction(block: Block, transaction: Transaction): Block {
  const [first, ...others] = block.receipts
  if (!first) return block
  const logs = first.logs.map((log) => ({ ...log, transactionHash: transaction.hash }))
  const receipts = [{ ...first, transaction, logs }, ...others]
  return { ...block, receipts, transactions: receipts.map((receipt) => receipt.transaction) }
}

/** Returns a state in which a block changed a few accounts: it creates, changes and removes some, with their storage. */
function stateAfter({ state }: Block, number: number, seed: number): WorldState {
  const draft = new StateDraft(state)
  draft.setStorage(addressOf(100), bigIntToHash(BigInt(number % 7)), Uint8Array.of(seed, number & 0xff))
  if (seed % 3 === 0) draft.setCode(addressOf(200 + seed), Uint8Array.of(1, seed))
  if (seed % 5 === 0) draft.deleteAccount(addressOf(100 + (seed % 2)))
  draft.setNonce(addressOf(101), BigInt(number))
  return draft.snapshot()
}

/** A chain and the blocks it should have. */
interface Branch {
  readonly chain: Reading<Chain>
  blocks: Block[]
}

type Step =
  | { readonly kind: 'append'; readonly on: number; readonly logs: readonly number[]; readonly repeats: boolean; readonly seed: number }
  | { readonly kind: 'rewind' | 'fork'; readonly on: number; readonly share: number }
  | { readonly kind: 'amend'; readonly on: number; readonly balance: bigint }

const on = fc.nat(9)
const share = fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }))
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('append' as const),
      on,
      logs: fc.array(fc.nat(3), { maxLength: 3 }),
      repeats: fc.boolean(),
      seed: fc.nat(30),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('rewind' as const, 'fork' as const), on, share }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('amend' as const), on, balance: fc.bigInt(1n, 9n) }) },
)

/** Returns the block that is new. */
function take(branches: Branch[], step: Step): Block | undefined {
  const branch = branches[step.on % branches.length]!
  const { chain, blocks } = branch
  const height = blocks.length - 1
  switch (step.kind) {
    case 'append': {
      const made = makeBlock(height + 1, ...step.logs.map((address) => [[address] as const]))
      const state = stateAfter(blocks[height]!, height + 1, step.seed)
      const block = { ...(step.repeats ? withTransaction(made, repeated) : made), state }
      chain.append(block)
      blocks.push(block)
      return block
    }
    case 'rewind': {
      const to = Math.floor(step.share * height)
      expect(chain.rewind(BigInt(to)).map(contentOfLog)).toEqual(
        blocks
          .slice(to + 1)
          .flatMap(logsOf)
          .reverse(),
      )
      branch.blocks = blocks.slice(0, to + 1)
      return undefined
    }
    case 'fork': {
      const to = Math.floor(step.share * height)
      branches.push({ chain: asReading(chain.forkAt(BigInt(to))), blocks: blocks.slice(0, to + 1) })
      return undefined
    }
    case 'amend': {
      const state = stateWith(step.balance)
      chain.setHeadState(state)
      blocks[height] = { ...blocks[height]!, state }
      return undefined
    }
  }
}

/** From a chain that packs every block at once to one that packs none. */
const memory: fc.Arbitrary<ChainMemory> = fc.record({
  recentBlocks: fc.constantFrom(1, 2, 3, 10, 100),
  recentTransactions: fc.constantFrom(0, 2, 100),
  diffBytes: fc.constantFrom(0, 100, 1000, 1_000_000),
  history: fc.constant(Number.POSITIVE_INFINITY),
})

const contentOf = (block: Block | undefined) => block && contentOfBlock(block)

describe('Chain', () => {
  it('holds the blocks of a model after appending, rewinding and forking', () => {
    fc.assert(
      fc.property(memory, fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }), (memory, steps) => {
        const genesis = makeBlock(0)
        const branches: Branch[] = [{ chain: asReading(new Chain(rules, genesis, memory)), blocks: [genesis] }]
        const seen = [genesis]
        for (const step of steps) {
          const block = take(branches, step)
          if (block) seen.push(block)
        }
        for (const { chain, blocks } of branches) {
          expect(contentOf(chain.genesis)).toEqual(contentOf(blocks[0]))
          expect(contentOf(chain.head)).toEqual(contentOf(blocks.at(-1)))
          expect(chain.blockByNumber(BigInt(blocks.length))).toBeUndefined()
          for (const [from] of blocks.entries()) {
            for (const to of [from, from + 2, 1_000]) {
              expect(chain.logs(ALL, BigInt(from), BigInt(to)).map(contentOfLog)).toEqual(blocks.slice(from, to + 1).flatMap(logsOf))
            }
          }
          // The newest, of a transaction that stands in several blocks.
          const receipts = new Map(blocks.flatMap((block) => block.receipts.map((receipt) => [receipt.transaction.hash, receipt])))
          for (const block of seen) {
            const own = blocks[Number(block.number)]
            expect(contentOf(chain.blockByNumber(block.number))).toEqual(contentOf(own))
            expect(contentOf(chain.blockByHash(block.hash))).toEqual(own?.hash === block.hash ? contentOf(own) : undefined)
            for (const { transaction } of block.receipts) {
              const [found, expected] = [chain.receipt(transaction.hash), receipts.get(transaction.hash)]
              expect(found && contentOfReceipt(found)).toEqual(expected && contentOfReceipt(expected))
            }
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  it('packs blocks before it forks that each fork would pack', () => {
    const blocks = Array.from({ length: 7 }, (_, number) => makeBlock(number))
    const [genesis, ...others] = blocks
    const chain = asReading(new Chain(rules, genesis!, { recentBlocks: 4 }))
    for (const block of others) chain.append(block)
    // A block is the appended value until it is packed.
    expect(chain.blockByNumber(2n)).toBe(blocks[2])
    chain.fork()
    expect(chain.blockByNumber(2n)).not.toBe(blocks[2])
    expect(contentOf(chain.blockByNumber(2n))).toEqual(contentOf(blocks[2]))
    expect(chain.blockByNumber(3n)).toBe(blocks[3])
  })
})
