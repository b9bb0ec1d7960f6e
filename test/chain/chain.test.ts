import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../src/chain/block.js'
import { Chain } from '../../src/chain/chain.js'
import { logsOf } from '../../src/chain/log-query.js'
import { ChainRules } from '../../src/evm/chain-rules.js'
import { configAt } from '../../src/evm/hardforks.js'
import { Kzg } from '../../src/evm/kzg.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { WorldState } from '../../src/state/world-state.js'
import { addressOf, makeBlock, makeTransaction } from '../events/blocks.js'

const rules = new ChainRules(configAt(1, 'osaka'), new Kzg())
const ALL = { addresses: [], topics: [] }
/** Stands in many blocks, as one does whose sender's nonce was set back. */
const repeated = makeTransaction()

function stateWith(balance: bigint): WorldState {
  const draft = new StateDraft(WorldState.empty)
  draft.setBalance(addressOf(1), balance)
  return draft.snapshot()
}

/** A chain and the blocks it should have. */
interface Branch {
  readonly chain: Chain
  blocks: Block[]
}

type Step =
  | { readonly kind: 'append'; readonly on: number; readonly logs: readonly number[]; readonly repeats: boolean }
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
      const [first, ...others] = made.receipts
      const block = step.repeats && first ? { ...made, receipts: [{ ...first, transaction: repeated }, ...others] } : made
      chain.append(block)
      blocks.push(block)
      return block
    }
    case 'rewind': {
      const to = Math.floor(step.share * height)
      expect(chain.rewind(BigInt(to))).toEqual(blocks.slice(to + 1).reverse())
      branch.blocks = blocks.slice(0, to + 1)
      return undefined
    }
    case 'fork': {
      const to = Math.floor(step.share * height)
      branches.push({ chain: chain.fork(BigInt(to)), blocks: blocks.slice(0, to + 1) })
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

describe('Chain', () => {
  it('holds the blocks of a model after appending, rewinding and forking', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }), (steps) => {
        const genesis = makeBlock(0)
        const branches: Branch[] = [{ chain: new Chain(rules, genesis), blocks: [genesis] }]
        const seen = [genesis]
        for (const step of steps) {
          const block = take(branches, step)
          if (block) seen.push(block)
        }
        for (const { chain, blocks } of branches) {
          expect(chain.genesis).toEqual(blocks[0])
          expect(chain.head).toEqual(blocks.at(-1))
          expect(chain.blockByNumber(BigInt(blocks.length))).toBeUndefined()
          for (const [from] of blocks.entries()) {
            for (const to of [from, from + 2, 1_000]) {
              expect(chain.logs(ALL, BigInt(from), BigInt(to))).toEqual(blocks.slice(from, to + 1).flatMap(logsOf))
            }
          }
          // The newest, of a transaction that stands in several blocks.
          const receipts = new Map(blocks.flatMap((block) => block.receipts.map((receipt) => [receipt.transaction.hash, receipt])))
          for (const block of seen) {
            const own = blocks[Number(block.number)]
            expect(chain.blockByNumber(block.number)).toEqual(own)
            expect(chain.blockByHash(block.hash)).toEqual(own?.hash === block.hash ? own : undefined)
            for (const { transaction } of block.receipts) expect(chain.receipt(transaction.hash)).toBe(receipts.get(transaction.hash))
          }
        }
      }),
      { numRuns: 150 },
    )
  })
})
