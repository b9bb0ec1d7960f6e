import { type ForkOptions, type Node, NodeProvider, type ProviderMessage, type RequestArguments } from '../../src/internal.js'
import { currentTestChain } from './context.js'
import { ChainOfOtherSetup, OutsideOfTest, TestHasEnded } from './errors.js'
import type { TestChain } from './test-chain.js'

/** A provider whose requests go to the chain of the test that makes them. Clients and contracts over it belong to a set-up, and work in all of its tests. */
export class SetupProvider extends NodeProvider {
  readonly #setup: object
  readonly #nodeOfSetup: () => Promise<Node>
  /** Providers of chains whose notifications are passed on. */
  readonly #subscribed = new WeakSet<NodeProvider>()

  constructor(setup: object, nodeOfSetup: () => Promise<Node>) {
    super()
    this.#setup = setup
    this.#nodeOfSetup = nodeOfSetup
  }

  /** Returns the chain of the running test. */
  chain(method: string): TestChain {
    const chain = currentTestChain(method)
    if (!chain) throw new OutsideOfTest(method)
    if (chain.hasEnded) throw new TestHasEnded(method, chain.title)
    if (!chain.setups.has(this.#setup)) throw new ChainOfOtherSetup(method, chain.title)
    return chain
  }

  /** Returns the node of the running test; outside of tests, that of the set-up. */
  override async node(): Promise<Node> {
    const chain = currentTestChain('node')
    return chain ? (await this.chain('node').open()).node : this.#nodeOfSetup()
  }

  override async request(call: RequestArguments): Promise<unknown> {
    const chain = this.chain(call.method)
    if (call.method === 'eth_subscribe') await this.#passOn(chain)
    return chain.request(call)
  }

  override async fork(options: ForkOptions = {}): Promise<NodeProvider> {
    const { provider } = await this.chain('fork').open()
    return provider.fork(options)
  }

  /** Does nothing: the chains end with their tests, and the node of the set-up with the set-up. */
  override async close(): Promise<void> {}

  async #passOn(chain: TestChain): Promise<void> {
    const { provider } = await chain.open()
    if (this.#subscribed.has(provider)) return
    this.#subscribed.add(provider)
    provider.on('message', (message: ProviderMessage) => this.emit('message', message))
  }
}
