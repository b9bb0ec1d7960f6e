import { createNode, type Node } from 'evmbed'
import { forkServer, networkListeners } from 'evmbed/websocket'
import { afterEach, expect, test } from 'vitest'

const nodes: Node[] = []
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close()
})

async function started(): Promise<Node> {
  const open = { namespaces: 'all', auth: { mode: 'off' } } as const
  const forks = forkServer(
    () => node,
    () => ({ http: open, webSocket: open }),
  )
  const node: Node = await createNode({ listeners: { ...networkListeners(), forks } })
  nodes.push(node)
  return node
}

async function blockNumber(url: string): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
  return (await (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()).result
}

test('evmbed_fork serves a fork at a block until it is closed', async () => {
  const node = await started()
  await node.mine(3)
  const fork = await node.request('evmbed_fork', ['0x1'])
  expect(await blockNumber(fork.url)).toBe('0x1')
  const atHead = await node.request('evmbed_fork')
  expect(await node.request('evmbed_forks')).toEqual([fork, atHead])
  expect(atHead.blockNumber).toBe('0x3')
  expect(await node.request('evmbed_closeFork', [fork.url])).toBe(true)
  expect(await node.request('evmbed_closeFork', [fork.url])).toBe(false)
  await expect(blockNumber(fork.url)).rejects.toThrow('fetch failed')
  await expect(node.request('evmbed_fork', ['0x4'])).rejects.toThrow('header not found')
})

test('forks that are served end with the node', async () => {
  const node = await started()
  const { url } = await node.request('evmbed_fork')
  await node.close()
  await expect(blockNumber(url)).rejects.toThrow('fetch failed')
})

test('evmbed_fork refuses more than 16 forks, also when they are asked for at once', async () => {
  const node = await started()
  const asked = await Promise.allSettled(Array.from({ length: 17 }, () => node.request('evmbed_fork')))
  const refused = asked.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  expect(refused).toEqual([expect.stringContaining('16 forks are served: close one of them first')])
  expect(await node.request('evmbed_forks')).toHaveLength(16)
})
