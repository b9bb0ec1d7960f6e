import { existsSync } from 'node:fs'
import type { Explanation, Node } from '../../src/internal.js'
import { UsageError } from './usage-error.js'

/** Says why transactions failed, with the names of the contracts in artifacts. */
export class Failures {
  readonly #node: Node
  readonly #places: readonly string[] | undefined

  /** @param places files and folders of compilers */
  constructor(node: Node, places: readonly string[] | undefined) {
    this.#node = node
    this.#places = places
  }

  /** Throws `UsageError` for a place that does not exist. */
  static check(places: readonly string[] | undefined): void {
    const missing = places?.find((place) => !existsSync(place))
    if (missing !== undefined) throw new UsageError(`--artifacts: there is no file or folder ${missing}`)
  }

  /** Reads the artifacts. */
  async read(): Promise<void> {
    if (!this.#places) return
    const { ContractFiles } = await import('../testing/internal/index.js')
    await new ContractFiles(process.cwd(), this.#places).register(this.#node)
  }

  /** Returns the sentence on why a transaction failed; undefined if it cannot be run again. */
  async sentenceOf(transactionHash: string): Promise<string | undefined> {
    try {
      let explanation = await this.#node.explain(transactionHash)
      // The project may have been compiled again since.
      if (this.#places && isUnnamed(explanation)) {
        await this.read()
        explanation = await this.#node.explain(transactionHash)
      }
      return explanation.failure?.sentence
    } catch {
      return undefined
    }
  }
}

function isUnnamed({ frame }: Explanation): boolean {
  return frame.contract === undefined
}
