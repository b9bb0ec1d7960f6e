import { expect, it } from 'vitest'
import { createNode, type Node } from '../src/index.js'
import { warmUp } from '../src/warm-up.js'

it('makes a transaction on a chain of its own in idle time, once in a process, and closes that chain', async () => {
  const heads: string[] = []
  let created = 0
  const closed = new Promise<void>((resolve) => {
    const create = async (): Promise<Node> => {
      created++
      const node = await createNode()
      node.events.on('newHeads', ({ number }) => heads.push(number))
      node.onClose(resolve)
      return node
    }
    warmUp(create)
    warmUp(create)
  })
  const other = await createNode()
  await closed
  expect({ created, heads }).toEqual({ created: 1, heads: ['0x1'] })
  expect(await other.request('eth_blockNumber')).toBe('0x0')
  await other.close()
})
