import { existsSync } from 'node:fs'
import { argumentsText, type Explanation, frameName, type Node } from '../../src/internal.js'
import { UsageError } from './usage-error.js'

/** Texts of a log about a transaction. */
export interface Explained {
  /** The function that it called, `Coin.transfer(to: 0x…, amount: 5)`. Undefined if no artifact names it. */
  readonly call: string | undefined
  /** Why it failed. Undefined for success. */
  readonly failure: string | undefined
}

/** Says what transactions called and why they failed, with the names of the contracts in artifacts. */
export class Explainer {
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

  /** Explains a transaction. Without artifacts only one that failed: it has to be run again for it. Undefined if it cannot be. */
  async explain(transactionHash: string, hasFailed: boolean): Promise<Explained | undefined> {
    if (!hasFailed && !this.#places) return undefined
    try {
      let explanation = await this.#node.explain(transactionHash)
      // The project may have been compiled again since.
      if (this.#places && isUnnamed(explanation)) {
        await this.read()
        explanation = await this.#node.explain(transactionHash)
      }
      return { call: callIn(explanation), failure: explanation.failure?.sentence }
    } catch {
      return undefined
    }
  }
}

function callIn({ frame }: Explanation): string | undefined {
  if (isUnnamed({ frame })) return undefined
  return frame.call ? `${frameName(frame)}(${argumentsText(frame.call.arguments)})` : frameName(frame)
}

function isUnnamed({ frame }: Pick<Explanation, 'frame'>): boolean {
  return frame.contract === undefined
}
