/** `evmbed` for samples. */
import { createNode as create, type Node, type NodeOptions, NodeProvider as Provider } from '../../src/index.js'
import { nodes, providers } from './nodes.js'

export * from '../../src/index.js'

export async function createNode(options?: NodeOptions): Promise<Node> {
  const node = await create(options)
  nodes.add(node)
  return node
}

export class NodeProvider extends Provider {
  constructor(...given: ConstructorParameters<typeof Provider>) {
    super(...given)
    providers.add(this)
  }
}
