import type { Node } from '../../../src/internal.js'
import { currentTestChain, OutsideOfTest, runOn, type TestChain } from '../internal/index.js'
import { call } from './call.js'
import { type NumberLike, toBigInt } from './quantity.js'

/** A fixture without a name was loaded: each call would create another function, and nothing could be reused. */
export class FixtureAnonymousFunction extends Error {
  override readonly name = 'FixtureAnonymousFunctionError'
  constructor() {
    super('Anonymous functions cannot be used as fixtures. Give the function a name, and pass the same one each time.')
  }
}

interface LoadedFixture {
  /** The chain after the fixture. */
  readonly node: Node
  readonly data: unknown
}

type Fixture = () => unknown
/** Fixtures of each set-up: tests of another one have another chain. */
let fixtures = new WeakMap<object, Map<Fixture, Promise<LoadedFixture>>>()

/**
 * Runs a fixture once, and continues each test that loads it on a fork of its result. The chain on which it runs is that of the first test that loads it.
 * Fixtures can be nested, loaded by tests that run at the same time, and loaded after `reset` and `evm_revert`.
 *
 * @throws `FixtureAnonymousFunction` for a function without a name
 *
 * @example
 * ```ts
 * async function deployCoin() {
 *   return { coin: await deploy('Coin', [100n]) }
 * }
 * const { coin } = await loadFixture(deployCoin)
 * ```
 */
export async function loadFixture<Data>(fixture: () => Promise<Data> | Data): Promise<Data> {
  if (fixture.name === '') throw new FixtureAnonymousFunction()
  const chain = currentTestChain('loadFixture')
  if (!chain) throw new OutsideOfTest('loadFixture')
  const known = fixturesOf([...chain.setups].at(-1) ?? chain)
  const loading = known.get(fixture) ?? load(fixture, chain)
  known.set(fixture, loading)
  const { node, data } = await loading.catch((error: unknown) => {
    known.delete(fixture)
    throw error
  })
  await chain.replace(await node.fork())
  // The same function returns the same type.
  return data as Data
}

async function load(fixture: Fixture, around: TestChain): Promise<LoadedFixture> {
  const chain = around.branch(`the fixture ${fixture.name}`)
  try {
    await chain.open()
    const data = await runOn(chain, fixture)
    // A fixture that loads another one has replaced its chain.
    return { node: (await chain.open()).node, data }
  } catch (error) {
    await chain.end()
    throw error
  }
}

/** Forgets all fixtures: they run again when they are loaded. */
export async function clearSnapshots(): Promise<void> {
  fixtures = new WeakMap()
}

/** Resets the chain of the running test to its beginning, or to a fork of a remote chain. Fixtures that were loaded before stay as they are. */
export async function reset(url?: string, blockNumber?: NumberLike): Promise<void> {
  if (url === undefined) await call('hardhat_reset')
  else {
    const forking = blockNumber === undefined ? { jsonRpcUrl: url } : { jsonRpcUrl: url, blockNumber: Number(toBigInt(blockNumber)) }
    await call('hardhat_reset', { forking })
  }
}

function fixturesOf(setup: object): Map<Fixture, Promise<LoadedFixture>> {
  const found = fixtures.get(setup) ?? new Map<Fixture, Promise<LoadedFixture>>()
  fixtures.set(setup, found)
  return found
}
