import { createNode, type Node } from 'evmbed'

/** A node that the cases of a part share. It is created when the first of them asks for it. */
export class NodeOnDemand {
  readonly #create: () => Promise<Node>
  #creating: Promise<Node> | undefined

  constructor(create: () => Promise<Node> = createNode) {
    this.#create = create
  }

  get(): Promise<Node> {
    this.#creating ??= this.#create()
    return this.#creating
  }

  async close(): Promise<void> {
    await (await this.#creating)?.close()
  }
}
