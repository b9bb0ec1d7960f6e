import { createNode, type Node, type NodeOptions, type NodeProvider, storeCounts } from '../../src/internal.js'
import { callerFolder } from './caller-folder.js'
import { runOn } from './context.js'
import { ContractFiles } from './contract-files.js'
import { SetupFailed, SetupNameTaken } from './errors.js'
import { explainFailure } from './failure.js'
import { oneInProcess } from './one-in-process.js'
import { differentOption } from './same-options.js'
import { SetupProvider } from './setup-provider.js'
import { TestChain, type TestName, type TestObserver } from './test-chain.js'

/** Parts of a chain that a set-up and a test receive. */
export interface ChainContext {
  /** The node of this test; in a set-up, the node from which its tests fork. */
  readonly node: Node
  /** A provider whose requests go to the chain of the test that makes them. Clients and contracts over it work in every test of the set-up. */
  readonly provider: NodeProvider
}

/** Values of a set-up that extends another one. */
export type Extended<Base, More> = Omit<Base, keyof More> & More

export interface SetupOptions {
  /** Shares the set-up between all files of a process that define it with this name. It then stays until the process ends. */
  readonly name?: string
  /** Options of the node. Default: those of `createNode`. */
  readonly chain?: NodeOptions
  /** Folder from which contracts are found by name, upwards. Default: that of the file which defines the set-up. */
  readonly folder?: string
  /** Files or folders with compiled contracts, from `folder`. Default: those of Foundry and Hardhat that the project has. */
  readonly artifacts?: string | readonly string[]
  /** Whether a failing test explains its transactions. Default true. */
  readonly explain?: boolean
  /**
   * Follows each test, such as `gasOfTests` of `evmbed/testing/gas`. Default: nothing.
   *
   * @example
   * ```ts
   * const recorder = new GasRecorder()
   * const market = defineSetup(deployMarket, { observe: ({ node }) => recorder.watch(node) })
   * ```
   */
  readonly observe?: TestObserver
}

interface Prepared<Values> {
  readonly node: Node
  readonly values: Values
}

interface SetupParts<Values> {
  readonly prepare: (chain: TestChain) => Promise<Values>
  readonly openNode: () => Promise<Node>
  readonly contracts: ContractFiles
  readonly ancestors: readonly object[]
  readonly isExplained: boolean
  readonly observer: TestObserver | undefined
  readonly isKept: boolean
}

/** Values that a set-up has when its function has returned them; no values if it returned nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: a set-up may return nothing
type ValuesOf<Returned extends object | void> = Returned extends object ? Returned : object

/** A state with which tests begin. It is prepared once; each test has a fork of it. `defineSetup` makes one. */
export interface ChainSetup<Values extends object = object> {
  /** A provider whose requests go to the chain of the test that makes them. */
  readonly provider: NodeProvider
  /**
   * Continues this set-up: tests of the result begin with what both have prepared.
   *
   * @example
   * ```ts
   * const withLoan = market.extend(async ({ coin, alice }) => ({ loan: await borrow(coin, alice) }))
   * ```
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a set-up may return nothing
  extend<More extends object | void>(
    prepare: (context: ChainContext & Values) => Promise<More> | More,
  ): ChainSetup<Extended<Values, ValuesOf<More>>>
  /** Returns what the set-up has returned, for hooks of runners that pass nothing to them. Prepares the state if needed. */
  values(): Promise<Values>
  /**
   * Runs a function on a chain of its own, which is closed after it: a test without a runner.
   *
   * Rejects with the failure of the function, below which are the transactions that it has sent, and with `SetupFailed`.
   *
   * @param title name of the test in messages
   */
  run<Result>(title: string, body: (context: ChainContext & Values) => Promise<Result> | Result): Promise<Result>
  /** Closes the node. The set-up is prepared again if a test needs it. */
  close(): Promise<void>
}

/** A set-up with what the adapters of runners need. */
export class PreparedSetup<Values extends object = object> implements ChainSetup<Values> {
  readonly provider: SetupProvider
  readonly #parts: SetupParts<Values>
  readonly #setups: ReadonlySet<object>
  #prepared: Promise<Prepared<Values>> | undefined
  #users = 0

  constructor(parts: (provider: NodeProvider) => SetupParts<Values>) {
    this.provider = new SetupProvider(this, async () => (await this.ready()).node)
    this.#parts = parts(this.provider)
    this.#setups = new Set([...this.#parts.ancestors, this])
  }

  // biome-ignore lint/suspicious/noConfusingVoidType: a set-up may return nothing
  extend<More extends object | void>(
    prepare: (context: ChainContext & Values) => Promise<More> | More,
  ): PreparedSetup<Extended<Values, ValuesOf<More>>> {
    type Both = Extended<Values, ValuesOf<More>>
    return new PreparedSetup<Both>((provider) => ({
      ...this.#parts,
      openNode: async () => (await this.ready()).node.fork(),
      prepare: async (chain) => {
        const { values } = await this.ready()
        const both: object = { ...values, ...(await prepare(contextOf(chain, values, provider))) }
        // TypeScript does not see what the spread of a type parameter is.
        return both as Both
      },
      ancestors: [...this.#setups],
      isKept: false,
    }))
  }

  async values(): Promise<Values> {
    return (await this.ready()).values
  }

  /** Prepares the state unless that has been done. Rejects with the reason of the set-up. */
  ready(): Promise<Prepared<Values>> {
    this.#prepared ??= this.#prepare()
    return this.#prepared
  }

  /** Begins the chain of a test. Rejects with `SetupFailed`. */
  async begin(test: TestName): Promise<{ readonly chain: TestChain; readonly context: ChainContext & Values }> {
    const { node: base, values } = await this.ready().catch((error: unknown) => {
      throw new SetupFailed(error)
    })
    const { contracts, observer } = this.#parts
    const chain = new TestChain({ ...test, setups: this.#setups, contracts, open: () => base.fork(), observer })
    await chain.open()
    return { chain, context: contextOf(chain, values, this.provider) }
  }

  run<Result>(title: string, body: (context: ChainContext & Values) => Promise<Result> | Result): Promise<Result> {
    return this.runTest({ name: title, title }, body)
  }

  /** @param failuresOf returns failures that the function has not thrown */
  async runTest<Result>(
    test: TestName,
    body: (context: ChainContext & Values) => Promise<Result> | Result,
    failuresOf: () => readonly unknown[] = () => [],
  ): Promise<Result> {
    const { chain, context } = await this.begin(test)
    try {
      const result = await runOn(chain, () => body(context))
      const failures = failuresOf()
      for (const failure of failures) await this.explain(failure, chain)
      await chain.observed(failures.length === 0)
      return result
    } catch (error) {
      await this.explain(error, chain)
      throw error
    } finally {
      await chain.end()
    }
  }

  /** Appends the transactions of the test to the message of its error. */
  async explain(error: unknown, chain: TestChain): Promise<void> {
    if (this.#parts.isExplained) await explainFailure(error, chain)
  }

  /** Registers a suite that uses the set-up. */
  retain(): void {
    this.#users++
  }

  /** Unregisters a suite. The node is closed after the last one. */
  async release(): Promise<void> {
    storeCounts()
    if (--this.#users === 0 && !this.#parts.isKept) await this.close()
  }

  async close(): Promise<void> {
    const prepared = this.#prepared
    this.#prepared = undefined
    await (await prepared?.catch(() => undefined))?.node.close()
  }

  async #prepare(): Promise<Prepared<Values>> {
    const { openNode, prepare, contracts } = this.#parts
    const chain = new TestChain({ name: 'the set-up', title: 'the set-up', setups: this.#setups, contracts, open: openNode })
    try {
      await chain.open()
      const values = await runOn(chain, () => prepare(chain))
      // A set-up that loads a fixture has replaced its chain.
      return { node: (await chain.open()).node, values }
    } catch (error) {
      await chain.end()
      throw error
    }
  }
}

/** Returns the parts of a chain and the values of its set-up. Hooks may load a fixture, which replaces the node. */
function contextOf<Values extends object>(chain: TestChain, values: Values, provider: NodeProvider): ChainContext & Values {
  const parts: ChainContext = {
    get node() {
      return chain.node
    },
    provider,
  }
  // Descriptors, so that the getter stays one.
  return Object.defineProperties({ ...values, ...parts }, Object.getOwnPropertyDescriptors(parts))
}

interface NamedSetup {
  readonly text: string
  readonly options: SetupOptions
  readonly setup: unknown
}

/** Set-ups that have a name. */
const named = oneInProcess('setups', () => new Map<string, NamedSetup>())

/**
 * Defines the state with which tests begin. The function runs once, before the first test; each test has a fork of the result.
 *
 * Clients and contracts that it makes with `provider` work in every test on the chain of that test, also in tests that run at the same time.
 *
 * @throws `SetupNameTaken` for a name that another set-up of the process has
 *
 * @example
 * ```ts
 * const market = defineSetup(async ({ provider }) => {
 *   const { deploy } = await connectViem(provider)
 *   return { coin: await deploy('Coin', [100n]) }
 * })
 * ```
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a set-up may return nothing
export function defineSetup<Values extends object | void = object>(
  prepare?: (context: ChainContext) => Promise<Values> | Values,
  options: SetupOptions = {},
): ChainSetup<ValuesOf<Values>> {
  return createSetup(prepare, options, defineSetup)
}

type Definer = (...args: never[]) => unknown

/** @param definer the function that a project has called: contracts are found from its folder */
// biome-ignore lint/suspicious/noConfusingVoidType: a set-up may return nothing
export function createSetup<Values extends object | void>(
  prepare: ((context: ChainContext) => Promise<Values> | Values) | undefined,
  options: SetupOptions,
  definer: Definer,
): PreparedSetup<ValuesOf<Values>> {
  type All = ValuesOf<Values>
  const { name, chain: nodeOptions, folder = callerFolder(definer), artifacts, explain = true, observe } = options
  const make = () =>
    new PreparedSetup<All>((provider) => ({
      openNode: () => createNode(nodeOptions),
      prepare: async (chain) => {
        // Nothing that was returned is an object without values.
        return ((await prepare?.(contextOf(chain, {}, provider))) ?? {}) as All
      },
      contracts: new ContractFiles(folder, artifacts),
      ancestors: [],
      isExplained: explain,
      observer: observe,
      isKept: name !== undefined,
    }))
  if (name === undefined) return make()
  const text = String(prepare)
  const found = named.get(name)
  if (found && found.text !== text) throw new SetupNameTaken(name)
  const different = found && differentOption(found.options, { ...options, explain })
  if (different !== undefined) throw new SetupNameTaken(name, different)
  // The same function has the same type.
  if (found) return found.setup as PreparedSetup<All>
  const setup = make()
  named.set(name, { text, options: { ...options, explain }, setup })
  return setup
}

/** Returns the set-up itself, or one that a function defines. */
export function setupOf<Values extends object>(
  source: ChainSetup<Values> | ((context: ChainContext) => Promise<Values> | Values) | undefined,
  definer: Definer,
): PreparedSetup<Values> {
  // All set-ups are of the class; a function that returns an object defines a set-up of that object.
  return (typeof source === 'object' ? source : createSetup(source, {}, definer)) as PreparedSetup<Values>
}
