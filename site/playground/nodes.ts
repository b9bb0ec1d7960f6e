/** The nodes that a sample has created, so that the page can explain their transactions. */
import type { Node, NodeProvider } from '../../src/index.js'

export const nodes = new Set<Node>()
export const providers = new Set<NodeProvider>()

/** Returns all nodes of the sample, in the order of their creation, and forgets them. */
export async function takeNodes(): Promise<readonly Node[]> {
  const started = await Promise.allSettled([...providers].map((provider) => provider.node()))
  const all = new Set([...nodes, ...started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))])
  nodes.clear()
  providers.clear()
  return [...all]
}
