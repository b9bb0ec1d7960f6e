import type { Node } from '../../../src/internal.js'
import { currentTestChain, SetupProvider, type TestChain } from '../internal/index.js'

/** A provider of a chain of its own. While a fixture runs, its requests go to the chain of the fixture. */
export class ConnectionProvider extends SetupProvider {
  readonly #own: TestChain
  readonly #key: object

  /** @param key identity of the connection among the set-ups of a chain */
  constructor(own: TestChain, key: object) {
    super(key, async () => (await own.open()).node)
    this.#own = own
    this.#key = key
  }

  override chain(method: string): TestChain {
    const running = currentTestChain(method)
    return running?.setups.has(this.#key) ? super.chain(method) : this.#own
  }

  override async node(): Promise<Node> {
    return (await this.chain('node').open()).node
  }
}
