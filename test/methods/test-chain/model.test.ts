import type { Hex, Node } from 'evmbed'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ManualClock } from '../../support/manual-clock.js'
import { CHAIN_ORIGINS } from '../../support/origins.js'

/** A model of a node. Random actions are applied to both, which are then compared. */
interface Model {
  /** Accounts at every height: balance, nonce, slot 0. */
  history: (readonly Facts[])[]
  snapshots: { readonly id: Hex; readonly history: readonly (readonly Facts[])[] }[]
}
type Facts = readonly [balance: bigint, nonce: bigint, slot: bigint]

const PEOPLE = ['a1', 'b2', 'c3'].map((end): Hex => `0x${end.padStart(40, '0')}`)
const hex = (value: bigint): Hex => `0x${value.toString(16)}`

const person = fc.nat({ max: PEOPLE.length - 1 })
const amount = fc.bigInt({ min: 0n, max: 20n })
const deeds = fc.oneof(
  fc.record({ does: fc.constant('balance'), who: person, value: amount }),
  fc.record({ does: fc.constant('nonce'), who: person, value: amount }),
  fc.record({ does: fc.constant('slot'), who: person, value: amount }),
  fc.record({ does: fc.constant('send'), who: person, to: person, value: amount }),
  fc.record({ does: fc.constant('mine'), count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('snapshot') }),
  fc.record({ does: fc.constant('revert'), which: fc.nat({ max: 3 }) }),
  fc.record({ does: fc.constant('rollback'), depth: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('reset') }),
)
type Deed = { does: string; who?: number; to?: number; value?: bigint; count?: number; which?: number; depth?: number }

const head = ({ history }: Model) => history.at(-1)!
function amend(model: Model, who: number, change: (facts: Facts) => Facts): void {
  model.history[model.history.length - 1] = head(model).map((facts, index) => (index === who ? change(facts) : facts))
}

async function perform(
  node: Node,
  model: Model,
  { does, who = 0, to = 0, value = 0n, count = 1, which = 0, depth = 1 }: Deed,
): Promise<void> {
  const address = PEOPLE[who]!
  switch (does) {
    case 'balance':
      await node.request('anvil_setBalance', [address, hex(value)])
      return amend(model, who, ([, nonce, slot]) => [value, nonce, slot])
    case 'nonce':
      await node.request('anvil_setNonce', [address, hex(value)])
      return amend(model, who, ([balance, , slot]) => [balance, value, slot])
    case 'slot':
      await node.request('anvil_setStorageAt', [address, '0x0', `0x${value.toString(16).padStart(64, '0')}`])
      return amend(model, who, ([balance, nonce]) => [balance, nonce, value])
    case 'send': {
      const sent = node.request('eth_sendUnsignedTransaction', [
        { from: address, to: PEOPLE[to]!, value: hex(value), gasPrice: '0x0', gas: '0x5208' },
      ])
      if (head(model)[who]![0] < value) return expect(sent).rejects.toThrow('insufficient funds')
      await sent
      model.history.push(head(model))
      amend(model, who, ([balance, nonce, slot]) => [balance - value, nonce + 1n, slot])
      // EIP-161: what is touched and empty is no more, and its storage goes with it.
      return amend(model, to, ([balance, nonce, slot]) => (balance + value + nonce === 0n ? [0n, 0n, 0n] : [balance + value, nonce, slot]))
    }
    case 'mine':
      await node.mine(count)
      for (let made = 0; made < count; made++) model.history.push(head(model))
      return
    case 'snapshot':
      model.snapshots.push({ id: await node.request('evm_snapshot'), history: [...model.history] })
      return
    case 'revert': {
      const snapshot = model.snapshots[which]
      if (!snapshot) return
      expect(await node.request('evm_revert', [snapshot.id])).toBe(true)
      model.snapshots.splice(which)
      model.history = [...snapshot.history]
      return
    }
    case 'rollback':
      if (depth >= model.history.length) return expect(node.request('anvil_rollback', [depth])).rejects.toThrow('depth must not exceed')
      await node.request('anvil_rollback', [depth])
      model.history.splice(model.history.length - depth)
      model.snapshots = model.snapshots.filter(({ history }) => history.length <= model.history.length)
      return
    case 'reset':
      await node.request('anvil_reset')
      model.history = [PEOPLE.map((): Facts => [0n, 0n, 0n])]
      model.snapshots = []
  }
}

async function factsAt(node: Node, height: number): Promise<Facts[]> {
  const block = hex(BigInt(height))
  return Promise.all(
    PEOPLE.map(
      async (address): Promise<Facts> => [
        BigInt(await node.request('eth_getBalance', [address, block])),
        BigInt(await node.request('eth_getTransactionCount', [address, block])),
        BigInt(await node.request('eth_getStorageAt', [address, '0x0', block])),
      ],
    ),
  )
}

it.each(CHAIN_ORIGINS)('keeps the state of every height through changes, mining and reverts, on $name', async ({ create }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(deeds, { maxLength: 25 }), async (plan) => {
      const node = await create({ accounts: 0, baseFeePerGas: 0n, timestamp: 1_700_000_000n, clock: new ManualClock() })
      const model: Model = { history: [PEOPLE.map((): Facts => [0n, 0n, 0n])], snapshots: [] }
      try {
        for (const deed of plan) await perform(node, model, deed)
        expect(Number(await node.request('eth_blockNumber'))).toBe(model.history.length - 1)
        for (const [height, facts] of model.history.entries()) expect([height, await factsAt(node, height)]).toEqual([height, facts])
      } finally {
        await node.close()
      }
    }),
    { numRuns: 60 },
  )
})
