import { createNode, type Node, type NodeOptions } from 'evmbed'

/** A node that the cases of a part share. It is created when the first of them asks for it. */
export class NodeOnDemand {
  readonly #options: () => NodeOptions
  #creating: Promise<Node> | undefined

  constructor(options: () => NodeOptions = () => ({})) {
    this.#options = options
  }

  get(): Promise<Node> {
    this.#creating ??= createNode(this.#options())
    return this.#creating
  }

  async close(): Promise<void> {
    await (await this.#creating)?.close()
  }
}
