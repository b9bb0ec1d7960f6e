import { type Node, NodeProvider, type RequestArguments } from '../../src/internal.js'
import type { ContractFiles } from './contract-files.js'

/** The chain of the running test. */
export interface CurrentChain {
  readonly node: Node
  readonly provider: NodeProvider
}

/** A call that has failed without becoming a transaction: a refused estimate, or a read that reverted. */
export interface FailedCall {
  readonly method: string
  readonly params: unknown
  /** Number of the head at that time. */
  readonly block: bigint
  readonly error: Error
}

/** A test that begins. */
export interface StartedTest {
  /** Name of the test with those of its suites, as its runner prints it. */
  readonly name: string
  readonly node: Node
}

/** End of a test on a chain. */
export interface EndOfTest {
  /** Whether the test has passed. False as well for a chain that `loadFixture` replaces. */
  readonly hasPassed: boolean
}

/** Follows the chain of a test. Returns a function that is called before the chain is closed; the test fails with what it throws after a test that has passed. */
export type TestObserver = (test: StartedTest) => ((end: EndOfTest) => Promise<unknown> | unknown) | undefined

/** A test in messages, and for observers. */
export interface TestName {
  readonly name: string
  /** Name in error messages: `the test "…"`. */
  readonly title: string
}

/** @param name undefined if the runner does not tell it */
export function testName(name: string | undefined): TestName {
  return name === undefined ? { name: 'a test', title: 'a test' } : { name, title: `the test ${JSON.stringify(name)}` }
}

export interface TestChainOptions extends TestName {
  /** The set-up and those that it extends. Their clients and contracts work on this chain. */
  readonly setups: ReadonlySet<object>
  /** Contracts by name, as the set-up finds them. */
  readonly contracts: ContractFiles
  /** Creates the node of this chain. */
  readonly open: () => Promise<Node>
  readonly observer?: TestObserver | undefined
}

/** Number of failed calls that are kept. */
const FAILED_CALLS = 2
const EXPLAINED = new Set(['eth_call', 'eth_estimateGas', 'eth_sendTransaction'])
const REVERTED = 3

/** The chain of one test: opened once, replaced by `loadFixture`, closed at the end. */
export class TestChain implements TestName {
  readonly name: string
  readonly title: string
  readonly setups: ReadonlySet<object>
  readonly contracts: ContractFiles
  /** Identity of the chain in the caches of clients. */
  readonly id: string
  readonly #openNode: () => Promise<Node>
  readonly #observer: TestObserver | undefined
  #stopObserving: ReturnType<TestObserver>
  #opened: Promise<CurrentChain> | undefined
  #node: Node | undefined
  #firstBlock = 0n
  #failedCalls: readonly FailedCall[] = []
  #hasEnded = false

  static #count = 0

  constructor({ name, title, setups, contracts, open, observer }: TestChainOptions) {
    this.name = name
    this.title = title
    this.#observer = observer
    this.setups = setups
    this.contracts = contracts
    this.#openNode = open
    this.id = `chain-${TestChain.#count++}`
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /** The node of a chain that was opened. */
  get node(): Node {
    if (!this.#node) throw new Error(`the chain of ${this.title} was not opened`)
    return this.#node
  }

  /** Number of the last block that the test has not made. */
  get firstBlock(): bigint {
    return this.#firstBlock
  }

  /** The latest calls that failed, in order. */
  get failedCalls(): readonly FailedCall[] {
    return this.#failedCalls
  }

  /** Returns the node and its provider, and creates them if needed. */
  open(): Promise<CurrentChain> {
    this.#opened ??= this.#openNode().then((node) => this.#use(node))
    return this.#opened
  }

  /** Replaces the chain: from here on requests go to this node. */
  async replace(node: Node): Promise<void> {
    const former = this.#opened
    await this.observed(false)
    // They cannot run again on the chain of a fixture.
    this.#failedCalls = []
    this.#opened = Promise.resolve(this.#use(node))
    await close(former)
  }

  /** Runs a call, and keeps it if it reverts. */
  async request(call: RequestArguments): Promise<unknown> {
    const opened = this.open()
    const { node, provider } = await opened
    try {
      return await provider.request(call)
    } catch (error) {
      const isReverted = error instanceof Error && 'code' in error && error.code === REVERTED
      if (isReverted && EXPLAINED.has(call.method) && opened === this.#opened) {
        const failed = { method: call.method, params: call.params, block: BigInt(node.statistics().height), error }
        this.#failedCalls = [...this.#failedCalls, failed].slice(-FAILED_CALLS)
      }
      throw error
    }
  }

  /** Ends the observation of the test. Rejects with what its observer finds. */
  async observed(hasPassed: boolean): Promise<void> {
    const stop = this.#stopObserving
    this.#stopObserving = undefined
    await stop?.({ hasPassed })
  }

  /** Creates a chain that begins with the state of this one. */
  branch(title: string): TestChain {
    const { name, setups, contracts } = this
    return new TestChain({ name, title, setups, contracts, open: async () => (await this.open()).node.fork() })
  }

  /** Closes the chain. Later calls reject. */
  async end(): Promise<void> {
    this.#hasEnded = true
    try {
      await this.observed(false)
    } finally {
      await close(this.#opened)
    }
  }

  #use(node: Node): CurrentChain {
    this.#node = node
    this.#firstBlock = BigInt(node.statistics().height)
    this.#stopObserving = this.#observer?.({ name: this.name, node })
    return { node, provider: new NodeProvider(node) }
  }
}

async function close(opened: Promise<CurrentChain> | undefined): Promise<void> {
  // A node that could not be created is not closed either.
  const chain = await opened?.catch(() => undefined)
  await chain?.provider.close()
  await chain?.node.close()
}
