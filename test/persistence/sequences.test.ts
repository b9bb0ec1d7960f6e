/** `EVMBED_SEQUENCES=10000 EVMBED_SEQUENCES_SEED=1 npx vitest run test/persistence/sequences.test.ts` plays ten thousand sequences of each kind. */
import { createNode, type Json, type Node, type NodeOptions, type Store, StoreWriteFailed } from 'evmbed'
import { afterEach, expect, test } from 'vitest'
import { ManualClock } from '../support/manual-clock.js'
import { newAsynchronousStore } from './asynchronous-store.js'
import { FaultyStore, newStore } from './faulty-store.js'
import { everythingOf, hex, nextStep, outcomeOf, randomOf, type Step } from './sequences.js'
import { copyOf, quiet } from './stored-content.js'

/** Number of sequences of each kind. */
const SEQUENCES = Number(process.env.EVMBED_SEQUENCES ?? 6)
const SEED = Number(process.env.EVMBED_SEQUENCES_SEED ?? Math.floor(Math.random() * 2 ** 30))
const STEPS = 24

const open = new Set<Node>()
afterEach(async () => {
  await Promise.all([...open].map((node) => node.close()))
  open.clear()
})

async function started(options: NodeOptions): Promise<Node> {
  const node = await createNode({ clock: new ManualClock(), timestamp: 1_700_000_000n, ...options })
  open.add(node)
  return node
}

async function closed(...nodes: readonly Node[]): Promise<void> {
  for (const node of nodes) {
    await node.close()
    open.delete(node)
  }
}

async function heightOf(node: Node): Promise<number> {
  return Number(await node.request('eth_blockNumber'))
}

/** Returns the call that has the effect of one whose write has failed: of several blocks, those before the failure stay. */
function effectOf({ name, params }: Step, mined: number): Step | undefined {
  return mined > 0 ? { name, params: [hex(mined), ...params.slice(1)] } : undefined
}

async function playSequence(seed: number, create: () => Store, fork?: NodeOptions['fork']): Promise<void> {
  const random = randomOf(seed)
  const disk = create()
  const store = new FaultyStore(disk)
  const history = [undefined, undefined, 4, 10][random(4)]
  const options: NodeOptions = { storage: { history }, fork }
  const percent = [0, 10, 30][random(3)]!
  const faults: unknown[] = []
  let node = await started({ ...options, store, onFault: (fault) => faults.push(fault) })
  const model = await started(options)
  const played: Json[] = []
  const same = async (when: string) => {
    try {
      expect(await everythingOf(node)).toEqual(await everythingOf(model))
    } catch (error) {
      throw new Error(`seed ${seed}, ${when}, history ${history}: ${JSON.stringify(played)}`, { cause: error })
    }
  }
  if (history !== undefined && random(4) === 0) {
    await node.mine(300)
    await model.mine(300)
  }
  for (let count = 0; count < STEPS; count++) {
    const step = await nextStep(node, random)
    const before = await heightOf(node)
    const first = store.writes
    store.fails = (write) => write > first && random(100) < percent
    const { name, params } = step
    const outcome = await node.call(name, params).catch((error: unknown) => error)
    await quiet(store)
    store.fails = () => false
    const isLost = outcome instanceof StoreWriteFailed
    const effect = isLost ? effectOf(step, (await heightOf(node)) - before) : step
    played.push([name, ...params.map((param) => (JSON.stringify(param).length > 99 ? '…' : param)), isLost ? 'lost' : ''])
    if (faults.length > 0) {
      expect(faults).toEqual(faults.map(() => expect.any(StoreWriteFailed)))
      // The call has succeeded, and the block after it has not: no call has that effect.
      break
    }
    const expected = effect && (await outcomeOf(model, effect))
    if (!isLost) {
      const answer = outcome instanceof Error ? errorOf(outcome) : outcome
      expect(answer, `seed ${seed}: ${JSON.stringify(played)}`).toEqual(expected)
    }
    if (isLost || random(8) === 0) await same(`after ${count}`)
  }
  if (faults.length > 0) {
    const last = await everythingOf(node)
    await closed(node)
    node = await started({ ...options, store: new FaultyStore(disk) })
    expect(await everythingOf(node), `seed ${seed}: ${JSON.stringify(played)}`).toEqual(last)
  } else {
    await same('at the end')
    if (random(2) === 0) await closed(node)
    const copy = await copyOf(disk, create)
    node = await started({ ...options, store: new FaultyStore(copy) })
    await same('opened again')
    await node.mine(2)
    await model.mine(2)
    await same('opened again, two blocks later')
  }
  await closed(...open)
}

function errorOf(error: Error): Json {
  const { code = 0, message } = error as Error & { code?: number }
  return { code, message }
}

test.each([
  ['a store', newStore],
  ['an asynchronous store', newAsynchronousStore],
])(
  `a chain in %s is after any calls what it is without those whose writes failed (${SEQUENCES} sequences from seed ${SEED})`,
  async (_, create) => {
    for (let count = 0; count < SEQUENCES; count++) await playSequence(SEED + count, create)
  },
  60_000 + SEQUENCES * 5_000,
)

test(
  `a fork of a remote chain in a store is after any calls what it is without those whose writes failed (${SEQUENCES} sequences from seed ${SEED})`,
  async () => {
    const remote = await createNode({ clock: new ManualClock(), timestamp: 1_690_000_000n })
    try {
      for (const { address } of remote.accounts.slice(0, 5)) {
        await remote.request('eth_sendTransaction', [{ from: address, to: '0x00000000000000000000000000000000000000aa', value: '0x1' }])
      }
      const provider = {
        request: ({ method, params }: { method: string; params?: unknown }) => remote.call(method, params as readonly Json[]),
      }
      for (let count = 0; count < SEQUENCES; count++) await playSequence(SEED + count, newStore, { provider })
    } finally {
      await remote.close()
    }
  },
  60_000 + SEQUENCES * 5_000,
)
